// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what its title says.

import type { Preset } from "../../panels/presets";
import type { ParameterValue } from "../../simulation/core";

type Parameters = Record<string, ParameterValue>;

/** Where a bead starts: at the right side of the ring, and at its lowest point. rad */
const side = 0;
const bottom = -Math.PI / 2;

const swing: Parameters = {
  method: "acceleration",
  integrator: "rk4",
  angle: side,
  speed: 0,
  stepSize: 0.01,
  alpha: 0,
  beta: 0,
};
const euler: Parameters = { ...swing, integrator: "explicit-euler" };
const returning: Parameters = { ...swing, start: "off-circle", alpha: 25 };
/** Symplectic Euler neither feeds nor brakes a spring: what one sees is the method's doing and not the integrator's. */
const symplectic: Parameters = { ...swing, integrator: "symplectic-euler" };

function preset(
  id: string,
  runs: readonly [name: string, parameters: Parameters][],
  plots?: string[],
  extras?: Preset["extras"],
): Preset {
  return {
    id,
    titleMessage: `drift-preset-${id}`,
    runs: runs.map(([name, parameters]) => ({ name: `drift-run-${name}`, parameters })),
    ...(plots ? { plots } : {}),
    ...(extras ? { extras } : {}),
  };
}

/** Where λ or the growth is the subject, an experiment names other plots. */
const usual = ["C", "Cdot", "drift"];

export const presets = {
  drift: preset("drift", [["none", euler]], usual, ["loupe"]),
  halved: preset(
    "halved",
    [
      ["full", euler],
      ["half", { ...euler, stepSize: 0.005 }],
    ],
    usual,
    ["levels"],
  ),
  rk4: preset("rk4", [["rk4", swing]], usual, ["loupe"]),
  critical: preset("critical", [["critical", { ...returning, beta: 10 }]], usual, ["levels"]),
  damping: preset(
    "damping",
    [
      ["under", { ...returning, beta: 2 }],
      ["critical", { ...returning, beta: 10 }],
      ["over", { ...returning, beta: 40 }],
    ],
    ["C", "Cdot", "phase"],
    ["levels"],
  ),
  velocity: preset("velocity", [["critical", { ...returning, start: "wrong-velocity", beta: 10 }]], usual),
  rivals: preset(
    "rivals",
    [
      ["symplectic", symplectic],
      ["feedback", { ...symplectic, alpha: 100, beta: 20 }],
      ["spring", { ...symplectic, method: "penalty", stiffness: 1000, damping: 0 }],
    ],
    usual,
  ),
  // The run diverges after a fifth of a second.
  explodes: {
    ...preset(
      "explodes",
      [["high", { ...euler, alpha: 90_000, beta: 600 }]],
      ["C", "log-C", "lambda"],
      ["loupe"],
    ),
    speed: 0.05,
  },
  spring: preset(
    "spring",
    [["spring", { ...symplectic, method: "penalty", stiffness: 1000, damping: 0 }]],
    usual,
  ),
  hanging: preset(
    "hanging",
    [["spring", { ...symplectic, angle: bottom, method: "penalty", stiffness: 1000, damping: 20 }]],
    ["C", "lambda", "Cdot"],
  ),
  stiff: preset(
    "stiff",
    [["spring", { ...symplectic, method: "penalty", stiffness: 45_000, damping: 0 }]],
    ["C", "log-C", "drift"],
  ),
  forms: preset(
    "forms",
    [
      ["form-half", { ...swing, start: "wrong-velocity", form: "half-squared" }],
      ["form-length", { ...swing, start: "wrong-velocity", form: "length" }],
    ],
    ["C", "Cdot", "constraintForce.norm"],
  ),
  integrators: preset(
    "integrators",
    [
      ["euler", euler],
      ["midpoint", { ...swing, integrator: "midpoint" }],
      ["runge-kutta", swing],
    ],
    ["error", "C", "drift"],
  ),
} as const satisfies Record<string, Preset>;

/** Offered above the controls. */
export const offered: readonly Preset[] = [
  presets.drift,
  presets.critical,
  presets.explodes,
  presets.spring,
  presets.rivals,
];
