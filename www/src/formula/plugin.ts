// `import formulas from "./formulas.tex"` gives the formulas of the file as MathML, by name. Temml runs while the page
// is built; the browser never sees it. "?display" gives only those on lines of their own.
import type { Plugin } from "vite";
import { compileFormulas } from "./compile.ts";

export function formulas(): Plugin {
  return {
    name: "formulas",
    enforce: "pre",
    transform(source, id) {
      const [file, query] = id.split("?");
      if (!file?.endsWith(".tex")) return null;
      try {
        const found = compileFormulas(source, query === "display");
        return { code: `export default ${JSON.stringify(found)};`, map: null };
      } catch (thrown) {
        return this.error(thrown instanceof Error ? thrown.message : String(thrown));
      }
    },
  };
}
