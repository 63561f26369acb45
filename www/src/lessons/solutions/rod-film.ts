// <painleve-runs>: the rod in the cases of one, none and several solutions, from two starts that hardly differ.
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../../base/cd-element";
import { icon } from "../../base/icons";
import { pathData } from "../../base/path-data";
import { t } from "../../messages";
import { fixed, withUnit } from "../../panels/numbers";
import type { Rod } from "./rod-problem";
import {
  type Film,
  film,
  half,
  lifts,
  type Outcome,
  outcomes,
  type Pose,
  solutionCount,
  until,
} from "./rod-runs";
import "./rod.css";

/** Simulated seconds per real second. */
const speed = 0.15;
const scale = 92;
const [width, height, ground, origin] = [360, 210, 190, 156];
const names = Object.keys(outcomes) as Outcome[];

interface Shown {
  readonly count: number;
  readonly films: readonly Film[];
}

export class PainleveRuns extends CdElement {
  static override properties = {
    outcome: { state: true },
    _time: { state: true },
    _playing: { state: true },
  };
  /** Told which rod is shown. */
  declare chosen: ((rod: Rod) => void) | undefined;
  declare outcome: Outcome;
  /** s */
  declare _time: number;
  declare _playing: boolean;
  readonly #known = new Map<Outcome, Shown>();
  #frame = 0;

  constructor() {
    super();
    this.outcome = "one";
    this._time = 0;
    this._playing = false;
  }
  protected override listen(): readonly Stop[] {
    return [() => this.#pause()];
  }

  /** Shows a case from its start. */
  choose(outcome: Outcome): void {
    this.outcome = outcome;
    this._time = 0;
    this.chosen?.(outcomes[outcome]);
    this.#play();
  }
  #shown(): Shown {
    const known = this.#known.get(this.outcome);
    if (known) return known;
    const rod = outcomes[this.outcome];
    const shown = { count: solutionCount(rod), films: lifts.map((lift) => film(rod, lift)) };
    this.#known.set(this.outcome, shown);
    return shown;
  }

  #play(): void {
    this.#pause();
    if (this._time >= until) this._time = 0;
    this._playing = true;
    let last = performance.now();
    const next = (now: number): void => {
      this._time = Math.min(until, this._time + (speed * Math.max(0, now - last)) / 1000);
      last = now;
      if (this._time >= until) this._playing = false;
      else this.#frame = requestAnimationFrame(next);
    };
    this.#frame = requestAnimationFrame(next);
  }
  #pause(): void {
    cancelAnimationFrame(this.#frame);
    this._playing = false;
  }

  protected override render(): TemplateResult {
    const { count, films } = this.#shown();
    const move = (event: Event): void => {
      this.#pause();
      this._time = Number((event.target as HTMLInputElement).value);
    };
    const time = withUnit(fixed(this._time, 3), "s");
    return html`<figure class="rod-runs inset" data-outcome=${this.outcome}>
      <div class="rod-outcomes" role="group" aria-label=${t("solutions-runs-label")}>${names.map(
        (name) =>
          html`<button type="button" class="button" data-outcome=${name} aria-pressed=${name === this.outcome ? "true" : "false"} @click=${() => this.choose(name)}>${t(`solutions-run-${name}`)}</button>`,
      )}</div>
      ${this.#drawing(films)}
      <div class="rod-time"><button type="button" class="button" aria-label=${t(this._playing ? "solutions-run-pause" : "solutions-run-play")} @click=${() => (this._playing ? this.#pause() : this.#play())}>${icon(this._playing ? "pause" : "play")}</button>
        <input type="range" min="0" max=${until} step="0.0025" .value=${String(this._time)} aria-label=${t("solutions-run-time")} aria-valuetext=${time} @input=${move}><output>${time}</output></div>
      <p class="rod-count" role="status">${t("solutions-run-count", { count: String(count) })}</p>
      <table class="rod-results">
        <thead><tr><th scope="col">${t("solutions-run-start")}</th><th scope="col">${t("solutions-run-impulse")}</th><th scope="col">${t("solutions-run-height")}</th></tr></thead>
        <tbody>${films.map(
          ({ impulse, height: up }, i) =>
            html`<tr><th scope="row"><span class="rod-key" data-run=${i}></span>${t(`solutions-run-start-${i}`)}</th><td>${withUnit(fixed(impulse, 3), "N·s")}</td><td>${withUnit(fixed(1000 * Math.abs(up), 0), "mm")}</td></tr>`,
        )}</tbody></table></figure>`;
  }

  #drawing(films: readonly Film[]): TemplateResult {
    const hatch = Array.from({ length: 30 }, (_, i) => pathData`M${12 + 12 * i} ${ground + 2}l-7 8`);
    const at = (poses: readonly Pose[]): Pose | undefined =>
      poses[Math.round((this._time / until) * (poses.length - 1))];
    return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${t("solutions-rod-label")}>
      ${svg`<path class="ground" d=${pathData`M4 ${ground}H${width - 4}`}></path><path class="hatch" d=${pathData`${hatch}`}></path>
      ${line(films[0]?.poses[0], "start")}${films.map(({ poses }, i) => line(at(poses), `run-${i}`))}`}</svg>`;
  }
}

function line(pose: Pose | undefined, name: string): SVGTemplateResult {
  if (!pose) return svg``;
  const [x, y] = [origin + scale * pose.x, ground - scale * pose.y];
  const [dx, dy] = [scale * half * Math.cos(pose.angle), -scale * half * Math.sin(pose.angle)];
  return svg`<path class="rod" data-rod=${name} d=${pathData`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`}></path>`;
}
customElements.define("painleve-runs", PainleveRuns);
