// One parameter's control: symbol, name, value with unit, slider or choice or switch, and the way back to its default.
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../base/icons";
import { t } from "../messages";
import type { ParameterInfo, ParameterValue } from "../simulation/core";
import "./number-entry";
import { formatChosen, withUnit } from "./numbers";
import { sliderScale } from "./slider-scale";
import { symbol } from "./symbol";
import { parameterColor } from "./symbol-of";
import { choiceHelp, choiceTitle, parameterHelp, parameterTitle } from "./words";

export interface ControlContext {
  /** Makes ids of this panel's elements unique. */
  readonly prefix: string;
  /** The catalogue's id of the scene; empty for a scene of one's own. */
  readonly scene: string;
  /** True where explanations are shown. */
  readonly explain: boolean;
  /** In words, why an inactive parameter has no effect. */
  readonly idle: string;
  set(name: string, value: ParameterValue): void;
  point(name: string | null): void;
}

/** Positions of a slider's thumb. */
const positions = 1000;
/** More choices, or longer ones, go into a menu. */
const segmentsAtMost = 3;
const lettersAtMost = 30;
/** A letter of an East Asian script is as wide as two others. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter >= "\u2e80" ? 2 : 1), 0);

export function control(info: ParameterInfo, context: ControlContext): TemplateResult {
  const id = `${context.prefix}-${info.name}`;
  const changed = info.value !== info.default;
  const wide = info.type === "choice";
  return html`
    <div class="control ${info.active ? "" : "idle"} ${wide ? "wide" : ""}" data-name=${info.name}
      @pointerenter=${() => context.point(info.name)} @pointerleave=${() => context.point(null)}
      @focusin=${() => context.point(info.name)} @focusout=${() => context.point(null)}>
      <span class="control-name" id=${`${id}-name`} title=${parameterTitle(info)}>${symbol(info.symbol, parameterColor(info.name))}<span>${parameterTitle(info)}</span></span>
      ${body(info, id, context)}
      <button type="button" class="button control-reset" ?disabled=${!changed || !info.active} aria-label=${t("control-reset", { name: parameterTitle(info), value: said(info, info.default) })}
        title=${t("control-reset", { name: parameterTitle(info), value: said(info, info.default) })} @click=${() => context.set(info.name, info.default)}>${icon("undo")}</button>
      <p class="control-help ${context.explain || !info.active ? "" : "unseen"}" id=${`${id}-help`}>${info.active ? help(info, context.scene) : context.idle}</p>
    </div>`;
}

function help(info: ParameterInfo, scene: string): string {
  const words = [parameterHelp(info, scene), choiceHelp(info), info.restart ? t("control-restarts") : ""];
  return words.filter((sentence) => sentence !== "").join(" ");
}

/** A value in words: "25 1/s²", "Runge–Kutta 4", "on". */
export function said(info: ParameterInfo, value: ParameterValue): string {
  if (typeof value === "number") return withUnit(formatChosen(value), info.unit);
  if (typeof value === "boolean") return t(value ? "control-on" : "control-off");
  const choice = info.choices?.find(({ id }) => id === value);
  return choice ? choiceTitle(info.name, choice) : value;
}

function body(info: ParameterInfo, id: string, context: ControlContext): TemplateResult {
  if (typeof info.value === "number") return numeric(info, info.value, id, context);
  if (typeof info.value === "boolean") return toggle(info, info.value, id, context);
  const { choices = [] } = info;
  const letters = choices.reduce((sum, choice) => sum + widthOf(choiceTitle(info.name, choice)), 0);
  return choices.length <= segmentsAtMost && letters <= lettersAtMost
    ? segments(info, id, context)
    : menu(info, id, context);
}

function numeric(info: ParameterInfo, value: number, id: string, context: ControlContext): TemplateResult {
  const [lo, hi] = info.soft ?? [info.min ?? 0, info.max ?? 1];
  const scale = sliderScale(lo, hi, info.scale, info.type === "integer");
  const dragged = (event: Event): void => {
    const position = Number((event.target as HTMLInputElement).value) / positions;
    context.set(info.name, scale.toValue(position));
  };
  // Arrow keys go from one round value to the next, wherever the thumb stands.
  const keyed = (event: KeyboardEvent): void => {
    const direction = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key] as
      | 1
      | -1
      | undefined;
    if (direction === undefined) return;
    event.preventDefault();
    context.set(info.name, Math.min(hi, Math.max(lo, scale.neighbour(value, direction))));
  };
  return html`
    <cd-number-entry .value=${value} .unit=${info.unit} .label=${parameterTitle(info)} .min=${info.min} .max=${info.max} .integer=${info.type === "integer"}
      .disabled=${!info.active} .describedby=${`${id}-help`} .neighbour=${scale.neighbour}
      @number-change=${(event: CustomEvent<number>) => context.set(info.name, event.detail)}></cd-number-entry>
    <input class="slider" type="range" min="0" max=${positions} step="1" .value=${String(Math.round(scale.toPosition(value) * positions))}
      .style=${`--at: ${scale.toPosition(value)}; --default: ${scale.toPosition(Number(info.default))}`} ?disabled=${!info.active}
      aria-labelledby=${`${id}-name`} aria-describedby=${`${id}-help`} aria-valuetext=${said(info, value)} @input=${dragged} @keydown=${keyed}>`;
}

function toggle(info: ParameterInfo, value: boolean, id: string, context: ControlContext): TemplateResult {
  return html`<input class="switch" type="checkbox" role="switch" .checked=${value} ?disabled=${!info.active} aria-labelledby=${`${id}-name`}
    aria-describedby=${`${id}-help`} @change=${(event: Event) => context.set(info.name, (event.target as HTMLInputElement).checked)}>`;
}

function segments(info: ParameterInfo, id: string, context: ControlContext): TemplateResult {
  return html`
    <span class="choice segments" role="radiogroup" aria-labelledby=${`${id}-name`} aria-describedby=${`${id}-help`}>
      ${info.choices?.map(
        (
          choice,
        ) => html`<label class="segment"><input type="radio" class="unseen" name=${id} .checked=${choice.id === info.value} ?disabled=${!info.active}
          @change=${() => context.set(info.name, choice.id)}><span>${choiceTitle(info.name, choice)}</span></label>`,
      )}
    </span>`;
}

/** A browser cuts what is chosen to one line of a menu: it is written over the menu, in as many lines as it needs. */
function menu(info: ParameterInfo, id: string, context: ControlContext): TemplateResult {
  const chosen = info.choices?.find((choice) => choice.id === info.value);
  return html`
    <span class="choice select" title=${choiceHelp(info)}>
      <select aria-label=${parameterTitle(info)} aria-describedby=${`${id}-help`} ?disabled=${!info.active}
        @change=${(event: Event) => context.set(info.name, (event.target as HTMLSelectElement).value)}>
        ${info.choices?.map((choice) => html`<option value=${choice.id} ?selected=${choice.id === info.value} .selected=${choice.id === info.value}>${choiceTitle(info.name, choice)}</option>`)}
      </select><span class="select-chosen" aria-hidden="true">${chosen ? choiceTitle(info.name, chosen) : nothing}</span>${icon("chevronDown")}
    </span>${nothing}`;
}
