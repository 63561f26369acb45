// Sections 1 to 5: four numbers for an orientation, conserved quantities, the middle axis, the torque in a time step, tops.
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { axes, kept, steps, wobble } from "./predictions";
import { presets } from "./presets";
import { quaternionView, vectorsView } from "./views";
import "./spin-picture";

export function sections({ section, p, formula, lines }: Writer, workspace: Workspace): TemplateResult[] {
  const { session } = workspace;
  return [
    section(
      "rigid-pose",
      p("rigid-pose-1"),
      formula("S"),
      p("rigid-pose-2"),
      html`<cd-formula class="bare" .session=${session} .view=${quaternionView}></cd-formula>`,
      tries(workspace, presets.brick),
    ),
    section(
      "rigid-momentum",
      p("rigid-momentum-1"),
      formula("momentum"),
      p("rigid-momentum-2"),
      ask(workspace, kept, p("rigid-kept-why-1"), formula("plane"), p("rigid-kept-why-2")),
      html`<cd-formula class="bare" .session=${session} .view=${vectorsView}></cd-formula>`,
      html`<cd-spin-picture .session=${session}></cd-spin-picture>`,
    ),
    section(
      "rigid-euler",
      p("rigid-euler-1"),
      formula("euler"),
      lines("rigid"),
      p("rigid-euler-2"),
      ask(workspace, axes, p("rigid-axes-why-1"), formula("growth"), p("rigid-axes-why-2")),
      tries(workspace, presets.handle),
    ),
    section(
      "rigid-steps",
      p("rigid-steps-1"),
      formula("explicit"),
      p("rigid-steps-2"),
      formula("implicit"),
      p("rigid-steps-3"),
      ask(workspace, steps, p("rigid-gain-why-1"), formula("change"), p("rigid-gain-why-2")),
      p("rigid-steps-4"),
      tries(workspace, presets.without, presets.rivals),
    ),
    section(
      "rigid-tops",
      p("rigid-tops-1"),
      formula("precession"),
      p("rigid-tops-2"),
      ask(workspace, wobble, p("rigid-wobble-why-1")),
      p("rigid-tops-3"),
      formula("heavy"),
      p("rigid-tops-4"),
      tries(workspace, presets.gyroscope, presets.heavyTop, presets.top),
    ),
  ];
}
