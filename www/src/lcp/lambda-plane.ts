// <lambda-plane .state> (or .problem, to look at only): two unknowns λ₁, λ₂ as a plane. The lines w₁ = 0 and w₂ = 0; for each
// row a kinked line on which its pair is complementary, so that solutions are where the two kinked lines meet; the region
// λ ≥ 0, w ≥ 0; energy contours; the ways of solvers. Lines are dragged by their middle, turned by the ring at their end.
import { nothing, type PropertyValues, type SVGTemplateResult } from "lit";
import { t } from "../messages";
import { formatNumber, listed } from "../panels/numbers";
import { type Line, lineIn, type Segment } from "./clip";
import { background, lines, marks, names, walks } from "./lambda-layers";
import { Plane } from "./plane";
import { type Grip, gripList } from "./plane-marks";
import type { Problem } from "./problem";
import { ProblemState, rounded } from "./problem-state";
import { along, nearestInside, type Spots, spotsOf } from "./spots";
import { solutionsOf } from "./verdict";
import type { Point, View } from "./view";

/** The line w_i = 0. */
export function lineOf({ a, b }: Problem, i: number): Line {
  return { n: [a[i]?.[0] ?? 0, a[i]?.[1] ?? 0], c: b[i] ?? 0 };
}

export class LambdaPlane extends Plane<ProblemState> {
  static override properties = {
    problem: { attribute: false },
    symmetric: { type: Boolean },
    fixed: { type: Boolean },
  };
  /** In place of a state: what to show, not to be changed here. */
  declare problem: Problem | undefined;
  /** Turning a line keeps A symmetric. */
  declare symmetric: boolean;
  /** No grips. */
  declare fixed: boolean;
  #given = -1;
  /** Where on the lines names and grips stand; chosen when nothing is being dragged. */
  #spots: readonly Spots[] | null = null;
  /** About which point a line turns. */
  #pivot: Point = [0, 0];

  constructor() {
    super();
    this.symmetric = false;
    this.fixed = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("problem") && this.problem) {
      this.fixed = true;
      if (this.state) this.state.edit(this.problem);
      else this.state = new ProblemState(this.problem);
    }
    if (this.state && this.#given !== this.state.given) {
      this.#given = this.state.given;
      this.fit();
    }
  }

  /** The origin, the solutions, where the lines cross the axes and each other. */
  protected wanted(): readonly Point[] {
    const { problem, start, verdict } = this.state;
    const points: Point[] = [
      [0, 0],
      [start[0] ?? 0, start[1] ?? 0],
    ];
    for (const { lambda } of solutionsOf(verdict)) points.push([lambda[0] ?? 0, lambda[1] ?? 0]);
    for (const i of [0, 1]) {
      const { n, c } = lineOf(problem, i);
      if (n[0] !== 0) points.push([-c / n[0], 0]);
      if (n[1] !== 0) points.push([0, -c / n[1]]);
      for (const bound of [problem.lo[i] ?? 0, problem.hi[i] ?? 0])
        if (Number.isFinite(bound)) points.push(i === 0 ? [bound, 0] : [0, bound]);
    }
    const solved = solutionsOf(verdict).map(({ lambda }) => Math.hypot(...lambda));
    const far = 5 * Math.max(...solved, ...problem.b.map(Math.abs), 0.1);
    const kept = points.filter(([x, y]) => Math.hypot(x, y) <= far);
    const largest = Math.max(...kept.map(([x, y]) => Math.max(x, y)), ...solved);
    // Where all of them lie in the origin, a ray from there for example: a unit.
    const size = largest > 1e-6 ? largest : 1;
    // Where λ ≥ 0, little is to be seen on the other side of the axes.
    const room = (i: 0 | 1): number =>
      (problem.lo[i] ?? 0) < 0 ? Math.min(-0.4 * size, ...kept.map((point) => point[i])) : -0.32 * size;
    const [left, down] = [room(0), room(1)];
    return [
      ...kept.map(([x, y]): Point => [Math.max(x, left), Math.max(y, down)]),
      [left, down],
      [size, size],
    ];
  }

  protected words(): string {
    return t("lcp-plane-label");
  }

  protected override settle(): void {
    this.#spots = null;
  }

  protected drawing(view: View): SVGTemplateResult {
    const { state } = this;
    this.#spots ??= spotsOf(view, state);
    return [
      background(view, state),
      lines(view, state.problem, state.highlight?.symbol === "Cdot", state.highlight?.symbol === "lambda"),
      names(view, state.problem, this.#spots),
      walks(view, state),
      this.fixed ? nothing : gripList(view, this.#grips(view)),
      marks(view, state),
    ] as unknown as SVGTemplateResult;
  }

  #segment(view: View, i: number): Segment | null {
    return lineIn(lineOf(this.state.problem, i), view.box);
  }

  #grips(view: View): Grip[] {
    const { state } = this;
    const { a, b } = state.problem;
    const found: Grip[] = [];
    for (const i of [0, 1]) {
      const segment = this.#segment(view, i);
      // A line out of view is still held, at the edge that is nearest to it.
      const at = (s: number): Point =>
        segment ? along(segment, s) : nearestInside(view, lineOf(state.problem, i));
      const row = t("lcp-row-words", {
        row: i + 1,
        numbers: listed((a[i] ?? []).map((x) => formatNumber(x))),
      });
      const shared = { color: "var(--Cdot)" };
      found.push({
        ...shared,
        id: `move-${i}`,
        at: at(this.#spots?.[i]?.move ?? 0.5),
        shape: "dot",
        label: t("lcp-grip-move", { row: i + 1 }),
        text: t("lcp-b-words", { row: i + 1, value: formatNumber(b[i] ?? 0) }),
        now: b[i] ?? 0,
      });
      if (!segment) continue;
      found.push({
        ...shared,
        id: `turn-${i}`,
        at: at(this.#spots?.[i]?.turn ?? 0.9),
        shape: "ring",
        label: t("lcp-grip-turn", { row: i + 1 }),
        text: row,
        now: a[i]?.[0] ?? 0,
      });
    }
    if (state.shown.size > 0) {
      const [x = 0, y = 0] = state.start;
      found.push({
        id: "start",
        at: [x, y],
        color: "var(--ink)",
        shape: "diamond",
        label: t("lcp-grip-start"),
        text: t("lcp-start-words", { x: formatNumber(x), y: formatNumber(y) }),
        now: x,
      });
    }
    return found;
  }

  protected override grab(id: string): void {
    const [what, row] = id.split("-");
    const segment = this._view && what === "turn" ? this.#segment(this._view, Number(row)) : null;
    if (!segment) return;
    const s = this.#spots?.[Number(row)]?.move ?? 0.5;
    this.#pivot = [
      segment[0][0] + s * (segment[1][0] - segment[0][0]),
      segment[0][1] + s * (segment[1][1] - segment[0][1]),
    ];
  }

  protected drag(id: string, to: Point, from: Point): void {
    const { state } = this;
    const [what, row] = id.split("-");
    const i = Number(row);
    if (what === "start") {
      state.start = [rounded(to[0]), rounded(to[1])];
      return;
    }
    const { n } = lineOf(state.problem, i);
    // Through where the pointer is.
    if (what === "move") this.#setRow(i, n, -(n[0] * to[0] + n[1] * to[1]));
    else {
      const turn =
        Math.atan2(to[1] - this.#pivot[1], to[0] - this.#pivot[0]) -
        Math.atan2(from[1] - this.#pivot[1], from[0] - this.#pivot[0]);
      this.#turn(i, n, turn);
    }
  }

  /** Exact direction of a line being turned: numbers are rounded to two decimals, and a slow turn must still make progress. */
  #exact: { i: number; n: Point; shown: Point } | null = null;
  #turn(i: number, n: Point, turn: number): void {
    const kept = this.#exact;
    const [x, y] = kept?.i === i && kept.shown[0] === n[0] && kept.shown[1] === n[1] ? kept.n : n;
    const turned: Point = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
    const shown: Point = [rounded(turned[0]), rounded(turned[1])];
    this.#exact = { i, n: turned, shown };
    this.#setRow(i, shown, -(shown[0] * this.#pivot[0] + shown[1] * this.#pivot[1]));
  }

  #setRow(i: number, n: Point, c: number): void {
    const { problem } = this.state;
    const a = problem.a.map((row) => [...row]);
    a[i] = [...n];
    const other = 1 - i;
    if (this.symmetric && a[other]) a[other][i] = n[other] ?? 0;
    this.state.edit({ ...problem, a, b: problem.b.map((value, k) => (k === i ? rounded(c) : value)) });
  }

  protected nudge(id: string, by: Point): void {
    const { state } = this;
    const [what, row] = id.split("-");
    const i = Number(row);
    const { n, c } = lineOf(state.problem, i);
    const along = by[0] + by[1];
    if (what === "start") {
      const [x = 0, y = 0] = state.start;
      state.start = [rounded(x + by[0]), rounded(y + by[1])];
    } else if (what === "move") this.#setRow(i, n, c + along);
    else {
      this.grab(id);
      this.#turn(i, n, (along * 20 * Math.PI) / 180);
    }
  }
}
customElements.define("lambda-plane", LambdaPlane);
