// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what its title says.
import type { Preset } from "../../panels/presets";
import type { ParameterValue } from "../../simulation/core";

type Parameters = Record<string, ParameterValue>;

/** Without feedback and with small errors: what one sees is the constraint force. */
const swing: Parameters = {
  method: "acceleration",
  integrator: "rk4",
  angle: 0,
  speed: 0,
  stepSize: 0.01,
  alpha: 0,
  beta: 0,
};
const bottom = -Math.PI / 2;

function preset(id: string, parameters: Parameters, plots: readonly string[]): Preset {
  const runs = [{ name: "circle-run-bead", parameters }];
  return { id, titleMessage: `circle-preset-${id}`, runs, plots };
}

export const usual = ["lambda", "C", "Cdot"];

export const presets = {
  pendulum: preset("pendulum", swing, usual),
  /** √(v² − 4gr) is left at the top: 1.7 m/s. */
  over: preset("over", { ...swing, angle: bottom, speed: 6.5 }, usual),
  /** Two runs that decide misprints: Ṫ is not zero, f̂·ẋ is; without weight λ is negative. */
  kinetic: preset("kinetic", swing, ["energy.kinetic", "constraint.power", "lambda"]),
  weightless: preset("weightless", { ...swing, gravity: 0, speed: 2 }, ["lambda", "C", "energy.kinetic"]),
} as const satisfies Record<string, Preset>;
