// <cd-state-in-words>: a button that describes the present state in a sentence, visibly and for screen readers.
import { html, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { icon } from "../base/icons";
import { t } from "../messages";
import { magnitudesOf } from "../simulation/magnitude";
import type { Run, Session } from "../simulation/session";
import { exploded } from "./explosion";
import { formatChosen, formatMeasured } from "./numbers";
import "./panels.css";
import { nameOf } from "./words";

/** Slower than this is standing still; smaller than this is zero. In SI units. */
const still = 1e-9;

/** Eight directions, counterclockwise from the right. */
const directions = ["right", "up-right", "up", "up-left", "left", "down-left", "down", "down-right"] as const;

function direction(vx: number, vy: number): (typeof directions)[number] {
  const eighth = Math.round((Math.atan2(vy, vx) / (2 * Math.PI)) * directions.length);
  return directions[(eighth + directions.length) % directions.length] as (typeof directions)[number];
}

/** "C = 0.012 and growing; λ = 9.8; the bead moves left and up at 1.2 m/s." All numbers come from the core. */
export function stateInWords(run: Run): string {
  const { simulation, status } = run;
  const read = (name: string): number => simulation.observe(name);
  const infos = new Map(simulation.observables().map((info) => [info.name, info.unit]));
  const magnitudes = magnitudesOf(simulation);
  const written = (name: string): string =>
    formatMeasured(read(name), infos.get(name) ?? "", magnitudes, 3, name);
  const sentences = [t("state-time", { time: formatChosen(Number(simulation.time.toFixed(3))) })];
  const rows = simulation.constraints();
  if (rows.length > 0) {
    const of = (single: string, all: string): string =>
      rows.length === 1 ? `constraint[${rows[0]?.id}].${single}` : all;
    const [c, rate] = [read(of("C", "C.norm")), read(of("Cdot", "Cdot.norm"))];
    const moving = c * rate;
    const trend =
      Math.abs(c) < still || Math.abs(rate) < still ? "steady" : moving > 0 ? "growing" : "shrinking";
    sentences.push(t("state-constraint", { C: written(of("C", "C.norm")), trend }));
    sentences.push(t("state-lambda", { lambda: written(of("lambda", "lambda.norm")) }));
  }
  const bodies = simulation.bodies().filter(({ fixed }) => !fixed);
  const velocities = simulation.velocities();
  for (const body of bodies.slice(0, 3)) {
    const [vx = 0, vy = 0] = velocities.subarray(body.velocityOffset);
    const speed = read(`body[${body.id}].speed`);
    const which = bodies.length === 1 ? "one" : String(body.id);
    sentences.push(
      speed < still
        ? t("state-rest", { which })
        : t("state-motion", {
            which,
            direction: direction(vx, vy),
            speed: written(`body[${body.id}].speed`),
          }),
    );
  }
  if (exploded(run)) sentences.push(t("state-exploded"));
  if (status !== "ok" && status !== "solver-limit") sentences.push(t(`state-${status}`));
  return sentences.join(" ");
}

export class StateInWords extends CdElement {
  static override properties = { session: { attribute: false }, _words: { state: true } };
  declare session: Session;
  declare _words: string;

  constructor() {
    super();
    this._words = "";
  }

  readonly #say = (): void => {
    const { runs } = this.session;
    const words = runs
      .map((run) =>
        runs.length > 1 ? `${nameOf(run.name) || run.id + 1}: ${stateInWords(run)}` : stateInWords(run),
      )
      .join("\n");
    // An unchanged text is announced again only if it differs: by a space.
    this._words = words === this._words ? `${words}\u00a0` : words;
  };

  protected override render(): TemplateResult {
    return html`
      <button type="button" class="button say-state" @click=${this.#say}>${icon("speak")}${t("state-say")}</button>
      <p class="state-words numbers" aria-live="polite">${this._words}</p>`;
  }
}

customElements.define("cd-state-in-words", StateInWords);
