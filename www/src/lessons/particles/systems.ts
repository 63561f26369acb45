// Sections 6 to 9: built and rebuilt while running, the solvers, three ways against drift, larger systems.
import { html, type TemplateResult } from "lit";
import { acts } from "../act";
import { ask } from "../ask";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { iterations, methods } from "./predictions";
import { cut, presets, weigh } from "./presets";
import "./solve-curve";

export function systems({ section, p, fold }: Writer, workspace: Workspace): TemplateResult[] {
  return [
    section(
      "particles-blocks",
      p("particles-blocks-1"),
      tries(workspace, presets.bridge),
      p("particles-blocks-2"),
      acts(workspace, weigh, cut),
      p("particles-blocks-3"),
    ),
    section(
      "particles-cg",
      p("particles-cg-1"),
      ask(
        workspace,
        iterations,
        p("particles-solve-why-1"),
        html`<cd-solve-curve .session=${workspace.session}></cd-solve-curve>`,
      ),
      p("particles-cg-2"),
      tries(workspace, presets.solvers),
      fold("particles-cg-3"),
    ),
    section(
      "particles-drift",
      p("particles-drift-1"),
      ask(workspace, methods, p("particles-methods-why-1"), p("particles-methods-why-2")),
      p("particles-drift-2"),
    ),
    section(
      "particles-many",
      p("particles-many-1"),
      tries(workspace, presets.figure, presets.cloth),
      p("particles-many-2"),
      p("particles-many-3"),
    ),
  ];
}
