// <cone-plane .state>: the plane of b. For each choice of which λ and which w may be positive, b = w − Aλ fills a cone between
// columns of the unit matrix and of −A. The cones that hold b are the solutions: one each. b and the tips of −A are dragged.
import { type SVGTemplateResult, svg } from "lit";
import { pathData } from "../base/path-data";
import { t } from "../messages";
import { formatNumber } from "../panels/numbers";
import { type Line, region, valueAt } from "./clip";
import { Plane } from "./plane";
import { axes, type Grip, gripList, pathOf, symbolAt } from "./plane-marks";
import { isPlainLcp, type Problem } from "./problem";
import { type ProblemState, rounded } from "./problem-state";
import type { Point, View } from "./view";

/** One choice: of which rows λ may be positive. */
export interface Cone {
  readonly active: readonly boolean[];
  readonly sides: readonly [Point, Point];
}

const axis = (i: number): Point => (i === 0 ? [1, 0] : [0, 1]);
const column = ({ a }: Problem, j: number): Point => [-(a[0]?.[j] ?? 0) + 0, -(a[1]?.[j] ?? 0) + 0];

export function conesOf(p: Problem): Cone[] {
  return [0, 1, 2, 3].map((choice) => {
    const active = [0, 1].map((i) => Boolean((choice >> i) & 1));
    const side = (i: number): Point => (active[i] ? column(p, i) : axis(i));
    return { active, sides: [side(0), side(1)] };
  });
}

const cross = (u: Point, v: Point): number => u[0] * v[1] - u[1] * v[0];
/** The half-planes whose common part is the cone; null where its sides lie on one line. */
export function edgesOf({ sides: [u, v] }: Cone): [Line, Line] | null {
  const turn = cross(u, v);
  if (Math.abs(turn) < 1e-9 * (Math.hypot(...u) * Math.hypot(...v) + 1e-300)) return null;
  const sign = Math.sign(turn);
  return [
    { n: [-sign * u[1], sign * u[0]], c: 0 },
    { n: [sign * v[1], -sign * v[0]], c: 0 },
  ];
}
/** True where the drawn cone contains b. */
export function holds(cone: Cone, at: Point): boolean {
  const edges = edgesOf(cone);
  return edges?.every((edge) => valueAt(edge, at) >= -1e-9) ?? false;
}

export class ConePlane extends Plane<ProblemState> {
  #given = -1;

  protected override willUpdate(): void {
    if (!this.state || this.#given === this.state.given) return;
    this.#given = this.state.given;
    this.fit();
  }
  get #b(): Point {
    const { b } = this.state.problem;
    return [b[0] ?? 0, b[1] ?? 0];
  }
  protected wanted(): readonly Point[] {
    const size = Math.max(
      1.2,
      ...[...this.#arrows(), this.#b].flatMap(([x, y]) => [Math.abs(x), Math.abs(y)]),
    );
    return [
      [-size, -size],
      [size, size],
    ];
  }
  #arrows(): Point[] {
    return [axis(0), axis(1), column(this.state.problem, 0), column(this.state.problem, 1)];
  }
  protected words(): string {
    return t("lcp-cones-label");
  }

  protected drawing(view: View): SVGTemplateResult {
    const { problem } = this.state;
    if (!isPlainLcp(problem)) {
      return svg`<foreignObject x="0" y="0" width=${view.width} height=${view.height}><p class="plane-note">${t("lcp-cones-plain")}</p></foreignObject>`;
    }
    const cones = conesOf(problem);
    return [
      axes(view, "b_1", "b_2", "var(--f)"),
      svg`${cones.map((cone, i) => this.#cone(view, cone, i))}`,
      svg`${this.#arrows().map((tip, i) => this.#arrow(view, tip, i))}`,
      gripList(view, this.#grips()),
      symbolAt("b", [view.x(this.#b[0]) + 14, view.y(this.#b[1]) - 9], "var(--f)"),
    ] as unknown as SVGTemplateResult;
  }

  #cone(view: View, cone: Cone, i: number): SVGTemplateResult {
    const edges = edgesOf(cone);
    const inside = holds(cone, this.#b);
    const color = `var(--run-${[0, 1, 2, 4][i]})`;
    const area = edges ? region(view.box, edges) : [];
    const [u, v] = cone.sides;
    const [p, q] = [Math.hypot(...u) || 1, Math.hypot(...v) || 1];
    const middle: Point = [u[0] / p + v[0] / q, u[1] / p + v[1] / q];
    const length = Math.hypot(...middle) || 1;
    const far = (0.36 * Math.min(view.width, view.height)) / view.scale;
    const at = view.pixel([(middle[0] / length) * far, (middle[1] / length) * far]);
    const name = cone.active.map((on, k) => (on ? `λ_${k + 1}` : `w_${k + 1}`)).join(", ");
    return svg`<g class="plane-cone ${inside ? "holds" : ""}" .style=${`color: ${color}`}>
      <path class="cone-area" d=${pathOf(view, area, true)}></path>${edges ? symbolAt(name, [at[0], at[1] + 5], color) : ""}</g>`;
  }

  #arrow(view: View, tip: Point, i: number): SVGTemplateResult {
    const color = i < 2 ? "var(--Cdot)" : "var(--lambda)";
    const [[x0, y0], [x1, y1]] = [view.pixel([0, 0]), view.pixel(tip)];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length < 2) return svg``;
    const [u, v] = [(x1 - x0) / length, (y1 - y0) / length];
    const head = pathData`M${x1} ${y1}l${-10 * u - 4.5 * v} ${-10 * v + 4.5 * u}l${9 * v} ${-9 * u}z`;
    const name = ["e_1", "e_2", "−A_1", "−A_2"][i] ?? "";
    return svg`<g class="plane-arrow" .style=${`color: ${color}`}><path class="shaft" d=${pathData`M${x0} ${y0}L${x1 - 7 * u} ${y1 - 7 * v}`}></path><path class="head" d=${head}></path>
      ${symbolAt(name, [x1 + 20 * u - 2 * v, y1 + 16 * v + 5 + 4 * u], color)}</g>`;
  }

  #grips(): Grip[] {
    const { problem } = this.state;
    const place = ([x, y]: Point): string => `${formatNumber(x)}, ${formatNumber(y)}`;
    const tips = [0, 1].map((j): Grip => {
      const at = column(problem, j);
      return {
        id: `column-${j}`,
        at,
        color: "var(--lambda)",
        shape: "ring",
        label: t("lcp-grip-column", { column: j + 1 }),
        text: place(at),
        now: at[0],
      };
    });
    const at = this.#b;
    return [
      ...tips,
      { id: "b", at, color: "var(--f)", shape: "dot", label: t("lcp-grip-b"), text: place(at), now: at[0] },
    ];
  }

  protected drag(id: string, to: Point): void {
    const { problem } = this.state;
    const [x, y] = [rounded(to[0]), rounded(to[1])];
    if (id === "b") this.state.edit({ ...problem, b: [x, y] });
    else {
      const j = Number(id.split("-")[1]);
      const a = problem.a.map((row, i) => row.map((value, k) => (k === j ? -(i === 0 ? x : y) + 0 : value)));
      this.state.edit({ ...problem, a });
    }
  }
  protected nudge(id: string, by: Point): void {
    const at = id === "b" ? this.#b : column(this.state.problem, Number(id.split("-")[1]));
    this.drag(id, [at[0] + by[0], at[1] + by[1]]);
  }
}
customElements.define("cone-plane", ConePlane);
