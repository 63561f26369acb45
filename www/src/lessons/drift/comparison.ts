// The other form of C, and the exact motion.
import { html, type TemplateResult } from "lit";
import { lengthView } from "../circle/views";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { presets } from "./presets";
import { differenceView, errorView } from "./views";

export function comparison({ section, p }: Writer, workspace: Workspace): TemplateResult[] {
  const { session } = workspace;
  return [
    section(
      "drift-forms",
      p("drift-forms-1"),
      html`<cd-formula .session=${session} .view=${lengthView}></cd-formula>`,
      p("drift-forms-2"),
      html`<cd-formula .session=${session} .view=${differenceView}></cd-formula>`,
      p("drift-forms-3"),
      tries(workspace, presets.forms),
    ),
    section(
      "drift-exact",
      p("drift-exact-1"),
      p("drift-exact-2"),
      html`<cd-formula class="bare" .session=${session} .view=${errorView}></cd-formula>`,
      tries(workspace, presets.integrators),
      p("drift-exact-3"),
    ),
  ];
}
