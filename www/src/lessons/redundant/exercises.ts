// Section 6: exercises with their answers; and the sources.
import { html, type TemplateResult } from "lit";
import { answerField } from "../answer";
import { choiceField } from "../choice";
import type { Writer } from "../text";
import { answers } from "./answers";
import { choices } from "./choices";

export function exercises({ section, p, exercise, words }: Writer): TemplateResult[] {
  return [
    section(
      "redundant-exercises",
      html`<ol class="exercises">
        ${exercise("redundant-exercise-1", [answerField(answers["redundant-exercise-1"])], [p("redundant-exercise-1-answer")])}
        ${exercise("redundant-exercise-2", [answerField(answers["redundant-exercise-2"])], [p("redundant-exercise-2-answer")])}
        ${exercise("redundant-exercise-3", [answerField(answers["redundant-exercise-3"])], [p("redundant-exercise-3-answer")])}
        ${exercise("redundant-exercise-4", [choiceField(choices["redundant-exercise-4"])], [p("redundant-exercise-4-answer")])}
        ${exercise("redundant-exercise-5", [answerField(answers["redundant-exercise-5"])], [p("redundant-exercise-5-answer")])}
      </ol>`,
    ),
    section(
      "redundant-sources",
      html`<ul class="sources">
        <li>${words("redundant-source-slides")}</li>
        <li>${words("redundant-source-maxwell")}</li>
        <li>${words("redundant-source-bjorck")}</li>
        <li>${words("redundant-source-peaucellier")}</li>
      </ul>`,
    ),
  ];
}
