// Run by `npm pack`: writes the entry points that hold their wasm themselves, for bundlers that copy no files. Each is its module with the
// wasm in it, as gzip in Base64. They are no part of the repository, since they repeat what is there.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

const unpack = `
/** The WebAssembly, unpacked from this module. */
async function inlined() {
    const packed = Uint8Array.from(atob(packedWasm), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
`;

/** The module with its wasm in it. */
function inline(name) {
  const source = readFileSync(file(`${name}.js`), "utf8");
  const address = `new URL('${name}_bg.wasm', import.meta.url)`;
  if (source.split(address).length !== 2) throw new Error(`${name}.js should hold ${address} once`);
  const packed = gzipSync(readFileSync(file(`${name}_bg.wasm`)), { level: 9 }).toString("base64");
  return `${source.replace(address, "inlined()")}${unpack}const packedWasm = "${packed}";\n`;
}

for (const [name, target] of [["constrained_dynamics", "inline.js"], ["constrained_dynamics_lab", "inline-lab.js"]]) {
  const text = inline(name);
  if (existsSync(file(target)) && readFileSync(file(target), "utf8") === text) continue;
  // Renamed into place: another `npm pack` at the same time reads the whole of it or none.
  const part = file(`${target}.${process.pid}`);
  writeFileSync(part, text);
  renameSync(part, file(target));
}
