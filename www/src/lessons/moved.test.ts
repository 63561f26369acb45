// Old addresses of sections and experiments lead to the lesson that has them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { presets } from "./drift/presets";
import { lessonWithPreset, sectionNow } from "./moved";

const code = ["numerics", "comparison"]
  .map((file) => readFileSync(join(import.meta.dirname, "drift", `${file}.ts`), "utf8"))
  .join("");

it("leads every section of the second lesson from its old address", () => {
  const slugs = [...code.matchAll(/section\(\s*"drift-(\w+)"/g)].map(([, slug]) => slug ?? "");
  expect(slugs.length).toBe(6);
  expect(slugs.map((slug) => sectionNow("circle", slug))).toEqual(slugs.map((slug) => ["drift", slug]));
});
it("leads every experiment from its old name", () => {
  expect(Object.keys(presets).filter((id) => lessonWithPreset("circle", id) !== "drift")).toEqual([]);
});
it("leads a renamed section from its earlier name", () => {
  const sections = readFileSync(join(import.meta.dirname, "collisions/sections.ts"), "utf8");
  expect(sectionNow("collisions", "blow")).toEqual(["collisions", "impact"]);
  expect(sections).toContain('"collisions-impact"');
});
it("leaves all other addresses alone", () => {
  expect(sectionNow("circle", "lambda")).toEqual(["circle", "lambda"]);
  expect(sectionNow("curves", "drift")).toEqual(["curves", "drift"]);
  expect(sectionNow("collisions", "toString")).toEqual(["collisions", "toString"]);
  expect(lessonWithPreset("circle", "pendulum")).toBe("circle");
  expect(lessonWithPreset("constructor", "name")).toBe("constructor");
});
