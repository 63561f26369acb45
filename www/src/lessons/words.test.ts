// The words of each lesson fit its formulas, presets and predictions.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { compileFormulas } from "../formula/compile";
import type { Preset } from "../panels/presets";
import { presets as collisions } from "./collisions/presets";
import { presets as contact } from "./contact/presets";
import { presets as coordinates } from "./coordinates/presets";
import { presets as curves } from "./curves/presets";
import { presets as friction } from "./friction/presets";
import { presets as impulses } from "./impulses/presets";
import { presets as joints } from "./joints/presets";
import { presets as methods } from "./methods/presets";
import { presets as particles } from "./particles/presets";
import { presets as positions } from "./positions/presets";
import { presets as redundant } from "./redundant/presets";
import { presets as rigid } from "./rigid/presets";
import { presets as stack } from "./stack/presets";

const here = import.meta.dirname;

/** Lesson, the area of its words, its presets. */
const lessons: [string, string, Record<string, Preset>][] = [
  ["curves", "curves", curves],
  ["particles", "particles", particles],
  ["redundant", "redundant", redundant],
  ["impulses", "impulses", impulses],
  ["rigid", "rigid", rigid],
  ["contact", "contact", contact],
  ["friction", "friction", friction],
  ["collisions", "collisions", collisions],
  ["stack", "stack", stack],
  ["joints", "joints", joints],
  ["positions", "positions", positions],
  ["coordinates", "coordinates", coordinates],
  ["methods", "methods", methods],
];

describe.each(lessons)("the lesson %s", (lesson, area, presets) => {
  const folder = join(here, lesson);
  const read = (path: string): string => readFileSync(path, "utf8");
  const { body } = new FluentResource(read(join(here, `../messages/en/${area}.ftl`)));
  const messages = new Map(body.map(({ id, value }) => [id, JSON.stringify(value)]));
  const code = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && file !== "claims.ts")
    .map((file) => read(join(folder, file)))
    .join("\n");
  const quoted = new Set([...code.matchAll(/"([\w-]+)"/g)].map((match) => match[1] as string));
  const keys = new Set([...code.matchAll(/(?:^|[{,])\s*"?([\w-]+)"?:/gm)].map((match) => match[1] as string));
  const formulas = Object.keys(compileFormulas(read(join(folder, "formulas.tex"))));
  const variablesOf = (value: string): string[] =>
    [...value.matchAll(/"type":"var","name":"([^"]+)"/g)].map((match) => match[1] as string);

  it("has a formula, a control or a measured number for every variable of its messages", () => {
    for (const [id, value] of messages) {
      const measured = /-measured$|-state$/.test(id);
      const known = (name: string): boolean =>
        measured ? code.includes(name) : formulas.includes(name) || keys.has(name);
      expect(
        variablesOf(value).filter((name) => !known(name)),
        id,
      ).toEqual([]);
    }
  });

  it("uses every formula it has", () => {
    const used = new Set([...quoted, ...[...messages.values()].flatMap(variablesOf)]);
    // A property of the formulas, read by its name.
    const properties = [...code.matchAll(/formulas\.(\w+)/g)].map((match) => match[1] as string);
    // Lines of derivations: lines.test.ts.
    const free = formulas.filter((name) => !used.has(name) && !properties.includes(name));
    expect(free.filter((name) => !/^line-\d$/.test(name))).toEqual([]);
  });

  it("names every experiment that has a button, and every run", () => {
    const buttons = [...code.matchAll(/tries\(([^)]*)\)/g)].flatMap((match) =>
      [...(match[1] as string).matchAll(/presets\.(\w+)/g)].map((found) => found[1] as string),
    );
    const offered = [...(/offered[^[]*\[([^\]]*)\]/.exec(code)?.[1] ?? "").matchAll(/presets\.(\w+)/g)];
    const shown = new Set([...buttons, ...offered.map((match) => match[1] as string)]);
    expect(shown.size).toBeGreaterThan(0);
    const wanted = [...shown].map((name) => presets[name]?.titleMessage ?? name);
    const runs = Object.values(presets).flatMap((preset) => preset.runs.map(({ name }) => name));
    expect([...wanted, ...runs].filter((id) => !messages.has(id))).toEqual([]);
  });

  it("asks for no message that is not used", () => {
    const titles = Object.values(presets).map(({ titleMessage }) => titleMessage);
    const runs = Object.values(presets).flatMap((preset) => preset.runs.map(({ name }) => name));
    // Messages at the beginning of every lesson: usual.ts.
    const opening = [`${area}-lead`, `${area}-guide`];
    const known = new Set([...quoted, ...titles, ...runs, ...opening]);
    const made = /-(question|measured|title|state|line-\d)$|-choice-|-exercise-\d+-not-/;
    // A fold is asked for by the name of the paragraph in it.
    const used = (id: string): boolean => known.has(id.replace(/-fold$/, "")) || made.test(id);
    expect([...messages.keys()].filter((id) => !used(id))).toEqual([]);
  });

  it("has what every question needs", () => {
    const questions = [...messages.keys()].filter((id) => id.endsWith("-question"));
    for (const id of questions) {
      const question = id.slice(0, -"-question".length);
      expect(quoted.has(question), question).toBe(true);
      expect(messages.has(`${question}-measured`), question).toBe(true);
    }
  });
});
