// Normal force and friction of all contacts of the box together, and how much of the cone they use.
import type { Chip } from "../../formula/chips";
import type { FormulaOf } from "../../formula/live-formula";
import { formulaOf, mathml } from "../../formula/mathml";
import type { Reading } from "../../formula/reading";
import formulas from "./formulas.tex";

const label = (name: string): unknown => mathml(formulas, name);

/** Sums over the contacts: they lie on one line and share a normal. */
function sums({ source }: Reading): { normal: number; friction: number; mu: number } {
  const contacts = source.contacts();
  const [first] = contacts;
  if (!first) throw new Error("no contact");
  const sum = (row: number): number => contacts.reduce((total, { lambda }) => total + (lambda[row] ?? 0), 0);
  return { normal: sum(0), friction: Math.hypot(sum(1), first.point.length > 2 ? sum(2) : 0), mu: first.mu };
}
const newtons = (name: string, words: string, value: (reading: Reading) => number): Chip => ({
  symbol: "fhat",
  label: label(name),
  name: words,
  value,
  unit: "N",
  decimals: 2,
});
/** λ_n, |λ_t| and the most that |λ_t| may be. */
export const coulombView: FormulaOf = () => ({
  formula: formulaOf(formulas, "coulomb"),
  lines: [
    [
      newtons("normal-force", "friction-quantity-normal", (reading) => sums(reading).normal),
      newtons("friction-force", "friction-quantity-friction", (reading) => sums(reading).friction),
      newtons("bound", "friction-quantity-bound", (reading) => {
        const { normal, mu } = sums(reading);
        return mu * normal;
      }),
    ],
  ],
});
