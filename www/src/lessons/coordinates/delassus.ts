// <cd-delassus .session>: A of every run as a picture, its rows marked by what they are for.
import { html, type TemplateResult } from "lit";
import { onAppearance } from "../../base/appearance";
import type { Stop } from "../../base/cd-element";
import { t } from "../../messages";
import type { Matrix, RowRole, Simulation } from "../../simulation/core";
import type { Run } from "../../simulation/session";
import { Colors } from "../../styles/palette";
import { LiveElement } from "../live-element";
import "./delassus.css";
import { filled, negligible } from "./filled";

/** Larger ones are not drawn. Rows */
const most = 200;
/** Side of a picture, and width of the marks of rows. CSS px, times two for sharp screens */
const [side, mark] = [480, 14];
/** Entries this many decades below the largest are as light as can be seen. */
const decades = 3;

const groups = ["joint", "limit", "contact"] as const;
type Group = (typeof groups)[number];
const colors: Readonly<Record<Group, string>> = { joint: "--grad", limit: "--C", contact: "--fhat" };
const words: Readonly<Record<Group, string>> = {
  joint: "coordinates-rows-joint",
  limit: "coordinates-rows-limit",
  contact: "coordinates-rows-contact",
};
const groupOf = (role: RowRole): Group =>
  role === "equation" || role === "bounded" ? "joint" : role === "limit" ? "limit" : "contact";

interface System {
  readonly a: Matrix;
  readonly groups: readonly Group[];
}
function systemOf(simulation: Simulation): System | null {
  const step = simulation.stepRows();
  if (!step || step.rows.length === 0 || step.rows.length > most) return null;
  return { a: simulation.matrix("A"), groups: step.rows.map(({ role }) => groupOf(role)) };
}
export class DelassusPicture extends LiveElement {
  readonly #colors = new Colors();

  protected override listen(): readonly Stop[] {
    return [
      ...super.listen(),
      onAppearance(() => {
        this.#colors.forget();
        this.requestUpdate();
      }),
    ];
  }

  protected override render(): TemplateResult {
    return html`<div class="delassus">${this.session.runs.map((run) => this.#figure(run))}</div>
      <p class="delassus-key">${groups.map(
        (group) =>
          html`<span><span class="delassus-mark" .style="background: var(${colors[group]})"></span>${t(words[group])}</span>`,
      )}</p>`;
  }
  #figure(run: Run): TemplateResult {
    const system = systemOf(run.simulation);
    const caption = system
      ? t("coordinates-picture", { rows: system.groups.length, part: Math.round(100 * filled(system.a)) })
      : t("coordinates-picture-none");
    return html`<figure><canvas width=${side} height=${side} role="img" aria-label=${caption}></canvas>
      <figcaption><strong>${t(run.name)}</strong> ${caption}</figcaption></figure>`;
  }

  protected override updated(): void {
    this.querySelectorAll("canvas").forEach((canvas, i) => {
      const pen = canvas.getContext("2d");
      const run = this.session.runs[i];
      if (!pen || !run) return;
      pen.clearRect(0, 0, side, side);
      const system = systemOf(run.simulation);
      if (system) this.#paint(pen, system);
    });
  }
  #paint(pen: CanvasRenderingContext2D, { a, groups: marks }: System): void {
    const cell = (side - mark) / a.cols;
    const largest = a.data.reduce((found, value) => Math.max(found, Math.abs(value)), 0);
    const [plus, minus, hair] = ["--compression", "--tension", "--hair"].map((name) =>
      this.#colors.get(name),
    );
    pen.fillStyle = hair ?? "";
    pen.fillRect(mark, mark, side - mark, side - mark);
    marks.forEach((group, i) => {
      pen.fillStyle = this.#colors.get(colors[group]);
      pen.fillRect(0, mark + i * cell, mark - 4, Math.max(1, cell - 0.5));
      pen.fillRect(mark + i * cell, 0, Math.max(1, cell - 0.5), mark - 4);
    });
    a.data.forEach((value, k) => {
      if (Math.abs(value) < negligible) return;
      const depth = 1 + Math.log10(Math.abs(value) / largest) / decades;
      pen.globalAlpha = Math.min(1, Math.max(0.15, 0.15 + 0.85 * depth));
      pen.fillStyle = (value < 0 ? minus : plus) ?? "";
      pen.fillRect(mark + (k % a.cols) * cell, mark + Math.floor(k / a.cols) * cell, cell + 0.3, cell + 0.3);
    });
    pen.globalAlpha = 1;
  }
}
customElements.define("cd-delassus", DelassusPicture);
