// Every way in which the core refuses a condition has its words and, where there is one, its character.
import { beforeAll, describe, expect, it } from "vitest";
import { startCore } from "../simulation/start-core.testing";
import { onePoint, readCondition, readMotion } from "./condition";

beforeAll(startCore);

describe("a condition", () => {
  it.each([
    ["x^2 +", "ends", 6],
    ["x + k*y", "unknown", 5],
    ["x^2)", "closing", 4],
    ["x = 1,5", "comma", 6],
    ["2x", "operator", 2],
    ["x > 1", "strict", 4],
    ["sin x", "missing", 5],
    ["x + 1..2", "number", 5],
    ["x $ 3", "sign", 3],
    [`${"(".repeat(60)}x`, "deep", 51],
    [`x${"+1".repeat(600)}`, "long", undefined],
    ["t = 1", "constant", undefined],
  ])("%s is refused", (text, message, column) => {
    const read = readCondition(text, onePoint);
    expect(read).toMatchObject({ message: `condition-${message}` });
    expect("message" in read && read.column).toBe(column);
  });

  it("says what stands for an unknown name", () => {
    expect(readCondition("x + k", onePoint)).toMatchObject({
      about: { name: "k", names: "x, y, t, p, q, r, s" },
    });
  });
  it("is an equation or an inequality", () => {
    expect(readCondition("x^2 + y^2 = 1", onePoint)).toMatchObject({ inequality: false });
    expect(readCondition("y >= x^2", onePoint)).toMatchObject({ inequality: true, formulas: { cT: "0" } });
  });
});

describe("a prescribed motion", () => {
  it.each([
    ["0", "0", "0"],
    ["2*t", "2", "0"],
    ["t^3", "3*t^2", "6*t"],
    ["sin(2*t)", "2*cos(2*t)", "-4*sin(2*t)"],
  ])("%s has its derivatives from the core", (text, rate, second) => {
    const read = readMotion(text);
    const at = (formula: string, t: number): number =>
      new Function("sin", "cos", "t", `return ${formula.replaceAll("^", "**")}`)(Math.sin, Math.cos, t);
    if ("message" in read) throw new Error(read.message);
    for (const t of [0.3, 1.7]) {
      expect(at(read.rate, t)).toBeCloseTo(at(rate, t), 12);
      expect(at(read.second, t)).toBeCloseTo(at(second, t), 12);
    }
  });
  it.each([
    ["sin(2*t", "missing", 8],
    ["x + 1", "unknown", 1],
    ["t = 1", "sign", 3],
    ["2t", "operator", 2],
    ["1/t", "no-value", undefined],
    ["sqrt(t)", "no-value", undefined],
    [`t${"+t*t".repeat(249)}`, "long", undefined],
  ])("%s is refused", (text, message, column) => {
    const read = readMotion(text);
    expect(read).toMatchObject({ message: `condition-${message}` });
    expect("message" in read && read.column).toBe(column);
  });
});
