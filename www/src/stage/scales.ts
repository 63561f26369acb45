// The scales of the three kinds of arrows (forces share one), and what the scale bar says about them.
import type { SymbolKey } from "../simulation/session";
import { ArrowScale } from "./arrow-scale";
import type { Eye } from "./eye";
import type { ArrowMeaning } from "./glyphs/grid";
import type { Shown } from "./scene";
import type { ArrowKind } from "./vectors";

/** A body at rest is at rest up to rounding and a solver's tolerance: no arrow is stretched for less than this. */
const floors = { speed: 1e-6, force: 1e-9, gradient: 1e-9 };
/** An impact's force lasts one step, and must not shrink all arrows for seconds. s */
const impact = 0.3;

export class Scales {
  readonly #speed = new ArrowScale(floors.speed);
  readonly #force = new ArrowScale(floors.force, impact);
  readonly #gradient = new ArrowScale(floors.gradient);

  of(kind: ArrowKind): ArrowScale {
    return kind === "v" ? this.#speed : kind === "grad" ? this.#gradient : this.#force;
  }

  forget(): void {
    for (const scale of [this.#speed, this.#force, this.#gradient]) scale.forget();
  }

  /** True while a scale is still moving to where it wants to be. */
  update(
    camera: Eye,
    largest: (kind: ArrowKind) => number,
    { still, scalesHeld }: Pick<Shown, "still" | "scalesHeld">,
    room = 3,
  ): boolean {
    // A camera that goes back to show an arrow must not make it longer.
    const side = Math.min(camera.width, camera.height - camera.top);
    const reach = side / Math.max(camera.scale, camera.home);
    const now = performance.now() / 1000;
    // Applied forces point out of the picture as often as into it: they get less room, a part `room` of it.
    const force = Math.max(room * largest("f"), largest("fhat"));
    const moving = [
      this.#speed.update(largest("v"), reach, now, still, scalesHeld),
      this.#force.update(force, reach, now, still, scalesHeld),
      this.#gradient.update(largest("grad"), reach, now, still, scalesHeld),
    ];
    return moving.includes(true);
  }

  meanings(arrows: ReadonlySet<ArrowKind>, symbol: SymbolKey | null): ArrowMeaning[] {
    const on = (kind: ArrowKind): boolean => arrows.has(kind) || symbol === kind;
    const forceColor = on("f") && on("fhat") ? "--muted" : on("f") ? "--f" : "--fhat";
    const all = [
      { shown: on("f") || on("fhat"), scale: this.#force, unit: "N", color: forceColor },
      { shown: on("v"), scale: this.#speed, unit: "m/s", color: "--v" },
      { shown: on("grad"), scale: this.#gradient, unit: "(∇C)", color: "--grad" },
    ];
    return all
      .filter(({ shown, scale }) => shown && scale.target > 0)
      .map(({ scale, unit, color }) => ({ unitsPerMetre: scale.target, unit, color, fresh: scale.fresh }));
  }
}
