// Keys where there are several bodies: N and P choose the next and the previous one, Enter selects it, Escape lets it go.
// In space the arrow keys turn the scene until a body is chosen, and Home shows everything.
import type { BodyInfo } from "../../simulation/core";
import { directions, StageKeys } from "../keys";

/** Pixels the scene is turned by as if dragged, with one key press; with Shift. */
const turn = 16;
const longTurn = 64;

export class SystemKeys extends StageKeys {
  #chosen: number | null = null;

  override get body(): BodyInfo | undefined {
    const { scene } = this.host;
    const chosen = scene.bodies.find(({ id, fixed }) => id === this.#chosen && !fixed);
    return chosen ?? (scene.camera.turns ? undefined : super.body);
  }

  override down(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const { camera } = this.host.scene;
    const key = event.key.toLowerCase();
    if (key === "n" || key === "p") this.#choose(key === "n" ? 1 : -1);
    else if (key === "enter") this.#select();
    else if (key === "escape") return this.#letGo();
    else if (key === "home" && camera.turns) this.host.fit();
    else if (event.key in directions && camera.turns && !this.body) this.#turn(event);
    else return super.down(event);
    return true;
  }

  #choose(direction: 1 | -1): void {
    const movable = this.host.scene.bodies.filter(({ fixed }) => !fixed);
    const now = movable.findIndex(({ id }) => id === this.#chosen);
    const next = now < 0 && direction < 0 ? -1 : now + direction;
    this.leave();
    this.#chosen = movable.at(next % Math.max(1, movable.length))?.id ?? null;
    this.host.chosen();
  }

  #select(): void {
    const { body } = this;
    if (body) this.host.selected = { kind: "body", id: body.id };
  }

  /** False where nothing was held: then Escape is handled by the elements around the stage. */
  #letGo(): boolean {
    const had = this.#chosen !== null || this.host.selected !== null;
    this.leave();
    this.#chosen = null;
    this.host.selected = null;
    this.host.session.invalidate();
    return had;
  }

  #turn(event: KeyboardEvent): void {
    const [dx, dy] = directions[event.key] ?? [0, 0];
    const far = event.shiftKey ? longTurn : turn;
    this.host.scene.camera.drag(dx * far, dy * far);
    this.host.moved(this.host.scene.camera.turns);
  }
}
