// One run's rigid bodies in three.js: a mesh for each glyph of its outline with its edges drawn, great circles on balls so
// that one sees them turn, and a flat shadow on the ground. Ground without end is a grid on its edge.
import {
  BufferAttribute,
  BufferGeometry,
  CapsuleGeometry,
  Color,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshPhongMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
} from "three";
import type { Glyph, Vector } from "../../simulation/core";
import type { Solid } from "../rigid/solids";
import { stripeOf } from "../rigid/stripe";
import type { SolidRun, SolidScene } from "./three-solids";

/** More bodies cast no shadows, and balls have fewer faces. */
const mostShadows = 120;

interface Piece {
  readonly solid: Solid;
  readonly group: Group;
  readonly shadow: Group | null;
  /** Materials of its parts while it is awake. */
  readonly awake: readonly Material[];
  asleep: boolean;
}

export class ThreeRigid {
  readonly group = new Group();
  readonly #pieces: readonly Piece[];
  readonly #matrix = new Matrix4();
  readonly #flat = new Matrix4();
  readonly #asleep: { readonly body: Material; readonly edge: Material };

  constructor(run: SolidRun, scene: SolidScene) {
    const opacity = run.faint ? 0.55 : 1;
    const solid = { transparent: run.faint, opacity, shininess: 30, specular: 0x222222, flatShading: true };
    const pale = new Color(run.color).lerp(new Color(scene.paper), 0.62);
    const body = new MeshPhongMaterial({
      color: pale,
      ...solid,
      polygonOffset: true,
      polygonOffsetFactor: 1,
    });
    const smooth = new MeshPhongMaterial({ color: pale, ...solid, flatShading: false });
    const fixed = new MeshPhongMaterial({ color: new Color(scene.groundColor), ...solid });
    const band = new MeshPhongMaterial({
      color: new Color(run.color).lerp(new Color(scene.paper), 0.18),
      ...solid,
    });
    const edge = new LineBasicMaterial({ color: run.color, transparent: run.faint, opacity });
    this.#asleep = {
      body: new MeshPhongMaterial({
        color: new Color(scene.asleepColor).lerp(new Color(scene.paper), 0.75),
        ...solid,
        polygonOffset: true,
        polygonOffsetFactor: 1,
      }),
      edge: new LineBasicMaterial({ color: scene.asleepColor, transparent: run.faint, opacity }),
    };
    const shade = new MeshBasicMaterial({ color: 0, transparent: true, opacity: 0.12, depthWrite: false });
    const few = scene.solids.length <= mostShadows;
    this.#pieces = scene.solids
      .filter(({ reach }) => Number.isFinite(reach))
      .map((each) => {
        const group = new Group();
        const shadow = few && !each.body.fixed ? new Group() : null;
        for (const glyph of each.glyphs) {
          const geometry = geometryOf(glyph, few);
          if (!geometry) continue;
          const material = each.body.fixed ? fixed : glyph.type === "mesh" ? body : smooth;
          group.add(new Mesh(geometry, material));
          const stripe = few ? stripeGeometry(glyph) : null;
          if (stripe) group.add(new Mesh(stripe, each.body.fixed ? fixed : band));
          const lines = edgesOf(glyph);
          if (lines) group.add(new LineSegments(lines, edge));
          shadow?.add(new Mesh(geometry, shade));
        }
        for (const made of [group, shadow]) {
          if (!made) continue;
          made.matrixAutoUpdate = false;
          this.group.add(made);
        }
        const awake = group.children.map((part) => (part as Mesh | LineSegments).material as Material);
        return { solid: each, group, shadow, awake, asleep: false };
      });
    // Materials not in use at the end are disposed too: a mesh that is never drawn holds them.
    const spare = new Mesh(new BufferGeometry(), [
      body,
      smooth,
      fixed,
      band,
      edge,
      ...Object.values(this.#asleep),
    ]);
    spare.visible = false;
    this.group.add(spare);
    this.group.traverse((each) => {
      each.frustumCulled = false;
    });
  }

  draw({ drawn, asleep }: SolidRun, { ground }: SolidScene): void {
    // Flattened onto the ground; what faces up stays facing up.
    this.#flat.set(1, 0, 0, 0, 0, 1e-4, 0, ground.y, 0, 0, 1, 0, 0, 0, 0, 1);
    for (const piece of this.#pieces) {
      const { solid, group, shadow } = piece;
      this.#tint(piece, asleep.has(solid.body.id));
      const o = solid.body.positionOffset;
      const at = new Vector3(drawn[o], drawn[o + 1], drawn[o + 2]);
      const turn = new Quaternion(drawn[o + 3], drawn[o + 4], drawn[o + 5], drawn[o + 6]);
      this.#matrix.compose(at, turn, one);
      group.matrix.copy(this.#matrix);
      group.matrixWorldNeedsUpdate = true;
      if (!shadow) continue;
      shadow.matrix.multiplyMatrices(this.#flat, this.#matrix);
      shadow.matrixWorldNeedsUpdate = true;
    }
  }

  #tint(piece: Piece, asleep: boolean): void {
    if (piece.asleep === asleep) return;
    piece.asleep = asleep;
    for (const [i, part] of piece.group.children.entries()) {
      const still = part instanceof Mesh ? this.#asleep.body : this.#asleep.edge;
      (part as Mesh | LineSegments).material = asleep ? still : (piece.awake[i] ?? still);
    }
  }
}
const one = new Vector3(1, 1, 1);

function geometryOf(glyph: Glyph, few: boolean): BufferGeometry | null {
  if (glyph.type === "ball") {
    const [x = 0, y = 0, z = 0] = glyph.center;
    return new SphereGeometry(glyph.radius, few ? 40 : 14, few ? 24 : 9).translate(x, y, z);
  }
  if (glyph.type === "rounded") return capsule(glyph);
  if (glyph.type !== "mesh") return null;
  const points = glyph.triangles.flatMap((triangle) =>
    triangle.flatMap((i) => [...(glyph.vertices[i] ?? [])]),
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(points), 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** Where the stripe of a mesh lies; the body's own faces are drawn a little behind it. */
function stripeGeometry(glyph: Glyph): BufferGeometry | null {
  if (glyph.type !== "mesh") return null;
  const points = stripeOf(glyph).flatMap(([first = [], ...rest]) =>
    rest.slice(1).flatMap((point, i) => [...first, ...(rest[i] ?? []), ...point]),
  );
  if (points.length === 0) return null;
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(points), 3));
  geometry.computeVertexNormals();
  return geometry;
}

function capsule({ from, to, radius }: Extract<Glyph, { type: "rounded" }>): BufferGeometry {
  const [a, b] = [from, to].map((end) => new Vector3(...(end as [number, number, number]))) as [
    Vector3,
    Vector3,
  ];
  const way = b.clone().sub(a);
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), way.clone().normalize());
  const middle = a.add(b).multiplyScalar(0.5);
  return new CapsuleGeometry(radius, way.length(), 10, 24)
    .applyQuaternion(turn)
    .translate(middle.x, middle.y, middle.z);
}

function edgesOf(glyph: Glyph): BufferGeometry | null {
  const points: number[] = [];
  if (glyph.type === "mesh")
    for (const edge of glyph.edges) for (const i of edge) points.push(...(glyph.vertices[i] ?? []));
  if (glyph.type === "ball")
    for (const axis of [0, 2]) points.push(...greatCircle(glyph.center, glyph.radius, axis));
  if (points.length === 0) return null;
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(points), 3));
  return geometry;
}

/** Pairs of ends of the circle across a coordinate axis, a little outside the ball. */
function greatCircle(center: Vector, radius: number, axis: number): number[] {
  const sides = 48;
  const point = (i: number): number[] => {
    const angle = (2 * Math.PI * i) / sides;
    const local = [0, 0, 0];
    local[(axis + 1) % 3] = 1.003 * radius * Math.cos(angle);
    local[(axis + 2) % 3] = 1.003 * radius * Math.sin(angle);
    return local.map((x, k) => x + (center[k] ?? 0));
  };
  return Array.from({ length: sides }, (_, i) => [...point(i), ...point(i + 1)]).flat();
}
