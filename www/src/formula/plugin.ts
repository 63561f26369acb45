// `import formulas from "./formulas.tex"` gives the formulas of the file as MathML, by name. Temml runs while the page
// is built; the browser never sees it.
import type { Plugin } from "vite";
import { compileFormulas } from "./compile.ts";

export function formulas(): Plugin {
  return {
    name: "formulas",
    enforce: "pre",
    transform(source, id) {
      if (!id.split("?")[0]?.endsWith(".tex")) return null;
      try {
        return { code: `export default ${JSON.stringify(compileFormulas(source))};`, map: null };
      } catch (thrown) {
        return this.error(thrown instanceof Error ? thrown.message : String(thrown));
      }
    },
  };
}
