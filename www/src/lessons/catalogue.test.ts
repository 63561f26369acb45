// Everything that the core's catalogue offers as a scene, a method or a parameter has words in every language.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "../messages";
import { coreWords } from "../messages/core-words.testing";
import { type Catalog, catalog, simulate } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";

const folder = join(import.meta.dirname, "../messages");
const idsOf = (language: string): Set<string> =>
  new Set(
    readdirSync(join(folder, language)).flatMap((file) =>
      new FluentResource(readFileSync(join(folder, language, file), "utf8")).body.map(({ id }) => id),
    ),
  );

let offered: Catalog;
beforeAll(() => {
  startCore();
  offered = catalog();
});

describe.each(languages.map(({ id }) => id))("in %s", (language) => {
  const ids = idsOf(language);
  // In English the core's own words stand where there is no message.
  const said = (id: string): boolean => ids.has(id) || (language === "en" && coreWords().has(id));
  const missing = (wanted: readonly string[]): string[] => wanted.filter((id) => !said(id));

  it("every scene has a title, a purpose and an observation", () => {
    const parts = ["", "-help", "-observation"];
    expect(missing(offered.scenes.flatMap(({ id }) => parts.map((part) => `scene-${id}${part}`)))).toEqual(
      [],
    );
  });

  it("every constraint, joint and force has a name and an explanation", () => {
    const groups = { constraint: [...offered.constraints, ...offered.joints], force: offered.forces };
    const ids = Object.entries(groups).flatMap(([group, list]) => list.map(({ id }) => `kit-${group}-${id}`));
    expect(missing(ids.flatMap((id) => [id, `${id}-help`]))).toEqual([]);
  });

  it("every method, integrator and solver has a name", () => {
    const names = (["method", "integrator", "solver"] as const).flatMap((kind) =>
      offered[`${kind}s`].map(({ id }) => `${kind}-${id}`),
    );
    expect(missing(names)).toEqual([]);
  });

  it("every parameter of a scene or a run has a name and an explanation, and every choice a name", () => {
    const board = simulate({ version: 1, space: "plane", bodies: [] });
    const all = [...board.parameters(), ...offered.scenes.flatMap(({ parameters }) => parameters)];
    const names = all.flatMap(({ name, choices }) => [
      `parameter-${name}`,
      `parameter-${name}-help`,
      ...(choices ?? []).map((choice) => `${name}-${choice.id}`),
    ]);
    expect(missing([...new Set(names)])).toEqual([]);
  });
});
