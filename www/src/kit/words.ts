// Names of things in the present language: kinds from the catalogue, particles by number.
import { t } from "../messages";
import { formatChosen, formatNumber, withUnit } from "../panels/numbers";
import { nameOf, or } from "../panels/words";
import type { CatalogEntry, SceneEntry } from "../simulation/core";
import type { Thing } from "../simulation/session";
import type { Structure } from "./edits";
import type { Group } from "./kinds";

/** "Stick", "Spring and damper". */
export function kindTitle(group: Group, entry: Pick<CatalogEntry, "id" | "title">): string {
  return or(`kit-${group}-${entry.id}`, entry.title);
}
export function kindHelp(group: Group, entry: Pick<CatalogEntry, "id" | "help">): string {
  return or(`kit-${group}-${entry.id}-help`, entry.help);
}
export function sceneTitle(entry: Pick<SceneEntry, "id" | "title">): string {
  return or(`scene-${entry.id}`, entry.title);
}
export function sceneHelp(entry: Pick<SceneEntry, "id" | "help">): string {
  return or(`scene-${entry.id}-help`, entry.help);
}
/** Observation to make in a scene. */
export function sceneObservation(entry: Pick<SceneEntry, "id" | "observation">): string {
  return or(`scene-${entry.id}-observation`, entry.observation);
}

/** A thing of the list: what it is called and, for those that join particles, which. */
export interface Named {
  readonly thing: Thing;
  readonly title: string;
  readonly details: string;
}

export function bodyTitle(id: number, name?: string, rigid = false): string {
  return name ? nameOf(name) : t(rigid ? "kit-body" : "kit-particle", { number: id });
}

/** All bodies, constraints or forces in words. */
export function namedThings(
  structure: Structure,
  kind: Thing["kind"],
  entries: ReadonlyMap<string, CatalogEntry>,
): Named[] {
  if (kind === "body") {
    return structure.bodies.map(({ id, name, fixed, mass, kind: of }) => ({
      thing: { kind, id },
      title: bodyTitle(id, name, of === "rigid"),
      details: fixed ? t("kit-fixed") : withUnit(shortNumber(mass), "kg"),
    }));
  }
  const all: readonly { id: number; kind: string; name?: string; bodies: readonly number[] }[] =
    kind === "constraint" ? structure.constraints : structure.forces;
  return all.map(({ id, kind: type, name, bodies }) => {
    const entry = entries.get(type);
    const title = entry ? kindTitle(kind, entry) : type;
    return {
      thing: { kind, id },
      title: name ? `${nameOf(name)} (${title})` : `${title} ${id}`,
      details: bodies.length > 0 ? shortList(bodies) : t("kit-all-particles"),
    };
  });
}

/** "0, 1, 2 … 9": long lists keep their ends. */
export function shortList(ids: readonly number[]): string {
  return ids.length <= 6 ? ids.join(", ") : `${ids.slice(0, 4).join(", ")} … ${ids.at(-1)}`;
}

/** Chosen numbers as they are, computed ones to three digits. */
function shortNumber(value: number): string {
  return Number(value.toPrecision(4)) === value ? formatChosen(value) : formatNumber(value);
}
