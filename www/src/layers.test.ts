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
  "handout", // what is printed: cheat sheet, symbols, notes for lecturers
  "misprints", // of the sources
  "app", // the course: header, contents
  "element", // one embedded scene
] as const;

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts") && file.includes("/"));

/** Imports of a file, as paths from src/; `import()` and type imports too. */
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

/** Formulas of mechanics or linear algebra that the core has no view for yet. */
const known: Readonly<Record<string, string>> = {
  "app/worksheet.ts": "the length of a substep",
  "lessons/friction/theory.ts": "the acceleration of a sliding box in closed form",
  "lessons/solutions/rod-problem.ts": "the equations of Painlevé's rod",
  "lessons/collisions/computed.ts": "the inertia of a rod",
  "lessons/collisions/impact-plane.ts": "the width of the drawn cone of impulses",
  "lessons/collisions/routh.ts":
    "the path of an impact; Poisson's and Stronge's laws, which the core does not have",
  "matrix/elimination.ts": "the rows of A that depend on others",
  "iterating/problems.ts": "the bounds of a friction row at a moment of the solve",
  "lessons/friction/views.ts": "the bound μ λ_n",
  "lcp/friction.ts": "the bound μ λ_n, as it is drawn",
  "stage/rigid/cones.ts": "the width of a drawn friction cone",
  "lessons/curves/scenes.ts": "the speed of a conical pendulum, where its scene starts",
  "misprints/checks.ts":
    "the formulas of the sources as they are printed and corrected, beside the core's runs",
  "lessons/sketch.ts": "g in the scenes of the lessons",
};
/** Signs of physics: g, parameters of a step that are calculated with, inertias, friction cones, eliminations. */
const physics =
  /\b9\.81\b|get\("(?:gravity|stepSize|substeps|mass|friction)"\)|\bstepSize \/|\binertia =|\bmu \* |function eliminate/;

it("formulas of physics are the core's: no file of the page has one but those that are known", () => {
  const product = files.filter(
    (file) => !/\.(test|testing)\.ts$|\/claims\.ts$/.test(file) && !file.startsWith("simulation/"),
  );
  // The gravity of a scene that is described to the core is no formula, nor is the number that an exercise asks for.
  const formulas = (file: string): boolean =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .some((line) => !/^\s*(?:\/\/|\/?\*|(?:gravity|value): )/.test(line) && physics.test(line));
  expect(product.filter(formulas).sort()).toEqual(Object.keys(known).sort());
});
