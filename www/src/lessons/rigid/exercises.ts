// Exercises with their answers; and the sources.
import { html, type TemplateResult } from "lit";
import { answerField } from "../answer";
import { choiceField } from "../choice";
import type { Writer } from "../text";
import { answers } from "./answers";
import { choices } from "./choices";

export function exercises({ section, p, exercise, words }: Writer): TemplateResult[] {
  return [
    section(
      "rigid-exercises",
      html`<ol class="exercises">
        ${exercise("rigid-exercise-1", [answerField(answers["rigid-exercise-1"])], [p("rigid-exercise-1-answer")])}
        ${exercise("rigid-exercise-2", [choiceField(choices["rigid-exercise-2"]), answerField(answers["rigid-exercise-2"])], [p("rigid-exercise-2-answer")])}
        ${exercise("rigid-exercise-3", [answerField(answers["rigid-exercise-3"])], [p("rigid-exercise-3-answer")])}
        ${exercise("rigid-exercise-4", [answerField(answers["rigid-exercise-4"])], [p("rigid-exercise-4-answer")])}
      </ol>`,
    ),
    section(
      "rigid-sources",
      html`<ul class="sources">
        <li>${words("rigid-source-euler")}</li>
        <li>${words("rigid-source-lee")}</li>
        <li>${words("rigid-source-ogawa")}</li>
        <li>${words("rigid-source-poinsot")}</li>
        <li>${words("rigid-source-racket")}</li>
        <li>${words("rigid-source-catto")}</li>
        <li>${words("rigid-source-eberly")}</li>
      </ul>`,
    ),
  ];
}
