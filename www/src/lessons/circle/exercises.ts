// Exercises with their answers; and the sources.
import { html, type TemplateResult } from "lit";
import { answerField } from "../answer";
import { choiceField } from "../choice";
import type { Writer } from "../text";
import { answers } from "./answers";
import { choices } from "./choices";

export function exercises({ section, p, formula, exercise, words }: Writer): TemplateResult[] {
  return [
    section(
      "circle-exercises",
      html`<ol class="exercises">
        ${exercise("circle-exercise-1", [answerField(answers["circle-exercise-1"])], [p("circle-exercise-1-answer")])}
        ${exercise("circle-exercise-2", [answerField(answers["circle-exercise-2"])], [p("circle-exercise-2-answer")])}
        ${exercise("circle-exercise-3", [answerField(answers["circle-exercise-3"])], [p("circle-exercise-3-answer")])}
        ${exercise("circle-exercise-4", [formula("misprint"), choiceField(choices["circle-exercise-4"])], [p("circle-exercise-4-answer")])}
        ${exercise(
          "circle-exercise-5",
          [formula("ellipse"), p("circle-exercise-5-which"), answerField(answers["circle-exercise-5"])],
          [p("circle-exercise-5-answer"), formula("ellipse-lambda")],
        )}
      </ol>`,
    ),
    section(
      "circle-sources",
      html`<ul class="sources">
        <li>${words("circle-source-slides")}</li>
        <li>${words("circle-source-witkin")}</li>
        <li>${words("circle-source-misprints")}</li>
      </ul>`,
    ),
  ];
}
