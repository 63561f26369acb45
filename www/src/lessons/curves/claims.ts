// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import type { Claim } from "../claims";
import { answer } from "../in-core.testing";
import { bend } from "./predictions";

const ring = (): { amplitude: number; omega: number; g: number; r: number } => {
  const simulation = simulate("moving-ring");
  const read = (name: string): number => Number(simulation.get(name));
  return { amplitude: read("amplitude"), omega: read("frequency"), g: read("gravity"), r: read("radius") };
};

export const claims: readonly Claim[] = [
  {
    at: "eight-times",
    says: "force at the ends over force on the sides",
    value: () => {
      const { ends = "", sides = "" } = answer(bend).numbers;
      return Number(ends) / Number(sides);
    },
    about: 0.02,
  },
  { at: "curves-upright-why-1", says: "aω", value: () => ring().amplitude * ring().omega },
  { at: "curves-upright-why-1", says: "√(2gr)", value: () => Math.sqrt(2 * ring().g * ring().r) },
  { at: "curves-motor-4", says: "amplitude in cm", value: () => 100 * ring().amplitude },
];
