// The parts of this lesson's text that the laboratory answers: buttons, questions, numbers.
import { html, type TemplateResult } from "lit";
import { icon } from "../../base/icons";
import type { Question } from "../../iterating/question";
import type { LabReading } from "../../iterating/readings";
import type { Workspace } from "../../iterating/workspace";
import { t } from "../../messages";
import "../../iterating/question";
import "../../iterating/readings";
import type { LabTry } from "./presets";

export interface LabWriter {
  tries(...list: readonly LabTry[]): TemplateResult;
  ask(question: Question, ...explanation: readonly unknown[]): TemplateResult;
  now(readings: readonly LabReading[], formula?: string): TemplateResult;
}

export const labWriter = (workspace: Workspace): LabWriter => ({
  tries: (...list) =>
    html`<div class="tries">${list.map(
      (each) =>
        html`<button type="button" class="button try" data-try=${each.id} .set=${() => workspace.set(each)} @click=${() => workspace.perform(each)}>${icon("play")}<span>${t(`iterating-try-${each.id}`)}</span></button>`,
    )}</div>`,
  ask: (question, ...explanation) =>
    html`<cd-iterating-question .workspace=${workspace} .question=${question} .explanation=${explanation}></cd-iterating-question>`,
  now: (readings, formula) =>
    html`<cd-iterating-readings class="inset" .workspace=${workspace} .readings=${readings} .formula=${formula}></cd-iterating-readings>`,
});
