// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import type { Claim } from "../claims";
import { play } from "../in-core.testing";
import { presets } from "./presets";
import { puck, tall } from "./scenes";

const degrees = (radians: number): number => (180 / Math.PI) * radians;
/** μ of the first contact. */
function friction(simulation: ReturnType<typeof simulate>): number {
  simulation.step(1);
  return simulation.contacts()[0]?.mu ?? Number.NaN;
}
const first = (): ReturnType<typeof simulate> => simulate("incline", presets.incline.runs[0]?.parameters);

export const claims: readonly Claim[] = [
  { at: "friction-law-3", says: "μ", value: () => friction(first()) },
  {
    at: "friction-angles-why-1",
    says: "angle of friction",
    value: () => degrees(Math.atan(friction(first()))),
  },
  {
    at: "friction-angles-why-2",
    says: "speed of the steep box after a second",
    value: () => play(presets.angles, 1)[1]?.simulation.observe("body[0].speed") ?? Number.NaN,
  },
  {
    at: "friction-topple-1",
    says: "the angle that friction could hold",
    value: () => degrees(Math.atan(friction(simulate(tall)))),
    about: 0.02,
  },
  {
    at: "friction-box-3",
    says: "direction of the puck",
    value: () => {
      const [vx, vz] = ["vx", "vz"].map((part) => simulate(puck).observe(`body[1].${part}`));
      return degrees(Math.atan2(vz ?? 0, vx ?? 0));
    },
  },
];
