// The picture behind virtual work: a surface C = 0 in the space of all coordinates, the plane of legal velocities that touches it,
// and the constraint force across that plane.
import { html, svg, type TemplateResult } from "lit";
import { arrowPaths } from "../../base/arrow";
import { pathData } from "../../base/path-data";
import { t } from "../../messages";
import "./normal-picture.css";

/** Where surface and plane touch; units of the drawing. */
const [x, y] = [150, 72];

function arrow(dx: number, dy: number, className: string): unknown {
  const { shaft, head } = arrowPaths([x, y], [dx, dy], { head: 8, half: 3.6, gap: 3 });
  return svg`<path class=${className} d=${pathData`${[shaft, head]}`}></path>`;
}

/** Letters only, as in the formulas: they are the same in every language. */
export function normalPicture(): TemplateResult {
  const surface = pathData`M${24} ${118}Q${80} ${52} ${150} ${72}T${280} ${96}L${262} ${128}Q${200} ${92} ${130} ${106}T${24} ${118}Z`;
  const plane = pathData`M${84} ${62}L${196} ${50}L${222} ${84}L${110} ${97}Z`;
  return html`<figure class="normal-picture"><svg viewBox="0 0 300 140" role="img" aria-label=${t("particles-normal-picture")}>
    <path class="surface" d=${surface}></path><path class="plane" d=${plane}></path>
    ${arrow(58, -7, "legal")}${arrow(-6, -56, "force")}<circle cx=${x} cy=${y} r="2.6"></circle>
    <text class="legal" x="216" y="66">Jv = 0</text><text class="force" x="118" y="20">Jᵀλ</text><text x="236" y="116">C = 0</text></svg>
    <figcaption>${t("particles-normal-picture")}</figcaption></figure>`;
}
