// Cannon (soft constraints by Gauss–Seidel). Everything at its defaults: 10 iterations, contact stiffness 1e7, and a broad
// phase that tries every pair; also with its sweep and prune.
import * as CANNON from "cannon-es";
import { gravity, step } from "../scenes.mjs";
import { density, friction } from "./scenes.mjs";

export const name = "Cannon";
export const npm = "cannon-es";
export const spaces = ["space"];
export const settings = [
  { broadPhase: "all pairs", default: true },
  { broadPhase: "sweep and prune", not: "chain" },
];

export function create(scene, { broadPhase }) {
  const world = new CANNON.World({ gravity: new CANNON.Vec3(0, -gravity, 0), allowSleep: false });
  Object.assign(world.defaultContactMaterial, { friction, restitution: 0 });
  if (broadPhase === "sweep and prune") world.broadphase = new CANNON.SAPBroadphase(world);
  const bodies = scene.bodies.map(({ box, ball, at, fixed, collides = true }) => {
    const shape = box ? new CANNON.Box(new CANNON.Vec3(...box)) : new CANNON.Sphere(ball);
    const mass = fixed ? 0 : density.space * shape.volume();
    const body = new CANNON.Body({ mass, shape, position: new CANNON.Vec3(...at), linearDamping: 0, angularDamping: 0 });
    if (!collides) body.collisionFilterMask = 0;
    world.addBody(body);
    return body;
  });
  for (const { between, anchors } of scene.joints) {
    const [a, b] = between.map((i) => bodies[i]);
    const [atA, atB] = anchors.map((point) => new CANNON.Vec3(...point));
    world.addConstraint(new CANNON.PointToPointConstraint(a, atA, b, atB));
  }
  for (const { between, length } of scene.links ?? []) world.addConstraint(new CANNON.DistanceConstraint(...between.map((i) => bodies[i]), length));
  return {
    step: () => world.step(step),
    poses: () => Float64Array.from(bodies.flatMap(({ position, quaternion }) => [...position.toArray(), ...quaternion.toArray()])),
    velocities: () => Float64Array.from(bodies.flatMap(({ velocity, angularVelocity }) => [...velocity.toArray(), ...angularVelocity.toArray()])),
    free() {},
  };
}
