// An extra whose picture is fetched when it is first switched on.
import type { Session } from "../../simulation/session";
import type { Pen } from "../pen";
import type { Frame, Scene } from "../scene";
import type { Extra, ExtraPicture } from "./extra";
import { tieOf } from "./tie";

type Description = Pick<Extra, "id" | "key" | "mark" | "below">;

export class Fetched implements Extra {
  readonly id: Extra["id"];
  readonly key: string;
  readonly mark: Extra["mark"];
  readonly below: boolean;
  readonly #fetch: () => Promise<ExtraPicture>;
  #picture: ExtraPicture | null = null;
  #asked = false;
  #failed = false;

  constructor({ id, key, mark, below }: Description, fetch: () => Promise<ExtraPicture>) {
    this.id = id;
    this.key = key;
    this.mark = mark;
    this.below = below;
    this.#fetch = fetch;
  }

  fits(session: Session): boolean {
    const { simulation } = session.selected;
    return tieOf(simulation, simulation.bodies()) !== null;
  }

  /** Until the picture is there every frame asks for another; without a network nothing is shown, and the next run tries again. */
  read(scene: Scene, frame: Frame): boolean {
    if (!this.#asked) {
      this.#asked = true;
      this.#fetch().then(
        (picture) => {
          this.#picture = picture;
        },
        () => {
          this.#failed = true;
        },
      );
    }
    return this.#picture?.read(scene, frame) ?? !this.#failed;
  }

  draw(pen: Pen, scene: Scene, frame: Frame): void {
    this.#picture?.draw(pen, scene, frame);
  }

  forget(): void {
    if (this.#failed) {
      this.#asked = false;
      this.#failed = false;
    }
    this.#picture?.forget();
  }
}
