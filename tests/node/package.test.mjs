// The package as npm packs it, in a folder of its own: the README's lines in Node, bundled by Vite, esbuild and Rollup, and strictly
// typed with and without the DOM's library.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { folder, installed, read, root, run as node } from "./packed.mjs";

const readme = read("pkg/README.md");
const code = readme.slice(readme.indexOf("```js") + 5);
const lines = code.slice(0, code.indexOf("const positions"));

test("the README's lines run in Node as they are written", () => {
  assert.match(lines, /await init\(\)[^]*new Simulation\(/);
  const { stdout, stderr } = node("readme.mjs", `${lines}\nconsole.log(simulation.step(16).status);`);
  assert.equal(stdout, "ok\n", stderr);
});

test("Node may hand over the bytes or a module itself, and init may be called again", () => {
  const { stdout, stderr } = node("bytes.mjs", `
    import { readFileSync } from "node:fs";
    import init, { initSync, Simulation } from "constrained-dynamics";
    const wasm = await init({ module_or_path: readFileSync(new URL(import.meta.resolve("constrained-dynamics/wasm"))) });
    await init();
    console.log(wasm === initSync({ module: new Uint8Array() }), new Simulation("circle").step().status);`);
  assert.equal(stdout, "true ok\n", stderr);
});

test("the laboratory is an entry point of its own, which solves without the engine", () => {
  const { stdout, stderr } = node("lab.mjs", `
    import init, { solveBoxLcp } from "constrained-dynamics/lab";
    await init();
    console.log(solveBoxLcp({ a: [[2]], b: [-1] }, { method: "lemke" }).status);`);
  assert.equal(stdout, "solved\n", stderr);
});

test("Vite carries the wasm along", async () => {
  const { build } = await import(pathToFileURL(join(root, "www/node_modules/vite/dist/node/index.js")));
  writeFileSync(join(folder, "index.html"), '<!doctype html><script type="module" src="/main.js"></script>');
  writeFileSync(join(folder, "main.js"), `${lines}\ndocument.title = simulation.step(16).status;`);
  await build({ root: folder, logLevel: "error", configFile: false });
  const assets = readdirSync(join(folder, "dist/assets"));
  const wasm = assets.find((name) => name.endsWith(".wasm"));
  assert.ok(wasm, assets.join());
  assert.ok(assets.some((name) => name.endsWith(".js") && readFileSync(join(folder, "dist/assets", name), "utf8").includes(wasm)));
});

test("the inline entry points need no file beside them, and give the same state", () => {
  const program = (from) => `
    import init, { Simulation } from "constrained-dynamics${from}";
    await init();
    const simulation = new Simulation("pyramid");
    simulation.step(20);
    console.log(simulation.stateHash());`;
  const { stdout, stderr } = node("inline.mjs", program("/inline"));
  assert.match(stdout, /^\w{16}\n$/, stderr);
  assert.equal(stdout, node("beside.mjs", program("")).stdout);
  const laboratory = node("inline-lab.mjs", `
    import init, { solveBoxLcp } from "constrained-dynamics/lab/inline";
    await init();
    console.log(solveBoxLcp({ a: [[2]], b: [-1] }, { method: "lemke" }).status);`);
  assert.equal(laboratory.stdout, "solved\n", laboratory.stderr);
});

// Bundlers that do not see the address of the wasm by themselves (pkg/README.md): the page's entry point, and a loader that copies
// the wasm. The bundle runs in Node, which fetches no file, so the bytes are read.
const app = `
  import { readFileSync } from "node:fs";
  import init, { Simulation } from "constrained-dynamics";
  import wasm from "constrained-dynamics/wasm";
  await init({ module_or_path: readFileSync(new URL(wasm, import.meta.url)) });
  const simulation = new Simulation("circle");
  console.log(simulation.step(16).status);`;

/** Runs a bundle that holds the package itself. */
const assertRuns = (bundle) => {
  const source = readFileSync(join(folder, bundle), "utf8");
  assert.doesNotMatch(source, /from "constrained-dynamics/);
  const { stdout, stderr } = spawnSync(process.execPath, [bundle], { cwd: folder, encoding: "utf8" });
  assert.equal(stdout, "ok\n", stderr);
};

test("esbuild bundles it", async () => {
  const { build } = await import("esbuild");
  writeFileSync(join(folder, "app.js"), app);
  const options = { bundle: true, format: "esm", external: ["node:fs"], conditions: ["browser"], loader: { ".wasm": "file" } };
  await build({ ...options, absWorkingDir: folder, entryPoints: ["app.js"], outdir: "esbuild", logLevel: "error" });
  assertRuns("esbuild/app.js");
});

test("Rollup bundles it", async () => {
  const { rollup } = await import("rollup");
  writeFileSync(join(folder, "app.js"), app);
  const files = { "constrained-dynamics": "constrained_dynamics.js", "constrained-dynamics/wasm": "whole.wasm" };
  const plugin = {
    name: "package",
    resolveId: (id) => (id in files ? join(installed, files[id]) : null),
    load(id) {
      if (!id.endsWith(".wasm")) return null;
      const reference = this.emitFile({ type: "asset", name: "core.wasm", source: readFileSync(id) });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
  const bundle = await rollup({ input: join(folder, "app.js"), external: ["node:fs"], plugins: [plugin] });
  await bundle.write({ dir: join(folder, "rollup"), format: "es" });
  await bundle.close();
  assertRuns("rollup/app.js");
});

const typed = `
  import init, { initSync, Simulation, catalog, type ErrorCode, type Picture, type SimulationError, type StepReport } from "constrained-dynamics";
  import address from "constrained-dynamics/wasm";
  import initLaboratory, { solveBoxLcp, type BoxLcp } from "constrained-dynamics/lab";
  import laboratory from "constrained-dynamics/lab/wasm";
  const out = await init({ module_or_path: address });
  initSync({ module: new Uint8Array(out.memory.buffer) });
  const simulation = new Simulation("circle", { alpha: 25 });
  const { status, culprit }: StepReport = simulation.step();
  const words: Record<typeof status, number> = { ok: 0, diverged: 1, "solver-limit": 2, unsupported: 3, "work-limit": 4 };
  const picture: Picture = simulation.matrixImage("J");
  const bytes: number = picture.data.length + words[status] + (culprit?.length ?? 0) + catalog().scenes.length;
  export const code = (error: SimulationError): ErrorCode => error.code;
  // @ts-expect-error: there is no such code
  export const no: ErrorCode = "nothing";
  await initLaboratory({ module_or_path: laboratory });
  const problem: BoxLcp = simulation.stepProblem()?.problem ?? { a: [[2]], b: [-1] };
  export const lambda: Float64Array = solveBoxLcp(problem, { method: "lemke" }).lambda;
  simulation[Symbol.dispose]();
  export { bytes };`;

for (const [what, lib] of [["with the library of ES2022 alone", ["ES2022"]], ["with the DOM's", ["ES2022", "DOM"]], ["with esnext's and the DOM's", ["ESNext", "DOM"]]]) {
  test(`the types are strict ${what}, libraries checked`, () => {
    const project = join(folder, lib.join("-"));
    mkdirSync(project);
    writeFileSync(join(project, "strict.ts"), typed);
    const compilerOptions = { lib, target: "ES2022", module: "NodeNext", strict: true, skipLibCheck: false, noEmit: true, types: [], exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["strict.ts"] }));
    const { stdout, status } = spawnSync(join(root, "www/node_modules/.bin/tsc"), ["-p", project], { encoding: "utf8" });
    assert.equal(status, 0, stdout);
  });
}
