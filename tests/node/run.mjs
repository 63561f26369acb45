// node tests/node/run.mjs: installs what these tests need (locked), runs them, and ends with "N passed, N failed".
// With everything installed, `node --test tests/node/*.test.mjs` does the same.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const fresh = fileURLToPath(new URL("../../scripts/npm-fresh.mjs", import.meta.url));
const options = { cwd: here, stdio: ["ignore", "inherit", "inherit"] };

if (spawnSync(process.execPath, [fresh, here], options).status !== 0) {
  console.log("· npm ci in tests/node/");
  const installed = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--prefer-offline"], options);
  if (installed.status !== 0) process.exit(1);
}

const files = readdirSync(here).filter((name) => name.endsWith(".test.mjs"));
const { stdout, status } = spawnSync(process.execPath, ["--test", "--test-reporter=spec", ...files], {
  cwd: here,
  stdio: ["ignore", "pipe", "inherit"],
  encoding: "utf8",
  maxBuffer: 1e8,
});
console.log(stdout);
const number = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)`, "m").exec(stdout)?.[1] ?? 0);
console.log(`${number("pass")} passed, ${number("fail") + number("cancelled")} failed`);
process.exit(status ?? 1);
