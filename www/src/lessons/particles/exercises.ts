// Section 10: exercises with their answers; and the sources.
import { html, type TemplateResult } from "lit";
import { answerField } from "../answer";
import { choiceField } from "../choice";
import type { Writer } from "../text";
import { answers } from "./answers";
import { choices } from "./choices";

export function exercises({ section, p, exercise, words }: Writer): TemplateResult[] {
  return [
    section(
      "particles-exercises",
      html`<ol class="exercises">
        ${exercise("particles-exercise-1", [answerField(answers["particles-exercise-1"])], [p("particles-exercise-1-answer")])}
        ${exercise("particles-exercise-2", [answerField(answers["particles-exercise-2"])], [p("particles-exercise-2-answer")])}
        ${exercise("particles-exercise-3", [answerField(answers["particles-exercise-3"])], [p("particles-exercise-3-answer")])}
        ${exercise("particles-exercise-4", [answerField(answers["particles-exercise-4"])], [p("particles-exercise-4-answer")])}
        ${exercise("particles-exercise-5", [choiceField(choices["particles-exercise-5"])], [p("particles-exercise-5-answer")])}
      </ol>`,
    ),
    section(
      "particles-sources",
      html`<ul class="sources">
        <li>${words("particles-source-slides")}</li>
        <li>${words("particles-source-notes")}</li>
        <li>${words("particles-source-jakobsen")}</li>
        <li>${words("particles-source-cg")}</li>
        <li>${words("particles-source-rattle")}</li>
      </ul>`,
    ),
  ];
}
