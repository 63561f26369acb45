// Run by `npm pack`, and by `npm install` of this folder: writes the entry points that hold their wasm themselves, for bundlers that copy no files. Each is its module with the
// wasm in it, as gzip in Base64. They are no part of the repository, since they repeat what is there.
// The engine's two files are one in them, and in the wasm for bundlers that copy it: the second in a section of the first.
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

/** The bytes of a number as WebAssembly writes it. */
function leb128(value) {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb128(value >>> 7)];
}

/** The engine in one file: its rest is a section of that name. */
function whole() {
  const [first, rest] = ["bg", "rest"].map((part) => readFileSync(file(`constrained_dynamics_${part}.wasm`)));
  const name = [4, ...Buffer.from("rest")];
  return Buffer.concat([first, Buffer.from([0, ...leb128(name.length + rest.length), ...name]), rest]);
}

/** The module with its wasm in it. `beside`: what it loads elsewhere. */
function inline(name, wasm, beside) {
  let source = readFileSync(file(`${name}.js`), "utf8");
  for (const [address, replacement] of beside) {
    if (source.split(address).length !== 2) throw new Error(`${name}.js should hold ${address} once`);
    source = source.replace(address, replacement);
  }
  const packed = gzipSync(wasm, { level: 9 }).toString("base64");
  return `${source}${unpack}const packedWasm = "${packed}";\n`;
}

/** Writes a file, where it is not that already. */
function put(target, content) {
  if (existsSync(file(target)) && readFileSync(file(target)).equals(Buffer.from(content))) return;
  // Renamed into place: another `npm pack` at the same time reads the whole of it or none.
  const part = file(`${target}.${process.pid}`);
  writeFileSync(part, content);
  renameSync(part, file(target));
}

const address = (part) => `new URL('constrained_dynamics_${part}.wasm', import.meta.url)`;
const engine = whole();
put("whole.wasm", engine);
put("inline.js", inline("constrained_dynamics", engine, [[address("bg"), "inlined()"], ["restSource ??= restFile();", ""], [address("rest"), "undefined"]]));
put("inline-lab.js", inline("constrained_dynamics_lab", readFileSync(file("constrained_dynamics_lab_bg.wasm")), [[address("lab_bg"), "inlined()"]]));
