// <cd-number-entry>: a number one can type, with its unit. Text that cannot be read, or lies outside the range, is reported beside
// it in words and changes nothing; Escape brings the old value back.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { t } from "../messages";
import {
  decimal,
  figureWidth,
  formatChosen,
  formatNumber,
  parseNumber,
  unitFraction,
  unitSign,
  withUnit,
} from "./numbers";
import { typedKey } from "./typed-key";

export interface NumberLimits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly integer?: boolean;
}

/** Message that says what is wrong, or the number. */
export function checkNumber(
  text: string,
  unit: string,
  limits: NumberLimits,
): { value: number } | { problem: string } {
  const value = parseNumber(text, unit);
  if (value === null) return { problem: t("number-unreadable") };
  if (limits.integer && !Number.isInteger(value)) return { problem: t("number-whole") };
  const { min, max } = limits;
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return { value };
  const from = formatChosen(min ?? Number.NEGATIVE_INFINITY);
  const to = withUnit(formatChosen(max ?? Number.POSITIVE_INFINITY), unit);
  return { problem: t("number-outside", { from, to }) };
}

/** Text of the field while it is edited: no minus sign or power of ten that a keyboard lacks. */
export function editable(value: number): string {
  return unitFraction(value) ?? decimal(String(Number(value.toPrecision(12))));
}

let nextId = 0;

export class NumberEntry extends CdElement {
  static override properties = {
    value: { type: Number },
    unit: {},
    label: {},
    min: { type: Number },
    max: { type: Number },
    integer: { type: Boolean },
    disabled: { type: Boolean },
    digits: { type: Number },
    /** Id of an element that explains the number. */
    describedby: {},
    _text: { state: true },
    _problem: { state: true },
  };
  declare value: number;
  declare unit: string;
  declare label: string;
  declare min: number | undefined;
  declare max: number | undefined;
  declare integer: boolean;
  declare disabled: boolean;
  /** Significant digits while nothing is typed, for measured numbers; exact without it. */
  declare digits: number | undefined;
  declare describedby: string;
  /** Text being typed; null while there is none. */
  declare _text: string | null;
  declare _problem: string;
  /** The next value for an arrow key. */
  neighbour: (value: number, direction: 1 | -1) => number = (value, direction) => value + direction;
  readonly #id = `number-entry-${nextId++}`;

  constructor() {
    super();
    this.value = 0;
    this.unit = "";
    this.label = "";
    this.integer = false;
    this.disabled = false;
    this.describedby = "";
    this._text = null;
    this._problem = "";
  }

  #input(): HTMLInputElement {
    return this.querySelector("input") as HTMLInputElement;
  }

  readonly #typed = (): void => {
    this._text = this.#input().value;
    if (this._problem) this.#check();
  };

  /** @returns the number, when there is one */
  #check(): number | null {
    const checked = checkNumber(this._text ?? "", this.unit, {
      min: this.min,
      max: this.max,
      integer: this.integer,
    });
    this._problem = "problem" in checked ? checked.problem : "";
    return "value" in checked ? checked.value : null;
  }

  readonly #commit = (): void => {
    if (this._text === null) return;
    if (this._text.trim() === editable(this.value)) {
      this.#restore();
      return;
    }
    const value = this.#check();
    if (value === null) return;
    this._text = null;
    this.#emit(value);
  };

  #emit(value: number): void {
    if (value === this.value) return;
    this.value = value;
    this.dispatchEvent(new CustomEvent<number>("number-change", { detail: value, bubbles: true }));
  }

  #shown(): string {
    return this.digits ? formatNumber(this.value, this.digits) : formatChosen(this.value);
  }

  #restore(): void {
    this._text = null;
    this._problem = "";
    this.#input().value = this.#shown();
  }

  readonly #focus = (): void => {
    if (this._text !== null) return;
    this._text = editable(this.value);
    void this.updateComplete.then(() => this.#input().select());
  };

  readonly #key = (event: KeyboardEvent): void => {
    const key = typedKey(event);
    if (key === "Enter") {
      this.#commit();
      if (!this._problem) {
        this._text = editable(this.value);
        void this.updateComplete.then(() => this.#input().select());
      }
    } else if (key === "Escape" && (this._problem || this._text !== editable(this.value))) {
      this._problem = "";
      this._text = editable(this.value);
      event.stopPropagation();
    } else if (key === "ArrowUp" || key === "ArrowDown") this.#step(key === "ArrowUp" ? 1 : -1);
    else return;
    event.preventDefault();
  };

  #step(direction: 1 | -1): void {
    const next = this.neighbour(this.value, direction);
    const value = Math.min(this.max ?? next, Math.max(this.min ?? next, next));
    this._problem = "";
    this._text = editable(value);
    this.#emit(value);
  }

  protected override render(): TemplateResult {
    const text = this._text ?? this.#shown();
    const problemId = `${this.#id}-problem`;
    return html`
      <span class="number-entry">
        <input type="text" inputmode="decimal" autocomplete="off" spellcheck="false" .value=${text} .style=${`width: calc(${figureWidth(text) + 0.3}ch + 0.6rem)`}
          aria-label=${withUnit(this.label, this.unit && `(${this.unit})`)} aria-invalid=${this._problem ? "true" : nothing}
          aria-describedby=${this._problem ? problemId : this.describedby || nothing} ?disabled=${this.disabled}
          @input=${this.#typed} @change=${this.#commit} @focus=${this.#focus} @blur=${this.#blur} @keydown=${this.#key}>
        <span class="number-unit" aria-hidden="true">${unitSign(this.unit)}</span>
      </span>
      <span class="number-problem" id=${problemId} role="alert" ?hidden=${!this._problem}>${this._problem}</span>`;
  }

  readonly #blur = (): void => {
    this.#commit();
    if (!this._problem) this.#restore();
  };
}

customElements.define("cd-number-entry", NumberEntry);
