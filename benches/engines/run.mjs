// The comparison with known engines: a chain of 100 links and a cloth of 1,740, ten seconds at 1/60 s, over each engine's
// own dials. Installs the engines beside itself on first use.
//   node benches/engines/run.mjs [chain] [cloth] [box2d3 box2d rapier planck matter ours] [--brief] [--write]
// --brief: two seconds instead of ten, for a first look. --write: also results.json here and docs/images/engines.svg.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { measure } from "./measure.mjs";
import { plot } from "./plot.mjs";
import { chain, cloth, seconds, step } from "./scenes.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const scenes = { chain, cloth };
const adapters = ["ours", "box2d3", "box2d", "rapier", "planck", "matter"];

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const chosen = (all) => (all.some((name) => words.includes(name)) ? all.filter((name) => words.includes(name)) : all);

const fresh = fileURLToPath(new URL("../../scripts/npm-fresh.mjs", import.meta.url));
if (spawnSync(process.execPath, [fresh, here]).status !== 0) {
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: here, stdio: ["ignore", 2, 2] });
  if (status !== 0) process.exit(1);
}

const engines = [];
for (const file of chosen(adapters)) {
  const engine = await import(`./${file}.mjs`);
  const version = engine.npm ? createRequire(import.meta.url)("./package.json").dependencies[engine.npm] : engine.version();
  engines.push({ ...engine, version });
}
const machine = { cpu: cpus()[0].model, cores: cpus().length, node: process.version, date: new Date().toISOString().slice(0, 10) };
console.log(`${machine.cpu}, ${machine.cores} cores, Node ${machine.node}, ${machine.date}`);
console.log(engines.map(({ name, version }) => `${name} ${version}`).join(", "));

const results = [];
for (const name of chosen(Object.keys(scenes))) {
  const scene = scenes[name]();
  const runs = engines.flatMap((engine) =>
    engine.settings.filter(({ only }) => !only || only === name).map((setting) => ({ scene, engine, setting })),
  );
  const measured = measure(runs, Math.round((process.argv.includes("--brief") ? 2 : seconds) / step));
  results.push(...measured);
  console.log(`\n${table(scene, measured)}`);
}

if (process.argv.includes("--write")) {
  const versions = Object.fromEntries(engines.map(({ name, version }) => [name, version]));
  writeFileSync(`${here}results.json`, `${JSON.stringify({ machine, versions, results }, null, 1)}\n`);
  writeFileSync(new URL("../../docs/images/engines.svg", import.meta.url), plot(results, machine));
}

/** Markdown. `ratio`: time per step in parts of the fastest peer's at its defaults. */
function table(scene, measured) {
  const peers = measured.filter(({ engine, setting, diverged }) => engine !== "ours" && setting.default && !diverged);
  const unit = Math.min(...peers.map(({ median }) => median));
  const rows = measured.map(({ engine, setting, diverged, largest, rms, energy, median, least }) => [
    engine,
    describe(setting),
    diverged ? "diverged" : exponent(largest),
    diverged ? "" : exponent(rms),
    diverged ? "" : percent(energy),
    median?.toFixed(3) ?? "",
    least?.toFixed(3) ?? "",
    Number.isFinite(unit) && median ? (median / unit).toFixed(2) : "",
  ]);
  const head = ["engine", "setting", "largest error", "rms error", "energy", "ms median", "ms least", "ratio"];
  const widths = head.map((word, i) => Math.max(word.length, ...rows.map((row) => row[i].length)));
  const line = (row) => `| ${row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(" | ")} |`;
  const rule = `|${widths.map((width, i) => (i < 2 ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`;
  const title = `${scene.name}: ${scene.links.length} links of ${scene.length} m, energy in parts of ${scene.range.toFixed(0)} J`;
  return [title, "", line(head), rule, ...rows.map(line)].join("\n");
}

/** "rope, iterations 4, internal 1, substeps 1 (default)". */
function describe({ default: usual, only, ...dials }) {
  const words = Object.entries(dials).map(([dial, value]) => {
    if (value === true) return dial;
    return typeof value === "string" ? value : `${dial} ${[value].flat().join(" + ")}`;
  });
  return words.join(", ") + (usual ? " (default)" : "");
}

function exponent(value) {
  return value.toExponential(1);
}

function percent(value) {
  return value < 1e-4 ? `${(100 * value).toExponential(1)} %` : `${(100 * value).toPrecision(2)} %`;
}
