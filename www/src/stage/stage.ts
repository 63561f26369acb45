// <cd-stage .session>: the simulated scene on a canvas, with the legend of its arrows and the camera's buttons.
// Longer than most files: it only ties together what its neighbours do, and nothing else may know all of them.
import { html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { onAppearance, reducedMotion } from "../app/appearance";
import { icon } from "../icons";
import { Localized, t } from "../messages";
import { formatNumber } from "../panels/numbers";
import type { BodyInfo } from "../simulation/core";
import type { Session } from "../simulation/session";
import { sceneBounds } from "./bounds";
import { Camera } from "./camera";
import { fitWords } from "./fit-words";
import { Hand } from "./hand";
import { arrowAt, bodyAt } from "./hits";
import { StageKeys } from "./keys";
import { Pen } from "./pen";
import { Picture, place } from "./picture";
import { PointerInput } from "./pointer";
import { togglesTemplate } from "./toggles";
import type { ArrowKind } from "./vectors";
import "./stage.css";

/** How far around the scene the picture reaches: room for arrows. */
const room = 1.38;
/** Size of the root's type for which the drawing's pixels are CSS pixels. */
const usualType = 17;

/** Stages made so far: ids on a page must differ. */
let count = 0;

export class Stage extends LitElement {
  static override properties = { session: { attribute: false } };
  declare session: Session | undefined;

  readonly #wordsId = `stage-words-${++count}`;
  readonly camera = new Camera();
  readonly #picture = new Picture();
  readonly #arrows = new Set<ArrowKind>(["v", "f", "fhat"]);
  #exact = true;
  #fitted = true;
  #hovered: number | null = null;
  /** CSS pixels per pixel of the drawing; CSS pixels of the canvas across. */
  #unit = 1;
  #width = 0;
  #pen: Pen | undefined;
  #hand: Hand | undefined;
  #keys: StageKeys | undefined;
  #focused = false;
  #bound: Session | undefined;
  readonly #stops: (() => void)[] = [];

  constructor() {
    super();
    new Localized(this);
  }

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#start();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#stops.splice(0)) stop();
    this.#bound = undefined;
  }
  protected override updated(changed: PropertyValues): void {
    if (changed.has("session") || !this.#pen) this.#start();
    fitWords(this.#bar);
    this.session?.invalidate();
  }

  protected override render(): TemplateResult {
    return html`<div class="stage-view">
        <canvas tabindex="0" role="application" aria-label=${t("stage-label")} aria-describedby=${this.#wordsId}
          @keydown=${this.#onKeyDown} @keyup=${(e: KeyboardEvent) => this.#keys?.up(e)}
          @focus=${() => this.#onFocus(true)} @blur=${() => this.#onFocus(false)}></canvas>
        <p class="stage-note" role="status"></p>
        <p class="unseen" id=${this.#wordsId}></p>
      </div>
      <div class="stage-bar">${this.session ? this.#tools(this.session) : ""}</div>`;
  }

  #tools(session: Session): TemplateResult {
    const toggles = togglesTemplate({
      session,
      arrows: this.#arrows,
      exact: this.#exact,
      toggleArrow: (kind) => {
        if (!this.#arrows.delete(kind)) this.#arrows.add(kind);
        this.requestUpdate();
      },
      toggleExact: () => {
        this.#exact = !this.#exact;
        this.requestUpdate();
      },
    });
    const button = (name: "zoomOut" | "zoomIn" | "fit", id: string, act: () => void): TemplateResult =>
      html`<button type="button" class="button" aria-label=${t(id)} title=${t(id)} @click=${act}>${icon(name)}</button>`;
    return html`${toggles}
      <div class="stage-zoom" role="group" aria-label=${t("stage-view")}>
        ${button("zoomOut", "stage-zoom-out", () => this.zoom(0.8))} ${button("zoomIn", "stage-zoom-in", () => this.zoom(1.25))}
        ${button("fit", "stage-fit", () => this.fit())}
      </div>`;
  }

  /** Zooms about the middle. */
  zoom(factor: number): void {
    this.camera.zoomAbout(this.camera.width / 2, this.camera.height / 2, factor);
    this.#moved();
  }
  /** Shows the whole scene, and keeps showing it when sizes change. */
  fit(): void {
    this.#fitted = true;
    this.#fitNow();
    this.session?.invalidate();
  }

  get #canvas(): HTMLCanvasElement {
    return this.querySelector("canvas") as HTMLCanvasElement;
  }
  get #bar(): HTMLElement {
    return this.querySelector(".stage-bar") as HTMLElement;
  }

  #start(): void {
    const { session } = this;
    if (!session || !this.isConnected || this.#bound === session) return;
    for (const stop of this.#stops.splice(0)) stop();
    this.#bound = session;
    const canvas = this.#canvas;
    const context = canvas.getContext("2d");
    if (!context) return;
    this.#pen = new Pen(context, this);
    this.#hand = new Hand(session, this.camera, this.#picture, () => this.#say(this.#placedWords()));
    this.#keys = new StageKeys({
      session,
      camera: this.camera,
      hand: this.#hand,
      body: () => this.#movable(),
      zoom: (factor) => this.zoom(factor),
      fit: () => this.fit(),
    });
    this.#picture.learn(session);
    this.#picture.trails.clear();
    const pointer = new PointerInput(canvas, this.#pointerTarget(session, this.#hand));
    const resize = new ResizeObserver((entries) => this.#resize(entries));
    observeSize(resize, canvas);
    const words = new ResizeObserver(() => fitWords(this.#bar));
    words.observe(this.#bar);
    this.#stops.push(
      session.on("frame", () => this.#draw()),
      session.on("change", () => this.#learn()),
      session.on("transport", () => this.#onTransport()),
      onAppearance(() => {
        this.#pen?.forgetColors();
        this.#measure(this.#width);
        session.invalidate();
      }),
      () => pointer.stop(),
      () => resize.disconnect(),
      () => words.disconnect(),
      () => this.#hand?.release(),
    );
    document.fonts?.ready.then(() => {
      fitWords(this.#bar);
      session.invalidate();
    });
  }

  #learn(): void {
    const { session } = this;
    if (!session) return;
    this.#picture.learn(session);
    if (session.to === session.from) this.#picture.scales.forget();
    if (this.#fitted) this.#fitNow();
  }

  #onTransport(): void {
    this.#hand?.onTransport();
    if (this.session?.playing) this.#say("");
  }

  #resize(entries: readonly ResizeObserverEntry[]): void {
    const entry = entries[0];
    if (!entry) return;
    const { width, height } = entry.contentRect;
    const device = entry.devicePixelContentBoxSize?.[0];
    // Emulated pixel ratios leave the device box at another ratio: then the window's counts.
    const exact = device && Math.abs(device.inlineSize - width * devicePixelRatio) < 2 ? device : undefined;
    const canvas = this.#canvas;
    canvas.width = Math.max(1, exact?.inlineSize ?? Math.round(width * devicePixelRatio));
    canvas.height = Math.max(1, exact?.blockSize ?? Math.round(height * devicePixelRatio));
    this.#measure(width);
    this.#draw();
  }

  /** The drawing is as large as the type. */
  #measure(width: number): void {
    const pen = this.#pen;
    const canvas = this.#canvas;
    if (!pen || width === 0) return;
    const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualType || 1;
    this.#unit = unit;
    this.#width = width;
    pen.ratio = (canvas.width / width) * unit;
    pen.width = canvas.width / pen.ratio;
    pen.height = canvas.height / pen.ratio;
    this.camera.resize(pen.width, pen.height);
    if (this.#fitted) this.#fitNow();
  }

  #fitNow(): void {
    if (this.session) {
      const { bodies, glyphs } = this.#picture;
      this.camera.fit(sceneBounds(glyphs, bodies, this.session.selected.drawn), room);
    }
  }

  #draw(): void {
    const { session } = this;
    const pen = this.#pen;
    const hand = this.#hand;
    if (!session || !pen || !hand) return;
    this.#keys?.onFrame();
    pen.context.setTransform(pen.ratio, 0, 0, pen.ratio, 0, 0);
    const moving = this.#picture.draw(pen, this.camera, session, {
      arrows: this.#arrows,
      exact: this.#exact,
      held: hand.body ?? this.#hovered,
      focused: this.#focused ? (this.#movable()?.id ?? null) : null,
      hand: hand.pulling && hand.body !== null ? { body: hand.body, x: hand.x, y: hand.y } : null,
      still: reducedMotion(),
      words: { exact: t("stage-exact") },
    });
    if (moving) session.invalidate();
  }

  #movable(): BodyInfo | undefined {
    return this.#picture.bodies.find((body) => !body.fixed);
  }

  #pointerTarget(session: Session, hand: Hand): ConstructorParameters<typeof PointerInput>[1] {
    const { camera } = this;
    const unit = (): number => this.#unit;
    const under = (px: number, py: number, coarse: boolean): BodyInfo | undefined =>
      bodyAt(session, this.#picture, camera, px, py, coarse);
    return {
      camera,
      get unit() {
        return unit();
      },
      bodyAt: (px, py, coarse) => under(px, py, coarse) !== undefined,
      takeAt: (px, py, coarse) => {
        const body = under(px, py, coarse);
        if (!body) return false;
        hand.take(body);
        session.highlight = null;
        session.invalidate();
        return true;
      },
      moveHeld: (px, py) => hand.move(camera.worldX(px), camera.worldY(py)),
      release: () => hand.release(),
      hover: (px, py) => this.#hover(px, py),
      leave: () => this.#hover(Number.NaN, Number.NaN),
      moved: () => this.#moved(),
    };
  }

  #moved(): void {
    this.#fitted = false;
    this.session?.invalidate();
  }

  #hover(px: number, py: number): void {
    const { session } = this;
    if (!session) return;
    const body = bodyAt(session, this.#picture, this.camera, px, py, false)?.id ?? null;
    const arrow = body === null ? arrowAt(session, this.#picture, this.camera, this.#arrows, px, py) : null;
    this.#canvas.style.cursor = body !== null ? "grab" : arrow ? "pointer" : "";
    if (body !== this.#hovered) {
      this.#hovered = body;
      session.invalidate();
    }
    if (arrow) session.highlight = { symbol: arrow, source: "stage" };
    else if (session.highlight?.source === "stage") session.highlight = null;
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (this.#keys?.down(event)) event.preventDefault();
  };

  #onFocus(focused: boolean): void {
    this.#focused = focused && this.#canvas.matches(":focus-visible");
    if (focused) this.#describe();
    else this.#keys?.leave();
    this.session?.invalidate();
  }

  /** What a screen reader says about the canvas: written when it gets the focus, not sixty times a second. */
  #describe(): void {
    const { session } = this;
    const body = this.#movable();
    const words = this.querySelector(`#${this.#wordsId}`);
    if (!session || !body || !words) return;
    const [x, y] = place(session.selected, body);
    words.textContent = t("stage-description", {
      x: formatNumber(x),
      y: formatNumber(y),
      c: this.#violation(),
    });
  }

  #violation(): string {
    return formatNumber(this.session?.selected.simulation.observe("C.norm") ?? 0);
  }

  #placedWords(): string {
    const placed = this.#hand?.placed;
    if (!placed) return "";
    return placed.legal ? t("stage-placed-legal") : t("stage-placed-illegal", { c: this.#violation() });
  }

  #say(words: string): void {
    const note = this.querySelector(".stage-note");
    if (note && note.textContent !== words) note.textContent = words;
  }
}
customElements.define("cd-stage", Stage);

function observeSize(observer: ResizeObserver, canvas: HTMLCanvasElement): void {
  try {
    observer.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(canvas);
  }
}
