// The order of the style sheets. Every sheet of ours is put into a cascade layer by its folder, so that the order in which chunks bring
// them decides nothing: the page's word is above that of the parts it arranges, a lesson's above both. Sheets that are imported as
// text (`?inline`, the element) keep the order in which they are joined.
import type { Plugin } from "vite";

/** From the weakest to the strongest. `base` is named by styles/base.css itself. */
export const layers = ["vendor", "base", "parts", "page", "lessons"] as const;

/** The layer of a style sheet; "" for one that names its own or holds variables and fonts only. */
export function layerOf(path: string): (typeof layers)[number] | "" {
  if (path.includes("/node_modules/")) return "vendor";
  if (/\/src\/styles\/(base|tokens|fonts)\.css$/.test(path)) return "";
  if (path.includes("/src/lessons/")) return "lessons";
  return path.includes("/src/styles/") ? "page" : "parts";
}

export function styleLayers(): Plugin {
  return {
    name: "style-layers",
    // After Vite has put imported sheets in, before the sheets of a chunk are joined.
    transform(code, id) {
      if (!id.endsWith(".css")) return null;
      const layer = layerOf(id);
      return layer === "" ? null : { code: `@layer ${layer} {\n${code}\n}`, map: null };
    },
  };
}

export const layerOrder = `@layer ${layers.join(", ")};`;
