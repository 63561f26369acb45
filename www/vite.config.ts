// How the page is served and built: two entries (the course, one embedded scene), the core from ../pkg,
// relative addresses so that the built site works in any folder.
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import manifest from "./package.json" with { type: "json" };
import { chunks } from "./scripts/chunks.ts";
import { glossary } from "./scripts/glossary.ts";
import { styleLayers } from "./scripts/layers.ts";
import { minutes } from "./scripts/minutes.ts";
import { rustLines } from "./scripts/rust-lines.ts";
import { sections } from "./scripts/sections.ts";
import { shipped } from "./scripts/shipped.ts";
import { start } from "./scripts/start.ts";
import { withoutComments } from "./scripts/without-comments.ts";
import { formulas } from "./src/formula/plugin.ts";

const here = import.meta.dirname;

export default defineConfig(({ command }) => ({
  base: "./",
  publicDir: "public",
  plugins: [
    formulas(),
    minutes(),
    glossary(),
    rustLines(),
    sections(),
    withoutComments(),
    styleLayers(),
    start(),
    shipped(),
  ],
  define: {
    "import.meta.env.VITE_VERSION": JSON.stringify(manifest.version),
    // The built site has one (scripts/service-worker.mjs); the development server and the offline file have none.
    "import.meta.env.VITE_SERVICE_WORKER": command === "build",
  },
  server: { fs: { allow: [resolve(here, "..")] } },
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    // Which file imports which; scripts/shipped.ts takes it out of what is published.
    manifest: "manifest.json",
    // The core is an asset of its own: it is fetched as a stream and never blocks the first paint.
    // Fonts are files: the policy has none as data.
    assetsInlineLimit: (file, content) => !file.endsWith(".woff2") && content.length < 2048,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: resolve(here, "index.html"), embed: resolve(here, "embed.html") },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  worker: { format: "es" },
  // A busy machine may be very slow; nothing is measured in time.
  test: {
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
    environment: "node",
    testTimeout: 30_000,
    // A thread starts sooner than a process; unless told, one core would stay idle.
    pool: "threads",
    maxWorkers: "100%",
    setupFiles: ["src/test-setup.ts"],
  },
}));
