// The budgets of the engine and of the first load, measured on what is built: www/dist/ and pkg/. Exit code 1 when one is exceeded.
// size.mjs [folder of the built site]
//
// First load: what a reader's browser really fetches to show the contents and lesson 1 in English (or one embedded
// scene): pages, scripts, styles. The other lessons, panels, languages and three.js wait until somebody wants them.
import { readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { firstLoad, manifestOf, visits } from "./first-load.mjs";

const dist = process.argv[2] ?? "www/dist";
const kilo = 1000;
const budgets = { wasm: 230 * kilo, rest: 270 * kilo, laboratory: 90 * kilo, code: 160 * kilo, fonts: 150 * kilo };

const gzip = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
const size = (file) => readFileSync(file).length;
const total = (list, measure) => list.reduce((sum, file) => sum + measure(file), 0);
const visit = (name) => firstLoad(dist, visits[name]).map((file) => join(dist, file));
const fonts = readdirSync(join(dist, "assets")).filter((file) => extname(file) === ".woff2").map((file) => join(dist, "assets", file));

const rows = [
  ["engine wasm, first file, gzip", gzip("pkg/constrained_dynamics_bg.wasm"), budgets.wasm],
  ["engine wasm, second file, gzip", gzip("pkg/constrained_dynamics_rest.wasm"), budgets.rest],
  ["laboratory wasm, gzip", gzip("pkg/constrained_dynamics_lab_bg.wasm"), budgets.laboratory],
  ["first load of the course, gzip", total(visit("course"), gzip), budgets.code],
  ["first load of an embedded scene, gzip", total(visit("embed"), gzip), budgets.code],
  ["fonts, woff2", total(fonts, size), budgets.fonts],
];

const kB = (bytes) => `${(bytes / kilo).toFixed(1)} kB`.padStart(10);
const verdict = (bytes, budget) => (bytes <= budget ? "ok" : "TOO LARGE");
for (const [name, bytes, budget] of rows) {
  console.log(`${name.padEnd(40)}${kB(bytes)}  of ${kB(budget)}  ${verdict(bytes, budget)}`);
}

console.log("\nfetched when it is wanted, the largest, gzip");
const first = new Set([...visit("course"), ...visit("embed")]);
const later = Object.values(manifestOf(dist))
  .map(({ file }) => join(dist, file))
  .filter((file) => extname(file) === ".js" && !first.has(file))
  .map((file) => [file, gzip(file)])
  .sort(([, a], [, b]) => b - a);
for (const [file, bytes] of later.slice(0, 6)) console.log(`${file.slice(join(dist, "assets").length + 1).padEnd(40)}${kB(bytes)}`);

process.exit(rows.some(([, bytes, budget]) => bytes > budget) ? 1 : 0);
