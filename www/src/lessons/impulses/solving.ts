// Sections 5 to 8: A in blocks, why velocities, rows without A, the warm start.
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import "./blocks-picture";
import { halves, heavy, starts } from "./predictions";
import { presets } from "./presets";
import { sweepsView } from "./views";

export function solving({ section, p, formula, fold }: Writer, workspace: Workspace): TemplateResult[] {
  const { session } = workspace;
  return [
    section(
      "impulses-blocks",
      p("impulses-blocks-1"),
      formula("block"),
      p("impulses-blocks-2"),
      tries(workspace, presets.bricks),
      html`<cd-blocks .session=${session}></cd-blocks>`,
      p("impulses-blocks-3"),
      ask(workspace, heavy, p("impulses-heavy-why-1")),
    ),
    section(
      "impulses-why",
      p("impulses-why-1"),
      ask(workspace, halves, p("impulses-halves-why-1")),
      p("impulses-why-2"),
    ),
    section(
      "impulses-rows",
      p("impulses-rows-1"),
      formula("sweep"),
      p("impulses-rows-2"),
      html`<cd-live-table .session=${session} .view=${sweepsView}></cd-live-table>`,
      tries(workspace, presets.swing),
    ),
    section(
      "impulses-warm",
      p("impulses-warm-1"),
      ask(workspace, starts, p("impulses-starts-why-1")),
      fold("impulses-warm-2"),
    ),
  ];
}
