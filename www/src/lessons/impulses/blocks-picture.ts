// <cd-blocks .session>: A as blocks, one for each pair of joints; the chosen block as the sum over the bodies that both joints
// hold.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../../messages";
import { fixed } from "../../panels/numbers";
import { LiveElement } from "../live-element";
import { type Block, blockOf, jointRows, type Part, parts } from "./blocks";
import "./blocks.css";

const summand = { linear: "impulses-blocks-linear", angular: "impulses-blocks-angular" } as const;
/** More joints are not drawn. */
const most = 4;

export class BlocksPicture extends LiveElement {
  static override properties = { ...LiveElement.properties, _chosen: { state: true } };
  /** Joints of the chosen block. */
  declare _chosen: readonly [number, number];

  constructor() {
    super();
    this._chosen = [0, 1];
  }

  protected override render(): TemplateResult | typeof nothing {
    const { simulation } = this.session.selected;
    const joints = jointRows(simulation);
    if (joints.length === 0 || joints.length > most)
      return html`<p class="blocks-none">${t("impulses-blocks-none")}</p>`;
    const a = simulation.matrix("A");
    const largest = Math.max(...a.data.map(Math.abs));
    const [row, col] = this._chosen.map((i) => Math.min(i, joints.length - 1)) as [number, number];
    const [rows, cols] = [joints[row], joints[col]];
    if (!rows || !cols) return nothing;
    return html`<div class="blocks-matrix" .style="--joints: ${joints.length}">${joints.map((of, i) =>
      joints.map((by, j) => {
        const block = blockOf(a, of, by);
        const chosen = i === row && j === col;
        return html`<button type="button" class="block" aria-pressed=${chosen}
          @click=${() => {
            this._chosen = [i, j];
          }}><span class="unseen">${t("impulses-blocks-choose", { row: i + 1, col: j + 1 })} </span>${cells(block, largest)}</button>`;
      }),
    )}</div>
    <div class="blocks-sum" aria-live="off"><span class="blocks-name"><i>A</i>(${row + 1}, ${col + 1}) =</span>${sum(
      parts(simulation, rows, cols),
      largest,
    )}</div>`;
  }
}
customElements.define("cd-blocks", BlocksPicture);

function sum(list: readonly Part[], largest: number): TemplateResult | TemplateResult[] {
  if (list.length === 0) return html`<span class="blocks-zero">${t("impulses-blocks-zero")}</span>`;
  return list.map(
    (
      part,
      i,
    ) => html`${i === 0 ? nothing : html`<span class="blocks-plus">+</span>`}<figure>${cells(part, largest)}
      <figcaption>${t(summand[part.kind], { body: part.body })}</figcaption></figure>`,
  );
}

function cells({ cols, values }: Block, largest: number): TemplateResult {
  return html`<span class="cells" .style="--cols: ${cols}">${values.map((value) => {
    const share = largest > 0 ? Math.sqrt(Math.abs(value) / largest) : 0;
    return html`<span class=${value < 0 ? "minus" : "plus"} .style="--share: ${(45 * share).toFixed(1)}%">${fixed(value, 2)}</span>`;
  })}</span>`;
}
