// The stage on the page as one picture: its layers, or those of its panes, on the ground of its card, and the names of several runs.
import { drawKey, heightOf, type KeyEntry, keyOf } from "../plots/key";
import type { Run, Session } from "../simulation/session";
import type { Stage } from "../stage/stage";
import { Colors } from "../styles/palette";
import { layersOf, whenDrawn } from "./darkroom";

/** A stage within the picture, and the runs that are named at its upper edge. CSS px */
interface Part {
  readonly stage: Stage;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly key: readonly KeyEntry[];
}

export class StagePicture {
  readonly canvas = document.createElement("canvas");
  readonly #pen = this.canvas.getContext("2d") as CanvasRenderingContext2D;
  readonly #colors = new Colors();
  readonly #parts: readonly Part[];
  readonly #scale: number;

  /** Measured once: the picture keeps its size while it is filmed. */
  constructor(stage: Stage, { apart, runs }: Session) {
    const panes = apart ? [...stage.querySelectorAll<Stage>("cd-panes cd-stage")] : [];
    const stages = panes.length > 0 ? panes : [stage];
    const boxes = stages.map((each) => layersOf(each)[0]?.getBoundingClientRect() ?? new DOMRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const named = runs.length > 1 ? runs : [];
    // The stage keeps its upper edge free for a legend that lies over it; elsewhere the names need a strip of their own.
    const whole = this.#key(named, boxes[0]?.width ?? 0);
    const strip = panes.length > 0 ? 0 : Math.max(0, heightOf(whole) - stage.camera.covered.top);
    this.#parts = stages.map((each, i) => {
      const box = boxes[i] as DOMRect;
      const key = panes.length > 0 ? this.#key(named.slice(i, i + 1), box.width) : whole;
      return {
        stage: each,
        left: box.left - left,
        top: box.top - top + strip,
        width: box.width,
        height: box.height,
        key,
      };
    });
    this.#scale = (layersOf(stages[0] as Stage)[0]?.width ?? 1) / (boxes[0]?.width || 1);
    // Even sizes: films in MP4 have no others.
    const size = (ends: readonly number[]): number => 2 * Math.ceil((this.#scale * Math.max(...ends)) / 2);
    this.canvas.width = size(this.#parts.map((part) => part.left + part.width));
    this.canvas.height = size(this.#parts.map((part) => part.top + part.height));
  }

  draw(): void {
    const pen = this.#pen;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    // Between panes their common rule.
    pen.fillStyle = this.#colors.get(this.#parts.length > 1 ? "--rule" : "--panel");
    pen.fillRect(0, 0, this.canvas.width, this.canvas.height);
    for (const { stage, left, top, width, height, key } of this.#parts) {
      pen.setTransform(this.#scale, 0, 0, this.#scale, 0, 0);
      pen.translate(left, top);
      pen.fillStyle = this.#colors.get("--panel");
      pen.fillRect(0, 0, width, height);
      for (const layer of layersOf(stage)) pen.drawImage(layer, 0, 0, width, height);
      // The strip lies above the stage.
      if (this.#parts.length === 1) pen.translate(0, -top);
      drawKey(pen, key, this.#colors);
    }
  }

  #key(runs: readonly Run[], width: number): readonly KeyEntry[] {
    return keyOf(this.#pen, runs, this.#colors, width);
  }
}

/** The stage as it is drawn in the next frame. */
export async function pictureOf(stage: Stage, session: Session): Promise<StagePicture> {
  await whenDrawn(stage, session, 1);
  const picture = new StagePicture(stage, session);
  picture.draw();
  return picture;
}
