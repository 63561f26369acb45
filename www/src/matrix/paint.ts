// Draws one matrix on a canvas: brackets, coloured cells with or without numbers, labels of rows and columns, and what is lit.
import { drawSymbol } from "../panels/symbol";
import type { Colors } from "../styles/palette";
import { cellNumber } from "./cell-number";
import { cellsOf, type Fit, type Starts, strongest } from "./fit";
import { depth, depthOfPainted, largestOf } from "./shade";
import type { Grid } from "./system";

/** Entries that are lit, by row and by column. */
export interface Light {
  readonly rows: ReadonlySet<number>;
  readonly cols: ReadonlySet<number>;
}
export interface Picture {
  readonly grid: Grid;
  readonly fit: Fit;
  /** True where an entry belongs to a block; others are blank. */
  readonly block: (row: number, col: number) => boolean;
  /** Of the entry's row and column, as symbols ("C_2"); empty for none. */
  readonly rowLabel: (row: number) => string;
  readonly colLabel: (col: number) => string;
  readonly light: Light;
  /** Rows that follow from others. */
  readonly marked: ReadonlySet<number>;
  /** The whole matrix painted by the core, for a picture of dots; null where the page made the matrix. */
  readonly dots: ImageData | null;
}
/** Sizes in CSS px. */
export interface Look {
  readonly colors: Colors;
  /** Of labels and numbers. */
  readonly size: number;
}
/** Where the cells lie on the canvas, and how large that is. CSS px */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly canvasWidth: number;
  readonly canvasHeight: number;
}

const bracket = 5;
const gap = 3;

export function placeOf({ fit, rowLabel, colLabel }: Picture, look: Look): Place {
  const labelled = (label: (i: number) => string): boolean => label(0) !== "";
  const left = (labelled(rowLabel) ? Math.ceil(2.4 * look.size) + 4 : 2) + bracket + gap;
  const top = (labelled(colLabel) ? Math.ceil(1.6 * look.size) : 3) + 2;
  const width = cellsOf(fit.cols) * fit.width;
  const height = cellsOf(fit.rows) * fit.height;
  return {
    left,
    top,
    width,
    height,
    canvasWidth: Math.ceil(left + width + gap + bracket + 2),
    canvasHeight: Math.ceil(top + height + 4),
  };
}

export function paint(pen: CanvasRenderingContext2D, picture: Picture, place: Place, look: Look): void {
  pen.clearRect(0, 0, place.canvasWidth, place.canvasHeight);
  if (picture.fit.mode === "image") dots(pen, picture, place, look);
  else cells(pen, picture, place, look);
  brackets(pen, place, look);
  for (const row of picture.marked) outlineRow(pen, picture, place, look, row);
  bands(pen, picture, place, look);
  labels(pen, picture, place, look);
}

/** "#0b62a8" → [11, 98, 168]; black for anything else. */
function rgb(color: string): [number, number, number] {
  const digits = /^#([0-9a-f]{6})$/i.exec(color)?.[1] ?? "000000";
  return [0, 2, 4].map((i) => Number.parseInt(digits.slice(i, i + 2), 16)) as [number, number, number];
}

function cells(pen: CanvasRenderingContext2D, picture: Picture, place: Place, { colors, size }: Look): void {
  const { grid, fit } = picture;
  const largest = largestOf(grid.data);
  const most = fit.mode === "numbers" ? Number(colors.get("--matrix-under-numbers")) : 1;
  const [plus, minus, hair] = [
    colors.get("--matrix-plus"),
    colors.get("--matrix-minus"),
    colors.get("--hair"),
  ];
  const inset = fit.width > 9 ? 0.5 : 0;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.font = `500 ${size}px ${colors.get("--sans")}`;
  for (let i = 0; i < cellsOf(fit.rows); i++)
    for (let j = 0; j < cellsOf(fit.cols); j++) {
      if (!inhabited(picture, i, j)) continue;
      const value = strongest(grid.data, grid.cols, fit, i, j);
      const [x, y] = [place.left + j * fit.width, place.top + i * fit.height];
      const [w, h] = [fit.width - 2 * inset, fit.height - 2 * inset];
      pen.fillStyle = hair;
      pen.fillRect(x + inset, y + inset, w, h);
      pen.fillStyle = value < 0 ? minus : plus;
      pen.globalAlpha = most * depth(value, largest);
      pen.fillRect(x + inset, y + inset, w, h);
      pen.globalAlpha = 1;
      if (fit.mode !== "numbers") continue;
      pen.fillStyle = colors.get("--ink");
      pen.fillText(cellNumber(value), x + fit.width / 2, y + fit.height / 2 + 0.5, fit.width - 4);
    }
}

/** True where a cell has an entry that belongs to a block. */
function inhabited({ fit, block }: Picture, row: number, col: number): boolean {
  for (let i = fit.rows[row] as number; i < (fit.rows[row + 1] as number); i++)
    for (let j = fit.cols[col] as number; j < (fit.cols[col + 1] as number); j++)
      if (block(i, j)) return true;
  return false;
}

/** A picture of one dot per entry, in the page's colours and on the page's scale. */
function dots(pen: CanvasRenderingContext2D, picture: Picture, place: Place, { colors }: Look): void {
  const { rows, cols } = picture.grid;
  const shade = picture.dots ? painted(picture.dots) : computed(picture.grid);
  const [plus, minus] = [rgb(colors.get("--matrix-plus")), rgb(colors.get("--matrix-minus"))];
  const own = new ImageData(cols, rows);
  for (let k = 0; k < rows * cols; k++) {
    const depth = shade(k);
    own.data.set(depth < 0 ? minus : plus, 4 * k);
    own.data[4 * k + 3] = 255 * Math.abs(depth);
  }
  const whole = new OffscreenCanvas(cols, rows);
  whole.getContext("2d")?.putImageData(own, 0, 0);
  pen.imageSmoothingEnabled = picture.fit.width < 1;
  pen.drawImage(whole, place.left, place.top, place.width, place.height);
}

/** Depth with the entry's sign, from the core's picture: its negative colour has less red than blue. */
function painted({ data }: ImageData): (k: number) => number {
  return (k) => {
    const negative = (data[4 * k] as number) < (data[4 * k + 2] as number);
    return (negative ? -1 : 1) * depthOfPainted(data[4 * k + 3] as number);
  };
}
/** Depth with the entry's sign, from the numbers. */
function computed({ data }: Grid): (k: number) => number {
  const largest = largestOf(data);
  return (k) => Math.sign(data[k] as number) * depth(data[k] as number, largest);
}

function brackets(pen: CanvasRenderingContext2D, place: Place, { colors }: Look): void {
  pen.strokeStyle = colors.get("--ink");
  pen.lineWidth = 1.4;
  const [top, bottom] = [place.top - 2, place.top + place.height + 2];
  for (const [edge, inwards] of [
    [place.left - gap - bracket, bracket],
    [place.left + place.width + gap + bracket, -bracket],
  ] as const) {
    pen.beginPath();
    pen.moveTo(edge + inwards, top);
    pen.lineTo(edge, top);
    pen.lineTo(edge, bottom);
    pen.lineTo(edge + inwards, bottom);
    pen.stroke();
  }
}

/** Which cell an entry is in. */
export function cellAt(starts: Starts, entry: number): number {
  const next = starts.findIndex((start) => start > entry);
  return next < 0 ? cellsOf(starts) - 1 : next - 1;
}

function outlineRow(
  pen: CanvasRenderingContext2D,
  { fit }: Picture,
  place: Place,
  { colors }: Look,
  row: number,
): void {
  pen.strokeStyle = colors.get("--warn");
  pen.lineWidth = 1.2;
  pen.setLineDash([3, 3]);
  const y = place.top + cellAt(fit.rows, row) * fit.height;
  pen.strokeRect(place.left + 0.5, y + 0.5, place.width - 1, Math.max(2, fit.height - 1));
  pen.setLineDash([]);
}

/** A tint and a frame for what is lit. */
function bands(pen: CanvasRenderingContext2D, { fit, light }: Picture, place: Place, { colors }: Look): void {
  const lit = new Path2D();
  for (const [from, to] of runs(light.rows, fit.rows))
    lit.rect(place.left, place.top + from * fit.height, place.width, (to - from) * fit.height);
  for (const [from, to] of runs(light.cols, fit.cols))
    lit.rect(place.left + from * fit.width, place.top, (to - from) * fit.width, place.height);
  pen.fillStyle = pen.strokeStyle = colors.get("--focus");
  pen.globalAlpha = 0.1;
  pen.fill(lit);
  pen.globalAlpha = 1;
  pen.lineWidth = 1.5;
  pen.stroke(lit);
}

/** Neighbouring lit cells as one: [from, to). */
function runs(entries: ReadonlySet<number>, starts: Starts): [number, number][] {
  const cells = [...new Set([...entries].map((entry) => cellAt(starts, entry)))].sort((a, b) => a - b);
  const found: [number, number][] = [];
  for (const cell of cells) {
    const last = found.at(-1);
    if (last && last[1] === cell) last[1] = cell + 1;
    else found.push([cell, cell + 1]);
  }
  return found;
}

function labels(pen: CanvasRenderingContext2D, picture: Picture, place: Place, { colors, size }: Look): void {
  const { fit, light, marked } = picture;
  const family = colors.get("--math");
  const ink = (lit: boolean, mark: boolean): string =>
    colors.get(mark ? "--warn" : lit ? "--ink" : "--muted");
  const write = (text: string, centre: number, baseline: number, end: boolean): void => {
    pen.textAlign = "left";
    pen.textBaseline = "alphabetic";
    const width = measure(pen, text, size, family);
    drawSymbol(pen, text, end ? centre - width : centre - width / 2, baseline, size * 1.12, family);
  };
  const everyRow = everySo((1.15 * size) / fit.height);
  if (picture.rowLabel(0) !== "")
    for (let i = 0; i < cellsOf(fit.rows); i += everyRow) {
      const entry = fit.rows[i] as number;
      pen.fillStyle = ink(light.rows.has(entry), marked.has(entry));
      const middle = place.top + (i + 0.5) * fit.height;
      write(picture.rowLabel(entry), place.left - gap - bracket - 5, middle + 0.35 * size, true);
    }
  // The last label is the longest.
  const longest = picture.colLabel(picture.grid.cols - 1).length;
  const everyCol = everySo(((0.45 * longest + 1) * size) / fit.width);
  if (picture.colLabel(0) !== "")
    for (let j = 0; j < cellsOf(fit.cols); j += everyCol) {
      const entry = fit.cols[j] as number;
      pen.fillStyle = ink(light.cols.has(entry), false);
      write(picture.colLabel(entry), place.left + (j + 0.5) * fit.width, place.top - 0.55 * size, false);
    }
}

/** Each label, each second, fifth, tenth …: at least every `least`. */
function everySo(least: number): number {
  return [1, 2, 5, 10, 20, 50, 100, 200].find((step) => step >= least) ?? 500;
}

function measure(pen: CanvasRenderingContext2D, text: string, size: number, family: string): number {
  const [base = "", below = ""] = text.split("_");
  pen.font = `${size * 1.12}px ${family}`;
  const width = pen.measureText(base).width;
  pen.font = `${size * 1.12 * 0.7}px ${family}`;
  return width + pen.measureText(below).width;
}
