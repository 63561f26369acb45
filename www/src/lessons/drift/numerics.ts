// Drift, feedback, too much of it, and the spring as a rival (slides 3, 4, 10).
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import { lambdaView } from "../circle/views";
import { draw } from "../draw";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { back, energy } from "./drawing";
import { drift, explosion, hanging } from "./predictions";
import { presets } from "./presets";

const withFeedback = lambdaView(true);

export function numerics({ section, p, formula, lines }: Writer, workspace: Workspace): TemplateResult[] {
  return [
    section(
      "drift-drift",
      p("drift-drift-1"),
      ask(
        workspace,
        drift,
        p("drift-drift-why-1"),
        formula("tangent"),
        p("drift-drift-why-2"),
        lines("drift"),
      ),
      p("drift-drift-2"),
      formula("memory"),
      p("drift-drift-3"),
      tries(workspace, presets.halved, presets.rk4),
      p("drift-drift-4"),
      draw(workspace, energy),
    ),
    section(
      "drift-feedback",
      p("drift-feedback-1"),
      formula("feedback"),
      p("drift-feedback-2"),
      html`<cd-formula .session=${workspace.session} .view=${withFeedback}></cd-formula>`,
      p("drift-feedback-3"),
      draw(workspace, back),
      tries(workspace, presets.critical, presets.damping, presets.velocity),
      p("drift-feedback-4"),
      p("drift-feedback-5"),
      tries(workspace, presets.rivals),
    ),
    section(
      "drift-explode",
      p("drift-explode-1"),
      ask(workspace, explosion, p("drift-explode-why-1")),
      p("drift-explode-2"),
    ),
    section(
      "drift-spring",
      p("drift-spring-1"),
      formula("penalty"),
      p("drift-spring-2"),
      ask(workspace, hanging, p("drift-spring-why-1"), formula("sag"), p("drift-spring-why-2")),
      p("drift-spring-3"),
      tries(workspace, presets.spring, presets.stiff),
    ),
  ];
}
