import { describe, expect, it } from "vitest";
import { compileFormula, compileFormulas, parseFormulas } from "./compile";

const inline = (tex: string) => compileFormula({ name: "test", display: false, tex });

describe("parseFormulas", () => {
  it("reads names, displays, comments and several lines", () => {
    const [a, b] = parseFormulas("% words\n[a]\nx % note\n\n[b-2 display]\n\\frac{1}\n{2}\n");
    expect(a).toEqual({ name: "a", display: false, tex: "x" });
    expect(b).toEqual({ name: "b-2", display: true, tex: "\\frac{1} {2}" });
  });
  it("refuses what cannot be meant", () => {
    expect(() => parseFormulas("x")).toThrow(/before the first/);
    expect(() => parseFormulas("[a]\nx\n[a]\ny")).toThrow(/twice/);
    expect(() => parseFormulas("[a]\n[b]\ny")).toThrow(/empty/);
    expect(() => parseFormulas("[a lee]\nx")).toThrow(/lee only/);
  });
});

describe("compileFormula", () => {
  it("marks terms with their symbol", () => {
    expect(inline("\\lam")).toBe('<math><mi data-symbol="lambda" class="term">λ</mi></math>');
  });
  it("marks a whole accented vector and says which letter carries the accent", () => {
    expect(inline("\\fhat")).toMatch(/<mover data-symbol="fhat" class="term">.*class="accent over-f"/);
    expect(inline("\\v")).toContain("over-x");
    expect(inline("\\Cddot")).toContain("over-C");
  });
  it("leaves no inline styles behind", () => {
    expect(inline("\\hat{f}\\cdot\\dot{x}")).not.toMatch(/style=|chr-|wbk-/);
  });
  it("sets vectors and matrices of digits bold", () => {
    expect(inline("\\bm{0} + m\\bm{1}")).toMatch(/𝟎.*𝟏/);
  });
  it("tells the cells of matrices from aligned lines", () => {
    expect(inline("\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}")).toContain('<mtable class="matrix">');
    expect(inline("\\begin{aligned} a &= b \\end{aligned}")).not.toContain("matrix");
  });
  it("is one element for every part between the places where it may be broken", () => {
    expect(inline("a \\allowbreak {} = b")).toMatch(/^<math>.*a.*<\/math><wbr><math>.*=.*b.*<\/math>$/);
  });
  it("names the formula that is wrong", () => {
    expect(() => compileFormulas("[good]\nx\n[bad]\n\\frac{1}")).toThrow(/"bad"/);
    expect(() => inline("\\nosuchmacro")).toThrow(/nosuchmacro/);
  });
});
