// <cd-cost>: error against computing time, a point for every method and step length, measured here and now in slices.
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../../base/cd-element";
import { t } from "../../messages";
import { powerOfTen } from "../../panels/numbers";
import { Axes } from "../../plots/axes";
import { runStyle } from "../../styles/palette";
import { inSlices } from "../slices";
import { measured } from "./contestants";
import { exact, lengths, measure, type Point } from "./measure";
import "./methods.css";

/** The shortest time of so many counts: what else the computer does only adds to it. */
const repeats = 5;
/** Decades of the axes: ms, m. */
const [times, errors] = [
  { lo: -2, hi: 3 },
  { lo: -9, hi: 0 },
];
const axes = new Axes({ left: 34, top: 8, width: 256, height: 150 }, times, errors);
const ticks = ({ lo, hi }: { lo: number; hi: number }, every: number) => {
  const at = Array.from({ length: Math.floor((hi - lo) / every) + 1 }, (_, i) => lo + every * i);
  return { at, labels: at.map(powerOfTen) };
};

export class CostDiagram extends CdElement {
  static override properties = { _points: { state: true }, _running: { state: true } };
  declare _points: readonly Point[];
  declare _running: boolean;
  #work = new AbortController();

  constructor() {
    super();
    this._points = [];
    this._running = false;
  }
  protected override listen(): readonly Stop[] {
    return [() => this.#cancel()];
  }
  #cancel(): void {
    this.#work.abort();
    this._running = false;
  }
  async #compute(): Promise<void> {
    this.#cancel();
    this._points = [];
    this._running = true;
    const work = new AbortController();
    this.#work = work;
    const found = new Map<string, Point>();
    let end: readonly number[] = [];
    const pieces = lengths.flatMap((stepSize) =>
      measured.flatMap((each, contestant) =>
        Array.from({ length: repeats }, () => () => {
          const now = measure(each, stepSize, end);
          const known = found.get(`${contestant} ${stepSize}`)?.cost ?? Number.POSITIVE_INFINITY;
          found.set(`${contestant} ${stepSize}`, {
            contestant,
            error: now.error,
            cost: Math.min(now.cost, known),
          });
        }),
      ),
    );
    const first = (): void => {
      end = exact();
    };
    await inSlices([first, ...pieces], work.signal, () => {
      if (!work.signal.aborted) this._points = [...found.values()];
    });
    if (!work.signal.aborted) this._running = false;
  }

  protected override updated(): void {
    this.toggleAttribute("data-unmeasured", this._points.length === 0);
  }

  protected override render(): TemplateResult {
    return html`<figure class="cost"><svg viewBox="0 0 300 176" role="img" aria-label=${t("methods-cost-label")}>
      ${axes.grid(ticks(times, 1), ticks(errors, 3), { left: 5, below: 10 })}
      <text class="unit" x="40" y="15">m</text><text class="unit" x="282" y="152">ms</text>
      ${measured.map((_, contestant) => this.#curve(contestant))}</svg>
      <figcaption>${measured.map(
        ({ title }, i) =>
          html`<span><span class="cost-key" .style="background: ${colorOf(i)}"></span>${t(title)}</span>`,
      )}</figcaption></figure>
      <div class="tries">${
        this._running
          ? html`<button type="button" class="button" @click=${() => this.#cancel()}>${t("methods-cancel")}</button>`
          : html`<button type="button" class="button strong" @click=${() => void this.#compute()}>${t("methods-measure")}</button>`
      }<span role="status">${t("methods-progress", { done: this._points.length, all: lengths.length * measured.length })}</span></div>`;
  }
  #curve(contestant: number): SVGTemplateResult {
    const color = colorOf(contestant);
    const own = this._points
      .filter((point) => point.contestant === contestant)
      .map(({ cost, error }) => [clamp(Math.log10(cost), times), clamp(Math.log10(error), errors)] as const);
    return svg`<path fill="none" stroke=${color} stroke-width="1.4" d=${axes.curve(own)}></path>${own.map(
      ([x, y]) => svg`<circle cx=${axes.x(x)} cy=${axes.y(y)} r="2.6" fill=${color}></circle>`,
    )}`;
  }
}
/** That of the method's run in the race, whose first is the reference; two are no runs of it. */
const colorOf = (contestant: number): string => {
  const name = measured[contestant]?.name;
  if (name === "soft") return "var(--muted)";
  return `var(${runStyle(name === "rk4" ? 0 : contestant + 1).color})`;
};
customElements.define("cd-cost", CostDiagram);

const clamp = (value: number, { lo, hi }: { lo: number; hi: number }): number =>
  Math.min(hi, Math.max(lo, value));
