// The messages as they are published: without the comments for those who write them, a number and its unit on one line.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const query = ".ftl?raw";

/** Space between a number, or a placeholder, and a unit. */
const beforeUnit = /(?<=[\d}]) (?=(?:[cmkµ]?m|[kM]?[NJW]|kg|[mµ]?s|Hz|rad|%)(?![\p{L}\d]))/gu;

/** Text of a message file as it is published. */
export const published = (text: string): string =>
  text.replaceAll(/^#.*\n/gm, "").replaceAll(beforeUnit, "\u00a0");

export function withoutComments(): Plugin {
  return {
    name: "without-comments",
    enforce: "pre",
    apply: "build",
    load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -"?raw".length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(published(readFileSync(file, "utf8")))};`;
    },
  };
}
