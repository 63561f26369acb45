// Path data has finite numbers only, and there is no other way to make any.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pathData, through } from "./path-data";

describe("path data", () => {
  it("writes numbers and parts", () => {
    const part = pathData`h${1 / 3}`;
    expect(pathData`M${1.5} ${-0}L${2} ${1e-9}${[part, part]}z`).toBe("M1.5 0L2 0h0.3333h0.3333z");
    expect(
      through(
        [
          [0, 1],
          [2, 3],
        ],
        true,
      ),
    ).toBe("M0 1L2 3Z");
  });
  it("is empty where a number is none, and near where one is far", () => {
    expect(pathData`M${Number.NaN} 0`).toBe("");
    expect(pathData`M${Number.POSITIVE_INFINITY} ${Number.NEGATIVE_INFINITY}`).toBe("M10000000 -10000000");
    expect(through([[Number.NaN, 0]], true)).toBe("");
  });
  it("never holds what a browser refuses", () => {
    const number = fc.double();
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number)), (points) => {
        expect(through(points)).toMatch(/^(M-?[\d.]+ -?[\d.]+(L-?[\d.]+ -?[\d.]+)*)?$/);
      }),
    );
  });
});

describe("the sources", () => {
  const root = join(import.meta.dirname, "..");
  const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.includes(".test"),
  );

  it("put no numbers into the attribute d by themselves", () => {
    const raw = / d="[^"]*\$\{| d=\$\{`|(?<!pathData)`M\$\{/;
    expect(sources.filter((name) => raw.test(readFileSync(join(root, name), "utf8")))).toEqual([]);
  });
});
