// Exercises with their answers; and the sources.
import { html, type TemplateResult } from "lit";
import { t } from "../../messages";
import { answerField } from "../answer";
import { choiceField } from "../choice";
import type { Writer } from "../text";
import { answers } from "./answers";
import { choices } from "./choices";

export function exercises({ section, p, formula, exercise, words }: Writer): TemplateResult[] {
  return [
    section(
      "positions-exercises",
      html`<ol class="exercises">
        ${exercise("positions-exercise-1", [answerField(answers["positions-exercise-1"]), answerField(answers["positions-exercise-1-lambda"])], [formula("answer-move"), p("positions-exercise-1-answer")])}
        ${exercise("positions-exercise-2", [choiceField(choices["positions-exercise-2"])], [p("positions-exercise-2-answer")])}
        ${exercise("positions-exercise-3", [answerField(answers["positions-exercise-3"])], [p("positions-exercise-3-answer")])}
        ${exercise("positions-exercise-4", [answerField(answers["positions-exercise-4"])], [p("positions-exercise-4-answer")])}
        ${exercise("positions-exercise-5", [answerField(answers["positions-exercise-5"])], [p("positions-exercise-5-answer")])}
      </ol>`,
    ),
    section(
      "positions-sources",
      html`<ul class="sources">
        <li>${words("positions-source-ogawa")}</li>
        <li>${words("positions-source-muller")}</li>
        <li>${words("positions-source-macklin")}</li>
        <li>${words("positions-source-shake")}</li>
        <li>${words("positions-source-jakobsen")}</li>
        <li><a href="#/misprints">${t("app-misprints")}</a></li>
      </ul>`,
    ),
  ];
}
