// The rows of a joint and of a motor with the numbers of this moment, straight from the core.
import type { Chip } from "../../formula/chips";
import type { FormulaOf } from "../../formula/live-formula";
import { formulaOf, mathml } from "../../formula/mathml";
import type { Reading } from "../../formula/reading";
import type { ConstraintInfo, ConstraintRow } from "../../simulation/core";
import formulas from "./formulas.tex";

const label = (name: string): unknown => mathml(formulas, name);

/** A row of the joint that is shown: the one between two bars where there is one, else the one on the pin. */
function row({ source }: Reading, i: number): ConstraintRow {
  const joints = source.constraints().filter(({ rows }) => rows.length >= 2);
  const found = (joints[1] ?? joints[0])?.rows[i];
  if (!found) throw new Error("no joint");
  return found;
}
/** The entry for a bar's turning; the pin does not turn and has none. */
function turning(reading: Reading, i: number, body: 0 | 1): number {
  const found = row(reading, i).gradient[body]?.values[2];
  if (found === undefined) throw new Error("does not turn");
  return found;
}
const chip = (
  symbol: Chip["symbol"],
  name: string,
  words: string,
  value: Chip["value"],
  unit: string,
  decimals = 2,
): Chip => ({ symbol, label: label(name), name: words, value, unit, decimals });

/** Both rows: what they say about the two bars' turning, their error, their force. */
export const jointView: FormulaOf = () => ({
  lines: [
    [
      chip("grad", "J-x1", "joints-quantity-J-x1", (reading) => turning(reading, 0, 0), "m"),
      chip("grad", "J-x2", "joints-quantity-J-x2", (reading) => turning(reading, 0, 1), "m"),
      chip("C", "C-x", "joints-quantity-C-x", (reading) => 1000 * (row(reading, 0).c ?? Number.NaN), "mm", 1),
      chip("lambda", "lambda-x", "joints-quantity-lambda-x", (reading) => row(reading, 0).lambda, "N"),
    ],
    [
      chip("grad", "J-y1", "joints-quantity-J-y1", (reading) => turning(reading, 1, 0), "m"),
      chip("grad", "J-y2", "joints-quantity-J-y2", (reading) => turning(reading, 1, 1), "m"),
      chip("C", "C-y", "joints-quantity-C-y", (reading) => 1000 * (row(reading, 1).c ?? Number.NaN), "mm", 1),
      chip("lambda", "lambda-y", "joints-quantity-lambda-y", (reading) => row(reading, 1).lambda, "N"),
    ],
  ],
});

function motor({ source }: Reading): ConstraintInfo {
  const found = source.constraints().find(({ kind }) => kind === "motor");
  if (!found) throw new Error("no motor");
  return found;
}
/** Force of the motor, its bound, and the error of its speed. */
export const motorView: FormulaOf = () => ({
  formula: formulaOf(formulas, "box"),
  lines: [
    [
      chip(
        "lambda",
        "lambda",
        "joints-quantity-torque",
        (reading) => motor(reading).rows[0]?.lambda ?? Number.NaN,
        "N·m",
      ),
      chip(
        "fhat",
        "tau",
        "joints-quantity-bound",
        (reading) => Number(motor(reading).parameters.maxTorque),
        "N·m",
      ),
      chip(
        "Cdot",
        "w",
        "joints-quantity-w",
        (reading) => motor(reading).rows[0]?.cDot ?? Number.NaN,
        "rad/s",
      ),
    ],
  ],
});
