// The words of panels and plots: complete in every language, and readable by Fluent.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { languages } from "../messages";
import { observableMessage } from "../panels/words";
import { plots } from "./registry";

function bundle(language: string, area: string): FluentBundle {
  const text = readFileSync(new URL(`../messages/${language}/${area}.ftl`, import.meta.url), "utf8");
  const made = new FluentBundle(language, { useIsolating: false });
  expect(made.addResource(new FluentResource(text))).toEqual([]);
  return made;
}
const keys = (made: FluentBundle): string[] => [...made._messages.keys()].sort();

describe.each(["panels", "plots"])("%s", (area) => {
  it.each(languages.map(({ id }) => id))("has every message in %s", (language) => {
    expect(keys(bundle(language, area))).toEqual(keys(bundle("en", area)));
  });
});

it("names every plot of the registry", () => {
  const english = bundle("en", "plots");
  for (const { title } of plots) expect(english.hasMessage(title), title).toBe(true);
});

it("names observables without their numbers", () => {
  expect(observableMessage("constraint[12].C")).toBe("observable-constraint-C");
  expect(observableMessage("energy.drift")).toBe("observable-energy-drift");
});
