// Phase portrait: one quantity against another, both axes treated alike, with the present point.
import type { PlotKind } from "./definition";
import { StableRange } from "./range";
import { extentOf } from "./series";
import { linearTicks } from "./ticks";

export const phase: PlotKind = {
  axis: "value",
  fill(curve, read, [horizontal, vertical]) {
    const x = read(horizontal as string);
    const y = read(vertical as string);
    // One may have been recorded for longer: both end now, so they are matched from the end.
    const length = Math.min(x.t.length, y.t.length);
    curve.t = x.t.subarray(x.t.length - length);
    curve.x = x.y.subarray(x.t.length - length);
    curve.y = y.y.subarray(y.t.length - length);
  },
  range: () => new StableRange(true),
  extent: extentOf,
  ticks: linearTicks,
  quantity: (y) => y,
};
