/** The terms of docs/words.md, by scripts/glossary.ts. */
declare module "virtual:glossary" {
  const terms: readonly import("./terms").Term[];
  export default terms;
}
