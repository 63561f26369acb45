// Common parts of the drawings of a plane: their size, the visible part, grips that are dragged or moved by the arrow
// keys, panning and zooming. Each drawing defines its content and its grips.
import {
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type SVGTemplateResult,
  type TemplateResult,
} from "lit";
import type { Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { t } from "../messages";
import { StateElement, type Told } from "./element";
import { watchSize } from "./plane-marks";
import { type Point, View } from "./view";
import "./plane.css";

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export abstract class Plane<T extends Told> extends StateElement<T> {
  static override properties: PropertyDeclarations = { _view: { state: true } };
  /** null until the size is known. */
  declare _view: View | null;
  /** The grip being dragged, with its pointer and last place. */
  #held: { id: string; pointer: number; last: Point } | null = null;

  constructor() {
    super();
    this._view = null;
  }
  protected override listen(): readonly Stop[] {
    const frame = this.querySelector(".plane-frame") as Element;
    return [...super.listen(), watchSize(frame, (width, height) => this.#sized(width, height))];
  }

  /** Places that should be in view at first. */
  protected abstract wanted(): readonly Point[];
  protected abstract drawing(view: View): SVGTemplateResult;
  /** In words, for screen readers. */
  protected abstract words(): string;
  /** A grip, or a line with `data-grip`, goes to `to`; `from` is where the pointer was before. */
  protected abstract drag(grip: string, to: Point, from: Point): void;
  /** One press on an arrow key; `by` is a step, larger with Shift. */
  protected abstract nudge(grip: string, by: Point): void;
  /** A drag begins. */
  protected grab(_grip: string, _at: Point): void {}
  /** A drag has ended, or another part is shown: grips and names may find better places. */
  protected settle(): void {}

  /** Chooses the part that is shown anew. */
  fit(): void {
    const view = this._view;
    if (view) this._view = View.around(this.wanted(), view.width, view.height);
    this.settle();
  }
  #sized(width: number, height: number): void {
    const view = this._view;
    if (view?.width === width && view.height === height) return;
    this._view = view ? view.resized(width, height) : View.around(this.wanted(), width, height);
    this.settle();
  }

  #place(event: PointerEvent): Point {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return (this._view as View).world(event.clientX - box.left, event.clientY - box.top);
  }
  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0 || !this._view) return;
    const id = (event.target as Element).closest("[data-grip]")?.getAttribute("data-grip") ?? "";
    // A finger on the empty plane scrolls the page; a mouse moves the plane.
    if (id === "" && event.pointerType === "touch") return;
    const last = this.#place(event);
    this.#held = { id, pointer: event.pointerId, last };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    if (id !== "") this.grab(id, last);
    this.toggleAttribute("dragging", true);
  };
  readonly #move = (event: PointerEvent): void => {
    const held = this.#held;
    if (!held || held.pointer !== event.pointerId || !this._view) return;
    const to = this.#place(event);
    if (held.id === "") {
      const { scale } = this._view;
      this._view = this._view.moved((to[0] - held.last[0]) * scale, -(to[1] - held.last[1]) * scale);
      return;
    }
    this.drag(held.id, to, held.last);
    held.last = to;
  };
  readonly #up = (): void => {
    this.#held = null;
    this.toggleAttribute("dragging", false);
    this.settle();
    this.requestUpdate();
  };
  readonly #key = (event: KeyboardEvent): void => {
    const id = (event.target as Element).closest("[data-grip]")?.getAttribute("data-grip");
    const arrow = arrows[event.key];
    if (id && arrow && this._view && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const step = event.shiftKey ? 1 : 0.1;
      this.nudge(id, [arrow[0] * step, arrow[1] * step]);
    } else if (event.key === "+" || event.key === "=") this.#zoom(1.25);
    else if (event.key === "-") this.#zoom(0.8);
    else if (event.key === "0") this.fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  #zoom(factor: number): void {
    const view = this._view;
    if (view && view.scale * factor > 1e-3 && view.scale * factor < 1e5) this._view = view.zoomed(factor);
    this.settle();
  }

  /** Further buttons in the corner. */
  protected buttons(): TemplateResult | typeof nothing {
    return nothing;
  }

  protected override willUpdate(_changed: PropertyValues): void {}

  protected override render(): TemplateResult {
    const view = this._view;
    const button = (name: "zoomIn" | "zoomOut" | "home", label: string, act: () => void): TemplateResult =>
      html`<button type="button" class="button" aria-label=${label} title=${label} @click=${act}>${icon(name)}</button>`;
    return html`<div class="plane-frame" role="group" aria-label=${this.words()} @keydown=${this.#key}>
      ${
        view
          ? html`<svg class="plane" width=${view.width} height=${view.height} viewBox=${`0 0 ${view.width} ${view.height}`}
        @pointerdown=${this.#down} @pointermove=${this.#move} @pointerup=${this.#up} @pointercancel=${this.#up}>${this.drawing(view)}</svg>`
          : nothing
      }
      <div class="plane-buttons">${this.buttons()}${button("zoomIn", t("lcp-zoom-in"), () => this.#zoom(1.25))}${button("zoomOut", t("lcp-zoom-out"), () => this.#zoom(0.8))}${button("home", t("lcp-fit"), () => this.fit())}</div>
    </div>`;
  }
}
