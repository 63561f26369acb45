// Ours, from pkg/. At its default the document names no method: the engine chooses one by what the document holds. The other rows
// name it: impulses for velocities (method "velocity") with a solver that goes row by row and starts from the step
// before. Dials: substeps and iterations of each, over-relaxation ω where it is not 1, and
// whether contacts are found in every substep or once a step, as in most of the others; for chains also the sparse direct solver,
// with a projection of places and velocities down to a tolerance in metres, or in RATTLE. All in f64.
import { readFileSync } from "node:fs";
import { initSync, Simulation, version } from "../../../pkg/constrained_dynamics.js";
import { gravity, step } from "../scenes.mjs";
import { axesInSpace } from "./geometry.mjs";
import { density, friction } from "./scenes.mjs";

initSync({ module: readFileSync(new URL("../../../pkg/constrained_dynamics_bg.wasm", import.meta.url)) });

export const name = "ours";
export { version };
export const spaces = ["plane", "space"];
const once = { contacts: "once a step" };
export const settings = [
  { default: true },
  { substeps: 4, iterations: 20 },
  { substeps: 3, iterations: 4, omega: 1.3, ...once, not: ["chain", "cloth"] },
  { substeps: 2, iterations: 4, omega: 1.4, ...once, only: "pyramid-20" },
  { substeps: 4, solver: "direct", only: "chain" },
  { substeps: 1, solver: "direct", projection: 1e-4, only: "chain" },
  { method: "rattle", substeps: 1, tolerance: 1e-3, only: "chain" },
];

/** The simulation itself. */
export function build(scene, setting) {
  const { projection, tolerance = projection } = setting;
  return new Simulation(document(scene, setting), tolerance ? { projectionTolerance: tolerance } : {});
}

export function create(scene, setting) {
  const simulation = build(scene, setting);
  const layout = simulation.bodies();
  const inSpace = scene.space === "space";
  const [size, dof] = inSpace ? [7, 6] : [3, 3];
  function poses() {
    const positions = simulation.positions();
    const out = new Float64Array(size * layout.length);
    layout.forEach(({ kind, positionOffset, positionLength }, i) => {
      out.set(positions.subarray(positionOffset, positionOffset + positionLength), size * i);
      if (kind === "particle" && inSpace) out[size * i + 6] = 1; // not turned
    });
    return out;
  }
  return {
    step() {
      const report = simulation.step();
      if (report.status === "diverged") throw new Error(report.message);
    },
    poses,
    velocities() {
      const velocities = simulation.velocities();
      const out = new Float64Array(dof * layout.length);
      layout.forEach(({ velocityOffset, velocityLength }, i) => out.set(velocities.subarray(velocityOffset, velocityOffset + velocityLength), dof * i));
      return inSpace ? turned(out, poses()) : out;
    },
    startProfile: () => simulation.startProfile(),
    profile: () => simulation.profile(),
    contacts: () => simulation.contacts().length,
    free: () => simulation.free(),
  };
}

/** Angular velocities from the bodies' own axes to the world's. */
function turned(velocities, poses) {
  for (let i = 0; 6 * i < velocities.length; i++) {
    const axes = axesInSpace(poses.subarray(7 * i + 3, 7 * i + 7));
    const spin = velocities.slice(6 * i + 3, 6 * i + 6);
    for (let k = 0; k < 3; k++) velocities[6 * i + 3 + k] = axes.reduce((sum, axis, j) => sum + axis[k] * spin[j], 0);
  }
  return velocities;
}

function document({ space, bodies, joints, links = [] }, setting) {
  return {
    version: 1,
    space,
    gravity: space === "plane" ? [0, -gravity] : [0, -gravity, 0],
    bodies: bodies.map(({ box, ball, at, fixed = false, collides = true }) =>
      links.length > 0
        ? { particle: {}, mass: density[space] * (4 / 3) * Math.PI * ball ** 3, at, fixed }
        : { shape: box ? { box } : { [space === "plane" ? "disc" : "sphere"]: ball }, at, density: density[space], friction, fixed, collides },
    ),
    constraints: [...joints.map((joint) => ({ ball: joint })), ...links.map((link) => ({ distance: link }))],
    method: { stepSize: step, ...(!setting.default && method(setting)) },
  };
}

function method({ method = "velocity", substeps, sweeps, iterations, omega, contacts, projection, solver = usual(method, omega) }) {
  return {
    kind: method,
    substeps,
    ...(method === "velocity" && { detection: contacts ? "step" : "substep" }),
    ...(projection && { projection: {} }),
    ...(sweeps && { sweeps }),
    solver: solver === "direct" ? { kind: solver } : { kind: solver, maxIterations: iterations, tolerance: 0, warmStart: true, ...(omega && { omega }) },
  };
}

function usual(method, omega) {
  if (method === "rattle") return "direct";
  return omega ? "sor" : "gauss-seidel";
}
