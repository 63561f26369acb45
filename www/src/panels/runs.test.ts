// The words of the core about a run have their sentence in the reader's language.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { has } from "../messages";
import { statusMessage } from "./runs";

const core = readFileSync(join(import.meta.dirname, "../../../src/simulation/mod.rs"), "utf8");

it.each([
  ["diverged", "Move the body, or change the formula", "app-run-undefined"],
  ["diverged", "its λ is not finite", "app-run-diverged"],
  ["unsupported", "", "app-run-unsupported"],
] as const)("of a run that has %s by “%s” it is %s", (status, message, id) => {
  expect(core).toContain(message);
  expect(statusMessage({ status, message })).toBe(id);
  expect(has(id)).toBe(true);
});

it.each([
  ["a force by formula has no finite value here", "app-run-no-force"],
  ["links turn far even in 1/32 of a substep", "app-run-turns-far"],
  ["a singular pose: the gradients of the constraints", "app-run-singular"],
  ["no pose near this one satisfies all constraints", null],
  ["not all constraints can be satisfied here", null],
] as const)("of the warning “%s” it is %s", (warning, id) => {
  expect(core).toContain(warning);
  expect(statusMessage({ status: "ok", warning })).toBe(id);
  expect(id === null || has(id)).toBe(true);
});

it("is silent where all is well", () => expect(statusMessage({ status: "ok" })).toBeNull());
