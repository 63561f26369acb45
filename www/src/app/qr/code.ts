// A QR code as a square of modules (ISO/IEC 18004): patterns, code words, and the mask with the smallest penalty. Level M.
import { codeWords, versionFor } from "./bits";

/** Rows of modules; true is dark. */
export type Modules = readonly (readonly boolean[])[];

/** Null where the text is too long (2331 bytes). */
export function qrCode(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === null) return null;
  const drawing = new Drawing(version);
  drawing.words(codeWords(bytes, version));
  return drawing.masked();
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Drawing {
  readonly #size: number;
  readonly #dark: boolean[][];
  /** Patterns, which no mask changes. */
  readonly #fixed: boolean[][];

  constructor(readonly version: number) {
    const size = 4 * version + 17;
    this.#size = size;
    this.#dark = square(size);
    this.#fixed = square(size);
    for (let i = 0; i < size; i += 1) {
      this.#set(6, i, i % 2 === 0);
      this.#set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const)
      this.#rings(x, y, 4);
    this.#alignment();
    this.#format(0);
    this.#versions();
  }

  #set(x: number, y: number, dark: boolean): void {
    (this.#dark[y] as boolean[])[x] = dark;
    (this.#fixed[y] as boolean[])[x] = true;
  }

  /** Finder (reach 4, with its white border) or alignment mark (reach 2). */
  #rings(cx: number, cy: number, reach: number): void {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) {
        const x = cx + dx;
        const y = cy + dy;
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        const dark = reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1;
        if (x >= 0 && y >= 0 && x < this.#size && y < this.#size) this.#set(x, y, dark);
      }
  }

  #alignment(): void {
    if (this.version === 1) return;
    const count = Math.floor(this.version / 7) + 2;
    const step = Math.floor((this.version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
    const places = [6];
    for (let i = count - 2; i >= 0; i -= 1) places.push(this.#size - 7 - i * step);
    const last = count - 1;
    places.forEach((x, i) => {
      places.forEach((y, j) => {
        const finder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!finder) this.#rings(x, y, 2);
      });
    });
  }

  /** Level M is 00. */
  #format(mask: number): void {
    let rest = mask;
    for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
    const size = this.#size;
    for (let i = 0; i <= 5; i += 1) this.#set(8, i, bit(i));
    this.#set(8, 7, bit(6));
    this.#set(8, 8, bit(7));
    this.#set(7, 8, bit(8));
    for (let i = 9; i < 15; i += 1) this.#set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i += 1) this.#set(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i += 1) this.#set(8, size - 15 + i, bit(i));
    this.#set(8, size - 8, true);
  }

  #versions(): void {
    if (this.version < 7) return;
    let rest = this.version;
    for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let i = 0; i < 18; i += 1) {
      const far = this.#size - 11 + (i % 3);
      const near = Math.floor(i / 3);
      const dark = ((bits >>> i) & 1) === 1;
      this.#set(far, near, dark);
      this.#set(near, far, dark);
    }
  }

  /** In pairs of columns from the right, up and down by turns. */
  words(words: Uint8Array): void {
    let i = 0;
    for (let right = this.#size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let n = 0; n < this.#size; n += 1) {
        const y = ((right + 1) & 2) === 0 ? this.#size - 1 - n : n;
        for (const x of [right, right - 1]) {
          if (this.#fixed[y]?.[x]) continue;
          const dark = i < 8 * words.length && (((words[i >> 3] as number) >>> (7 - (i & 7))) & 1) === 1;
          (this.#dark[y] as boolean[])[x] = dark;
          i += 1;
        }
      }
    }
  }

  #flip(mask: number): void {
    const turns = masks[mask] as (typeof masks)[number];
    this.#dark.forEach((row, y) => {
      row.forEach((dark, x) => {
        if (!this.#fixed[y]?.[x]) row[x] = dark !== turns(x, y);
      });
    });
  }

  /** With the mask of the smallest penalty. */
  masked(): Modules {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let mask = 0; mask < masks.length; mask += 1) {
      this.#flip(mask);
      this.#format(mask);
      const points = penalty(this.#dark);
      if (points < least) {
        least = points;
        best = mask;
      }
      this.#flip(mask);
    }
    this.#flip(best);
    this.#format(best);
    return this.#dark;
  }
}

const square = (size: number): boolean[][] =>
  Array.from({ length: size }, () => new Array<boolean>(size).fill(false));

/** Runs of one colour, blocks of two by two, what looks like a finder, and too much of one colour. */
export function penalty(modules: Modules): number {
  const size = modules.length;
  const columns = modules.map((_, x) => modules.map((row) => row[x] as boolean));
  let points = 0;
  for (const line of [...modules, ...columns]) {
    let text = "";
    for (const dark of line) text += dark ? "1" : "0";
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    for (let i = 0; i + 11 <= size; i += 1) {
      const part = text.slice(i, i + 11);
      if (part === "10111010000" || part === "00001011101") points += 40;
    }
  }
  let dark = 0;
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const here = modules[y]?.[x];
      if (here) dark += 1;
      if (
        x > 0 &&
        y > 0 &&
        here === modules[y]?.[x - 1] &&
        here === modules[y - 1]?.[x] &&
        here === modules[y - 1]?.[x - 1]
      )
        points += 3;
    }
  const share = Math.abs(20 * dark - 10 * size * size);
  return points + 10 * Math.max(0, Math.ceil(share / (size * size)) - 1);
}
