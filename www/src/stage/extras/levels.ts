// Level sets of C about its zero: bands between equal steps of C, amber where C > 0 and blue where C < 0, stronger with |C|.
import { roundDown } from "../../base/nice";
import { formatChosen } from "../../panels/numbers";
import type { Pen } from "../pen";
import type { Frame, Scene } from "../scene";
import type { View } from "../tool";
import { paintBands } from "./bands";
import type { ExtraPicture } from "./extra";
import { Field, type Region } from "./field";
import { tieOf } from "./tie";

/** Of a frame, ms. */
const budget = 9;
/** The sampled region is so many times the view; while it holds the view, and is not larger than `largest` times, it stays. */
const usual = 2;
const largest = 5;
/** Bands over the nearest quarter of the region, and inside a closed curve, about. */
const wanted = 3;
const inside = 2.2;
/** px of the stage per pixel of the picture. */
const grain = 1.4;

export class Levels implements ExtraPicture {
  #field: Field | null = null;
  #picture: HTMLCanvasElement | null = null;
  #look = "";
  #between = 0;
  /** Key of the field's input, and true where that may have changed. */
  #of = "";
  #stale = true;
  /** Field that the picture shows, which may be older than the present field. */
  #shown: Field | null = null;

  forget(): void {
    this.#stale = true;
  }

  read(scene: Scene, { run, shown }: Frame): boolean {
    const { simulation } = run;
    const view = visible(scene.camera);
    const outside = this.#field === null || !holds(this.#field.region, view);
    if (outside || this.#stale) {
      this.#stale = false;
      const chosen = shown.selected?.kind === "body" ? shown.selected.id : shown.focused;
      const tie = tieOf(simulation, scene.bodies, chosen);
      if (!tie) {
        this.#field = null;
        this.#picture = null;
        return false;
      }
      const of = JSON.stringify([tie.body.id, tie.constraint.kind, tie.constraint.parameters]);
      if (outside || of !== this.#of) {
        this.#field = new Field(simulation, tie, grown(view, usual));
        this.#of = of;
        this.#look = "";
      }
    }
    this.#field?.ask(budget);
    return this.#field?.complete === false;
  }

  draw(pen: Pen, { camera }: Scene): void {
    const field = this.#field;
    if (field?.complete) this.#paint(pen, camera, field);
    if (!this.#picture || !this.#shown) return;
    const { left, right, bottom, top } = this.#shown.region;
    const [x0, y0] = camera.pixel([left, top]);
    const [x1, y1] = camera.pixel([right, bottom]);
    pen.context.drawImage(this.#picture, x0, y0, x1 - x0, y1 - y0);
    this.#label(pen, camera);
  }

  #paint(pen: Pen, camera: View, field: Field): void {
    const colors = { above: pen.color("--C"), below: pen.color("--run-2") };
    const look = JSON.stringify([colors, this.#of, field.region]);
    if (look === this.#look) return;
    this.#look = look;
    const { left, right, bottom, top } = field.region;
    const width = Math.min(1000, Math.round(((right - left) * camera.scale) / grain));
    const height = Math.min(700, Math.round(((top - bottom) * camera.scale) / grain));
    const values = field.fine(width, height);
    const sizes = values.map(Math.abs).sort();
    const deepest = -values.reduce((least, value) => Math.min(least, value), 0) || Number.POSITIVE_INFINITY;
    this.#between = roundDown(
      Math.min((sizes[Math.floor(0.25 * sizes.length)] ?? 1) / wanted, deepest / inside),
    );
    this.#picture = paintBands(values, width, height, this.#between, colors);
    this.#shown = field;
  }

  /** The numbers of some bands, along a line through the middle of the view. */
  #label(pen: Pen, camera: View): void {
    const field = this.#shown;
    if (!field) return;
    const { width, height } = camera;
    const reach = 0.48 * Math.min(width, height);
    let before: number | null = null;
    let last = -Infinity;
    for (let way = -reach; way < reach; way += 2) {
      const [px, py] = [width / 2 + way * 0.94, height / 2 - way * 0.2];
      const [x = 0, y = 0] = camera.point(px, py);
      const { left, right, bottom, top } = field.region;
      if (x < left || x > right || y < bottom || y > top) continue;
      const band = Math.floor(field.at(x, y) / this.#between);
      if (before !== null && band !== before && way - last > 46) {
        const level = Math.max(band, before) * this.#between;
        if (level !== 0) {
          pen.text(formatChosen(level), px, py, level > 0 ? "--C" : "--run-2", "center");
          last = way;
        }
      }
      before = band;
    }
  }
}

function visible(view: View): Region {
  const [left = 0, top = 0] = view.point(0, 0);
  const [right = 0, bottom = 0] = view.point(view.width, view.height);
  return { left, right, bottom, top };
}
function grown({ left, right, bottom, top }: Region, times: number): Region {
  const [dx, dy] = [((times - 1) * (right - left)) / 2, ((times - 1) * (top - bottom)) / 2];
  return { left: left - dx, right: right + dx, bottom: bottom - dy, top: top + dy };
}
function holds(field: Region, view: Region): boolean {
  const inside =
    field.left <= view.left &&
    field.right >= view.right &&
    field.bottom <= view.bottom &&
    field.top >= view.top;
  return inside && field.right - field.left < largest * (view.right - view.left);
}
