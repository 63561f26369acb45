// Numbers for the lines of the derivation: programs with their solution by the core, and the Lagrangian with its gradient by differences
// at places and multipliers that solve nothing.
import { column, type Matrix, numbersOf, product, sum, transposed } from "../../formula/evaluate.testing";
import { objective, type Program, ProgramState } from "../../lcp/program";
import { programExamples } from "../../lcp/program-examples";
import { type Derived, type LineCase, rateOf } from "../lines.testing";

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((total, x, i) => total + x * (b[i] ?? 0), 0);

/** With the walls that are touched, those that are not, and the axes. */
function at(
  program: Program,
  x: readonly number[],
  y: readonly number[],
  s: readonly number[],
): LineCase["values"] {
  const lagrangian = (place: readonly number[]): number => {
    const beyond = numbersOf(product(program.g as Matrix, column(place))).map(
      (gx, i) => gx - (program.d[i] ?? 0),
    );
    return objective(program)(place[0] ?? 0, place[1] ?? 0) + dot(y, beyond) - dot(s, place);
  };
  const moved = (i: number, by: number): number[] => x.map((each, k) => (k === i ? each + by : each));
  return {
    L: lagrangian(x),
    "\\nabla L": column([0, 1].map((i) => rateOf((by) => [lagrangian(moved(i, by))])[0] ?? Number.NaN)),
    f: () => objective(program)(x[0] ?? 0, x[1] ?? 0),
    "\\bm{x}": column(x),
    "\\bm{y}": column(y),
    "\\bm{s}": column(s),
    "\\bm{c}": column(program.c),
    "\\bm{d}": column(program.d),
    "\\bm{G}": program.g as Matrix,
    "\\bm{H}": program.h as Matrix,
  };
}

export const derived: Derived = {
  cases: () => {
    const solved = (["shop", "wall"] as const).map((name) => {
      const program = programExamples[name];
      const found = new ProgramState(program).candidates[0];
      return {
        lines: [1, 2, 3, 4, 5],
        values: at(program, found?.x ?? [], found?.y ?? [], found?.s ?? []),
        within: 1e-7,
      };
    });
    // Multipliers of an arbitrary place: s as it must be for the gradient to vanish.
    const { h, c, g } = programExamples.wall;
    const [x, y] = [
      [0.7, 1.9],
      [0.4, 1.1],
    ];
    const s = numbersOf(
      [
        product(product(2, h as Matrix), column(x)),
        product(transposed(g as Matrix), column(y)),
        column(c),
      ].reduce(sum),
    );
    return [
      ...solved,
      { lines: [1, 2, 3], values: at(programExamples.wall, x, y.slice(0, g.length), s), within: 1e-7 },
    ];
  },
  harmless: { 4: [["+ 1"], "adds zero"], 5: [["+ 1"], "each of the two terms is zero"] },
};
