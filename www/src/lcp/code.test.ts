// The program that the page writes is the one that the Rust tests compile and run (tests/documents/as_code.rs includes the copy).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { codeOf } from "./code";
import { problem } from "./problem";

const copies = join(import.meta.dirname, "../../../tests/as_code");
const matrix = [
  [2, 1],
  [1, 2.5],
];

describe("as code, in Rust", () => {
  it.each([
    ["plain", problem(matrix, [-5, -6])],
    ["boxed", problem(matrix, [-5, 1e-7], [Number.NEGATIVE_INFINITY, -0.5], [Number.POSITIVE_INFINITY, 3])],
  ])("%s: is the copy that is compiled", (name, p) => {
    const written = codeOf("rust", p);
    expect(written).toBe(readFileSync(join(copies, `${name}.rs`), "utf8"));
  });
});
