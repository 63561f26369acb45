// The key of several runs on a canvas: a piece of each run's line, and its name.
import { runName } from "../panels/runs";
import type { Run } from "../simulation/session";
import { type Colors, runStyle } from "../styles/palette";

/** Height of a line of the key. CSS px */
export const keyLine = 20;

export interface KeyEntry {
  readonly run: Run;
  readonly x: number;
  /** Of the line's middle. */
  readonly y: number;
}

/** The places of the runs, in as many lines as they need. */
export function keyOf(
  pen: CanvasRenderingContext2D,
  runs: readonly Run[],
  colors: Colors,
  width: number,
): KeyEntry[] {
  pen.font = keyFont(colors);
  let [x, y] = [14, 21];
  return runs.map((run) => {
    const room = 36 + pen.measureText(runName(run)).width;
    if (x > 14 && x + room > width - 8) [x, y] = [14, y + keyLine];
    const entry = { run, x, y };
    x += room + 26;
    return entry;
  });
}

/** From the upper edge to where the key ends; 0 where there is none. CSS px */
export const heightOf = (key: readonly KeyEntry[]): number => {
  const last = key.at(-1);
  return last ? last.y + keyLine - 10 : 0;
};

const keyFont = (colors: Colors): string => `500 13px ${colors.get("--sans")}`;

export function drawKey(pen: CanvasRenderingContext2D, key: readonly KeyEntry[], colors: Colors): void {
  pen.font = keyFont(colors);
  pen.textBaseline = "alphabetic";
  for (const { run, x, y } of key) {
    const { color, dash } = runStyle(run.color);
    pen.strokeStyle = colors.get(color);
    pen.lineWidth = 2.4;
    pen.setLineDash([...dash]);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + 28, y);
    pen.stroke();
    pen.setLineDash([]);
    pen.fillStyle = colors.get("--ink");
    pen.fillText(runName(run), x + 36, y + 4);
  }
}
