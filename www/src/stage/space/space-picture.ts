// The picture of a scene in space. What is solid (ground, curves, rods, particles) is drawn by three.js on a canvas below,
// where the machine can; arrows, symbols, rings and words lie flat on top, as in the plane. Without WebGL, or where it is
// only emulated, the flat canvas draws the solid things too, through the same eye.
import type { BodyInfo, Glyph } from "../../simulation/core";
import type { Run, Session } from "../../simulation/session";
import { runStyle } from "../../styles/palette";
import type { Bounds } from "../bounds";
import { type Picture, pictureOf } from "../picture";
import { sleepersOf } from "../rigid/sleepers";
import {
  above,
  bands,
  flatLayers,
  links,
  outside,
  type SystemLayer,
  solidLights,
  stickColor,
  trails,
} from "../system/layers";
import { shadeColor } from "../system/loads";
import { SystemScene, type SystemView } from "../system/system-scene";
import { circlePoints } from "./circle";
import { type Ground, groundBelow } from "./ground";
import { Orbit } from "./orbit";
import { drawShadows } from "./shadows";
import type { Solids } from "./three-solids";

/** The eye in space, the ground, and the solid things where three.js draws them. */
class SpaceView implements SystemView {
  readonly camera = new Orbit();
  ground: Ground | undefined;
  solids: Solids | null = null;
  gone = false;

  /** Circles in space lean: they are drawn as what they look like, through many points. */
  shape(glyph: Glyph): Glyph {
    return glyph.type === "circle" ? { type: "polyline", points: circlePoints(glyph), closed: true } : glyph;
  }
  order(bodies: readonly BodyInfo[], { drawn }: Run): Iterable<number> {
    const depth = bodies.map(({ positionOffset }) => this.camera.depth(drawn, positionOffset));
    return [...depth.keys()].sort((a, b) => (depth[b] ?? 0) - (depth[a] ?? 0));
  }
  learned(): void {
    this.solids?.forget();
  }
  bounded(bounds: Bounds, level: number | null): void {
    const ground = groundBelow(bounds);
    this.ground = level === null ? ground : { ...ground, y: level };
  }
  dispose(): void {
    this.gone = true;
    this.solids?.dispose();
    this.solids = null;
  }
}

/** Waits for three.js, so that a scene is not seen to change. `canvas`: the stage's; another one is put below it. */
export async function spacePicture(session: Session, canvas: HTMLCanvasElement): Promise<Picture> {
  const view = new SpaceView();
  const picture = pictureOf(new SystemScene(session, view), layersOf(view));
  canvas.dataset.turns = "";
  const context = contextBelow(canvas);
  if (!context) return picture;
  const { Solids } = await import("./three-solids");
  if (view.gone) (context.canvas as HTMLCanvasElement).remove();
  else {
    view.solids = new Solids(context, () => {
      view.solids = null;
      session.invalidate();
    });
  }
  return picture;
}

/** Solid things by three.js as long as it is there, else on the flat canvas. */
function layersOf(view: SpaceView): SystemLayer[] {
  const flat: readonly SystemLayer[] = [flatGround(view), flatShadows(view), ...flatLayers, spin];
  const over: readonly SystemLayer[] = [
    solidThings(view),
    trails,
    solidLights,
    links(bands),
    ...above(outside),
    spin,
  ];
  return [
    (pen, scene, frame) => {
      for (const layer of view.solids ? over : flat) layer(pen, scene, frame);
    },
  ];
}

const flatGround =
  (view: SpaceView): SystemLayer =>
  (pen, { camera }) => {
    if (!view.ground) return;
    const { y, lines } = view.ground;
    const { context } = pen;
    context.beginPath();
    for (const [ax, az, bx, bz] of lines) {
      context.moveTo(...camera.pixel([ax, y, az]));
      context.lineTo(...camera.pixel([bx, y, bz]));
    }
    context.lineWidth = 1;
    context.strokeStyle = pen.color("--rule");
    context.stroke();
  };

const flatShadows =
  (view: SpaceView): SystemLayer =>
  (pen, { camera, rigids }, { session }) => {
    if (!view.ground) return;
    for (const run of session.runs) drawShadows(pen, camera, rigids.movable, run.drawn, view.ground.y);
  };

const spin: SystemLayer = (pen, scene, { shown, taken, lines }) => {
  if (shown.spin) scene.spin.draw(pen, scene.camera, taken, lines);
};

const solidThings =
  (view: SpaceView): SystemLayer =>
  (pen, scene, frame) => {
    const { session, shown, symbol } = frame;
    if (!view.ground) return;
    const { canvas } = pen.context;
    const { links, beads, camera } = scene;
    view.solids?.draw({
      size: [canvas.width, canvas.height],
      eye: view.camera,
      ground: view.ground,
      groundColor: pen.color("--rule"),
      asleepColor: pen.color("--asleep"),
      bodies: scene.bodies,
      solids: scene.rigids.solids,
      paper: pen.color("--panel"),
      rods: links.rods,
      beadRadius: beads.radius / camera.scale,
      rodRadius: beads.rodWidth / 2 / camera.scale,
      curves: links.curves.map(({ glyph, constraint }) => ({
        glyph,
        color: pen.color(scene.isLooked(shown.selected, constraint) || symbol === "C" ? "--C" : "--edge"),
      })),
      runs: session.runs.map((run) => ({
        id: run.id,
        drawn: run.drawn,
        color: pen.color(runStyle(run.color).color),
        marker: runStyle(run.color).marker,
        faint: run !== session.selected || run.status === "diverged",
        stick: stickColor(pen, session, run),
        shades: run === session.selected && scene.showsLoads(frame) ? scene.loads : null,
        asleep: sleepersOf(run),
      })),
      shadeColor: (shade) => shadeColor(pen, shade),
    });
  };

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
