// Tables in Markdown, and the words around them.

/** Rows of words under a head, the columns as wide as they need to be; the first `words` columns to the left, numbers to the right. */
export function table(head, rows, words) {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  const line = (row) => `| ${row.map((cell, i) => (i < words ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(" | ")} |`;
  const rule = `|${widths.map((width, i) => (i < words ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

/** The dials of a setting in words: "rope, iterations 4, internal 1, substeps 1 (default)". */
export function dials({ default: usual, only, not, ...values }) {
  const words = Object.entries(values).map(([dial, value]) =>
    typeof value === "string" ? value : `${dial} ${[value].flat().join(" + ")}`,
  );
  return words.join(", ") + (usual ? `${words.length > 0 ? " " : ""}(default)` : "");
}

/** The machine and the versions in a sentence. */
export function measuredWith({ cpu, cores, node, date }, versions) {
  const engines = Object.entries(versions).map(([engine, version]) => `${engine} ${version}`);
  return `${cpu}, ${cores} cores, Node ${node}, ${date}. ${engines.join(", ")}.`;
}

/** A part of a whole in percent, two digits. */
export function percent(value) {
  if (value === 0) return "0 %";
  return value < 1e-4 || value >= 10 ? `${(100 * value).toExponential(1)} %` : `${(100 * value).toPrecision(2)} %`;
}
