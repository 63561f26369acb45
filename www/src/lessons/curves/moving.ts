// Sections 7 and 8: constraints that move by themselves, and surfaces in space.
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { sphere, upright } from "./predictions";
import { presets } from "./presets";
import { movingLambdaView, powerView } from "./views";

export function moving({ section, p, formula, lines }: Writer, workspace: Workspace): TemplateResult[] {
  return [
    section(
      "curves-motor",
      p("curves-motor-1"),
      formula("moving"),
      p("curves-motor-2"),
      formula("moving-again"),
      lines("curves"),
      p("curves-motor-6"),
      html`<cd-formula .session=${workspace.session} .view=${movingLambdaView}></cd-formula>`,
      p("curves-motor-7"),
      html`<cd-formula .session=${workspace.session} .view=${powerView}></cd-formula>`,
      p("curves-motor-3"),
      tries(workspace, presets.pumped),
      p("curves-motor-4"),
      ask(workspace, upright, p("curves-upright-why-1")),
      tries(workspace, presets.slower),
      p("curves-motor-5"),
      tries(workspace, presets.turning),
    ),
    section(
      "curves-surface",
      p("curves-surface-1"),
      formula("sphere-C"),
      p("curves-surface-2"),
      ask(workspace, sphere, p("curves-sphere-why-1")),
      p("curves-surface-3"),
      tries(workspace, presets.conical, presets.torus),
      p("curves-surface-4"),
      formula("two"),
      p("curves-surface-5"),
      tries(workspace, presets.knot),
    ),
  ];
}
