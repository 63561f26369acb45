// The present numbers: orientation, angular velocity, conserved quantities.
import type { Chip } from "../../formula/chips";
import type { FormulaOf } from "../../formula/live-formula";
import { mathml } from "../../formula/mathml";
import type { Reading } from "../../formula/reading";
import type { BodyInfo } from "../../simulation/core";
import formulas from "./formulas.tex";
import { quaternionRates } from "./quaternion";

/** The first rigid body that moves in space. */
export function turning(bodies: readonly BodyInfo[]): BodyInfo {
  const found = bodies.find((body) => body.kind === "rigid" && !body.fixed && body.velocityLength === 6);
  if (!found) throw new Error("nothing turns here");
  return found;
}

const chip = (
  symbol: Chip["symbol"],
  label: string,
  name: string,
  value: Chip["value"],
  more: Pick<Chip, "unit" | "decimals">,
): Chip => ({ symbol, label: mathml(formulas, label), name, value, ...more });

const quaternion = ({ source }: Reading): number[] => {
  const { positionOffset } = turning(source.bodies());
  return [...source.positions().slice(positionOffset + 3, positionOffset + 7)];
};
const part = (label: string, name: string, i: number): Chip =>
  chip("x", label, name, (reading) => quaternion(reading)[i] ?? Number.NaN, { decimals: 3 });
/** ω along the world axes. */
const omega = ({ source }: Reading): number[] => {
  const { velocityOffset } = turning(source.bodies());
  return [...source.velocities().slice(velocityOffset + 3, velocityOffset + 6)];
};
const rate = (label: string, name: string, i: number): Chip =>
  chip("v", label, name, (reading) => quaternionRates(quaternion(reading), omega(reading))[i] ?? Number.NaN, {
    unit: "1/s",
    decimals: 3,
  });
/** The quaternion, its rates, and that its length is one. */
export const quaternionView: FormulaOf = () => ({
  lines: [
    [
      part("qx", "rigid-quantity-qx", 0),
      part("qy", "rigid-quantity-qy", 1),
      part("qz", "rigid-quantity-qz", 2),
      part("qw", "rigid-quantity-qw", 3),
    ],
    [
      rate("qdotx", "rigid-quantity-qdotx", 0),
      rate("qdoty", "rigid-quantity-qdoty", 1),
      rate("qdotz", "rigid-quantity-qdotz", 2),
      rate("qdotw", "rigid-quantity-qdotw", 3),
    ],
    [
      chip("x", "length", "rigid-quantity-length", (reading) => Math.hypot(...quaternion(reading)), {
        decimals: 6,
      }),
    ],
  ],
});

const turn = (label: string, name: string, i: number): Chip =>
  chip("v", label, name, (reading) => omega(reading)[i] ?? Number.NaN, { unit: "rad/s", decimals: 2 });
const momentum = (label: string, name: string, observable: string): Chip =>
  chip("m", label, name, ({ source }) => source.observe(observable), { unit: "kg·m²/s", decimals: 2 });
/** ω and L along the world axes, and the energy. */
export const vectorsView: FormulaOf = () => ({
  lines: [
    [
      turn("wx", "rigid-quantity-wx", 0),
      turn("wy", "rigid-quantity-wy", 1),
      turn("wz", "rigid-quantity-wz", 2),
    ],
    [
      momentum("Lx", "rigid-quantity-Lx", "angularMomentum.x"),
      momentum("Ly", "rigid-quantity-Ly", "angularMomentum.y"),
      momentum("Lz", "rigid-quantity-Lz", "angularMomentum"),
    ],
    [
      chip("E", "E", "rigid-quantity-energy", ({ source }) => source.observe("energy.kinetic"), {
        unit: "J",
        decimals: 2,
      }),
    ],
  ],
});
