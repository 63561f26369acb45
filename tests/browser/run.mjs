// All browser tests, against the production build in www/dist: in one Chromium, those of firefox.test.mjs in Firefox. Ends with the line "N passed, N failed".
// node run.mjs [part of a file's name …] runs some of the files only. node run.mjs --smoke runs the files of `whole`, and of every
// other file the first test (support/browser.mjs), but for the long ones of `nightly`.
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { createRequire } from "node:module";

const here = import.meta.dirname;
/** Golden states, every lesson and embedded scene under the policy, the embed, Firefox. */
const whole = ["determinism", "embed", "example", "firefox", "policy"];
const nightly = ["leaks", "leaving"];

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

let passed = 0;
let failed = 0;
const tests = run({ files, concurrency: 2 });
const count = (kind) => (event) => {
  if (event.details.type === "suite" || event.skip !== undefined) return;
  if (kind === "pass") passed += 1;
  else failed += 1;
};
tests.on("test:pass", count("pass"));
tests.on("test:fail", count("fail"));
tests.compose(spec).pipe(process.stdout);
tests.on("end", async () => {
  await browser.close();
  rmSync(copy, { recursive: true });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
