// The ring whose trembling holds the bead up.
import { beforeAll, expect, it } from "vitest";
import { startCore } from "../../simulation/start-core.testing";
import { play } from "../in-core.testing";
import { presets } from "./presets";

beforeAll(startCore);

it("with a third of the amplitude the bead falls, with the whole it stays on top", () => {
  const height = "body[0].y";
  const lowest = (preset: (typeof presets)["slower"]): number =>
    Math.min(...(play(preset, 5, [height])[0]?.simulation.series(height).y ?? []));
  expect(lowest(presets.trembling)).toBeGreaterThan(0);
  expect(lowest(presets.slower)).toBeLessThan(0);
});
