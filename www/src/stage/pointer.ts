// Mouse, touch and pen on the stage: drag a body, move, turn and zoom the picture, click and hover things. The page's own
// scrolling is not taken: one finger on empty ground scrolls (but turns a scene in space), the wheel zooms only with Ctrl
// or ⌘ or when the stage has focus.
import type { Eye } from "./eye";

export interface PointerTarget {
  readonly camera: Eye;
  /** CSS pixels per pixel of the drawing. */
  readonly unit: number;
  /** True when a tool takes what happens until the button goes up. */
  toolDown(px: number, py: number, event: PointerEvent): boolean;
  toolUp(px: number, py: number): void;
  toolCancel(): void;
  /** True when there is a body under the pixel and it is now held. */
  takeAt(px: number, py: number, coarse: boolean): boolean;
  /** Pressed and let go in one place. */
  click(px: number, py: number, coarse: boolean): void;
  bodyAt(px: number, py: number, coarse: boolean): boolean;
  moveHeld(px: number, py: number): void;
  release(): void;
  /** `free`: no button is down. */
  hover(px: number, py: number, free: boolean): void;
  leave(): void;
  /** The camera was moved by hand. */
  moved(turned?: boolean): void;
}

const wheelStep = 0.0016;
/** Pixels a click may move. */
const clickReach = 4;

export class PointerInput {
  readonly #touches = new Map<number, { x: number; y: number }>();
  readonly #abort = new AbortController();
  #holding: number | null = null;
  #panning: number | null = null;
  #tooling: number | null = null;
  /** Where a press began that may still be a click. */
  #pressed: readonly [number, number] | null = null;
  #lastX = 0;
  #lastY = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly aim: () => PointerTarget,
  ) {
    const { signal } = this.#abort;
    canvas.addEventListener("pointerdown", (e) => this.#down(e), { signal });
    canvas.addEventListener("pointermove", (e) => this.#move(e), { signal });
    canvas.addEventListener("pointerup", (e) => this.#up(e), { signal });
    canvas.addEventListener("pointercancel", (e) => this.#up(e), { signal });
    canvas.addEventListener("lostpointercapture", (e) => this.#up(e), { signal });
    canvas.addEventListener("pointerleave", () => this.target.leave(), { signal });
    // The second button moves a scene in space.
    canvas.addEventListener("contextmenu", (e) => this.target.camera.turns && e.preventDefault(), { signal });
    canvas.addEventListener("wheel", (e) => this.#wheel(e), { signal, passive: false });
    // Keeps the browser from scrolling when a finger takes a body, or two fingers take the picture.
    canvas.addEventListener("touchstart", (e) => this.#touch(e), { signal, passive: false });
    canvas.addEventListener("touchmove", (e) => this.#touch(e), { signal, passive: false });
  }

  /** Present target of pointer input. */
  private get target(): PointerTarget {
    return this.aim();
  }

  stop(): void {
    this.#abort.abort();
  }

  #down(event: PointerEvent): void {
    const [x, y] = this.#at(event);
    const coarse = event.pointerType === "touch";
    if (coarse) this.#touches.set(event.pointerId, { x, y });
    const id = event.pointerId;
    this.#pressed = event.button === 0 && this.#touches.size < 2 ? [x, y] : null;
    if (this.#touches.size === 2) {
      this.#endHold();
      this.#endTool();
      this.#panning = null;
    } else if (this.#tooling === null && this.target.toolDown(x, y, event)) {
      this.#tooling = id;
      this.#pressed = null;
      this.canvas.setPointerCapture(id);
    } else if (event.button === 0 && this.#holding === null && this.target.takeAt(x, y, coarse)) {
      this.#holding = id;
      this.canvas.setPointerCapture(id);
    } else if (this.target.camera.turns || (!coarse && event.button < 2)) {
      this.#panning = id;
      this.canvas.setPointerCapture(id);
    }
    this.#lastX = x;
    this.#lastY = y;
  }

  #move(event: PointerEvent): void {
    const [x, y] = this.#at(event);
    const id = event.pointerId;
    if ((this.#holding === id || this.#panning === id) && this.#still(x, y)) return;
    if (this.#touches.size === 2 && this.#touches.has(id)) this.#pinch(id, x, y);
    else if (this.#holding === id) this.target.moveHeld(x, y);
    else if (this.#panning === id) this.#dragGround(event, x, y);
    else if (event.pointerType !== "touch" || this.#tooling !== null)
      this.target.hover(x, y, event.buttons === 0);
    if (this.#touches.has(id)) this.#touches.set(id, { x, y });
    this.#lastX = x;
    this.#lastY = y;
  }

  #up(event: PointerEvent): void {
    const id = event.pointerId;
    const gone = event.type !== "pointerup";
    this.#touches.delete(id);
    if (this.#tooling === id) {
      if (gone) this.#endTool();
      else {
        this.#tooling = null;
        this.target.toolUp(...this.#at(event));
      }
    }
    if (this.#holding === id) this.#endHold();
    if (this.#panning === id) this.#panning = null;
    if (this.#pressed && !gone) this.target.click(...this.#pressed, event.pointerType === "touch");
    this.#pressed = null;
  }

  /** Tolerance of a click: a press that moves less than this is still a click and moves nothing. */
  #still(x: number, y: number): boolean {
    if (!this.#pressed) return false;
    const [fromX, fromY] = this.#pressed;
    if (Math.hypot(x - fromX, y - fromY) <= clickReach) return true;
    this.#pressed = null;
    return false;
  }

  /** The main button turns a scene in space, the others move it. */
  #dragGround(event: PointerEvent, x: number, y: number): void {
    const { camera } = this.target;
    const [dx, dy] = [x - this.#lastX, y - this.#lastY];
    const turned = camera.turns && event.buttons <= 1 && !event.shiftKey;
    if (event.buttons > 1 || event.shiftKey) camera.pan(dx, dy);
    else camera.drag(dx, dy);
    this.target.moved(turned);
  }

  #endTool(): void {
    if (this.#tooling === null) return;
    this.#tooling = null;
    this.target.toolCancel();
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
    if (
      event.touches.length > 1 ||
      this.#holding !== null ||
      this.#tooling !== null ||
      this.target.camera.turns
    ) {
      event.preventDefault();
      return;
    }
    const touch = event.touches[0];
    if (event.type !== "touchstart" || !touch) return;
    const box = this.canvas.getBoundingClientRect();
    // A deck may have scaled the picture.
    const scale = box.width / this.canvas.offsetWidth || 1;
    const [x, y] = this.#pixel((touch.clientX - box.left) / scale, (touch.clientY - box.top) / scale);
    if (this.target.bodyAt(x, y, true)) event.preventDefault();
  }

  #at(event: MouseEvent): [number, number] {
    return this.#pixel(event.offsetX, event.offsetY);
  }

  /** Pixels of the camera, which knows neither the size of the type nor the page's `zoom`. */
  #pixel(x: number, y: number): [number, number] {
    const unit = this.target.unit * (this.canvas.currentCSSZoom ?? 1);
    return [x / unit, y / unit];
  }
}
