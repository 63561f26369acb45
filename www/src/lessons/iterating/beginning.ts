// Sections 1 to 3: one row at a time, how fast, when it fails.
import { html, type TemplateResult } from "lit";
import type { Writer } from "../text";
import "../film";
import { sinking } from "./film";
import { presets } from "./presets";
import { alike, seidel } from "./questions";
import { radii, rates } from "./readings";
import type { LabWriter } from "./text";

export function beginning(
  { section, p, formula, lines }: Writer,
  { tries, ask, now }: LabWriter,
): TemplateResult[] {
  return [
    section(
      "iterating-row",
      p("iterating-row-1"),
      formula("update"),
      p("iterating-row-2"),
      formula("matrix-free"),
      p("iterating-row-3"),
      tries(presets.jacobi, presets.seidel),
      p("iterating-row-4"),
      ask(seidel, p("iterating-seidel-why-1")),
    ),
    section(
      "iterating-rate",
      p("iterating-rate-1"),
      formula("sweep"),
      p("iterating-rate-2"),
      formula("error-display"),
      lines("iterating"),
      p("iterating-rate-3"),
      now(rates),
      p("iterating-rate-4"),
      tries(presets.short, presets.long),
      p("iterating-rate-5"),
      now(radii),
      p("iterating-film-1"),
      html`<cd-film .film=${sinking}></cd-film>`,
    ),
    section(
      "iterating-fail",
      p("iterating-fail-1"),
      formula("alike"),
      ask(alike, p("iterating-alike-why-1"), tries(presets.free, presets.alike)),
      p("iterating-fail-2"),
      formula("criteria"),
      p("iterating-fail-3"),
      p("iterating-fail-4"),
      tries(presets.stackJacobi, presets.stackDamped, presets.stackSeidel),
    ),
  ];
}
