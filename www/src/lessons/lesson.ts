// Types of a lesson, and of the experiment beside its text.
import type { Preset } from "../panels/presets";
import type { Session } from "../simulation/session";

export interface Lesson {
  readonly id: string;
  /** Message id of its title. */
  readonly titleMessage: string;
  /** Draws the lesson into `host`; the result takes everything away again. */
  mount(host: HTMLElement): Promise<() => void>;
}

/** The experiment beside the text. */
export interface Workspace {
  readonly session: Session;
  /** Sets up the experiment and starts it. */
  perform(preset: Preset): void;
  /** Sets it up only. */
  prepare(preset: Preset): void;
}
