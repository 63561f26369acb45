// <cd-stage .session>: the simulated scene on a canvas, with the legend of its arrows and the camera's buttons.
// Longer than most files: it only connects its neighbours, and no other module may depend on all of them.
import { html, type PropertyValues, type TemplateResult } from "lit";
import { onAppearance, reducedMotion } from "../base/appearance";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { loadMessages, t } from "../messages";
import { formatNumber } from "../panels/numbers";
import type { Vector } from "../simulation/core";
import type { Session, Thing } from "../simulation/session";
import { onFonts } from "../styles/fonts";
import { beadPicture } from "./bead-scene";
import type { Bounds } from "./bounds";
import type { Extra, ExtraId } from "./extras/extra";
import { extraSwitches } from "./extras/switches";
import { bareEdges, type Edges, type Eye } from "./eye";
import { fitWords, fitWordsSoon } from "./fit-words";
import { Follow, type Interest } from "./follow";
import { Hand } from "./hand";
import type { Gear, StageHost } from "./host";
import { StageInput } from "./input";
import { StageKeys } from "./keys";
import { needed, type PictureKind } from "./kind";
import { Pen } from "./pen";
import type { Picture } from "./picture";
import { PointerInput } from "./pointer";
import type { Recalled } from "./recalled";
import { Scales } from "./scales";
import type { Scene } from "./scene";
import { togglesTemplate } from "./toggles";
import type { Selecting, StageTool } from "./tool";
import type { ArrowKind } from "./vectors";
import "./stage.css";

/** How far around the scene the picture reaches: room for arrows. */
const room = 1.38;
/** Arrows keep their scale for so long after a parameter was changed, ms. */
const holding = 900;
/** Size of the root's type for which the drawing's pixels are CSS pixels. */
const usualType = 17;

/** Smaller than this a pane has no room for arrows and their scale, px. */
const smallWidth = 180;
const smallHeight = 190;
/** Parts of a stage's width: a name that ends before the first, and a line of settings that ends before the second, leave the middle of the upper edge free. */
const nameEndsBy = 0.4;
const settingEndsBy = 0.55;
const isCompact = ({ width, height }: Pen): boolean => width < smallWidth || height < smallHeight;
const noArrows: ReadonlySet<ArrowKind> = new Set();

/** Stages made so far: ids on a page must differ. */
let count = 0;

export class Stage extends CdElement implements Selecting {
  static override properties = {
    session: { attribute: false },
    layers: { attribute: false },
    extras: { attribute: false },
    leader: { attribute: false },
  };
  declare session: Session | undefined;
  /** Layers of contacts shown at first, see rigid/layers.ts; points and forces where absent. */
  declare layers: readonly string[] | undefined;
  /** Shown besides the scene at first and whenever this changes. */
  declare extras: readonly ExtraId[] | undefined;

  /** A pane of this stage: shows the same arrows and extras. */
  declare leader: Stage | undefined;

  /** Elements that may lie over an edge of the picture. */
  coveredBy: readonly (readonly ["left" | "right" | "bottom", Element])[] = [];

  readonly #wordsId = `stage-words-${++count}`;
  #picture: Picture = beadPicture();
  #kind: PictureKind = "bead";
  /** Bounds that the camera was last fitted to. */
  #bounds: Bounds | undefined;
  #recalled: Recalled | null = null;
  #extras: readonly Extra[] = [];
  readonly #extrasOn = new Set<ExtraId>();
  /** Extras that have something to show here. */
  #fitting: readonly Extra[] = [];
  readonly #arrows = new Set<ArrowKind>(["v", "f", "fhat"]);
  #exact = true;
  #fitted = true;
  /** A view that is asked for and not taken yet. */
  #pose: readonly number[] = [];
  #follow = new Follow();
  /** Until then arrows keep their scale, ms; and the runs there were at the last change. */
  #heldUntil = 0;
  #letGo = 0;
  #runs = "";
  #selected: Thing | null = null;
  /** True while the picture's code is on its way. */
  #waiting = false;
  /** The scene has been looked at, and another kind of picture is being fetched for it. */
  #equipping = false;
  #tool: StageTool | null = null;
  #host: StageHost | undefined;
  #input: StageInput | undefined;
  /** CSS pixels per pixel of the drawing; CSS pixels of the canvas across. */
  #unit = 1;
  #width = 0;
  /** Measures the legend of the runs, which lies over the upper edge where there is room for it. */
  readonly #legend = new ResizeObserver(() => this.#makeRoom());
  #pen: Pen | undefined;
  #hand: Hand | undefined;
  #keys: StageKeys | undefined;
  #focused = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#show(bead(), "bead");
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("extras")) return;
    // Extras switched on by the reader stay on.
    for (const id of changed.get("extras") ?? []) this.#extrasOn.delete(id);
    for (const id of this.extras ?? []) this.#extrasOn.add(id);
  }
  protected override updated(): void {
    if (this.#apart) void loadMessages("panes").then(() => import("./panes/panes"));
    fitWordsSoon(this.#bar);
    if (this.#legendElement) this.#legend.observe(this.#legendElement);
    for (const [, element] of this.coveredBy) this.#legend.observe(element);
    this.#makeRoom();
    this.session?.invalidate();
  }

  protected override render(): TemplateResult {
    return html`<div class="stage-view">
        <canvas tabindex="0" role="application" aria-label=${t(`${this.#scene.words}-label`)} aria-describedby=${this.#wordsId}
          @keydown=${this.#onKeyDown} @keyup=${(e: KeyboardEvent) => this.#keys?.up(e)}
          @focus=${() => this.#onFocus(true)} @blur=${() => this.#onFocus(false)}></canvas>
        ${this.#apart ? html`<cd-panes .session=${this.session} .layers=${this.layers} .leader=${this}></cd-panes>` : ""}
        <p class="stage-note" role="status"></p>
        <p class="unseen" id=${this.#wordsId}></p>
      </div>
      <div class="stage-bar">${this.session ? this.#tools(this.session) : ""}</div>`;
  }

  #tools(session: Session): TemplateResult {
    const toggles = togglesTemplate({
      session,
      arrows: this.#arrows,
      kinds: this.#scene.arrowKinds,
      exact: this.#exact,
      exactKnown: this.#kind === "bead" || session.selected.simulation.reference(session.time) !== null,
      words: this.#scene.words,
      more: this.#scene.toggles(() => this.requestUpdate()),
      toggleArrow: (kind) => {
        if (!this.#arrows.delete(kind)) this.#arrows.add(kind);
        this.requestUpdate();
      },
      toggleExact: () => {
        this.#exact = !this.#exact;
        this.requestUpdate();
      },
    });
    const button = (
      name: "zoomOut" | "zoomIn" | "home" | "fullScreen",
      id: string,
      act: () => void,
    ): TemplateResult =>
      html`<button type="button" class="button" data-view=${name} aria-label=${t(id)} title=${t(id)} @click=${act}>${icon(name)}</button>`;
    return html`${toggles}
      <div class="stage-zoom" role="group" aria-label=${t("stage-view")}>
        ${extraSwitches(this.#fitting, this.#extrasOn, (id) => this.#toggleExtra(id))}
        ${button("zoomOut", "stage-zoom-out", () => this.zoom(0.8))} ${button("zoomIn", "stage-zoom-in", () => this.zoom(1.25))}
        ${button("home", "stage-fit", () => this.fit())}
        ${document.fullscreenEnabled ? button("fullScreen", "stage-full", () => void this.#fillScreen()) : ""}
      </div>`;
  }

  #fit(session: Session): void {
    const fitting = this.#extras.filter((extra) => extra.fits(session));
    if (fitting.length !== this.#fitting.length) this.requestUpdate();
    this.#fitting = fitting;
  }
  /** Loads the parts that the first picture does not need. */
  async #bring(session: Session): Promise<void> {
    const { makeExtras, Recalled } = await import("./later");
    if (session !== this.session || !this.isConnected) return;
    this.#extras = makeExtras();
    this.#recalled = new Recalled();
    this.#fit(session);
    session.invalidate();
  }
  #toggleExtra(id: ExtraId): void {
    if (!this.#extrasOn.delete(id)) this.#extrasOn.add(id);
    for (const extra of this.#extras) if (extra.id === id) extra.forget();
    this.requestUpdate();
  }

  /** The stage with everything that belongs to it fills the screen, or gives it back. */
  async #fillScreen(): Promise<void> {
    const root = this.getRootNode() as Document | ShadowRoot;
    if (root.fullscreenElement) await document.exitFullscreen();
    else await (this.closest(".stage-column, .embed-scene, .laboratory-kit") ?? this).requestFullscreen();
  }

  /** The runs are drawn in panes of their own. */
  get #apart(): boolean {
    const { session } = this;
    return session?.apart === true && session.runs.length > 1;
  }
  /** Of the arrows of all panes: what is longer is faster or stronger. */
  readonly #scalesOfPanes = new Scales();
  get #scene(): Scene {
    return this.#picture.scene;
  }
  /** True while the picture's code is on its way: until then what is added to a bead is drawn as bodies only. */
  get waiting(): boolean {
    return this.#waiting || this.#equipping;
  }
  get camera(): Eye {
    return this.#scene.camera;
  }

  /** The reader's own view as numbers; empty where the whole scene is shown from the usual side. */
  get view(): readonly number[] {
    return this.camera.pose(this.#fitted);
  }
  /** Numbers that are no view of this scene leave it as it is. */
  set view(pose: readonly number[]) {
    this.#pose = pose;
    this.#stand();
  }
  /** Takes the view that was asked for; again where the picture that it belongs to is still on its way. */
  #stand(): void {
    if (this.#pose.length === 0) return;
    if (!this.waiting) {
      this.#fitted = !this.camera.stand(this.#pose);
      if (this.#fitted) this.#fitNow();
      this.#pose = [];
    }
    this.session?.invalidate();
  }

  /** The item clicked last; CustomEvent "select" reports every change. */
  get selected(): Thing | null {
    return this.#selected;
  }
  set selected(thing: Thing | null) {
    const same = thing?.kind === this.#selected?.kind && thing?.id === this.#selected?.id;
    if (same && thing?.row === this.#selected?.row) return;
    this.#selected = thing;
    this.dispatchEvent(new CustomEvent<Thing | null>("select", { detail: thing }));
    this.session?.invalidate();
  }

  get tool(): StageTool | null {
    return this.#tool;
  }
  set tool(tool: StageTool | null) {
    if (tool === this.#tool) return;
    this.#tool?.cancel?.();
    this.#tool = tool;
    if (this.hasUpdated) this.#canvas.style.cursor = tool?.cursor ?? "";
    this.session?.invalidate();
  }

  /** Rigid bodies that are drawn at a place, the topmost first. */
  under(at: Vector): readonly number[] {
    return this.session ? this.#scene.under(this.session, at) : [];
  }

  /** For a picture: scales and view are at once where they want to be. */
  unmoving = false;
  /** CSS pixels for one of the drawing's: more for a picture that is printed at a smaller size. */
  magnification = 1;
  /** For a small picture: no scale, no words. */
  bare = false;
  get #still(): boolean {
    return this.unmoving || reducedMotion();
  }

  /** For pictures without a bar: all arrows or none. */
  showArrows(shown: boolean): void {
    for (const kind of ["v", "f", "fhat"] as const)
      if (shown) this.#arrows.add(kind);
      else this.#arrows.delete(kind);
  }

  /** Zooms about the middle. */
  zoom(factor: number): void {
    for (const pane of this.#panes) pane.zoom(factor);
    this.camera.zoomAbout(this.camera.width / 2, this.camera.height / 2, factor);
    this.#moved();
  }
  /** Shows the whole scene, and keeps showing it when sizes change. */
  fit(): void {
    for (const pane of this.#panes) pane.fit();
    this.#fitted = true;
    this.#pose = [];
    if (this.session) this.#bounds = this.#scene.bounds(this.session.selected);
    this.#fitNow();
    this.session?.invalidate();
  }

  get #panes(): Iterable<Stage> {
    return this.querySelectorAll<Stage>("cd-panes cd-stage");
  }
  get #canvas(): HTMLCanvasElement {
    return this.querySelector("canvas") as HTMLCanvasElement;
  }
  get #bar(): HTMLElement {
    return this.querySelector(".stage-bar") as HTMLElement;
  }

  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    const session = this.session as Session;
    const canvas = this.#canvas;
    const context = canvas.getContext("2d");
    if (!context) return [];
    this.#pen = new Pen(context);
    const hand = new Hand(
      session,
      () => this.#scene,
      () => this.#say(this.#placedWords()),
    );
    this.#hand = hand;
    this.#host = this.#hostOf(session, hand);
    this.selected = null;
    this.#show(bead(), "bead");
    this.#measure(this.#width);
    this.#learn();
    void this.#bring(session);
    const pointer = new PointerInput(canvas, () => this.#input as StageInput);
    const resize = new ResizeObserver((entries) => this.#resize(entries));
    observeSize(resize, canvas);
    const words = new ResizeObserver(() => fitWords(this.#bar));
    words.observe(this.#bar);
    return [
      session.on("frame", () => this.#draw()),
      session.on("change", () => this.#onChange()),
      session.on("transport", () => this.#onTransport()),
      session.on("cursor", () => session.invalidate()),
      onFonts(() => {
        fitWords(this.#bar);
        session.invalidate();
      }),
      onAppearance(() => {
        this.#pen?.forgetColors();
        this.#measure(this.#width);
        session.invalidate();
      }),
      () => pointer.stop(),
      () => resize.disconnect(),
      () => this.#legend.disconnect(),
      () => words.disconnect(),
      () => this.#hand?.release(),
    ];
  }

  /** While a number is dragged arrows keep their scale, so that what grows is seen to grow. */
  #holdScales(): void {
    const session = this.session as Session;
    const runs = session.runs.map(({ id }) => id).join();
    if (runs === this.#runs) {
      this.#heldUntil = performance.now() + holding;
      clearTimeout(this.#letGo);
      this.#letGo = window.setTimeout(() => session.invalidate(), holding + 20);
    } else {
      this.#heldUntil = 0;
      // Another experiment: it is looked at anew.
      if (session.to === session.from && !this.#tool) this.#bounds = undefined;
    }
    this.#runs = runs;
  }

  #onChange(): void {
    // A body that is placed by hand changes nothing that would have to be learnt again.
    if (this.#hand?.placing) return;
    this.#holdScales();
    this.#learn();
    this.requestUpdate();
    // Another name may be longer.
    void this.updateComplete.then(() => this.#makeRoom());
  }

  #learn(): void {
    const { session } = this;
    if (!session) return;
    const kind = needed(session, this.#kind);
    if (kind !== this.#kind) void this.#equip(session, kind);
    if (this.#waiting) return;
    const scene = this.#scene;
    scene.learn(session);
    for (const each of [this.#recalled, ...this.#extras]) each?.forget();
    this.#fit(session);
    if (session.to === session.from) scene.arrows.scales.forget();
    const bounds = scene.bounds(session.selected);
    if (this.#bounds && (this.#hand?.body != null || this.#tool || !scene.worthFitting(session, bounds)))
      return;
    const same = JSON.stringify(bounds) === JSON.stringify(this.#bounds);
    this.#bounds = bounds;
    // While it goes along with what moves, a slider does not call it back.
    if (this.#fitted && !(same && session.to > session.from)) this.#fitNow();
  }

  /** Another kind of scene has another picture; its code is fetched now. Until then a scene in space is not drawn, nor the first one: boxes would be dots. */
  async #equip(session: Session, kind: PictureKind): Promise<void> {
    this.#kind = kind;
    this.#waiting = kind === "space" || !this.#bounds;
    this.#equipping = true;
    const { gearOf } = await import("./system");
    const gear = await gearOf(kind, session, this.#canvas);
    if (session !== this.session || !this.isConnected || kind !== this.#kind) {
      gear.picture.scene.dispose();
      return;
    }
    const bounds = this.#bounds;
    this.#show(gear, kind);
    // While something is being built the view does not change between two clicks.
    if (this.#tool) this.#bounds = bounds;
    this.#measure(this.#width);
    this.#learn();
    this.#stand();
    this.requestUpdate();
  }

  #show(gear: Gear, kind: PictureKind): void {
    this.#scene.arrows.scales.leave(this.camera);
    this.#scene.dispose();
    this.#picture = gear.picture;
    if (this.leader) gear.picture.scene.arrows.scales = this.leader.#scalesOfPanes;
    if (this.layers) gear.picture.scene.showLayers(this.layers);
    this.#input = this.#host && gear.input(this.#host);
    this.#keys = this.#host && gear.keys(this.#host);
    this.#kind = kind;
    this.#follow = new Follow({ whole: kind === "bead" });
    this.#waiting = false;
    this.#equipping = false;
    this.#bounds = undefined;
  }

  #onTransport(): void {
    this.#hand?.onTransport();
    this.#recalled?.forget();
    const { session } = this;
    if (session && this.#fitted && session.time <= session.from) this.#fitNow();
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
    const type = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualType || 1;
    const unit = this.magnification * type;
    this.#unit = unit;
    this.#width = width;
    // Not the canvas's width over the element's, which lies a thousandth beside 1: lines of one pixel would miss every raster.
    pen.ratio = devicePixelRatio * unit;
    pen.width = canvas.width / pen.ratio;
    pen.height = canvas.height / pen.ratio;
    this.camera.resize(pen.width, pen.height, this.#covered());
    this.leader?.toggleAttribute("data-bare", isCompact(pen));
    if (this.#fitted) this.#fitNow();
  }

  /** How much of the canvas's edges lies under something. Pixels of the drawing. */
  #covered(): Edges {
    const unit = this.#unit;
    const edges = { ...bareEdges, top: this.#legendHeight() / unit };
    const { left, right, top, bottom } = this.#canvas.getBoundingClientRect();
    for (const [edge, element] of this.coveredBy) {
      const box = element.getBoundingClientRect();
      // Beside the picture it covers nothing.
      if (box.right < left + 1 || box.left > right - 1 || box.bottom < top + 1 || box.top > bottom - 1)
        continue;
      const by = { left: box.right - left, right: right - box.left, bottom: bottom - box.top }[edge];
      edges[edge] = Math.max(edges[edge], by / unit);
    }
    return edges;
  }
  /** How much of the canvas's upper edge the legend takes of several runs or of one of which something is told, and a line of it that reaches the middle of a narrow stage. CSS pixels. */
  #legendHeight(): number {
    const legend = this.#legendElement;
    if (!legend) return 0;
    const { left, width, top } = this.#canvas.getBoundingClientRect();
    const reaches = (part: number, line: Element | null): boolean =>
      (line?.getBoundingClientRect().right ?? 0) >= left + part * width;
    const setting = legend.querySelector(".runs-setting");
    const legendCovers =
      legend.querySelector(".run + .run, .run-status") || reaches(nameEndsBy, legend.querySelector(".run"));
    const lowest = reaches(settingEndsBy, setting) ? setting : legendCovers ? legend : null;
    return lowest ? Math.max(0, lowest.getBoundingClientRect().bottom - top) : 0;
  }
  /** The legend or a tool has another size: a view that nobody looks at yet is fitted anew, another one goes along by itself. */
  #makeRoom(): void {
    const { camera, session } = this;
    if (this.#width === 0) return;
    const before = camera.covered;
    camera.resize(camera.width, camera.height, this.#covered());
    const { covered } = camera;
    const edges = ["left", "right", "top", "bottom"] as const;
    if (edges.every((each) => Math.abs(covered[each] - before[each]) < 1)) return;
    // Nothing moves under a hand; while one builds a longer line of words moves nothing.
    const comes = edges.some((each) => before[each] === 0 && covered[each] > 0);
    const moves = this.#hand?.body == null && (!this.#tool || comes);
    if (moves && this.#fitted && session?.to === session?.from) this.#fitNow();
    session?.invalidate();
  }
  get #legendElement(): Element | null {
    return this.closest(":has(> cd-runs)")?.querySelector(":scope > cd-runs") ?? null;
  }

  #fitNow(): void {
    if (!this.#bounds) return;
    this.camera.fit(this.#bounds, room);
    this.#follow.start(this.#bounds, room);
  }
  /** One's own view wins until "show all"; nothing moves under a hand or a tool. */
  readonly #goAlong = (interest: Interest): boolean => {
    if (!this.#fitted || this.#tool || this.#hand?.body != null) return false;
    // Before anything has moved the first view is found at once.
    const still = this.#still || this.session?.to === this.session?.from;
    return this.#follow.update(this.camera, interest, performance.now() / 1000, still);
  };

  #draw(): void {
    const { session } = this;
    const pen = this.#pen;
    const hand = this.#hand;
    // Without a size there is no view that arrows could find their scale in.
    if (!session || !pen || !hand || this.#width === 0 || this.#waiting || this.#apart) return;
    this.#keys?.onFrame();
    pen.context.setTransform(pen.ratio, 0, 0, pen.ratio, 0, 0);
    const leader = this.leader ?? this;
    const compact = isCompact(pen);
    const shown = {
      arrows: compact && this.leader ? noArrows : leader.#arrows,
      spin: leader.#arrows.has("v"),
      exact: leader.#exact,
      compact: compact || this.bare,
      held: hand.body ?? this.#input?.hovered ?? null,
      focused: this.#focused ? (this.#keys?.body?.id ?? null) : null,
      selected: this.#selected,
      hand:
        hand.pulling && hand.body !== null
          ? { body: hand.body, at: hand.at, grip: hand.grip(session.selected.drawn) }
          : null,
      still: this.#still,
      scalesHeld: performance.now() < this.#heldUntil,
      recalled: this.#recalled,
      extras: this.#fitting.filter(({ id }) => leader.#extrasOn.has(id)),
      words: { exact: t("stage-exact") },
    };
    const moving = this.#picture.draw(pen, session, shown, this.#goAlong);
    this.#tool?.draw?.(pen, this.camera);
    if (moving) session.invalidate();
  }

  #hostOf(session: Session, hand: Hand): StageHost {
    const stage = this;
    return {
      session,
      hand,
      arrows: this.#arrows,
      get scene() {
        return stage.#scene;
      },
      get tool() {
        return stage.#tool;
      },
      get selected() {
        return stage.#selected;
      },
      set selected(thing) {
        stage.selected = thing;
      },
      get unit() {
        return stage.#unit;
      },
      cursor: (name) => {
        this.#canvas.style.cursor = name;
      },
      zoom: (factor) => this.zoom(factor),
      fit: () => this.fit(),
      moved: (turned) => this.#moved(turned),
      chosen: () => {
        this.#focused = true;
        this.#describe(true);
        session.invalidate();
      },
    };
  }

  #moved(turned = false): void {
    if (!turned) this.#fitted = false;
    this.session?.invalidate();
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (this.#tool?.key?.(event) || this.#keys?.down(event) || this.#extraKey(event)) event.preventDefault();
  };

  #extraKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    const extra = this.#fitting.find((each) => each.key === key.toLowerCase());
    if (extra) this.#toggleExtra(extra.id);
    return extra !== undefined;
  }

  #onFocus(focused: boolean): void {
    this.#focused = focused && this.#canvas.matches(":focus-visible");
    if (focused) this.#describe();
    else this.#keys?.leave();
    this.session?.invalidate();
  }

  /** Description of the canvas for screen readers: written when it gets the focus, not in every frame. */
  #describe(aloud = false): void {
    const { session } = this;
    const words = this.querySelector(`#${this.#wordsId}`);
    if (!session || !words) return;
    words.textContent = this.#scene.describe(session.selected, this.#keys?.body, this.#violation(), aloud);
    if (aloud) this.#say(words.textContent);
  }

  #violation(): string {
    return formatNumber(this.session?.selected.simulation.observe("C.norm") ?? 0);
  }

  #placedWords(): string {
    const placed = this.#hand?.placed;
    if (!placed) return "";
    return this.#scene.describePlaced(placed.legal, this.#violation());
  }

  #say(words: string): void {
    const note = this.querySelector(".stage-note");
    if (note && note.textContent !== words) note.textContent = words;
  }
}
customElements.define("cd-stage", Stage);

/** The first lesson's: a bead on its circle. */
function bead(): Gear {
  return {
    picture: beadPicture(),
    keys: (host) => new StageKeys(host),
    input: (host) => new StageInput(host),
  };
}

function observeSize(observer: ResizeObserver, canvas: HTMLCanvasElement): void {
  try {
    observer.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(canvas);
  }
}
