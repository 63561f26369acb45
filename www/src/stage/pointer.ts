// Mouse, touch and pen on the stage: drag a body, move and zoom the picture, hover arrows. The page's own scrolling is
// never taken: one finger on empty ground scrolls, the wheel zooms only with Ctrl or ⌘ or when the stage has focus.
import type { Camera } from "./camera";

export interface PointerTarget {
  readonly camera: Camera;
  /** CSS pixels per pixel of the drawing. */
  readonly unit: number;
  /** True when there is a body under the pixel and it is now held. */
  takeAt(px: number, py: number, coarse: boolean): boolean;
  bodyAt(px: number, py: number, coarse: boolean): boolean;
  moveHeld(px: number, py: number): void;
  release(): void;
  hover(px: number, py: number): void;
  leave(): void;
  /** The camera was moved by hand. */
  moved(): void;
}

const wheelStep = 0.0016;

export class PointerInput {
  readonly #touches = new Map<number, { x: number; y: number }>();
  readonly #abort = new AbortController();
  #holding: number | null = null;
  #panning: number | null = null;
  #lastX = 0;
  #lastY = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly target: PointerTarget,
  ) {
    const { signal } = this.#abort;
    canvas.addEventListener("pointerdown", (e) => this.#down(e), { signal });
    canvas.addEventListener("pointermove", (e) => this.#move(e), { signal });
    canvas.addEventListener("pointerup", (e) => this.#up(e), { signal });
    canvas.addEventListener("pointercancel", (e) => this.#up(e), { signal });
    canvas.addEventListener("lostpointercapture", (e) => this.#up(e), { signal });
    canvas.addEventListener("pointerleave", () => target.leave(), { signal });
    canvas.addEventListener("wheel", (e) => this.#wheel(e), { signal, passive: false });
    // Keeps the browser from scrolling when a finger takes a body, or two fingers take the picture.
    canvas.addEventListener("touchstart", (e) => this.#touch(e), { signal, passive: false });
    canvas.addEventListener("touchmove", (e) => this.#touch(e), { signal, passive: false });
  }

  stop(): void {
    this.#abort.abort();
  }

  #down(event: PointerEvent): void {
    const [x, y] = this.#at(event);
    const coarse = event.pointerType === "touch";
    if (coarse) this.#touches.set(event.pointerId, { x, y });
    if (this.#touches.size === 2) this.#endHold();
    else if (event.button === 0 && this.#holding === null && this.target.takeAt(x, y, coarse)) {
      this.#holding = event.pointerId;
      this.canvas.setPointerCapture(event.pointerId);
    } else if (!coarse && (event.button === 0 || event.button === 1)) {
      this.#panning = event.pointerId;
      this.canvas.setPointerCapture(event.pointerId);
    }
    this.#lastX = x;
    this.#lastY = y;
  }

  #move(event: PointerEvent): void {
    const [x, y] = this.#at(event);
    if (this.#touches.size === 2 && this.#touches.has(event.pointerId)) this.#pinch(event.pointerId, x, y);
    else if (this.#holding === event.pointerId) this.target.moveHeld(x, y);
    else if (this.#panning === event.pointerId) {
      this.target.camera.pan(x - this.#lastX, y - this.#lastY);
      this.target.moved();
    } else if (event.pointerType !== "touch") this.target.hover(x, y);
    if (this.#touches.has(event.pointerId)) this.#touches.set(event.pointerId, { x, y });
    this.#lastX = x;
    this.#lastY = y;
  }

  #up(event: PointerEvent): void {
    this.#touches.delete(event.pointerId);
    if (this.#holding === event.pointerId) this.#endHold();
    if (this.#panning === event.pointerId) this.#panning = null;
  }

  #endHold(): void {
    if (this.#holding === null) return;
    this.#holding = null;
    this.target.release();
  }

  /** Two fingers: what is under them stays under them. */
  #pinch(moved: number, x: number, y: number): void {
    const other = [...this.#touches].find(([id]) => id !== moved)?.[1];
    const before = this.#touches.get(moved);
    if (!other || !before) return;
    const { camera } = this.target;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(x - other.x, y - other.y);
    camera.pan((x - before.x) / 2, (y - before.y) / 2);
    if (was > 1 && is > 1) camera.zoomAbout((x + other.x) / 2, (y + other.y) / 2, is / was);
    this.target.moved();
  }

  #wheel(event: WheelEvent): void {
    const root = this.canvas.getRootNode() as Document | ShadowRoot;
    if (!event.ctrlKey && !event.metaKey && root.activeElement !== this.canvas) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1;
    const pinch = event.ctrlKey && Math.abs(event.deltaY) < 20 ? 6 : 1;
    const factor = Math.exp(-event.deltaY * lines * wheelStep * pinch);
    this.target.camera.zoomAbout(...this.#at(event), Math.min(2, Math.max(0.5, factor)));
    this.target.moved();
  }

  #touch(event: TouchEvent): void {
    if (!event.cancelable) return;
    if (event.touches.length > 1 || this.#holding !== null) {
      event.preventDefault();
      return;
    }
    const touch = event.touches[0];
    if (event.type !== "touchstart" || !touch) return;
    const box = this.canvas.getBoundingClientRect();
    const { unit } = this.target;
    const [x, y] = [(touch.clientX - box.left) / unit, (touch.clientY - box.top) / unit];
    if (this.target.bodyAt(x, y, true)) event.preventDefault();
  }

  #at(event: MouseEvent): [number, number] {
    return [event.offsetX / this.target.unit, event.offsetY / this.target.unit];
  }
}
