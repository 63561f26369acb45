// Sections 1 to 4: counting, the allowed motions, the equation of motion, its bias.
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import type { Workspace } from "../lesson";
import "../live-table";
import { tries, type Writer } from "../text";
import { bent } from "./predictions";
import { presets } from "./presets";
import { biasView, motionsView } from "./views";

export function derivation({ section, p, formula, lines }: Writer, workspace: Workspace): TemplateResult[] {
  const { session } = workspace;
  return [
    section(
      "coordinates-count",
      p("coordinates-count-1"),
      p("coordinates-count-2"),
      tries(workspace, presets.angles),
    ),
    section(
      "coordinates-motions",
      p("coordinates-motions-1"),
      formula("motions"),
      p("coordinates-motions-2"),
      html`<cd-live-table .session=${session} .view=${motionsView}></cd-live-table>`,
      p("coordinates-motions-3"),
      tries(workspace, presets.joint),
    ),
    section(
      "coordinates-motion",
      p("coordinates-motion-1"),
      formula("reduce"),
      p("coordinates-motion-2"),
      formula("motion"),
      lines("coordinates"),
      p("coordinates-motion-3"),
      tries(workspace, presets.reach),
    ),
    section(
      "coordinates-bias",
      p("coordinates-bias-1"),
      formula("bias"),
      p("coordinates-bias-2"),
      html`<cd-live-table .session=${session} .view=${biasView}></cd-live-table>`,
      tries(workspace, presets.swinging),
      p("coordinates-bias-3"),
      ask(workspace, bent, p("coordinates-bent-why-1")),
    ),
  ];
}
