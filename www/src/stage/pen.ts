// A 2D context with what all glyphs share: colours of the tokens, crisp lines, text with a halo.
import { Colors } from "../styles/palette";

export class Pen {
  #colors: Colors;
  /** Device pixels per pixel of the drawing. */
  ratio = 1;
  /** Of the canvas, in pixels of the drawing. */
  width = 1;
  height = 1;

  constructor(readonly context: CanvasRenderingContext2D) {
    this.#colors = new Colors(context.canvas);
  }

  /** A pen with these colours and this size for a hidden canvas. */
  onto(context: CanvasRenderingContext2D): Pen {
    const pen = new Pen(context);
    pen.#colors = this.#colors;
    [pen.ratio, pen.width, pen.height] = [this.ratio, this.width, this.height];
    return pen;
  }

  color(property: string): string {
    return this.#colors.get(property);
  }
  forgetColors(): void {
    this.#colors.forget();
  }

  /** The middle of the device pixel that holds this pixel: one-pixel lines stay sharp. */
  crisp(value: number): number {
    return (Math.round(value * this.ratio - 0.5) + 0.5) / this.ratio;
  }

  /** Of interface text. */
  widthOf(words: string): number {
    const { context } = this;
    context.font = `500 11.5px ${this.color("--sans")}`;
    return context.measureText(words).width;
  }

  /** Interface text, middle at y; returns where it ends. */
  text(words: string, x: number, y: number, color: string, align: CanvasTextAlign = "left"): number {
    const { context } = this;
    context.font = `500 11.5px ${this.color("--sans")}`;
    context.textAlign = align;
    context.textBaseline = "middle";
    this.halo(() => context.strokeText(words, x, y + 0.5));
    context.fillStyle = this.color(color);
    context.fillText(words, x, y + 0.5);
    return x + context.measureText(words).width;
  }

  /** Strokes with the panel's colour, so that what follows reads on top of lines. */
  halo(stroke: () => void, width = 4): void {
    const { context } = this;
    context.save();
    context.lineWidth = width;
    context.lineJoin = "round";
    context.strokeStyle = this.color("--panel");
    context.setLineDash([]);
    stroke();
    context.restore();
  }
}
