// Formulas of the laboratory by their names, as Lit can render them.
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import formulas from "./formulas.tex";

export function symbol(name: string): unknown {
  const found = formulas[name];
  if (found === undefined) throw new Error(`no formula "${name}"`);
  return unsafeHTML(found);
}
