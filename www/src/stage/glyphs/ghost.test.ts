// The word beside the exact motion keeps clear of what else is written there, however long it is.
import { expect, it, vi } from "vitest";
import { blankPen } from "../pen.testing";
import { drawGhostWord } from "./ghost";

it.each(["exact", "정확한 해", "a word of twice the length"])("“%s” lies where all of it is free", (word) => {
  const pen = blankPen(400, 300);
  const written = vi.spyOn(pen, "text");
  // The letter of an arrow, to the right of the ring.
  const [taken, row] = [275, 140];
  const free = (x: number, y: number): boolean => Math.hypot(x - taken, y - row) > 18;
  drawGhostWord(pen, 200, 150, word, -0.3, free);
  const [, left = 0, y = 0] = written.mock.calls[0] ?? [];
  const width = pen.widthOf(word);
  for (let i = 0; i <= 20; i++)
    expect(Math.hypot(left + (width * i) / 20 - taken, y - row)).toBeGreaterThan(15);
});

it("lies over as little as it can where no direction is free", () => {
  const pen = blankPen(400, 300);
  const written = vi.spyOn(pen, "text");
  // All to the right of the ring, and a little to its left.
  drawGhostWord(pen, 200, 150, "정확한 해", -0.3, (x) => x < 170);
  const [, left = 0] = written.mock.calls[0] ?? [];
  expect(left).toBeLessThan(165);
});
