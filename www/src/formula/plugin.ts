// `import formulas from "./formulas.tex"` gives the formulas of the file as MathML, by name. Temml runs while the page
// is built; the browser never sees it. "?display" gives only those on lines of their own, "?letters=lee" the
// same in the letters of a source. Which folder of src/ they are from stands on the prototype.
import { basename, dirname } from "node:path";
import type { Plugin } from "vite";
import { compileFormulas } from "./compile.ts";
import { sources } from "./letters-table.ts";

export function formulas(): Plugin {
  return {
    name: "formulas",
    enforce: "pre",
    transform(source, id) {
      const [file, query] = id.split("?");
      if (!file?.endsWith(".tex")) return null;
      try {
        const letters = sources.find((each) => query === `letters=${each}`);
        const lesson = basename(dirname(file));
        const inSource = dirname(file.slice(file.lastIndexOf("/src/") + "/src/".length));
        const found = compileFormulas(source, { displayed: query === "display", letters, lesson });
        const folder = JSON.stringify({ folder: inSource });
        return {
          code: `export default Object.assign(Object.create(${folder}), ${JSON.stringify(found)});`,
          map: null,
        };
      } catch (thrown) {
        return this.error(thrown instanceof Error ? thrown.message : String(thrown));
      }
    },
  };
}
