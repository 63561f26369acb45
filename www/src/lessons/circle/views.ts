// The formulas of λ with their numbers, with feedback and of a spring too; the lesson on drift shows them as well. Every number is the core's; at most two given ones are multiplied.
import type { Chip, ChipLine } from "../../formula/chips";
import type { FormulaOf } from "../../formula/live-formula";
import { formulaOf, type MathML, mathml } from "../../formula/mathml";
import { dot, type Reading } from "../../formula/reading";
import type { Run } from "../../simulation/session";
import formulas from "./formulas.tex";

const label = (name: string): unknown => mathml(formulas, name);

/** The selected run: is its C the root form, is it held by springs, does feedback act? */
function kind(run: Run): { length: boolean; penalty: boolean; feedback: boolean } {
  const { simulation } = run;
  return {
    length: simulation.get("form") === "length",
    penalty: simulation.get("method") === "penalty",
    feedback: simulation.get("alpha") !== 0 || simulation.get("beta") !== 0,
  };
}

function multiplier(length: boolean): Chip {
  return {
    symbol: "lambda",
    label: label("lambda"),
    name: "quantity-lambda",
    value: (reading) => reading.row.lambda,
    unit: length ? "N" : "N/m",
    decimals: 2,
  };
}

const constraint = (length: boolean): Chip => ({
  symbol: "C",
  label: label("C"),
  name: "quantity-C",
  value: (reading) => reading.row.c ?? Number.NaN,
  unit: length ? "m" : "m²",
});
const rate: Chip = {
  symbol: "Cdot",
  label: label("Cdot"),
  name: "quantity-Cdot",
  value: (reading) => reading.row.cDot,
};
const force: Chip = {
  symbol: "fhat",
  label: label("fhat-size"),
  name: "quantity-fhat",
  value: (reading) => reading.source.observe("constraintForce.norm"),
  unit: "N",
  decimals: 2,
};

/** λ = −(f·∇C + m J̇v [+ m(αC + βĊ)]) / (∇C·∇C), term by term. */
function acceleration(length: boolean, feedback: boolean): ChipLine {
  const applied: Chip = {
    symbol: "f",
    label: label(length ? "f-dot-n" : "f-dot-x"),
    name: "quantity-f",
    value: (reading) => dot(reading.applied, reading.gradient),
    decimals: 2,
    signed: true,
  };
  const bend: Chip = {
    symbol: "v",
    label: label(length ? "m-n-v" : "m-v-v"),
    name: "quantity-v",
    value: (reading) => reading.mass * reading.row.jDotV,
    decimals: 2,
  };
  const back: Chip = {
    symbol: "C",
    label: label("feedback-term"),
    name: "quantity-feedback",
    value: feedbackTerm,
    decimals: 2,
    signed: true,
  };
  const square: Chip = {
    symbol: "grad",
    label: label(length ? "n-dot-n" : "x-dot-x"),
    name: "quantity-gradient",
    value: (reading) => dot(reading.gradient, reading.gradient),
    decimals: 3,
  };
  return [multiplier(length), "= −(", applied, "+", bend, ...(feedback ? ["+", back] : []), ") /", square];
}

function feedbackTerm(reading: Reading): number {
  const { c, cDot } = reading.row;
  return reading.mass * (reading.number("alpha") * (c ?? Number.NaN) + reading.number("beta") * cDot);
}

/** λ = −(kC + dĊ). */
function spring(length: boolean): ChipLine {
  const stretch: Chip = {
    symbol: "C",
    label: label("k-C"),
    name: "quantity-kC",
    value: (reading) => reading.number("stiffness") * (reading.row.c ?? Number.NaN),
    decimals: 2,
    signed: true,
  };
  const damper: Chip = {
    symbol: "Cdot",
    label: label("d-Cdot"),
    name: "quantity-dCdot",
    value: (reading) => reading.number("damping") * reading.row.cDot,
    decimals: 2,
  };
  return [multiplier(length), "= −(", stretch, "+", damper, ")"];
}

/** The selected run's own formula. `always` shows the feedback term even where α and β are zero. */
export function lambdaView(always = false): FormulaOf {
  return (session) => {
    const { length, penalty, feedback } = kind(session.selected);
    if (penalty)
      return { formula: display("lambda-penalty"), lines: [spring(length), [force, constraint(length)]] };
    const whole = feedback || always;
    const plain = length ? "lambda-length" : "lambda-plain";
    const fed = length ? "lambda-length-feedback" : "lambda-feedback";
    return {
      formula: display(whole ? fed : plain),
      lines: [acceleration(length, whole), whole ? [force, constraint(length), rate] : [force]],
    };
  };
}

/** The formula of |x| − r, whatever the runs use; its numbers where the selected run does. */
export const lengthView: FormulaOf = (session) => {
  const { length, penalty, feedback } = kind(session.selected);
  return {
    formula: display(feedback ? "lambda-length-feedback" : "lambda-length"),
    lines: length && !penalty ? [acceleration(true, feedback)] : [],
  };
};

/** Single numbers for sentences. */
export const nowC: FormulaOf = (session) => ({ lines: [[constraint(kind(session.selected).length)]] });
export const nowPower: FormulaOf = () => ({
  lines: [
    [
      {
        symbol: "fhat",
        label: label("power-inline"),
        name: "quantity-power",
        value: (reading) => reading.source.observe("constraint.power"),
        unit: "W",
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
        value: (reading) => reading.source.observe("energy.constraintWork"),
        unit: "J",
      },
    ],
  ],
});

function display(name: string): MathML {
  return formulaOf(formulas, name);
}
