// Results as tables (Markdown), written into the repository: results.json here, docs/images/engines.svg and the tables of
// docs/benchmarks.md. Scenes that were not measured this time stay there as they were.
import { publish } from "./publish.mjs";
import { dials, measuredWith, percent, table } from "./table.mjs";

const file = new URL("results.json", import.meta.url);
const picture = new URL("../../docs/images/engines.svg", import.meta.url);
const drawing = {
  title: "Link error against time per step",
  columns: 2,
  panels: [
    { scene: "chain", error: "largest", title: "Chain of 100 links", label: "largest link error ÷ length" },
    { scene: "cloth", error: "rms", title: "Cloth of 1,740 links", label: "rms link error ÷ length" },
  ],
};

/** `measured`: by scene, { machine, versions, seconds, links, length, range, results }. */
export const write = (measured) => publish(measured, { file, picture, drawing, describe });

/** A sentence about the machine and the versions, and the table. */
export function describe(name, measured) {
  const { machine, versions, seconds, links, length, range } = measured;
  return `${name}: ${links} links of ${length} m, ${seconds} s in steps of 1/60 s; energy in parts of ${range.toFixed(0)} J.
${measuredWith(machine, versions)}

${comparison(measured.results)}
`;
}

/** `ratio`: time per step in parts of that of the fastest peer at its defaults. */
function comparison(results) {
  const peers = results.filter(({ engine, setting, diverged }) => engine !== "ours" && setting.default && !diverged);
  const unit = Math.min(...peers.map(({ median }) => median));
  const rows = results.map(({ engine, setting, diverged, largest, rms, energy, median, least }) => [
    engine,
    dials(setting),
    diverged ? "diverged" : largest.toExponential(1),
    diverged ? "" : rms.toExponential(1),
    diverged ? "" : percent(energy),
    median?.toFixed(3) ?? "",
    least?.toFixed(3) ?? "",
    Number.isFinite(unit) && median ? (median / unit).toFixed(2) : "",
  ]);
  return table(["engine", "setting", "largest error", "rms error", "energy", "ms median", "ms least", "ratio"], rows, 2);
}
