// <cd-lesson-drawing lesson="…">: a small drawing for each lesson on the contents page: a drawing, not a simulation.
import { render, type SVGTemplateResult, svg } from "lit";
import { arrowPaths } from "../base/arrow";
import { pathData } from "../base/path-data";

const wire = (d: string): SVGTemplateResult =>
  svg`<path d=${d} stroke="var(--rule)" stroke-width="4"></path><path d=${d} stroke="var(--ink)" stroke-opacity=".4"></path>`;
const bead = (x: number, y: number, radius = 5): SVGTemplateResult =>
  svg`<circle cx=${x} cy=${y} r=${radius} fill="var(--run-0)"></circle>`;
const rods = (d: string): SVGTemplateResult =>
  svg`<path d=${d} stroke="var(--ink)" stroke-opacity=".55" stroke-width="2.4"></path>`;
const pin = (x: number, y: number): SVGTemplateResult =>
  svg`<path d=${pathData`M${x} ${y}l-6 10h12z`} fill="var(--panel)" stroke="var(--ink)" stroke-opacity=".7" stroke-width="1.4"></path>`;
/** An arrow straight from a place, with its head at the end; in a color of the palette. */
function arrow(x: number, y: number, dx: number, dy: number, color: string): SVGTemplateResult {
  const { shaft, head } = arrowPaths([x, y], [dx, dy], { head: 8, half: 4, gap: 5 });
  return svg`<path d=${shaft} stroke="var(--${color})" stroke-width="2.4"></path><path d=${head} fill="var(--${color})"></path>`;
}
/** A bead with its weight. */
const weight = (x: number, y: number): SVGTemplateResult => svg`${arrow(x, y, 0, 26, "f")}${bead(x, y)}`;

const hinge = (x: number, y: number): SVGTemplateResult =>
  svg`<circle cx=${x} cy=${y} r="4.5" fill="var(--panel)" stroke="var(--ink)" stroke-width="1.8"></circle>`;
/** A solution in a diagram; in another color, a point of contact. */
const mark = (x: number, y: number, color = "lambda"): SVGTemplateResult =>
  svg`<circle cx=${x} cy=${y} r="5" fill="var(--${color})" stroke="var(--panel)" stroke-width="2"></circle>`;
const ground = (d: string): SVGTemplateResult =>
  svg`<path d=${d} stroke="var(--ink)" stroke-opacity=".45" stroke-width="2.4"></path>`;
const block = (x: number, y: number, width: number, height: number): SVGTemplateResult =>
  svg`<rect x=${x} y=${y} width=${width} height=${height} fill="var(--ink)" fill-opacity=".1" stroke="var(--ink)" stroke-width="2"></rect>`;
const ball = (x: number, y: number, alpha = "1"): SVGTemplateResult =>
  svg`<circle cx=${x} cy=${y} r="15" fill="var(--ink)" fill-opacity=".1" stroke="var(--ink)" stroke-opacity=${alpha} stroke-width="2"></circle>`;

const drawings: Readonly<Record<string, SVGTemplateResult>> = {
  circle: svg`${wire("M96 54A36 36 0 1 1 24 54A36 36 0 1 1 96 54")}
    ${arrow(87, 78, 0, 34, "f")}${arrow(87, 78, -21, -19, "fhat")}${bead(87, 78, 6)}`,
  drift: svg`${wire("M92 58A34 34 0 1 1 24 58A34 34 0 1 1 92 58")}
    <path d="M92 58C92 78 78 95 56 95S18 80 18 56S36 15 60 15S107 34 108 64" stroke="var(--C)" stroke-width="2.4"></path>${bead(108, 64, 6)}`,
  curves: svg`${wire("M10 34C26 36 30 92 50 92S66 50 80 50S96 88 112 78")}
    ${arrow(80, 50, 0, -30, "grad")}${arrow(80, 50, 30, 0, "v")}${bead(80, 50, 6)}`,
  particles: svg`${pin(22, 26)}${pin(98, 26)}${rods("M22 26L34 52L50 70L70 74L86 54L98 26")}
    ${weight(34, 52)}${weight(50, 70)}${weight(70, 74)}${weight(86, 54)}`,
  redundant: svg`${pin(20, 82)}${pin(100, 82)}${rods("M20 82V36H100V82M20 82L100 36M20 36L100 82")}
    <path d="M20 82L100 36" stroke="var(--lambda)" stroke-width="3.4"></path>${bead(20, 36)}${bead(100, 36)}`,
  kit: svg`${pin(24, 84)}${pin(96, 84)}${rods("M24 84L36 42L84 30L96 84")}${bead(36, 42)}
    <circle cx="84" cy="30" r="5" fill="var(--panel)" stroke="var(--run-0)" stroke-width="2" stroke-dasharray="3 2.4"></circle>
    <path d="M88 36l6 18 4-7 8-2z" fill="var(--ink)" stroke="var(--panel)" stroke-width="1.4"></path>`,
  iterating: svg`<path d="M14 18V102H110" stroke="var(--ink)" stroke-opacity=".5" stroke-width="2"></path>
    <path d="M14 26L106 58" stroke="var(--run-0)" stroke-width="2.4"></path><path d="M14 26L102 94" stroke="var(--run-1)" stroke-width="2.4" stroke-dasharray="8 4"></path>
    <path d="M14 26C24 34 36 78 54 98" stroke="var(--lambda)" stroke-width="3"></path>${bead(106, 58, 4)}${bead(54, 98, 5)}`,
  // One pair: the corner, the line that meets it, and where.
  complementarity: svg`<path d="M34 16V78H106" stroke="var(--rule)" stroke-width="9"></path><path d="M34 16V78" stroke="var(--lambda)" stroke-width="3.4"></path>
    <path d="M34 78H106" stroke="var(--Cdot)" stroke-width="3.4"></path><path d="M22 110L102 34" stroke="var(--ink)" stroke-opacity=".55" stroke-width="2.4"></path>
    ${mark(55.7, 78)}`,
  // Two kinked lines that meet three times.
  solutions: svg`<path d="M26 14V50L98 94" stroke="var(--Cdot)" stroke-width="3"></path><path d="M106 94H70L26 22" stroke="var(--lambda)" stroke-width="3" stroke-dasharray="7 4"></path>
    <path d="M26 14V94H106" stroke="var(--ink)" stroke-opacity=".35"></path>
    ${mark(26, 22)}${mark(48, 63.4)}${mark(98, 94)}`,
  // A polygon, level lines, the best corner.
  programs: svg`<path d="M22 98V46L58 30L88 62L94 98Z" fill="var(--v)" fill-opacity=".13" stroke="var(--Cdot)" stroke-width="2.6"></path>
    <path d="M30 14L106 88M14 34L82 100M48 2L112 64" stroke="var(--ink)" stroke-opacity=".4"></path>
    ${arrow(88, 62, 22, -22, "f")}${mark(88, 62)}`,
  // Level lines of an energy: a path along the edges of the bounds, and one down the gradient.
  pivoting: svg`<path d="M24 10V96H112" stroke="var(--ink)" stroke-opacity=".35"></path>
    ${[14, 26, 40].map((r) => svg`<ellipse cx="76" cy="44" rx=${r} ry=${0.55 * r} transform="rotate(-32 76 44)" stroke="var(--ink)" stroke-opacity=".3"></ellipse>`)}
    <path d="M24 96H88L76 44" stroke="var(--lambda)" stroke-width="2.8"></path><path d="M24 96L44 50L62 58L76 44" stroke="var(--Cdot)" stroke-width="2.4"></path>
    ${mark(76, 44)}`,
  // Two bars on a pin, and the joint between them that has come apart.
  joints: svg`${pin(24, 30)}<path d="M24 30L60 56M70 64L92 100" stroke="var(--run-0)" stroke-opacity=".3" stroke-width="15" stroke-linecap="round"></path>
    <path d="M24 30L60 56M70 64L92 100" stroke="var(--ink)" stroke-opacity=".6" stroke-width="1.6"></path><path d="M60 56L70 64" stroke="var(--C)" stroke-width="3"></path>
    ${hinge(24, 30)}${hinge(60, 56)}${hinge(70, 64)}`,
  // Two bars, and the equal and opposite impulses in their joint.
  impulses: svg`${pin(22, 26)}<path d="M22 26L62 60L54 106" stroke="var(--run-0)" stroke-opacity=".3" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"></path>
    <path d="M22 26L62 60L54 106" stroke="var(--ink)" stroke-opacity=".6" stroke-width="1.6"></path>
    ${arrow(62, 60, 34, -30, "lambda")}${arrow(62, 60, -34, 30, "lambda")}
    ${hinge(22, 26)}${hinge(62, 60)}`,
  // A stick that turns, stretched by the prediction, and the ways back onto its length.
  positions: svg`<path d="M24 84L96 36" stroke="var(--ink)" stroke-opacity=".3" stroke-width="2.4"></path>
    <path d="M14 60L106 60" stroke="var(--ink)" stroke-opacity=".3" stroke-width="2" stroke-dasharray="4 4"></path>${bead(24, 84, 5)}${bead(96, 36, 5)}
    ${arrow(24, 84, -10, -46, "v")}${arrow(96, 36, 10, 46, "v")}${arrow(14, 38, 26, 13, "fhat")}${arrow(106, 82, -26, -13, "fhat")}
    ${hinge(14, 38)}${hinge(106, 82)}`,
  // Two bars on a pin, and the two angles that are all there is to know.
  coordinates: svg`<path d="M22 24H76" stroke="var(--ink)" stroke-opacity=".4" stroke-width="1.6" stroke-dasharray="4 4"></path>
    <path d="M59 57L84 79.3" stroke="var(--ink)" stroke-opacity=".4" stroke-width="1.6" stroke-dasharray="4 4"></path>
    <path d="M22 24L59 57L62 108" stroke="var(--run-0)" stroke-opacity=".3" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"></path>
    <path d="M22 24L59 57L62 108" stroke="var(--ink)" stroke-opacity=".6" stroke-width="1.6"></path>
    <path d="M56 24A34 34 0 0 1 47.4 46.6" stroke="var(--grad)" stroke-width="3"></path><path d="M79 75A27 27 0 0 1 60.6 84" stroke="var(--lambda)" stroke-width="3"></path>
    ${hinge(22, 24)}${hinge(59, 57)}`,
  // Error against cost: three orders, and the boundary of a map of stability behind them.
  methods: svg`<path d="M14 18V102H110" stroke="var(--ink)" stroke-opacity=".5" stroke-width="2"></path>
    <path d="M26 30L102 52" stroke="var(--run-1)" stroke-width="2.6"></path><path d="M26 36L102 76" stroke="var(--run-2)" stroke-width="2.6"></path><path d="M26 44L74 96" stroke="var(--lambda)" stroke-width="3"></path>
    ${bead(26, 30, 4)}${bead(64, 41, 4)}${bead(102, 52, 4)}${bead(26, 36, 4)}${bead(64, 56, 4)}${bead(102, 76, 4)}${bead(26, 44, 4)}${bead(50, 70, 4)}${bead(74, 96, 4)}`,
  // A box on the ground: gaps and forces at two corners.
  contact: svg`${ground("M10 88H110")}<g transform="rotate(-9 30 86)">${block(30, 42, 62, 44)}</g>
    ${arrow(31, 87, 0, -44, "fhat")}<path d="M92 78V87" stroke="var(--C)" stroke-width="3"></path>${mark(31, 87, "C")}`,
  // An incline, and the force of the contact inside its cone.
  friction: svg`${ground("M12 102L108 50")}<path d="M60 76L38 20L83 29Z" fill="var(--fhat)" fill-opacity=".13" stroke="var(--fhat)" stroke-opacity=".55"></path>
    <g transform="rotate(-28.4 60 76)">${block(34, 42, 52, 34)}</g>${arrow(60, 76, 0, -46, "fhat")}${mark(60, 76, "C")}`,
  // One ball comes, one goes.
  collisions: svg`<path d="M10 84H110" stroke="var(--ink)" stroke-opacity=".3" stroke-width="2"></path>${ball(26, 68, ".4")}${ball(57, 68)}${ball(88, 68)}
    ${arrow(12, 40, 28, 0, "v")}${arrow(78, 40, 28, 0, "v")}${mark(41.5, 68, "C")}${mark(72.5, 68, "C")}`,
  // Three boxes: the lower, the more each contact bears.
  stack: svg`${ground("M16 104H104")}${block(44, 76, 32, 28)}${block(44, 48, 32, 28)}${block(44, 20, 32, 28)}
    ${arrow(32, 104, 0, -62, "fhat")}${arrow(88, 104, 0, -62, "fhat")}${arrow(26, 76, 0, -40, "fhat")}${arrow(94, 76, 0, -40, "fhat")}
    ${arrow(20, 48, 0, -20, "fhat")}${arrow(100, 48, 0, -20, "fhat")}`,
  // A T-handle that turns, its angular velocity beside its angular momentum.
  rigid: svg`<path d="M60 78L60 18" stroke="var(--ink)" stroke-opacity=".35" stroke-dasharray="5 4"></path>
    <g transform="rotate(-14 60 78)"><path d="M22 70H98V84H66V108H54V84H22Z" fill="var(--ink)" fill-opacity=".1" stroke="var(--ink)" stroke-width="2.4" stroke-linejoin="round"></path></g>
    ${arrow(60, 78, 0, -62, "ink")}${arrow(60, 78, 24, -50, "v")}
    <ellipse cx="60" cy="28" rx="24" ry="8" stroke="var(--v)" stroke-opacity=".6" stroke-dasharray="4 3"></ellipse>`,
  // Four small pictures.
  scenes: svg`<path d="M16 22h40v34h-40zM64 22h40v34h-40zM16 64h40v34h-40zM64 64h40v34h-40z" fill="var(--ink)" fill-opacity=".05" stroke="var(--ink)" stroke-opacity=".5" stroke-width="1.8" stroke-linejoin="round"></path>
    <circle cx="36" cy="39" r="9" stroke="var(--ink)" stroke-opacity=".5" stroke-width="1.8"></circle>${bead(42, 46, 3.4)}
    ${rods("M72 30L84 44L96 34")}${bead(84, 44, 3.4)}${ground("M20 92H52")}${block(30, 80, 12, 12)}
    <path d="M68 92C76 66 88 104 100 74" stroke="var(--C)" stroke-width="2.4"></path>`,
  // Sticks and particles, and one that is still to be set.
  laboratory: svg`<g transform="translate(0 18)">${rods("M24 62L46 22L78 40M46 22L62 66")}
    <path d="M78 40L102 62" stroke="var(--focus)" stroke-width="2.4" stroke-dasharray="5 5"></path>
    ${bead(24, 62, 6)}${bead(46, 22, 6)}${bead(78, 40, 6)}${bead(62, 66, 6)}
    <circle cx="102" cy="62" r="6" stroke="var(--focus)" stroke-width="2.4"></circle></g>`,
};

class LessonDrawing extends HTMLElement {
  connectedCallback(): void {
    const drawing = drawings[this.getAttribute("lesson") ?? ""];
    if (!drawing) return;
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    picture.setAttribute("viewBox", "0 0 120 120");
    picture.setAttribute("fill", "none");
    picture.setAttribute("aria-hidden", "true");
    render(drawing, picture as unknown as HTMLElement);
    this.replaceChildren(picture);
  }
}
customElements.define("cd-lesson-drawing", LessonDrawing);
