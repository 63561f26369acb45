// `import minutes from "./circle.ftl?minutes"` gives the minutes that a lesson with these messages takes; counted while the page is built.
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import { messagesOfCurves, minutesOf } from "../src/lessons/minutes.ts";

const query = "?minutes";

export function minutes(): Plugin {
  return {
    name: "minutes",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      const read = (path: string): string => {
        if (!existsSync(path)) return "";
        this.addWatchFile(path);
        return readFileSync(path, "utf8");
      };
      const lesson = basename(file, ".ftl");
      const drawing = read(join(import.meta.dirname, `../src/lessons/${lesson}/drawing.ts`));
      const curves = messagesOfCurves(drawing, read(join(dirname(file), "draw.ftl")));
      return `export default ${minutesOf(`${read(file)}\n${curves}`)};`;
    },
  };
}
