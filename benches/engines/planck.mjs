// Planck (Box2D 2.3 in TypeScript): sequential impulses, then a position pass. Rigid distance joints: frequency 0.
// Dials as in box2d.mjs.
import { DistanceJoint, Vec2, World } from "planck";
import { gravity, step } from "./scenes.mjs";

export const name = "Planck";
export const npm = "planck";
export const settings = [
  { iterations: [8, 3], substeps: 1, default: true },
  { iterations: [32, 12], substeps: 1 },
  { iterations: [128, 48], substeps: 1, only: "chain" },
  ...[2, 4, 8].map((substeps) => ({ iterations: [8, 3], substeps })),
  ...[16, 32].map((substeps) => ({ iterations: [8, 3], substeps, only: "chain" })),
];

export function create(scene, { iterations, substeps }) {
  const world = new World({ gravity: new Vec2(0, -gravity), allowSleep: false });
  const bodies = scene.bodies.map(({ at, fixed }) => {
    const body = world.createBody({ type: fixed ? "static" : "dynamic", position: new Vec2(...at), fixedRotation: true });
    if (!fixed) body.setMassData({ mass: 1, center: new Vec2(0, 0), I: 0 });
    return body;
  });
  const center = new Vec2(0, 0);
  for (const [i, j] of scene.links) {
    const ends = { bodyA: bodies[i], bodyB: bodies[j], localAnchorA: center, localAnchorB: center };
    world.createJoint(new DistanceJoint({ ...ends, length: scene.length, frequencyHz: 0, dampingRatio: 0 }));
  }
  const read = (of) => Float64Array.from(bodies.flatMap((body) => [of(body).x, of(body).y]));
  return {
    step() {
      for (let i = 0; i < substeps; i++) world.step(step / substeps, ...iterations);
    },
    positions: () => read((body) => body.getPosition()),
    velocities: () => read((body) => body.getLinearVelocity()),
    free() {},
  };
}
