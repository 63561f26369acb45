// The worksheet's numbers are the core's: its solution satisfies the system that it states.
import { beforeAll, describe, expect, it } from "vitest";
import { simulate } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";
import { type Quantity, type Worksheet, worksheetOf } from "./worksheet";

beforeAll(startCore);

const sheetOf = (scene: string, method = "acceleration"): Worksheet | null => {
  const simulation = simulate(scene, { method });
  simulation.step(5);
  return worksheetOf(simulation, scene);
};
const find = (list: readonly Quantity[] | undefined, symbol: string): number[] =>
  Array.from(list?.findLast((each) => each.symbol === symbol)?.values ?? []);

describe("one step on paper", () => {
  it.each(["circle", "four-bar"])("%s: Aλ + b = 0 with the numbers of the sheet", (scene) => {
    const sheet = sheetOf(scene);
    const b = find(sheet?.given, "b");
    const lambda = find(sheet?.wanted, "λ");
    const A = find(sheet?.given, "A");
    expect(lambda.length).toBe(b.length);
    b.forEach((value, i) => {
      const sum = lambda.reduce((all, each, j) => all + (A[i * lambda.length + j] as number) * each, value);
      expect(Math.abs(sum)).toBeLessThan(1e-6 * (1 + Math.abs(value)));
    });
    const [v, rate, after] = [find(sheet?.given, "v"), find(sheet?.wanted, "v̇"), find(sheet?.wanted, "v⁺")];
    expect(after.length).toBe(v.length);
    expect(rate.length).toBe(v.length);
  });
  it.each(["circle", "four-bar"])("%s, with impulses: A(hλ) + b = 0, and v⁺ follows", (scene) => {
    const sheet = sheetOf(scene, "velocity");
    const [A, J, W, f, b] = ["A", "J", "W", "f", "b"].map((name) => find(sheet?.given, name)) as number[][];
    const [impulse, after] = [find(sheet?.wanted, "hλ"), find(sheet?.wanted, "v⁺")];
    const v = find(sheet?.given, "v");
    const h = sheet?.step ?? Number.NaN;
    expect(impulse).toHaveLength(b?.length ?? 0);
    b?.forEach((value, i) => {
      const sum = impulse.reduce((all, each, j) => all + (A?.[i * impulse.length + j] ?? 0) * each, value);
      expect(Math.abs(sum)).toBeLessThan(1e-9);
    });
    after.forEach((value, i) => {
      const pushed = impulse.reduce((all, each, j) => all + (J?.[j * v.length + i] ?? 0) * each, 0);
      expect(value).toBeCloseTo((v[i] ?? 0) + (W?.[i] ?? 0) * (h * (f?.[i] ?? 0) + pushed), 9);
    });
    expect(find(sheet?.wanted, "λ")).toEqual([]);
  });
  it.each(["circle", "four-bar"])("%s, with forces: v⁺ = v + hv̇", (scene) => {
    const sheet = sheetOf(scene);
    const [v, rate, after] = [find(sheet?.given, "v"), find(sheet?.wanted, "v̇"), find(sheet?.wanted, "v⁺")];
    after.forEach((value, i) => {
      expect(value).toBeCloseTo((v[i] ?? 0) + (sheet?.step ?? 0) * (rate[i] ?? 0), 9);
    });
  });
  it.each([
    ["circle", { method: "acceleration", integrator: "explicit-euler" }],
    ["circle", { method: "acceleration", integrator: "symplectic-euler" }],
    ["circle", { method: "velocity" }],
    ["four-bar", { method: "acceleration", integrator: "explicit-euler", substeps: 1 }],
  ] as const)("%s, %o: v⁺ and q⁺ are the run's own after its next step", (scene, settings) => {
    const simulation = simulate(scene, settings);
    simulation.step(7);
    const sheet = worksheetOf(simulation, scene);
    simulation.step(1);
    const ends = [find(sheet?.wanted, "q⁺"), find(sheet?.wanted, "v⁺")];
    const run = [simulation.positions(), simulation.velocities()].map((each) => Array.from(each));
    expect(ends.map(({ length }) => length)).toEqual(run.map(({ length }) => length));
    ends.flat().forEach((value, i) => {
      expect(value).toBeCloseTo(run.flat()[i] ?? Number.NaN, 12);
    });
    expect(sheet?.instead).toEqual([]);
  });
  it("names what the run does and no hand follows", () => {
    const sheet = worksheetOf(simulate("circle", { integrator: "rk4", projection: true }), "circle");
    expect(sheet?.explicit).toBe(false);
    expect(sheet?.instead).toEqual(["Runge–Kutta 4", "projection"]);
  });
  it("says q and v in units, and the applied forces by one letter", () => {
    const { given = [], wanted = [] } = sheetOf("circle") ?? {};
    const units = (symbol: string) => given.find((each) => each.symbol === symbol)?.unit;
    expect([units("q"), units("v")]).toEqual(["m", "m/s"]);
    expect([...given, ...wanted].filter((each) => each.symbol.includes("Q"))).toEqual([]);
  });
  it("is made of methods that solve one linear system in a step", () => {
    for (const method of ["position", "rattle", "penalty"]) expect(sheetOf("four-bar", method)).toBeNull();
  });
  it("has at most six components of a vector in a line", () => {
    const vectors = [...(sheetOf("four-bar")?.given ?? []), ...(sheetOf("four-bar")?.wanted ?? [])].filter(
      ({ symbol }) => !["A", "J"].includes(symbol),
    );
    expect(Math.max(...vectors.map(({ cols }) => cols))).toBe(6);
  });
  it("is not made of scenes that do not fit on paper", () => {
    expect(sheetOf("chain")).toBeNull();
  });
});
