// <cd-ball>: a ball above a floor, as the core moves it, and beside it the corner of its row: λ and w of the last step, w = C/h with
// the gap C that the step left. The ball can be lifted and let go; the point on the corner can be taken too, upwards along w, to the
// right along the force, which presses the ball.
import { html, svg, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../../base/cd-element";
import { t } from "../../messages";
import { fixed, withUnit } from "../../panels/numbers";
import { Session } from "../../simulation/session";
import { weight } from "../measure";
import { disc, ground, plane, stepping } from "../sketch";
import "./ball.css";

const radius = 0.15;
/** Largest gap and largest force in the picture. m, N */
const [highest, strongest] = [1, 30];
/** Lifted no farther than this, pressed no harder than the picture shows. */
const press = strongest - 10;

export const ballScene = {
  ...plane({
    bodies: [ground({ friction: 0 }), disc([0, radius + 0.7], radius, { mass: 1, friction: 0 })],
    constraints: [],
    method: stepping,
  }),
  forces: [{ constant: { body: 1, force: [0, 0] } }],
};

export interface BallNow {
  /** m */
  readonly gap: number;
  /** Of the row v⁺ + C/h of the last step: the gap that it left, over h. m/s */
  readonly w: number;
  /** N */
  readonly force: number;
}
export function ballNow(simulation: Session["selected"]["simulation"]): BallNow {
  const gap = Math.max(0, simulation.observe("body[1].y") - radius);
  return {
    gap,
    w: gap / simulation.stepSize,
    force: simulation.contacts()[0]?.lambda[0] ?? 0,
  };
}

/** Of the drawing; the floor, and the corner. */
const [width, height] = [360, 170];
const [floor, corner, middle] = [140, 190, 84];
/** px for a metre, and for a newton. */
const [perMetre, perNewton] = [108, 4.8];

export class Ball extends CdElement {
  static override properties = { _now: { state: true }, _press: { state: true } };
  declare _now: BallNow;
  declare _press: number;
  #session: Session | undefined;
  #held: "ball" | "point" | null = null;
  /** Placed by hand above the floor: the contact of the last step is gone. */
  #lifted = false;
  /** When it last moved. s */
  #moved = 0;

  constructor() {
    super();
    this._now = { gap: 0, w: 0, force: 0 };
    this._press = 0;
  }
  protected override listen(): readonly Stop[] {
    const session = new Session(ballScene);
    this.#session = session;
    this.#look(session);
    const stop = session.on("frame", () => this.#look(session));
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) session.play();
    return [
      stop,
      () => {
        this.#session = undefined;
        session.destroy();
      },
    ];
  }
  #look(session: Session): void {
    const { simulation } = session.selected;
    const now = ballNow(simulation);
    this._now = this.#lifted ? { ...now, force: 0 } : now;
    if (simulation.observe("body[1].speed") > 1e-3) this.#moved = simulation.time;
    // At rest there is nothing more to come.
    if (session.playing && simulation.time - this.#moved > 1) session.pause();
  }

  #lift(gap: number): void {
    const session = this.#session;
    if (!session) return;
    session.pause();
    this.#lifted = gap > 0;
    session.place(1, [0, radius + Math.min(highest, Math.max(0, gap))]);
  }
  #let(): void {
    this.#held = null;
    this.#lifted = false;
    this.#moved = this.#session?.time ?? 0;
    this.#session?.play();
  }
  #push(force: number): void {
    this._press = Math.min(press, Math.max(0, force));
    this.#session?.edit((simulation) => simulation.updateForce(0, { force: [0, -this._press] }), "press");
    this.#let();
  }

  #weight(): number {
    const simulation = this.#session?.selected.simulation;
    return simulation ? weight(simulation) - this._press : 0;
  }

  #place(event: PointerEvent): readonly [number, number] {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    ];
  }
  #down(event: PointerEvent): void {
    const [x] = this.#place(event);
    this.#held = x < corner - 20 ? "ball" : "point";
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#move(event);
  }
  #move(event: PointerEvent): void {
    if (!this.#held) return;
    const [x, y] = this.#place(event);
    const up = floor - y;
    const [gap, force] =
      this.#held === "ball" ? [up / perMetre - radius, 0] : [up / perMetre, (x - corner) / perNewton];
    // On the corner one of the two is zero.
    if (this.#held === "ball" || up > x - corner) this.#lift(gap);
    else {
      const held = this.#held;
      this.#lift(0);
      // The floor carries the weight as well.
      this.#push(force - this.#weight());
      this.#held = held;
    }
  }

  protected override render(): TemplateResult {
    const { gap, w, force } = this._now;
    const range = (
      message: string,
      value: number,
      most: number,
      shown: string,
      set: (value: number) => void,
    ) =>
      html`<label><span>${t(message)}</span><input type="range" min="0" max=${most} step=${most / 50} .value=${String(value)} aria-valuetext=${shown}
        @input=${(event: Event) => set(Number((event.target as HTMLInputElement).value))} @change=${() => this.#let()}><output>${shown}</output></label>`;
    return html`<figure class="ball inset">${this.#drawing()}
      ${range("complementarity-ball-lift", gap, highest, withUnit(fixed(gap, 2), "m"), (value) => this.#lift(value))}
      ${range("complementarity-ball-press", this._press, press, withUnit(fixed(this._press, 1), "N"), (value) => this.#push(value))}
      <figcaption>${t("complementarity-ball-measured", { gap: fixed(gap, 3), w: fixed(w, 1), force: fixed(force, 2) })}</figcaption></figure>`;
  }

  #drawing(): TemplateResult {
    const { gap, force } = this._now;
    const y = floor - perMetre * (gap + radius);
    const point = [
      corner + perNewton * Math.min(strongest, force),
      floor - perMetre * Math.min(highest, gap),
    ] as const;
    return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${t("complementarity-ball-picture")}
      @pointerdown=${this.#down} @pointermove=${this.#move} @pointerup=${this.#let} @pointercancel=${this.#let}>
      ${svg`<rect class="ball-floor" x="14" y=${floor} width="140" height="10"></rect><circle class="ball-body" cx=${middle} cy=${y} r=${perMetre * radius}></circle>
      <line class="ball-gap" x1=${middle + 34} x2=${middle + 34} y1=${floor} y2=${floor - perMetre * gap}></line>
      <line class="ball-force" x1=${middle} x2=${middle} y1=${floor} y2=${floor - 2.4 * Math.min(strongest, force)}></line>
      <path class="ball-corner" d="M190 24V140H350"></path><text x="182" y="32" text-anchor="end">w</text><text x="346" y="158" text-anchor="end">λ</text>
      <circle class="ball-point" cx=${point[0]} cy=${point[1]} r="6.5"></circle>`}</svg>`;
  }
}
customElements.define("cd-ball", Ball);
