// The only place of the page where text becomes markup: formulas that Temml compiled when the page was built. Their type
// has no other source than `import formulas from "….tex"`, so no text from an address, a document or a message fits it.
import { Directive, directive } from "lit/directive.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { inPresentLetters } from "./letters";

declare const compiled: unique symbol;
/** MathML of a compiled formula. */
export type MathML = string & { readonly [compiled]: true };
/** The formulas of one .tex file, by name. */
export type Formulas = Readonly<Record<string, MathML>>;

/** One formula by its name; throws when the file has none of that name. */
export function formulaOf(formulas: Formulas, name: string): MathML {
  const found = inPresentLetters(formulas)[name];
  if (found === undefined) throw new Error(`no formula "${name}"`);
  return found;
}
/** A formula as Lit can render it. */
export function markup(formula: MathML): unknown {
  return unsafeHTML(formula);
}
/** Looks the formula up whenever it is rendered: the letters may have changed. */
class Named extends Directive {
  override render(formulas: Formulas, name: string): unknown {
    return markup(formulaOf(formulas, name));
  }
}
const named = directive(Named);
/** One formula by its name, as Lit can render it. */
export function mathml(formulas: Formulas, name: string): unknown {
  formulaOf(formulas, name);
  return named(formulas, name);
}
