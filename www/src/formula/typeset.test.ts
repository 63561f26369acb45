// Expressions written by the core are parsed without a change of value, and typeset as usual in print.
import { beforeAll, describe, expect, it } from "vitest";
import { withSimulation } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";
import { type Expression, read } from "./expression";
import { type Tag, tagsOf } from "./typeset";

beforeAll(startCore);

/** The constraint of a particle at (0.7, −1.3) with the velocity (2.1, −0.6), at t = 0. */
function asked(condition: string) {
  const scene = {
    version: 1 as const,
    space: "plane" as const,
    bodies: [{ particle: {}, at: [0.7, -1.3], velocity: [2.1, -0.6] }],
    constraints: [{ formula: { of: [0], condition } }],
  };
  return withSimulation(scene, (simulation) => ({
    formulas: simulation.formulas(0),
    row: simulation.constraints()[0]?.rows[0],
  }));
}

const names: Readonly<Record<string, number>> = { x: 0.7, y: -1.3, t: 0, vx: 2.1, vy: -0.6, pi: Math.PI };
const functions: Readonly<Record<string, (...of: number[]) => number>> = {
  ...{ sin: Math.sin, cos: Math.cos, exp: Math.exp, log: Math.log, sqrt: Math.sqrt, abs: Math.abs },
  ...{ sign: Math.sign, atan2: Math.atan2, min: Math.min, max: Math.max },
};
function value(of: Expression): number {
  switch (of.kind) {
    case "number":
      return of.value;
    case "name":
      return names[of.name] ?? Number.NaN;
    case "call":
      return functions[of.name]?.(...of.of.map(value)) ?? Number.NaN;
    case "sum":
      return of.terms.reduce((sum, term) => sum + value(term), 0);
    case "product": {
      const times = (all: typeof of.over): number =>
        all.reduce((product, { base, power }) => product * value(base) ** value(power), 1);
      return (of.coefficient * times(of.over)) / times(of.under);
    }
  }
}
const conditions = [
  "x^2/4+y^2=1",
  "(x^2+y^2-1)^3=x^2*y^3",
  "y=0.3*sin(3*x-4*t)",
  "y>=x^2-1",
  "atan2(y,x)=t",
  "sqrt(x^2+y^2)=1.5*exp(-t)",
  "abs(x)+abs(y)=1-x*y*t",
  "-x^2-(y-1)/(x+2)/(y-3)=cos(x)^2",
];

describe("a typed formula", () => {
  it.each(conditions)("%s keeps its value, and so do its derivatives", (condition) => {
    const { formulas, row } = asked(condition);
    const gradient = row?.gradient[0]?.values ?? [];
    const { x = "0", y = "0" } = formulas?.j ?? {};
    expect(value(read(formulas?.c ?? ""))).toBeCloseTo(row?.c ?? Number.NaN, 9);
    expect(value(read(formulas?.jDotV ?? ""))).toBeCloseTo(row?.jDotV ?? Number.NaN, 9);
    expect(value(read(x))).toBeCloseTo(gradient[0] ?? Number.NaN, 9);
    expect(value(read(y))).toBeCloseTo(gradient[1] ?? Number.NaN, 9);
  });

  const flat = ({ tag, in: inside }: Tag): string =>
    typeof inside === "string"
      ? inside
      : tag === "msup" || tag === "msub" || tag === "mfrac"
        ? `${inside.map(flat).join({ msup: "^", msub: "_", mfrac: "/" }[tag])}`
        : inside.map(flat).join("");
  it.each([
    ["2*x*0.25", "0.5x"],
    ["2*vx*vx + 2*vy*vy", "2v_x^2+2v_y^2"],
    ["y - (x^2 - 1)", "y−x^2+1"],
    ["4*(-(-0.3)*cos(3*x - 4*t))", "1.2cos(3x−4t)"],
    ["2*x1*vx2/4", "0.5x_1v_2x"],
    ["(x + y)*(x + y)*3", "3(x+y)^2"],
    ["x*1/(2*sqrt(x^2 + y^2))", "0.5x/x^2+y^2"],
    ["0", "0"],
    ["-x + x", "0"],
  ])("%s is printed %s", (text, printed) => expect(flat(tagsOf(text))).toBe(printed));

  it.each(["x + ", "2 $ 3", "x + y…", "(x"])("%s is refused", (text) => expect(() => tagsOf(text)).toThrow());
});
