/** Formulas compiled by plugin.ts: MathML by name. */
declare module "*.tex" {
  const formulas: import("./mathml").Formulas;
  export default formulas;
}
