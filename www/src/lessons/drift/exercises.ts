// Exercises with their answers; and the sources.
import { html, type TemplateResult } from "lit";
import { answerField } from "../answer";
import type { Writer } from "../text";
import { answers } from "./answers";

export function exercises({ section, p, exercise, words }: Writer): TemplateResult[] {
  const checked = (id: keyof typeof answers): TemplateResult =>
    exercise(id, [answerField(answers[id])], [p(`${id}-answer`)]);
  return [
    section(
      "drift-exercises",
      html`<ol class="exercises">
        ${checked("drift-exercise-3")}
        ${checked("drift-exercise-4")}
        ${checked("drift-exercise-1")}
        ${checked("drift-exercise-2")}
      </ol>`,
    ),
    section(
      "drift-sources",
      html`<ul class="sources">
        <li>${words("drift-source-slides")}</li>
        <li>${words("drift-source-baumgarte")}</li>
      </ul>`,
    ),
  ];
}
