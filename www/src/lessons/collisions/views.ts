// Momentum and energy of this moment.
import type { Chip } from "../../formula/chips";
import type { FormulaOf } from "../../formula/live-formula";

const observed = (
  symbol: Chip["symbol"],
  label: string,
  name: string,
  observable: string,
  unit: string,
): Chip => ({
  symbol,
  label,
  name,
  value: ({ source }) => source.observe(observable),
  unit,
  decimals: 2,
});
export const balanceView: FormulaOf = () => ({
  lines: [
    [
      observed("v", "p", "collisions-quantity-momentum", "momentum.x", "kg·m/s"),
      observed("E", "E", "collisions-quantity-energy", "energy.kinetic", "J"),
    ],
  ],
});
