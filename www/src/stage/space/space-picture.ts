// The picture of a scene in space. What is solid (ground, curves, rods, particles) is drawn by three.js on a canvas below,
// where the machine can; arrows, symbols, rings and words lie flat on top, as in the plane. Without WebGL, or where it is
// only emulated, the flat canvas draws the solid things too, through the same eye.
import type { Glyph } from "../../simulation/core";
import type { Run, Session } from "../../simulation/session";
import { runStyle } from "../../styles/palette";
import type { Bounds } from "../bounds";
import type { Frame } from "../picture";
import { sleepersOf } from "../rigid/sleepers";
import { shadeColor } from "../system/loads";
import type { Pixels } from "../system/nearest";
import { SystemPicture } from "../system/system-picture";
import { circlePoints } from "./circle";
import { type Ground, groundBelow } from "./ground";
import { Orbit } from "./orbit";
import type { Solids } from "./three-solids";

export class SpacePicture extends SystemPicture {
  override readonly camera = new Orbit();
  #ground: Ground | undefined;
  #solids: Solids | null = null;
  #gone = false;

  /** Waits for three.js, so that a scene is not seen to change. */
  static async create(session: Session, canvas: HTMLCanvasElement): Promise<SpacePicture> {
    const picture = new SpacePicture(session);
    canvas.dataset.turns = "";
    const context = contextBelow(canvas);
    if (!context) return picture;
    const { Solids } = await import("./three-solids");
    if (picture.#gone) (context.canvas as HTMLCanvasElement).remove();
    else {
      picture.#solids = new Solids(context, () => {
        picture.#solids = null;
        session.invalidate();
      });
    }
    return picture;
  }

  override learn(session: Session): void {
    super.learn(session);
    this.#solids?.forget();
  }

  override bounds(run: Run): Bounds {
    const bounds = super.bounds(run);
    const level = this.rigids.level(run.drawn);
    const ground = groundBelow(bounds);
    this.#ground = level === null ? ground : { ...ground, y: level };
    return bounds;
  }

  protected override drawGround(frame: Frame): void {
    const { pen, session, shown } = frame;
    if (!this.#ground) return;
    if (!this.#solids) {
      this.#drawFlatGround(frame, this.#ground);
      return;
    }
    const { canvas } = pen.context;
    this.#solids.draw({
      size: [canvas.width, canvas.height],
      eye: this.camera,
      ground: this.#ground,
      groundColor: pen.color("--rule"),
      asleepColor: pen.color("--asleep"),
      bodies: this.bodies,
      solids: this.rigids.solids,
      paper: pen.color("--panel"),
      rods: this.links.rods,
      beadRadius: this.beads.radius / this.camera.scale,
      rodRadius: this.beads.rodWidth / 2 / this.camera.scale,
      curves: this.links.curves.map(({ glyph, constraint }) => ({
        glyph,
        color: pen.color(
          this.isLooked(shown.selected, constraint) || frame.symbol === "C" ? "--C" : "--edge",
        ),
      })),
      runs: session.runs.map((run) => ({
        id: run.id,
        drawn: run.drawn,
        color: pen.color(runStyle(run.color).color),
        marker: runStyle(run.color).marker,
        faint: run !== session.selected || run.status === "diverged",
        stick: this.stickColor(frame, run),
        shades: run === session.selected && this.showsLoads(frame) ? this.loads : null,
        asleep: sleepersOf(run),
      })),
      shadeColor: (shade) => shadeColor(pen, shade),
    });
  }

  #drawFlatGround({ pen }: Frame, { y, lines }: Ground): void {
    const { context } = pen;
    context.beginPath();
    for (const [ax, az, bx, bz] of lines) {
      context.moveTo(...this.camera.pixel([ax, y, az]));
      context.lineTo(...this.camera.pixel([bx, y, bz]));
    }
    context.lineWidth = 1;
    context.strokeStyle = pen.color("--rule");
    context.stroke();
  }

  protected override drawSolids(frame: Frame): void {
    if (!this.#solids) super.drawSolids(frame);
    else this.drawSolidLights(frame);
  }
  protected override drawCurves(frame: Frame): void {
    if (!this.#solids) super.drawCurves(frame);
  }
  protected override drawRods(frame: Frame, run: Run, pixels: Pixels): void {
    if (!this.#solids) super.drawRods(frame, run, pixels);
    else if (run === frame.session.selected) this.drawBands(frame, pixels);
  }
  protected override drawBeads(frame: Frame, run: Run, pixels: Pixels): void {
    if (!this.#solids) super.drawBeads(frame, run, pixels);
  }
  protected override order({ drawn }: Run): Iterable<number> {
    const depth = this.bodies.map(({ positionOffset }) => this.camera.depth(drawn, positionOffset));
    return [...depth.keys()].sort((a, b) => (depth[b] ?? 0) - (depth[a] ?? 0));
  }

  /** Circles in space lean: they are drawn as what they look like, through many points. */
  protected override shape(glyph: Glyph): Glyph {
    return glyph.type === "circle" ? { type: "polyline", points: circlePoints(glyph), closed: true } : glyph;
  }

  override dispose(): void {
    super.dispose();
    this.#gone = true;
    this.#solids?.dispose();
    this.#solids = null;
  }
}

/** A canvas below the stage's own with a context that is worth having; null where WebGL is missing or only emulated. */
function contextBelow(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  const below = document.createElement("canvas");
  below.className = "stage-solids";
  below.ariaHidden = "true";
  const context = below.getContext("webgl2", {
    antialias: true,
    alpha: true,
    failIfMajorPerformanceCaveat: true,
  });
  if (!context || emulated(context)) return null;
  canvas.after(below);
  return context;
}

/** A processor that plays a graphics card needs a third of a second for a cloth: the flat canvas is far faster there. */
function emulated(context: WebGL2RenderingContext): boolean {
  const info = context.getExtension("WEBGL_debug_renderer_info");
  const name = String(context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
  const software = /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
  if (software) context.getExtension("WEBGL_lose_context")?.loseContext();
  return software;
}
