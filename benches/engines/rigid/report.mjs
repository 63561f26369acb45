// What was measured of rigid bodies, as tables (Markdown), and written into the repository: results.json here and the tables
// of docs/benchmarks.md. Scenes that were not measured this time stay there as they were.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dials, fillPage, measuredWith, table } from "../table.mjs";

const file = new URL("results.json", import.meta.url);

/** `measured`: by scene, { machine, versions, seconds, bodies, joints, stands, results }. */
export function write(measured) {
  const all = { ...(existsSync(file) && JSON.parse(readFileSync(file, "utf8"))), ...measured };
  writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`);
  fillPage(Object.fromEntries(Object.keys(all).map((name) => [name, describe(name, all[name])])));
}

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

/** In words. */
export function millimetres(metres) {
  const value = 1000 * metres;
  return value >= 100 ? value.toFixed(0) : value >= 0.01 ? value.toPrecision(2) : value === 0 ? "0" : value.toExponential(0);
}
