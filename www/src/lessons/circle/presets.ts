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

function preset(
  id: string,
  parameters: Parameters,
  plots: readonly string[],
  extras?: Preset["extras"],
): Preset {
  const runs = [{ name: "circle-run-bead", parameters }];
  return { id, titleMessage: `circle-preset-${id}`, runs, plots, ...(extras ? { extras } : {}) };
}

export const usual = ["lambda", "C", "Cdot"];

export const presets = {
  /** Only C̈ = 0 is kept: C stays at its first value, and the bead on that level set. */
  beside: preset("beside", { ...swing, start: "off-circle" }, ["C", "body[0].x", "body[0].y"], ["levels"]),
  /** Without weight all of the acceleration is centripetal. */
  turning: preset("turning", { ...swing, gravity: 0, speed: 2 }, ["body[0].vx", "body[0].vy", "Cdot"]),
  pendulum: preset("pendulum", swing, usual),
  /** √(v² − 4gr) is left at the top: 1.7 m/s. */
  over: preset("over", { ...swing, angle: bottom, speed: 6.5 }, usual),
  /** Power and work of the wire, and C, whose error makes them differ from zero. */
  work: preset("work", { ...swing, speed: 2 }, ["constraint.power", "energy.constraintWork", "C"]),
  /** Two runs that decide misprints of the slides: Ṫ is not zero, f̂·ẋ is; without weight λ is negative. */
  kinetic: preset("kinetic", swing, ["energy.kinetic", "constraint.power", "lambda"]),
  weightless: preset("weightless", { ...swing, gravity: 0, speed: 2 }, ["lambda", "C", "energy.kinetic"]),
} as const satisfies Record<string, Preset>;
