// <cd-solve-curve .session>: the residual of one solve over its iterations, on a logarithmic axis: conjugate residuals and
// Gauss–Seidel on the system of the present step, from λ = 0, down to a billionth of the right-hand side.
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../../base/cd-element";
import { t } from "../../messages";
import { Axes, type Box } from "../../plots/axes";
import { linearTicks } from "../../plots/ticks";
import type { Session } from "../../simulation/session";
import "./solve-curve.css";

/** The drawing, and the plot in it; units of the drawing. */
const [width, height] = [300, 132];
const box: Box = { left: 30, top: 10, width: 256, height: 104 };
/** Powers of ten of the residual, relative to its first value. */
const decades = { lo: -9, hi: 1 };
/** Iterations shown: both begin within these, and conjugate residuals end. */
const shown = 60;

interface Curve {
  readonly solver: string;
  readonly message: string;
  readonly points: readonly (readonly [number, number])[];
}

export class SolveCurve extends CdElement {
  static override properties = { session: { attribute: false }, _curves: { state: true } };
  declare session: Session;
  declare _curves: readonly Curve[];

  constructor() {
    super();
    this._curves = [];
  }
  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    this.#solve();
    return [
      this.session.on("change", () => this.#solve()),
      this.session.on("transport", () => this.#solve()),
    ];
  }

  #solve(): void {
    if (this.session.playing) return;
    this._curves = [
      this.#curve("cg", "particles-run-residuals"),
      this.#curve("gauss-seidel", "particles-run-seidel"),
    ];
  }
  #curve(solver: string, message: string): Curve {
    const { simulation } = this.session.selected;
    try {
      const { residuals } = simulation.solveTrace(solver, { tolerance: 1e-9, maxIterations: shown });
      const [first = 1] = residuals;
      return { solver, message, points: [...residuals].map((r, k) => [k, Math.log10(r / first)]) };
    } catch {
      // A scene without rows, or with too many, has no such curve.
      return { solver, message, points: [] };
    }
  }

  protected override render(): TemplateResult {
    const axes = new Axes(box, { lo: 0, hi: shown }, decades);
    return html`<figure class="solve-curve"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${t("particles-solve-curve")}>
      ${grid(axes)}${this._curves.map(({ solver, points }) => svg`<path class=${solver} d=${axes.curve(points.filter(([, y]) => y >= decades.lo))}></path>`)}</svg>
      <figcaption>${t("particles-solve-curve")} ${this._curves.map(({ solver, message }) => html`<span class="solve-key ${solver}" aria-hidden="true"></span>${t(message)} `)}</figcaption></figure>`;
  }
}

function grid(axes: Axes): SVGTemplateResult {
  const at = [-9, -6, -3, 0];
  const labels = ["10⁻⁹", "10⁻⁶", "10⁻³", "1"];
  return axes.grid(linearTicks(0, shown, 6), { at, labels }, { left: 5, below: 11 });
}
customElements.define("cd-solve-curve", SolveCurve);
