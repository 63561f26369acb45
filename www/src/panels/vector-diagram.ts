// The vectors of a stage as arrows from one point: a small picture beside the numbers.
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { pathData } from "../base/path-data";
import type { BodyInfo, Stage } from "../simulation/core";

export type Quantity = Stage["quantities"][number];

/** Half the side of the picture, in its own units. */
const half = 60;
/** Length of the longest arrow of a unit. */
const longest = 46;
const headLength = 8;

interface Arrow {
  readonly x: number;
  readonly y: number;
  readonly color: string;
}

/** The first moving body's part of every force, velocity and acceleration; each unit has its own scale. */
export function diagram(
  stage: Stage,
  bodies: readonly BodyInfo[],
  colorOf: (symbol: string) => string,
): TemplateResult {
  const body = bodies.find(({ fixed }) => !fixed);
  // A gradient is a vector too as long as there is one constraint.
  const isArrow = ({ layout, cols, values }: Quantity): boolean =>
    layout === "dof" || (layout === "matrix" && cols === values.length && cols > 1);
  const vectors = body ? stage.quantities.filter(isArrow) : [];
  const largest = new Map<string, number>();
  const parts = vectors.map((quantity) => {
    const [x = 0, y = 0] = quantity.values.subarray(body?.velocityOffset ?? 0);
    largest.set(quantity.unit, Math.max(largest.get(quantity.unit) ?? 0, Math.hypot(x, y)));
    return { x, y, quantity };
  });
  const arrows = parts.map(({ x, y, quantity }): Arrow => {
    const scale = longest / (largest.get(quantity.unit) || 1);
    return { x: x * scale, y: -y * scale, color: colorOf(quantity.symbol) };
  });
  return html`<svg class="stages-diagram" viewBox="${-half} ${-half} ${2 * half} ${2 * half}" aria-hidden="true" focusable="false">
    <path d=${pathData`M${-half} 0H${half}M0 ${-half}V${half}`} stroke="var(--hair)" fill="none"/>
    ${arrows.map(arrow)}<circle r="4.5" fill="var(--ink)"/></svg>`;
}

function arrow({ x, y, color }: Arrow): SVGTemplateResult | string {
  const length = Math.hypot(x, y);
  if (length < 1) return "";
  const [ux, uy] = [x / length, y / length];
  const size = Math.min(headLength, length);
  const [bx, by] = [x - ux * size, y - uy * size];
  const head = pathData`M${x} ${y}L${bx - uy * 0.48 * size} ${by + ux * 0.48 * size}L${bx + uy * 0.48 * size} ${by - ux * 0.48 * size}z`;
  return svg`<path d=${pathData`M0 0L${bx} ${by}`} stroke=${`var(${color})`} stroke-width="2.6" fill="none"/><path d=${head} fill=${`var(${color})`}/>`;
}
