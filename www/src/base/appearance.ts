// Theme, contrast and type size: attributes on <html> that the tokens follow; stored where the browser allows it.
import { recall, remember } from "./memory";

export type Theme = "light" | "dark" | "auto";

const listeners = new Set<() => void>();
const darkQuery = matchMedia("(prefers-color-scheme: dark)");
const contrastQuery = matchMedia("(prefers-contrast: more)");
const motionQuery = matchMedia("(prefers-reduced-motion: reduce)");

let chosenTheme: Theme = "auto";
let large = false;
/** Large type for the time of a lecture, whatever was chosen. */
let lecture = false;

export function theme(): Theme {
  return chosenTheme;
}
export function setTheme(value: Theme): void {
  chosenTheme = value;
  remember("theme", value);
  apply();
}
export function largeType(): boolean {
  return large;
}
export function setLargeType(value: boolean): void {
  large = value;
  remember("type", value ? "large" : "normal");
  apply();
}
export function setLecture(value: boolean): void {
  lecture = value;
  apply();
}
/** Called after colours or sizes changed: canvases read their colours again. Call the result to stop. */
export function onAppearance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export function reducedMotion(): boolean {
  return motionQuery.matches;
}

/** Once per page, before anything is drawn. `fixed` wins over what was remembered (embedded scenes). */
export function startAppearance(fixed: { theme?: Theme; large?: boolean } = {}): void {
  const theme = fixed.theme ?? recall("theme");
  chosenTheme = theme === "light" || theme === "dark" ? theme : "auto";
  large = fixed.large ?? recall("type") === "large";
  darkQuery.addEventListener("change", apply);
  contrastQuery.addEventListener("change", apply);
  apply();
}

function apply(): void {
  const root = document.documentElement.dataset;
  root.theme = chosenTheme === "auto" ? (darkQuery.matches ? "dark" : "light") : chosenTheme;
  if (contrastQuery.matches) root.contrast = "more";
  else delete root.contrast;
  if (large || lecture) root.type = "large";
  else delete root.type;
  for (const listener of listeners) listener();
}
