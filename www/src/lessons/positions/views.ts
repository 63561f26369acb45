// The sums over the gradient of every constraint, and the angular momentum, with the numbers of this moment.
import type { FormulaOf } from "../../formula/live-formula";
import { mathml } from "../../formula/mathml";
import { t } from "../../messages";
import type { ConstraintInfo, Simulation } from "../../simulation/core";
import type { TableView } from "../live-table";
import formulas from "./formulas.tex";

const label = (name: string): unknown => mathml(formulas, name);

/** Messages of the kinds of constraints that the lesson has. */
const kinds: Readonly<Record<string, string>> = {
  distance: "positions-kind-distance",
  angle: "positions-kind-angle",
  area: "positions-kind-area",
  circle: "positions-kind-circle",
  line: "positions-kind-line",
};

/** Σ ∇ᵢC, and Σ xᵢ × ∇ᵢC about the origin; in the plane. */
export function sums(simulation: Simulation, { rows }: ConstraintInfo): number[] {
  const [bodies, x] = [simulation.bodies(), simulation.positions()];
  let [across, up, turn] = [0, 0, 0];
  for (const { body, values } of rows[0]?.gradient ?? []) {
    const offset = bodies.find(({ id }) => id === body)?.positionOffset ?? 0;
    const [gx = 0, gy = 0] = values;
    across += gx;
    up += gy;
    turn += (x[offset] ?? 0) * gy - (x[offset + 1] ?? 0) * gx;
  }
  return [across, up, turn];
}

/** A line for the first constraint of each kind. */
export const sumsView: TableView = {
  caption: "positions-sums-caption",
  columns: [
    { label: label("sum-x"), name: "Σ ∂C/∂x", symbol: "grad", decimals: 3 },
    { label: label("sum-y"), name: "Σ ∂C/∂y", symbol: "grad", decimals: 3 },
    { label: label("sum-turn"), name: "Σ x × ∇C", symbol: "grad", decimals: 3 },
  ],
  lines: (simulation) => {
    if (simulation.space !== "plane") throw new Error("in the plane only");
    const firsts = new Map<string, ConstraintInfo>();
    for (const info of simulation.constraints()) if (!firsts.has(info.kind)) firsts.set(info.kind, info);
    return [...firsts].map(([kind, info]) => ({
      label: kinds[kind] ? t(kinds[kind]) : kind,
      values: sums(simulation, info),
    }));
  },
};

export const nowMomentum: FormulaOf = () => ({
  lines: [
    [
      {
        symbol: "E",
        label: label("L"),
        name: "positions-quantity-momentum",
        value: ({ source }) => source.observe("angularMomentum"),
        unit: "kg·m²/s",
      },
    ],
  ],
});
