// Notes about the built site that are not published: www/.vite/manifest.json, which file imports which (read by
// scripts/size.mjs), and www/.vite/packages.json, the npm packages whose code is in it (read by scripts/notices.mjs).
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const folder = resolve(import.meta.dirname, "../.vite");
const manifest = "manifest.json";

export function shipped(): Plugin {
  return {
    name: "shipped",
    enforce: "post",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const note = bundle[manifest];
        if (note?.type !== "asset") throw new Error("the build gave no manifest");
        delete bundle[manifest];
        const packages = new Set(
          Object.values(bundle)
            .flatMap((part) => (part.type === "chunk" ? part.moduleIds : []))
            .map(packageOf),
        );
        packages.delete("");
        mkdirSync(folder, { recursive: true });
        writeFileSync(resolve(folder, manifest), note.source);
        writeFileSync(resolve(folder, "packages.json"), `${JSON.stringify([...packages].sort(), null, 1)}\n`);
      },
    },
  };
}

/** The npm package that a module belongs to; "" for one of our own. */
function packageOf(id: string): string {
  const inside = id.split("/node_modules/").at(-1);
  if (inside !== undefined && inside !== id) return /^(@[^/]+\/)?[^/]+/.exec(inside)?.[0] ?? "";
  // Helpers that the build adds by itself.
  if (id.startsWith("\0vite/")) return "vite";
  if (id.startsWith("\0rolldown/")) return "rolldown";
  return "";
}
