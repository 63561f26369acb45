// Mathematical symbols on the canvas, with accents drawn by hand: a dot or a hat sits over the optical middle of its
// letter, whatever the browser makes of combining characters.
import { inTheirLetters } from "../../panels/letters";
import { drawSymbol as drawText } from "../../panels/symbol";
import type { Pen } from "../pen";

export type StageSymbol = "v" | "f" | "fhat" | "grad" | "L" | "omega";

interface Drawing {
  readonly text: string;
  readonly accent?: "dot" | "hat";
  /** The accent's shift from the letter's middle, and its height above the baseline, in letter sizes. */
  readonly shift: number;
  readonly height: number;
}

/** As plots and controls write them; in the letters of a source they are drawn like those. */
const texts: Partial<Record<StageSymbol, string>> = { v: "ẋ", f: "f", fhat: "f̂", grad: "∇C" };

const drawings: Record<StageSymbol, Drawing> = {
  v: { text: "𝒙", accent: "dot", shift: 0.04, height: 0.66 },
  f: { text: "𝒇", shift: 0, height: 0 },
  fhat: { text: "𝒇", accent: "hat", shift: 0.14, height: 0.87 },
  grad: { text: "∇𝐶", shift: 0, height: 0 },
  L: { text: "𝑳", shift: 0, height: 0 },
  omega: { text: "𝝎", shift: 0, height: 0 },
};

const size = 20;

/** Draws the symbol with its optical middle at (px, py). */
export function drawSymbol(pen: Pen, symbol: StageSymbol, px: number, py: number): void {
  const { context } = pen;
  const drawing = drawings[symbol];
  const text = texts[symbol];
  if (text !== undefined && inTheirLetters(text) !== text) {
    drawTheirs(pen, symbol, text, px, py);
    return;
  }
  context.font = `${size}px ${pen.color("--math")}`;
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  const box = context.measureText(drawing.text);
  const width = box.actualBoundingBoxRight + box.actualBoundingBoxLeft;
  const x = px - width / 2 + box.actualBoundingBoxLeft;
  const y = py + (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2;
  pen.halo(() => context.strokeText(drawing.text, x, y), 5);
  context.fillStyle = pen.color(`--${symbol}`);
  context.fillText(drawing.text, x, y);
  if (drawing.accent) drawAccent(pen, drawing, px + drawing.shift * size, y - drawing.height * size);
}

function drawTheirs(pen: Pen, symbol: StageSymbol, text: string, px: number, py: number): void {
  const { context } = pen;
  const family = pen.color("--math");
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  context.fillStyle = "transparent";
  const width = drawText(context, text, px, py, size, family);
  const [x, y] = [px - width / 2, py + 0.35 * size];
  context.fillStyle = pen.color("--panel");
  for (const [dx, dy] of [
    [-2, 0],
    [2, 0],
    [0, -2],
    [0, 2],
  ] as const)
    drawText(context, text, x + dx, y + dy, size, family);
  context.fillStyle = pen.color(`--${symbol}`);
  drawText(context, text, x, y, size, family);
}

function drawAccent(pen: Pen, drawing: Drawing, x: number, y: number): void {
  const { context } = pen;
  context.beginPath();
  if (drawing.accent === "dot") {
    context.arc(x, y, 1.75, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  context.moveTo(x - 4.2, y + 1.6);
  context.lineTo(x, y - 2.2);
  context.lineTo(x + 4.2, y + 1.6);
  context.lineWidth = 1.5;
  context.lineJoin = "miter";
  context.lineCap = "round";
  context.strokeStyle = context.fillStyle;
  context.stroke();
}
