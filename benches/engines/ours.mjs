// Ours, from pkg/: at its default, where the document names no method; and the methods that solve the links, each with the sparse
// direct solver, over substeps. `rattle` is symplectic
// and keeps |C| below the tolerance (m), dividing a step where that takes it; `velocity + projection` is brought back onto
// C = 0 after each substep; `acceleration` is the slides' method (RK4, critically damped feedback); `position` (PBD) goes row by
// row and solves nothing. All in f64.
import { readFileSync } from "node:fs";
import { initSync, Simulation, version } from "../../pkg/constrained_dynamics.js";
import { document } from "./scenes.mjs";

initSync({ module: readFileSync(new URL("../../pkg/constrained_dynamics_bg.wasm", import.meta.url)) });

export const name = "ours";
export { version };
export const settings = [
  { default: true },
  ...[1, 2, 4, 8].map((substeps) => ({ method: "rattle", tolerance: 1e-7, substeps })),
  ...[1.9e-7, 1e-5].map((tolerance) => ({ method: "rattle", tolerance, substeps: 2 })),
  ...[1, 2].map((substeps) => ({ method: "rattle", tolerance: 1e-12, substeps })),
  ...[4, 8].map((substeps) => ({ method: "velocity + projection", tolerance: 1e-7, substeps })),
  { method: "acceleration", substeps: 4 },
  { method: "position", sweeps: 4, substeps: 1 },
  ...[2, 4, 8, 16].map((substeps) => ({ method: "position", sweeps: 1, substeps })),
  { method: "position", sweeps: 2, substeps: 4 },
];

const feedback = 50; // 1/s; α = feedback²/4 is critical damping

export function create(scene, setting) {
  const { tolerance } = setting;
  const simulation = new Simulation(
    document(scene, setting.default ? {} : method(setting)),
    tolerance === undefined ? {} : { projectionTolerance: tolerance },
  );
  return {
    step() {
      const report = simulation.step();
      if (report.status === "diverged") throw new Error(report.message);
    },
    positions: () => simulation.positions(),
    velocities: () => simulation.velocities(),
    free: () => simulation.free(),
  };
}

function method({ method, substeps, sweeps }) {
  const [kind, , projection] = method.split(" ");
  const integrated = { integrator: "rk4", alpha: feedback ** 2 / 4, beta: feedback };
  return {
    kind,
    substeps,
    ...(kind === "position" ? { sweeps } : { solver: { kind: "direct" } }),
    ...(kind === "acceleration" && integrated),
    ...(projection && { projection: {} }),
  };
}
