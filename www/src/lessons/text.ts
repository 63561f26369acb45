// The small parts of a lesson's text: sections, paragraphs, formulas on a line of their own, buttons that set up an
// experiment, exercises with their answers.
import { html, type TemplateResult } from "lit";
import { icon } from "../base/icons";
import { display } from "../formula/display";
import type { Formulas } from "../formula/mathml";
import { t } from "../messages";
import { rich, type Slots } from "../messages/rich";
import type { Preset } from "../panels/presets";
import type { Workspace } from "./lesson";
import { lessons } from "./registry";
import "./proof.css";

/** Writes the text of one lesson: its messages, its formulas, what its variables stand for. */
export interface Writer {
  /** A section with its heading. */
  section(id: string, ...content: unknown[]): TemplateResult;
  p(id: string): TemplateResult;
  words(id: string): unknown[];
  /** A formula on a line of its own. */
  formula(name: string): TemplateResult;
  /** A fold under the words of `<id>-fold`; its content is the paragraph of that id unless given. */
  fold(id: string, ...content: unknown[]): TemplateResult;
  /** The derivation of the lesson in a fold: its formulas `line-<i>`, each with what was used, message `<lesson>-line-<i>`. */
  lines(lesson: string): TemplateResult;
  /** An item of a list: the question, what belongs to it, and an answer that opens. */
  exercise(id: string, more: readonly unknown[], answer: readonly unknown[]): TemplateResult;
}

export function writer(formulas: Formulas, slots: Slots): Writer {
  const words = (id: string): unknown[] => rich(id, slots);
  const p = (id: string): TemplateResult => html`<p>${words(id)}</p>`;
  return {
    words,
    p,
    formula: (name) => display(formulas, name),
    fold: (id, ...content) =>
      html`<details class="answer"><summary>${words(`${id}-fold`)}</summary><div>${content.length > 0 ? content : p(id)}</div></details>`,
    lines: (lesson) =>
      html`<details class="answer"><summary>${t("lesson-lines")}</summary><ol class="proof">${Object.keys(
        formulas,
      )
        .filter((name) => /^line-\d+$/.test(name))
        .map(
          (name) => html`<li>${display(formulas, name)}<span>${words(`${lesson}-${name}`)}</span></li>`,
        )}</ol></details>`,
    section: (id, ...content) =>
      html`<section id=${id} aria-labelledby="${id}-title"><h2 id="${id}-title">${words(`${id}-title`)}</h2>${content}</section>`,
    exercise: (id, more, answer) =>
      html`<li>${p(id)}${more}<details class="answer"><summary>${t("lesson-answer")}</summary><div>${answer}</div></details></li>`,
  };
}

/** "Lesson 1 · about 15 minutes". */
export function kicker(id: string): string {
  const index = lessons.findIndex((lesson) => lesson.id === id);
  return t("lesson-kicker", { number: index + 1, minutes: lessons[index]?.minutes ?? 0 });
}

/** Buttons that set up an experiment and start it. */
export function tries(workspace: Workspace, ...presets: readonly Preset[]): TemplateResult {
  return html`<div class="tries">${presets.map(
    (preset) =>
      html`<button type="button" class="button try" .preset=${preset} @click=${() => workspace.perform(preset)}>${icon("play")}<span
        >${t(preset.titleMessage)}</span></button>`,
  )}</div>`;
}
