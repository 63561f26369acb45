// Sections 4 to 6: stiffness, small steps, the figure.
import type { TemplateResult } from "lit";
import { ask } from "../ask";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { figures, small, stiff } from "./predictions";
import { presets } from "./presets";

export function practice({ section, p, formula }: Writer, workspace: Workspace): TemplateResult[] {
  return [
    section(
      "positions-stiffness",
      p("positions-stiffness-1"),
      ask(workspace, stiff, p("positions-stiff-why-1")),
      p("positions-stiffness-2"),
      formula("xpbd"),
      p("positions-stiffness-3"),
      tries(workspace, presets.compliant),
    ),
    section(
      "positions-substeps",
      p("positions-substeps-1"),
      ask(workspace, small, p("positions-small-why-1")),
      p("positions-substeps-2"),
    ),
    section(
      "positions-figure",
      p("positions-figure-1"),
      formula("verlet"),
      p("positions-figure-2"),
      ask(workspace, figures, p("positions-figures-why-1")),
      p("positions-figure-3"),
    ),
  ];
}
