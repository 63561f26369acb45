// Sections 4 and 5: trusses and linkages, counted.
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import type { Bench } from "../lesson";
import { tries, type Writer } from "../text";
import { braced, cranks } from "./predictions";
import { presets } from "./presets";
import { countView } from "./views";

export function structures({ section, p }: Writer, bench: Bench): TemplateResult[] {
  return [
    section(
      "redundant-truss",
      p("redundant-truss-1"),
      html`<cd-formula .session=${bench.session} .view=${countView}></cd-formula>`,
      p("redundant-truss-2"),
      tries(bench, presets.truss),
      p("redundant-truss-3"),
      ask(bench, braced, p("redundant-braced-why-1"), p("redundant-braced-why-2")),
      p("redundant-truss-4"),
    ),
    section(
      "redundant-linkage",
      p("redundant-linkage-1"),
      tries(bench, presets.fourBar, presets.peaucellier),
      p("redundant-linkage-2"),
      ask(bench, cranks, p("redundant-cranks-why-1")),
      p("redundant-linkage-3"),
      tries(bench, presets.locked),
      p("redundant-linkage-4"),
    ),
  ];
}
