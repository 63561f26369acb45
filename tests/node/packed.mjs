// The package as npm packs it, installed in an empty folder of its own: what the tests of tools begin with.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const folder = mkdtempSync(join(tmpdir(), "constrained-dynamics-"));
after(() => rmSync(folder, { recursive: true }));

export const installed = join(folder, "node_modules/constrained-dynamics");
mkdirSync(installed, { recursive: true });
const [packed] = JSON.parse(execFileSync("npm", ["pack", "--json", "--pack-destination", folder, join(root, "pkg")], { encoding: "utf8" }));
export const tarball = join(folder, packed.filename);
execFileSync("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"]);
writeFileSync(join(folder, "package.json"), '{ "type": "module" }');

export const read = (name) => readFileSync(join(root, name), "utf8");

/** Runs a program in that folder; what it wrote. */
export function run(file, source, program = [process.execPath]) {
  writeFileSync(join(folder, file), source);
  const [command, ...words] = program;
  return spawnSync(command, [...words, file], { cwd: folder, encoding: "utf8" });
}
