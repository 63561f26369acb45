// Ours, from pkg/: impulses for velocities (method "velocity") with a solver that goes row by row and starts from the step
// before. Dials: substeps and iterations of each (scenes of the catalogue have 4 and 20), over-relaxation ω where it is not 1, and
// whether contacts are found in every substep or once a step, as in most of the others; for chains also the sparse direct solver,
// with a projection of places and velocities down to a tolerance in metres, or in RATTLE. All in f64.
import { readFileSync } from "node:fs";
import { initSync, Simulation, version } from "../../../pkg/constrained_dynamics.js";
import { gravity, step } from "../scenes.mjs";
import { density, friction } from "./scenes.mjs";

initSync({ module: readFileSync(new URL("../../../pkg/constrained_dynamics_bg.wasm", import.meta.url)) });

export const name = "ours";
export { version };
export const spaces = ["plane", "space"];
const once = { contacts: "once a step" };
export const settings = [
  { substeps: 4, iterations: 20, default: true },
  { substeps: 4, iterations: 8, ...once, not: "chain" },
  { substeps: 5, iterations: 2, omega: 1.3, ...once, not: "chain" },
  { substeps: 3, iterations: 4, omega: 1.3, ...once, not: "chain" },
  { substeps: 2, iterations: 5, omega: 1.3, ...once, not: "chain" },
  { substeps: 2, iterations: 4, omega: 1.4, ...once, only: "pyramid-20" },
  { substeps: 1, iterations: 4 },
  { substeps: 4, iterations: 8, only: "chain" },
  { substeps: 4, solver: "direct", only: "chain" },
  { substeps: 1, solver: "direct", projection: 1e-4, only: "chain" },
  { method: "rattle", substeps: 1, tolerance: 1e-3, only: "chain" },
  { method: "rattle", substeps: 2, tolerance: 1e-2, only: "chain" },
];

/** The simulation itself. */
export function build(scene, setting) {
  const { projection, tolerance = projection } = setting;
  return new Simulation(document(scene, setting), tolerance ? { projectionTolerance: tolerance } : {});
}

export function create(scene, setting) {
  const simulation = build(scene, setting);
  const layout = simulation.bodies();
  const size = scene.space === "plane" ? 3 : 7;
  return {
    step() {
      const report = simulation.step();
      if (report.status === "diverged") throw new Error(report.message);
    },
    poses() {
      const positions = simulation.positions();
      const out = new Float64Array(size * layout.length);
      layout.forEach(({ positionOffset }, i) => out.set(positions.subarray(positionOffset, positionOffset + size), size * i));
      return out;
    },
    startProfile: () => simulation.startProfile(),
    profile: () => simulation.profile(),
    contacts: () => simulation.contacts().length,
    free: () => simulation.free(),
  };
}

function document({ space, bodies, joints }, { method = "velocity", substeps, iterations, omega, contacts, projection, solver = usual(method, omega) }) {
  return {
    version: 1,
    space,
    gravity: space === "plane" ? [0, -gravity] : [0, -gravity, 0],
    bodies: bodies.map(({ box, ball, at, fixed = false, collides = true }) => ({
      shape: box ? { box } : { [space === "plane" ? "disc" : "sphere"]: ball },
      at,
      density: density[space],
      friction,
      fixed,
      collides,
    })),
    constraints: joints.map((joint) => ({ ball: joint })),
    method: {
      kind: method,
      stepSize: step,
      substeps,
      ...(method === "velocity" && { detection: contacts ? "step" : "substep" }),
      ...(projection && { projection: {} }),
      solver: solver === "direct" ? { kind: solver } : { kind: solver, maxIterations: iterations, tolerance: 0, warmStart: true, ...(omega && { omega }) },
    },
  };
}

function usual(method, omega) {
  if (method === "rattle") return "direct";
  return omega ? "sor" : "gauss-seidel";
}
