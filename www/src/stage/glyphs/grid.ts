// The grid and the scale bar: one grid step in metres, and what an arrow of that length means.

import { formatChosen } from "../../panels/numbers";
import type { Camera } from "../camera";
import { roundDown } from "../nice";
import type { Pen } from "../pen";

/** Pixels between grid lines, about. */
const spacing = 88;

export function gridStep(camera: Camera): number {
  return roundDown(spacing / camera.scale);
}

export function drawGrid(pen: Pen, camera: Camera): void {
  const { context } = pen;
  const step = gridStep(camera);
  context.beginPath();
  const left = Math.ceil(camera.worldX(0) / step);
  const right = Math.floor(camera.worldX(camera.width) / step);
  for (let i = left; i <= right; i++) {
    const x = pen.crisp(camera.pixelX(i * step));
    context.moveTo(x, 0);
    context.lineTo(x, camera.height);
  }
  const bottom = Math.ceil(camera.worldY(camera.height) / step);
  const top = Math.floor(camera.worldY(0) / step);
  for (let i = bottom; i <= top; i++) {
    const y = pen.crisp(camera.pixelY(i * step));
    context.moveTo(0, y);
    context.lineTo(camera.width, y);
  }
  context.lineWidth = 1;
  context.strokeStyle = pen.color("--hair");
  context.stroke();
}

/** What the scale bar's length means for one kind of arrow. */
export interface ArrowMeaning {
  /** Units per metre. */
  readonly unitsPerMetre: number;
  readonly unit: string;
  /** Custom property of the colour. */
  readonly color: string;
}

/** Narrower stages write what the bar means line by line. */
const wide = 480;
const lineHeight = 15;

/** ├──┤ 0.5 m = 10 N = 1 m/s */
export function drawScaleBar(pen: Pen, camera: Camera, meanings: readonly ArrowMeaning[]): void {
  const step = gridStep(camera);
  const length = step * camera.scale;
  const left = 12;
  const y = Math.round(camera.height - 14) + 0.5;
  drawBar(pen, left, y, length);
  const words = meanings.map(({ unitsPerMetre, unit, color }) => ({
    text: `${formatChosen(step * unitsPerMetre)} ${unit}`,
    color,
  }));
  const metres = { text: `${formatChosen(step)} m`, color: "--muted" };
  if (camera.width < wide) {
    [metres, ...words].forEach(({ text, color }, i) => {
      pen.text(text, left, y - lineHeight * (words.length + 1 - i), color);
    });
    return;
  }
  let x = pen.text(metres.text, left + length + 8, y, metres.color);
  for (const { text, color } of words) {
    x = pen.text(" = ", x, y, "--muted");
    x = pen.text(text, x, y, color);
  }
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
