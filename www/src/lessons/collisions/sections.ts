// Sections 1 to 6: bouncing, energy lost, off centre, with friction, several at once, coming to rest.
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import { draw } from "../draw";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { height } from "./drawing";
import { bounce, cradle, plastic, rods } from "./predictions";
import { presets } from "./presets";
import { balanceView } from "./views";
import "./computed";
import "./impact";

export function sections({ section, p, formula, lines }: Writer, workspace: Workspace): TemplateResult[] {
  const { session } = workspace;
  return [
    section(
      "collisions-impact",
      p("collisions-impact-1"),
      formula("newton"),
      p("collisions-impact-2"),
      ask(workspace, bounce, p("collisions-bounce-why-1")),
      draw(workspace, height),
      tries(workspace, presets.several),
    ),
    section(
      "collisions-energy",
      p("collisions-energy-1"),
      formula("jump"),
      p("collisions-energy-3"),
      formula("impulse-is"),
      lines("collisions"),
      p("collisions-energy-2"),
      ask(workspace, plastic, formula("lost"), p("collisions-plastic-why-1")),
      html`<cd-formula class="bare" .session=${session} .view=${balanceView}></cd-formula>`,
      tries(workspace, presets.elastic),
    ),
    section(
      "collisions-off",
      p("collisions-off-1"),
      ask(workspace, rods, formula("K-plane"), p("collisions-rods-why-1")),
      p("collisions-off-2"),
      html`<cd-computed-impact></cd-computed-impact>`,
    ),
    section(
      "collisions-friction",
      p("collisions-friction-1"),
      formula("impact"),
      p("collisions-friction-2"),
      p("collisions-friction-3"),
      formula("laws"),
      p("collisions-friction-4"),
      html`<cd-impact .workspace=${workspace}></cd-impact>`,
      p("collisions-friction-5"),
    ),
    section(
      "collisions-many",
      p("collisions-many-1"),
      ask(workspace, cradle, formula("lcp"), p("collisions-cradle-why-1"), p("collisions-cradle-why-2")),
      tries(workspace, presets.plasticCradle, presets.rack),
    ),
    section(
      "collisions-rest",
      p("collisions-rest-1"),
      formula("time"),
      p("collisions-rest-2"),
      tries(workspace, presets.bounce),
    ),
  ];
}
