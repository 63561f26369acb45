// Pictures of what a stage draws: of the one on the page, or of one out of sight that draws one experiment after another.
import type { Session } from "../simulation/session";
import { Stage } from "../stage/stage";

/** A picture's code may have to be fetched first. ms */
const patience = 6000;
/** With more moving bodies arrows would cover them. */
const fewBodies = 2;

/** Resolves in the frame in which the stage has drawn the session, so that canvases still hold their pictures; false: it never did. */
export function whenDrawn(stage: Stage, session: Session, settle = 4): Promise<boolean> {
  const until = performance.now() + patience;
  let frames = 0;
  return new Promise((done) => {
    const stop = session.on("frame", () => {
      frames += 1;
      const late = performance.now() > until;
      if (!late && (frames < settle || stage.waiting)) {
        session.invalidate();
        return;
      }
      stop();
      done(!late);
    });
    session.invalidate();
  });
}

const layersOf = (stage: Element): HTMLCanvasElement[] => [
  // Solid bodies lie below what is drawn over them.
  ...stage.querySelectorAll<HTMLCanvasElement>(".stage-view canvas.stage-solids"),
  ...stage.querySelectorAll<HTMLCanvasElement>(".stage-view canvas:not(.stage-solids)"),
];

/** Copies the stage's layers onto the whole canvas. */
export function copyLayers(stage: Element, canvas: HTMLCanvasElement): void {
  const context = canvas.getContext("2d");
  for (const layer of layersOf(stage)) context?.drawImage(layer, 0, 0, canvas.width, canvas.height);
}

/** The stage as it is drawn now, on the ground of its card. */
export async function pictureOf(stage: Stage, session: Session): Promise<HTMLCanvasElement> {
  await whenDrawn(stage, session, 1);
  const canvas = document.createElement("canvas");
  const [first] = layersOf(stage);
  canvas.width = first?.width ?? 1;
  canvas.height = first?.height ?? 1;
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = getComputedStyle(stage).getPropertyValue("--panel").trim();
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  copyLayers(stage, canvas);
  return canvas;
}

export class Darkroom {
  readonly #stage = new Stage();

  /** @param host keeps the stage out of sight, and says how large it is */
  constructor(host: Element, magnification = 1) {
    this.#stage.unmoving = true;
    this.#stage.magnification = magnification;
    host.append(this.#stage);
  }
  end(): void {
    this.#stage.remove();
  }

  /** Draws the session as it stands; the canvas takes `width` × `height` CSS pixels. False: there is no picture. */
  async draw(session: Session, canvas: HTMLCanvasElement, width: number, height: number): Promise<boolean> {
    const stage = this.#stage;
    stage.session = session;
    stage.showArrows(session.selected.simulation.bodies().length <= fewBodies);
    await stage.updateComplete;
    stage.fit();
    const drawn = await whenDrawn(stage, session);
    if (drawn) {
      const ratio = Math.min(2, devicePixelRatio);
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      copyLayers(stage, canvas);
    }
    stage.session = undefined;
    return drawn;
  }
}
