// <friction-plane .state>: one contact with two tangents. In the plane of friction the bounds that its normal force gives, disc and
// square, and the solution of the core with each.
import { type SVGTemplateResult, svg } from "lit";
import { t } from "../messages";
import { kindOf, type Solved, solvedBoth } from "./friction";
import { Plane } from "./plane";
import { axes, pathOf, solutionDot } from "./plane-marks";
import type { ProblemState } from "./problem-state";
import { list } from "./verdict-line";
import type { Point, View } from "./view";

export class FrictionPlane extends Plane<ProblemState> {
  #given = -1;

  protected override willUpdate(): void {
    if (!this.state || this.#given === this.state.given) return;
    this.#given = this.state.given;
    this.fit();
  }
  protected wanted(): readonly Point[] {
    const size = 1.25 * Math.max(0.2, ...solvedBoth(this.state.problem).map(({ bound }) => bound));
    return [
      [-size, -size],
      [size, size],
    ];
  }
  protected words(): string {
    return t("lcp-friction-label");
  }
  protected drag(): void {}
  protected nudge(): void {}

  protected drawing(view: View): SVGTemplateResult {
    const { problem } = this.state;
    const [first = 0, second = 0] = problem.friction?.[0]?.tangents ?? [];
    const chosen = problem.friction?.[0] ? kindOf(problem.friction[0]) : "box";
    return [
      axes(view, `λ_${first + 1}`, `λ_${second + 1}`, "var(--lambda)"),
      svg`${solvedBoth(problem).map((solved) => drawn(view, solved, solved.kind === chosen))}`,
    ] as unknown as SVGTemplateResult;
  }
}

function drawn(view: View, { kind, at, bound }: Solved, chosen: boolean): SVGTemplateResult {
  const corners: Point[] =
    kind === "box"
      ? [
          [1, 1],
          [-1, 1],
          [-1, -1],
          [1, -1],
        ]
      : Array.from(
          { length: 72 },
          (_, i): Point => [Math.cos((i * Math.PI) / 36), Math.sin((i * Math.PI) / 36)],
        );
  const [x, y] = view.pixel(at);
  const right = at[0] >= 0;
  return svg`<g class="friction-bound ${chosen ? "chosen" : ""}" data-kind=${kind} .style=${`color: var(${kind === "box" ? "--run-1" : "--run-2"})`}>
    <path class="friction-area" d=${pathOf(
      view,
      corners.map(([u, v]): Point => [bound * u, bound * v]),
      true,
    )}></path>
    <g data-at=${list(at)}>${solutionDot(view, at, chosen)}<text class="friction-name" x=${x + (right ? 12 : -12)} y=${y - 8} text-anchor=${right ? "start" : "end"} fill="currentColor">${t(`lcp-friction-${kind}`)}</text></g></g>`;
}
customElements.define("friction-plane", FrictionPlane);
