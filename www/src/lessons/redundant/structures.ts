// Sections 4 and 5: trusses and linkages, counted.
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { braced, cranks } from "./predictions";
import { presets } from "./presets";
import { countView } from "./views";

export function structures({ section, p }: Writer, workspace: Workspace): TemplateResult[] {
  return [
    section(
      "redundant-truss",
      p("redundant-truss-1"),
      html`<cd-formula .session=${workspace.session} .view=${countView}></cd-formula>`,
      p("redundant-truss-2"),
      tries(workspace, presets.truss),
      p("redundant-truss-3"),
      ask(workspace, braced, p("redundant-braced-why-1"), p("redundant-braced-why-2")),
      p("redundant-truss-4"),
    ),
    section(
      "redundant-linkage",
      p("redundant-linkage-1"),
      tries(workspace, presets.fourBar, presets.peaucellier),
      p("redundant-linkage-2"),
      ask(workspace, cranks, p("redundant-cranks-why-1")),
      p("redundant-linkage-3"),
      tries(workspace, presets.locked),
      p("redundant-linkage-4"),
    ),
  ];
}
