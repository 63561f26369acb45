// Shares of λ, and what the rows leave free, with the numbers of this moment.
import type { Chip } from "../../formula/chips";
import type { FormulaOf } from "../../formula/live-formula";
import { formulaOf, mathml } from "../../formula/mathml";
import type { Reading } from "../../formula/reading";
import formulas from "./formulas.tex";

const label = (name: string): unknown => mathml(formulas, name);

function lambda(row: number) {
  return ({ source }: Reading): number => {
    const found = source.matrix("lambda").data[row];
    if (found === undefined) throw new Error("no such row");
    return found;
  };
}
const share = (row: number, name: string, words: string): Chip => ({
  symbol: "lambda",
  label: label(name),
  name: words,
  value: lambda(row),
  decimals: 2,
});
/** λ of the first three rows, and the force they make together. */
export const sharesView: FormulaOf = () => ({
  lines: [
    [
      share(0, "lambda1", "redundant-quantity-lambda1"),
      share(1, "lambda2", "redundant-quantity-lambda2"),
      share(2, "lambda3", "redundant-quantity-lambda3"),
      {
        symbol: "fhat",
        label: label("fhat-size"),
        name: "quantity-fhat",
        value: ({ source }) => source.observe("constraintForce.norm"),
        unit: "N",
        decimals: 2,
      },
    ],
  ],
});

/** Coordinates that are not fixed. */
const coordinates = ({ source }: Reading): number =>
  source.bodies().reduce((sum, body) => sum + (body.fixed ? 0 : body.velocityLength), 0);
const whole = (symbol: Chip["symbol"], name: string, words: string, value: Chip["value"]): Chip => ({
  symbol,
  label: label(name),
  name: words,
  value,
  decimals: 0,
});
/** Free coordinates, rows, rank; what is left to move, and what is too much. */
export const countView: FormulaOf = () => ({
  formula: formulaOf(formulas, "count"),
  lines: [
    [
      whole("x", "coordinates", "redundant-quantity-coordinates", coordinates),
      whole("grad", "m", "redundant-quantity-rows", ({ source }) => source.matrix("J").rows),
      whole("grad", "rank", "redundant-quantity-rank", ({ source }) => source.spectrum().rank),
    ],
    [
      whole(
        "v",
        "free",
        "redundant-quantity-free",
        (reading) => coordinates(reading) - reading.source.spectrum().rank,
      ),
      whole("lambda", "spare", "redundant-quantity-spare", ({ source }) => source.spectrum().nullity),
    ],
  ],
});
/** Residual that no λ can remove. */
export const nowResidual: FormulaOf = () => ({
  lines: [
    [
      {
        symbol: "lambda",
        label: label("residual-size"),
        name: "redundant-quantity-residual",
        value: ({ source }) => source.observe("solver.residual"),
      },
    ],
  ],
});
