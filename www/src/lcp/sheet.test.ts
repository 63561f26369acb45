// Typed input: entries, tables, JSON, code.
import { describe, expect, it } from "vitest";
import { codeOf, codes } from "./code";
import { entryName, readEntry, writeEntry } from "./entry";
import { examples } from "./examples";
import { withFriction } from "./friction";
import { fromJson, NotAProblem, problem, toJson } from "./problem";
import { resized, Sheet, withEntry, withKind } from "./sheet";

const endless = Number.POSITIVE_INFINITY;

describe("an entry", () => {
  it.each([
    ["2", 2],
    ["−0,5", -0.5],
    ["4/3", 4 / 3],
    ["-1/6", -1 / 6],
    [" 1e-3 ", 1e-3],
    ["－４／３", -4 / 3],
    ["０，５", 0.5],
  ])("%s is a number", (text, value) => {
    expect(readEntry(text)).toBeCloseTo(value, 15);
  });
  it.each(["", "x", "1/0", "1/2/3", "∞", "1..2", "--1"])("%s is none", (text) => {
    expect(readEntry(text)).toBeNull();
  });
  it("may be infinite where bounds are", () => {
    expect([readEntry("∞", true), readEntry("-inf", true), readEntry("−∞", true)]).toEqual([
      endless,
      -endless,
      -endless,
    ]);
  });
  it("is written so that it is read again", () => {
    for (const value of [0, 1, -2.5, 4 / 3, -7 / 6, 0.125, 15])
      expect(readEntry(writeEntry(value))).toBeCloseTo(value, 12);
    expect(writeEntry(2.5)).toBe("2.5");
    expect(writeEntry(4 / 3)).toBe("4/3");
    expect(readEntry(writeEntry(endless), true)).toBe(endless);
  });
  it("has a name for people", () => {
    expect([entryName("a[0][1]"), entryName("lo[2]"), entryName("b[9]"), entryName("a[10][2]")]).toEqual([
      "A₁₂",
      "lo₃",
      "b₁₀",
      "A₁₁,₃",
    ]);
  });
});

describe("the table", () => {
  it("keeps what cannot be read, and the number before it", () => {
    const sheet = new Sheet();
    expect(sheet.type("b[0]", "3x")).toBeNull();
    sheet.settle("b[0]");
    expect(sheet.text("b[0]", 3)).toBe("3x");
    expect(sheet.wrongs).toEqual(["b[0]"]);
    expect(sheet.type("b[0]", "3,5")).toBe(3.5);
    sheet.settle("b[0]");
    expect(sheet.text("b[0]", 3.5)).toBe("3.5");
    expect(sheet.wrongs).toEqual([]);
  });
  it("changes one entry and nothing else", () => {
    const p = problem(
      [
        [1, 2],
        [3, 4],
      ],
      [5, 6],
    );
    expect(withEntry(p, "a[1][0]", 9)).toEqual({
      ...p,
      a: [
        [1, 2],
        [9, 4],
      ],
    });
    expect(withEntry(p, "hi[1]", 7)).toEqual({ ...p, hi: [endless, 7] });
    expect(withKind(p, 0, "free").lo).toEqual([-endless, 0]);
    expect(withKind(withKind(p, 0, "between"), 0, "positive")).toEqual(p);
  });
  it("grows by a row that stands alone, and shrinks back", () => {
    const p = problem(
      [
        [2, 1],
        [1, 2],
      ],
      [-5, -6],
    );
    const grown = resized(p, 3);
    expect(grown.a[2]).toEqual([0, 0, 1]);
    expect(grown.a[0]).toEqual([2, 1, 0]);
    expect(resized(grown, 2)).toEqual(p);
  });
});

describe("JSON", () => {
  it("brings every example back as it was", () => {
    for (const { id, problem: p } of examples) expect(fromJson(toJson(p)), id).toEqual(p);
  });
  it("takes a flat matrix", () => {
    expect(fromJson('{"a": [2, 1, 1, 2], "b": [-5, -6]}').a).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
  it.each([
    ["{", "json", ""],
    ['{"a": [[1]], "b": [1], "c": 3}', "keys", "c"],
    ['{"a": [[1, 2], [3]], "b": [1, 2]}', "size", "a[1]: 1 ≠ 2"],
    ['{"a": [[1]], "b": ["1"]}', "numbers", "b[0]"],
    ['{"a": [[1]], "b": []}', "size", "b: 0"],
    ["[1]", "keys", "a, b"],
    ['{"a": [[1]], "b": [1], "lo": [0, 0]}', "size", "lo: 2 ≠ 1"],
  ])("%s is refused with its place", (text, reason, place) => {
    try {
      fromJson(text);
      throw new Error("was taken");
    } catch (error) {
      if (!(error instanceof NotAProblem)) throw error;
      expect(error.reason).toBe(reason);
      if (place !== "") expect(error.place).toBe(place);
    }
  });
});

describe("code", () => {
  it("holds every number of the problem, bounds only where they are not the usual ones", () => {
    for (const { problem: p } of examples)
      for (const code of codes) {
        const text = codeOf(code, p);
        for (const b of p.b) expect(text).toContain(String(Math.abs(b)));
      }
    const box = problem([[1]], [2], [-1], [endless]);
    expect(codeOf("js", box)).toContain("hi: [Infinity]");
    expect(codeOf("rust", box)).toContain("Some(vec![-1.0]), Some(vec![f64::INFINITY])");
    expect(codeOf("python", box)).toContain("hi = np.array([np.inf], dtype=float)");
    expect(codeOf("js", problem([[1]], [2]))).not.toContain("lo:");
  });
});

describe("rows of friction", () => {
  const plain = problem(
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    [-1, -0.8, -0.6],
  );
  it("follow the normal row above, both in one contact of one kind", () => {
    const both = withFriction(withFriction(plain, 1, "box"), 2, "cone");
    expect(both.friction).toEqual([{ normal: 0, tangents: [1, 2], mu: 0.5, kind: "cone" }]);
    expect(withEntry(both, "mu[1]", 0.2).friction?.[0]?.mu).toBe(0.2);
    expect(withKind(withKind(both, 1, "positive"), 2, "positive")).toEqual(plain);
    expect(resized(both, 2).friction).toEqual([{ normal: 0, tangents: [1], mu: 0.5, kind: "cone" }]);
    expect(fromJson(toJson(both))).toEqual(both);
  });
  it("have no place without a normal row above", () => {
    expect(withFriction(plain, 0, "cone")).toBe(plain);
  });
});
