// Box2D 3 (soft step: substeps of Gauss–Seidel with relaxation). Rigid distance joints at their default stiffness; its only
// dial is the number of substeps (normally 4). Bodies carry a mass and no shape.
import Box2D from "box2d3-wasm";
import { gravity, step } from "./scenes.mjs";

const b2 = await Box2D();

export const name = "Box2D 3";
export const npm = "box2d3-wasm";
export const settings = [1, 2, 4, 8, 16, 32, 64, 128].map((substeps) => ({ substeps, default: substeps === 4 }));

export function create(scene, { substeps }) {
  const worldDef = b2.b2DefaultWorldDef();
  worldDef.gravity = new b2.b2Vec2(0, -gravity);
  worldDef.enableSleep = false;
  worldDef.enableContinuous = false;
  const world = b2.b2CreateWorld(worldDef);
  const bodies = scene.bodies.map(({ at, fixed }) => {
    const def = b2.b2DefaultBodyDef();
    def.type = fixed ? b2.b2BodyType.b2_staticBody : b2.b2BodyType.b2_dynamicBody;
    def.position = new b2.b2Vec2(...at);
    const body = b2.b2CreateBody(world, def);
    if (!fixed) {
      const mass = new b2.b2MassData();
      mass.mass = 1;
      mass.rotationalInertia = 0;
      b2.b2Body_SetMassData(body, mass);
    }
    return body;
  });
  for (const [i, j] of scene.links) {
    const def = b2.b2DefaultDistanceJointDef();
    def.base.bodyIdA = bodies[i];
    def.base.bodyIdB = bodies[j];
    def.length = scene.length;
    b2.b2CreateDistanceJoint(world, def);
  }
  const read = (of) => {
    const out = new Float64Array(2 * bodies.length);
    bodies.forEach((body, i) => {
      const vector = of(body);
      out.set([vector.x, vector.y], 2 * i);
      vector.delete();
    });
    return out;
  };
  return {
    step: () => b2.b2World_Step(world, step, substeps),
    positions: () => read(b2.b2Body_GetPosition),
    velocities: () => read(b2.b2Body_GetLinearVelocity),
    free: () => b2.b2DestroyWorld(world),
  };
}
