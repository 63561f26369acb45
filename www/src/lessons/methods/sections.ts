// The race, cost against accuracy, maps of stability, decisions, exercises and sources.
import { html, type TemplateResult } from "lit";
import { answerField } from "../answer";
import { ask } from "../ask";
import { choiceField } from "../choice";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { answers } from "./answers";
import { choices } from "./choices";
import "./cost";
import { losing, nearest, springs } from "./predictions";
import { presets } from "./presets";
import "./race";
import "./stability-map";

/** Messages methods-need-<name> and methods-take-<name>. */
const decisions = [
  ["methods-need-exact", "methods-take-exact"],
  ["methods-need-long", "methods-take-long"],
  ["methods-need-contact", "methods-take-contact"],
  ["methods-need-robot", "methods-take-robot"],
  ["methods-need-cloth", "methods-take-cloth"],
  ["methods-need-soft", "methods-take-soft"],
] as const;

export function sections(write: Writer, workspace: Workspace): TemplateResult[] {
  const { section, p, formula, exercise, words, lines } = write;
  const { session } = workspace;
  return [
    section(
      "methods-race",
      p("methods-race-1"),
      html`<cd-race .session=${session}></cd-race>`,
      tries(workspace, presets.race),
      p("methods-race-2"),
      tries(workspace, presets.springs),
      ask(workspace, nearest, p("methods-nearest-why-1")),
      ask(workspace, losing, p("methods-losing-why-1")),
    ),
    section(
      "methods-cost",
      p("methods-cost-1"),
      html`<cd-cost></cd-cost>`,
      p("methods-cost-2"),
      p("methods-cost-5"),
      p("methods-cost-4"),
      tries(workspace, presets.cost),
      p("methods-cost-3"),
    ),
    section(
      "methods-stability",
      p("methods-stability-1"),
      formula("boundary"),
      lines("methods"),
      p("methods-stability-2"),
      html`<cd-stability .workspace=${workspace}></cd-stability>`,
      p("methods-stability-5"),
      formula("damped"),
      p("methods-stability-3"),
      formula("spring"),
      p("methods-stability-4"),
      ask(workspace, springs, p("methods-springs-why-1")),
    ),
    section(
      "methods-decide",
      p("methods-decide-1"),
      html`<div class="live-table-scroll decide"><table class="decisions"><tbody>${decisions.map(
        ([need, take]) => html`<tr><th scope="row">${words(need)}</th><td>${words(take)}</td></tr>`,
      )}</tbody></table></div>`,
      p("methods-decide-3"),
      tries(workspace, presets.long, presets.springs),
      p("methods-decide-2"),
    ),
    section(
      "methods-exercises",
      html`<ol class="exercises">
        ${exercise("methods-exercise-1", [answerField(answers["methods-exercise-1"]), answerField(answers["methods-exercise-1-half"])], [p("methods-exercise-1-answer")])}
        ${exercise("methods-exercise-2", [answerField(answers["methods-exercise-2"])], [p("methods-exercise-2-answer")])}
        ${exercise("methods-exercise-3", [answerField(answers["methods-exercise-3"]), choiceField(choices["methods-exercise-3"])], [p("methods-exercise-3-answer")])}
        ${exercise("methods-exercise-4", [answerField(answers["methods-exercise-4"])], [p("methods-exercise-4-answer")])}
      </ol>`,
    ),
    section(
      "methods-sources",
      html`<ul class="sources">
        <li>${words("methods-source-duthaler")}</li>
        <li>${words("methods-source-hairer")}</li>
        <li>${words("methods-source-ascher")}</li>
      </ul>`,
    ),
  ];
}
