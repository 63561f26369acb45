// The packed package under the tools that check packages, and in the places that it is meant for: webpack, Vite with strict
// TypeScript, Deno. (package.test.mjs has Node, esbuild and Rollup, the browser tests plain pages and workers.)
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { folder, installed, root, run, tarball } from "./packed.mjs";

const start = `
  import init, { Simulation } from "constrained-dynamics";
  await init();
  const simulation = new Simulation("circle");
  console.log(simulation.step(16).status);`;

test("publint finds nothing", async () => {
  const { publint } = await import("publint");
  const { messages } = await publint({ pkgDir: installed, strict: true });
  assert.deepEqual(messages, []);
});

test("are the types wrong? For none of the entry points", async () => {
  const { checkPackage, createPackageFromTarballData } = await import("@arethetypeswrong/core");
  const { problems } = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))));
  // An ES module, on purpose: CommonJS loads it by import(), and resolution without `exports` (Node 10) is not served.
  const meant = (problem) => problem.kind === "CJSResolvesToESM" || problem.resolutionKind === "node10" || problem.resolutionKind === "node16-cjs";
  assert.deepEqual(problems.filter((problem) => !meant(problem)), []);
});

test("every entry point with code has types, and every file that is named is packed", () => {
  const { exports } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  for (const [name, target] of Object.entries(exports)) {
    const files = typeof target === "string" ? [target] : Object.values(target);
    for (const file of files) readFileSync(join(installed, file));
    if (!name.endsWith(".json")) assert.ok(target.types, name);
  }
});

test("webpack carries the wasm along", async () => {
  const { default: webpack } = await import("webpack");
  writeFileSync(join(folder, "main.mjs"), start);
  const options = { mode: "production", target: "web", performance: { hints: false }, context: folder, entry: "./main.mjs", output: { path: join(folder, "webpack") } };
  const stats = await new Promise((resolve, reject) => webpack(options, (error, done) => (error ? reject(error) : resolve(done))));
  assert.equal(stats.hasErrors() || stats.hasWarnings(), false, stats.toString());
  const { assets } = stats.toJson({ all: false, assets: true });
  assert.ok(assets.some(({ name }) => name.endsWith(".wasm")), assets.map(({ name }) => name).join());
});

test("Deno runs it", (t) => {
  const require = createRequire(import.meta.url);
  let deno;
  try {
    const [{ platform, arch }, libc] = [process, process.platform === "linux" ? "-glibc" : ""];
    deno = require.resolve(`@deno/${platform}-${arch}${libc}/${platform === "win32" ? "deno.exe" : "deno"}`);
  } catch {
    return t.skip("there is no Deno for this machine");
  }
  const { stdout, stderr } = run("deno.mjs", start, [deno, "run", "--allow-read", "--no-lock"]);
  assert.equal(stdout, "ok\n", stderr);
});

test("`using` frees it at the end of the block", async () => {
  const { transformSync } = await import("esbuild");
  const source = `
    import init, { Simulation } from "constrained-dynamics";
    await init();
    let kept;
    { using simulation = new Simulation("circle"); simulation.step(); kept = simulation; }
    try { kept.step(); } catch (error) { console.log(error.name, error.code); }`;
  const { stdout, stderr } = run("using.mjs", transformSync(source, { target: "es2022", format: "esm" }).code);
  assert.equal(stdout, "SimulationError freed\n", stderr);
});

test("an app of Vite in strict TypeScript completes names, and refuses what is no document", () => {
  const app = `
    import init, { Simulation, type ConstraintDocument, type MethodName, type SceneDocument, type SceneName } from "constrained-dynamics";
    await init();
    const names: SceneName[] = ["circle", "pyramid"];
    const method: MethodName = "rattle";
    const document: SceneDocument = {
      version: 1, space: "plane", bodies: [{ particle: {}, at: [0, 0], fixed: true }, { particle: {}, at: [1, 0] }],
      constraints: [{ distance: { between: [0, 1] } }], method: { kind: method, solver: { kind: "direct" } },
    };
    // @ts-expect-error: there is no such scene
    names.push("circel");
    // @ts-expect-error: a constraint is of one kind
    export const none: ConstraintDocument = { id: "rod" };
    // @ts-expect-error: and not of two
    export const two: ConstraintDocument = { pin: { body: 0 }, distance: { between: [0, 1] } };
    // @ts-expect-error: a distance is between two bodies
    export const of: ConstraintDocument = { distance: { length: 1 } };
    // @ts-expect-error: no such integrator
    document.method = { integrator: "rk5" };
    using simulation = new Simulation(document, { alpha: 1 });
    simulation.onStatus((report) => document.title = report.message ?? "");
    const positions = new Float32Array(simulation.readPositions(new Float64Array(4)));
    simulation.readVelocities(positions);
    export const steps: number = simulation.advance(1 / 60).steps;
    export const distance: number | undefined = simulation.castRay([0, 1], [0, -1])?.distance;
    export const pairs: number = simulation.contactEvents().began.length + simulation.bodiesAt([0, 0]).length;
    simulation.applyImpulse(1, [0, 1]);`;
  writeFileSync(join(folder, "app.ts"), app);
  writeFileSync(join(folder, "index.html"), '<!doctype html><script type="module" src="/app.ts"></script>');
  // As `npm create vite@latest -- --template vanilla-ts` writes it, libraries checked.
  const compilerOptions = {
    target: "ES2023", module: "ESNext", lib: ["ES2023", "ESNext.Disposable", "DOM", "DOM.Iterable"], types: [], skipLibCheck: false,
    moduleResolution: "bundler", allowImportingTsExtensions: true, verbatimModuleSyntax: true, moduleDetection: "force", noEmit: true,
    strict: true, noUnusedLocals: true, noUnusedParameters: true, erasableSyntaxOnly: true, noFallthroughCasesInSwitch: true,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["app.ts"] }));
  const { stdout, status } = spawnSync(join(root, "www/node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8" });
  assert.equal(status, 0, stdout);
  execFileSync(process.execPath, [join(root, "www/node_modules/vite/bin/vite.js"), "build", folder, "--logLevel", "error"]);
});
