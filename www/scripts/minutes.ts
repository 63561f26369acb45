// `import minutes from "./circle.ftl?minutes"` gives the minutes that a lesson with these messages takes; counted while the page is built.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { minutesOf } from "../src/lessons/minutes.ts";

const query = "?minutes";

export function minutes(): Plugin {
  return {
    name: "minutes",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      return `export default ${minutesOf(readFileSync(file, "utf8"))};`;
    },
  };
}
