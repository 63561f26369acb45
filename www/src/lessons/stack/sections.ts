// Sections 1 to 4: row by row, the way of the weight, warm starts, heavy on light.
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import { draw } from "../draw";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { residual } from "./drawing";
import { first, heavy, warm } from "./predictions";
import { presets } from "./presets";
import "../../solvers/rows";

export function sections({ section, p, formula, lines }: Writer, workspace: Workspace): TemplateResult[] {
  const { session } = workspace;
  return [
    section(
      "stack-rows",
      p("stack-rows-1"),
      formula("row"),
      p("stack-rows-2"),
      formula("delta"),
      p("stack-rows-3"),
      ask(workspace, first, p("stack-first-why-1")),
      p("stack-rows-4"),
      html`<cd-rows .session=${session}></cd-rows>`,
      tries(workspace, presets.ten),
    ),
    section("stack-order", p("stack-order-1"), tries(workspace, presets.order), p("stack-order-2")),
    section(
      "stack-start",
      p("stack-start-sweeps"),
      lines("stack"),
      p("stack-start-1"),
      draw(workspace, residual),
      ask(workspace, warm, p("stack-warm-why-1")),
      p("stack-start-2"),
    ),
    section(
      "stack-load",
      p("stack-load-1"),
      ask(workspace, heavy, p("stack-heavy-why-1")),
      p("stack-load-2"),
      tries(workspace, presets.blocks),
      p("stack-load-3"),
      tries(workspace, presets.substeps, presets.pyramid),
    ),
  ];
}
