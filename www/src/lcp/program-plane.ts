// <program-plane .state>: a program in two unknowns. The polygon of what is allowed, level lines of the objective, the best
// point, and there the forces in balance: the pull of the objective against the pushes of the walls. Walls are dragged.
import { nothing, type SVGTemplateResult, svg } from "lit";
import { pathData } from "../base/path-data";
import { t } from "../messages";
import { formatNumber } from "../panels/numbers";
import { type Line, lineIn, region } from "./clip";
import { familiesOf } from "./continuum";
import { contours, levelsOf } from "./contours";
import { Plane } from "./plane";
import { axes, families, type Grip, gripList, pathOf, segmentPath, symbolAt } from "./plane-marks";
import { rounded } from "./problem-state";
import { type Candidate, objective, outcomeOf, type Program, type ProgramState, places } from "./program";
import { along } from "./spots";
import { solutionsOf } from "./verdict";
import type { Point, View } from "./view";

/** d_i − G_i x, not negative on the allowed side. */
const wall = ({ g, d }: Program, i: number): Line => ({
  n: [-(g[i]?.[0] ?? 0) + 0, -(g[i]?.[1] ?? 0) + 0],
  c: d[i] ?? 0,
});
const axesOf: readonly Line[] = [
  { n: [1, 0], c: 0 },
  { n: [0, 1], c: 0 },
];

export class ProgramPlane extends Plane<ProgramState> {
  #given = -1;
  #spots: readonly number[] | null = null;

  protected override willUpdate(): void {
    if (!this.state || this.#given === this.state.given) return;
    this.#given = this.state.given;
    this.fit();
  }
  protected override settle(): void {
    this.#spots = null;
  }
  protected wanted(): readonly Point[] {
    const { program: p, candidates } = this.state;
    const points: Point[] = candidates.map(({ x }) => x);
    const far = 60;
    const allowed = region(
      { x0: 0, x1: far, y0: 0, y1: far },
      p.d.map((_, i) => wall(p, i)),
    );
    points.push(...allowed.filter(([x, y]) => x < far && y < far));
    if (allowed.length === 0)
      p.d.forEach((d, i) => {
        const [a = 0, b = 0] = p.g[i] ?? [];
        points.push([d / a, 0], [0, d / b]);
      });
    const size = Math.max(1, ...points.flat().filter((x) => Number.isFinite(x) && x < 60));
    return [
      [-0.22 * size, -0.18 * size],
      [1.02 * size, 0.95 * size],
    ];
  }
  protected words(): string {
    return t("program-plane-label");
  }

  protected drawing(view: View): SVGTemplateResult {
    const { program: p } = this.state;
    const walls = p.d.map((_, i) => wall(p, i));
    const area = region(view.box, [...walls, ...axesOf]);
    const f = objective(p);
    const [best] = this.state.candidates;
    const value = best?.value ?? f(0, 0);
    const through = best ? contours(view, f, [value], 96) : [];
    this.#spots ??= this.#choose(view, walls);
    return [
      svg`<path class="plane-region" d=${pathOf(view, area, true)}></path>
        <path class="plane-energy" d=${pathData`${contours(view, f, levelsOf(view, f, value, 12, this.state.shape?.verdict !== "pd"))}`}></path>
        <path class="program-level" d=${pathData`${through}`}></path>`,
      axes(view, "x_1", "x_2", "var(--ink)"),
      svg`${walls.map((line, i) => this.#wall(view, line, i))}`,
      this.#points(view),
      gripList(view, this.#grips(view, walls)),
    ] as unknown as SVGTemplateResult;
  }

  #choose(view: View, walls: readonly Line[]): number[] {
    const points = this.state.candidates.map(({ x }) => view.pixel(x));
    return walls.map((line) => {
      const segment = lineIn(line, view.box);
      if (!segment) return 0.5;
      const score = (s: number): number => {
        const [x, y] = view.pixel(along(segment, s));
        const [wx, wy] = along(segment, s);
        const near = Math.min(120, ...points.map(([u, v]) => Math.hypot(u - x, v - y)));
        const corner = x > view.width - 150 && y < 64 ? -200 : 0;
        return (
          corner + near + (wx > 0 && wy > 0 ? 60 : 0) + Math.min(30, x, y, view.width - x, view.height - y)
        );
      };
      return Array.from({ length: 15 }, (_, k) => 0.1 + (0.8 * k) / 14).reduce((a, b) =>
        score(b) > score(a) ? b : a,
      );
    });
  }

  #wall(view: View, line: Line, i: number): SVGTemplateResult {
    const segment = lineIn(line, view.box);
    if (!segment) return svg``;
    const size = Math.hypot(...line.n);
    const at = view.pixel(along(segment, Math.min(0.9, (this.#spots?.[i] ?? 0.5) + 0.09)));
    const active = (this.state.candidates[0]?.y[i] ?? 0) > 1e-9;
    // The forbidden side is hatched.
    const [nx, ny] = [(-line.n[0] / size) * 6, (line.n[1] / size) * 6];
    const [[px, py], [qx, qy]] = [view.pixel(segment[0]), view.pixel(segment[1])];
    const length = Math.hypot(qx - px, qy - py);
    const marks = Array.from({ length: Math.min(200, Math.floor(length / 11)) }, (_, k) => {
      const s = ((k + 0.5) * 11) / length;
      return pathData`M${px + s * (qx - px)} ${py + s * (qy - py)}l${nx} ${ny}`;
    });
    return svg`<g class="program-wall ${active ? "active" : ""}"><path class="plane-hatch" d=${pathData`${marks}`}></path><path class="plane-line" d=${segmentPath(view, segment)}></path>
      <path class="plane-take" data-grip=${`wall-${i}`} d=${segmentPath(view, segment)}></path>
      <g class="plane-name">${symbolAt(`g_${i + 1}`, [at[0] + 3 * nx, at[1] + 3 * ny + 5], "var(--Cdot)")}</g></g>`;
  }

  #points(view: View): SVGTemplateResult {
    const all = this.state.candidates;
    const [best] = all;
    const outcome = outcomeOf(this.state);
    const edges = outcome.kind === "edge" ? familiesOf(solutionsOf(this.state.verdict)) : [];
    return svg`${families(view, edges)}
      ${best ? this.#forces(view, best) : nothing}
      ${places(all).map((each) => {
        const [x, y] = view.pixel(each.x);
        const top = best && Math.abs(each.value - best.value) < 1e-9 * (1 + Math.abs(best.value));
        return svg`<circle class="plane-solution ${top ? "" : "one-of-many"}" cx=${x} cy=${y} r="6.5"></circle>`;
      })}`;
  }

  /** −∇f against Gᵀy − s: the objective pulls, the walls push. The longest is of fixed length. */
  #forces(view: View, { x, y, s }: Candidate): SVGTemplateResult {
    const { program: p } = this.state;
    const pushes: Point[] = [
      ...y.map((value, i): Point => [-value * (p.g[i]?.[0] ?? 0), -value * (p.g[i]?.[1] ?? 0)]),
      [s[0], 0],
      [0, s[1]],
    ];
    const pull: Point = [
      -pushes.reduce((sum, [u]) => sum + u, 0),
      -pushes.reduce((sum, [, v]) => sum + v, 0),
    ];
    const longest = Math.max(Math.hypot(...pull), ...pushes.map((push) => Math.hypot(...push)));
    if (!(longest > 1e-9 && longest < Number.POSITIVE_INFINITY)) return svg``;
    const scale = 62 / longest;
    const [px, py] = view.pixel(x);
    const arrow = ([u, v]: Point, color: string, name: string): SVGTemplateResult => {
      const [dx, dy] = [u * scale, -v * scale];
      const length = Math.hypot(dx, dy);
      if (length < 4) return svg``;
      const [a, b] = [dx / length, dy / length];
      const [tx, ty] = [px + dx, py + dy];
      const head = pathData`M${tx} ${ty}l${-9 * a - 4 * b} ${-9 * b + 4 * a}l${8 * b} ${-8 * a}z`;
      return svg`<g class="plane-arrow" .style=${`color: ${color}`}><path class="shaft" d=${pathData`M${px} ${py}L${tx - 6 * a} ${ty - 6 * b}`}></path><path class="head" d=${head}></path>
        ${symbolAt(name, [tx + 17 * a, ty + 13 * b + 5], color)}</g>`;
    };
    const named = pushes.map((push, i) =>
      arrow(push, "var(--lambda)", i < y.length ? `y_${i + 1}` : `s_${i - y.length + 1}`),
    );
    return svg`${named}${arrow(pull, "var(--f)", "−∇f")}`;
  }

  #grips(view: View, walls: readonly Line[]): Grip[] {
    return walls.flatMap((line, i): Grip[] => {
      const segment = lineIn(line, view.box);
      if (!segment) return [];
      const d = this.state.program.d[i] ?? 0;
      return [
        {
          id: `wall-${i}`,
          at: along(segment, this.#spots?.[i] ?? 0.5),
          color: "var(--Cdot)",
          shape: "dot",
          label: t("program-grip-wall", { row: i + 1 }),
          text: `d = ${formatNumber(d)}`,
          now: d,
        },
      ];
    });
  }

  #shift(i: number, d: number): void {
    const { program } = this.state;
    this.state.edit({ ...program, d: program.d.map((value, k) => (k === i ? rounded(d) : value)) });
  }
  protected drag(id: string, to: Point): void {
    const i = Number(id.split("-")[1]);
    const row = this.state.program.g[i] ?? [];
    this.#shift(i, (row[0] ?? 0) * to[0] + (row[1] ?? 0) * to[1]);
  }
  protected nudge(id: string, by: Point): void {
    const i = Number(id.split("-")[1]);
    this.#shift(i, (this.state.program.d[i] ?? 0) + by[0] + by[1]);
  }
}
customElements.define("program-plane", ProgramPlane);
