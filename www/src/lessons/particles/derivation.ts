// Sections 1 to 5: state, rows, work, the linear system, one step taken apart (slides 12 to 17).
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import type { Workspace } from "../lesson";
import { stages } from "../stages";
import { tries, type Writer } from "../text";
import "./metric-picture";
import { normalPicture } from "./normal-picture";
import { hang, start } from "./predictions";
import { presets } from "./presets";
import { systemView } from "./views";

export function derivation(
  { section, p, formula, fold, lines }: Writer,
  workspace: Workspace,
): TemplateResult[] {
  const { session } = workspace;
  return [
    section(
      "particles-state",
      p("particles-state-1"),
      formula("state"),
      p("particles-state-2"),
      formula("newton"),
      tries(workspace, presets.coordinates),
    ),
    section(
      "particles-rows",
      p("particles-rows-1"),
      formula("rows"),
      p("particles-rows-2"),
      formula("distance"),
      p("particles-rows-3"),
      tries(workspace, presets.rows),
    ),
    section(
      "particles-work",
      p("particles-work-1"),
      formula("multiplier"),
      p("particles-work-2"),
      formula("work"),
      p("particles-work-3"),
      tries(workspace, presets.power),
      fold("particles-work-4", p("particles-work-4"), normalPicture()),
    ),
    section(
      "particles-system",
      p("particles-system-1"),
      html`<cd-formula .session=${session} .view=${systemView}></cd-formula>`,
      lines("particles"),
      p("particles-system-2"),
      fold(
        "particles-metric",
        p("particles-metric-1"),
        html`<cd-metric-picture></cd-metric-picture>`,
        p("particles-metric-2"),
      ),
      tries(workspace, presets.double),
      p("particles-system-3"),
      ask(workspace, hang, p("particles-hang-why-1")),
      ask(workspace, start, p("particles-start-why-1")),
    ),
    section(
      "particles-step",
      p("particles-step-1"),
      stages(session),
      p("particles-step-2"),
      tries(workspace, presets.double),
    ),
  ];
}
