// The beads of the lesson, each on its curve or surface.
import type { SceneDocument, Vector } from "../../simulation/core";
import { bead } from "../sketch";

/** Half axes of the ellipse: two to one. m */
const [a, b] = [1.6, 0.8];
/** Along the ellipse at the end of the short axis. */
const top = { at: [0, b], velocity: [2, 0] };

export const ellipse = bead("plane", "ellipse", { a, b }, { at: [a, 0] });
/** A bead on an ellipse without gravity: the constraint force only deflects it. */
export const ellipseAlone = bead("plane", "ellipse", { a, b }, top, { gravity: false });
/** Fast enough to run through the crossing. */
export const eight = bead(
  "plane",
  "lemniscate",
  { a: 1.6 },
  { at: [-1.6, 0], velocity: [0, 3] },
  { method: { stepSize: 0.002 } },
);
const square = [
  [4, 0, 1],
  [0, 4, 1],
  [0, 0, -1],
];
export const roundedSquare = bead(
  "plane",
  "polynomial",
  { terms: square },
  { at: [0, 1], velocity: [2, 0] },
  { gravity: false },
);

/** An ellipse given by a polynomial times a factor: another C with the same zero set. */
export function timesEllipse(factor: number): SceneDocument {
  const terms = [
    [2, 0, factor / (a * a)],
    [0, 2, factor / (b * b)],
    [0, 0, -factor],
  ];
  return bead("plane", "polynomial", { terms }, { at: [a, 0] });
}

/** Radius of the wheel that draws the cycloid. m */
export const wheel = 0.5;
/** Where the wheel's point is when the wheel has turned by s. */
const onCycloid = (s: number): Vector => [wheel * (s + Math.sin(s)), wheel * (1 - Math.cos(s))];
const fine = { method: { stepSize: 0.002, alpha: 400, beta: 40 } };
export const cycloidFrom = (s: number): SceneDocument =>
  bead("plane", "cycloid", { rollingRadius: wheel }, { at: onCycloid(s) }, fine);
export const parabolaFrom = (x: number): SceneDocument =>
  bead("plane", "parabola", { curvatureRadius: 1 }, { at: [x, (x * x) / 2] }, fine);

const swinging = { radius: 0.5 };
/** The ring swings to and fro, in time with the bead's own swing. */
export const pumped = bead(
  "plane",
  "driven-circle",
  { ...swinging, amplitude: [0.06, 0], frequency: 4.3 },
  { at: [0, -0.5], velocity: [0.258, 0] },
);
/** At 45° of latitude, pushed to the east. */
export const sphereAlone = bead(
  "space",
  "sphere",
  { radius: 1 },
  { at: [0, Math.SQRT1_2, Math.SQRT1_2], velocity: [1.5, 0, 0] },
  { gravity: false },
);
/** A bead in a bowl that goes round at one height: ω² = g/(r cos θ). */
export const conical = bead(
  "space",
  "sphere",
  { radius: 1 },
  { at: [Math.sin(1), -Math.cos(1), 0], velocity: [0, 0, Math.sin(1) * Math.sqrt(9.81 / Math.cos(1))] },
);
export const torus = bead(
  "space",
  "torus",
  { radius: 1, tube: 0.4 },
  { at: [1.4, 0, 0], velocity: [0, 2, 2] },
  { gravity: false },
);
/** A closed wire in space: the trefoil knot, through 24 of its points. */
const trefoil = Array.from({ length: 24 }, (_, k) => {
  const t = (2 * Math.PI * k) / 24;
  return [
    0.45 * (Math.sin(t) + 2 * Math.sin(2 * t)),
    0.45 * (Math.cos(t) - 2 * Math.cos(2 * t)),
    -0.45 * Math.sin(3 * t),
  ];
});
export const knot = bead(
  "space",
  "spline",
  { points: trefoil, closed: true },
  { at: trefoil[8] as Vector },
  fine,
);
/** A hill, a valley, a smaller hill: drawn by hand. */
export const coaster = bead(
  "plane",
  "spline",
  {
    points: [
      [-2.4, 1.5],
      [-1.9, 1.1],
      [-1.4, 0],
      [-0.8, -0.55],
      [-0.2, 0],
      [0.3, 0.7],
      [0.8, 0.35],
      [1.2, -0.5],
      [1.7, -0.4],
      [2.4, 1.4],
    ],
  },
  { at: [-1.9, 1.1] },
  fine,
);

// For the exercises.

/** A bead on a ring of radius r, as an ellipse with equal half axes or as the circle of lesson 1. */
export const roundEllipse = (r: number, kind: "ellipse" | "circle"): SceneDocument =>
  bead("plane", kind, kind === "ellipse" ? { a: r, b: r } : { radius: r }, { at: [r * 0.6, r * 0.8] });
/** 2 kg at rest on a straight wire that falls by 30°: n·x = 0. */
export const onLine: SceneDocument = (() => {
  const angle = Math.PI / 6;
  const terms = [
    [1, 0, Math.sin(angle)],
    [0, 1, Math.cos(angle)],
  ];
  const scene = bead("plane", "polynomial", { terms }, { at: [0, 0] });
  return { ...scene, bodies: scene.bodies.map((body) => ({ ...body, mass: 2 })) };
})();
/** A bead in a bowl of 0.5 m, 60° from its lowest point, that circles. rad/s */
export const circling = (omega: number): SceneDocument => {
  const [r, theta] = [0.5, Math.PI / 3];
  const [out, down] = [r * Math.sin(theta), r * Math.cos(theta)];
  return bead("space", "sphere", { radius: r }, { at: [out, -down, 0], velocity: [0, 0, omega * out] });
};
