// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import type { Claim } from "../claims";
import { answer } from "../in-core.testing";
import { bead } from "../sketch";
import { bend } from "./predictions";
import { circling, onLine, roundEllipse } from "./scenes";

const ring = (): { amplitude: number; omega: number; g: number; r: number } => {
  const simulation = simulate("moving-ring");
  const read = (name: string): number => Number(simulation.get(name));
  return { amplitude: read("amplitude"), omega: read("frequency"), g: read("gravity"), r: read("radius") };
};

/** λ of the circular ellipse over that of the ring, at the same state. */
function timesRing(r: number): number {
  const lambda = (scene: Parameters<typeof simulate>[0]): number => {
    const simulation = simulate(scene);
    simulation.step(1);
    return simulation.lambda()[0] ?? Number.NaN;
  };
  return lambda(roundEllipse(r, "ellipse")) / lambda(roundEllipse(r, "circle"));
}
/** The force of a straight wire. N */
function across(): number {
  const simulation = simulate(onLine);
  simulation.step(1);
  return simulation.observe("constraintForce.norm");
}
/** With which angular velocity a bead circles at its height: bisected. rad/s */
function steady(): number {
  const rises = (omega: number): boolean => {
    const simulation = simulate(circling(omega));
    const before = simulation.observe("body[0].y");
    simulation.step(20);
    return simulation.observe("body[0].y") > before;
  };
  let [slow, fast] = [4, 9];
  while (fast - slow > 1e-3) {
    const omega = (slow + fast) / 2;
    if (rises(omega)) fast = omega;
    else slow = omega;
  }
  return fast;
}

/** How fast a parabola y = x²/2p must turn, from the slope of the wire in the core's gradient. rad/s */
function turning(p: number): number {
  const x = 0.4;
  const terms = [
    [2, 0, 1 / (2 * p)],
    [0, 1, -1],
  ];
  const simulation = simulate(bead("plane", "polynomial", { terms }, { at: [x, (x * x) / (2 * p)] }));
  const [across = 0, up = 0] = simulation.matrix("J").data;
  return Math.sqrt((-9.81 * across) / up / x);
}

export const claims: readonly Claim[] = [
  {
    at: "eight-times",
    says: "force at the ends over force on the sides",
    value: () => {
      const { ends = "", sides = "" } = answer(bend).numbers;
      return Number(ends) / Number(sides);
    },
    about: 0.02,
  },
  { at: "curves-upright-why-1", says: "aω", value: () => ring().amplitude * ring().omega },
  { at: "curves-upright-why-1", says: "√(2gr)", value: () => Math.sqrt(2 * ring().g * ring().r) },
  { at: "answer:curves-exercise-1", says: "λ over that of the ring", value: () => timesRing(2), about: 1e-6 },
  { at: "answer:curves-exercise-2", says: "force on the incline", value: across },
  { at: "answer:curves-exercise-5", says: "angular velocity", value: steady, about: 0.001 },
  { at: "curves-motor-4", says: "amplitude in cm", value: () => 100 * ring().amplitude },
  { at: "answer:curves-exercise-4", says: "Ω of the parabola", value: () => turning(0.5) },
];
