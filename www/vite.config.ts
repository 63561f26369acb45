// How the page is served and built: two entries (the course, one embedded scene), the core from ../pkg,
// relative addresses so that the built site works in any folder.
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { formulas } from "./src/formula/plugin.ts";

const here = import.meta.dirname;

export default defineConfig({
  base: "./",
  publicDir: "public",
  plugins: [formulas()],
  server: { fs: { allow: [resolve(here, "..")] } },
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    // Which file imports which: scripts/size.mjs reads it.
    manifest: true,
    // The core is an asset of its own: it is fetched as a stream and never blocks the first paint.
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: resolve(here, "index.html"), embed: resolve(here, "embed.html") },
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
