// wasm-split.mjs WHOLE.wat RAN.json FIRST.wat REST.wat: divides a module, as text from wasm-dis, into two that share memory and tables.
//
// The first keeps the functions named in RAN.json (wasm-profile.mjs), the allocator, all data and all exports. The others move to the rest, which is loaded
// later, into the table of the first: where the first needs one of them, a function of the same type stands that calls it by its place there.
// Each of these functions first makes sure that the rest is there: `loadRest` is a function of JavaScript that returns when it is.
import { readFileSync, writeFileSync } from "node:fs";

const [input, ran, firstFile, restFile] = process.argv.slice(2);
const kept = new Set(JSON.parse(readFileSync(ran, "utf8")).map((number) => `$${number}`));

/** The fields of the module: from a line with an indent of one to the line before the next. */
function fieldsOf(text) {
  const lines = text.slice(text.indexOf("\n") + 1, text.lastIndexOf(")")).split(/\n(?= \()/);
  return lines.map((line) => ({ text: line, kind: /^ *\((\w+)/.exec(line)[1], name: /\((?:func|global|memory|table|export) (\S+)/.exec(line)?.[1] }));
}

const all = fieldsOf(readFileSync(input, "utf8"));
const of = (kind) => all.filter((field) => field.kind === kind);
const texts = (fields) => fields.map(({ text }) => text);
const called = (fields) => new Set(fields.flatMap(({ text }) => [...text.matchAll(/\((?:return_call|call|ref\.func) (\$\d+|\$fimport\$\d+)/g)].map(([, name]) => name)));

const functions = of("func");
const byName = new Map(functions.map((field) => [field.name, field]));

// The ways of the allocator depend on what was freed before; a run does not show them all.
const allocator = /"__wbindgen_(?:malloc|realloc|free)" \(func (\$\d+)\)/;
const allocation = new Set(texts(of("export")).flatMap((text) => allocator.exec(text)?.[1] ?? []));
for (const name of allocation) if (byName.has(name)) for (const each of called([byName.get(name)])) allocation.add(each);
for (const name of allocation) kept.add(name);

const own = functions.filter(({ name }) => kept.has(name));
const moved = functions.filter(({ name }) => !kept.has(name));
const inTable = new Set(of("elem").flatMap(({ text }) => text.match(/\$\d+(?=[ )])/g)));
const exported = new Set(of("export").flatMap(({ text }) => /\(func (\$\d+)\)/.exec(text)?.[1] ?? []));
const fromFirst = called(own);
const entries = moved.filter(({ name }) => fromFirst.has(name) || inTable.has(name) || exported.has(name));
const fromRest = called(moved);
const lent = own.filter(({ name }) => fromRest.has(name));

/** "(param $0 i32) (result i32)" of a function, with the names of its parameters or without. */
function typeOf({ text }) {
  const head = text.slice(0, text.indexOf("\n"));
  const parameters = [...head.matchAll(/\(param \S+ (\w+)\)/g)].map(([, type]) => type);
  return { parameters, named: parameters.map((type, i) => `(param $${i} ${type})`).join(" "), result: /\(result [^)]*\)/.exec(head)?.[0] ?? "" };
}

/** Table of functions: its name and how many entries it has, after which those of the rest come. */
const [, table, size] = /^ \(table (\S+) (\d+) \d+ funcref\)/m.exec(texts(of("table")).join("\n"));
const grown = Number(size) + entries.length;

function entry(field, i) {
  const { parameters, named, result } = typeOf(field);
  const plain = parameters.map((type) => `(param ${type})`).join(" ");
  const values = parameters.map((_, k) => `(local.get $${k})`).join(" ");
  return ` (func ${field.name} ${named} ${result} (call $rest) (call_indirect ${table} ${plain} ${result} ${values} (i32.const ${Number(size) + i})))`;
}

const short = (i) => i.toString(36);
const shared = ["memory", "table", "global"].flatMap((kind) => of(kind).map(({ name, text }) => ({ kind, name, text })));

const first = [
  ...texts(of("type")),
  ...texts(of("import")),
  ` (import "./constrained_dynamics_bg.js" "loadRest" (func $loadRest))`,
  ...texts(of("global")),
  " (global $absent (mut i32) (i32.const 1))",
  ...texts(of("memory")),
  ...texts(of("data")),
  ...texts(of("table")).map((text) => text.replace(`(table ${table} ${size} ${size} `, `(table ${table} ${grown} ${grown} `)),
  ...texts(of("elem")),
  ...texts(of("export")),
  ...shared.map(({ kind, name }, i) => ` (export "-${short(i)}" (${kind} ${name}))`),
  ...lent.map(({ name }, i) => ` (export "${short(i)}" (func ${name}))`),
  ...texts(own),
  " (func $rest (if (global.get $absent) (then (call $loadRest) (global.set $absent (i32.const 0)))))",
  ...entries.map(entry),
];

/** The declaration of a shared thing, without its initial value. */
function declared({ kind, name, text }) {
  if (kind === "global") return `(global ${name} ${/^ \(global \S+ (\(mut \w+\)|\w+)/.exec(text)[1]})`;
  return text.trim().replace(`(table ${table} ${size} ${size} `, `(table ${table} ${grown} ${grown} `);
}

const rest = [
  ...texts(of("type")),
  ...of("import").filter(({ name }) => fromRest.has(name)).map(({ text }) => text),
  ...shared.map((each, i) => ` (import "first" "-${short(i)}" ${declared(each)})`),
  ...lent.map((field, i) => ` (import "first" "${short(i)}" (func ${field.name} ${typeOf(field).named} ${typeOf(field).result}))`),
  ` (elem (table ${table}) (i32.const ${size}) func ${entries.map(({ name }) => name).join(" ")})`,
  ...texts(moved),
];

const module = (fields) => `(module\n${fields.join("\n")}\n)\n`;
writeFileSync(firstFile, module(first));
writeFileSync(restFile, module(rest));
