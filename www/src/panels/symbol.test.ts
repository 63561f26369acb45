// How symbols are taken apart.
import { afterEach, describe, expect, it } from "vitest";
import { ownLetters, writeSymbols } from "./letters";
import { symbol as drawn, signs } from "./symbol";

const plain = { accent: null, below: false };

it.each([
  ["C", [{ ...plain, text: "𝐶" }]],
  ["Ċ", [{ text: "𝐶", accent: "dot", below: false }]],
  ["f̂", [{ text: "𝑓", accent: "hat", below: false }]],
  [
    "‖Ċ‖",
    [
      { ...plain, text: "‖" },
      { text: "𝐶", accent: "dot", below: false },
      { ...plain, text: "‖" },
    ],
  ],
  [
    "p_x",
    [
      { ...plain, text: "𝑝" },
      { ...plain, text: "𝑥", below: true },
    ],
  ],
  [
    "|x − x_exact|",
    [
      { ...plain, text: "|𝑥 − 𝑥" },
      { ...plain, text: "exact", below: true },
      { ...plain, text: "|" },
    ],
  ],
  ["h", [{ ...plain, text: "ℎ" }]],
  ["ΔE", [{ ...plain, text: "Δ𝐸" }]],
])("%s", (text, expected) => expect(signs(text)).toEqual(expected));

describe("in the letters of a source", () => {
  const text = (symbol: string, color?: string): string => JSON.stringify(drawn(symbol, color));
  afterEach(() => writeSymbols(ownLetters));

  it("a coloured symbol is one of the quantities; any other stays as it is", () => {
    expect(writeSymbols(new Map([["α", "k_s"]]))).toBe(true);
    expect(text("α", "--alpha")).toContain("𝑘");
    expect(text("α")).toContain("𝛼");
    expect(text("β", "--beta")).toContain("𝛽");
    expect(writeSymbols(ownLetters)).toBe(true);
    expect(text("α", "--alpha")).toContain("𝛼");
  });
});
