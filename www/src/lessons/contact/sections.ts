// Sections 1 to 5: a force that can only push, two corners as one problem, cases, steps of time, too many supports.
import { html, type TemplateResult } from "lit";
import { acts } from "../act";
import { ask } from "../ask";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { ball, offCentre, plank, threefold } from "./predictions";
import { narrow, presets, wide } from "./presets";
import { pairsView, problemView } from "./views";
import "../../solvers/rows";
import "./contact-plane";

export function sections({ section, p, formula, lines }: Writer, workspace: Workspace): TemplateResult[] {
  const { session } = workspace;
  return [
    section(
      "contact-push",
      p("contact-push-1"),
      p("contact-push-2"),
      formula("complementary"),
      p("contact-push-3"),
      html`<cd-formula class="bare" .session=${session} .view=${pairsView}></cd-formula>`,
      tries(workspace, presets.falling, presets.box),
    ),
    section(
      "contact-two",
      p("contact-two-1"),
      html`<cd-formula .session=${session} .view=${problemView}></cd-formula>`,
      p("contact-two-2"),
      formula("A-of"),
      p("contact-two-3"),
      p("contact-two-5"),
      tries(workspace, presets.box),
      acts(workspace, narrow, wide),
      html`<cd-contact-plane .session=${session}></cd-contact-plane>`,
      p("contact-two-4"),
    ),
    section(
      "contact-cases",
      p("contact-cases-1"),
      ask(workspace, plank, p("contact-plank-why-1")),
      tries(workspace, presets.lying),
      p("contact-cases-2"),
    ),
    section(
      "contact-step",
      p("contact-step-1"),
      formula("step"),
      lines("contact"),
      p("contact-step-2"),
      ask(workspace, ball, p("contact-ball-why-1")),
      p("contact-step-3"),
      ask(workspace, offCentre, p("contact-off-centre-why-1")),
      p("contact-step-4"),
      tries(workspace, presets.passing),
    ),
    section(
      "contact-many",
      p("contact-many-1"),
      ask(workspace, threefold, p("contact-threefold-why-1")),
      p("contact-many-2"),
      p("contact-many-3"),
      html`<cd-rows .session=${session}></cd-rows>`,
    ),
  ];
}
