// Where in the page one reads. Each entry of the browser's history keeps its own, so that Back and reload return to it.
import { sectionsOf, topOfText } from "./sections";

export interface Spot {
  /** Slug of the section that the place is measured from; "" for the top of the page. */
  readonly section: string;
  /** How far its top lies above the top of the text. px */
  readonly below: number;
}

/** Browsers take about a hundred changes of the history in half a minute. ms */
const pause = 400;
/** The browser lays out what is near the window only, so that sections change their height on arrival. ms */
const settling = 1000;

const articleIn = (main: Element): Element | null => main.querySelector(".article");

export function spotIn(main: Element): Spot {
  const article = articleIn(main);
  if (!article) return { section: "", below: scrollY };
  const top = topOfText(article);
  const first = sectionsOf(article).findLast(({ element }) => element.getBoundingClientRect().top <= top + 1);
  return first
    ? { section: first.slug, below: top - first.element.getBoundingClientRect().top }
    : { section: "", below: scrollY };
}

let moving = new AbortController();

/** Scrolls there, and again while heights settle, until the reader scrolls. */
export function goToSpot(main: Element, spot: Spot): void {
  moving.abort();
  const mine = new AbortController();
  moving = mine;
  const { signal } = mine;
  for (const event of ["wheel", "pointerdown", "keydown", "touchstart"])
    addEventListener(event, () => mine.abort(), { signal, passive: true, capture: true });
  const until = spot.section === "" && spot.below === 0 ? 0 : performance.now() + settling;
  const step = (): void => {
    if (signal.aborted) return;
    const article = articleIn(main);
    const section = article ? sectionsOf(article).find(({ slug }) => slug === spot.section) : undefined;
    if (article && section) {
      const off = section.element.getBoundingClientRect().top - topOfText(article) + spot.below;
      if (Math.abs(off) >= 1) scrollBy({ top: off, behavior: "instant" });
    } else scrollTo({ top: spot.section === "" ? spot.below : 0, behavior: "instant" });
    if (performance.now() < until) requestAnimationFrame(step);
    else mine.abort();
  };
  // At the top nothing has to be measured before the frame that lays out the page.
  if (until === 0) requestAnimationFrame(step);
  else step();
}

/** Reading position stored in this entry of the browser history; null for a new entry. */
export function keptSpot(): Spot | null {
  const { spot } = (history.state ?? {}) as { spot?: Partial<Spot> };
  return typeof spot?.section === "string" && typeof spot.below === "number" ? (spot as Spot) : null;
}

export function keepSpot(spot: Spot): void {
  history.replaceState({ ...(history.state as object | null), spot }, "");
}

/** Keeps the place in the present entry of the history while one reads. */
export class SpotKeeper {
  readonly #main: Element;
  #timer = 0;
  #away = false;

  constructor(main: Element) {
    this.#main = main;
    history.scrollRestoration = "manual";
    addEventListener("scroll", () => this.#later(), { passive: true });
    addEventListener("pagehide", () => this.#now());
    // A link leads to another entry: this one is complete before.
    document.addEventListener("click", () => this.#now(), { capture: true });
  }

  #later(): void {
    if (this.#timer === 0 && !this.#away) this.#timer = window.setTimeout(() => this.keep(), pause);
  }
  #now(): void {
    if (this.#timer !== 0) this.keep();
  }
  keep(): void {
    this.drop();
    keepSpot(spotIn(this.#main));
  }
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }
  /** From one entry to another until its page is there: what scrolls meanwhile is no reading. */
  leave(): void {
    this.drop();
    this.#away = true;
  }
  arrive(): void {
    this.#away = false;
  }
}
