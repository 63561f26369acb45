// Sections 1 to 5: Coulomb's law on an incline, static and kinetic, sliding or toppling, rolling and spinning, box and cone.
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import { draw } from "../draw";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { uphill } from "./drawing";
import { angles, bounds, kinetic, rolling, tall } from "./predictions";
import { presets } from "./presets";
import "./slide-plot";
import { coulombView } from "./views";
import "../../solvers/rows";

export function sections({ section, p, formula, lines }: Writer, workspace: Workspace): TemplateResult[] {
  const { session } = workspace;
  return [
    section(
      "friction-law",
      p("friction-law-1"),
      html`<cd-formula .session=${session} .view=${coulombView}></cd-formula>`,
      p("friction-law-2"),
      formula("sliding"),
      p("friction-law-3"),
      tries(workspace, presets.incline),
      draw(workspace, uphill),
    ),
    section(
      "friction-cone",
      p("friction-cone-1"),
      ask(
        workspace,
        angles,
        formula("limit"),
        p("friction-angles-why-1"),
        formula("acceleration"),
        p("friction-angles-why-2"),
        html`<cd-slide-plot .session=${session}></cd-slide-plot>`,
      ),
      p("friction-cone-2"),
      ask(workspace, kinetic, p("friction-kinetic-why-1")),
    ),
    section(
      "friction-topple",
      p("friction-topple-1"),
      ask(workspace, tall, p("friction-tall-why-1"), formula("tip"), p("friction-tall-why-2")),
    ),
    section(
      "friction-rolling",
      p("friction-rolling-1"),
      formula("rolling"),
      ask(workspace, rolling, p("friction-rolling-why-1"), formula("slowing"), p("friction-rolling-why-2")),
      p("friction-rolling-2"),
      tries(workspace, presets.spinning),
    ),
    section(
      "friction-box",
      p("friction-box-1"),
      formula("box-bound"),
      p("friction-box-2"),
      formula("cone-bound"),
      p("friction-box-3"),
      ask(workspace, bounds, p("friction-bounds-why-1")),
      lines("friction"),
      p("friction-box-4"),
      p("friction-box-5"),
      html`<cd-rows .session=${session}></cd-rows>`,
    ),
  ];
}
