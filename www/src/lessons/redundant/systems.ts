// Sections 1 to 3: rows that repeat, the many λ of one force, rows that contradict.
import { html, type TemplateResult } from "lit";
import { acts } from "../act";
import { ask } from "../ask";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { thrice, triangle } from "./predictions";
import { addAgain, presets, takeOut } from "./presets";
import { sharesView } from "./views";

export function systems({ section, p, formula, lines }: Writer, workspace: Workspace): TemplateResult[] {
  const { session } = workspace;
  return [
    section(
      "redundant-repeat",
      p("redundant-repeat-1"),
      ask(workspace, thrice, formula("repeated"), p("redundant-thrice-why-1")),
      p("redundant-repeat-2"),
      acts(workspace, addAgain, takeOut),
      p("redundant-repeat-3"),
    ),
    section(
      "redundant-null",
      p("redundant-null-1"),
      formula("null"),
      p("redundant-null-2"),
      formula("minimum"),
      p("redundant-null-3"),
      tries(workspace, presets.ways),
      html`<cd-formula class="bare" .session=${session} .view=${sharesView}></cd-formula>`,
      p("redundant-null-4"),
      tries(workspace, presets.jacobi),
    ),
    section(
      "redundant-contradict",
      p("redundant-contradict-1"),
      ask(
        workspace,
        triangle,
        p("redundant-triangle-why-1"),
        formula("least-squares"),
        p("redundant-triangle-why-2"),
      ),
      p("redundant-contradict-2"),
      lines("redundant"),
      p("redundant-contradict-3"),
      tries(workspace, presets.strict, presets.triangle),
      p("redundant-contradict-4"),
    ),
  ];
}
