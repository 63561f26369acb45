// The formulas of the lesson with their numbers. Every number is the core's; at most two given ones are multiplied.
import type { Chip, ChipLine } from "../../formula/chips";
import type { FormulaOf } from "../../formula/live-formula";
import { formulaOf, mathml } from "../../formula/mathml";
import { dot, type Reading } from "../../formula/reading";
import type { ConstraintRow } from "../../simulation/core";
import formulas from "./formulas.tex";

const label = (name: string): unknown => mathml(formulas, name);

/** The only row there is; a wire in space has two, and this formula has no number for it. */
function only({ source }: Reading): ConstraintRow {
  const rows = source.constraints()[0]?.rows ?? [];
  if (!rows[0] || rows.length > 1) throw new Error("not one row");
  return rows[0];
}
const gradient = (reading: Reading): readonly number[] => only(reading).gradient[0]?.values ?? [];

const lambda: Chip = {
  symbol: "lambda",
  label: label("lambda"),
  name: "quantity-lambda",
  value: (reading) => only(reading).lambda,
  decimals: 2,
};
const applied: Chip = {
  symbol: "f",
  label: label("f-dot-grad"),
  name: "quantity-f",
  value: (reading) => dot(reading.applied, gradient(reading)),
  decimals: 2,
  signed: true,
};
const bend: Chip = {
  symbol: "v",
  label: label("m-jdotv"),
  name: "quantity-v",
  value: (reading) => reading.mass * only(reading).jDotV,
  decimals: 2,
};
const back: Chip = {
  symbol: "C",
  label: label("feedback-term"),
  name: "quantity-feedback",
  value: (reading) => {
    const { c, cDot } = only(reading);
    return reading.mass * (reading.number("alpha") * (c ?? Number.NaN) + reading.number("beta") * cDot);
  },
  decimals: 2,
  signed: true,
};
const square: Chip = {
  symbol: "grad",
  label: label("grad-squared"),
  name: "quantity-gradient",
  value: (reading) => dot(gradient(reading), gradient(reading)),
  decimals: 3,
};
const size: Chip = {
  symbol: "fhat",
  label: label("fhat-size"),
  name: "quantity-fhat",
  value: ({ source }) => source.observe("constraintForce.norm"),
  unit: "N",
  decimals: 2,
};

const multiplier: ChipLine = [lambda, "= −(", applied, "+", bend, "+", back, ") /", square];

/** λ of one bead with one row, term by term. */
export const lambdaView: FormulaOf = () => ({
  formula: formulaOf(formulas, "lambda-general"),
  lines: [multiplier, [size]],
});

/** λ on a wire that moves: its velocity term has ∂∇C/∂t and ∂²C/∂t² too. */
export const movingLambdaView: FormulaOf = () => ({
  formula: formulaOf(formulas, "lambda-general"),
  lines: [multiplier],
});

/** f̂·v and −λ ∂C/∂t: equal where Ċ is zero. */
export const powerView: FormulaOf = () => ({
  formula: formulaOf(formulas, "power"),
  lines: [
    [
      {
        symbol: "fhat",
        label: label("power-inline"),
        name: "quantity-power",
        value: ({ source }) => source.observe("constraint.power"),
        unit: "W",
        decimals: 2,
      },
      "=",
      {
        symbol: "lambda",
        label: label("motor-inline"),
        name: "curves-quantity-motor",
        // ∂C/∂t is what Ċ has beyond ∇C·v.
        value: (reading) => {
          const row = only(reading);
          return row.lambda * (dot(gradient(reading), reading.source.velocities()) - row.cDot);
        },
        unit: "W",
        decimals: 2,
      },
    ],
  ],
});
export const nowWork: FormulaOf = () => ({
  lines: [
    [
      {
        symbol: "fhat",
        label: label("work"),
        name: "quantity-work",
        value: ({ source }) => source.observe("energy.constraintWork"),
        unit: "J",
        decimals: 2,
      },
    ],
  ],
});
