// The binary form of a WebAssembly, as far as wasm-order.mjs and wasm-profile.mjs read and write it.

/** An unsigned LEB128 number and where it ends. */
export function read(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return [value, at];
  }
}

/** An unsigned number as LEB128. */
export function unsigned(value) {
  const out = [];
  do out.push((value & 0x7f) | (value > 0x7f ? 0x80 : 0));
  while ((value >>>= 7));
  return Buffer.from(out);
}

/** A signed number of 32 bits as LEB128. */
export function signed(value) {
  const out = [];
  for (; value < -64 || value > 63; value >>= 7) out.push((value & 0x7f) | 0x80);
  return Buffer.from([...out, value & 0x7f]);
}

/** Bytes with their number in front. */
export const sized = (bytes) => Buffer.concat([unsigned(bytes.length), bytes]);

/** A vector: the number of its items, and the items. */
export const vector = (items) => Buffer.concat([unsigned(items.length), ...items]);

/** A section as it stands in a module. */
export const section = (id, content) => Buffer.concat([Buffer.from([id]), sized(content)]);

/** The sections of a module: their numbers (1 types, 2 imports, 5 memories, 10 code) and contents. */
export function sections(bytes) {
  const out = [];
  for (let at = 8; at < bytes.length; ) {
    const [length, start] = read(bytes, at + 1);
    out.push({ id: bytes[at], content: bytes.subarray(start, start + length) });
    at = start + length;
  }
  return out;
}

/** The bodies of the functions in the content of a code section. */
export function bodiesOf(content) {
  let [count, at] = read(content, 0);
  const bodies = [];
  for (; count > 0; count--) {
    const [length, start] = read(content, at);
    bodies.push(content.subarray(start, start + length));
    at = start + length;
  }
  return bodies;
}

/** How many functions the content of an import section names, before those of the module. Tables, memories and globals are read over. */
export function importedFunctions(content) {
  let [count, at] = read(content, 0);
  let functions = 0;
  const skip = (numbers) => {
    for (; numbers > 0; numbers--) [, at] = read(content, at);
  };
  const limits = () => {
    const bounded = content[at++] & 1;
    skip(1 + bounded);
  };
  for (; count > 0; count--) {
    for (const _ of ["module", "name"]) {
      const [length, text] = read(content, at);
      at = text + length;
    }
    const kinds = [
      () => (skip(1), (functions += 1)),
      () => ((at += 1), limits()), // a table: its type, its limits
      limits,
      () => (at += 2), // a global: its type, and 1 where it can change
    ];
    kinds[content[at++]]();
  }
  return functions;
}
