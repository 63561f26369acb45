// A question before an experiment, with its explanation.
import { html, type TemplateResult } from "lit";
import type { Bench } from "./lesson";
import type { Prediction } from "./prediction";
import "./prediction";

export function ask(bench: Bench, prediction: Prediction, ...explanation: unknown[]): TemplateResult {
  return html`<cd-prediction .bench=${bench} .prediction=${prediction} .explanation=${explanation}></cd-prediction>`;
}
