/** The terms of docs/words.md, by scripts/glossary.ts. */
declare module "virtual:glossary" {
  const terms: readonly import("./terms").Term[];
  export default terms;
}

/** The sections of all lessons, by scripts/sections.ts. */
declare module "virtual:sections" {
  const sections: readonly import("./sections").ListedSection[];
  export default sections;
}
