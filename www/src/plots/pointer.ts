// Hand and keys on a plot: a common time cursor, zooming by dragging, the same by keyboard.
import type { Session } from "../simulation/session";
import type { Chart } from "./chart";
import type { PlotDrawing } from "./drawing";
import type { TimeWindow } from "./time-window";

export interface PointerContext {
  readonly session: Session;
  readonly window: TimeWindow;
  readonly drawing: PlotDrawing;
  readonly chart: Chart | null;
  /** The window was changed by hand: draw all plots anew. */
  rewindow(): void;
  move(direction: 1 | -1): void;
}

/** A press that moves less is a click. CSS px */
const dragStart = 5;
/** A curve this near to the pointer is meant. CSS px */
const reach = 14;

export class PlotPointer {
  #start: number | null = null;
  #dragging = false;

  constructor(
    private readonly area: HTMLElement,
    private readonly selection: HTMLElement,
    private readonly context: PointerContext,
  ) {
    area.addEventListener("pointermove", this.#move);
    area.addEventListener("pointerdown", this.#down);
    area.addEventListener("pointerup", this.#up);
    area.addEventListener("pointercancel", this.#abandon);
    area.addEventListener("pointerleave", this.#leave);
    area.addEventListener("dblclick", this.#reset);
    area.addEventListener("wheel", this.#wheel, { passive: false });
    area.addEventListener("keydown", this.#key);
    area.addEventListener("blur", this.#leave);
  }

  get #overTime(): boolean {
    return this.context.drawing.overTime;
  }

  #position(event: MouseEvent): { x: number; y: number } {
    const box = this.area.getBoundingClientRect();
    return { x: Math.min(box.width, Math.max(0, event.clientX - box.left)), y: event.clientY - box.top };
  }

  readonly #move = (event: PointerEvent): void => {
    const { chart, session } = this.context;
    if (!chart) return;
    const { x, y } = this.#position(event);
    if (this.#overTime) {
      session.cursor = chart.fromX(x);
      if (this.#start !== null && event.pointerType !== "touch") this.#drag(x);
    }
    if (!this.#dragging) this.#point(chart, x, y);
  };

  /** The curve under the pointer lights up its symbol everywhere. */
  #point(chart: Chart, x: number, y: number): void {
    const { session, drawing } = this.context;
    const { color } = drawing.definition;
    const distance = drawing.curves.map((_, i) => {
      const sample = this.#overTime ? drawing.sample(i, chart.fromX(x)) : drawing.sample(i, session.time);
      if (!sample) return Number.POSITIVE_INFINITY;
      return Math.hypot(chart.toX(sample.x) - x, chart.toY(sample.y) - y);
    });
    if (color !== null && Math.min(...distance) < reach)
      session.highlight = { symbol: color, source: "plot" };
    else if (session.highlight?.source === "plot") session.highlight = null;
  }

  #drag(x: number): void {
    const start = this.#start as number;
    if (!this.#dragging && Math.abs(x - start) < dragStart) return;
    this.#dragging = true;
    this.selection.hidden = false;
    this.selection.style.transform = `translateX(${Math.min(x, start)}px)`;
    this.selection.style.width = `${Math.abs(x - start)}px`;
    const { chart, session } = this.context;
    if (!chart || !this.#overTime) return;
    const [from, to] = [chart.fromX(Math.min(x, start)), chart.fromX(Math.max(x, start))];
    session.span = { from, to };
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0 || event.pointerType === "touch") return;
    this.#start = this.#position(event).x;
    this.area.setPointerCapture(event.pointerId);
  };

  readonly #up = (event: PointerEvent): void => {
    const { chart, window, rewindow } = this.context;
    const start = this.#start;
    const dragged = this.#dragging;
    this.#cancel();
    if (!dragged || start === null || !chart) return;
    window.zoom(chart.fromX(start), chart.fromX(this.#position(event).x));
    rewindow();
  };

  readonly #cancel = (): void => {
    this.#start = null;
    this.#dragging = false;
    this.selection.hidden = true;
  };

  readonly #abandon = (): void => {
    this.#cancel();
    this.context.session.span = null;
  };

  readonly #leave = (): void => {
    const { session } = this.context;
    if (this.#dragging) return;
    session.cursor = null;
    if (session.highlight?.source === "plot") session.highlight = null;
  };

  readonly #reset = (): void => {
    this.context.window.reset();
    this.context.session.span = null;
    this.context.rewindow();
  };

  /** With Ctrl only: the page keeps its scroll. */
  readonly #wheel = (event: WheelEvent): void => {
    const { chart, window, rewindow } = this.context;
    if (!event.ctrlKey || !chart || !this.#overTime) return;
    event.preventDefault();
    window.zoomAbout(chart.fromX(this.#position(event).x), Math.exp(0.002 * event.deltaY));
    rewindow();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey) return;
    const handled = event.altKey
      ? this.#moveKey(event.key)
      : this.#cursorKey(event) || this.#zoomKey(event.key);
    if (handled) event.preventDefault();
  };

  #moveKey(key: string): boolean {
    if (key !== "ArrowUp" && key !== "ArrowDown") return false;
    this.context.move(key === "ArrowUp" ? -1 : 1);
    return true;
  }

  #cursorKey({ key, shiftKey }: KeyboardEvent): boolean {
    const { session, window } = this.context;
    const at = session.cursor ?? session.time;
    const step = (window.hi - window.lo) / (shiftKey ? 10 : 100);
    const next = {
      ArrowLeft: at - step,
      ArrowDown: at - step,
      ArrowRight: at + step,
      ArrowUp: at + step,
      Home: window.lo,
      End: Math.min(window.hi, session.to),
    }[key];
    if (next !== undefined) session.cursor = Math.min(window.hi, Math.max(window.lo, next));
    else if (key === "Enter" && session.cursor !== null) {
      session.pause();
      session.seek(session.cursor);
    } else return false;
    return true;
  }

  #zoomKey(key: string): boolean {
    const { session, window, rewindow } = this.context;
    const factor = { "+": 0.7, "=": 0.7, "-": 1 / 0.7, "−": 1 / 0.7 }[key];
    if (factor !== undefined) window.zoomAbout(session.cursor ?? session.time, factor);
    else if (key === "0" || key === "Escape") {
      if (key === "Escape" && !window.zoomed && session.cursor === null) return false;
      session.cursor = null;
      session.span = null;
      window.reset();
    } else return false;
    rewindow();
    return true;
  }
}
