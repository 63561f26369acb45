// Frame around the text of every lesson: the bar with its sections, their list in the margin, its aims, the summary of
// abilities at its end, and links to other lessons. The lesson itself does not depend on it: elements are inserted at
// three places of its text, between nodes that never change.
import type { Stop } from "../base/cd-element";
import { recall } from "../base/memory";
import { onPrinting, onSight } from "../base/observe";
import type { Readable } from "../base/readable";
import { loadMessages, onLanguage, t } from "../messages";
import "../styles/lesson-frame.css";
import { sectionReached } from "../lessons/section-stage";
import type { Stage } from "../stage/stage";
import { LessonBar } from "./lesson-bar";
import { LessonEnd } from "./lesson-end";
import { LessonMargin } from "./lesson-margin";
import { LessonOpening } from "./lesson-opening";
import { noteProgress, progressOf } from "./progress";
import { placeOf, readingIn, type Section, sectionsOf, titleOf, topOfText } from "./sections";

/** A section is being read that has been in place for so long. ms */
const settling = 700;

export class LessonFrame {
  readonly #article: HTMLElement;
  readonly #lesson: string;
  readonly #sections: readonly Section[];
  readonly #bars: readonly LessonBar[];
  readonly #margin = new LessonMargin();
  readonly #seen: Set<string>;
  readonly #stops: Stop[] = [];
  #done: boolean;
  #asked = 0;
  #reached: Section | null = null;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(article: HTMLElement, lesson: string) {
    this.#article = article;
    this.#lesson = lesson;
    this.#sections = sectionsOf(article);
    const before = progressOf(lesson);
    this.#seen = new Set(before?.seen ?? []);
    this.#done = before?.done ?? false;

    const bar = (className: string, floating: boolean): LessonBar => {
      const element = new LessonBar();
      element.className = className;
      Object.assign(element, { lesson, sections: this.#sections, seen: this.#seen, floating });
      return element;
    };
    const opening = new LessonOpening();
    const end = new LessonEnd();
    opening.lesson = lesson;
    end.lesson = lesson;
    this.#bars = [bar("lesson-top", false), bar("lesson-float", true)];
    const [top, float] = this.#bars as [LessonBar, LessonBar];
    Object.assign(this.#margin, { lesson, sections: this.#sections });
    article.prepend(top, this.#margin);
    article.querySelector(":scope > .lead")?.after(opening);
    article.append(float, end);
    this.#extras(end);
    this.#anchors();

    const look = (): void => {
      if (this.#asked === 0) this.#asked = requestAnimationFrame(() => this.#look());
    };
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    this.#stops.push(
      () => removeEventListener("scroll", look),
      () => removeEventListener("resize", look),
      () => cancelAnimationFrame(this.#asked),
      () => clearTimeout(this.#settling),
      onLanguage(() => this.#anchors()),
      openOnPaper(article),
      printWithKey(article, lesson),
      explainSymbols(article, lesson),
    );
    look();
  }

  /** Elements at the end of a lesson; their code is loaded when they come into view. */
  #extras(end: Element): void {
    const session = this.#article.parentElement?.querySelector<Stage>("cd-stage")?.session ?? null;
    const code = Object.assign(document.createElement("cd-lesson-code"), {
      lesson: this.#lesson,
      session,
      laboratory: laboratoryBeside(this.#article),
    });
    const letters = Object.assign(document.createElement("cd-letters"), { lesson: this.#lesson });
    end.before(letters, code);
    const fetch = (): void => {
      void import("./letters");
      void import("../handout/lesson-code");
      void import("../handout/lesson-earned");
    };
    // Formulas in other letters are wanted from the start.
    if (recall("letters") !== null) fetch();
    else
      this.#stops.push(
        onSight(letters, (visible) => {
          if (visible) fetch();
        }),
      );
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  has(slug: string): boolean {
    return this.#sections.some((section) => section.slug === slug);
  }
  /** The keyboard goes on from the heading of a section. */
  focus(slug: string): void {
    const heading = this.#sections.find((section) => section.slug === slug)?.element.querySelector("h2");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }

  /** Beside every heading a link to it. */
  #anchors(): void {
    for (const section of this.#sections) {
      const heading = section.element.querySelector("h2");
      if (!heading) continue;
      const link =
        section.element.querySelector<HTMLAnchorElement>(":scope > .section-link") ??
        document.createElement("a");
      link.className = "section-link";
      link.href = `#/${placeOf(this.#lesson, section.slug)}`;
      link.textContent = "#";
      link.ariaLabel = t("app-section-link", { title: titleOf(section) });
      if (!link.isConnected) heading.after(link);
    }
  }

  /** Tells which section is being read, once it has been for a while. */
  #reach(section: Section | null): void {
    if (section === this.#reached) return;
    this.#reached = section;
    clearTimeout(this.#settling);
    if (section)
      this.#settling = setTimeout(() => {
        section.element.dispatchEvent(
          new CustomEvent(sectionReached, { detail: section.element, bubbles: true }),
        );
      }, settling);
  }

  #look(): void {
    this.#asked = 0;
    const top = topOfText(this.#article);
    // Its end was in view, and not only by passing on to the next one.
    const ended = (element: Element): boolean => {
      const { bottom } = element.getBoundingClientRect();
      return bottom <= innerHeight + 40 && bottom > top + 120;
    };
    const section = readingIn(this.#sections, top);
    const reading = section?.slug ?? "";
    this.#reach(section);
    const before = this.#seen.size + Number(this.#done);
    for (const { slug, element } of this.#sections) if (ended(element)) this.#seen.add(slug);
    const last = this.#sections.at(-1);
    if (last && last.element.getBoundingClientRect().bottom <= innerHeight) this.#done = true;
    for (const bar of this.#bars) {
      bar.reading = reading;
      bar.requestUpdate();
    }
    this.#margin.reading = reading;
    // Above the first section the bar at the top is in view.
    this.#bars[1]?.toggleAttribute("data-idle", reading === "");
    const kept = progressOf(this.#lesson);
    if (!kept || kept.last !== reading || before !== this.#seen.size + Number(this.#done))
      noteProgress(this.#lesson, {
        seen: [...this.#seen],
        of: this.#sections.length,
        last: reading,
        done: this.#done,
      });
  }
}

/** The experiment of a lesson on complementarity problems, as its stage has it. */
function laboratoryBeside(article: HTMLElement): Readable | null {
  const stage = article.parentElement?.querySelector(
    "lcp-stage, program-stage, pivoting-stage, cd-iterating",
  );
  const { workspace, state } = (stage ?? {}) as { workspace?: Readable; state?: Readable };
  return workspace ?? state ?? null;
}

/** The first symbol that is pointed at or focused brings the notes about symbols. */
function explainSymbols(article: HTMLElement, lesson: string): Stop {
  let stop: Stop | undefined;
  let ended = false;
  const types = ["pointerover", "focusin"] as const;
  const first = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest("[data-symbol]")) return;
    leave();
    void import("./symbol-note").then(async ({ explain }) => {
      if (!ended) stop = await explain(article, lesson, target);
    });
  };
  const leave = (): void => {
    for (const type of types) article.removeEventListener(type, first);
  };
  for (const type of types) article.addEventListener(type, first);
  return () => {
    ended = true;
    leave();
    stop?.();
  };
}

/** Answers and notes that are folded stand open on paper; so do those of the explanations that are written only there. */
function openOnPaper(article: HTMLElement): Stop {
  const opened = new Set<HTMLDetailsElement>();
  const open = (): void => {
    for (const each of article.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
      each.open = true;
      opened.add(each);
    }
  };
  const written = new MutationObserver(open);
  return onPrinting((printing) => {
    if (printing) {
      open();
      written.observe(article, { childList: true, subtree: true });
      return;
    }
    written.disconnect();
    for (const each of opened) each.open = false;
    opened.clear();
  });
}

/** Ctrl+P prints the edition with its figures; they cannot be computed any more when the browser's own menu says that it prints. */
function printWithKey(article: HTMLElement, lesson: string): Stop {
  const press = async (event: KeyboardEvent): Promise<void> => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== "p" || ctrlKey === metaKey || shiftKey || altKey) return;
    event.preventDefault();
    const [{ printLesson }] = await Promise.all([import("./print-edition"), loadMessages("print")]);
    const scene = article.parentElement?.querySelector<Stage>("cd-stage")?.session?.selected.scene;
    await printLesson(article, lesson, typeof scene === "string" ? scene : "circle");
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

export { rememberExperiment, shownIn } from "./lesson-memory";

/** Null where there is no text to read: the laboratory. */
export function frameLesson(host: Element, lesson: string): LessonFrame | null {
  const article = host.querySelector<HTMLElement>(".article");
  return article ? new LessonFrame(article, lesson) : null;
}
