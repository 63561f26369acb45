// npm-fresh.mjs FOLDER: exit code 0 when node_modules holds just what package-lock.json asks for.
// npm keeps its own record of what it installed; reading the two takes milliseconds, asking npm takes seconds.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2] ?? ".";
const packages = (file) => JSON.parse(readFileSync(join(folder, file), "utf8")).packages;

function fresh() {
  const wanted = packages("package-lock.json");
  const installed = packages("node_modules/.package-lock.json");
  const same = (path) => installed[path]?.integrity === wanted[path].integrity && installed[path]?.version === wanted[path].version;
  // Optional packages are for other systems than this one, mostly.
  return Object.keys(wanted).every((path) => path === "" || (wanted[path].optional && !installed[path]) || same(path));
}

try {
  process.exit(fresh() ? 0 : 1);
} catch {
  process.exit(1);
}
