// Exercises with their answers; and the sources.
import { html, type TemplateResult } from "lit";
import { answerField } from "../answer";
import type { Writer } from "../text";
import { answers } from "./answers";

export function exercises({ section, p, exercise, words }: Writer): TemplateResult[] {
  return [
    section(
      "coordinates-exercises",
      html`<ol class="exercises">
        ${exercise("coordinates-exercise-1", [answerField(answers["coordinates-exercise-1"])], [p("coordinates-exercise-1-answer")])}
        ${exercise("coordinates-exercise-2", [answerField(answers["coordinates-exercise-2"])], [p("coordinates-exercise-2-answer")])}
        ${exercise("coordinates-exercise-3", [answerField(answers["coordinates-exercise-3"])], [p("coordinates-exercise-3-answer")])}
        ${exercise("coordinates-exercise-4", [answerField(answers["coordinates-exercise-4"])], [p("coordinates-exercise-4-answer")])}
      </ol>`,
    ),
    section(
      "coordinates-sources",
      html`<ul class="sources">
        <li>${words("coordinates-source-tazz")}</li>
        <li>${words("coordinates-source-featherstone")}</li>
        <li>${words("coordinates-source-murray")}</li>
        <li>${words("coordinates-source-baraff")}</li>
      </ul>`,
    ),
  ];
}
