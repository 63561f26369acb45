// `import lines from "virtual:rust-lines"` gives the function of the core that each lesson is about, as it is written.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { linesOf, rustFunctions } from "../src/handout/rust-lines.ts";

const name = "virtual:rust-lines";
const root = resolve(import.meta.dirname, "../..");

export function rustLines(): Plugin {
  return {
    name: "rust-lines",
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const found = Object.entries(rustFunctions).flatMap(([lesson, wanted]) => {
        const path = resolve(root, wanted.file);
        this.addWatchFile(path);
        const lines = linesOf(readFileSync(path, "utf8"), wanted.name);
        if (!lines) this.warn(`${wanted.file} has no function ${wanted.name}`);
        return lines ? [[lesson, { ...wanted, ...lines }] as const] : [];
      });
      return `export default ${JSON.stringify(Object.fromEntries(found))};`;
    },
  };
}
