// The words of the first two lessons fit their formulas, presets and predictions.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { compileFormulas } from "../../formula/compile";

describe.each(["circle", "drift"])("the lesson %s", (lesson) => {
  const here = join(import.meta.dirname, "..", lesson);
  const read = (path: string): string => readFileSync(join(here, path), "utf8");
  const { body } = new FluentResource(read(`../../messages/en/${lesson}.ftl`));
  const messages = new Set(body.map(({ id }) => id));
  const variables = [...JSON.stringify(body).matchAll(/"type":"var","name":"([^"]+)"/g)].map(
    (match) => match[1] as string,
  );
  const code = readdirSync(here)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && file !== "claims.ts")
    .map(read)
    .join("\n");
  const formulas = compileFormulas(read("formulas.tex"));
  const named = (pattern: RegExp): string[] => [...code.matchAll(pattern)].map((match) => match[1] as string);

  it("has a formula or a control for every variable of its messages", () => {
    const controls = named(/^ {2}"?([a-zA-Z-]+)"?: (?:set|now|html|linkTo)[(`]/gm);
    const results = ["time", "end", "least", "most", "choice"];
    const known = new Set([...Object.keys(formulas), ...controls, ...results]);
    expect(variables.filter((name) => !known.has(name))).toEqual([]);
  });

  it("uses every formula it has", () => {
    const used = new Set([
      ...named(/(?:formula|formulaOf|label|display)\([^)]*?"([\w-]+)"/g),
      ...named(/: "([\w-]+)"\)/g),
      // Lines of derivations: lines.test.ts.
      ...Object.keys(formulas).filter((name) => /^line-\d$/.test(name)),
      ...named(/"(lambda-[\w-]+)"/g),
      ...named(/chip\("[\w-]+", "([\w-]+)"/g),
      ...variables,
    ]);
    expect(Object.keys(formulas).filter((name) => !used.has(name))).toEqual([]);
  });

  it("names every preset and every run", () => {
    const presets = named(/preset\(\s*"([\w-]+)"/g).map((id) => `${lesson}-preset-${id}`);
    const runs = named(/\[\s*"([\w-]+)",\s*(?:\{|[a-z]+\])/g).map((name) => `${lesson}-run-${name}`);
    expect(presets.length).toBe(lesson === "circle" ? 7 : 13);
    if (lesson === "drift") expect(runs.length).toBeGreaterThan(12);
    const shown = presets.filter((id) => id !== "drift-preset-hanging");
    expect([...shown, ...runs].filter((id) => !messages.has(id))).toEqual([]);
  });

  it("asks for no message that is not used", () => {
    const parts = named(/"((?:circle|drift)-[\w-]+)"/g);
    const made =
      /^(?:circle|drift)-(preset|run)-|-(question|measured|title|answer|lead|guide|line-\d)$|-choice-|-exercise-\d+-not-/;
    const unused = [...messages].filter((id) => !parts.includes(id) && !made.test(id));
    expect(unused).toEqual([]);
  });
});
