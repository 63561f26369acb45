// The folders of the page stand in layers: a file imports from its own folder and from folders below, never from above; so there
// is no cycle among folders. Only simulation/ imports the core's package.
import { readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** From the bottom to the top. */
const layers = [
  "simulation", // the core, runs, time
  "messages", // texts in four languages
  "base", // the base element, icons, appearance, path data
  "styles", // colours, type, layout
  "panels", // numbers, symbols, controls, transport
  "formula", // formulas with numbers
  "plots",
  "stage", // pictures of scenes
  "matrix",
  "lcp", // complementarity problems
  "solvers",
  "iterating", // the laboratory of iterations
  "kit", // the building kit
  "lessons",
  "app", // the course: header, contents
  "element", // one embedded scene
] as const;

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts") && file.includes("/"));

/** What a file imports, as paths from src/; `import()` and type imports too. */
function imports(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g)].map(([, path = ""]) =>
    normalize(join(file, "..", path)).replaceAll("\\", "/"),
  );
}
const layerOf = (path: string): number => layers.indexOf(path.split("/")[0] as (typeof layers)[number]);

describe("folders of the page", () => {
  it("are all in the list of layers", () => {
    expect(
      [...new Set(files.map((file) => file.split("/")[0]))].filter((folder) => layerOf(`${folder}/`) < 0),
    ).toEqual([]);
  });
  it("import downwards only", () => {
    const upwards = files.flatMap((file) =>
      imports(file)
        .filter((path) => layerOf(path) > layerOf(file))
        .map((path) => `${file} imports ${path}`),
    );
    expect(upwards).toEqual([]);
  });
  it("leave the core's package to simulation/", () => {
    const direct = files.filter(
      (file) => !file.startsWith("simulation/") && imports(file).some((path) => path.startsWith("../")),
    );
    expect(direct).toEqual([]);
  });
});
