// Section 8: exercises with their answers; and the sources.
import { html, type TemplateResult } from "lit";
import { answerField } from "../answer";
import { choiceField } from "../choice";
import type { Writer } from "../text";
import { answers } from "./answers";
import { choices } from "./choices";

export function exercises({ section, p, exercise, words }: Writer): TemplateResult[] {
  return [
    section(
      "curves-exercises",
      html`<ol class="exercises">
        ${exercise("curves-exercise-1", [answerField(answers["curves-exercise-1"])], [p("curves-exercise-1-answer")])}
        ${exercise("curves-exercise-2", [answerField(answers["curves-exercise-2"])], [p("curves-exercise-2-answer")])}
        ${exercise("curves-exercise-3", [choiceField(choices["curves-exercise-3"])], [p("curves-exercise-3-answer")])}
        ${exercise("curves-exercise-4", [answerField(answers["curves-exercise-4"])], [p("curves-exercise-4-answer")])}
        ${exercise("curves-exercise-5", [answerField(answers["curves-exercise-5"])], [p("curves-exercise-5-answer")])}
        ${exercise("curves-exercise-6", [choiceField(choices["curves-exercise-6"])], [p("curves-exercise-6-answer")])}
      </ol>`,
    ),
    section(
      "curves-sources",
      html`<ul class="sources">
        <li>${words("curves-source-slides")}</li>
        <li>${words("curves-source-witkin")}</li>
        <li>${words("curves-source-huygens")}</li>
        <li>${words("curves-source-kapitza")}</li>
      </ul>`,
    ),
  ];
}
