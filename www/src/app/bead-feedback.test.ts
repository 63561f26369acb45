// The bead of the contents page does what the words beside it say.
import { beforeAll, expect, it } from "vitest";
import { simulate } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";
import { alphaFor, start, strongest } from "./bead-feedback";

beforeAll(startCore);

it("drifts off its ring as far as is seen within ten seconds, and feedback takes it back and keeps it there", () => {
  const simulation = simulate("circle", start);
  const steps = (seconds: number): number => Math.round(seconds / start.stepSize);
  const off = (): number => Math.abs(simulation.observe("constraint[0].C"));
  simulation.step(steps(10));
  expect(off()).toBeGreaterThan(0.1);
  simulation.set("beta", strongest);
  simulation.set("alpha", alphaFor(strongest));
  simulation.step(steps(2));
  let farthest = 0;
  for (let i = 0; i < steps(10); i++) {
    simulation.step(1);
    farthest = Math.max(farthest, off());
  }
  expect(farthest).toBeLessThan(0.005);
});
