// The table of contents in the documentation has the lessons in the order of the course.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lessons } from "./registry";
import { statedIn } from "./texts.testing";

it("docs/contents.md lists the lessons in their order", () => {
  const path = join(import.meta.dirname, "../../../docs/contents.md");
  const text = readFileSync(path, "utf8").split("Each states")[0]?.replace(/\s+/g, " ").toLowerCase() ?? "";
  // By the first two words of the title.
  const places = lessons.map(({ titleMessage }) => {
    const title = (statedIn("en", titleMessage) ?? "").replace(/:.*/, "").toLowerCase();
    return text.indexOf(title.split(" ").slice(0, 2).join(" "));
  });
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((p, q) => p - q));
});
