// For tests: the message ids of what the core describes in English itself, with the core's words. An id whose words depend on the
// owner (a parameter of several scenes) has several.
import { type CatalogEntry, catalog, type ParameterDescription, withSimulation } from "../simulation/core";

/** As panels/stages.ts finds the words. */
export const quantityId = (title: string): string =>
  `quantity-${title
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "")}`;

/** Titles of the quantities of a step, by every method that has such a step. */
export function stageWords(): Set<string> {
  const found = new Set<string>();
  for (const method of ["acceleration", "velocity", "position", "rattle", "penalty"])
    withSimulation("four-bar", (simulation) => {
      simulation.set("method", method);
      for (const { quantities } of simulation.stages()) for (const { title } of quantities) found.add(title);
    });
  return found;
}

export function coreWords(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (id: string, words: string): void => {
    if (words !== "") found.set(id, (found.get(id) ?? new Set()).add(words));
  };
  const entries = (prefix: string, list: readonly CatalogEntry[]): void => {
    for (const { id, title, help } of list) {
      add(`${prefix}-${id}`, title);
      add(`${prefix}-${id}-help`, help);
    }
  };
  const parameters = (list: readonly ParameterDescription[]): void => {
    for (const { name, help, choices } of list) {
      add(`parameter-${name}-help`, help);
      for (const { id, title } of choices ?? []) add(`${name}-${id}`, title);
    }
  };
  const { scenes, constraints, joints, forces, bodies, methods, integrators, solvers } = catalog();
  entries("scene", scenes);
  for (const { id, observation, parameters: own } of scenes) {
    add(`scene-${id}-observation`, observation);
    for (const { name, help } of own) add(`scene-${id}-${name}-help`, help);
  }
  entries("kit-constraint", [...constraints, ...joints]);
  entries("kit-force", forces);
  entries("method", methods);
  entries("integrator", integrators);
  entries("solver", solvers);
  for (const entry of [...scenes, ...constraints, ...joints, ...forces, ...bodies])
    parameters(entry.parameters);
  withSimulation("circle", (simulation) => {
    parameters(simulation.parameters());
    for (const { name, title } of simulation.observables())
      add(`observable-${name.replace(/\[\d+\]/g, "").replace(/\./g, "-")}`, title);
  });
  for (const title of stageWords()) add(quantityId(title), title);
  for (const scene of ["stack", "tower"])
    withSimulation(scene, (simulation) => parameters(simulation.parameters()));
  return found;
}
