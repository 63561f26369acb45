// Exercises with their answers; and the sources.
import { html, type TemplateResult } from "lit";
import { answerField } from "../answer";
import type { Writer } from "../text";
import { answers } from "./answers";

export function exercises({ section, p, formula, exercise, words }: Writer): TemplateResult[] {
  return [
    section(
      "joints-exercises",
      html`<ol class="exercises">
        ${exercise("joints-exercise-1", [answerField(answers["joints-exercise-1"])], [p("joints-exercise-1-answer")])}
        ${exercise("joints-exercise-2", [answerField(answers["joints-exercise-2"])], [formula("answer-steady"), p("joints-exercise-2-answer")])}
        ${exercise("joints-exercise-3", [answerField(answers["joints-exercise-3"])], [p("joints-exercise-3-answer")])}
        ${exercise("joints-exercise-4", [answerField(answers["joints-exercise-4"])], [p("joints-exercise-4-answer")])}
      </ol>`,
    ),
    section(
      "joints-sources",
      html`<ul class="sources">
        <li>${words("joints-source-baumgarte")}</li>
        <li>${words("joints-source-lee")}</li>
        <li>${words("joints-source-catto")}</li>
        <li>${words("joints-source-macklin")}</li>
      </ul>`,
    ),
  ];
}
