// The solid things of a scene in space, drawn by three.js: the ground, curves, rods and particles of every run, with faint
// shadows on the ground that tell where they are. Everything it makes is given back by `dispose`.
import {
  AmbientLight,
  BufferAttribute,
  BufferGeometry,
  DirectionalLight,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Material,
  type Object3D,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from "three";
import type { BodyInfo, Glyph } from "../../simulation/core";
import type { Marker } from "../../styles/palette";
import type { Solid } from "../rigid/solids";
import type { Rod } from "../system/links";
import type { Loads } from "../system/loads";
import type { Ground } from "./ground";
import { fieldOfView, type Orbit } from "./orbit";
import { ThreeRun } from "./three-run";

export interface SolidRun {
  readonly id: number;
  readonly drawn: Float64Array;
  readonly color: string;
  readonly marker: Marker;
  readonly faint: boolean;
  readonly stick: string;
  /** Bodies that sleep. */
  readonly asleep: ReadonlySet<number>;
  /** The forces in its rods, where they are shown. */
  readonly shades: Loads | null;
}
export interface SolidScene {
  /** Of the canvas, device pixels. */
  readonly size: readonly [number, number];
  readonly eye: Orbit;
  readonly ground: Ground;
  readonly groundColor: string;
  readonly asleepColor: string;
  readonly bodies: readonly BodyInfo[];
  readonly rods: readonly Rod[];
  readonly solids: readonly Solid[];
  /** Colour of the panel. */
  readonly paper: string;
  readonly curves: readonly { readonly glyph: Glyph; readonly color: string }[];
  /** m */
  readonly beadRadius: number;
  readonly rodRadius: number;
  readonly runs: readonly SolidRun[];
  shadeColor(shade: number): string;
}

export class Solids {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera();
  readonly #light = new DirectionalLight(0xffffff, 2.2);
  readonly #runs = new Map<number, ThreeRun>();
  #ground = new Group();
  #curves = new Group();
  /** Keys of the data that the ground and the curves were made from. */
  #groundOf = "";
  #curvesOf = "";
  #curveGlyphs: readonly Glyph[] = [];

  constructor(
    context: WebGL2RenderingContext,
    private readonly onLost: () => void,
  ) {
    const canvas = context.canvas as HTMLCanvasElement;
    this.#renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true });
    this.#renderer.setClearAlpha(0);
    this.#scene.add(new AmbientLight(0xffffff, 1.5), this.#light, this.#ground, this.#curves);
    canvas.addEventListener("webglcontextlost", this.#lost);
  }

  readonly #lost = (): void => {
    this.dispose();
    this.onLost();
  };

  /** The structure is another: everything is made anew. */
  forget(): void {
    for (const [id, run] of this.#runs) this.#drop(id, run);
  }

  draw(scene: SolidScene): void {
    const [width, height] = scene.size;
    const element = this.#renderer.domElement;
    if (element.width !== width || element.height !== height) this.#renderer.setSize(width, height, false);
    this.#look(scene.eye);
    this.#makeGround(scene);
    this.#makeCurves(scene);
    const alive = new Set(scene.runs.map(({ id }) => id));
    for (const [id, run] of this.#runs) if (!alive.has(id)) this.#drop(id, run);
    for (const run of scene.runs) this.#runOf(run, scene).draw(run, scene);
    this.#renderer.render(this.#scene, this.#camera);
  }

  /** three's camera stands where ours does. */
  #look(eye: Orbit): void {
    const camera = this.#camera;
    camera.fov = (fieldOfView * 180) / Math.PI;
    camera.aspect = eye.width / eye.height;
    camera.near = eye.distance * 0.02;
    camera.far = eye.distance * 20;
    const [x = 0, y = 0, z = 0] = eye.eye();
    camera.position.set(x, y, z);
    camera.lookAt(...eye.middle);
    camera.updateProjectionMatrix();
    // The light stands over one's left shoulder.
    const [right, up, towards] = eye.axes();
    const place = eye.middle.map(
      (m, i) => m - (right[i] ?? 0) + 1.6 * (up[i] ?? 0) + 1.2 * (towards[i] ?? 0),
    );
    this.#light.position.set(place[0] ?? 0, place[1] ?? 0, place[2] ?? 0);
    this.#light.target.position.set(...eye.middle);
    this.#light.target.updateMatrixWorld();
  }

  #makeGround({ ground, groundColor }: SolidScene): void {
    const of = `${ground.y} ${ground.step} ${ground.lines[0]} ${groundColor}`;
    if (of === this.#groundOf) return;
    this.#groundOf = of;
    this.#ground = this.#replace(this.#ground);
    const points = ground.lines.flatMap(([ax, az, bx, bz]) => [ax, ground.y, az, bx, ground.y, bz]);
    this.#ground.add(lines(points, groundColor));
  }

  #makeCurves({ curves }: SolidScene): void {
    const of = curves.map(({ color }) => color).join();
    const same =
      curves.length === this.#curveGlyphs.length &&
      curves.every(({ glyph }, i) => glyph === this.#curveGlyphs[i]);
    if (same && of === this.#curvesOf) return;
    this.#curvesOf = of;
    this.#curveGlyphs = curves.map(({ glyph }) => glyph);
    this.#curves = this.#replace(this.#curves);
    for (const { glyph, color } of curves) this.#curves.add(lines(curvePoints(glyph), color));
  }

  #replace(group: Group): Group {
    disposeOf(group);
    group.removeFromParent();
    const next = new Group();
    this.#scene.add(next);
    return next;
  }

  #runOf(run: SolidRun, scene: SolidScene): ThreeRun {
    const known = this.#runs.get(run.id);
    if (known?.fits(run, scene)) return known;
    if (known) this.#drop(run.id, known);
    const made = new ThreeRun(run, scene);
    this.#runs.set(run.id, made);
    this.#scene.add(made.group);
    return made;
  }
  #drop(id: number, run: ThreeRun): void {
    run.group.removeFromParent();
    disposeOf(run.group);
    this.#runs.delete(id);
  }

  dispose(): void {
    const canvas = this.#renderer.domElement;
    canvas.removeEventListener("webglcontextlost", this.#lost);
    this.forget();
    disposeOf(this.#scene);
    this.#light.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
    canvas.remove();
  }
}

function lines(points: readonly number[], color: string): LineSegments {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(points), 3));
  return new LineSegments(geometry, new LineBasicMaterial({ color }));
}

/** Pairs of ends. */
function curvePoints(glyph: Glyph): number[] {
  if (glyph.type === "segment") return [...glyph.from, ...glyph.to];
  if (glyph.type !== "polyline") return [];
  const { points, closed } = glyph;
  return points.flatMap((point, i) => {
    const next = points[i + 1] ?? (closed ? points[0] : undefined);
    return next ? [...point, ...next] : [];
  });
}

/** Geometries and materials of everything below. */
function disposeOf(root: Object3D): void {
  root.traverse((each) => {
    const { geometry, material, dispose } = each as Partial<{
      geometry: BufferGeometry;
      material: Material | Material[];
      dispose: () => void;
    }>;
    geometry?.dispose();
    for (const one of Array.isArray(material) ? material : material ? [material] : []) one.dispose();
    if (typeof dispose === "function") dispose.call(each);
  });
}
