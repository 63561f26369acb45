// How symbols are taken apart.
import { expect, it } from "vitest";
import { signs } from "./symbol";

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
