// Matter (position-based: Verlet, then Gauss–Seidel over the links). Links at stiffness 1, its most rigid, without damping.
// Dials: constraint iterations (normally 2; they run twice a step), and how often a step is divided. Collision detection is
// given no bodies.
import Matter from "matter-js";
import { gravity, step } from "./scenes.mjs";

const { Bodies, Body, Composite, Constraint, Detector, Engine } = Matter;

export const name = "Matter";
export const npm = "matter-js";
export const settings = [
  { iterations: 2, substeps: 1, default: true },
  ...[8, 32].map((iterations) => ({ iterations, substeps: 1 })),
  { iterations: 128, substeps: 1, only: "chain" },
  ...[2, 4, 8, 16, 32].map((substeps) => ({ iterations: 2, substeps })),
];

export function create(scene, { iterations, substeps }) {
  const engine = Engine.create({ enableSleeping: false, constraintIterations: iterations });
  Object.assign(engine.gravity, { x: 0, y: -1, scale: gravity * 1e-6 }); // per ms²
  const bodies = scene.bodies.map(({ at: [x, y], fixed }) => {
    const body = Bodies.rectangle(x, y, 0.02, 0.02, { isStatic: fixed, frictionAir: 0 });
    if (!fixed) {
      Body.setMass(body, 1);
      Body.setInertia(body, Number.POSITIVE_INFINITY);
    }
    return body;
  });
  const links = scene.links.map(([i, j]) =>
    Constraint.create({ bodyA: bodies[i], bodyB: bodies[j], length: scene.length, stiffness: 1, damping: 0 }),
  );
  Composite.add(engine.world, [...bodies, ...links]);
  Composite.setModified(engine.world, false, true, true);
  Detector.setBodies(engine.detector, []);
  const read = (of) => Float64Array.from(bodies.flatMap((body) => [of(body).x, of(body).y]));
  const perSecond = 60; // Matter gives velocities per 1/60 s
  return {
    step() {
      for (let i = 0; i < substeps; i++) Engine.update(engine, (step * 1000) / substeps);
    },
    positions: () => read((body) => body.position),
    velocities: () => read((body) => (body.isStatic ? { x: 0, y: 0 } : Body.getVelocity(body))).map((v) => v * perSecond),
    free: () => Engine.clear(engine),
  };
}
