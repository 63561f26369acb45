// The evaluator of printed lines reads them as they are meant: products before dots, raised and lowered signs as parts of a symbol.
import { expect, it } from "vitest";
import { column, holds, misprints, signs, type Values } from "./evaluate.testing";

const judge = (tex: string, values: Values = {}) => holds(signs(tex), values);
const [a, b] = [column([1, 2]), column([3, -1])];

it("reads products, dots, powers and fractions", () => {
  const values = {
    "\\bm{a}": a,
    "\\bm{b}": b,
    "\\bm{M}": [
      [2, 0],
      [1, 1],
    ],
    m: 2,
    "\\varphi": 0.3,
  } as const;
  for (const tex of [
    "\\bm{a}\\cdot\\bm{b} = 1",
    "m\\,\\bm{a}\\cdot\\bm{b} - \\tfrac12\\,m^2 = 0",
    "\\bm{b}\\cdot\\bm{M}\\bm{a} = \\bm{b}^{\\mathsf{T}}\\bm{M}\\,\\bm{a} = 3",
    "\\bm{M}^{-1}\\bm{M}\\bm{a} = \\bm{a}",
    "|\\bm{b}|^2 = 10 \\qquad |\\bm{b}| < 4",
    "\\dfrac{\\bm{a}}{m} + \\bm{a}/m = \\bm{a}",
    "\\cos^2\\dfrac{\\pi}{2m} = \\tfrac12",
    "\\cos\\,(m-1)\\varphi = \\cos\\varphi",
    "m > 3 \\Rightarrow m = 0",
  ])
    expect(judge(tex, values), tex).not.toBe(false);
  expect(judge("m > 3 \\Rightarrow m = 0", values)).toBeNull();
  expect(judge("m > 1 \\Rightarrow m = 3", values)).toBe(false);
  expect(judge("\\bm{a} = \\bm{b}", values)).toBe(false);
});

it("knows a symbol with its marks from the bare one", () => {
  expect(judge("\\x^{+} = 2\\x", { "\\x": 3, "\\x^{+}": 6 })).toBe(true);
  expect(judge("\\lambda_{i-1} = \\lambda_i - 1", { "\\lambda_{i-1}": 4, "\\lambda_i": 5 })).toBe(true);
});

it("refuses what is no number, or of another size", () => {
  expect(() => judge("x = y", { x: 1 })).toThrow("unknown: y");
  expect(() => judge("x = y", { x: 1, y: Number.NaN })).toThrow("no numbers");
  expect(() => judge("\\bm{a} = 1 + \\bm{a}", { "\\bm{a}": a })).toThrow("different sizes");
});

it("changes one sign or number at a time, but none of a symbol", () => {
  const changed = misprints(signs("v^{+} = -v + 2 w_1"), { "v^{+}": 1, v: 1, w_1: 1 });
  expect(changed.map(({ name, line }) => `${name}: ${line.join("")}`)).toEqual([
    "- 1: v^{+}=+v+2w_1",
    "+ 2: v^{+}=-v-2w_1",
    "2 1: v^{+}=-v+3w_1",
  ]);
});
