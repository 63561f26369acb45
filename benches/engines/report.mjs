// What was measured, as tables (Markdown), and written into the repository: results.json here, docs/images/engines.svg and
// the tables of docs/benchmarks.md. Scenes that were not measured this time stay there as they were.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { plot } from "./plot.mjs";

const file = new URL("results.json", import.meta.url);
const picture = new URL("../../docs/images/engines.svg", import.meta.url);
const page = new URL("../../docs/benchmarks.md", import.meta.url);

/** `measured`: by scene, { machine, versions, seconds, links, length, range, results }. */
export function write(measured) {
  const all = { ...(existsSync(file) && JSON.parse(readFileSync(file, "utf8"))), ...measured };
  writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`);
  writeFileSync(picture, plot(all));
  const text = Object.keys(all).reduce((text, name) => between(text, name, describe(name, all[name])), readFileSync(page, "utf8"));
  writeFileSync(page, text);
}

/** The text with what stands between <!-- name --> and <!-- /name --> replaced. */
function between(text, name, content) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < 0) throw new Error(`docs/benchmarks.md has no place for ${name}`);
  return `${text.slice(0, from)}${start}\n${content}\n${text.slice(to)}`;
}

/** A sentence about the machine and the versions, and the table. */
export function describe(name, measured) {
  const { machine, versions, seconds, links, length, range } = measured;
  const engines = Object.entries(versions).map(([engine, version]) => `${engine} ${version}`);
  return `${name}: ${links} links of ${length} m, ${seconds} s in steps of 1/60 s; energy in parts of ${range.toFixed(0)} J.
${machine.cpu}, ${machine.cores} cores, Node ${machine.node}, ${machine.date}. ${engines.join(", ")}.

${table(measured.results)}
`;
}

/** `ratio`: time per step in parts of that of the fastest peer at its defaults. */
function table(results) {
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
  const head = ["engine", "setting", "largest error", "rms error", "energy", "ms median", "ms least", "ratio"];
  const widths = head.map((word, i) => Math.max(word.length, ...rows.map((row) => row[i].length)));
  const line = (row) => `| ${row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(" | ")} |`;
  const rule = `|${widths.map((width, i) => (i < 2 ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

/** "rope, iterations 4, internal 1, substeps 1 (default)". */
function dials({ default: usual, only, ...values }) {
  const words = Object.entries(values).map(([dial, value]) =>
    typeof value === "string" ? value : `${dial} ${[value].flat().join(" + ")}`,
  );
  return words.join(", ") + (usual ? " (default)" : "");
}

function percent(value) {
  return value < 1e-4 || value >= 10 ? `${(100 * value).toExponential(1)} %` : `${(100 * value).toPrecision(2)} %`;
}
