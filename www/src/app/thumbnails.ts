// Small pictures of scenes, drawn once by the stage's own pen: one stage out of sight draws one scene after another, when the page has
// nothing else to do.
import { onAppearance } from "../base/appearance";
import { Session } from "../simulation/session";
import { Stage } from "../stage/stage";

/** When a scene shows what it is. s */
const moment = 0.4;
/** Between two scenes; the page answers meanwhile. ms */
const breath = 30;
/** A picture's code may have to be fetched first. ms */
const patience = 6000;

export class Thumbnails {
  readonly #stage = new Stage();
  readonly #waiting = new Map<string, HTMLCanvasElement>();
  readonly #drawn = new Map<string, HTMLCanvasElement>();
  readonly #stop: () => void;
  #busy = false;
  #ended = false;

  /** @param host keeps the stage out of sight, see scenes.css */
  constructor(host: HTMLElement) {
    host.append(this.#stage);
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
    this.#stage.remove();
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
    const stage = this.#stage;
    stage.session = session;
    await stage.updateComplete;
    const { simulation } = session.selected;
    session.stepForward(Math.max(1, Math.round(moment / simulation.stepSize)));
    stage.fit();
    const drawn = await ready(stage, session);
    if (drawn) copy(stage, canvas);
    stage.session = undefined;
    session.destroy();
    return drawn;
  }
}

/** Resolves in the frame in which the stage has drawn the scene, so that canvases still hold their pictures. */
function ready(stage: Stage, session: Session): Promise<boolean> {
  const until = performance.now() + patience;
  let frames = 0;
  return new Promise((done) => {
    const stop = session.on("frame", () => {
      frames += 1;
      const late = performance.now() > until;
      if (!late && (frames < 4 || stage.waiting)) {
        session.invalidate();
        return;
      }
      stop();
      done(!late);
    });
    session.invalidate();
  });
}

function copy(stage: Stage, canvas: HTMLCanvasElement): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const ratio = Math.min(2, devicePixelRatio);
  canvas.width = Math.round(canvas.clientWidth * ratio);
  canvas.height = Math.round(canvas.clientHeight * ratio);
  for (const layer of stage.querySelectorAll<HTMLCanvasElement>(".stage-view canvas"))
    context.drawImage(layer, 0, 0, canvas.width, canvas.height);
}
