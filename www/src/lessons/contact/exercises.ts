// Exercises with their answers; and the sources.
import { html, type TemplateResult } from "lit";
import { answerField } from "../answer";
import type { Writer } from "../text";
import { answers } from "./answers";

export function exercises({ section, p, exercise, words }: Writer): TemplateResult[] {
  return [
    section(
      "contact-exercises",
      html`<ol class="exercises">
        ${exercise("contact-exercise-1", [answerField(answers["contact-exercise-1"])], [p("contact-exercise-1-answer")])}
        ${exercise("contact-exercise-2", [answerField(answers["contact-exercise-2"])], [p("contact-exercise-2-answer")])}
        ${exercise("contact-exercise-3", [answerField(answers["contact-exercise-3"])], [p("contact-exercise-3-answer")])}
        ${exercise("contact-exercise-4", [answerField(answers["contact-exercise-4"])], [p("contact-exercise-4-answer")])}
      </ol>`,
    ),
    section(
      "contact-sources",
      html`<ul class="sources">
        <li>${words("contact-source-baraff")}</li>
        <li>${words("contact-source-cottle")}</li>
        <li>${words("contact-source-lee")}</li>
        <li>${words("contact-source-ogawa")}</li>
      </ul>`,
    ),
  ];
}
