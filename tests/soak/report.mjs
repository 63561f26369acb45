// The log of a soak as Markdown: what was done, what was found, memory at each checkpoint.

export function markdown(logs) {
  return logs.map(one).join("\n");
}

function one({ name, seed, minutes, actions, visits, longest, problems, checkpoints, heap, checks }) {
  const groups = new Map();
  for (const problem of problems) {
    const key = `${problem.what}: ${problem.words.split("\n")[0].slice(0, 160)}`;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  const failed = checks.filter(({ holds }) => !holds).map((check) => check.name);
  return [
    `### ${name}`,
    "",
    `Seed ${seed}, ${minutes} minutes, ${visits} visits, ${actions} actions; the longest frame ${(longest / 1000).toFixed(2)} s. ` +
      `${checks.length - failed.length} of ${checks.length} checks hold${failed.length > 0 ? `, not: ${failed.join(", ")}` : ""}.`,
    "",
    ...(groups.size === 0 ? ["No error, no rejection, no wrong word, no frozen frame, no crash."] : ["| what | times | first at |", "|---|---:|---|"]),
    ...[...groups].map(([key, all]) => `| ${cell(key)} | ${all.length} | ${cell(all[0].doing)} |`),
    "",
    `Memory at the contents page in one document after each round; heap: ${heap}.`,
    ...checks.filter(({ before }) => before !== undefined).map(({ name, before, after }) =>
      `Lowest ${name} of the earlier and the later checkpoints, the first left out: ${name === "heap" ? `${mega(before)} and ${mega(after)} MB` : `${before} and ${after}`}.`),
    "",
    "| checkpoint | heap, MB | wasm, MB | nodes | listeners |",
    "|---|---:|---:|---:|---:|",
    ...checkpoints.map((point, i) =>
      point.restarted ? `| ${i + 1} | a new document | | | |` : `| ${i + 1} | ${mega(point.heap)} | ${mega(point.wasm)} | ${point.nodes} | ${point.listeners ?? "–"} |`,
    ),
    "",
  ].join("\n");
}

const mega = (bytes) => (bytes === null ? "–" : (bytes / 1e6).toFixed(2));
const cell = (text) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
