// <cd-film .film>: short runs side by side in a lesson without a stage. The core computes them whole; they are played and scrubbed.
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { type PathData, pathData, through } from "../base/path-data";
import { t } from "../messages";
import { fixed, withUnit } from "../panels/numbers";
import { type SceneDocument, type Simulation, withSimulation } from "../simulation/core";
import "./film.css";

export interface FilmRun {
  /** Message id. */
  readonly name: string;
  readonly scene: SceneDocument;
}
export interface FilmPlan {
  /** Message ids: of the whole, and of what is measured at the end of a run. */
  readonly label: string;
  readonly measured: string;
  readonly runs: readonly FilmRun[];
  /** s */
  readonly until: number;
  /** The part of the plane that is shown, m. */
  readonly box: { readonly x: readonly [number, number]; readonly y: readonly [number, number] };
  /** A line that is drawn and takes no part in the scene, m. */
  readonly walls?: readonly (readonly [number, number])[];
  /** Numbers for the words at the end. */
  readonly read: (simulation: Simulation) => Readonly<Record<string, string>>;
}

type Shape = readonly (readonly [number, number])[];
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}
interface Shot {
  readonly shapes: readonly Shape[];
  /** Of each moving body at each picture. */
  readonly frames: readonly (readonly Frame[])[];
  readonly numbers: Readonly<Record<string, string>>;
}
/** Pictures of a run. */
const pictures = 60;
/** Radius of a particle, m. */
const bead = 0.08;

/** The run of a scene, whole. */
export function shoot({ until, read }: FilmPlan, { scene }: FilmRun): Shot {
  return withSimulation(scene, (simulation) => {
    const bodies = simulation.bodies().filter((body) => !body.fixed);
    const look = (): Frame[] =>
      bodies.map(({ positionOffset, positionLength }) => {
        const [x = 0, y = 0, angle = 0] = simulation
          .positions()
          .subarray(positionOffset, positionOffset + positionLength);
        return { x, y, angle };
      });
    const frames = [look()];
    const every = Math.max(1, Math.round(until / (pictures * simulation.stepSize)));
    for (let k = 0; k < pictures; k++) {
      simulation.step(every);
      frames.push(look());
    }
    return { shapes: bodies.map(({ id }) => outline(simulation, id)), frames, numbers: read(simulation) };
  });
}
function outline(simulation: Simulation, id: number): Shape {
  for (const glyph of simulation.outline(id))
    if (glyph.type === "polyline") return glyph.points.map(([x = 0, y = 0]) => [x, y] as const);
  return Array.from({ length: 16 }, (_, i) => {
    const turn = (i * Math.PI) / 8;
    return [bead * Math.cos(turn), bead * Math.sin(turn)] as const;
  });
}

export class Film extends CdElement {
  static override properties = {
    film: { attribute: false },
    _at: { state: true },
    _playing: { state: true },
  };
  declare film: FilmPlan;
  /** The picture that is shown. */
  declare _at: number;
  declare _playing: boolean;
  #shots: readonly Shot[] | null = null;
  #frame = 0;

  constructor() {
    super();
    this._at = 0;
    this._playing = false;
  }
  protected override listen(): readonly Stop[] {
    return [() => this.#pause()];
  }

  #play(): void {
    this.#pause();
    this.#shots ??= this.film.runs.map((run) => shoot(this.film, run));
    if (this._at >= pictures) this._at = 0;
    this._playing = true;
    let last = performance.now();
    let at = this._at;
    const next = (now: number): void => {
      at = Math.min(pictures, at + (Math.max(0, now - last) / 1000 / this.film.until) * pictures);
      this._at = Math.floor(at);
      last = now;
      if (at >= pictures) this._playing = false;
      else this.#frame = requestAnimationFrame(next);
    };
    this.#frame = requestAnimationFrame(next);
  }
  #pause(): void {
    cancelAnimationFrame(this.#frame);
    this._playing = false;
  }

  protected override render(): TemplateResult {
    const { label, runs, until } = this.film;
    this.#shots ??= runs.map((run) => shoot(this.film, run));
    const shots = this.#shots;
    const scrub = (event: Event): void => {
      this.#pause();
      this._at = Number((event.target as HTMLInputElement).value);
    };
    const time = withUnit(fixed((until * this._at) / pictures, 2), "s");
    return html`<figure class="film inset" aria-label=${t(label)}><div class="film-runs">${runs.map((run, i) => this.#run(run, shots[i]))}</div>
      <div class="film-time"><button type="button" class="button" aria-label=${t(this._playing ? "lesson-film-pause" : "lesson-film-play")} @click=${() => (this._playing ? this.#pause() : this.#play())}>${icon(this._playing ? "pause" : "play")}</button>
        <input type="range" min="0" max=${pictures} step="1" .value=${String(this._at)} aria-label=${t("lesson-film-time")} aria-valuetext=${time} @input=${scrub}><output>${time}</output></div></figure>`;
  }

  #run({ name }: FilmRun, shot: Shot | undefined): TemplateResult | typeof nothing {
    if (!shot) return nothing;
    const { x, y } = this.film.box;
    const scale = 100;
    const [width, height] = [scale * (x[1] - x[0]), scale * (y[1] - y[0])];
    const pixel = ([px, py]: readonly [number, number]) =>
      [scale * (px - x[0]), scale * (y[1] - py)] as const;
    const frame = shot.frames[Math.min(this._at, shot.frames.length - 1)] ?? [];
    const { walls } = this.film;
    return html`<div class="film-run"><strong>${t(name)}</strong>
      <svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${t(name)}>${svg`
        ${walls ? svg`<path class="film-walls" d=${through(walls.map(pixel), true)}></path>` : svg`<path class="film-walls" d=${pathData`M0 ${pixel([0, 0])[1]}H${width}`}></path>`}
        ${shot.shapes.map((shape, i) => body(shape, frame[i], pixel))}`}</svg>
      <p role="status">${this._at >= pictures ? t(this.film.measured, shot.numbers) : nothing}</p></div>`;
  }
}
customElements.define("cd-film", Film);

function body(
  shape: Shape,
  frame: Frame | undefined,
  pixel: (at: readonly [number, number]) => readonly [number, number],
): SVGTemplateResult {
  if (!frame) return svg``;
  const [c, s] = [Math.cos(frame.angle), Math.sin(frame.angle)];
  const points: PathData = through(
    shape.map(([u, v]) => pixel([frame.x + c * u - s * v, frame.y + s * u + c * v])),
    true,
  );
  return svg`<path class="film-body" d=${points}></path>`;
}
