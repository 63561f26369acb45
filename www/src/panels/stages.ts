// <cd-stages>: one step taken apart into its four stages, with the vectors and numbers of this moment.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { onPrinting, onSight } from "../base/observe";
import { has, t } from "../messages";
import type { Stage } from "../simulation/core";
import { magnitudesOf } from "../simulation/magnitude";
import type { Session, SymbolKey } from "../simulation/session";
import { symbolColor } from "../styles/palette";
import { formatMeasured } from "./numbers";
import "./panels.css";
import { symbol } from "./symbol";
import { diagram, type Quantity } from "./vector-diagram";

/** Numbers of a running simulation change this often. ms */
const pause = 150;

const order: readonly Stage["id"][] = ["clear", "apply", "constrain", "integrate"];
/** Symbol of each stage; highlighted everywhere while the stage is chosen. */
const subject: Record<Stage["id"], SymbolKey> = { clear: "f", apply: "f", constrain: "fhat", integrate: "v" };

const keys: Readonly<Record<string, SymbolKey>> = {
  f: "f",
  f̂: "fhat",
  C: "C",
  Ċ: "Cdot",
  J: "grad",
  λ: "lambda",
  "v⁺": "v",
  "q⁺": "x",
  h: "h",
  αC: "alpha",
  βĊ: "beta",
};

export function quantityColor(sign: string): string {
  const key = keys[sign.normalize("NFC")];
  return key === undefined ? "--ink" : symbolColor(key);
}

/** "velocity after the step" → "stage-velocity-after-the-step"; the core's English where there is no such message. */
export function quantityTitle({ title }: Pick<Quantity, "title">): string {
  const id = `quantity-${title
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "")}`;
  return has(id) ? t(id) : title;
}

let nextId = 0;

export class Stages extends CdElement {
  static override properties = {
    session: { attribute: false },
    _chosen: { state: true },
    _printing: { state: true },
  };
  declare session: Session;
  declare _chosen: number;
  /** On paper all stages follow each other. */
  declare _printing: boolean;
  readonly #id = `stages-${nextId++}`;
  #stages: readonly Stage[] = [];
  #readAt = 0;
  #visible = false;

  constructor() {
    super();
    this._chosen = 0;
    this._printing = false;
  }

  protected override willUpdate(): void {
    // Even out of sight it takes its place in the text.
    if (this.session && this.#stages.length === 0) this.#read();
  }

  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    return [
      this.session.on("frame", () => this.#refresh()),
      this.session.on("change", () => this.#refresh()),
      onPrinting((printing) => {
        this._printing = printing;
      }),
      onSight(this, (visible) => {
        this.#visible = visible;
        this.#refresh();
      }),
    ];
  }

  #refresh(): void {
    const now = performance.now();
    if (!this.session || !this.#visible || (this.session.playing && now - this.#readAt < pause)) return;
    this.#readAt = now;
    this.#read();
    this.requestUpdate();
  }

  #read(): void {
    const found = this.session.selected.simulation.stages();
    this.#stages = order
      .map((id) => found.find((stage) => stage.id === id))
      .filter((stage) => stage !== undefined);
  }

  #choose(index: number, focus = false): void {
    this._chosen = Math.max(0, Math.min(order.length - 1, index));
    this.#light(true);
    if (focus)
      void this.updateComplete.then(() => this.querySelector<HTMLElement>("[aria-selected=true]")?.focus());
  }

  #light(on: boolean): void {
    const id = order[this._chosen];
    if (on && id) this.session.highlight = { symbol: subject[id], source: "stages" };
    else if (this.session.highlight?.source === "stages") this.session.highlight = null;
  }

  readonly #key = (event: KeyboardEvent): void => {
    const next = {
      ArrowRight: this._chosen + 1,
      ArrowDown: this._chosen + 1,
      ArrowLeft: this._chosen - 1,
      ArrowUp: this._chosen - 1,
      Home: 0,
      End: order.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.#choose(next, true);
  };

  /** After the fourth stage the step is taken, and the next one begins with the first. */
  readonly #forward = (): void => {
    if (this._chosen < order.length - 1) this.#choose(this._chosen + 1);
    else {
      this.session.stepForward();
      this.#choose(0);
    }
  };

  protected override render(): TemplateResult | typeof nothing {
    const stage = this.#stages[this._chosen];
    if (!this.session || !stage) return nothing;
    if (this._printing)
      return html`<ol class="stages on-paper">${this.#stages.map((each) => html`<li><strong>${t(`stage-${each.id}`)}</strong>${this.#panel(each)}</li>`)}</ol>`;
    return html`
      <div class="stages" role="group" aria-label=${t("stages-title")} @pointerenter=${() => this.#light(true)} @pointerleave=${() => this.#light(false)}
        @focusin=${() => this.#light(true)} @focusout=${() => this.#light(false)}>
        <div class="stages-tabs" role="tablist" aria-label=${t("stages-title")} @keydown=${this.#key}>${order.map((id, i) => this.#tab(id, i))}</div>
        <div class="stages-panel" role="tabpanel" id=${`${this.#id}-panel`} aria-labelledby=${`${this.#id}-${this._chosen}`}>
          ${this.#panel(stage, this.#walk())}
        </div>
      </div>`;
  }

  #panel(stage: Stage, walk: TemplateResult | typeof nothing = nothing): TemplateResult {
    return html`<div class="stages-head"><p class="stages-help">${t(`stage-${stage.id}-help`)}</p>${walk}</div>
      <div class="stages-body">
        ${diagram(stage, this.session.selected.simulation.bodies(), quantityColor)}
        <table class="numbers"><tbody>${stage.quantities.map((quantity) => this.#row(quantity))}</tbody></table>
      </div>`;
  }

  /** Back and on; above the numbers, so that it stays where it is however many there are. */
  #walk(): TemplateResult {
    const last = this._chosen === order.length - 1;
    const on = last
      ? html`${icon("stepForward")}${t("stages-step")}`
      : html`${t("stages-next")}${icon("chevronRight")}`;
    return html`<div class="stages-walk">
      <button type="button" class="button" ?disabled=${this._chosen === 0} @click=${() => this.#choose(this._chosen - 1)}>${t("stages-back")}</button>
      <button type="button" class="button ${last ? "strong" : ""}" @click=${this.#forward}>${on}</button>
    </div>`;
  }

  #tab(id: Stage["id"], i: number): TemplateResult {
    const chosen = i === this._chosen;
    return html`<button type="button" class="button stages-tab" role="tab" id=${`${this.#id}-${i}`} aria-selected=${chosen} aria-controls=${`${this.#id}-panel`}
      tabindex=${chosen ? 0 : -1} @click=${() => this.#choose(i)}><span class="stages-number">${i + 1}</span><span>${t(`stage-${id}`)}</span></button>`;
  }

  #row(quantity: Quantity): TemplateResult {
    const { values, unit, layout } = quantity;
    const columns = this.#columns(quantity);
    const magnitudes = magnitudesOf(this.session.selected.simulation);
    const written = (value: number): string => formatMeasured(value, unit, magnitudes);
    const shown =
      layout === "scalar" || (layout === "rows" && values.length === 1)
        ? figure(written(values[0] ?? Number.NaN))
        : bracketed(values, columns, written);
    const sign = symbol(quantity.symbol, quantityColor(quantity.symbol));
    return html`<tr class=${columns > mostBeside ? "wide" : ""}><td class="stages-sign">${sign}</td><th scope="row">${quantityTitle(quantity)}</th>
      <td class="stages-value" tabindex=${columns > mostBeside ? 0 : nothing}>${shown}</td><td class="stages-unit">${unit}</td></tr>`;
  }

  /** Vectors of the bodies have a body in each row, matrices are what they are; multipliers stand two by two. */
  #columns({ layout, cols, values }: Quantity): number {
    const [body] = this.session.selected.simulation.bodies();
    const ofBodies = { dof: body?.velocityLength ?? 2, positions: body?.positionLength ?? 2 };
    if (layout === "matrix") return cols;
    return layout === "dof" || layout === "positions" ? ofBodies[layout] : Math.min(2, values.length);
  }
}

/** Most columns beside the text; a wider matrix has a line of its own. */
const mostBeside = 2;
/** Of what is larger the upper left corner is shown. */
const most = { rows: 6, columns: 6 };

const figure = (text: string): TemplateResult => html`<span class="stages-figure">${text}</span>`;

/** Components between parentheses, row by row; large ones are cut, with a word about it. */
function bracketed(
  values: Float64Array,
  columns: number,
  written: (value: number) => string,
): TemplateResult {
  const across = Math.min(columns, most.columns);
  const corner = values.filter((_, i) => i % columns < across && i < most.rows * columns);
  const missing = values.length - corner.length;
  return html`<span class="stages-vector" .style=${`--cols: ${across}`}>${[...corner].map((value) => figure(written(value)))}</span>${
    missing > 0 ? html`<span class="stages-more">${t("stages-more", { count: missing })}</span>` : nothing
  }`;
}

customElements.define("cd-stages", Stages);
