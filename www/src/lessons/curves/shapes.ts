// Sections 1 to 5: constraints as functions, their scale, their curvature, and curves that are travelled.
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import type { Bench } from "../lesson";
import { tries, type Writer } from "../text";
import { bend, scale, time } from "./predictions";
import { presets } from "./presets";
import { lambdaView } from "./views";

export function shapes({ section, p, formula }: Writer, bench: Bench): TemplateResult[] {
  return [
    section(
      "curves-implicit",
      p("curves-implicit-1"),
      formula("three"),
      p("curves-implicit-2"),
      formula("chain"),
      p("curves-implicit-3"),
      html`<cd-formula .session=${bench.session} .view=${lambdaView}></cd-formula>`,
      p("curves-implicit-4"),
      tries(bench, presets.ellipse, presets.square),
    ),
    section(
      "curves-scale",
      p("curves-scale-1"),
      ask(bench, scale, formula("ten"), p("curves-scale-why-1")),
      p("curves-scale-2"),
      tries(bench, presets.eight),
      p("curves-scale-3"),
    ),
    section(
      "curves-bend",
      p("curves-bend-1"),
      ask(bench, bend, p("curves-bend-why-1"), formula("bend"), p("curves-bend-why-2")),
      p("curves-bend-2"),
      tries(bench, presets.square),
    ),
    section(
      "curves-parameter",
      p("curves-parameter-1"),
      formula("nearest"),
      p("curves-parameter-2"),
      formula("distance"),
      p("curves-parameter-3"),
      tries(bench, presets.coaster),
      p("curves-parameter-4"),
    ),
    section(
      "curves-time",
      p("curves-time-1"),
      formula("cycloid"),
      ask(bench, time, p("curves-time-why-1"), formula("arc"), p("curves-time-why-2")),
      p("curves-time-2"),
      tries(bench, presets.parabolas),
    ),
  ];
}
