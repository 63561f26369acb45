// Pictures drawn by a stage out of sight: one experiment after another.
import type { Session } from "../simulation/session";
import { Stage } from "../stage/stage";

/** A picture's code may have to be fetched first. ms */
const patience = 6000;
/** With more bodies arrows would cover them. */
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

/** The stage's own canvases; those of its panes are other stages'. */
export const layersOf = (stage: Element): HTMLCanvasElement[] => [
  // Solid bodies lie below what is drawn over them.
  ...stage.querySelectorAll<HTMLCanvasElement>(":scope > .stage-view > canvas.stage-solids"),
  ...stage.querySelectorAll<HTMLCanvasElement>(":scope > .stage-view > canvas:not(.stage-solids)"),
];

export class Darkroom {
  readonly #stage = new Stage();

  /**
   * @param host keeps the stage out of sight, and says how large it is
   * @param bare for small pictures: no scale, nothing drawn of contacts, arrows on a single particle only
   */
  constructor(
    host: Element,
    magnification = 1,
    readonly bare = false,
  ) {
    const stage = this.#stage;
    stage.unmoving = true;
    stage.magnification = magnification;
    stage.bare = bare;
    if (bare) stage.layers = [];
    host.append(stage);
  }
  end(): void {
    this.#stage.remove();
  }

  /** Draws the session as it stands; the canvas takes `width` × `height` CSS pixels. False: there is no picture. */
  async draw(session: Session, canvas: HTMLCanvasElement, width: number, height: number): Promise<boolean> {
    const stage = this.#stage;
    stage.session = session;
    const bodies = session.selected.simulation.bodies();
    stage.showArrows(
      bodies.length <= fewBodies && !(this.bare && bodies.some(({ kind }) => kind === "rigid")),
    );
    await stage.updateComplete;
    stage.fit();
    const drawn = await whenDrawn(stage, session);
    if (drawn) {
      const ratio = Math.min(2, devicePixelRatio);
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      const context = canvas.getContext("2d");
      for (const layer of layersOf(stage)) context?.drawImage(layer, 0, 0, canvas.width, canvas.height);
    }
    stage.session = undefined;
    return drawn;
  }
}
