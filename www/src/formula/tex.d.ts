/** Formulas compiled by plugin.ts: MathML by name. */
declare module "*.tex" {
  const formulas: Readonly<Record<string, string>>;
  export default formulas;
}
