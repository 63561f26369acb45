// A question before an experiment, with its explanation.
import { html, type TemplateResult } from "lit";
import type { Workspace } from "./lesson";
import type { Prediction } from "./prediction";
import "./prediction";

export function ask(workspace: Workspace, prediction: Prediction, ...explanation: unknown[]): TemplateResult {
  return html`<cd-prediction .preset=${prediction.preset} .workspace=${workspace} .prediction=${prediction} .explanation=${explanation}></cd-prediction>`;
}
