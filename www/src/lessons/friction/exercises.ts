// Exercises with their answers; and the sources.
import { html, type TemplateResult } from "lit";
import { answerField } from "../answer";
import type { Writer } from "../text";
import { answers } from "./answers";

export function exercises({ section, p, exercise, words }: Writer): TemplateResult[] {
  return [
    section(
      "friction-exercises",
      html`<ol class="exercises">
        ${exercise("friction-exercise-1", [answerField(answers["friction-exercise-1"])], [p("friction-exercise-1-answer")])}
        ${exercise("friction-exercise-2", [answerField(answers["friction-exercise-2"])], [p("friction-exercise-2-answer")])}
        ${exercise("friction-exercise-3", [answerField(answers["friction-exercise-3"])], [p("friction-exercise-3-answer")])}
        ${exercise("friction-exercise-4", [answerField(answers["friction-exercise-4"]), answerField(answers["friction-exercise-4-box"])], [p("friction-exercise-4-answer")])}
      </ol>`,
    ),
    section(
      "friction-sources",
      html`<ul class="sources">
        <li>${words("friction-source-coulomb")}</li>
        <li>${words("friction-source-moreau")}</li>
        <li>${words("friction-source-lee")}</li>
        <li>${words("friction-source-tazz")}</li>
        <li>${words("friction-source-preclik")}</li>
      </ul>`,
    ),
  ];
}
