// Rapier, in the plane and in space alike. Everything at its defaults: 4 solver iterations (each a substep).
import { gravity, step } from "../scenes.mjs";
import { density, friction } from "./scenes.mjs";

/** An adapter for one of Rapier's packages. */
export function adapter(RAPIER, space) {
  const vector = space === "plane" ? ([x, y]) => ({ x, y }) : ([x, y, z]) => ({ x, y, z });
  const { ColliderDesc, JointData, RigidBodyDesc, World } = RAPIER;
  const joint = space === "plane" ? JointData.revolute : JointData.spherical;

  function create(scene) {
    const world = new World(vector([0, -gravity, 0]));
    world.timestep = step;
    const bodies = scene.bodies.map(({ box, ball, at, fixed, collides = true }) => {
      const desc = fixed ? RigidBodyDesc.fixed() : RigidBodyDesc.dynamic();
      const body = world.createRigidBody(desc.setTranslation(...at).setCanSleep(false));
      const shape = box ? ColliderDesc.cuboid(...box) : ColliderDesc.ball(ball);
      if (!collides) shape.setCollisionGroups(0);
      world.createCollider(shape.setDensity(density[space]).setFriction(friction), body);
      return body;
    });
    for (const { between, anchors } of scene.joints) {
      const [a, b] = between.map((i) => bodies[i]);
      world.createImpulseJoint(joint(...anchors.map(vector)), a, b, true);
    }
    for (const { between, length } of scene.links ?? []) {
      const [a, b] = between.map((i) => bodies[i]);
      world.createImpulseJoint(JointData.rope(length, vector([0, 0, 0]), vector([0, 0, 0])), a, b, true);
    }
    return {
      step: () => world.step(),
      poses: () => Float64Array.from(bodies.flatMap(pose)),
      velocities: () => Float64Array.from(bodies.flatMap(velocity)),
      free: () => world.free(),
    };
  }

  function pose(body) {
    const { x, y, z } = body.translation();
    const turned = body.rotation();
    return space === "plane" ? [x, y, turned] : [x, y, z, turned.x, turned.y, turned.z, turned.w];
  }

  function velocity(body) {
    const [v, spin] = [body.linvel(), body.angvel()];
    return space === "plane" ? [v.x, v.y, spin] : [v.x, v.y, v.z, spin.x, spin.y, spin.z];
  }

  return create;
}
