// Box2D 2.4 (sequential impulses, then a position pass). Rigid distance joints: stiffness 0, shortest = longest length.
// Dials: iterations for velocities and for positions (normally 8 and 3), and how often a step is divided.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import Box2D from "box2d-wasm";
import { gravity, step } from "./scenes.mjs";

// In Node it would fetch its wasm by a path, which Node's fetch does not take.
const wasm = createRequire(import.meta.url).resolve("box2d-wasm/dist/umd/Box2D.simd.wasm");
const b2 = await Box2D({ wasmBinary: readFileSync(wasm) });

export const name = "Box2D 2.4";
export const npm = "box2d-wasm";
export const settings = [
  { iterations: [8, 3], substeps: 1, default: true },
  ...[4, 16].map((times) => ({ iterations: [8 * times, 3 * times], substeps: 1 })),
  { iterations: [512, 192], substeps: 1, only: "chain" },
  ...[2, 4, 8, 16, 32].map((substeps) => ({ iterations: [8, 3], substeps })),
  { iterations: [8, 3], substeps: 64, only: "chain" },
];

export function create(scene, { iterations, substeps }) {
  const world = new b2.b2World(new b2.b2Vec2(0, -gravity));
  world.SetAllowSleeping(false);
  const bodies = scene.bodies.map(({ at, fixed }) => {
    const def = new b2.b2BodyDef();
    def.set_type(fixed ? b2.b2_staticBody : b2.b2_dynamicBody);
    def.set_position(new b2.b2Vec2(...at));
    def.set_fixedRotation(true);
    const body = world.CreateBody(def);
    if (!fixed) {
      const mass = new b2.b2MassData();
      mass.set_mass(1);
      mass.set_I(0);
      mass.set_center(new b2.b2Vec2(0, 0));
      body.SetMassData(mass);
    }
    return body;
  });
  for (const [i, j] of scene.links) {
    const def = new b2.b2DistanceJointDef();
    def.Initialize(bodies[i], bodies[j], bodies[i].GetPosition(), bodies[j].GetPosition());
    def.set_length(scene.length);
    def.set_minLength(scene.length);
    def.set_maxLength(scene.length);
    def.set_stiffness(0);
    def.set_damping(0);
    world.CreateJoint(def);
  }
  const read = (of) => Float64Array.from(bodies.flatMap((body) => [of(body).get_x(), of(body).get_y()]));
  return {
    step() {
      for (let i = 0; i < substeps; i++) world.Step(step / substeps, ...iterations);
    },
    positions: () => read((body) => body.GetPosition()),
    velocities: () => read((body) => body.GetLinearVelocity()),
    free: () => b2.destroy(world),
  };
}
