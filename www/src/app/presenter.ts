// Presenting a lesson: P hides the text, stage and plots have the whole screen; digits choose experiments, B blanks, Escape ends.
// Type is large meanwhile.
import { setLecture } from "../base/appearance";

const root = document.documentElement;
/** Where keys are text. */
const typed = "input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])";
/** Goes back to where one read before. */
let back: () => void = () => undefined;

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
    if (!typing && act(main, event.key.toLowerCase(), keepPlace)) event.preventDefault();
  };
  document.addEventListener("keydown", listen);
  listen(first);
  addEventListener("hashchange", () => end(main));
}

function act(main: Element, key: string, keepPlace: () => () => void): boolean {
  // The building kit has tools on these keys.
  if (key === "p" && lessonOf(main) && !main.querySelector("cd-kit")) {
    if (presenting()) end(main);
    else begin(main, keepPlace());
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

function begin(main: Element, place: () => void): void {
  back = place;
  root.dataset.presenting = "shown";
  const lesson = lessonOf(main);
  if (lesson) lesson.dataset.folded = "text";
  setLecture(true);
  scrollTo(0, 0);
  root.requestFullscreen?.().catch(() => undefined);
}

function end(main: Element): void {
  if (!presenting()) return;
  delete root.dataset.presenting;
  delete lessonOf(main)?.dataset.folded;
  setLecture(false);
  if (document.fullscreenElement === root) void document.exitFullscreen();
  back();
}
