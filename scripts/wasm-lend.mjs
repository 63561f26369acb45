// wasm-lend.mjs FIRST.wasm REST.wat: gives the functions that the first file lends to the rest (wasm-split.mjs) names in the order in which
// the first file holds them. Listed so, their numbers and names grow evenly, which gzip makes smaller than the order of the undivided module.
import { readFileSync, writeFileSync } from "node:fs";
import { read, section, sections, sized, vector } from "./wasm-binary.mjs";

const [firstFile, restFile] = process.argv.slice(2);
const EXPORTS = 7;

/** The entries of an export section: each name, and the kind and number behind it as they stand. */
function exportsOf(content) {
  let [count, at] = read(content, 0);
  const out = [];
  for (; count > 0; count--) {
    const [length, text] = read(content, at);
    const [number, end] = read(content, text + length + 1);
    out.push({ name: content.toString("utf8", text, text + length), number, thing: content.subarray(text + length, end) });
    at = end;
  }
  return out;
}

const bytes = readFileSync(firstFile);
const all = sections(bytes);
const entries = exportsOf(all.find(({ id }) => id === EXPORTS).content);
const isLent = ({ name }) => name.startsWith("lent ");
const lent = entries.filter(isLent).sort((a, b) => a.number - b.number);
const names = new Map(lent.map(({ name }, i) => [name, i.toString(36)]));
const renamed = [...entries.filter((entry) => !isLent(entry)), ...lent].map(({ name, thing }) =>
  Buffer.concat([sized(Buffer.from(names.get(name) ?? name)), thing]),
);
const written = all.map(({ id, content }) => section(id, id === EXPORTS ? vector(renamed) : content));
writeFileSync(firstFile, Buffer.concat([bytes.subarray(0, 8), ...written]));

const imported = / \(import "first" "(lent \d+)" (.*)\n/g;
const rest = readFileSync(restFile, "utf8");
const functions = new Map([...rest.matchAll(imported)].map(([, name, declared]) => [name, declared]));
const lines = lent.map(({ name }) => ` (import "first" "${names.get(name)}" ${functions.get(name)}\n`);
let placed = false;
writeFileSync(
  restFile,
  rest.replace(imported, () => {
    if (placed) return "";
    placed = true;
    return lines.join("");
  }),
);
