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

/** ├──┤ 0.5 m = 10 N = 1 m/s */
export function drawScaleBar(pen: Pen, view: View, meanings: readonly ArrowMeaning[]): void {
  const step = gridStep(view);
  const length = step * view.scale;
  const left = 12;
  const y = Math.round(view.height - 14) + 0.5;
  const words = meanings.map(({ unitsPerMetre, unit, color, fresh }) => ({
    text: `${formatChosen(step * unitsPerMetre)} ${unit}`,
    color,
    fresh,
  }));
  const metres = { text: `${formatChosen(step)} m`, color: "--muted", fresh: 0 };
  const widths = [metres, ...words].map(({ text }) => pen.widthOf(text));
  const equals = words.length * pen.widthOf(" = ");
  const inLine = length + 8 + widths.reduce((sum, width) => sum + width, equals);
  const narrow = inLine > view.width - 2 * left;
  if (narrow) drawPlate(pen, left, y, Math.max(length, ...widths), words.length + 1);
  else drawPlate(pen, left, y, inLine, 0);
  drawBar(pen, left, y, length);
  if (narrow) {
    [metres, ...words].forEach(({ text, color, fresh }, i) => {
      const at = y - lineHeight * (words.length + 1 - i);
      drawPulse(pen, text, left, at, color, fresh);
      pen.text(text, left, at, color);
    });
    return;
  }
  let x = pen.text(metres.text, left + length + 8, y, metres.color);
  for (const { text, color, fresh } of words) {
    x = pen.text(" = ", x, y, "--muted");
    drawPulse(pen, text, x, y, color, fresh);
    x = pen.text(text, x, y, color);
  }
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
