// The forces in the rods as colour and width: blue is pulled, orange is pushed, as negative and positive λ are painted in
// the matrices; the scale is round and changes rarely. Colour maths is pure.
import { formatChosen } from "../../panels/numbers";
import { ArrowScale, longest } from "../arrow-scale";
import type { Pen } from "../pen";

/** Steps of colour on either side of zero. */
export const shades = 8;
/** Weak forces still differ from none. */
const gamma = 0.7;
/** Makes the scale the round number above the largest force: an arrow's takes a part of its room. */
const reach = 1 / longest;
/** Width that the largest force adds, px. */
const growth = 4.5;

export class Loads {
  readonly #scale = new ArrowScale();
  /** N, one per rod; NaN where a rod has no force of its own. */
  values: Float64Array = new Float64Array(0);

  /** The force that has the full colour, N. */
  get full(): number {
    return this.#scale.value;
  }

  /** True while the scale is still moving. */
  update(values: Float64Array, still: boolean): boolean {
    this.values = values;
    let largest = 0;
    for (const value of values) if (Math.abs(value) > largest) largest = Math.abs(value);
    // Rounding leaves forces of 10⁻¹⁵ N where there are none.
    return this.#scale.update(largest > 1e-9 ? largest : 0, reach, performance.now() / 1000, still);
  }
  forget(): void {
    this.#scale.forget();
  }

  /** −shades (pushed) … shades (pulled). */
  shade(rod: number): number {
    return shadeOf(this.values[rod] ?? Number.NaN, this.full);
  }
}

export function shadeOf(force: number, full: number): number {
  if (!(Math.abs(force) > 0) || !(full > 0)) return 0;
  const part = Math.min(1, Math.abs(force) / full) ** gamma;
  return Math.sign(force) * Math.max(1, Math.round(part * shades));
}

/** Pixels wider than a rod without force. */
export function growthOf(shade: number): number {
  return (Math.abs(shade) / shades) * growth;
}

/** "#rrggbb" between two others; `part` 0 to 1. */
export function mix(from: string, to: string, part: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((x, i) => Math.round(x + Math.max(0, Math.min(1, part)) * ((b[i] ?? 0) - x)));
  return `#${mixed.map((x) => x.toString(16).padStart(2, "0")).join("")}`;
}

export function isDark(color: string): boolean {
  return channels(color).reduce((sum, x) => sum + x, 0) < 3 * 128;
}
/** A built page shortens #ffffff to #fff. */
function channels(color: string): number[] {
  const short = /^#([0-9a-f]{3})$/i.exec(color)?.[1];
  const long = /^#([0-9a-f]{6})$/i.exec(color)?.[1];
  const digits = long ?? (short ? [...short].map((digit) => digit + digit).join("") : "808080");
  return [0, 2, 4].map((i) => Number.parseInt(digits.slice(i, i + 2), 16));
}

/** The colour of a shade in the present theme. */
export function shadeColor(pen: Pen, shade: number): string {
  const end = shade < 0 ? "--compression" : "--tension";
  return mix(
    pen.color("--slack"),
    pen.color(end),
    shade === 0 ? 0 : 0.25 + (0.75 * Math.abs(shade)) / shades,
  );
}

/** The bar at the lower right: from pushed through none to pulled, with the force of the full colour at its ends. */
export function drawLoadBar(pen: Pen, width: number, height: number, full: number, words: LoadWords): void {
  const { context } = pen;
  const right = width - 14;
  const left = right - (2 * shades + 1) * barStep;
  const y = height - 29;
  for (let shade = -shades; shade <= shades; shade++) {
    const thick = 1.6 + growthOf(shade);
    context.fillStyle = shadeColor(pen, shade);
    context.fillRect(left + (shade + shades) * barStep, y - thick / 2, barStep + 0.4, thick);
  }
  pen.text(words.pushed, left, y - 13, "--compression-ink", "left");
  pen.text(words.pulled, right, y - 13, "--tension", "right");
  const force = `${formatChosen(full)} N`;
  pen.text(force, left, y + 13, "--compression-ink", "left");
  pen.text("0", (left + right) / 2, y + 13, "--muted", "center");
  pen.text(force, right, y + 13, "--tension", "right");
}
const barStep = 8;

export interface LoadWords {
  readonly pushed: string;
  readonly pulled: string;
}
