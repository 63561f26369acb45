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
      "stack-exercises",
      html`<ol class="exercises">
        ${exercise("stack-exercise-1", [choiceField(choices["stack-exercise-1"]), answerField(answers["stack-exercise-1"])], [p("stack-exercise-1-answer")])}
        ${exercise("stack-exercise-2", [choiceField(choices["stack-exercise-2"])], [p("stack-exercise-2-answer")])}
        ${exercise("stack-exercise-3", [choiceField(choices["stack-exercise-3"]), answerField(answers["stack-exercise-3"])], [p("stack-exercise-3-answer")])}
        ${exercise("stack-exercise-4", [answerField(answers["stack-exercise-4"])], [p("stack-exercise-4-answer")])}
      </ol>`,
    ),
    section(
      "stack-sources",
      html`<ul class="sources">
        <li>${words("stack-source-catto")}</li>
        <li>${words("stack-source-tazz")}</li>
        <li>${words("stack-source-erleben")}</li>
      </ul>`,
    ),
  ];
}
