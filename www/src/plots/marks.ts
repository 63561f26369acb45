// Moving marks over a drawing, which is not redrawn for them: the present, the time cursor, the dots on the curves.
import type { Session } from "../simulation/session";
import type { Chart } from "./chart";
import type { PlotDrawing } from "./drawing";

function place(mark: HTMLElement | null, x: number, y: number, seen: boolean): void {
  if (!mark) return;
  if (mark.hidden === seen) mark.hidden = !seen;
  if (seen) mark.style.transform = `translate(${x}px, ${y}px)`;
}

/** Shorter than any step: times closer than this are the same. s */
const instant = 1e-9;
/** Half as wide as the mark of the present: at the beginning it is seen as a whole, px. */
const half = 0.75;
/** A running scene is shown a little before what it has computed; that is no future. s */
const lead = 0.05;

export class Marks {
  #present: HTMLElement | null = null;
  #cursor: HTMLElement | null = null;
  #presentDots: HTMLElement[] = [];
  #cursorDots: HTMLElement[] = [];

  /** After every rendering: the dots are as many as there are runs. */
  collect(area: HTMLElement): void {
    this.#present = area.querySelector(".plot-present");
    this.#cursor = area.querySelector(".plot-cursor");
    this.#presentDots = [...area.querySelectorAll<HTMLElement>(".plot-dot.at-present")];
    this.#cursorDots = [...area.querySelectorAll<HTMLElement>(".plot-dot.at-cursor")];
  }

  showPresent(drawing: PlotDrawing, chart: Chart, session: Session): void {
    if (drawing.overTime) {
      const x = chart.toX(session.time);
      place(this.#present, x < 0 ? -1 : Math.max(x, half), 0, x <= chart.width);
      const future = session.to - session.time > (session.playing ? lead : instant);
      this.#present?.classList.toggle("before-more", future);
      return;
    }
    this.#presentDots.forEach((dot, i) => {
      const sample = drawing.sample(i, session.time);
      place(dot, sample ? chart.toX(sample.x) : 0, sample ? chart.toY(sample.y) : 0, sample !== null);
    });
  }

  showCursor(drawing: PlotDrawing, chart: Chart, time: number | null): void {
    const x = time === null ? Number.NaN : chart.toX(time);
    const inside = x >= 0 && x <= chart.width;
    place(this.#cursor, x, 0, inside && drawing.overTime);
    this.#cursorDots.forEach((dot, i) => {
      const sample = time === null ? null : drawing.sample(i, time);
      const at = sample ? { x: chart.toX(sample.x), y: chart.toY(sample.y) } : { x: 0, y: 0 };
      const seen = sample !== null && (inside || !drawing.overTime) && at.y >= 0 && at.y <= chart.height;
      place(dot, at.x, at.y, seen);
    });
  }
}
