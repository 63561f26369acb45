// `import terms from "virtual:glossary"` gives the terms of docs/words.md.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { termsIn } from "../src/app/terms.ts";

const name = "virtual:glossary";
const file = resolve(import.meta.dirname, "../../docs/words.md");

export function glossary(): Plugin {
  return {
    name: "glossary",
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(termsIn(readFileSync(file, "utf8")))};`;
    },
  };
}
