// `import lines from "virtual:rust-lines"` gives the function of the core that each lesson is about, as it is written; the site has a
// page for each of their files (source-pages.ts).
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { rustFunctions } from "../src/handout/rust-lines.ts";
import { linesOfLessons, sourcePages } from "./source-pages.ts";

const name = "virtual:rust-lines";
const root = resolve(import.meta.dirname, "../..");

/** `paged`: with the pages, to which the lessons link. */
export function rustLines(paged = true): Plugin {
  return {
    name: "rust-lines",
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      for (const { file } of Object.values(rustFunctions)) this.addWatchFile(resolve(root, file));
      return `export const paged = ${paged};\nexport default ${JSON.stringify(linesOfLessons())};`;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const asked = new URL(request.url ?? "/", "http://localhost").pathname.slice(1);
        const html = asked.startsWith("source/") ? sourcePages().get(asked) : undefined;
        if (html === undefined) next();
        else response.setHeader("content-type", "text/html; charset=utf-8").end(html);
      });
    },
    generateBundle() {
      if (!paged) return;
      for (const [fileName, source] of sourcePages()) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
