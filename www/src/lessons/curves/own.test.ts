// Every example runs, from a point that keeps its condition, and goes on keeping it.
import { beforeAll, describe, expect, it } from "vitest";
import { simulate } from "../../simulation/core";
import { size, startWatching, watch } from "../../stage/watch.testing";
import { play } from "../in-core.testing";
import { extent, samples } from "../measure";
import { examples, ownPreset } from "./own";

beforeAll(startWatching);

describe("a constraint of one's own", () => {
  const [heart = "", ...smooth] = [...examples].reverse();
  it.each(smooth)("%s is kept for five seconds", (condition) => {
    const preset = ownPreset(condition);
    if (!preset) throw new Error("no start");
    const runs = play(preset, 5, ["constraint[0].C", "body[0].speed"]);
    const [run] = runs;
    if (!run) throw new Error("no run");
    expect(run.status).toBe("ok");
    const { least, most } = extent(run, "constraint[0].C");
    expect(least).toBeGreaterThan(-0.01);
    if (!condition.includes(">=")) expect(most).toBeLessThan(0.01);
    expect(extent(run, "body[0].speed").most).toBeGreaterThan(0.5);
  });

  it("loses the bead at a cusp of the heart", () => {
    const preset = ownPreset(heart);
    const [run] = preset ? play(preset, 5, ["body[0].x", "body[0].y"]) : [];
    if (!run) throw new Error("no run");
    expect(run.status).toBe("diverged");
    const [x, y] = ["body[0].x", "body[0].y"].map((name) => samples(run, name).y);
    const lost = (x ?? []).findIndex((each, i) => Math.hypot(each, y?.[i] ?? 0) > 1.5);
    const distance = Math.hypot(Math.abs(x?.[lost - 1] ?? 0) - 1, y?.[lost - 1] ?? 0);
    expect(distance).toBeLessThan(0.1);
  });

  it("leaves the camera with the heart that has lost its bead", () => {
    const { scale, aside } = watch([simulate(ownPreset(heart)?.runs[0]?.scene ?? "", {})], 10);
    expect(scale).toBeGreaterThan(0.5);
    expect(aside).toBeLessThan(0.05 * size.height);
  });

  it("says so where no point keeps the condition", () => {
    expect(ownPreset("x^2 + y^2 + 1 = 0")).toBeNull();
    expect(ownPreset("x >= 50")).toBeNull();
  });
});
