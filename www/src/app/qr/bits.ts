// Data of a QR code (ISO/IEC 18004), byte mode, error correction level M: text to code words, in blocks with Reed–Solomon words.

/** Error correction words of a block, and blocks, for versions 1 to 40 at level M. */
const wordsOfBlock = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
const blocks = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
  31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
];

/** Modules that hold data: all but the patterns. */
export function dataModules(version: number): number {
  let count = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    count -= (25 * marks - 10) * marks - 55;
    if (version >= 7) count -= 36;
  }
  return count;
}

const allWords = (version: number): number => Math.floor(dataModules(version) / 8);
const dataWords = (version: number): number =>
  allWords(version) - (wordsOfBlock[version - 1] as number) * (blocks[version - 1] as number);

/** The smallest version that holds so many bytes; null where none does. */
export function versionFor(bytes: number): number | null {
  for (let version = 1; version <= 40; version += 1) {
    const head = 4 + (version < 10 ? 8 : 16);
    if (head + 8 * bytes <= 8 * dataWords(version)) return version;
  }
  return null;
}

/** The words as they stand in the code: data and error correction, blocks interleaved. */
export function codeWords(text: Uint8Array, version: number): Uint8Array {
  return interleaved(padded(text, version), version);
}

function padded(text: Uint8Array, version: number): Uint8Array {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i -= 1) bits.push((value >>> i) & 1);
  };
  put(4, 4);
  put(text.length, version < 10 ? 8 : 16);
  for (const byte of text) put(byte, 8);
  const room = 8 * dataWords(version);
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  const out = new Uint8Array(room / 8);
  bits.forEach((bit, i) => {
    out[i >> 3] = (out[i >> 3] as number) | (bit << (7 - (i & 7)));
  });
  return out;
}

function interleaved(data: Uint8Array, version: number): Uint8Array {
  const count = blocks[version - 1] as number;
  const check = wordsOfBlock[version - 1] as number;
  const all = allWords(version);
  const short = Math.floor(all / count) - check;
  const longer = all % count;
  const divisor = generator(check);
  const parts: Uint8Array[] = [];
  const checks: Uint8Array[] = [];
  for (let i = 0, at = 0; i < count; i += 1) {
    const part = data.subarray(at, at + short + (i < count - longer ? 0 : 1));
    at += part.length;
    parts.push(part);
    checks.push(remainder(part, divisor));
  }
  const out: number[] = [];
  const weave = (lists: readonly Uint8Array[], length: number): void => {
    for (let i = 0; i < length; i += 1)
      for (const list of lists) if (i < list.length) out.push(list[i] as number);
  };
  weave(parts, short + 1);
  weave(checks, check);
  return Uint8Array.from(out);
}

/** The product in GF(2⁸) modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}

/** The generator polynomial of this degree, without its leading 1. */
function generator(degree: number): Uint8Array {
  const out = new Uint8Array(degree);
  out[degree - 1] = 1;
  for (let i = 0, root = 1; i < degree; i += 1, root = times(root, 2))
    for (let j = 0; j < degree; j += 1) out[j] = times(out[j] as number, root) ^ (out[j + 1] ?? 0);
  return out;
}

function remainder(data: Uint8Array, divisor: Uint8Array): Uint8Array {
  const out = new Uint8Array(divisor.length);
  for (const byte of data) {
    const factor = byte ^ (out[0] as number);
    out.copyWithin(0, 1);
    out[out.length - 1] = 0;
    divisor.forEach((each, i) => {
      out[i] = (out[i] as number) ^ times(each, factor);
    });
  }
  return out;
}
