// A picture of the level sets of a function: one colour above zero, another below, stronger from band to band.

/** Opacity of the first band, of each further one in addition, and of lines between them. */
const first = 0.045;
const more = 0.035;
const most = 0.28;
const line = 0.26;
/** Beyond so many bands there are no lines any more. */
const farthest = 9;

export interface BandColors {
  readonly above: string;
  readonly below: string;
}

/** `values` row by row, the lowest first; `between`: from one level to the next. */
export function paintBands(
  values: Float64Array,
  width: number,
  height: number,
  between: number,
  colors: BandColors,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  const image = context.createImageData(width, height);
  const [above, below] = [parse(colors.above), parse(colors.below)];
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const at = (height - 1 - j) * width + i;
      const value = (values[j * width + i] ?? 0) / between;
      const right = (values[j * width + Math.min(width - 1, i + 1)] ?? 0) / between;
      const up = (values[Math.min(height - 1, j + 1) * width + i] ?? 0) / between;
      const band = Math.floor(value);
      const color = value > 0 ? above : below;
      const depth = value > 0 ? band : -band - 1;
      // In pixels from the nearest level.
      const off = Math.abs(value - Math.round(value)) / Math.hypot(right - value, up - value);
      const edge = Math.abs(Math.round(value)) < farthest ? Math.max(0, Math.min(1, 1.2 - off)) : 0;
      const alpha = Math.min(most, first + more * depth) + line * edge;
      image.data.set([...color, Math.round(255 * alpha)], 4 * at);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** "#8a5a00" as three numbers. */
function parse(color: string): readonly [number, number, number] {
  const number = Number.parseInt(color.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}
