// node tests/fuzz/run.mjs: the package in pkg/ under random documents, edits and calls, good and hostile. SEED (1), CASES (2000),
// JOBS (2 processes), CD_PKG (another package). --seed S --case N runs one case and says what it does; --from N begins there.
// Cases run in processes of their own, watched from outside, so that a call that never ends is reported and the run goes on. A failing
// case is made smaller by leaving operations out. Ends with a table of the laws and "N passed, N failed", one per law.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { laws } from "./judge.mjs";

const { values: asked } = parseArgs({ options: { seed: { type: "string" }, case: { type: "string" }, from: { type: "string" }, skip: { type: "string" } } });
const seed = Number(asked.seed ?? process.env.SEED ?? 1);
const first = Number(asked.from ?? 0);
const cases = Number(process.env.CASES ?? 2000);
const jobs = Math.min(Number(process.env.JOBS ?? 2), availableParallelism());
/** A call (of several steps, of a seek over them: each) that takes longer has failed; one that takes four times as long is ended. s of CPU time */
const slow = 2;
/** Cases per process where nothing goes wrong. */
const block = 250;
/**
 * V8 11 (Node 20) ends the process where a caller is deoptimised during an inlined wasm call that returns an object, whatever the
 * module (docs/soak.md): not ours to judge.
 */
const flags = process.versions.v8.startsWith("11.") ? ["--no-turbo-inline-js-wasm-calls"] : [];
/** How many failures of one sort are written down, and how many sorts are made smaller. */
const listed = 5;
const shrunk = 16;

const folder = mkdtempSync(join(tmpdir(), "cd-fuzz-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** Runs cases in one process: {failures, counts, cases}. Where it hangs or dies, the case that was running is the failure; where somebody ends it, that case comes again. */
async function attempt({ from, to, skip = [], words = false }) {
  files += 1;
  const [progress, results] = ["progress", "results"].map((name) => join(folder, `${name}-${files}`));
  const order = JSON.stringify({ seed, from, to, skip, words, progress, results });
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, "child.mjs"), order], { stdio: ["ignore", words ? "inherit" : "ignore", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (text) => { if (complaint.length < 2000) complaint += text; });
  const ended = new Promise((done) => child.on("close", (code, signal) => done({ code, signal })));

  const found = [];
  let at = { text: "", since: 0, reported: false };
  const timer = setInterval(() => {
    const text = read(progress);
    const now = cpuTime(child.pid);
    if (text !== at.text) at = { text, since: now, reported: false };
    const took = now - at.since;
    const [number, , ...name] = text.trim().split(" ");
    const most = slow * Math.max(1, Number(/^(?:step|seek)\((\d+)\)/.exec(name.join(" "))?.[1] ?? 1));
    if (took > most && !at.reported && number !== "") {
      at.reported = true;
      found.push({ law: "hang", case: Number(number), words: name.join(" ") });
    }
    if (took > 4 * most) child.kill("SIGKILL");
  }, 100);
  const { code, signal } = await ended;
  clearInterval(timer);

  const lines = read(results).split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
  const closing = lines.find(({ counts }) => counts);
  const failures = [...found, ...lines.filter(({ law }) => law)];
  const running = Number(read(progress).split(" ")[0] || from);
  const interrupted = signal === "SIGTERM" || signal === "SIGINT";
  if (!closing && found.length === 0 && !interrupted) failures.push({ law: "process", case: running, words: `${signal ?? `exit code ${code}`}: ${complaint.trim().split("\n").filter((line) => /fatal|error|check/i.test(line))[0] ?? ""}` });
  rmSync(progress, { force: true });
  rmSync(results, { force: true });
  return { failures, counts: closing?.counts ?? {}, next: closing ? from + closing.cases : interrupted ? running : running + 1 };
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
/** CPU time of a process, so that a busy machine makes nothing slow; the clock's where the system does not tell. s */
function cpuTime(id) {
  const fields = read(`/proc/${id}/stat`).split(") ")[1]?.split(" ");
  return fields ? (Number(fields[11]) + Number(fields[12])) / 100 : performance.now() / 1000;
}

if (asked.case !== undefined) {
  const number = Number(asked.case);
  const skip = (asked.skip ?? "").split(",").filter((text) => text !== "").map(Number);
  console.log(`seed ${seed}, case ${number}`);
  const { failures } = await attempt({ from: number, to: number + 1, skip, words: true });
  for (const { law, words } of failures) console.log(`→ ${laws[law]}\n  ${words}`);
  if (failures.length === 0) console.log("→ all laws hold");
  process.exit(failures.length === 0 ? 0 : 1);
}

console.log(`fuzz: seed ${seed}, cases ${first} to ${first + cases - 1}, ${jobs} processes`);
const start = performance.now();
const failures = [];
const total = { calls: 0, refused: 0, steps: 0, stopped: 0, documents: 0 };
let next = first;

await Promise.all(Array.from({ length: jobs }, async () => {
  while (next < first + cases) {
    let from = next;
    const to = Math.min(from + block, first + cases);
    next = to;
    while (from < to) {
      const part = await attempt({ from, to });
      for (const [name, count] of Object.entries(part.counts)) total[name] += count;
      for (const failure of part.failures) {
        // Cores that are shared make a call slow now and then: a hang is one that is slow in a new process, too.
        if (failure.law === "hang" && !(await attempt({ from: failure.case, to: failure.case + 1 })).failures.some(({ law }) => law === "hang")) {
          console.log(`  slow once and not again, case ${failure.case}: ${failure.words.split("\n")[0].slice(0, 160)}`);
          continue;
        }
        failures.push(failure);
        console.log(`  ${failure.law}, case ${failure.case}: ${failure.words.split("\n")[0].slice(0, 160)}`);
      }
      from = part.next;
    }
  }
}));

/** Failures of one sort: one law, and equal words but for the name of the call and numbers. */
const sorts = new Map();
for (const failure of failures) {
  const key = `${failure.law} ${failure.words.replace(/^[^:]*: /, "").replaceAll(/-?\d+(\.\d+)?(e[+-]?\d+)?/g, "#").slice(0, 100)}`;
  sorts.set(key, [...(sorts.get(key) ?? []), failure]);
}
let made = 0;
for (const all of sorts.values()) {
  const [{ law, words }] = all;
  console.log(`\n${all.length} × ${laws[law]}\n  ${words.split("\n")[0].slice(0, 300)}`);
  for (const failure of all.slice(0, listed)) console.log(`  node tests/fuzz/run.mjs --seed ${seed} --case ${failure.case}`);
  if (made < shrunk) {
    made += 1;
    await shrink(all[0]);
  }
}

/** Leaves out what is not needed for the failure (all operations between the first and the last, or one by one) and says what is left. */
async function shrink({ law, case: number, at = 0 }) {
  const fails = async (skip) => (await attempt({ from: number, to: number + 1, skip })).failures.some((failure) => failure.law === law);
  const between = Array.from({ length: Math.max(0, at - 1) }, (_, i) => i + 1);
  let skip = between;
  if (!(await fails(skip))) {
    skip = [];
    if (!(await fails(skip))) {
      const from = number - ((number - first) % block);
      console.log(`  not in a new process: it needs the cases before it (CASES=${number - from + 1} … --from ${from})`);
      return;
    }
    for (const i of between) if (await fails([...skip, i])) skip = [...skip, i];
  }
  console.log(`  at its smallest${skip.length > 0 ? ` (--skip ${skip.join(",")})` : ""}:`);
  await attempt({ from: number, to: number + 1, skip, words: true });
}

const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(`\n${cases} cases, ${total.calls} calls, ${total.refused} of them refused, ${total.steps} steps, ${total.stopped} stops, ${total.documents} documents there and back, ${seconds} s`);
let failed = 0;
for (const [law, words] of Object.entries(laws)) {
  const count = new Set(failures.filter((failure) => failure.law === law).map((failure) => failure.case)).size;
  if (count > 0) failed += 1;
  console.log(`${count === 0 ? "holds " : "FAILED"} ${words}${count === 0 ? "" : `: ${count} cases`}`);
}
console.log(`${Object.keys(laws).length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
