// <cd-formula>: a formula with the numbers of this moment under its symbols. The numbers are those of the selected
// run, straight from the core; while it plays they change ten times a second, slowly enough to be read.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { turn } from "../base/next-task";
import { onSight } from "../base/observe";
import { dueSince, frameTime } from "../base/pace";
import { writeText } from "../base/write-text";
import { t } from "../messages";
import type { Run, Session } from "../simulation/session";
import { type Chip, type ChipLine, chipNumber, chipWidth } from "./chips";
import { lineOf } from "./display";
import { type MathML, markup } from "./mathml";
import { Reading } from "./reading";
import "./formula.css";

/** Content of a formula; depends on the runs, since another method or another form of C has another formula. */
export interface FormulaView {
  /** MathML of the formula; without it there are only chips. */
  readonly formula?: MathML;
  readonly lines: readonly ChipLine[];
}
export type FormulaOf = (session: Session) => FormulaView;

export class LiveFormula extends CdElement {
  static override properties = { session: { attribute: false }, view: { attribute: false } };
  declare session: Session;
  declare view: FormulaOf;

  #shown: { chip: Chip; element: Element }[] = [];
  #last = 0;
  #visible = true;

  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    const { session } = this;
    return [
      session.on("frame", () => this.#write(session.playing)),
      session.on("change", () => this.requestUpdate()),
      session.on("transport", () => this.#write(false)),
      onSight(this, (visible) => {
        this.#visible = visible;
        this.#write(false);
      }),
    ];
  }

  protected override updated(): void {
    const chips = this.#view.lines.flat().filter((part): part is Chip => typeof part !== "string");
    const places = this.querySelectorAll(".value");
    this.#shown = chips.flatMap((chip, i) => {
      const element = places[i];
      return element ? [{ chip, element }] : [];
    });
    if (this.#last > 0) this.#write(false);
    else void turn().then(() => this.#write(false));
  }

  get #view(): FormulaView {
    return this.view(this.session);
  }

  #write(hurried: boolean): void {
    // Once they are written wherever they are: print and screen readers read on.
    if ((!this.#visible && this.#last > 0) || (hurried && !dueSince(this.#last))) return;
    this.#last = frameTime();
    const readings = new Map<Run, Reading>();
    for (const { chip, element } of this.#shown) {
      const run = chip.of ?? this.session.selected;
      const reading = readings.get(run) ?? new Reading(run.simulation);
      readings.set(run, reading);
      const text = chipNumber(chip, reading);
      writeText(element, text);
    }
  }

  protected override render(): TemplateResult {
    const { formula, lines } = this.#view;
    return html`${formula ? lineOf(markup(formula)) : nothing}${lines.map(
      (line) =>
        html`<div class="chips">${together(line).map((parts) => html`<span>${parts.map(drawn)}</span>`)}</div>`,
    )}`;
  }
}

/** Parts of a line that must not be separated by a line break: a chip and the words before it; at the end those after it. */
function together(line: ChipLine): (Chip | string)[][] {
  const groups: (Chip | string)[][] = [[]];
  for (const part of line) {
    groups.at(-1)?.push(part);
    if (typeof part !== "string") groups.push([]);
  }
  const rest = groups.pop() ?? [];
  groups.at(-1)?.push(...rest);
  return groups;
}

function drawn(part: Chip | string): TemplateResult {
  if (typeof part === "string") return html`<span class="between">${part}</span>`;
  return html`<button type="button" class="chip" data-symbol=${part.symbol} aria-pressed="false"
    ><span class="unseen">${t(part.name)} </span><span>${part.label}</span><span class="equals">=</span
    ><span class="value" .style="min-width:${chipWidth(part)}ch"></span></button>`;
}

customElements.define("cd-formula", LiveFormula);
