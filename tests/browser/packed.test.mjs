// The package as npm packs it, installed in an empty folder, in the ways that a page may have it: each in at most ten lines, opened
// in Chromium and Firefox, with the same state as in Node. (tests/node/package.test.mjs and tools.test.mjs have what needs no browser.)
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { folder, root, run } from "../node/packed.mjs";
import { poll } from "./support/ask.mjs";
import { pageTest } from "./support/browser.mjs";
import { firefoxTest } from "./support/firefox.mjs";
import { serve } from "./support/server.mjs";

const load = (from, name) => import(pathToFileURL(createRequire(join(root, from, "package.json")).resolve(name)));
const [{ build: vite }, { default: webpack }, { build: esbuild }, { rollup }] = await Promise.all([
  load("www", "vite"), load("tests/node", "webpack"), load("tests/node", "esbuild"), load("tests/node", "rollup"),
]);

/** The program, which hands the state over at its end. */
const program = (hand, from = "constrained-dynamics") => `import init, { Simulation } from "${from}";
await init();
const simulation = new Simulation("pyramid");
simulation.step(100);
${hand}(simulation.stateHash());`;
/** Program for bundlers that copy no files, without top-level `await`, which a classic script does not have. */
const inline = `import init, { Simulation } from "constrained-dynamics/inline";
init().then(() => {
  const simulation = new Simulation("pyramid");
  simulation.step(100);
  document.title = simulation.stateHash();
});`;
const named = program("document.title = String").replace("\n", `\nimport wasm from "constrained-dynamics/wasm";\n`).replace("init()", "init({ module_or_path: new URL(wasm, import.meta.url) })");
const starter = `new Worker(new URL("./worker.js", import.meta.url), { type: "module" }).onmessage = ({ data }) => (document.title = data);`;
const address = "../node_modules/constrained-dynamics/constrained_dynamics.js";
const script = `<script defer src="out/main.js"></script>`;
const bundle = `<script type="module" src="out/main.js"></script>`;

const webpackBuild = (context) => new Promise((done) =>
  webpack({ mode: "production", performance: { hints: false }, context, entry: { main: "./main.js" }, output: { path: join(context, "out") } }, (error, stats) => {
    assert.ok(!error && !stats.hasErrors() && !stats.hasWarnings(), `${error ?? stats}`);
    done();
  }));
const viteBuild = (options = {}) => (at) => vite({ root: at, base: "./", build: { outDir: "out" }, logLevel: "error", configFile: false, ...options });
const wasmAsFile = {
  name: "wasm-as-file",
  resolveId: (id) => (id.startsWith("constrained-dynamics") ? join(folder, "node_modules/constrained-dynamics", id.endsWith("wasm") ? "whole.wasm" : "constrained_dynamics.js") : null),
};
const inlineAsFile = { name: "inline-as-file", resolveId: (id) => (id === "constrained-dynamics/inline" ? join(folder, "node_modules/constrained-dynamics/inline.js") : null) };

/** Each with its files, the page's body, and what builds it. */
const ways = {
  "a plain page with an import map": {
    body: `<script type="importmap">{ "imports": { "constrained-dynamics": "${address}" } }</script><script type="module" src="main.js"></script>`,
    files: { "main.js": program("document.title = String") },
  },
  "a classic script": {
    body: `<script src="main.js"></script>`,
    files: { "main.js": `import("${address}").then(async ({ default: init, Simulation }) => {
  await init();
  const simulation = new Simulation("pyramid");
  simulation.step(100);
  document.title = simulation.stateHash();
});` },
  },
  "a web worker": { body: `<script type="module" src="main.js"></script>`, files: { "main.js": starter, "worker.js": program("postMessage", address) } },
  Vite: { body: `<script type="module" src="/main.js"></script>`, files: { "main.js": program("document.title = String") }, build: viteBuild(), path: "out/" },
  "Vite, in a worker": { body: `<script type="module" src="/main.js"></script>`, files: { "main.js": starter, "worker.js": program("postMessage") }, build: viteBuild({ worker: { format: "es" } }), path: "out/" },
  webpack: { body: script, files: { "main.js": program("document.title = String") }, build: webpackBuild },
  "webpack, in a worker": { body: script, files: { "main.js": starter, "worker.js": program("postMessage") }, build: webpackBuild },
  "esbuild, without a setting": {
    body: script,
    files: { "main.js": inline },
    build: (at) => esbuild({ bundle: true, absWorkingDir: at, entryPoints: ["main.js"], outdir: "out", logLevel: "error" }),
    alone: true,
  },
  "Rollup, without a plugin of its own": {
    body: script,
    files: { "main.js": inline },
    build: async (at) => {
      const made = await rollup({ input: join(at, "main.js"), plugins: [inlineAsFile] });
      await made.write({ dir: join(at, "out"), format: "iife" });
      await made.close();
    },
    alone: true,
  },
  "esbuild, the wasm as a file": {
    body: bundle,
    files: { "main.js": named },
    build: (at) => esbuild({ bundle: true, format: "esm", loader: { ".wasm": "file" }, absWorkingDir: at, entryPoints: ["main.js"], outdir: "out", logLevel: "error" }),
  },
  "Rollup, the wasm as a file": {
    body: bundle,
    files: { "main.js": named },
    build: async (at) => {
      const emit = function (id) {
        if (!id.endsWith(".wasm")) return null;
        const reference = this.emitFile({ type: "asset", name: "core.wasm", source: readFileSync(id) });
        return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
      };
      const made = await rollup({ input: join(at, "main.js"), plugins: [{ ...wasmAsFile, load: emit }] });
      await made.write({ dir: join(at, "out"), format: "es" });
      await made.close();
    },
  },
};

const server = await serve(folder);
after(() => server.close());

let state;
test("in Node", () => {
  const { stdout, stderr } = run("node.mjs", program("console.log"));
  state = stdout.trim();
  assert.match(state, /^\w+$/, stderr);
});

for (const [i, [way, { body, files, build, path = "", alone = false }]] of Object.entries(ways).entries()) {
  const at = join(folder, `way-${i}`);
  mkdirSync(at);
  const all = { ...files, "index.html": `<!doctype html><meta charset="utf-8"><title>-</title><link rel="icon" href="data:,">${body}` };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(at, name), text);
  test(`${way}: builds, in at most ten lines`, async () => {
    assert.ok(Object.values(files).join("\n").split("\n").length <= 10);
    await build?.(at);
  });
  const opened = `${server.origin}/way-${i}/${path}index.html`;
  pageTest(`${way}: runs`, { path: opened }, (page) => poll(page, `document.title === "${state}"`));
  firefoxTest(`Firefox: ${way}: runs`, opened, (tab) => poll(tab, `document.title === "${state}"`));
  if (!alone) continue;
  const file = pathToFileURL(join(at, "index.html")).href;
  pageTest(`${way}: runs by double click`, { path: file }, (page) => poll(page, `document.title === "${state}"`));
  firefoxTest(`Firefox: ${way}: runs by double click`, file, (tab) => poll(tab, `document.title === "${state}"`));
}
