// The numbers of a thing as fields, built from what the catalogue says about its parameters.
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../base/icons";
import { t } from "../messages";
import "../panels/number-entry";
import { sliderScale } from "../panels/slider-scale";
import { symbol } from "../panels/symbol";
import { parameterColor } from "../panels/symbol-of";
import { choiceTitle } from "../panels/words";
import type { ParameterDescription, ParameterValue } from "../simulation/core";
import { parameterName } from "./parameter-name";
import { typedNumbers, typedRows } from "./typed";

export type FieldValue = ParameterValue | readonly number[] | readonly (readonly number[])[];

/** Hands over the new value. */
export type Change = (value: unknown) => void;

export function field(
  info: ParameterDescription,
  value: FieldValue,
  change: Change,
): TemplateResult | typeof nothing {
  const input = control(info, value, change);
  if (input === nothing) return nothing;
  const long = info.type === "points" || info.type === "bodies" || info.type === "text";
  return html`<div class="kit-field ${long ? "long" : ""}" data-name=${info.name}>
    <span class="kit-field-name">${symbol(info.symbol, parameterColor(info.name))}<span>${parameterName(info.name)}</span></span>${input}</div>`;
}

function control(
  info: ParameterDescription,
  value: FieldValue,
  change: Change,
): TemplateResult | typeof nothing {
  const label = parameterName(info.name);
  if (info.type === "points" && Array.isArray(value))
    return rows(label, value as readonly (readonly number[])[], change);
  if (info.type === "bodies" && Array.isArray(value))
    return numbers(label, value as readonly number[], change);
  if (Array.isArray(value)) return vector(label, info.unit, value as readonly number[], change);
  if (typeof value === "boolean") return toggle(label, value, change);
  if (info.type === "text" && typeof value === "string") return text(label, value, change);
  if (typeof value === "string") return choice(label, info, value, change);
  if (typeof value !== "number") return nothing;
  if (info.type === "body") return numbers(label, [value], ([id]) => change(id));
  return number(label, info, value, change);
}

function number(label: string, info: ParameterDescription, value: number, change: Change): TemplateResult {
  const [lo, hi] = info.soft ?? [info.min ?? 0, info.max ?? 1];
  const { neighbour } = sliderScale(lo, hi, info.scale, info.type === "integer");
  return html`<cd-number-entry .value=${value} .unit=${info.unit} .label=${label} .min=${info.min} .max=${info.max} .integer=${info.type === "integer"}
    .neighbour=${neighbour} .digits=${digits(value)} @number-change=${(event: CustomEvent<number>) => change(event.detail)}></cd-number-entry>`;
}

/** Numbers that were chosen are shown as they are; measured ones to four digits. */
function digits(value: number): number | undefined {
  return Number(value.toPrecision(5)) === value ? undefined : 4;
}

const axes = ["x", "y", "z"];

/** Rounding beside the largest coordinate says nothing, and takes much room. */
const dust = 1e-12;

/** One entry for each coordinate. */
export function vector(
  label: string,
  unit: string,
  value: readonly number[],
  change: Change,
): TemplateResult {
  const most = Math.max(1, ...value.map(Math.abs));
  const shown = value.map((component) => (Math.abs(component) < dust * most ? 0 : component));
  return html`<span class="kit-vector">${shown.map(
    (
      component,
      i,
    ) => html`<cd-number-entry .value=${component} .unit=${i === value.length - 1 ? unit : ""} .label=${`${label}, ${axes[i]}`} .neighbour=${tenth} .digits=${digits(component)}
      @number-change=${(event: CustomEvent<number>) => change(value.map((each, j) => (i === j ? event.detail : each)))}></cd-number-entry>`,
  )}</span>`;
}
const tenth = (value: number, direction: 1 | -1): number => Math.round(value * 10 + direction) / 10;

function toggle(label: string, value: boolean, change: Change): TemplateResult {
  return html`<input class="switch" type="checkbox" role="switch" aria-label=${label} .checked=${value}
    @change=${(event: Event) => change((event.target as HTMLInputElement).checked)}>`;
}

function choice(label: string, info: ParameterDescription, value: string, change: Change): TemplateResult {
  return html`<span class="select"><select aria-label=${label} @change=${(event: Event) => change((event.target as HTMLSelectElement).value)}>
    ${info.choices?.map((each) => html`<option value=${each.id} ?selected=${each.id === value} .selected=${each.id === value}>${choiceTitle(info.name, each)}</option>`)}
  </select>${icon("chevronDown")}</span>`;
}

/** A formula. */
function text(label: string, value: string, change: Change): TemplateResult {
  return html`<input class="kit-numbers" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" aria-label=${label} .value=${value}
    @change=${(event: Event) => change((event.target as HTMLInputElement).value)}>`;
}

/** Numbers in a row: the particles by their numbers. */
function numbers(
  label: string,
  value: readonly number[],
  change: (ids: readonly number[]) => void,
): TemplateResult {
  const commit = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const typed = typedNumbers(input.value);
    input.setAttribute("aria-invalid", String(typed === null));
    if (typed) change(typed);
  };
  return html`<input class="kit-numbers" type="text" autocomplete="off" spellcheck="false" aria-label=${label} title=${t("kit-type-particles")}
    .value=${value.join(", ")} @change=${commit}>`;
}

/** Six digits, and no dust of rounding. */
const short = (value: number): string => String(Math.abs(value) < 1e-12 ? 0 : Number(value.toPrecision(6)));

/** A table, one row a line. */
function rows(label: string, value: readonly (readonly number[])[], change: Change): TemplateResult {
  const commit = (event: Event): void => {
    const area = event.target as HTMLTextAreaElement;
    const typed = typedRows(area.value);
    area.setAttribute("aria-invalid", String(typed === null));
    if (typed) change(typed);
  };
  return html`<textarea class="kit-rows" rows=${Math.min(6, value.length + 1)} spellcheck="false" aria-label=${label}
    .value=${value.map((row) => row.map(short).join("; ")).join("\n")} @change=${commit}></textarea>`;
}
