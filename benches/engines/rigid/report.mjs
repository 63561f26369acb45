// What was measured of rigid bodies, as tables (Markdown), and written into the repository: results.json here,
// docs/images/rigid.svg and the tables of docs/benchmarks.md. Scenes that were not measured this time stay there as they were.
import { publish } from "../publish.mjs";
import { dials, measuredWith, table } from "../table.mjs";

const file = new URL("results.json", import.meta.url);
const picture = new URL("../../../docs/images/rigid.svg", import.meta.url);
const drawing = {
  title: "Overlap or joint gap against time per step",
  columns: 2,
  panels: Object.entries({
    "pyramid-20": "Pyramid of 210 boxes",
    "pyramid-50": "Pyramid of 1,275 boxes",
    discs: "1,000 discs in a box",
    "chain-plane": "Chain of 50 rods in the plane",
    wall: "Wall of 105 bricks",
    tower: "Tower of 10 cubes",
    spheres: "500 spheres in a box",
    "chain-space": "Chain of 50 rods in space",
  }).map(([scene, title]) => ({ scene, title, error: "error", label: `largest ${scene.startsWith("chain") ? "gap" : "overlap"}, m` })),
};

/** `measured`: by scene, { machine, versions, seconds, bodies, joints, stands, results }. */
export const write = (measured) => publish(measured, { file, picture, drawing, describe });

/** A sentence about scene, machine and versions, and the table. */
export function describe(name, { machine, versions, seconds, bodies, joints, stands, results }) {
  const error = joints > 0 ? "gap" : "overlap";
  const unit = results.find(({ engine, setting }) => engine === "ours" && setting.default)?.median;
  const head = ["engine", "setting", `largest ${error}, mm`, "at the end, mm", ...(stands ? ["drift, mm"] : []), "ms median", "ms least", "ratio"];
  const rows = results.map(({ engine, setting, diverged, error, last, drift, median, least }) => [
    engine,
    dials(setting),
    diverged ? "diverged" : millimetres(error),
    diverged ? "" : millimetres(last),
    ...(stands ? [diverged ? "" : millimetres(drift)] : []),
    median?.toFixed(3) ?? "",
    least?.toFixed(3) ?? "",
    unit && median ? (median / unit).toFixed(2) : "",
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
