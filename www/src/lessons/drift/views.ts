// The formulas of the lesson with their numbers; those of λ are in ../circle/views.ts.
import type { Chip } from "../../formula/chips";
import type { FormulaOf } from "../../formula/live-formula";
import { formulaOf, mathml } from "../../formula/mathml";
import { dot, type Reading } from "../../formula/reading";
import { runName } from "../../panels/runs";
import { circleLambda } from "../../simulation/core";
import formulas from "./formulas.tex";

const label = (name: string): unknown => mathml(formulas, name);

/** Constraint force of both forms of C along x in the selected run's state, and the difference. */
export const differenceView: FormulaOf = () => {
  const along = (form: "half-squared" | "length") => (reading: Reading) => {
    const { source } = reading;
    const x = [...source.positions()];
    const state = { x, v: [...source.velocities()], f: [...reading.applied], m: reading.mass };
    const given = {
      r: reading.number("radius"),
      alpha: reading.number("alpha"),
      beta: reading.number("beta"),
    };
    return dot(circleLambda({ ...state, ...given, form }).force, x);
  };
  const chip = (name: string, part: string, value: Chip["value"]): Chip => ({
    symbol: "fhat",
    label: label(part),
    name,
    value,
    decimals: 3,
  });
  const first = along("half-squared");
  const second = along("length");
  return {
    formula: formulaOf(formulas, "difference"),
    lines: [
      [
        chip("quantity-f2", "f2-x", second),
        "−",
        chip("quantity-f1", "f1-x", first),
        "=",
        {
          ...chip("quantity-difference", "difference-short", (reading) => second(reading) - first(reading)),
          symbol: "E",
        },
      ],
    ],
  };
};

/** The error of every run against the exact motion. */
export const errorView: FormulaOf = ({ runs }) => ({
  lines: [
    runs.map((run) => ({
      symbol: "x" as const,
      label: runName(run),
      name: "quantity-error",
      value: (reading: Reading) => reading.source.observe("reference.error"),
      of: run,
      unit: "m",
    })),
  ],
});
