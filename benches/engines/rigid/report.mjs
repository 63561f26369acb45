// Results of rigid bodies as tables (Markdown), written into the repository: results.json here, docs/images/rigid.svg and the
// tables of docs/benchmarks.md. Scenes that were not measured this time stay there as they were.
import { publish } from "../publish.mjs";
import { dials, measuredWith, percent, table } from "../table.mjs";

const file = new URL("results.json", import.meta.url);
const picture = new URL("../../../docs/images/rigid.svg", import.meta.url);
const drawing = {
  title: "Overlap or joint gap against time per step",
  columns: 2,
  panels: Object.entries({
    "pyramid-20": "Pyramid of 210 boxes",
    "pyramid-50": "Pyramid of 1,275 boxes",
    "tower-plane": "Tower of 10 squares",
    discs: "1,000 discs in a box",
    "chain-plane": "Chain of 50 rods in the plane",
    "chain-plane-100": "Chain of 100 rods in the plane",
    wall: "Wall of 105 bricks",
    "tower-space": "Tower of 10 cubes",
    spheres: "500 spheres in a box",
    "chain-space": "Chain of 50 rods in space",
    "chain-spheres": "Chain of 50 spheres in space",
    "cloth-space": "Cloth of 1,740 links in space",
  }).map(([scene, title]) => ({ scene, title, error: "error", label: `largest ${/chain|cloth/.test(scene) ? "gap" : "overlap"}, m` })),
};

/** `measured`: by scene, { machine, versions, seconds, bodies, joints, stands, results }. */
export const write = (measured) => publish(measured, { file, picture, drawing, describe });

/** A sentence about scene, machine and versions, and the table; `ratio`: time per step in parts of that of the fastest peer at its defaults. */
export function describe(name, { machine, versions, seconds, bodies, joints, stands, results }) {
  const error = joints > 0 ? "gap" : "overlap";
  const peers = results.filter(({ engine, setting, diverged }) => engine !== "ours" && setting.default && !diverged);
  const unit = Math.min(...peers.map(({ median }) => median));
  const head = ["engine", "setting", `largest ${error}, mm`, "at the end, mm", "energy gained", ...(stands ? ["drift, mm"] : []), "ms median", "ms least", "ratio"];
  const rows = results.map(({ engine, setting, diverged, error, last, gain, drift, median, least }) => [
    engine,
    dials(setting),
    diverged ? "diverged" : millimetres(error),
    diverged ? "" : millimetres(last),
    diverged ? "" : percent(gain),
    ...(stands ? [diverged ? "" : millimetres(drift)] : []),
    median?.toFixed(3) ?? "",
    least?.toFixed(3) ?? "",
    Number.isFinite(unit) && median ? (median / unit).toFixed(2) : "",
  ]);
  return `${name}: ${bodies} bodies, ${seconds} s in steps of 1/60 s.
${measuredWith(machine, versions)}

${table(head, rows, 2)}
`;
}

/** In words, two digits. */
export function millimetres(metres) {
  const value = 1000 * metres;
  if (value >= 9.95) return value.toFixed(0);
  return value >= 0.01 ? value.toPrecision(2) : value > 0 ? value.toExponential(0) : "0";
}
