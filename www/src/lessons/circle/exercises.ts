// Exercises with their answers; and the sources.
import { html, nothing, type TemplateResult } from "lit";
import type { Preset } from "../../panels/presets";
import { answerField } from "../answer";
import { choiceField } from "../choice";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { answers } from "./answers";
import { choices } from "./choices";
import { presets } from "./presets";

const misprints = [
  "circle-misprint-1",
  "circle-misprint-2",
  "circle-misprint-3",
  "circle-misprint-4",
  "circle-misprint-5",
  "circle-misprint-6",
  "circle-misprint-7",
];

/** Runs that decide a misprint. */
const deciding: Readonly<Record<string, Preset>> = {
  "circle-misprint-2": presets.kinetic,
  "circle-misprint-3": presets.weightless,
};

export function exercises(
  { section, p, formula, exercise, words }: Writer,
  workspace: Workspace,
): TemplateResult[] {
  return [
    section(
      "circle-exercises",
      html`<ol class="exercises">
        ${exercise("circle-exercise-1", [answerField(answers["circle-exercise-1"])], [p("circle-exercise-1-answer")])}
        ${exercise("circle-exercise-2", [answerField(answers["circle-exercise-2"])], [p("circle-exercise-2-answer")])}
        ${exercise("circle-exercise-3", [answerField(answers["circle-exercise-3"])], [p("circle-exercise-3-answer")])}
        ${exercise("circle-exercise-4", [formula("misprint"), choiceField(choices["circle-exercise-4"])], [p("circle-exercise-4-answer")])}
        ${exercise(
          "circle-exercise-5",
          [formula("ellipse"), p("circle-exercise-5-which"), answerField(answers["circle-exercise-5"])],
          [p("circle-exercise-5-answer"), formula("ellipse-lambda")],
        )}
      </ol>`,
    ),
    section(
      "circle-sources",
      html`<ul class="sources">
        <li>${words("circle-source-slides")}</li>
        <li>${words("circle-source-witkin")}</li>
      </ul>
      <details class="answer"><summary>${words("circle-misprint-title")}</summary>
        <ul class="sources">${misprints.map((id) => html`<li>${words(id)}${deciding[id] ? tries(workspace, deciding[id]) : nothing}</li>`)}</ul></details>`,
    ),
  ];
}
