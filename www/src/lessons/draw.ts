// A curve to be drawn before an experiment; the element is fetched when it is near.
import { html, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { whenNear } from "../base/observe";
import type { DrawTask } from "./draw-curve";
import type { Workspace } from "./lesson";

export type { DrawTask } from "./draw-curve";

const load = whenNear(() => void import("./draw-curve"));

export function draw(workspace: Workspace, task: DrawTask): TemplateResult {
  const preset = "preset" in task.truth ? task.truth.preset : undefined;
  return html`<cd-draw-curve ${ref(load)} .preset=${preset} .workspace=${workspace} .task=${task}></cd-draw-curve>`;
}
