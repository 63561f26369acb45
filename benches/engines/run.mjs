// The comparison with known engines: a chain of 100 links and a cloth of 1,740, ten seconds at 1/60 s, over each engine's
// own dials. Installs the engines beside itself on first use.
//   node benches/engines/run.mjs [chain] [cloth] [box2d3 box2d rapier planck matter ours] [--brief] [--write]
// --brief: two seconds instead of ten, for a first look. --write: also into the repository, see report.mjs.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { measure } from "./measure.mjs";
import { describe, write } from "./report.mjs";
import { chain, cloth, seconds as full, step } from "./scenes.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const scenes = { chain, cloth };
const adapters = ["ours", "box2d3", "box2d", "rapier", "planck", "matter"];

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const chosen = (all) => (all.some((name) => words.includes(name)) ? all.filter((name) => words.includes(name)) : all);
const seconds = process.argv.includes("--brief") ? 2 : full;

const fresh = fileURLToPath(new URL("../../scripts/npm-fresh.mjs", import.meta.url));
if (spawnSync(process.execPath, [fresh, here]).status !== 0) {
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: here, stdio: ["ignore", 2, 2] });
  if (status !== 0) process.exit(1);
}

const engines = [];
for (const file of chosen(adapters)) engines.push(await import(`./${file}.mjs`));
const installed = createRequire(import.meta.url)("./package.json").dependencies;
const versions = Object.fromEntries(engines.map(({ name, npm, version }) => [name, npm ? installed[npm] : version()]));
const machine = { cpu: cpus()[0].model, cores: cpus().length, node: process.version, date: new Date().toISOString().slice(0, 10) };

for (const name of chosen(Object.keys(scenes))) {
  const scene = scenes[name]();
  const runs = engines.flatMap((engine) =>
    engine.settings.filter(({ only }) => !only || only === name).map((setting) => ({ scene, engine, setting })),
  );
  const { length, range } = scene;
  const results = measure(runs, Math.round(seconds / step));
  const measured = { machine, versions, seconds, links: scene.links.length, length, range, results };
  console.log(describe(name, measured));
  if (process.argv.includes("--write")) write({ [name]: measured });
}
