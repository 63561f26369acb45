// The linear system of two rows with its numbers, straight from the core.
import type { Chip } from "../../formula/chips";
import type { FormulaOf } from "../../formula/live-formula";
import { formulaOf, mathml } from "../../formula/mathml";
import type { Reading } from "../../formula/reading";
import formulas from "./formulas.tex";

const label = (name: string): unknown => mathml(formulas, name);

/** An entry of one of the core's matrices; where the system is smaller, there is none. */
function entry(matrix: string, i: number, j = 0) {
  return ({ source }: Reading): number => {
    const { rows, cols, data } = source.matrix(matrix);
    if (i >= rows || j >= cols) throw new Error("no such entry");
    return data[i * cols + j] ?? Number.NaN;
  };
}
const chip = (symbol: Chip["symbol"], name: string, words: string, value: Chip["value"]): Chip => ({
  symbol,
  label: label(name),
  name: words,
  value,
  decimals: 2,
});

/** A, b and λ of the first two rows. */
export const systemView: FormulaOf = () => ({
  formula: formulaOf(formulas, "system"),
  lines: [
    [
      chip("grad", "A11", "particles-quantity-A11", entry("A", 0, 0)),
      chip("grad", "A12", "particles-quantity-A12", entry("A", 0, 1)),
      chip("grad", "A22", "particles-quantity-A22", entry("A", 1, 1)),
    ],
    [
      chip("f", "b1", "particles-quantity-b1", entry("b", 0)),
      chip("f", "b2", "particles-quantity-b2", entry("b", 1)),
      "⇒",
      chip("lambda", "lambda1", "particles-quantity-lambda1", entry("lambda", 0)),
      chip("lambda", "lambda2", "particles-quantity-lambda2", entry("lambda", 1)),
    ],
  ],
});

/** Rows, rank, and what is left to move. */
export const nowSize: FormulaOf = () => ({
  lines: [
    [
      {
        symbol: "lambda",
        label: label("m"),
        name: "particles-quantity-rows",
        value: ({ source }) => source.matrix("J").rows,
        decimals: 0,
      },
    ],
  ],
});
export const nowPower: FormulaOf = () => ({
  lines: [
    [
      {
        symbol: "fhat",
        label: label("power-inline"),
        name: "quantity-power",
        value: ({ source }) => source.observe("constraint.power"),
        unit: "W",
      },
    ],
  ],
});
