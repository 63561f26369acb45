// Names and explanations of catalogue things in the present language, with the catalogue's English behind them.
import { has, t } from "../messages";
import {
  type CatalogEntry,
  catalog,
  type ObservableInfo,
  type ParameterDescription,
  type ParameterInfo,
} from "../simulation/core";

/** The message, or the core's English where there is none. */
export function or(id: string, fallback: string): string {
  return has(id) ? t(id) : fallback;
}

/** "constraint[0].C" → "observable-constraint-C". */
export function observableMessage(name: string): string {
  return `observable-${name.replace(/\[\d+\]/g, "").replace(/\./g, "-")}`;
}
export function observableTitle(info: Pick<ObservableInfo, "name" | "title">): string {
  return or(observableMessage(info.name), info.title);
}

export function parameterTitle(info: Pick<ParameterDescription, "name">): string {
  return or(`parameter-${info.name}`, info.name);
}
/** A name may mean another thing in another scene: the message of the scene comes first. */
export function parameterHelp(info: Pick<ParameterDescription, "name" | "help">, scene: string): string {
  return or(`scene-${scene}-${info.name}-help`, or(`parameter-${info.name}-help`, info.help));
}
/** A choice of a parameter: "method-penalty", "integrator-rk4", "start-off-circle". */
export function choiceTitle(
  parameter: string,
  choice: { readonly id: string; readonly title: string },
): string {
  return or(`${parameter}-${choice.id}`, choice.title);
}
/** Description of the chosen method, integrator or solver; empty of other parameters. */
export function choiceHelp({ name, value }: Pick<ParameterInfo, "name" | "value">): string {
  const { methods, integrators, solvers } = catalog();
  const lists: Record<string, readonly CatalogEntry[]> = {
    method: methods,
    integrator: integrators,
    solver: solvers,
  };
  const entry = lists[name]?.find(({ id }) => id === value);
  return entry ? or(`${name}-${entry.id}-help`, entry.help) : "";
}
/** A solver of the catalogue. */
export function solverTitle(id: string): string {
  return choiceTitle("solver", { id, title: catalog().solvers.find((each) => each.id === id)?.title ?? id });
}
/** A preset's or run's name: a message id, or words to be shown as they are. */
export function nameOf(idOrWords: string): string {
  return has(idOrWords) ? t(idOrWords) : idOrWords;
}
/** The value of a choice in words. */
export function valueTitle(info: ParameterDescription, id: string): string {
  const choice = info.choices?.find((each) => each.id === id);
  return choice ? choiceTitle(info.name, choice) : id;
}
