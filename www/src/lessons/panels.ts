// The panels there are: one line each. A lesson names its panels in its LessonPage.
import { html } from "lit";
import type { LessonPanel } from "./panel";

/** The step's linear system as a picture. */
export const matrixPanel: LessonPanel = {
  id: "matrix",
  titleMessage: "matrix-title",
  messages: "matrix",
  load: () => import("../matrix/matrix"),
  element: (session) => html`<cd-matrix .session=${session}></cd-matrix>`,
};

/** Iterations of the solvers on the step's problem. */
export const solversPanel: LessonPanel = {
  id: "solvers",
  titleMessage: "solvers-title",
  messages: "solvers",
  load: () => import("../solvers/solvers"),
  element: (session) => html`<cd-solvers .session=${session}></cd-solvers>`,
};
