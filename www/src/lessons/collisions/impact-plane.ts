// The plane of impulses of one impact: the cone, the lines of sticking and of greatest compression, and the path of the impulse to
// the end that each law gives it.
import { type SVGTemplateResult, svg } from "lit";
import { type PathData, pathData, through } from "../../base/path-data";
import { t } from "../../messages";
import type { Impact, Measured, Pair } from "./impact-scene";
import { type Law, laws, path } from "./routh";

/** Of the drawing, and of the picture in it. */
const [width, height] = [320, 210];
const [left, bottom] = [160, 196];
/** Largest normal impulse in the picture, px. */
const tall = 176;

export const lawLetters: Readonly<Record<Law, string>> = { newton: "N", poisson: "P", stronge: "S" };

/** The ends of all laws. */
export function endsOf(measured: Measured, impact: Impact): Readonly<Record<Law, Pair>> {
  const end = (law: Law): Pair => path(measured, impact, law).points.at(-1) ?? [0, 0];
  return { newton: end("newton"), poisson: end("poisson"), stronge: end("stronge") };
}

export function impactPlane(measured: Measured, impact: Impact): SVGTemplateResult {
  const ends = endsOf(measured, impact);
  const most = Math.max(...laws.map((law) => ends[law][1]), measured.impulse[1]);
  const scale = tall / (1.12 * most);
  const place = ([t, n]: Pair): Pair => [left + scale * t, bottom - scale * n];
  // Far beyond the edges of the drawing, which cut them off.
  const far = 4 * most;
  const line = (from: Pair, to: Pair): PathData => through([place(from), place(to)]);
  const { tt, tn, nn, u } = measured;
  const sticking = (n: number): Pair => [-(u[0] + tn * n) / tt, n];
  const normal = (t: number, target: number): Pair => [t, (target - u[1] - tn * t) / nn];
  const longest = laws.reduce((a, b) => (ends[a][1] > ends[b][1] ? a : b));
  const { points, compression } = path(measured, impact, longest);
  const edge = (sign: number): PathData => line([0, 0], [sign * impact.mu * far, far]);
  const cone = through([place([impact.mu * far, far]), place([0, 0]), place([-impact.mu * far, far])]);
  const mark = (law: Law): SVGTemplateResult => {
    const [x, y] = place(ends[law]);
    return svg`<g class="impact-end"><circle cx=${x} cy=${y} r="3.4"></circle><text x=${x + 8} y=${y - 5}>${lawLetters[law]}</text></g>`;
  };
  const [cx, cy] = place(compression);
  const [ex, ey] = place(measured.impulse);
  return svg`<svg class="impact-plane" viewBox="0 0 ${width} ${height}" role="img" aria-label=${t("collisions-impact-picture")}>
    <path class="impact-cone" d=${cone}></path><path class="impact-edge" d=${edge(1)}></path><path class="impact-edge" d=${edge(-1)}></path>
    <path class="impact-axis" d=${pathData`M0 ${bottom}H${width}M${left} 0V${height}`}></path>
    <path class="impact-sticking" d=${line(sticking(-most), sticking(far))}></path>
    <path class="impact-compression" d=${line(normal(-far, 0), normal(far, 0))}></path>
    <path class="impact-newton" d=${line(normal(-far, -impact.e * u[1]), normal(far, -impact.e * u[1]))}></path>
    <path class="impact-path" d=${through(points.map(place))}></path>
    <circle class="impact-turn" cx=${cx} cy=${cy} r="2.6"></circle>${laws.map(mark)}
    <circle class="impact-engine" cx=${ex} cy=${ey} r="6.5"></circle>
  </svg>` as SVGTemplateResult;
}
