// The words of the lesson and of its laboratory fit the formulas, buttons, questions, problems and methods.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { compileFormulas } from "../../formula/compile";
import { codeOf } from "../../iterating/code";
import { methods } from "../../iterating/methods";
import { problems } from "../../iterating/problems";
import { presets } from "./presets";
import * as questions from "./questions";

const here = import.meta.dirname;
const read = (path: string): string => readFileSync(join(here, path), "utf8");
const messagesOf = (area: string): Map<string, string> =>
  new Map(
    new FluentResource(read(`../../messages/en/${area}.ftl`)).body.map(({ id, value }) => [
      id,
      JSON.stringify(value),
    ]),
  );
const codeIn = (folder: string): string =>
  readdirSync(join(here, folder))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && file !== "claims.ts")
    .map((file) => read(join(folder, file)))
    .join("\n");

describe("the lesson", () => {
  const messages = messagesOf("iterating");
  const code = codeIn(".");
  const quoted = new Set([...code.matchAll(/"([\w-]+)"/g)].map((match) => match[1] as string));
  const formulas = Object.keys(compileFormulas(read("formulas.tex")));
  const variablesOf = (value: string): string[] =>
    [...value.matchAll(/"type":"var","name":"([^"]+)"/g)].map((match) => match[1] as string);

  it("has a formula for every variable of its text, and a number for every measured one", () => {
    for (const [id, value] of messages)
      for (const name of variablesOf(value))
        expect(
          id.endsWith("-measured") ? code.includes(name) : formulas.includes(name),
          `${id}: ${name}`,
        ).toBe(true);
  });
  it("uses every formula it has", () => {
    const used = new Set([...quoted, ...[...messages.values()].flatMap(variablesOf)]);
    const properties = [...code.matchAll(/formulas\.(\w+)/g)].map((match) => match[1] as string);
    // Lines of the derivation: lines.test.ts.
    const own = formulas.filter((name) => !/^line-\d$/.test(name));
    expect(own.filter((name) => !used.has(name) && !properties.includes(name))).toEqual([]);
  });
  it("has a name for every button and every choice, and uses every message", () => {
    const tries = Object.values(presets).map(({ id }) => `iterating-try-${id}`);
    const asked = Object.values(questions).flatMap(({ id, choices }) => [
      ...[`${id}-question`, `${id}-measured`],
      ...choices.map((choice) => `${id}-choice-${choice}`),
    ]);
    expect([...tries, ...asked].filter((id) => !messages.has(id))).toEqual([]);
    const quantities = methods.map(({ id }) => `iterating-quantity-${id}`);
    const known = new Set([...tries, ...asked, ...quoted, ...quantities]);
    expect(
      [...messages.keys()].filter(
        (id) => !known.has(id) && !known.has(id.replace(/-title$/, "")) && !/-line-\d$/.test(id),
      ),
    ).toEqual([]);
  });
  it("every button of the text is there once at least", () => {
    const missing = Object.keys(presets).filter(
      (name) => !new RegExp(`tries\\([^)]*presets\\.${name}\\b`).test(code),
    );
    expect(missing).toEqual([]);
  });
});

describe("the laboratory", () => {
  const messages = messagesOf("iterations");
  const formulas = compileFormulas(read("../../iterating/formulas.tex"));
  it("names every problem, method and size", () => {
    const wanted = [
      ...problems.map(({ id }) => `iterations-problem-${id}`),
      ...problems.flatMap(({ unit }) => (unit ? [`iterations-size-${unit}`] : [])),
      ...methods.map(({ id }) => `iterations-method-${id}`),
    ];
    expect(wanted.filter((id) => !messages.has(id))).toEqual([]);
  });
  it("has a formula for every line of the code and every splitting", () => {
    const lines = methods.flatMap(({ id }) => [...codeOf(id, true), ...codeOf(id, false)]);
    const names = [
      ...lines.flatMap(({ formula }) => formula ?? []),
      ...methods.flatMap(({ splitting }) => splitting),
    ];
    expect(names.filter((name) => formulas[name] === undefined)).toEqual([]);
  });
  it("every method lights a line for every kind of moment it has", () => {
    for (const { id, copies } of methods) {
      const lit = codeOf(id, true).flatMap(({ lights }) => lights ?? []);
      expect(lit).toEqual(["start", ...(copies ? ["old"] : []), "residual", "change", "test"]);
    }
  });
});
