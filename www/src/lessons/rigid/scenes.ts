// The bodies of the lesson, alone in space: a brick, a T-shaped handle, a plate. Nothing pulls at them.
import type { MethodDocument, SceneDocument, Vector } from "../../simulation/core";
import { space } from "../sketch";

/** How a step takes the torque −ω × Iω. */
type Gyroscopic = "implicit" | "explicit" | "off";

/** Fourth order: what a class can see of it is exact. */
export const exact: MethodDocument = { kind: "acceleration", integrator: "rk4", stepSize: 0.005 };
/** Time stepping as in games. */
const stepping: MethodDocument = { kind: "velocity", stepSize: 0.01 };

type Solid = Pick<SceneDocument["bodies"][number], "shape" | "mass" | "density" | "inertia">;
function alone(solid: Solid, spin: Vector, method: MethodDocument, gyroscopic: Gyroscopic): SceneDocument {
  const scene = space({
    bodies: [{ ...solid, at: [0, 0, 0], spin }],
    constraints: [],
    gravity: false,
    method: { alpha: 0, beta: 0, ...method },
  });
  const whole: SceneDocument & { gyroscopic: Gyroscopic } = { ...scene, gyroscopic };
  return whole;
}

/** 6 kg, three different edges, turning about none of them. */
const brickOf = (method: MethodDocument, gyroscopic: Gyroscopic): SceneDocument =>
  alone({ shape: { box: [0.5, 0.3, 0.1] }, mass: 6 }, [2, 3, 1], method, gyroscopic);
export const brick = brickOf(exact, "implicit");
export const brickWithout = brickOf(stepping, "off");

/** The T-handle of the catalogue. Its moments of inertia grow from x over y to z. */
const handle = (spin: Vector, method: MethodDocument, gyroscopic: Gyroscopic = "implicit"): SceneDocument =>
  alone(
    { shape: { compound: [{ box: [0.5, 0.06, 0.06] }, { box: [0.06, 0.15, 0.06], at: [0, -0.21, 0] }] } },
    spin,
    method,
    gyroscopic,
  );
const [fast, little] = [10, 0.05];
/** About its bar, its stem, across both; a little off each time. */
export const aboutAxis = (axis: 0 | 1 | 2): SceneDocument =>
  handle(
    [0, 1, 2].map((i) => (i === axis ? fast : little)),
    exact,
  );
/** About its stem, by an integrator or in steps of time. */
export const integrated = (method: MethodDocument): SceneDocument => handle([little, fast, little], method);
export const stepped = (gyroscopic: Gyroscopic): SceneDocument =>
  handle([little, fast, little], stepping, gyroscopic);

const [radius, thickness, corners] = [0.5, 0.02, 14];
const rim = Array.from({ length: corners }, (_, i) => (2 * Math.PI * i) / corners).flatMap((angle) =>
  [thickness, -thickness].map((y) => [radius * Math.cos(angle), y, radius * Math.sin(angle)]),
);
/** A bar across it, so that one sees it turn; it adds nothing to the moments of inertia. */
const emblem = { box: [0.3, 0.03, 0.04] };
/** 1 kg; ½ m r² about its axis, half of that across. Thrown at 6 rad/s with a wobble. */
export const plate: SceneDocument = alone(
  {
    shape: { compound: [{ hull: rim }, emblem] },
    mass: 1,
    inertia: [radius ** 2 / 4, radius ** 2 / 2, radius ** 2 / 4],
  },
  [1.2, 6, 0],
  exact,
  "implicit",
);
