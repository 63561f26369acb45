// Matter (Verlet; contacts by impulses, overlaps and constraints by position). Everything at its defaults: 6 position, 4
// velocity and 2 constraint iterations. Its tolerances are made for pixels: 100 of them are a metre here, at which its own
// default weight is that of the earth. It has no joints; a constraint of length 0 at stiffness 1 stands for one.
import Matter from "matter-js";
import { gravity, step } from "../scenes.mjs";
import { friction } from "./scenes.mjs";

const { Bodies, Body, Composite, Constraint, Engine } = Matter;
const pixels = 100; // per metre

export const name = "Matter";
export const npm = "matter-js";
export const spaces = ["plane"];
export const settings = [{ default: true }];

export function create(scene) {
  const engine = Engine.create({ enableSleeping: false });
  Object.assign(engine.gravity, { x: 0, y: -1, scale: gravity * pixels * 1e-6 }); // per ms²
  const bodies = scene.bodies.map(({ box, ball, at, fixed, collides = true }) => {
    const [x, y, width, height] = [...at, ...(box ?? []).map((half) => 2 * half)].map((length) => pixels * length);
    const options = { isStatic: Boolean(fixed), friction, frictionAir: 0, ...(!collides && { collisionFilter: { mask: 0 } }) };
    return box ? Bodies.rectangle(x, y, width, height, options) : Bodies.circle(x, y, pixels * ball, options);
  });
  const point = ([x, y]) => ({ x: pixels * x, y: pixels * y });
  const joints = scene.joints.map(({ between, anchors }) =>
    Constraint.create({
      bodyA: bodies[between[0]],
      bodyB: bodies[between[1]],
      pointA: point(anchors[0]),
      pointB: point(anchors[1]),
      length: 0,
      stiffness: 1,
    }),
  );
  Composite.add(engine.world, [...bodies, ...joints]);
  const pose = ({ position, angle }) => [position.x / pixels, position.y / pixels, angle];
  const perSecond = 1000 / Body._baseDelta; // its velocities are those of a step of 1/60 s
  const velocity = (body) => {
    const { x, y } = Body.getVelocity(body);
    return [(x * perSecond) / pixels, (y * perSecond) / pixels, Body.getAngularVelocity(body) * perSecond];
  };
  return {
    step: () => Engine.update(engine, step * 1000),
    poses: () => Float64Array.from(bodies.flatMap(pose)),
    velocities: () => Float64Array.from(bodies.flatMap(velocity)),
    free: () => Engine.clear(engine),
  };
}
