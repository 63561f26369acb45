// Common parts of the comparisons: the words of the command line, the engines (installed from npm on first use), the machine.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));

/** Those that the command line names; all where it names none of them. */
export const chosen = (all) => (all.some((name) => words.includes(name)) ? all.filter((name) => words.includes(name)) : all);

/** True where the command line has --name. */
export const asked = (name) => process.argv.includes(`--${name}`);

export const machine = {
  cpu: cpus()[0].model,
  cores: cpus().length,
  node: process.version,
  date: new Date().toISOString().slice(0, 10),
};

/** The adapters of these engines, from their folder, and by name the versions of the engines. */
export async function load(names, folder) {
  install();
  const engines = [];
  for (const name of names) engines.push(await import(new URL(`${name}.mjs`, folder)));
  const installed = createRequire(import.meta.url)("./package.json").dependencies;
  const versions = Object.fromEntries(engines.map(({ name, npm, version }) => [name, npm ? installed[npm] : version()]));
  return { engines, versions };
}

function install() {
  const here = fileURLToPath(new URL(".", import.meta.url));
  const fresh = fileURLToPath(new URL("../../scripts/npm-fresh.mjs", import.meta.url));
  if (spawnSync(process.execPath, [fresh, here]).status === 0) return;
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: here, stdio: ["ignore", 2, 2] });
  if (status !== 0) process.exit(1);
}
