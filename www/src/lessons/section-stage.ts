// A section that is reached sets the stage by its first experiment, at rest, and offers to run it; that of a question or of a curve to
// draw is run by these, and a task judges what is built from then on. What the reader has changed there stays, and so does a run that the reader has started, also while it is paused, until it is set back to its start.
import type { Stop } from "../base/cd-element";
import type { Preset } from "../panels/presets";
import { loadWholeCore } from "../simulation/core";
import type { Session } from "../simulation/session";

/** Sent by the text: the section in `detail` is being read. */
export const sectionReached = "section-reached";

/** The stage with its controls, and numbers of the text that can be set. */
const changes = ".stage-column, [role=spinbutton], input:not([type=radio])";

/** A part of a text that is about an experiment. */
type About = HTMLElement & { readonly preset?: Preset; watch?(): void };
const about = "button.try, cd-prediction, cd-draw-curve, cd-task";

export class SectionStage {
  readonly #session: Session;
  readonly #set: (preset: Preset, offered: boolean) => void;
  /** The reader has started an experiment, or taken over the one that the lesson began with. */
  #started = false;
  /** The reader has changed something on the stage. */
  #changed = false;
  /** A section has set up the present experiment. */
  #rests = false;
  /** The section reached last, unless the reader has chosen an experiment since. */
  #section: Element | null = null;

  /** `set` puts an experiment on the stage without starting it; `offered`: with its name on the button that runs it. */
  constructor(session: Session, set: (preset: Preset, offered: boolean) => void) {
    this.#session = session;
    this.#set = set;
  }

  /** Follows the sections that are reached, and what the reader does on the stage. */
  follow(host: HTMLElement): Stop {
    const reached = ({ detail }: Event & { detail?: unknown }): void => this.#reach(detail as Element);
    const used = ({ target, key }: Event & { readonly key?: string }): void => {
      if (key === "Tab" || !(target instanceof Element) || !target.closest(changes)) return;
      if (target.closest("cd-transport")) this.#started = true;
      else this.#changed = true;
    };
    const uses = ["pointerdown", "keydown", "change"] as const;
    // The values that a section has set up rest until the reader runs them, by whatever key or button.
    const leave = this.#session.on("transport", () => {
      if (this.#rests && this.#session.playing) this.#started = true;
    });
    host.addEventListener(sectionReached, reached);
    for (const type of uses) host.addEventListener(type, used, true);
    return () => {
      leave();
      this.#section = null;
      host.removeEventListener(sectionReached, reached);
      for (const type of uses) host.removeEventListener(type, used, true);
    };
  }

  /** The reader has chosen an experiment. */
  chosen(): void {
    this.#started = true;
    this.#changed = this.#rests = false;
    this.#section = null;
  }

  /** Experiments may need both of the core's files, also in lessons that open with the first; a file that cannot be had changes nothing. */
  #reach(section: Element): void {
    this.#section = section;
    const set = (): void => {
      if (this.#section === section) this.#setStage(section);
    };
    void loadWholeCore().then(set, () => undefined);
  }

  #setStage(section: Element): void {
    const { playing, time, from } = this.#session;
    const inProgress = this.#started && (playing || time > from);
    // An address with a query holds an experiment of its own.
    if (this.#changed || inProgress || location.hash.includes("?")) return;
    // Those of answers that are not open yet belong to these.
    const parts = [...section.querySelectorAll<About>(about)];
    const first = parts.find((part) => part.preset && !part.closest("details:not([open])"));
    if (!first?.preset) return;
    this.#started = false;
    this.#set(first.preset, first.matches("button"));
    first.watch?.();
    this.#rests = true;
  }
}
