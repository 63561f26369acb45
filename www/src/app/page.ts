// The course as one page: header, and below it the contents or one lesson, as the address says (#/, #/<lesson>, #/<lesson>/<section>,
// #/scenes, #/words, #/misprints, #/laboratory or one of the handout).

import { handout } from "../handout";
import type { Lesson } from "../lessons/lesson";
import { sectionNow } from "../lessons/moved";
import { laboratory, lessons } from "../lessons/registry";
import { loadMessages, onLanguage, t } from "../messages";
import { fetchCore } from "../simulation/core-file";
import { fetchFormulaFonts } from "../styles/fonts";
import { placeIn, sectionIn } from "./address";
import { Contents } from "./contents";
import "./header";
import type { LessonFrame } from "./lesson-frame";
import { misprints, scenes, words } from "./places";
import { goToSpot, keepSpot, keptSpot, SpotKeeper, spotIn } from "./spot";

const places: readonly Lesson[] = [...lessons, laboratory, scenes, words, misprints, ...handout];

export class Page {
  readonly #main: HTMLElement;
  readonly #spots: SpotKeeper;
  /** The lesson that is shown; undefined on the contents page, and until a lesson is there. */
  #shown:
    | { readonly id: string; readonly frame: LessonFrame | null; readonly unmount: () => void }
    | undefined;
  /** Which visit is the present one: a slow lesson must not replace a later choice. */
  #visit = 0;

  constructor(host: HTMLElement) {
    host.replaceChildren();
    const skip = document.createElement("button");
    skip.className = "skip button strong";
    skip.type = "button";
    this.#main = document.createElement("main");
    this.#main.tabIndex = -1;
    this.#spots = new SpotKeeper(this.#main);
    skip.addEventListener("click", () => this.#main.focus());
    host.append(skip, document.createElement("cd-header"), this.#main);
    document.addEventListener("keydown", this.#present);
    onLanguage(() => {
      skip.textContent = t("app-skip");
      this.#title();
    });
    skip.textContent = t("app-skip");
    addEventListener("hashchange", () => void this.#go(true));
    void this.#go(false);
  }

  get #place(): string {
    return placeIn(location.hash);
  }

  /** A section that is part of another lesson now, or has another name. */
  #toPresentAddress(): void {
    const given = sectionIn(location.hash);
    const [lesson, section] = sectionNow(this.#place, given);
    if (lesson !== this.#place || section !== given)
      history.replaceState(history.state, "", `#/${lesson}/${section}`);
  }

  async #go(moved: boolean): Promise<void> {
    this.#toPresentAddress();
    this.#spots.leave();
    this.#title();
    if (this.#shown?.id === this.#place) {
      this.#arrive(moved);
      return;
    }
    this.#visit += 1;
    const visit = this.#visit;
    this.#shown?.unmount();
    this.#shown = undefined;
    const lesson = places.find(({ id }) => id === this.#place);
    if (!lesson) {
      this.#showContents();
      this.#arrive(moved);
      return;
    }
    const host = document.createElement("div");
    this.#main.replaceChildren(host);
    const entry = lessons.find(({ id }) => id === lesson.id);
    if (entry) {
      void fetchCore();
      fetchFormulaFonts();
    }
    if (moved) scrollTo(0, 0);
    const [end, { frameLesson, rememberExperiment, shownIn }] = await Promise.all([
      lesson.mount(host),
      import("./lesson-frame"),
      ...(entry ? [loadMessages(`course-${entry.part}`)] : []),
    ]);
    if (visit !== this.#visit) {
      end();
      return;
    }
    const frame = frameLesson(host, lesson.id);
    // The laboratory keeps its scene itself.
    const stop = frame === null ? undefined : rememberExperiment(host, lesson.id, keptSpot() !== null);
    if (frame && location.hash.includes("?state="))
      void import("./open-link").then(({ openLink }) => openLink(host, location.hash, shownIn(host)));
    const unmount = (): void => {
      frame?.stop();
      stop?.();
      end();
    };
    this.#shown = { id: lesson.id, frame, unmount };
    this.#arrive(moved);
  }

  /** The first P of a lecturer brings the presenter, which hears all keys from then on. */
  readonly #present = async (event: KeyboardEvent): Promise<void> => {
    if (event.key.toLowerCase() !== "p" || event.target instanceof HTMLInputElement) return;
    document.removeEventListener("keydown", this.#present);
    const { startPresenter } = await import("./presenter");
    startPresenter(this.#main, event, () => {
      const spot = spotIn(this.#main);
      return () => goToSpot(this.#main, spot);
    });
  };

  /** To where this entry of the history was left; a new one begins at its section, or at the top. */
  #arrive(moved: boolean): void {
    const section = sectionIn(location.hash);
    const frame = this.#shown?.frame;
    const kept = keptSpot();
    const known = section !== "" && (frame?.has(section) ?? false);
    const spot = kept ?? { section: known ? section : "", below: 0 };
    if (!kept) keepSpot(spot);
    goToSpot(this.#main, spot);
    this.#spots.arrive();
    if (!kept && known) frame?.focus(section);
    else if (moved) this.#main.focus({ preventScroll: true });
  }

  #title(): void {
    const lesson = places.find(({ id }) => id === this.#place);
    document.title = lesson ? `${t(lesson.titleMessage)} · ${t("app-title")}` : t("app-title");
  }

  #showContents(): void {
    if (places.some(({ id }) => id === this.#place)) return;
    let contents = this.#main.querySelector<Contents>(":scope > cd-contents");
    if (!contents) {
      contents = new Contents();
      this.#main.replaceChildren(contents);
    }
    contents.notFound = this.#place !== "";
  }
}
