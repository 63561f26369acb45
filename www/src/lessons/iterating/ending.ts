// Sections 4 to 6: further than asked, bounds, when to stop; exercises and sources.
import { html, type TemplateResult } from "lit";
import { t } from "../../messages";
import { answerField } from "../answer";
import type { Writer } from "../text";
import { answers } from "./answers";
import formulas from "./formulas.tex";
import { presets } from "./presets";
import { bounds, omega } from "./questions";
import { free, left, young } from "./readings";
import type { LabWriter } from "./text";

export function ending(writer: Writer, { tries, ask, now }: LabWriter): TemplateResult[] {
  const { section, p, formula } = writer;
  return [
    section(
      "iterating-further",
      p("iterating-further-1"),
      formula("sor"),
      ask(omega, p("iterating-omega-why-1")),
      p("iterating-further-2"),
      now(young, formulas.young),
      p("iterating-further-3"),
      tries(presets.best, presets.symmetric),
    ),
    section(
      "iterating-bound",
      p("iterating-bound-1"),
      formula("clamp"),
      p("iterating-bound-2"),
      formula("natural"),
      tries(presets.obstacle),
      p("iterating-bound-3"),
      ask(bounds, p("iterating-bounds-why-1")),
      now(free),
    ),
    section(
      "iterating-stop",
      p("iterating-stop-1"),
      p("iterating-stop-2"),
      formula("rest"),
      p("iterating-stop-3"),
      tries(presets.fathi),
      now(left),
      p("iterating-stop-4"),
      tries(presets.pendulum),
    ),
    ...closing(writer),
  ];
}

function closing({ section, p, exercise, words }: Writer): TemplateResult[] {
  return [
    section(
      "iterating-exercises",
      html`<ol class="exercises">
        ${exercise("iterating-exercise-1", [answerField(answers["iterating-exercise-1"]), answerField(answers["iterating-exercise-1-ten"])], [p("iterating-exercise-1-answer")])}
        ${exercise("iterating-exercise-2", [answerField(answers["iterating-exercise-2"])], [p("iterating-exercise-2-answer")])}
        ${exercise("iterating-exercise-3", [answerField(answers["iterating-exercise-3"])], [p("iterating-exercise-3-answer")])}
        ${exercise("iterating-exercise-4", [answerField(answers["iterating-exercise-4"])], [p("iterating-exercise-4-answer")])}
      </ol>`,
    ),
    section(
      "iterating-sources",
      html`<ul class="sources">
        <li>${words("iterating-source-korean")}</li>
        <li>${words("iterating-source-japanese")}</li>
        <li>${words("iterating-source-young")}</li>
        <li>${words("iterating-source-cottle")}</li>
        <li><a href="#/misprints">${t("app-misprints")}</a></li>
      </ul>`,
    ),
  ];
}
