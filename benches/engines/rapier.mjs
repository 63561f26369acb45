// Rapier. It has no rigid distance joint; nearest are
//   rope       the distance may not exceed the length (the link may go slack, which counts as an error here),
//   revolute   each mass has an arm that is pinned to the mass before (so it must turn, and have some inertia): chains only,
//   multibody  the same in reduced coordinates (the joint angles): the link cannot err by construction; chains only.
// Dials: solver iterations (normally 4; each a substep), internal iterations, and how often a step is divided.
import RAPIER from "@dimforge/rapier2d-compat";
import { gravity, step } from "./scenes.mjs";

await RAPIER.init();

export const name = "Rapier";
export const npm = "@dimforge/rapier2d-compat";
export const settings = [
  ...[1, 4, 16, 64].map((iterations) => ({ joint: "rope", iterations, internal: 1, substeps: 1, default: iterations === 4 })),
  ...[4, 16].map((internal) => ({ joint: "rope", iterations: 4, internal, substeps: 1 })),
  ...[4, 16].map((substeps) => ({ joint: "rope", iterations: 4, internal: 4, substeps })),
  ...[4, 16, 64, 256].map((iterations) => ({ joint: "revolute", iterations, internal: 4, substeps: 1, only: "chain" })),
  { joint: "multibody", iterations: 4, internal: 1, substeps: 1, only: "chain" },
];

// kg m². A point has none; with less than this the revolute chain blows up below 64 iterations. It is 2.5 % of m·length².
const armInertia = 1e-3;

export function create(scene, { joint, iterations, internal, substeps }) {
  const world = new RAPIER.World({ x: 0, y: -gravity });
  world.timestep = step / substeps;
  world.numSolverIterations = iterations;
  world.numInternalPgsIterations = internal;
  const turning = joint !== "rope";
  const bodies = scene.bodies.map(({ at: [x, y], fixed }) => {
    const desc = fixed ? RAPIER.RigidBodyDesc.fixed() : RAPIER.RigidBodyDesc.dynamic();
    desc.setTranslation(x, y).setCanSleep(false);
    if (!fixed) desc.setAdditionalMassProperties(1, { x: 0, y: 0 }, turning ? armInertia : 0);
    if (!turning) desc.lockRotations();
    return world.createRigidBody(desc);
  });
  const center = { x: 0, y: 0 };
  for (const [i, j] of scene.links) {
    if (!turning) world.createImpulseJoint(RAPIER.JointData.rope(scene.length, center, center), bodies[i], bodies[j], true);
    else {
      const data = RAPIER.JointData.revolute(center, { x: -scene.length, y: 0 });
      if (joint === "multibody") world.createMultibodyJoint(data, bodies[i], bodies[j], true);
      else world.createImpulseJoint(data, bodies[i], bodies[j], true);
    }
  }
  const read = (of) =>
    Float64Array.from(
      bodies.flatMap((body) => {
        const { x, y } = of(body);
        return [x, y];
      }),
    );
  return {
    step() {
      for (let i = 0; i < substeps; i++) world.step();
    },
    positions: () => read((body) => body.translation()),
    velocities: () => read((body) => body.linvel()),
    free: () => world.free(),
  };
}
