// npm-licences.mjs: every npm package that a lock file here names has a licence that this project accepts, tools and tests included.
// Packages that are shipped are held to the stricter list of their notices.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const folders = ["www", "tests/node", "benches/engines"];
const accepted = new Set(["MIT", "MIT-0", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "ISC", "Zlib", "BlueOak-1.0.0", "CC0-1.0", "CC-BY-4.0", "Python-2.0", "Unlicense", "WTFPL", "OFL-1.1", "MPL-2.0"]);

/** "(MIT OR GPL-3.0)" is accepted by one of its parts, "MIT AND Zlib" by all. */
function accepts(expression) {
  const bare = expression.replaceAll(/[()]/g, "");
  return bare.split(/\s+OR\s+/).some((choice) => choice.split(/\s+AND\s+/).every((id) => accepted.has(id.trim())));
}

let checked = 0;
const refused = [];
for (const folder of folders) {
  const file = join(root, folder, "package-lock.json");
  let packages;
  try {
    ({ packages } = JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (error.code === "ENOENT") continue;
    throw error;
  }
  for (const [path, { license, link }] of Object.entries(packages)) {
    if (path === "" || link) continue;
    checked += 1;
    if (!license || !accepts(license)) refused.push(`${folder}/${path}: ${license ?? "no licence named"}`);
  }
}
for (const line of refused) console.log(line);
console.log(`${checked} npm packages, ${refused.length} with a licence that is not accepted`);
process.exit(refused.length === 0 && checked > 0 ? 0 : 1);
