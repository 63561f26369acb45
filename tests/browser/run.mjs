// All browser tests, against the production build in www/dist: in one Chromium, those of firefox.test.mjs in Firefox. Ends with the line "N passed, N failed".
// node run.mjs [part of a file's name …] runs some of the files only. node run.mjs --smoke runs the files of `whole`, and of every
// other file the first test in Chromium and those in Firefox (support/smoke.mjs), but for the long ones of `nightly`.
// Tests that fail are run once more, with nothing beside them, since two browsers on two cores can be late: those that pass then
// count as passed and are named at the end, so that an unstable test is seen. A test that fails twice has failed.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { createRequire } from "node:module";

const here = import.meta.dirname;
/** Golden states, every lesson and embedded scene under the policy, the embed, Firefox. */
const whole = ["determinism", "embed", "example", "firefox", "policy"];
const nightly = ["axe-lessons", "leaks", "leaving"];

const smoke = process.argv.includes("--smoke");
const wanted = process.argv.slice(2).filter((word) => word !== "--smoke");
const files = readdirSync(here)
  .filter((name) => name.endsWith(".test.mjs") && (wanted.length === 0 || wanted.some((part) => name.includes(part))))
  .filter((name) => !smoke || !nightly.some((each) => name === `${each}.test.mjs`))
  .sort()
  .map((name) => join(here, name));
if (smoke) process.env.CD_WHOLE = whole.join();

// A copy of the built page: building anew meanwhile changes nothing under the tests.
const copy = mkdtempSync(join(tmpdir(), "cd-site-"));
for (const part of ["dist", ".vite"]) cpSync(join(here, "../../www", part), join(copy, part), { recursive: true });
process.env.CD_DIST = join(copy, "dist");

const { launchOptions } = await import("./support/launch.mjs");
const { chromium } = createRequire(join(here, "../../www/package.json"))("playwright-core");
const browser = await chromium.launchServer(launchOptions);
process.env.CD_BROWSER = browser.wsEndpoint();

/** Runs the files, or only the tests of these names, `concurrency` files at a time: {passed, failed}, names of tests. */
function runTests(files, concurrency, names) {
  const results = { passed: [], failed: [] };
  const testNamePatterns = names?.map((name) => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}$`));
  const tests = run({ files, concurrency, testNamePatterns, timeout: names ? 300_000 : Infinity });
  const note = (list) => (event) => {
    if (event.details.type !== "suite" && event.skip === undefined) list.push(event.name);
  };
  tests.on("test:pass", note(results.passed));
  tests.on("test:fail", note(results.failed));
  // Most files hold none of the tests of these names, and would each say so.
  if (names) tests.resume();
  else tests.compose(spec).pipe(process.stdout, { end: false });
  return new Promise((resolve) => tests.on("end", () => resolve(results)));
}

/** True where the source of a file has the name of a test, or a part of it: "circle: nothing is refused" is made of two. */
function holds(file, name) {
  const source = readFileSync(file, "utf8");
  return name.split(": ").some((part) => part.length >= 8 && source.includes(part));
}

const first = await runTests(files, 2);
let failed = first.failed;
if (failed.length > 0 && failed.length <= 5) {
  console.log("\nOnce more, alone:");
  const second = await runTests(files.filter((file) => failed.some((name) => holds(file, name))), 1, failed);
  for (const name of second.failed) console.log(`failed again: ${name}`);
  for (const name of second.passed) console.log(`unstable: ${name}`);
  failed = failed.filter((name) => !second.passed.includes(name));
}
const passed = first.passed.length + first.failed.length - failed.length;

await browser.close();
rmSync(copy, { recursive: true });
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 && passed > 0 ? 0 : 1;
