// How the page is served and built: two entries (the course, one embedded scene), the core from ../pkg,
// relative addresses so that the built site works in any folder.
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import manifest from "./package.json" with { type: "json" };
import { glossary } from "./scripts/glossary.ts";
import { minutes } from "./scripts/minutes.ts";
import { shipped } from "./scripts/shipped.ts";
import { start } from "./scripts/start.ts";
import { withoutComments } from "./scripts/without-comments.ts";
import { formulas } from "./src/formula/plugin.ts";

const here = import.meta.dirname;

/** Code that the contents, the lessons and every scene share comes in few files: many small ones name each other and compress badly. */
const chunks = [
  {
    name: "course",
    priority: 4,
    test: /\/src\/(lessons\/registry|app\/(sections|progress|address|later))\.ts/,
  },
  {
    name: "base",
    priority: 3,
    test: new RegExp(
      [
        "/node_modules/(lit|lit-html|lit-element|@lit|@fluent)/",
        "/src/base/(?!fold|divider|keep-place|core-words)",
        "/src/messages/(index|rich)\\.ts",
        "/src/styles/[^/]*\\.ts",
        "/src/panels/(numbers|symbol|popover|words|typed-key)\\.",
      ].join("|"),
    ),
  },
  {
    name: "scene",
    priority: 2,
    test: new RegExp(
      [
        "/pkg/constrained_dynamics\\.js",
        "/src/base/core-words\\.ts",
        "/src/simulation/(?!laboratory|stepping)",
        "/src/stage/(?!hull)[^/]*\\.",
        "/src/stage/glyphs/",
      ].join("|"),
    ),
  },
  {
    name: "panels",
    priority: 1,
    test: new RegExp(
      [
        "/src/plots/(?!data|columns|csv|download|picture|table)",
        "/src/panels/(runs|controls?|number-entry|slider-scale|symbol-of|explosion|transport|shortcuts|failure-words)\\.",
      ].join("|"),
    ),
  },
  {
    name: "lesson",
    test: new RegExp(
      [
        "/src/lessons/(answer|grade|layout|open|panels|prediction|skip|text|vocabulary)\\.ts",
        "/src/formula/(chips|highlight|live-formula|mathml|reading)\\.ts",
        "/src/panels/(number-field|presets|question|setting|state-in-words)\\.ts",
        "/src/app/(lesson-[a-z]+|neighbours)\\.ts",
        "/src/base/(fold|divider|keep-place)\\.ts",
      ].join("|"),
    ),
  },
];

export default defineConfig({
  base: "./",
  publicDir: "public",
  plugins: [formulas(), minutes(), glossary(), withoutComments(), start(), shipped()],
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(manifest.version) },
  server: { fs: { allow: [resolve(here, "..")] } },
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    // Which file imports which; scripts/shipped.ts takes it out of what is published.
    manifest: "manifest.json",
    // The core is an asset of its own: it is fetched as a stream and never blocks the first paint.
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: resolve(here, "index.html"), embed: resolve(here, "embed.html") },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  // A busy machine may be very slow; nothing is measured in time.
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    testTimeout: 30_000,
    setupFiles: ["src/test-setup.ts"],
  },
});
