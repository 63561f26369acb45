// Presenting a lesson: P hides the text, stage and plots have the whole screen; digits choose experiments, B blanks, Escape ends.

import { wantsKey } from "../panels/shortcuts";
import { typedKey } from "../panels/typed-key";
import { goToSpot, type Spot, spotIn } from "./spot";

const root = document.documentElement;
/** Where one read before. */
let before: Spot | null = null;

const lessonOf = (main: Element): HTMLElement | null => main.querySelector(".lesson");
const presenting = (): boolean => root.dataset.presenting !== undefined;

/** Listens to the keys of a lecturer until the page goes; `first` is the key that asked for it. */
export function startPresenter(main: Element, first: KeyboardEvent): void {
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = typedKey(event).toLowerCase();
    if (wantsKey(event.target ?? undefined, key)) return;
    if (act(main, key)) event.preventDefault();
  };
  document.addEventListener("keydown", listen);
  listen(first);
  addEventListener("hashchange", () => end(main));
}

function act(main: Element, key: string): boolean {
  // The building kit has tools on these keys.
  if (key === "p" && lessonOf(main) && !main.querySelector("cd-kit")) {
    if (presenting()) end(main);
    else begin(main);
    return true;
  }
  if (!presenting()) return false;
  if (key === "escape") end(main);
  else if (key === "b") root.dataset.presenting = root.dataset.presenting === "blank" ? "shown" : "blank";
  else if (/^[1-9]$/.test(key))
    main.querySelectorAll<HTMLButtonElement>("cd-presets [data-preset]")[Number(key) - 1]?.click();
  else return false;
  return true;
}

function begin(main: Element): void {
  before = spotIn(main);
  root.dataset.presenting = "shown";
  const lesson = lessonOf(main);
  if (lesson) lesson.dataset.folded = "text";
  scrollTo(0, 0);
  root.requestFullscreen?.().catch(() => undefined);
}

function end(main: Element): void {
  if (!presenting()) return;
  delete root.dataset.presenting;
  delete lessonOf(main)?.dataset.folded;
  if (document.fullscreenElement === root) void document.exitFullscreen();
  if (before) goToSpot(main, before);
  before = null;
}
