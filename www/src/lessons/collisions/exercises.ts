// Exercises with their answers; and the sources.
import { html, type TemplateResult } from "lit";
import { answerField } from "../answer";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { answers } from "./answers";
import { presets } from "./presets";

export function exercises({ section, p, exercise, words }: Writer, workspace: Workspace): TemplateResult[] {
  return [
    section(
      "collisions-exercises",
      html`<ol class="exercises">
        ${exercise("collisions-exercise-1", [answerField(answers["collisions-exercise-1"])], [p("collisions-exercise-1-answer")])}
        ${exercise("collisions-exercise-2", [answerField(answers["collisions-exercise-2"])], [p("collisions-exercise-2-answer")])}
        ${exercise("collisions-exercise-3", [answerField(answers["collisions-exercise-3"])], [p("collisions-exercise-3-answer")])}
        ${exercise("collisions-exercise-4", [answerField(answers["collisions-exercise-4"])], [p("collisions-exercise-4-answer"), tries(workspace, presets.oblique)])}
      </ol>`,
    ),
    section(
      "collisions-sources",
      html`<ul class="sources">
        <li>${words("collisions-source-newton")}</li>
        <li>${words("collisions-source-ogawa")}</li>
        <li>${words("collisions-source-chatterjee")}</li>
      </ul>`,
    ),
  ];
}
