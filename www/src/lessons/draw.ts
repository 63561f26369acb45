// A curve to be drawn before an experiment; the element is fetched with the first one.
import { html, type TemplateResult } from "lit";
import type { DrawTask } from "./draw-curve";
import type { Workspace } from "./lesson";

export type { DrawTask } from "./draw-curve";

export function draw(workspace: Workspace, task: DrawTask): TemplateResult {
  void import("./draw-curve");
  return html`<cd-draw-curve .workspace=${workspace} .task=${task}></cd-draw-curve>`;
}
