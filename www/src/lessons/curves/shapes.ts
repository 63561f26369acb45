// Sections 1 to 6: constraints as functions, one's own, their scale, their curvature, and curves that are travelled.
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import "./own-constraint";
import { bend, scale, time } from "./predictions";
import { presets } from "./presets";
import { lambdaView } from "./views";

export function shapes({ section, p, formula, fold }: Writer, workspace: Workspace): TemplateResult[] {
  return [
    section(
      "curves-implicit",
      p("curves-implicit-1"),
      formula("three"),
      p("curves-implicit-2"),
      formula("chain"),
      p("curves-implicit-3"),
      html`<cd-formula .session=${workspace.session} .view=${lambdaView}></cd-formula>`,
      p("curves-implicit-4"),
      tries(workspace, presets.ellipse, presets.square),
    ),
    section(
      "curves-own",
      p("curves-own-1"),
      html`<cd-own-constraint .workspace=${workspace}></cd-own-constraint>`,
      p("curves-own-2"),
    ),
    section(
      "curves-scale",
      p("curves-scale-1"),
      ask(workspace, scale, formula("ten"), p("curves-scale-why-1")),
      p("curves-scale-2"),
      tries(workspace, presets.eight),
      p("curves-scale-3"),
    ),
    section(
      "curves-bend",
      p("curves-bend-1"),
      ask(workspace, bend, p("curves-bend-why-1"), formula("bend"), p("curves-bend-why-2")),
      fold("curves-bend-2", p("curves-bend-2"), tries(workspace, presets.square)),
    ),
    section(
      "curves-parameter",
      p("curves-parameter-1"),
      formula("nearest"),
      p("curves-parameter-2"),
      formula("distance"),
      p("curves-parameter-3"),
      tries(workspace, presets.coaster),
      fold("curves-parameter-4"),
    ),
    section(
      "curves-time",
      p("curves-time-1"),
      formula("cycloid"),
      ask(workspace, time, p("curves-time-why-1"), formula("arc"), p("curves-time-why-2")),
      fold("curves-time-2", p("curves-time-2"), tries(workspace, presets.parabolas)),
    ),
  ];
}
