// Numbers for the lines of the three proofs: a bead on the ring, with a legal and with an illegal velocity, and two rows that press or open.
import { column, diagonal, type Matrix, matrix, product, transposed } from "../../formula/evaluate.testing";
import { isRefusal, solve } from "../../lcp/core";
import { problem } from "../../lcp/problem";
import { circleLambda, simulate, type Vector } from "../../simulation/core";
import type { Derived, LineCase } from "../lines.testing";
import { bead } from "../sketch";

/** On the ring of 1 m, 2 kg, with weight. */
function onRing(velocity: Vector): LineCase["values"] {
  const x = [0.6, -0.8];
  const scene = bead("plane", "circle", { radius: 1, form: "half-squared" }, { at: x, velocity });
  const simulation = simulate(
    { ...scene, bodies: scene.bodies.map((body) => ({ ...body, mass: 2 })) },
    { alpha: 0, beta: 0 },
  );
  const f = simulation.appliedForces();
  const { acceleration } = circleLambda({ x, v: velocity, f: [...f], m: 2 });
  const read = (name: "b" | "JdotV") => column(simulation.matrix(name).data);
  return {
    "\\hat{\\bm{f}}": column(simulation.constraintForces()),
    "\\bm{v}": column(velocity),
    "\\dot{\\bm{v}}": column(acceleration),
    "\\bm{J}": matrix(simulation.matrix("J")),
    "\\dot{\\bm{J}}\\bm{v}": read("JdotV"),
    "\\bm{W}": diagonal([1 / 2, 1 / 2]),
    "\\bm{A}": matrix(simulation.matrix("A")),
    "\\bm{b}": read("b"),
    "\\bm{f}": column(f),
    "\\bm{\\lambda}": column(simulation.lambda()),
    "\\dot{\\bm{C}}": column(simulation.cDot()),
    // Required without feedback.
    "\\ddot{\\bm{C}}": column([0]),
  };
}

/** Two rows whose gradients are J, by the core: λ of the complementarity problem. */
function rows(b: Vector): LineCase[] {
  const j: Matrix = [
    [1, 0.4],
    [0.3, 1],
  ];
  const a = product(j, transposed(j)) as Matrix;
  const found = solve(
    problem(
      a.map((each) => [...each]),
      [...b],
    ),
    { method: "lemke" },
  );
  if (isRefusal(found)) throw new Error(found.code);
  const lambda = [...found.lambda];
  const accelerations = [...found.w];
  const shared = {
    "\\bm{A}": a,
    "\\bm{b}": column(b),
    "\\bm{\\lambda}": column(lambda),
    "\\ddot{\\bm{C}}": column(accelerations),
    "\\sum_i \\lambda_i\\,\\ddot{C}_i": lambda.reduce(
      (total, x, i) => total + x * (accelerations[i] ?? 0),
      0,
    ),
  };
  return lambda.map((x, i) => ({
    proof: "prop3",
    lines: [1, 2, 3, 4, 5],
    values: {
      ...shared,
      "\\lambda_i": x,
      "\\ddot{C}_i": accelerations[i] ?? Number.NaN,
      "\\hat{\\bm{f}}_i": product(x, column(j[i] ?? [])),
    },
  }));
}

export const derived: Derived = {
  cases: () => {
    const [legal, illegal] = [onRing([1.6, 1.2]), onRing([2, -1])];
    return [
      { proof: "prop1", lines: [1, 2, 3, 4], values: legal },
      { proof: "prop1", lines: [1, 2, 3], values: illegal },
      { proof: "prop2", lines: [1, 2, 3, 4, 5], values: legal, within: 1e-8 },
      ...rows([-2, 3]),
      ...rows([-2, -1]),
    ];
  },
};
