// Every way in which the core refuses a condition has its words and, where there is one, its character.
import { beforeAll, describe, expect, it } from "vitest";
import { startCore } from "../simulation/start-core.testing";
import { onePoint, readCondition } from "./condition";

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
