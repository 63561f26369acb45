// Every size of a frame has a layout in which something can be seen.
import { describe, expect, it } from "vitest";
import { fitPlots, layoutIn } from "./layout";

const rem = (width: number, height: number) => ({ width: width / 17, height: height / 17 });

describe("layout of an embedded scene", () => {
  it("has plots beside the stage in the frames of slides, below it in upright ones, one of both in tiny ones", () => {
    for (const [width, height] of [
      [480, 270],
      [480, 320],
      [800, 600],
      [960, 540],
      [960, 640],
      [1920, 1080],
    ] as const)
      expect(layoutIn(rem(width, height))).toBe("wide");
    expect(layoutIn(rem(400, 500))).toBe("tall");
    expect(layoutIn(rem(390, 844))).toBe("tall");
    expect(layoutIn(rem(320, 240))).toBe("one");
  });
  it("shows as many plots as fit, one at least, and never more than there are", () => {
    for (let height = 1; height < 60; height += 0.5)
      for (let wanted = 1; wanted < 8; wanted++) {
        const { count, choose } = fitPlots({ width: 20, height }, wanted, wanted);
        expect(count).toBeGreaterThanOrEqual(1);
        expect(count).toBeLessThanOrEqual(wanted);
        expect(choose).toBe(count < wanted);
      }
  });
});
