// Small pictures of scenes, drawn once by the stage's own pen: one stage out of sight draws one scene after another, when the page has
// nothing else to do.
import { onAppearance } from "../base/appearance";
import { Session } from "../simulation/session";
import { Darkroom } from "./darkroom";

/** When a scene shows what it is. s */
const moment = 0.4;
/** Between two scenes; the page answers meanwhile. ms */
const breath = 30;

export class Thumbnails {
  readonly #darkroom: Darkroom;
  readonly #waiting = new Map<string, HTMLCanvasElement>();
  readonly #drawn = new Map<string, HTMLCanvasElement>();
  readonly #stop: () => void;
  #busy = false;
  #ended = false;

  /** @param host keeps the stage out of sight, see scenes.css */
  constructor(host: HTMLElement) {
    this.#darkroom = new Darkroom(host, 1, true);
    this.#stop = onAppearance(() => {
      for (const [scene, canvas] of this.#drawn) this.ask(scene, canvas);
    });
  }

  /** Draws the scene on the canvas when its turn has come. */
  ask(scene: string, canvas: HTMLCanvasElement): void {
    this.#waiting.set(scene, canvas);
    if (!this.#busy) void this.#work();
  }

  end(): void {
    this.#ended = true;
    this.#stop();
    this.#darkroom.end();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (;;) {
      const [next] = this.#waiting;
      if (!next || this.#ended) break;
      const [scene, canvas] = next;
      this.#waiting.delete(scene);
      if (canvas.isConnected && (await this.#draw(scene, canvas))) this.#drawn.set(scene, canvas);
      await new Promise((done) => setTimeout(done, breath));
    }
    this.#busy = false;
  }

  /** A scene that cannot be built has no picture. */
  async #draw(scene: string, canvas: HTMLCanvasElement): Promise<boolean> {
    let session: Session;
    try {
      session = new Session(scene);
    } catch {
      return false;
    }
    const { simulation } = session.selected;
    session.stepForward(Math.max(1, Math.round(moment / simulation.stepSize)));
    const drawn = await this.#darkroom.draw(session, canvas, canvas.clientWidth, canvas.clientHeight);
    session.destroy();
    return drawn;
  }
}
