// The tables of the lesson: the stacked vectors, the summands of b, sweeps over the rows. All numbers are the core's.
import { html } from "lit";
import { mathml } from "../../formula/mathml";
import type { Simulation } from "../../simulation/core";
import { indexed, type TableView } from "../live-table";
import formulas from "./formulas.tex";

const label = (name: string): unknown => mathml(formulas, name);

/** Names of the velocities of a body, and how many of its coordinates they are the rates of. */
const plane = ["x", "y", "θ"];

/** q, v, Q and the diagonal of M, a line for each coordinate of the bodies that move; in the plane. */
export const stackedView: TableView = {
  caption: "impulses-stack-caption",
  columns: [
    { label: label("q"), name: "q", symbol: "x", decimals: 2 },
    { label: label("v"), name: "v", symbol: "v", decimals: 2 },
    { label: label("Q"), name: "Q", symbol: "f", decimals: 2 },
    { label: label("M"), name: "M", symbol: "m", decimals: 3 },
  ],
  lines: (simulation) => {
    if (simulation.space !== "plane") throw new Error("in the plane only");
    const [q, v, applied] = [simulation.positions(), simulation.velocities(), simulation.appliedForces()];
    const w = simulation.matrix("W");
    return simulation
      .bodies()
      .filter(({ fixed, kind }) => !fixed && kind === "rigid")
      .flatMap(({ positionOffset, velocityOffset }, body) =>
        plane.map((letter, i) => {
          const k = velocityOffset + i;
          const mass = 1 / (w.data[k * w.cols + k] ?? Number.NaN);
          return {
            label: indexed(letter, body + 1),
            values: [q[positionOffset + i] ?? 0, v[k] ?? 0, applied[k] ?? 0, mass],
          };
        }),
      );
  },
};

/** "joint 1, x". */
const rowLabel = (joint: number, row: number): unknown =>
  html`${indexed("C", joint + 1)} <small>${"xyz"[row] ?? ""}</small>`;

/** The impulses that solve the present step's problem, by a solver and a number of its iterations. */
function impulses(simulation: Simulation, solver: string, maxIterations: number): Float64Array {
  return simulation.solveTrace(solver, { maxIterations, tolerance: 0 }).lambda;
}

/** J v + h J W Q + β C/h = b, and the impulse hλ that follows; a line for each row. */
export const summandsView: TableView = {
  caption: "impulses-b-caption",
  columns: [
    { label: label("Jv"), name: "J v", symbol: "Cdot", decimals: 3 },
    { label: label("hJWQ"), name: "h J W Q", symbol: "f", decimals: 3, sign: "+" },
    { label: label("betaC"), name: "β C/h", symbol: "C", decimals: 3, sign: "+" },
    { label: label("b-sum"), name: "b", symbol: "E", decimals: 3, sign: "=" },
    { label: label("hlambda"), name: "h λ", symbol: "lambda", decimals: 3, sign: "⇒" },
  ],
  lines: (simulation) => {
    const step = simulation.stepRows();
    if (!step) throw new Error("nothing to solve");
    const h = step.unknownPerLambda;
    const found = impulses(simulation, "direct", 1);
    const b = simulation.matrix("b").data;
    return simulation.constraints().flatMap(({ rows, rowOffset }, joint) =>
      rows.map(({ cDot, jWQ }, i) => {
        const whole = b[rowOffset + i] ?? Number.NaN;
        const [velocity, weight] = [cDot, h * jWQ];
        return {
          label: rowLabel(joint, i),
          values: [velocity, weight, whole - velocity - weight, whole, found[rowOffset + i] ?? Number.NaN],
        };
      }),
    );
  },
};

/** Sweeps after which the impulses are shown. */
/** Numbers of sweeps that the table shows, with the formula of each column. */
export const sweeps = [
  { count: 1, name: "sweep-1" },
  { count: 4, name: "sweep-4" },
  { count: 16, name: "sweep-16" },
] as const;

/** The rows divided by A_ii, and the impulses after some sweeps of Gauss–Seidel from zero. */
export const sweepsView: TableView = {
  caption: "impulses-rows-caption",
  columns: [
    { label: label("A-ii"), name: "A_ii", symbol: "grad", decimals: 2 },
    { label: label("b-hat"), name: "b_i/A_ii", symbol: "E", decimals: 3 },
    ...sweeps.map(({ count, name }) => ({
      label: label(name),
      name: `h λ, ${count}`,
      symbol: "lambda" as const,
      decimals: 3,
    })),
    { label: label("exact"), name: "h λ", symbol: "lambda", decimals: 3 },
  ],
  lines: (simulation) => {
    const tries = [
      ...sweeps.map(({ count }) => impulses(simulation, "gauss-seidel", count)),
      impulses(simulation, "direct", 1),
    ];
    return simulation.constraints().flatMap(({ rows, rowOffset }, joint) =>
      rows.map(({ a, b = Number.NaN }, i) => ({
        label: rowLabel(joint, i),
        values: [a, b / a, ...tries.map((found) => found[rowOffset + i] ?? Number.NaN)],
      })),
    );
  },
};
