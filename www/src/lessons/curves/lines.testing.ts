// Numbers for the lines of the derivation: a function of place and time along an arbitrary path, every derivative by differences.
import { column, product, row } from "../../formula/evaluate.testing";
import { simulate } from "../../simulation/core";
import { type Derived, rateOf } from "../lines.testing";
import { particle, plane } from "../sketch";

const c = (x: number, y: number, t: number): number => x ** 2 * y + Math.sin(x - 2 * t) + t * y ** 2;
const path = (t: number): [number, number] => [0.4 + 1.3 * t - 0.7 * t ** 2, -0.8 + 0.5 * t + 0.9 * t ** 2];
const only = (numbers: readonly number[]): number => numbers[0] ?? Number.NaN;

/** ∇C and ∂C/∂t at a place and a time, by their closed forms. */
const gradient = (x: number, y: number, t: number): number[] => [
  2 * x * y + Math.cos(x - 2 * t),
  x ** 2 + 2 * t * y,
];
const partial = (x: number, y: number, t: number): number => -2 * Math.cos(x - 2 * t) + y ** 2;

export const derived: Derived = {
  formulas: ["moving-again"],
  cases: () => {
    const [x, y] = path(0);
    const v = rateOf(path);
    const bodies = [particle([x, y], { velocity: v })];
    const condition = "x^2*y + sin(x - 2*t) + t*y^2";
    const simulation = simulate(plane({ bodies, constraints: [{ formula: { of: [0], condition } }] }));
    const rate = (t: number): number => only(rateOf((s) => [c(...path(t + s), t + s)]));
    const values = {
      "\\Cdot": rate(0),
      "\\Cddot": only(rateOf((t) => [rate(t)])),
      "\\grad": column(gradient(x, y, 0)),
      "\\v": column(v),
      "\\a": column(rateOf((t) => rateOf((s) => path(t + s)))),
      "\\bm{H}": [rateOf((s) => gradient(x + s, y, 0)), rateOf((s) => gradient(x, y + s, 0))],
      "\\dfrac{\\partial\\C}{\\partial t}": partial(x, y, 0),
      "\\dfrac{\\partial\\grad}{\\partial t}": column(rateOf((t) => gradient(x, y, t))),
      "\\dfrac{\\partial^2\\C}{\\partial t^2}": only(rateOf((t) => [partial(x, y, t)])),
      "\\dfrac{\\mathrm{d}}{\\mathrm{d}t}\\grad": column(rateOf((t) => gradient(...path(t), t))),
      "\\dfrac{\\mathrm{d}}{\\mathrm{d}t}\\dfrac{\\partial\\C}{\\partial t}": only(
        rateOf((t) => [partial(...path(t), t)]),
      ),
    };
    const turning = simulation.matrix("JdotV").data[0] ?? Number.NaN;
    const straight = product(row(v), product(values["\\bm{H}"], column(v)));
    return [
      // The gradient and J̇v of the core.
      {
        lines: [1, 2, 3, 4],
        values: { ...values, "\\grad": column(simulation.matrix("J").data) },
        within: 1e-7,
      },
      { lines: ["moving-again"], values: { ...values, "\\dot{\\bm{J}}\\bm{v}": turning }, within: 1e-7 },
      {
        lines: ["moving-again"],
        letters: "ogawa",
        values: { ...values, "\\dot{\\bm{J}}\\bm{v}": straight },
        within: 1e-7,
      },
    ];
  },
};
