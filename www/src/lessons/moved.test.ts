// Old addresses of sections and experiments lead to the lesson that has them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { presets } from "./drift/presets";
import { lessonWithPreset, lessonWithSection } from "./moved";

const code = ["numerics", "comparison"]
  .map((file) => readFileSync(join(import.meta.dirname, "drift", `${file}.ts`), "utf8"))
  .join("");

it("leads every section of the second lesson from its old address", () => {
  const slugs = [...code.matchAll(/section\(\s*"drift-(\w+)"/g)].map(([, slug]) => slug ?? "");
  expect(slugs.length).toBe(6);
  expect(slugs.map((slug) => lessonWithSection("circle", slug))).toEqual(slugs.map(() => "drift"));
});
it("leads every experiment from its old name", () => {
  expect(Object.keys(presets).filter((id) => lessonWithPreset("circle", id) !== "drift")).toEqual([]);
});
it("leaves all other addresses alone", () => {
  expect(lessonWithSection("circle", "lambda")).toBe("circle");
  expect(lessonWithSection("curves", "drift")).toBe("curves");
  expect(lessonWithPreset("circle", "pendulum")).toBe("circle");
  expect(lessonWithPreset("constructor", "name")).toBe("constructor");
});
