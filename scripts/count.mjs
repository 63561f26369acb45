// count.mjs KIND LOG STATUS: prints "passed failed" for one section of the tests, and below it a line for each test that failed.
//   install  nothing when it went well, one failure when not
//   check    one
//   cargo    the tests that cargo's "test result" lines add up to
//   vitest   those of its "Tests" line
//   plain    those of the last line "N passed, N failed"
// A runner that ended badly without naming a failed test, or that ran no test at all, counts as one failure.
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

const [kind, file, status] = process.argv.slice(2);
const lines = stripVTControlCharacters(readFileSync(file, "utf8")).split("\n");
const ended = status === "0";

const number = (line, word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
const sum = (found, word) => found.reduce((total, line) => total + number(line, word), 0);

const summaries = {
  cargo: () => lines.filter((line) => line.startsWith("test result: ")),
  vitest: () => lines.filter((line) => /^\s*Tests\s+\d/.test(line)),
  plain: () => lines.filter((line) => /^\d+ passed, \d+ failed/.test(line)).slice(-1),
};

function count() {
  if (kind === "install") return [0, ended ? 0 : 1];
  if (kind === "check") return ended ? [1, 0] : [0, 1];
  const found = summaries[kind]();
  const passed = sum(found, "passed");
  const failed = sum(found, "failed");
  const silent = failed === 0 && (!ended || passed === 0);
  return [passed, silent ? 1 : failed];
}

/** The names of the failed tests, as each runner writes them. */
const failures = {
  cargo: /^test (.+) \.\.\. FAILED$/,
  vitest: /^\s*FAIL\s+(.+)$/,
  plain: /^\s*✖ (?!failing tests)(.+?)(?: \([\d.]+ms\))?$/,
};

const named = lines.map((line) => failures[kind]?.exec(line)?.[1]).filter(Boolean);

console.log([count().join(" "), ...new Set(named)].join("\n"));
