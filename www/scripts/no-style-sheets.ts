// For the web component: an import of a style sheet gives nothing; what it needs it takes as text (src/element/sheets.ts).
import type { Plugin } from "vite";

export function noStyleSheets(): Plugin {
  const empty = "\0no-style-sheet";
  return {
    name: "no-style-sheets",
    enforce: "pre",
    resolveId: (id) => (id.endsWith(".css") ? empty : undefined),
    load: (id) => (id === empty ? "" : undefined),
  };
}
