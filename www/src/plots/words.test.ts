// The words of plots.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { observableMessage } from "../panels/words";
import { catalog, simulate } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";
import { fullTitle } from "./plot-words";
import { choices, plots } from "./registry";

function bundle(language: string, area: string): FluentBundle {
  const text = readFileSync(new URL(`../messages/${language}/${area}.ftl`, import.meta.url), "utf8");
  const made = new FluentBundle(language, { useIsolating: false });
  expect(made.addResource(new FluentResource(text))).toEqual([]);
  return made;
}
it("names every plot of the registry", () => {
  const english = bundle("en", "plots");
  for (const { title } of plots) expect(english.hasMessage(title), title).toBe(true);
});

it("names observables without their numbers", () => {
  expect(observableMessage("constraint[12].C")).toBe("observable-constraint-C");
  expect(observableMessage("energy.drift")).toBe("observable-energy-drift");
});

it("tells all plots of a card apart, in every scene", () => {
  startCore();
  for (const { id } of catalog().scenes) {
    const { observables } = choices(simulate(id, {}));
    const titles = observables.map(fullTitle);
    expect(new Set(titles).size, `${id}: ${titles.filter((title, i) => titles.indexOf(title) !== i)}`).toBe(
      titles.length,
    );
  }
});
