import { expect, it } from "vitest";
import { solverStyle } from "./style";

it("twelve solvers wear twelve looks", () => {
  const looks = Array.from({ length: 12 }, (_, i) => {
    const { color, marker } = solverStyle(i);
    return `${color} ${marker}`;
  });
  expect(new Set(looks).size).toBe(12);
});
