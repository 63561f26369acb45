// <pair-plane .state>: one complementary pair. Across λ, up w: the kinked line of lo / between / hi, the straight line
// w = Aλ + b, solutions where they meet; a point on the straight line, and where clamp(λ − w) sends it. ProblemState of one unknown.
import { nothing, type SVGTemplateResult, svg } from "lit";
import { pathData } from "../base/path-data";
import { t } from "../messages";
import { formatNumber } from "../panels/numbers";
import { clipSegment, lineIn, type Segment } from "./clip";
import { Plane } from "./plane";
import { axes, type Grip, gripList, segmentPath, solutionDot } from "./plane-marks";
import { problem } from "./problem";
import { type ProblemState, rounded } from "./problem-state";
import { type Trial, trialOf } from "./trial";
import { solutionsOf } from "./verdict";
import type { Point, View } from "./view";

export class PairPlane extends Plane<ProblemState> {
  static override properties = {
    bounds: { type: Boolean },
    fixed: { type: Boolean },
  };
  /** lo and hi can be dragged where they are finite. */
  declare bounds: boolean;
  /** The straight line cannot be dragged: it belongs to something else. */
  declare fixed: boolean;
  #given = -1;

  constructor() {
    super();
    this.bounds = false;
    this.fixed = false;
  }
  protected override willUpdate(): void {
    if (!this.state || this.#given === this.state.given) return;
    this.#given = this.state.given;
    this.fit();
  }

  get #numbers(): { a: number; b: number; lo: number; hi: number; at: number } {
    const { problem: p, start } = this.state;
    return { a: p.a[0]?.[0] ?? 0, b: p.b[0] ?? 0, lo: p.lo[0] ?? 0, hi: p.hi[0] ?? 0, at: start[0] ?? 0 };
  }
  protected wanted(): readonly Point[] {
    const { a, b, lo, hi, at } = this.#numbers;
    const own = [0, b, at, a * at + b, ...[lo, hi].filter(Number.isFinite), ...(a === 0 ? [] : [-b / a])];
    const near = own.filter((x) => Math.abs(x) < 50);
    const size = Math.max(1, ...near.map(Math.abs));
    return [
      [lo < 0 ? -1.3 * size : -0.5 * size, -1.15 * size],
      [1.3 * size, 1.15 * size],
    ];
  }
  protected words(): string {
    return t("lcp-pair-label");
  }

  protected drawing(view: View): SVGTemplateResult {
    const { a, b, lo, hi, at } = this.#numbers;
    const straight = lineIn({ n: [a, -1], c: b }, view.box);
    const trial = trialOf(this.state.problem, at);
    const kind = this.state.verdict.kind;
    return [
      axes(view, "λ", "w", "currentColor"),
      broken(view, lo, hi),
      svg`<path class="pair-line" d=${segmentPath(view, straight)}></path>${this.fixed ? nothing : svg`<path class="plane-take" data-grip="move" d=${segmentPath(view, straight)}></path>`}`,
      kind === "continuum" ? this.#range(view) : nothing,
      journey(view, trial),
      gripList(view, this.#grips(view, trial)),
      svg`${solutionsOf(this.state.verdict).map(({ lambda, w, isolated }) => solutionDot(view, [lambda[0] ?? 0, w[0] ?? 0], isolated))}`,
    ] as unknown as SVGTemplateResult;
  }

  /** The part of the kinked line that is all solutions: between the bounds, on w = 0. */
  #range(view: View): SVGTemplateResult {
    const { lo, hi } = this.#numbers;
    const { x0, x1 } = view.box;
    const [from, to] = [Math.max(lo, x0), Math.min(hi, x1)];
    const flat = solutionsOf(this.state.verdict).every(({ w }) => w[0] === 0) && this.#numbers.a === 0;
    return flat && from < to
      ? svg`<path class="plane-continuum" d=${segmentPath(view, [
          [from, 0],
          [to, 0],
        ])}></path>`
      : svg``;
  }

  #grips(view: View, trial: Trial): Grip[] {
    const { a, b, lo, hi, at } = this.#numbers;
    const ink = "var(--ink)";
    const reach = (0.34 * view.width) / view.scale;
    const grips: Grip[] = [];
    if (!this.fixed) {
      grips.push({
        id: "move",
        at: [0, b],
        color: ink,
        shape: "dot",
        label: t("lcp-grip-intercept"),
        text: `b = ${formatNumber(b)}`,
        now: b,
      });
      // Not where a solution is.
      const near = (s: number): boolean =>
        solutionsOf(this.state.verdict).some(
          ({ lambda }) => Math.abs((lambda[0] ?? 0) - s) * view.scale < 30,
        );
      const far = reach / Math.hypot(1, a);
      const along = near(far) ? 0.7 * far : far;
      grips.push({
        id: "turn",
        at: [along, b + a * along],
        color: ink,
        shape: "ring",
        label: t("lcp-grip-slope"),
        text: `A = ${formatNumber(a)}`,
        now: a,
      });
    }
    if (this.bounds)
      for (const [id, value] of [
        ["lo", lo],
        ["hi", hi],
      ] as const)
        if (Number.isFinite(value))
          grips.push({
            id,
            at: [value, 0],
            color: "var(--lambda)",
            shape: "ring",
            label: t(`lcp-grip-${id}`),
            text: `${id} = ${formatNumber(value)}`,
            now: value,
          });
    grips.push({
      id: "trial",
      at: [at, trial.w],
      color: "var(--E)",
      shape: "diamond",
      label: t("lcp-grip-trial"),
      text: t("lcp-trial-words", {
        lambda: formatNumber(at),
        w: formatNumber(trial.w),
        clamped: formatNumber(trial.clamped),
      }),
      now: at,
    });
    return grips;
  }

  #edit(change: Partial<{ a: number; b: number; lo: number; hi: number }>): void {
    const { a, b, lo, hi } = { ...this.#numbers, ...change };
    this.state.edit(problem([[a]], [b], [lo], [hi]));
  }

  #from: Point = [0, 0];
  protected override grab(_id: string, at: Point): void {
    const { a, b } = this.#numbers;
    this.#from = [0, b + a * at[0] - at[1]];
  }

  protected drag(id: string, to: Point): void {
    const { a, b, lo, hi } = this.#numbers;
    if (id === "move") this.#edit({ b: rounded(to[1] - a * to[0] + this.#from[1]) });
    else if (id === "turn") {
      if (to[0] > 0.02) this.#edit({ a: rounded(Math.max(-20, Math.min(20, (to[1] - b) / to[0]))) });
    } else if (id === "lo") this.#edit({ lo: rounded(Math.min(to[0], hi)) });
    else if (id === "hi") this.#edit({ hi: rounded(Math.max(to[0], lo)) });
    else this.state.start = [rounded(to[0])];
  }
  protected nudge(id: string, by: Point): void {
    const { a, b, lo, hi, at } = this.#numbers;
    const along = by[0] + by[1];
    if (id === "move") this.#edit({ b: rounded(b + along) });
    else if (id === "turn") this.#edit({ a: rounded(a + along) });
    else if (id === "lo") this.#edit({ lo: rounded(Math.min(lo + along, hi)) });
    else if (id === "hi") this.#edit({ hi: rounded(Math.max(hi + along, lo)) });
    else this.state.start = [rounded(at + along)];
  }
}

/** λ = lo with w ≥ 0, w = 0 in between, λ = hi with w ≤ 0. */
function broken(view: View, lo: number, hi: number): SVGTemplateResult {
  const { box } = view;
  const upright = (at: number, sign: 1 | -1): Segment | null =>
    Number.isFinite(at)
      ? clipSegment(
          lineIn({ n: [1, 0], c: -at }, box),
          lo === hi ? { n: [0, 0], c: 1 } : { n: [0, sign], c: 0 },
        )
      : null;
  let flat: Segment | null = lineIn({ n: [0, 1], c: 0 }, box);
  if (Number.isFinite(lo)) flat = clipSegment(flat, { n: [1, 0], c: -lo });
  if (Number.isFinite(hi)) flat = clipSegment(flat, { n: [-1, 0], c: hi });
  const ends = pathData`${segmentPath(view, upright(lo, 1))}${segmentPath(view, upright(hi, -1))}`;
  return svg`<path class="pair-bound" d=${ends}></path><path class="pair-between" d=${segmentPath(view, flat)}></path>`;
}

/** From (λ, w) aslant to λ − w on the axis, and from there into the bounds. */
function journey(view: View, { lambda, w, aim, clamped }: Trial): SVGTemplateResult {
  const [p, q, r] = [view.pixel([lambda, w]), view.pixel([aim, 0]), view.pixel([clamped, 0])];
  const inside = Math.abs(q[0] - r[0]) < 0.5;
  const head = q[0] < r[0] ? -6 : 6;
  return svg`<g class="pair-journey"><path class="trip aslant" d=${pathData`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`}></path>
    <circle class="aim" cx=${q[0]} cy=${q[1]} r="3"></circle>
    ${inside ? nothing : svg`<path class="trip clamp" d=${pathData`M${q[0]} ${q[1]}H${r[0]}m${head} -5L${r[0]} ${r[1]}l${head} 5`}></path>`}
    <circle class="sent" cx=${r[0]} cy=${r[1]} r="4.5"></circle></g>`;
}
customElements.define("pair-plane", PairPlane);
