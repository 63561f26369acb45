// A panel that a lesson may offer under its plots: its code and its messages are fetched when the lesson, or the reader, opens it.
import type { TemplateResult } from "lit";
import type { Session } from "../simulation/session";

export interface LessonPanel {
  readonly id: string;
  /** Message id of its title; a second message, `${titleMessage}-short`, names it where there is little room. Both are there from the beginning. */
  readonly titleMessage: string;
  /** Area of its words in src/messages/<language>/, fetched with it. */
  readonly messages: string;
  /** Fetches its element. */
  readonly load: () => Promise<unknown>;
  readonly element: (session: Session) => TemplateResult;
}
