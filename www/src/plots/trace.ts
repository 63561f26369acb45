// Any observable over time. Zero is always in sight: most of what is plotted should be zero.
import type { PlotKind } from "./definition";
import { StableRange } from "./range";
import { extentOf } from "./series";
import { linearTicks } from "./ticks";

export const trace: PlotKind = {
  axis: "time",
  fill(curve, read, [name]) {
    const { t, y } = read(name as string);
    curve.t = t;
    curve.x = t;
    curve.y = y;
  },
  range: () => new StableRange(true),
  extent: extentOf,
  ticks: linearTicks,
  quantity: (y) => y,
};
