// The grid and the scale bar: one grid step in metres, and what an arrow of that length means.

import { roundDown } from "../../base/nice";
import { formatChosen } from "../../panels/numbers";
import type { Pen } from "../pen";
import type { View } from "../tool";

/** Pixels between grid lines, about. */
const spacing = 88;

export function gridStep(view: View): number {
  return roundDown(spacing / view.scale);
}

export function drawGrid(pen: Pen, view: View): void {
  const { context } = pen;
  const step = gridStep(view);
  context.beginPath();
  const [left = 0, bottom = 0] = view.point(0, view.height);
  const [right = 0, top = 0] = view.point(view.width, 0);
  for (let i = Math.ceil(left / step); i <= Math.floor(right / step); i++) {
    const x = pen.crisp(view.pixel([i * step, 0])[0]);
    context.moveTo(x, 0);
    context.lineTo(x, view.height);
  }
  for (let i = Math.ceil(bottom / step); i <= Math.floor(top / step); i++) {
    const y = pen.crisp(view.pixel([0, i * step])[1]);
    context.moveTo(0, y);
    context.lineTo(view.width, y);
  }
  context.lineWidth = 1;
  context.strokeStyle = pen.color("--hair");
  context.stroke();
}

/** Meaning of the scale bar's length for one kind of arrow. */
export interface ArrowMeaning {
  /** Units per metre. */
  readonly unitsPerMetre: number;
  readonly unit: string;
  /** Custom property of the colour. */
  readonly color: string;
  /** From 1, when it has just changed, down to 0. */
  readonly fresh: number;
}

/** Where what the bar means does not fit beside it, it is written line by line. */
const lineHeight = 15;

/** From the bar to the left edge of the view; around it, so that halo and plate are whole. px */
const left = 12;
const around = 10;

interface Words {
  readonly text: string;
  /** Custom property of the colour. */
  readonly color: string;
  readonly fresh: number;
}

/** The bar of each pen when it was drawn last, with a picture of it once it has been the same twice. */
interface Kept {
  readonly key: string;
  readonly picture: HTMLCanvasElement | null;
}
const kept = new WeakMap<Pen, Kept>();

/** ├──┤ 0.5 m = 10 N = 1 m/s: copied where it is as it was, at a seventh of the cost of its letters. */
export function drawScaleBar(pen: Pen, view: View, meanings: readonly ArrowMeaning[]): void {
  const step = gridStep(view);
  const words: readonly Words[] = [
    { text: `${formatChosen(step)} m`, color: "--muted", fresh: 0 },
    ...meanings.map(({ unitsPerMetre, unit, color, fresh }) => ({
      text: `${formatChosen(step * unitsPerMetre)} ${unit}`,
      color,
      fresh,
    })),
  ];
  const length = step * view.scale;
  // A font that has just arrived has other widths.
  const look = [pen.ratio, pen.color("--panel"), pen.widthOf("0.5 m"), view.width, view.height, length];
  const key = [...look, ...words.flatMap(({ text, color }) => [text, pen.color(color)])].join();
  const before = kept.get(pen);
  const same = before?.key === key && words.every(({ fresh }) => fresh === 0);
  const picture = same ? (before.picture ?? pictureOfBar(pen, view, length, words)) : null;
  kept.set(pen, { key, picture });
  if (!picture) {
    paintBar(pen, view, length, words);
    return;
  }
  const { context } = pen;
  context.save();
  // Pixel on pixel.
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(picture, 0, context.canvas.height - picture.height);
  context.restore();
}

/** Width of the bar in one line, px; `narrow` where that does not fit and what it means is written line by line. */
function measure(
  pen: Pen,
  view: View,
  length: number,
  words: readonly Words[],
): { width: number; narrow: boolean } {
  const widths = words.map(({ text }) => pen.widthOf(text));
  const equals = (words.length - 1) * pen.widthOf(" = ");
  const inLine = length + 8 + widths.reduce((sum, width) => sum + width, equals);
  const narrow = inLine > view.width - 2 * left;
  return { width: narrow ? Math.max(length, ...widths) : inLine, narrow };
}

/** The lower left part of the view, in device pixels. */
function pictureOfBar(pen: Pen, view: View, length: number, words: readonly Words[]): HTMLCanvasElement {
  const { width, narrow } = measure(pen, view, length, words);
  const height = 14 + 2 * around + (narrow ? lineHeight * words.length : 0);
  const { canvas: whole } = pen.context;
  const picture = document.createElement("canvas");
  picture.width = Math.ceil((left + width + around) * pen.ratio);
  picture.height = Math.min(whole.height, Math.ceil(height * pen.ratio));
  const context = picture.getContext("2d");
  context?.setTransform(pen.ratio, 0, 0, pen.ratio, 0, picture.height - whole.height);
  if (context) paintBar(pen.onto(context), view, length, words);
  return picture;
}

function paintBar(pen: Pen, view: View, length: number, words: readonly Words[]): void {
  const y = Math.round(view.height - 14) + 0.5;
  const { width, narrow } = measure(pen, view, length, words);
  drawPlate(pen, left, y, width, narrow ? words.length : 0);
  drawBar(pen, left, y, length);
  let x = left + length + 8;
  words.forEach(({ text, color, fresh }, i) => {
    const at = narrow ? y - lineHeight * (words.length - i) : y;
    if (narrow) x = left;
    else if (i > 0) x = pen.text(" = ", x, y, "--muted");
    drawPulse(pen, text, x, at, color, fresh);
    x = pen.text(text, x, at, color);
  });
}

/** Behind a number that has just changed. */
function drawPulse(pen: Pen, text: string, x: number, y: number, color: string, fresh: number): void {
  if (fresh === 0) return;
  const { context } = pen;
  const around = 4 + 5 * (1 - fresh);
  context.save();
  context.globalAlpha = 0.34 * fresh;
  context.fillStyle = pen.color(color);
  context.beginPath();
  context.roundRect(x - around, y - 6 - around / 2, pen.widthOf(text) + 2 * around, 12 + around, 7);
  context.fill();
  context.restore();
}

/** Background of a text, so that the picture beneath, hatched ground above all, does not disturb it. */
function drawPlate(pen: Pen, left: number, y: number, width: number, lines: number): void {
  const { context } = pen;
  const top = y - 9 - lineHeight * lines;
  context.save();
  context.globalAlpha = 0.86;
  context.fillStyle = pen.color("--panel");
  context.beginPath();
  context.roundRect(left - 6, top, width + 12, y + 9 - top, 5);
  context.fill();
  context.restore();
}

function drawBar(pen: Pen, left: number, y: number, length: number): void {
  const { context } = pen;
  context.beginPath();
  context.moveTo(left + 0.5, y - 4);
  context.lineTo(left + 0.5, y + 4);
  context.moveTo(left, y);
  context.lineTo(left + length, y);
  context.moveTo(left + length - 0.5, y - 4);
  context.lineTo(left + length - 0.5, y + 4);
  context.lineWidth = 1.2;
  context.strokeStyle = pen.color("--muted");
  context.stroke();
}
