// Planck (Box2D 2.3 in TypeScript): sequential impulses, then a position pass. Everything at its defaults: 8 iterations for
// velocities and 3 for positions. Its polygons have a skin, with which they come to rest 15 mm apart: boxes are made smaller
// by half of that, so that they rest where everybody's do.
import { Box, Circle, RevoluteJoint, Settings, Vec2, World } from "planck";
import { gravity, step } from "../scenes.mjs";
import { density, friction } from "./scenes.mjs";

const apart = 2 * Settings.polygonRadius - Settings.linearSlop;

export const name = "Planck";
export const npm = "planck";
export const spaces = ["plane"];
export const settings = [{ iterations: [8, 3], default: true }];

export function create(scene, { iterations }) {
  const world = new World({ gravity: new Vec2(0, -gravity), allowSleep: false });
  const bodies = scene.bodies.map(({ box, ball, at, fixed, collides = true }) => {
    const body = world.createBody({ type: fixed ? "static" : "dynamic", position: new Vec2(...at) });
    const fixture = { density: density.plane, friction, ...(!collides && { filterMaskBits: 0 }) };
    body.createFixture({ shape: box ? new Box(...box.map((half) => half - apart / 2)) : new Circle(ball), ...fixture });
    return body;
  });
  for (const { between, anchors } of scene.joints) {
    const [bodyA, bodyB] = between.map((i) => bodies[i]);
    const [localAnchorA, localAnchorB] = anchors.map((point) => new Vec2(...point));
    world.createJoint(new RevoluteJoint({ bodyA, bodyB, localAnchorA, localAnchorB }));
  }
  const pose = (body) => [body.getPosition().x, body.getPosition().y, body.getAngle()];
  const velocity = (body) => [body.getLinearVelocity().x, body.getLinearVelocity().y, body.getAngularVelocity()];
  return {
    step: () => world.step(step, ...iterations),
    poses: () => Float64Array.from(bodies.flatMap(pose)),
    velocities: () => Float64Array.from(bodies.flatMap(velocity)),
    free() {},
  };
}
