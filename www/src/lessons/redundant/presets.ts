// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what its title says.
import type { Preset } from "../../panels/presets";
import type { Act } from "../act";
import { presetMaker } from "../preset";
import { again, cranks, fourBar, peaucellier, pendulum, triangle, truss } from "./scenes";

const preset = presetMaker("redundant");
const usual = ["lambda.norm", "C.norm", "residual"];
const patient = { solver: "gauss-seidel", tolerance: 1e-10, maxIterations: 10_000 };
/** The member of the braced panel whose force is left open, and one of the other panel. */
export const [open, settled] = [8, 4];

export const presets = {
  thrice: preset(
    "thrice",
    [
      ["once", pendulum(1)],
      ["thrice", pendulum(3, 1.2)],
    ],
    ["constraint[0].lambda", "body[1].x", "C.norm"],
  ),
  ways: preset(
    "ways",
    [
      ["cg", pendulum(3)],
      ["seidel", pendulum(3), patient],
    ],
    ["constraint[0].lambda", "body[1].x", "residual"],
  ),
  // Few sweeps: each doubles the error, and a step that ends beyond all numbers would be undone and show nothing.
  jacobi: preset("jacobi", [["jacobi", pendulum(3), { solver: "jacobi", maxIterations: 40 }]], usual),
  triangle: preset("triangle", [["tolerant", triangle]], ["C.norm", "lambda.norm", "solver.residual"]),
  strict: preset(
    "strict",
    [["strict", triangle, { rankTolerance: 1e-8 }]],
    ["log-C", "lambda.norm", "residual"],
  ),
  truss: preset("truss", [["truss", truss(false)]], usual),
  braced: preset(
    "braced",
    [
      ["cg", truss(true)],
      ["seidel", truss(true), patient],
    ],
    [`constraint[${open}].lambda`, `constraint[${settled}].lambda`, "constraintForce.norm"],
  ),
  cranks: preset("cranks", [["cranks", cranks()]], ["body[3].x", "C.norm", "lambda.norm"]),
  locked: preset("locked", [["locked", cranks(0.1)]], ["body[3].x", "C.norm", "lambda.norm"]),
  fourBar: preset("four-bar", [["four-bar", fourBar]], ["body[1].x", "body[2].x", "C.norm"]),
  peaucellier: preset("peaucellier", [["peaucellier", peaucellier]], ["body[5].x", "body[5].y", "C.norm"]),
} as const satisfies Record<string, Preset>;

/** Offered above the controls. */
export const offered: readonly Preset[] = [
  presets.thrice,
  presets.ways,
  presets.triangle,
  presets.braced,
  presets.cranks,
  presets.fourBar,
  presets.peaucellier,
];

export const addAgain: Act = {
  titleMessage: "redundant-act-add",
  do: (simulation) => {
    if (simulation.bodies().length === 2) simulation.addConstraint(again);
  },
};
/** One always stays. */
export const takeOut: Act = {
  titleMessage: "redundant-act-remove",
  do: (simulation) => {
    const list = simulation.constraints();
    const last = list.at(-1);
    if (last && list.length > 1) simulation.removeConstraint(last.id);
  },
};
