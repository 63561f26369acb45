// From the constraint to the multiplier (slides 5 to 9), and to one step of a program.
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import { draw } from "../draw";
import type { Workspace } from "../lesson";
import { stages } from "../stages";
import { tries, type Writer } from "../text";
import { swing } from "./drawing";
import { top } from "./predictions";
import { presets } from "./presets";
import { lambdaView } from "./views";

export function derivation({ section, p, formula, lines }: Writer, workspace: Workspace): TemplateResult[] {
  return [
    section(
      "circle-constraint",
      p("circle-constraint-1"),
      formula("constraint"),
      p("circle-constraint-2"),
      p("circle-constraint-3"),
      tries(workspace, presets.beside),
    ),
    section(
      "circle-motion",
      p("circle-motion-1"),
      formula("motion"),
      p("circle-motion-2"),
      p("circle-motion-3"),
      tries(workspace, presets.turning),
    ),
    section(
      "circle-work",
      p("circle-work-1"),
      formula("newton"),
      p("circle-work-2"),
      formula("one-equation"),
      p("circle-work-3"),
      formula("no-work"),
      p("circle-work-4"),
      formula("multiplier"),
      p("circle-work-5"),
      tries(workspace, presets.kinetic),
    ),
    section(
      "circle-lambda",
      p("circle-lambda-1"),
      html`<cd-formula .session=${workspace.session} .view=${plain}></cd-formula>`,
      lines("circle"),
      p("circle-lambda-2"),
      p("circle-lambda-3"),
      draw(workspace, swing),
      tries(workspace, presets.pendulum),
    ),
    section("circle-top", p("circle-top-1"), ask(workspace, top, p("circle-top-why-1"))),
    section(
      "circle-step",
      p("circle-step-1"),
      stages(workspace.session),
      p("circle-step-2"),
      formula("power"),
      p("circle-step-3"),
      tries(workspace, presets.work),
    ),
  ];
}

const plain = lambdaView();
