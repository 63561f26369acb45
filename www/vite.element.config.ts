// The web component for other people's pages: dist/element.js, under a name that stays, with its chunks in dist/assets/. It is built
// apart from the course, because its styles live in shadow roots only: no style sheet may come into somebody else's page.
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { noStyleSheets } from "./scripts/no-style-sheets.ts";

const here = import.meta.dirname;

export default defineConfig({
  base: "./",
  plugins: [noStyleSheets()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 2048,
    modulePreload: false,
    rollupOptions: {
      input: { element: resolve(here, "src/element/published.ts") },
      preserveEntrySignatures: "strict",
      output: { entryFileNames: "[name].js", chunkFileNames: "assets/[name]-[hash].js" },
    },
  },
});
