// A pen on which everything can be drawn and nothing is seen.
import { vi } from "vitest";
import { Pen } from "./pen";

/** Of one letter, px. */
const letter = {
  width: 14,
  actualBoundingBoxLeft: 0,
  actualBoundingBoxRight: 14,
  actualBoundingBoxAscent: 14,
  actualBoundingBoxDescent: 0,
};

class Path {
  moveTo(): void {}
  lineTo(): void {}
  closePath(): void {}
}

export function blankPen(width: number, height: number): Pen {
  vi.stubGlobal("Path2D", Path);
  const context = new Proxy({} as Record<string, unknown>, {
    get: (kept, name: string) => kept[name] ?? (() => letter),
    set: (kept, name: string, value) => {
      kept[name] = value;
      return true;
    },
  });
  const pen = new Pen(context as unknown as CanvasRenderingContext2D);
  vi.spyOn(pen, "color").mockReturnValue("black");
  vi.spyOn(pen, "widthOf").mockImplementation((words) => 6 * words.length);
  [pen.width, pen.height] = [width, height];
  return pen;
}
