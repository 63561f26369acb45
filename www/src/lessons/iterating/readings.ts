// Live numbers of the text: spectral radii, measured rates, what is left.
import { formulaOf } from "../../formula/mathml";
import type { MethodId } from "../../iterating/methods";
import { measuredRate } from "../../iterating/rates";
import type { LabReading } from "../../iterating/readings";
import type { Workspace } from "../../iterating/workspace";
import { distance } from "../../solvers/traces";
import formulas from "./formulas.tex";

const reading = (label: string, name: string, value: LabReading["value"], decimals?: number): LabReading => ({
  label: formulaOf(formulas, label),
  name,
  value,
  ...(decimals === undefined ? {} : { decimals }),
});
const radius = (label: string, method: MethodId, omega?: number): LabReading =>
  reading(
    label,
    `iterating-quantity-${method}`,
    (workspace) => workspace.iteration(method, omega)?.radius ?? null,
    4,
  );
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
  reading(
    "rho-G",
    "iterating-quantity-watched",
    (workspace) => workspace.iteration(workspace.method)?.radius ?? null,
    4,
  ),
  measured,
  reading(
    "digit",
    "iterating-quantity-digit",
    (workspace) => {
      const rate = workspace.rate(workspace.method);
      return rate !== null && rate > 0 && rate < 1 ? -1 / Math.log10(rate) : null;
    },
    1,
  ),
];
export const young = [
  reading(
    "omega-best",
    "iterating-quantity-omega",
    (workspace) => workspace.best("sor")?.theory?.omega ?? null,
    4,
  ),
  reading(
    "rho-best",
    "iterating-quantity-best",
    (workspace) => workspace.best("sor")?.theory?.radius ?? null,
    4,
  ),
];
export const free = [
  reading(
    "rho-G",
    "iterating-quantity-watched",
    (workspace) => workspace.iteration(workspace.method)?.radius ?? null,
    4,
  ),
  reading("rho-free", "iterating-quantity-free", (workspace) => workspace.rate(workspace.method), 4),
  measured,
];
/** How far the end of the run is from the solution, beside its residual. */
export const left = [
  reading("rest-residual", "iterating-quantity-residual", ({ result }) => result.residuals.at(-1) ?? null),
  reading("distance", "iterating-quantity-distance", ({ result, solution }: Workspace) =>
    solution ? distance(result.lambda, solution) : null,
  ),
];
