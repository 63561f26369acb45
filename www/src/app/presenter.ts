// Presenting a lesson: P hides the text, stage and plots have the whole screen; digits choose experiments, arrows up and down the section,
// B blanks, Escape ends. Type is large meanwhile.
import { setLecture } from "../base/appearance";
import { wantsKey } from "../panels/shortcuts";
import type { Stage } from "../stage/stage";
import { readingIn, type Section, sectionsOf, titleOf, topOfText } from "./sections";

const root = document.documentElement;
/** Where keys are text. */
const typed = "input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])";
/** Goes back to where one read before. */
let back: () => void = () => undefined;
/** Folds the plots again where presenting has opened them. */
let foldPlots: () => void = () => undefined;
/** The section that is presented; null before the first. */
let section: Section | null = null;
/** The title of a section stays for so long. ms */
const shownFor = 3000;

const lessonOf = (main: Element): HTMLElement | null => main.querySelector(".lesson");
const presenting = (): boolean => root.dataset.presenting !== undefined;

/**
 * Listens to the keys of a lecturer until the page is left; `first` is the key that asked for it. `keepPlace` notes where one reads; its
 * result goes back there.
 */
export function startPresenter(main: Element, first: KeyboardEvent, keepPlace: () => () => void): void {
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = event.target instanceof Element && event.target.closest(typed);
    if (!typing && act(main, event, keepPlace)) event.preventDefault();
  };
  document.addEventListener("keydown", listen);
  listen(first);
  addEventListener("hashchange", () => end(main));
}

function act(main: Element, event: KeyboardEvent, keepPlace: () => () => void): boolean {
  const key = event.key.toLowerCase();
  // The building kit has tools on these keys.
  if (key === "p" && lessonOf(main) && !main.querySelector("cd-kit")) {
    if (presenting()) end(main);
    else begin(main, keepPlace());
    return true;
  }
  if (!presenting()) return false;
  if (key === "escape") end(main);
  else if (key === "b") root.dataset.presenting = root.dataset.presenting === "blank" ? "shown" : "blank";
  else if (/^[1-9]$/.test(key)) experiments(main)[Number(key) - 1]?.click();
  else if (key in directions && !wantsKey(event.composedPath()[0], key)) go(main, directions[key] as 1 | -1);
  else return false;
  return true;
}

const directions: Readonly<Record<string, 1 | -1>> = { arrowdown: 1, pagedown: 1, arrowup: -1, pageup: -1 };

const sectionsIn = (main: Element): readonly Section[] => {
  const article = main.querySelector(".lesson > .article");
  return article ? sectionsOf(article) : [];
};
const triesIn = (element: Element): HTMLButtonElement[] =>
  [...element.querySelectorAll<HTMLButtonElement>("button.try")].filter(
    (button) => !button.closest("details:not([open])"),
  );

/** Prepared experiments; in a lesson without such a list the buttons of the section that is presented, or of the first that has some. */
function experiments(main: Element): ArrayLike<HTMLButtonElement> {
  const presets = main.querySelectorAll<HTMLButtonElement>("cd-presets [data-preset]");
  if (presets.length > 0) return presets;
  const own = section ? triesIn(section.element) : [];
  if (own.length > 0) return own;
  return (
    sectionsIn(main)
      .map(({ element }) => triesIn(element))
      .find((tries) => tries.length > 0) ?? []
  );
}

/** The next section, or the one before: its title, and its first experiment at rest. */
function go(main: Element, direction: 1 | -1): void {
  const all = sectionsIn(main);
  const at = all.findIndex(({ slug }) => slug === section?.slug);
  const next = all[at + direction];
  if (!next) return;
  section = next;
  say(titleOf(next));
  triesIn(next.element)[0]?.click();
  main.querySelector<Stage>("cd-stage")?.session?.pause();
}

let hiding: ReturnType<typeof setTimeout> | undefined;
function say(words: string): void {
  clearTimeout(hiding);
  document.querySelector(".presenter-said")?.remove();
  const note = document.createElement("p");
  note.className = "presenter-said";
  note.role = "status";
  document.body.append(note);
  note.textContent = words;
  hiding = setTimeout(() => note.remove(), shownFor);
}

function begin(main: Element, place: () => void): void {
  back = place;
  const article = main.querySelector(".lesson > .article");
  section = article && readingIn(sectionsOf(article), topOfText(article));
  root.dataset.presenting = "shown";
  const lesson = lessonOf(main);
  if (lesson) lesson.dataset.folded = "text";
  foldPlots = openPlots(main);
  setLecture(true);
  scrollTo(0, 0);
  root.requestFullscreen?.().catch(() => undefined);
}

/** Where the window is narrow the plots are behind a button. */
function openPlots(main: Element): () => void {
  const plots = main.querySelector(".plots-fold");
  if (!plots || main.querySelector(".stage-column > cd-fold[open]")) return () => undefined;
  plots.setAttribute("open", "");
  return () => plots.removeAttribute("open");
}

function end(main: Element): void {
  if (!presenting()) return;
  delete root.dataset.presenting;
  document.querySelector(".presenter-said")?.remove();
  delete lessonOf(main)?.dataset.folded;
  foldPlots();
  setLecture(false);
  if (document.fullscreenElement === root) void document.exitFullscreen();
  back();
}
