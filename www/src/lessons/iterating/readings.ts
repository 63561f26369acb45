// Live numbers of the text: spectral radii, measured rates, what is left.
import { formulaOf } from "../../formula/mathml";
import type { Lab } from "../../iterating/lab";
import type { MethodId } from "../../iterating/methods";
import { measuredRate } from "../../iterating/rates";
import type { LabReading } from "../../iterating/readings";
import { distance } from "../../solvers/traces";
import formulas from "./formulas.tex";

const reading = (label: string, name: string, value: LabReading["value"], decimals?: number): LabReading => ({
  label: formulaOf(formulas, label),
  name,
  value,
  ...(decimals === undefined ? {} : { decimals }),
});
const radius = (label: string, method: MethodId, omega?: number): LabReading =>
  reading(label, `iterating-quantity-${method}`, (lab) => lab.iteration(method, omega)?.radius ?? null, 4);
const measured = reading(
  "rho-measured",
  "iterating-quantity-measured",
  ({ result }) => measuredRate(result.residuals),
  4,
);

export const radii = [
  radius("rho-jacobi", "jacobi", 1),
  radius("rho-seidel", "gauss-seidel"),
  radius("rho-sor", "sor"),
];
export const rates = [
  reading("rho-G", "iterating-quantity-watched", (lab) => lab.iteration(lab.method)?.radius ?? null, 4),
  measured,
  reading(
    "digit",
    "iterating-quantity-digit",
    (lab) => {
      const rate = lab.rate(lab.method);
      return rate !== null && rate > 0 && rate < 1 ? -1 / Math.log10(rate) : null;
    },
    1,
  ),
];
export const young = [
  reading("omega-best", "iterating-quantity-omega", (lab) => lab.best("sor")?.theory?.omega ?? null, 4),
  reading("rho-best", "iterating-quantity-best", (lab) => lab.best("sor")?.theory?.radius ?? null, 4),
];
export const free = [
  reading("rho-G", "iterating-quantity-watched", (lab) => lab.iteration(lab.method)?.radius ?? null, 4),
  reading("rho-free", "iterating-quantity-free", (lab) => lab.rate(lab.method), 4),
  measured,
];
/** How far the end of the run is from the solution, beside its residual. */
export const left = [
  reading("rest-residual", "iterating-quantity-residual", ({ result }) => result.residuals.at(-1) ?? null),
  reading("distance", "iterating-quantity-distance", ({ result, solution }: Lab) =>
    solution ? distance(result.lambda, solution) : null,
  ),
];
