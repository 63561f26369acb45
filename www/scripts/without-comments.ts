// The messages as they are published: without the comments for those who write them.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const query = ".ftl?raw";

export function withoutComments(): Plugin {
  return {
    name: "without-comments",
    enforce: "pre",
    apply: "build",
    load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -"?raw".length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readFileSync(file, "utf8").replaceAll(/^#.*\n/gm, ""))};`;
    },
  };
}
