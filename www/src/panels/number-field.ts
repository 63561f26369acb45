// <cd-number>: a number in a sentence, "m = 1.0 kg": drag it sideways, use the arrow keys, or type.
// Either bound to a parameter (.session and name) or free (.value, "number-change").
import { html, nothing, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import type { ParameterInfo } from "../simulation/core";
import type { Session } from "../simulation/session";
import { checkNumber, editable } from "./number-entry";
import { ascii, attributeNumber, figureWidth, formatChosen, unitSign, withUnit } from "./numbers";
import "./panels.css";
import { type SliderScale, sliderScale } from "./slider-scale";
import { symbol } from "./symbol";
import { parameterColor, parameterSymbol } from "./symbol-of";
import { typedKey } from "./typed-key";
import { parameterTitle } from "./words";

/** Dragging this far runs through the whole range. CSS px */
const dragLength = 320;
/** A press that moves less is a click, which opens the number for typing. CSS px */
const clickReach = 3;

export class NumberField extends CdElement {
  static override properties = {
    value: { type: Number },
    unit: {},
    symbol: {},
    label: {},
    min: { type: Number },
    max: { type: Number },
    scale: {},
    session: { attribute: false },
    name: {},
    everyRun: { type: Boolean, attribute: "every-run" },
    _text: { state: true },
    _problem: { state: true },
  };
  declare value: number;
  declare unit: string;
  /** Before the equals sign; "" shows the number alone. */
  declare symbol: string;
  /** Name of the number, for screen readers. */
  declare label: string;
  declare min: number;
  declare max: number;
  declare scale: "linear" | "logarithmic";
  declare session: Session | undefined;
  declare name: string;
  /** Changes all runs, not only the selected one. */
  declare everyRun: boolean;
  declare _text: string | null;
  declare _problem: string;

  #info: ParameterInfo | undefined;
  #from: { x: number; position: number; moved: boolean } | null = null;
  #widest = 0;

  constructor() {
    super();
    this.value = 0;
    this.unit = "";
    this.symbol = "";
    this.label = "";
    this.min = 0;
    this.max = 1;
    this.scale = "linear";
    this.name = "";
    this.everyRun = false;
    this._text = null;
    this._problem = "";
  }

  protected override willUpdate(): void {
    if (this.session && this.name) this.#read();
  }

  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    return [(this.session as Session).on("change", () => this.requestUpdate())];
  }

  /** The parameter as it is now. */
  #read(): void {
    const info = this.session?.selected.simulation.parameters().find(({ name }) => name === this.name);
    if (!info || typeof info.value !== "number") return;
    this.#info = info;
    this.value = info.value;
    this.unit = info.unit;
    this.symbol ||= info.symbol;
    this.label = parameterTitle(info);
    [this.min, this.max] = info.soft ?? [info.min ?? 0, info.max ?? 1];
    this.scale = info.scale;
  }

  get #scale(): SliderScale {
    return sliderScale(this.min, this.max, this.scale, this.#info?.type === "integer");
  }
  /** Range for typed numbers: wider than that for dragging. */
  get #limits(): { min: number | undefined; max: number | undefined; integer: boolean } {
    const info = this.#info;
    return info
      ? { min: info.min, max: info.max, integer: info.type === "integer" }
      : { min: this.min, max: this.max, integer: false };
  }

  #set(value: number): void {
    const { min = value, max = value } = this.#limits;
    const next = Math.min(max, Math.max(min, value));
    if (next === this.value) return;
    this.value = next;
    if (this.session && this.name)
      this.session.set(this.name, next, this.everyRun ? "all" : this.session.selected);
    this.dispatchEvent(new CustomEvent<number>("number-change", { detail: next, bubbles: true }));
  }

  // Hand ---------------------------------------------------------------------------------------------------------

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#from = { x: event.clientX, position: this.#scale.toPosition(this.value), moved: false };
  };
  readonly #move = (event: PointerEvent): void => {
    if (!this.#from) return;
    const distance = event.clientX - this.#from.x;
    if (!this.#from.moved && Math.abs(distance) < clickReach) return;
    this.#from.moved = true;
    this.#set(this.#scale.toValue(this.#from.position + distance / dragLength));
  };
  readonly #up = (): void => {
    const clicked = this.#from !== null && !this.#from.moved;
    this.#from = null;
    if (clicked) this.#open();
  };
  readonly #cancel = (): void => {
    this.#from = null;
  };

  // Keys ---------------------------------------------------------------------------------------------------------

  readonly #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const scale = this.#scale;
    const far = (direction: 1 | -1): number => {
      let value = this.value;
      for (let i = 0; i < 10; i++) value = scale.neighbour(value, direction);
      return value;
    };
    const act: Record<string, () => void> = {
      ArrowUp: () => this.#set(scale.neighbour(this.value, 1)),
      ArrowRight: () => this.#set(scale.neighbour(this.value, 1)),
      ArrowDown: () => this.#set(scale.neighbour(this.value, -1)),
      ArrowLeft: () => this.#set(scale.neighbour(this.value, -1)),
      PageUp: () => this.#set(far(1)),
      PageDown: () => this.#set(far(-1)),
      Home: () => this.#set(this.min),
      End: () => this.#set(this.max),
      Enter: () => this.#open(),
      F2: () => this.#open(),
    };
    const action =
      act[event.key] ?? (/^[\d.,+−-]$/.test(ascii(event.key)) ? () => this.#open(ascii(event.key)) : null);
    if (!action) return;
    event.preventDefault();
    action();
  };

  #open(text = editable(this.value)): void {
    this._text = text;
    this._problem = "";
    void this.updateComplete.then(() => {
      const input = this.querySelector("input") as HTMLInputElement;
      input.focus();
      if (text === editable(this.value)) input.select();
    });
  }

  #close(refocus: boolean): void {
    this._text = null;
    this._problem = "";
    if (refocus)
      void this.updateComplete.then(() => this.querySelector<HTMLElement>("[role=spinbutton]")?.focus());
  }

  readonly #typed = (event: Event): void => {
    this._text = (event.target as HTMLInputElement).value;
    if (this._problem) this.#check();
  };
  #check(): number | null {
    const checked = checkNumber(this._text ?? "", this.unit, this.#limits);
    this._problem = "problem" in checked ? checked.problem : "";
    return "value" in checked ? checked.value : null;
  }
  readonly #editKey = (event: KeyboardEvent): void => {
    const key = typedKey(event);
    if (key === "Escape") this.#close(true);
    else if (key === "Enter") {
      const value = this.#check();
      if (value === null) return;
      this.#close(true);
      this.#set(value);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Leaving the field takes what is valid and forgets what is not. */
  readonly #blur = (): void => {
    if (this._text === null) return;
    const value = this.#check();
    this.#close(false);
    if (value !== null) this.#set(value);
  };

  // Words --------------------------------------------------------------------------------------------------------

  #point(on: boolean): void {
    const key = parameterSymbol(this.name);
    if (!this.session || !key) return;
    if (on) this.session.highlight = { symbol: key, source: "number" };
    else if (this.session.highlight?.source === "number") this.session.highlight = null;
  }

  protected override render(): TemplateResult {
    const text = formatChosen(this.value);
    this.#widest = Math.max(this.#widest, figureWidth(text));
    const name =
      this.symbol === ""
        ? nothing
        : html`${symbol(this.symbol, this.name ? parameterColor(this.name) : undefined)} = `;
    if (this._text !== null) {
      return html`<span class="number-inline editing">${name}<input type="text" inputmode="decimal" autocomplete="off" spellcheck="false"
        .style=${`width: ${Math.max(4, this.#widest, figureWidth(this._text)) + 1}ch`} .value=${this._text} aria-label=${withUnit(this.label, this.unit && `(${this.unit})`)}
        aria-invalid=${this._problem ? "true" : nothing} @input=${this.#typed} @keydown=${this.#editKey} @blur=${this.#blur}>${this.unit ? html` ${unitSign(this.unit)}` : nothing}
        <span class="number-problem" role="alert" ?hidden=${!this._problem}>${this._problem}</span></span>`;
    }
    return html`<span class="number-inline" role="spinbutton" tabindex="0" aria-label=${this.label} aria-valuenow=${attributeNumber(this.value)}
      aria-valuemin=${attributeNumber(this.#limits.min ?? this.min)} aria-valuemax=${attributeNumber(this.#limits.max ?? this.max)} aria-valuetext=${withUnit(text, this.unit)}
      @pointerdown=${this.#down} @pointermove=${this.#move} @pointerup=${this.#up} @pointercancel=${this.#cancel} @keydown=${this.#key}
      @pointerenter=${() => this.#point(true)} @pointerleave=${() => this.#point(false)} @focus=${() => this.#point(true)} @blur=${() => this.#point(false)}
      >${name}<span class="number-text" .style=${`min-width: ${this.#widest}ch`}>${text}</span>${this.unit ? html` ${unitSign(this.unit)}` : nothing}</span>`;
  }
}

customElements.define("cd-number", NumberField);
