// Sections 5 to 8: drift, feedback, too much of it, and the spring as a rival (slides 3, 4, 10).
import { html, type TemplateResult } from "lit";
import type { Workspace } from "../lesson";
import type { Prediction } from "../prediction";
import "../prediction";
import { tries, type Writer } from "../text";
import { drift, explosion, hanging } from "./predictions";
import { presets } from "./presets";
import { lambdaView } from "./views";

const withFeedback = lambdaView(true);

export function numerics({ section, p, formula }: Writer, workspace: Workspace): TemplateResult[] {
  const ask = (prediction: Prediction, ...explanation: unknown[]): TemplateResult =>
    html`<cd-prediction .workspace=${workspace} .prediction=${prediction} .explanation=${explanation}></cd-prediction>`;
  return [
    section(
      "circle-drift",
      p("circle-drift-1"),
      ask(drift, p("circle-drift-why-1"), formula("tangent"), p("circle-drift-why-2")),
      p("circle-drift-2"),
      formula("memory"),
      p("circle-drift-3"),
      tries(workspace, presets.halved, presets.rk4),
    ),
    section(
      "circle-feedback",
      p("circle-feedback-1"),
      formula("feedback"),
      p("circle-feedback-2"),
      html`<cd-formula .session=${workspace.session} .view=${withFeedback}></cd-formula>`,
      p("circle-feedback-3"),
      tries(workspace, presets.critical, presets.damping, presets.velocity),
      p("circle-feedback-4"),
      p("circle-feedback-5"),
      tries(workspace, presets.rivals),
    ),
    section(
      "circle-explode",
      p("circle-explode-1"),
      ask(explosion, p("circle-explode-why-1")),
      p("circle-explode-2"),
    ),
    section(
      "circle-spring",
      p("circle-spring-1"),
      formula("penalty"),
      p("circle-spring-2"),
      ask(hanging, p("circle-spring-why-1"), formula("sag"), p("circle-spring-why-2")),
      p("circle-spring-3"),
      tries(workspace, presets.spring, presets.stiff),
    ),
  ];
}
