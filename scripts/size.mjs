// The budgets of the engine and of the first load, measured on what is built: www/dist/ and pkg/. Exit code 1 when one is exceeded.
//
// First load: the page's own HTML, the scripts and styles it names, and everything these import, lazily or not, as far as the
// course in English can ask for it by itself: only three.js and the other languages wait until somebody wants them.
import { readFileSync, readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { gzipSync } from "node:zlib";

const dist = "www/dist";
const kilo = 1000;
const budgets = { wasm: 160 * kilo, code: 160 * kilo, fonts: 250 * kilo };

const files = readdirSync(dist, { recursive: true }).map((file) => join(dist, file));
const gzip = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
const size = (file) => readFileSync(file).length;
const total = (list, measure) => list.reduce((sum, file) => sum + measure(file), 0);
const text = (file) => readFileSync(file, "utf8");

// References are by file name: names carry a digest of the content, so they are unique.
const code = new Map(files.filter((file) => [".js", ".css"].includes(extname(file))).map((file) => [basename(file), file]));
const waits = (name) => /^(three|de|ja|ko)[-.]/.test(name);

function reach(name, found) {
  if (found.has(name) || waits(name)) return found;
  found.add(name);
  const content = text(code.get(name));
  for (const other of code.keys()) if (content.includes(other)) reach(other, found);
  return found;
}

function firstLoad(page) {
  const html = text(join(dist, page));
  const found = new Set();
  for (const name of code.keys()) if (html.includes(name)) reach(name, found);
  return [join(dist, page), ...[...found].map((name) => code.get(name))];
}

const rows = [
  ["engine wasm, gzip", gzip("pkg/constrained_dynamics_bg.wasm"), budgets.wasm],
  ["first load of the course, gzip", total(firstLoad("index.html"), gzip), budgets.code],
  ["first load of an embedded scene, gzip", total(firstLoad("embed.html"), gzip), budgets.code],
  ["fonts, woff2", total(files.filter((file) => file.endsWith(".woff2")), size), budgets.fonts],
];

const kB = (bytes) => `${(bytes / kilo).toFixed(1)} kB`.padStart(10);
for (const [name, bytes, budget] of rows) {
  console.log(`${name.padEnd(40)}${kB(bytes)}  of ${kB(budget)}  ${bytes <= budget ? "ok" : "TOO LARGE"}`);
}
process.exit(rows.every(([, bytes, budget]) => bytes <= budget) ? 0 : 1);
