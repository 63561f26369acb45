// A curve that the core gives in pieces is one line on the stage.
import { expect, it, vi } from "vitest";
import type { Glyph } from "../../simulation/core";
import { blankPen } from "../pen.testing";
import { drawCurves } from "./curve";

it("strokes the pieces of a curve at once: half-covered ends that lie on each other would be beads on it", () => {
  const pen = blankPen(100, 100);
  const stroke = vi.fn();
  Object.assign(pen.context, { stroke });
  const pieces: Glyph[] = Array.from({ length: 8 }, (_, i) => ({
    type: "polyline",
    points: [
      [i, 0],
      [i + 1, 0],
    ],
    closed: false,
  }));
  const view = { scale: 1, pixel: ([x = 0, y = 0]: readonly number[]) => [x, y] as const };
  drawCurves(pen, view as unknown as Parameters<typeof drawCurves>[1], pieces, {
    strong: false,
    faint: false,
  });
  // The tube and the thin line in it.
  expect(stroke).toHaveBeenCalledTimes(2);
});
