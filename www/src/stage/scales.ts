// The scales of the three kinds of arrows (forces share one), and what the scale bar says about them.
import type { SymbolKey } from "../simulation/session";
import { ArrowScale } from "./arrow-scale";
import { clearPart, type Eye } from "./eye";
import type { ArrowMeaning } from "./glyphs/grid";
import type { Shown } from "./scene";
import type { ArrowKind } from "./vectors";

/** A body at rest is at rest up to rounding and a solver's tolerance: no arrow is stretched for less than this. */
const floors = { speed: 1e-6, force: 1e-9, gradient: 1e-9 };
/** An impact's force lasts one step, and must not shrink all arrows for seconds. s */
const impact = 0.3;

/** Of one view in its last frame: the longest of each kind, and the smaller side in metres. */
interface Seen {
  readonly speed: number;
  readonly force: number;
  readonly gradient: number;
  readonly reach: number;
}

/** Of one view, or of several that are to be compared: then the longest arrow of all of them counts. */
export class Scales {
  readonly #seen = new Map<Eye, Seen>();
  readonly #speed = new ArrowScale(floors.speed);
  readonly #force = new ArrowScale(floors.force, impact);
  readonly #gradient = new ArrowScale(floors.gradient);

  of(kind: ArrowKind): ArrowScale {
    return kind === "v" ? this.#speed : kind === "grad" ? this.#gradient : this.#force;
  }

  /** A view that is no longer there. */
  leave(view: Eye): void {
    this.#seen.delete(view);
  }
  forget(): void {
    this.#seen.clear();
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
    const clear = clearPart(camera);
    const side = Math.min(clear.width, clear.height);
    const reach = side / Math.max(camera.scale, camera.home);
    const now = performance.now() / 1000;
    this.#seen.set(camera, {
      speed: largest("v"),
      // Applied forces point out of the picture as often as into it: they get less room, a part `room` of it.
      force: Math.max(room * largest("f"), largest("fhat")),
      gradient: largest("grad"),
      reach,
    });
    const views = [...this.#seen.values()];
    const most = (part: keyof Seen): number => Math.max(...views.map((each) => each[part]));
    const least = Math.min(...views.map((each) => each.reach));
    const moving = [
      this.#speed.update(most("speed"), least, now, still, scalesHeld),
      this.#force.update(most("force"), least, now, still, scalesHeld),
      this.#gradient.update(most("gradient"), least, now, still, scalesHeld),
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
