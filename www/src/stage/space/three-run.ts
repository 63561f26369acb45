// One run's particles and rods in three.js: instances of one bead and of one stick; thin lines where rods are thousands.
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CircleGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  DynamicDrawUsage,
  Group,
  IcosahedronGeometry,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  MeshBasicMaterial,
  MeshPhongMaterial,
  OctahedronGeometry,
} from "three";
import type { Marker } from "../../styles/palette";
import { growthOf, shades as shadeCount } from "../system/loads";
import { ThreeRigid } from "./three-rigid";
import type { SolidRun, SolidScene } from "./three-solids";

/** More rods are lines without thickness. */
const mostSticks = 500;
/** More beads have fewer faces. */
const mostRound = 120;
const shadowStrength = 0.13;

export class ThreeRun {
  readonly group = new Group();
  readonly #look: string;
  readonly #beads: InstancedMesh;
  readonly #shadows: InstancedMesh;
  readonly #sticks: InstancedMesh | null;
  readonly #threads: LineSegments;
  readonly #shadowLines: LineSegments;
  readonly #rigid: ThreeRigid;
  readonly #moving: readonly number[];
  readonly #palette = new Map<number, Color>();

  constructor(run: SolidRun, scene: SolidScene) {
    const { bodies, rods } = scene;
    this.#look = lookOf(run, scene);
    this.#moving = bodies
      .filter(({ fixed, kind }) => !fixed && kind === "particle")
      .map(({ positionOffset }) => positionOffset);
    const opacity = run.faint ? 0.55 : 1;
    const solid = { transparent: run.faint, opacity, shininess: 60, specular: 0x3a3a3a };
    const count = this.#moving.length;
    this.#beads = instances(
      beadGeometry(run.marker, count),
      new MeshPhongMaterial({ color: run.color, ...solid }),
      count,
    );
    const shade = new MeshBasicMaterial({
      color: 0x000000,
      transparent: true,
      opacity: shadowStrength,
      depthWrite: false,
    });
    this.#shadows = instances(new CircleGeometry(1, 14).rotateX(-Math.PI / 2), shade, count);
    const few = rods.length <= mostSticks;
    const stick = new CylinderGeometry(1, 1, 1, 8, 1, true);
    this.#sticks = few
      ? instances(stick, new MeshPhongMaterial({ color: 0xffffff, ...solid }), rods.length)
      : null;
    if (!few) stick.dispose();
    this.#threads = segments(
      few ? 0 : rods.length,
      new LineBasicMaterial({ vertexColors: true, transparent: run.faint, opacity }),
      true,
    );
    const dim = new LineBasicMaterial({
      color: 0x000000,
      transparent: true,
      opacity: shadowStrength * 0.8,
      depthWrite: false,
    });
    this.#shadowLines = segments(rods.length, dim, false);
    this.#rigid = new ThreeRigid(run, scene);
    this.group.add(this.#rigid.group, this.#shadowLines, this.#shadows, this.#threads, this.#beads);
    if (this.#sticks) this.group.add(this.#sticks);
  }

  /** True where its look is unchanged; otherwise it is made anew. */
  fits(run: SolidRun, scene: SolidScene): boolean {
    return this.#look === lookOf(run, scene);
  }

  draw(run: SolidRun, scene: SolidScene): void {
    this.#drawBeads(run.drawn, scene);
    this.#rigid.draw(run, scene);
    this.#palette.clear();
    const { bodies, rods } = scene;
    const shadow = this.#shadowLines.geometry.getAttribute("position") as BufferAttribute;
    for (const [i, rod] of rods.entries()) {
      const a = bodies[rod.a]?.positionOffset ?? 0;
      const b = bodies[rod.b]?.positionOffset ?? 0;
      for (const [end, at] of [a, b].entries())
        shadow.setXYZ(2 * i + end, run.drawn[at] ?? 0, scene.ground.y, run.drawn[at + 2] ?? 0);
      const shade = run.shades?.shade(i) ?? null;
      const color = this.#color(shade, run, scene);
      if (this.#sticks) this.#drawStick(this.#sticks, i, run, scene, a, b, shade, color);
      else this.#drawThread(i, run, a, b, color);
    }
    shadow.needsUpdate = true;
    if (this.#sticks) changed(this.#sticks);
    for (const name of ["position", "color"])
      (this.#threads.geometry.getAttribute(name) as BufferAttribute).needsUpdate = true;
  }

  #drawBeads(drawn: Float64Array, { beadRadius, ground }: SolidScene): void {
    const [beads, shadows] = [this.#beads.instanceMatrix.array, this.#shadows.instanceMatrix.array];
    for (const [i, at] of this.#moving.entries()) {
      const [x = 0, y = 0, z = 0] = [drawn[at], drawn[at + 1], drawn[at + 2]];
      placeBall(beads, i, beadRadius, x, y, z);
      placeBall(shadows, i, beadRadius, x, ground.y, z);
    }
    changed(this.#beads);
    changed(this.#shadows);
  }

  #drawStick(
    sticks: InstancedMesh,
    i: number,
    { drawn }: SolidRun,
    { rodRadius }: SolidScene,
    a: number,
    b: number,
    shade: number | null,
    color: Color,
  ): void {
    const radius = rodRadius * (1 + (shade === null ? 0 : growthOf(shade) / 3));
    placeStick(sticks.instanceMatrix.array, i, radius, drawn, a, b);
    sticks.setColorAt(i, color);
  }

  #drawThread(i: number, { drawn }: SolidRun, a: number, b: number, color: Color): void {
    const places = this.#threads.geometry.getAttribute("position") as BufferAttribute;
    const colors = this.#threads.geometry.getAttribute("color") as BufferAttribute;
    for (const [end, at] of [a, b].entries()) {
      places.setXYZ(2 * i + end, drawn[at] ?? 0, drawn[at + 1] ?? 0, drawn[at + 2] ?? 0);
      colors.setXYZ(2 * i + end, color.r, color.g, color.b);
    }
  }

  #color(shade: number | null, run: SolidRun, scene: SolidScene): Color {
    const key = shade ?? shadeCount + 1;
    let color = this.#palette.get(key);
    if (!color) {
      color = new Color(shade === null ? run.stick : scene.shadeColor(shade));
      this.#palette.set(key, color);
    }
    return color;
  }
}

function lookOf(run: SolidRun, { bodies, rods }: SolidScene): string {
  return `${run.color} ${run.marker} ${run.faint} ${bodies.length} ${rods.length}`;
}

/** The runs' markers as bodies; what has no body of its own is a cone. */
function beadGeometry(marker: Marker, count: number): BufferGeometry {
  if (marker === "square") return new BoxGeometry(1.6, 1.6, 1.6);
  if (marker === "diamond") return new OctahedronGeometry(1.3);
  if (marker === "circle") return new IcosahedronGeometry(1, count > mostRound ? 1 : 4);
  return new ConeGeometry(1.1, 2, marker === "triangle" ? 20 : 4).rotateX(marker === "down" ? Math.PI : 0);
}

function instances(
  geometry: BufferGeometry,
  material: MeshPhongMaterial | MeshBasicMaterial,
  count: number,
): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, count);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.frustumCulled = false;
  return mesh;
}
function changed(mesh: InstancedMesh): void {
  mesh.instanceMatrix.needsUpdate = true;
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}

function segments(count: number, material: LineBasicMaterial, colored: boolean): LineSegments {
  const geometry = new BufferGeometry();
  for (const name of colored ? ["position", "color"] : ["position"])
    geometry.setAttribute(
      name,
      new BufferAttribute(new Float32Array(6 * count), 3).setUsage(DynamicDrawUsage),
    );
  const made = new LineSegments(geometry, material);
  made.frustumCulled = false;
  return made;
}

type Numbers = { [index: number]: number };

function placeBall(matrices: Numbers, i: number, radius: number, x: number, y: number, z: number): void {
  const o = 16 * i;
  matrices[o] = radius;
  matrices[o + 5] = radius;
  matrices[o + 10] = radius;
  matrices[o + 12] = x;
  matrices[o + 13] = y;
  matrices[o + 14] = z;
  matrices[o + 15] = 1;
}

/** A unit cylinder along y becomes the stick from a to b: its columns are two radii across, and the way from end to end. */
function placeStick(
  matrices: Numbers,
  i: number,
  radius: number,
  drawn: Float64Array,
  a: number,
  b: number,
): void {
  const [ax = 0, ay = 0, az = 0] = [drawn[a], drawn[a + 1], drawn[a + 2]];
  const [dx, dy, dz] = [(drawn[b] ?? 0) - ax, (drawn[b + 1] ?? 0) - ay, (drawn[b + 2] ?? 0) - az];
  const length = Math.hypot(dx, dy, dz) || 1;
  // Across: perpendicular to the stick and to the axis that leans least on it.
  const level = Math.abs(dy) < 0.9 * length;
  const [ux, uy, uz] = level ? [dz, 0, -dx] : [0, -dz, dy];
  const size = Math.hypot(ux, uy, uz) || 1;
  const [px, py, pz] = [(ux / size) * radius, (uy / size) * radius, (uz / size) * radius];
  const o = 16 * i;
  const columns = [
    [px, py, pz],
    [dx, dy, dz],
    [(py * dz - pz * dy) / length, (pz * dx - px * dz) / length, (px * dy - py * dx) / length],
    [ax + dx / 2, ay + dy / 2, az + dz / 2],
  ];
  for (const [c, [x = 0, y = 0, z = 0]] of columns.entries()) {
    matrices[o + 4 * c] = x;
    matrices[o + 4 * c + 1] = y;
    matrices[o + 4 * c + 2] = z;
    matrices[o + 4 * c + 3] = c === 3 ? 1 : 0;
  }
}
