// Sections 5 to 7: one puppet in both ways, A as a picture, when which.
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import "./delassus";
import { puppets, whips } from "./predictions";
import { presets } from "./presets";

export function comparing({ section, p, formula }: Writer, workspace: Workspace): TemplateResult[] {
  const { session } = workspace;
  return [
    section(
      "coordinates-both",
      p("coordinates-both-1"),
      ask(workspace, puppets, p("coordinates-puppets-why-1")),
      tries(workspace, presets.puppets, presets.both),
    ),
    section(
      "coordinates-matrix",
      p("coordinates-matrix-1"),
      formula("A"),
      tries(workspace, presets.puppets),
      p("coordinates-matrix-2"),
      html`<cd-delassus .session=${session}></cd-delassus>`,
      p("coordinates-matrix-3"),
    ),
    section(
      "coordinates-when",
      p("coordinates-when-1"),
      ask(workspace, whips, p("coordinates-whips-why-1")),
      p("coordinates-when-2"),
      p("coordinates-when-3"),
    ),
  ];
}
