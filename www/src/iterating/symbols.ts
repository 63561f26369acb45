// Formulas of the laboratory by their names, as Lit can render them.
import { mathml } from "../formula/mathml";
import formulas from "./formulas.tex";

export function symbol(name: string): unknown {
  return mathml(formulas, name);
}
