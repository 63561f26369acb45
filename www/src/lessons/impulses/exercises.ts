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
      "impulses-exercises",
      html`<ol class="exercises">
        ${exercise("impulses-exercise-1", [answerField(answers["impulses-exercise-1"]), answerField(answers["impulses-exercise-1-half"])], [p("impulses-exercise-1-answer")])}
        ${exercise("impulses-exercise-2", [answerField(answers["impulses-exercise-2"]), answerField(answers["impulses-exercise-2-turn"])], [formula("answer-blow"), p("impulses-exercise-2-answer")])}
        ${exercise("impulses-exercise-3", [answerField(answers["impulses-exercise-3"])], [p("impulses-exercise-3-answer")])}
        ${exercise("impulses-exercise-4", [choiceField(choices["impulses-exercise-4"]), answerField(answers["impulses-exercise-4"])], [p("impulses-exercise-4-answer")])}
      </ol>`,
    ),
    section(
      "impulses-sources",
      html`<ul class="sources">
        <li>${words("impulses-source-lee")}</li>
        <li>${words("impulses-source-tazz")}</li>
        <li>${words("impulses-source-catto")}</li>
        <li>${words("impulses-source-stewart")}</li>
      </ul>`,
    ),
  ];
}
