// Sections 9 to 11: the other form of C, one step taken apart, the exact motion.
import { html, type TemplateResult } from "lit";
import "../../panels/stages";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { presets } from "./presets";
import { differenceView, errorView, lengthView } from "./views";

export function comparison({ section, p, formula }: Writer, workspace: Workspace): TemplateResult[] {
  const { session } = workspace;
  return [
    section(
      "circle-forms",
      p("circle-forms-1"),
      html`<cd-formula .session=${session} .view=${lengthView}></cd-formula>`,
      p("circle-forms-2"),
      html`<cd-formula .session=${session} .view=${differenceView}></cd-formula>`,
      p("circle-forms-3"),
      tries(workspace, presets.forms),
    ),
    section(
      "circle-step",
      p("circle-step-1"),
      html`<cd-stages .session=${session}></cd-stages>`,
      p("circle-step-2"),
      formula("power"),
      p("circle-step-3"),
    ),
    section(
      "circle-exact",
      p("circle-exact-1"),
      p("circle-exact-2"),
      html`<cd-formula class="bare" .session=${session} .view=${errorView}></cd-formula>`,
      tries(workspace, presets.integrators),
      p("circle-exact-3"),
    ),
  ];
}
