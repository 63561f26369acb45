// Sections 1 to 4: stacked vectors, the equation for impulses, what b is made of, errors of position.
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import type { Workspace } from "../lesson";
import "../live-table";
import { tries, type Writer } from "../text";
import { torn } from "./predictions";
import { presets } from "./presets";
import { stackedView, summandsView } from "./views";

export function derivation(
  { section, p, formula, fold, lines }: Writer,
  workspace: Workspace,
): TemplateResult[] {
  const { session } = workspace;
  return [
    section(
      "impulses-stack",
      p("impulses-stack-1"),
      formula("stacked"),
      p("impulses-stack-2"),
      html`<cd-live-table .session=${session} .view=${stackedView}></cd-live-table>`,
      p("impulses-stack-3"),
      formula("newton"),
      p("impulses-stack-4"),
      tries(workspace, presets.bars),
    ),
    section(
      "impulses-step",
      p("impulses-step-1"),
      formula("step"),
      p("impulses-step-2"),
      formula("system"),
      p("impulses-step-3"),
      tries(workspace, presets.loose),
    ),
    section(
      "impulses-b",
      p("impulses-b-1"),
      formula("w-is"),
      lines("impulses"),
      p("impulses-b-2"),
      html`<cd-live-table .session=${session} .view=${summandsView}></cd-live-table>`,
      p("impulses-b-3"),
      tries(workspace, presets.hang, presets.blow, presets.torn),
      p("impulses-b-4"),
    ),
    section(
      "impulses-errors",
      p("impulses-errors-1"),
      formula("shrink"),
      p("impulses-errors-2"),
      ask(workspace, torn, p("impulses-torn-why-1")),
      fold("impulses-errors-3", p("impulses-errors-3"), formula("inequality"), p("impulses-errors-4")),
    ),
  ];
}
