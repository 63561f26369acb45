// One HTML file with everything in it, for scripts/offline.sh: the course, or with OFFLINE_WORDS one scene.
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { glossary } from "./scripts/glossary.ts";
import { styleLayers } from "./scripts/layers.ts";
import { minutes } from "./scripts/minutes.ts";
import { licencesInside, noWorkers, oneFile } from "./scripts/one-file.ts";
import { rustLines } from "./scripts/rust-lines.ts";
import { sections } from "./scripts/sections.ts";
import { formulas } from "./src/formula/plugin.ts";

const here = import.meta.dirname;
const words = process.env.OFFLINE_WORDS;
const [name, entry] =
  words === undefined ? ["constrained-dynamics.html", "src/main.ts"] : ["scene.html", "src/element/embed.ts"];

export default defineConfig({
  base: "./",
  publicDir: false,
  // Nothing lies beside the file.
  define: { "import.meta.env.VITE_ONE_FILE": true },
  plugins: [
    formulas(),
    minutes(),
    glossary(),
    rustLines(false),
    sections(),
    styleLayers(),
    licencesInside(),
    noWorkers(),
    oneFile(name, words),
  ],
  build: {
    target: "es2022",
    outDir: "../target/offline",
    emptyOutDir: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: Number.MAX_SAFE_INTEGER,
    rollupOptions: { input: resolve(here, entry), output: { codeSplitting: false } },
  },
});
