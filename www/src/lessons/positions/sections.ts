// Sections 1 to 3: the scheme, invariance, angular momentum.
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import { draw } from "../draw";
import type { Workspace } from "../lesson";
import "../live-table";
import { tries, type Writer } from "../text";
import { momentum } from "./drawing";
import { steps } from "./predictions";
import { presets } from "./presets";
import { sumsView } from "./views";

export function scheme({ section, p, formula, lines }: Writer, workspace: Workspace): TemplateResult[] {
  const { session } = workspace;
  return [
    section(
      "positions-scheme",
      p("positions-scheme-1"),
      formula("scheme"),
      p("positions-scheme-2"),
      formula("lambda-is"),
      lines("positions"),
      p("positions-scheme-3"),
      tries(workspace, presets.sweeps),
    ),
    section(
      "positions-sums",
      p("positions-sums-1"),
      formula("translation"),
      p("positions-sums-2"),
      formula("rotation"),
      p("positions-sums-3"),
      html`<cd-live-table .session=${session} .view=${sumsView}></cd-live-table>`,
      tries(workspace, presets.invariance),
      p("positions-sums-4"),
    ),
    section(
      "positions-angular",
      p("positions-angular-1"),
      draw(workspace, momentum),
      ask(
        workspace,
        steps,
        p("positions-steps-why-1"),
        formula("change"),
        p("positions-steps-why-2"),
        formula("decay"),
        p("positions-steps-why-3"),
      ),
      p("positions-angular-2"),
      tries(workspace, presets.directions),
      p("positions-angular-3"),
    ),
  ];
}
