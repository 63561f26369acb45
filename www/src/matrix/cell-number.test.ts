import { expect, it } from "vitest";
import { cellNumber } from "./cell-number";

it("numbers in cells are short, and round ones have no empty decimals", () => {
  const shown = [0, -0, 1, -0.5, 1 / 3, 12.345, -123.4, 1234, 1e5, -2.4e-9, 0.00123, Number.NaN, -Infinity];
  expect(shown.map(cellNumber)).toEqual([
    "0",
    "0",
    "1",
    "−0.5",
    "0.333",
    "12.3",
    "−123",
    "1234",
    "1·10⁵",
    "−2·10⁻⁹",
    "0.001",
    "—",
    "−∞",
  ]);
});
