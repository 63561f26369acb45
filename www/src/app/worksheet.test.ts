// The worksheet's numbers are the core's: its solution satisfies the system that it states.
import { beforeAll, describe, expect, it } from "vitest";
import { simulate } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";
import { type Quantity, type Worksheet, worksheetOf } from "./worksheet";

beforeAll(startCore);

const sheetOf = (scene: string): Worksheet | null => {
  const simulation = simulate(scene, {});
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
