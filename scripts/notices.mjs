#!/usr/bin/env node
// The licence notices of everything that is shipped. Fails when a package has no notice or a licence that is not accepted.
//
// notices.mjs package [--check]   writes (compares) pkg/THIRD-PARTY-NOTICES.txt, the crates inside the wasm, and the copies
//                                 of our own licences beside it
// notices.mjs site                writes www/dist/licences.txt: the npm packages and fonts in the built site, and the crates
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { notices } from "./licences.mjs";

const root = join(import.meta.dirname, "..");
const read = (path) => readFileSync(join(root, path), "utf8");

/** Crates that are linked into the wasm: no build scripts, no macros, no tests. */
function crates() {
  const { stdout, status, stderr } = spawnSync(
    "cargo",
    ["metadata", "--locked", "--format-version", "1", "--filter-platform", "wasm32-unknown-unknown"],
    { cwd: root, encoding: "utf8", maxBuffer: 1e9 },
  );
  if (status !== 0) throw new Error(`cargo metadata: ${stderr}`);
  const { packages, resolve } = JSON.parse(stdout);
  const packageOf = new Map(packages.map((each) => [each.id, each]));
  const nodeOf = new Map(resolve.nodes.map((each) => [each.id, each]));
  const linked = new Set();
  const follow = (id) => {
    if (linked.has(id) || packageOf.get(id).targets.some(({ kind }) => kind.includes("proc-macro"))) return;
    linked.add(id);
    for (const { pkg, dep_kinds } of nodeOf.get(id).deps) if (dep_kinds.some(({ kind }) => kind === null)) follow(pkg);
  };
  follow(resolve.root);
  linked.delete(resolve.root);
  return [...linked]
    .map((id) => packageOf.get(id))
    .map(({ name, version, license, manifest_path }) => ({ name, version, licence: license, folder: dirname(manifest_path) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Linked too, but no crate of Cargo.lock. Its parts: core, alloc, std, compiler_builtins, dlmalloc, hashbrown. */
const standardLibrary = () => ({
  name: "The Rust standard library",
  version: /^channel = "(.+)"/m.exec(read("rust-toolchain.toml"))[1],
  licence: "MIT OR Apache-2.0",
  texts: [read("LICENSE-MIT").replace(/^Copyright.*$/m, "Copyright (c) The Rust Project Contributors\nCopyright (c) Alex Crichton (dlmalloc)\nCopyright (c) Amanieu d'Antras (hashbrown)").trim()],
});

/** npm packages whose code is in the site (www/.vite/packages.json is written by its build), and the fonts. */
function npmPackages() {
  const list = "www/.vite/packages.json";
  if (!existsSync(join(root, list))) throw new Error("the site is not built yet: make build");
  const fonts = Object.keys(JSON.parse(read("www/package.json")).dependencies).filter((name) => name.startsWith("@fontsource"));
  return [...JSON.parse(read(list)), ...fonts].map((name) => {
    const folder = join(root, "www/node_modules", name);
    const { version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return { name, version, licence: license, folder, author: typeof author === "string" ? author : author?.name };
  });
}

function ofPackage() {
  const head = "What others wrote and constrained_dynamics_bg.wasm, constrained_dynamics_lab_bg.wasm and their JavaScript contain.\nConstrained Dynamics itself: MIT or Apache-2.0, see LICENSE-MIT and LICENSE-APACHE.\n\n";
  return {
    "pkg/THIRD-PARTY-NOTICES.txt": head + notices([standardLibrary(), ...crates()]),
    "pkg/LICENSE-MIT": read("LICENSE-MIT"),
    "pkg/LICENSE-APACHE": read("LICENSE-APACHE"),
  };
}

function ofSite() {
  const own = { name: "Constrained Dynamics", version: JSON.parse(read("www/package.json")).version, licence: "MIT OR Apache-2.0", folder: root };
  const inWasm = read("pkg/THIRD-PARTY-NOTICES.txt");
  const head = "Licences of Constrained Dynamics and of everything that this site contains.\n\n";
  return { "www/dist/licences.txt": `${head}${notices([own, ...npmPackages()])}\n${inWasm.slice(inWasm.indexOf("="))}` };
}

const [what, option] = process.argv.slice(2);
try {
  if (what !== "package" && what !== "site") throw new Error("notices.mjs package [--check] | site");
  for (const [path, text] of Object.entries(what === "package" ? ofPackage() : ofSite())) {
    if (option !== "--check") writeFileSync(join(root, path), text);
    else if (!existsSync(join(root, path)) || read(path) !== text) throw new Error(`${path} is stale. Please run: node scripts/notices.mjs package`);
  }
} catch (error) {
  console.error(`\n  ${error.message}\n`);
  process.exitCode = 1;
}
