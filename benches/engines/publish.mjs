// Writes the results into the repository: numbers, a picture, tables. Scenes that were not measured stay as they were.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { plot } from "./plot.mjs";

const page = new URL("../../docs/benchmarks.md", import.meta.url);

/**
 * `measured`: by scene, what `describe(scene, measured)` puts into words; `file`: the numbers of all scenes, as JSON;
 * `picture`: their SVG, drawn as `drawing` says (see plot.mjs).
 */
export function publish(measured, { file, picture, drawing, describe }) {
  const all = { ...(existsSync(file) && JSON.parse(readFileSync(file, "utf8"))), ...measured };
  writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`);
  writeFileSync(picture, plot(all, drawing));
  fillPage(Object.fromEntries(Object.keys(all).map((name) => [name, describe(name, all[name])])));
}

/** Puts texts into docs/benchmarks.md, each between <!-- name --> and <!-- /name -->. */
export function fillPage(texts) {
  const before = readFileSync(page, "utf8");
  writeFileSync(page, Object.entries(texts).reduce((whole, [name, text]) => between(whole, name, text), before));
}

function between(whole, name, text) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [whole.indexOf(start), whole.indexOf(end)];
  if (from < 0 || to < 0) throw new Error(`docs/benchmarks.md has no place for ${name}`);
  return `${whole.slice(0, from)}${start}\n${text}\n${whole.slice(to)}`;
}
