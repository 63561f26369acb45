// The plots one can choose: one line each. Every observable of a scene can be plotted besides.
import { observableMessage } from "../panels/words";
import type { ObservableInfo, Simulation } from "../simulation/core";
import type { SymbolKey } from "../simulation/session";
import type { PlotDefinition } from "./definition";
import { error } from "./error";
import { logTrace } from "./log-trace";
import { phase } from "./phase";
import { trace } from "./trace";

const C = "constraint[0].C|C.norm";
const Cdot = "constraint[0].Cdot|Cdot.norm";

export const plots: readonly PlotDefinition[] = [
  { id: "C", title: "plot-C", symbol: "C", color: "C", observables: [C], kind: trace },
  { id: "Cdot", title: "plot-Cdot", symbol: "Ċ", color: "Cdot", observables: [Cdot], kind: trace },
  { id: "drift", title: "plot-drift", symbol: "ΔE", color: "E", observables: ["energy.drift"], kind: trace },
  {
    id: "lambda",
    title: "plot-lambda",
    symbol: "λ",
    color: "lambda",
    observables: ["constraint[0].lambda|lambda.norm"],
    kind: trace,
  },
  { id: "log-C", title: "plot-log-C", symbol: "|C|", color: "C", observables: [C], kind: logTrace },
  {
    id: "phase",
    title: "plot-phase",
    symbol: "Ċ",
    color: "Cdot",
    observables: [C, Cdot],
    kind: phase,
    across: { symbol: "C", color: "C" },
  },
  {
    id: "error",
    title: "plot-error",
    symbol: "ε",
    color: null,
    observables: ["reference.error"],
    kind: error,
  },
  { id: "energy", title: "plot-energy", symbol: "E", color: "E", observables: ["energy.total"], kind: trace },
  {
    id: "residual",
    title: "plot-residual",
    symbol: "‖r‖",
    color: null,
    observables: ["solver.residual"],
    kind: logTrace,
  },
];

/** Symbol that gives an observable its colour, by the end of its name. */
const colors: readonly (readonly [RegExp, SymbolKey])[] = [
  [/(^|\.)C(\.|$)|^contact\.gap/, "C"],
  [/(^|\.)Cdot(\.|$)/, "Cdot"],
  [/(^|\.)lambda(\.|$)|^contact\.force/, "lambda"],
  [/constraintForce|tension|^contact\.friction|constraint\.power|constraintWork/, "fhat"],
  [/^energy\.appliedWork/, "f"],
  [/^energy\./, "E"],
  [/\.(vx|vy|vz|speed)$|omentum/, "v"],
  [/\.(x|y|z|angle)$/, "x"],
];

function ofObservable({ name, title, symbol }: ObservableInfo): PlotDefinition {
  const color = colors.find(([pattern]) => pattern.test(name))?.[1] ?? null;
  const [, kind, index] = name.match(/^(constraint|body)\[(\d+)\]/) ?? [];
  // Rows are counted from 1, as in λ₁; bodies as the scene names them.
  const part =
    kind === "constraint"
      ? { kind: "constraint" as const, number: Number(index) + 1 }
      : kind === "body"
        ? { kind: "body" as const, number: Number(index) }
        : undefined;
  return {
    ...(part ? { part } : {}),
    id: name,
    title: observableMessage(name),
    fallback: title,
    symbol,
    color,
    observables: [name],
    kind: trace,
  };
}

/** A plot by its id or by an observable's name; null when the scene has no such thing. */
export function findPlot(id: string, simulation: Simulation): PlotDefinition | null {
  const listed = plots.find((plot) => plot.id === id);
  if (listed) return listed;
  const info = simulation.observables().find(({ name }) => name === id);
  return info ? ofObservable(info) : null;
}

/** Everything one can add: the registry's plots that this scene has, then its observables. */
export function choices(simulation: Simulation): { plots: PlotDefinition[]; observables: PlotDefinition[] } {
  const infos = simulation.observables();
  const known = new Set(infos.map(({ name }) => name));
  const possible = ({ observables }: PlotDefinition): boolean =>
    observables.every((wish) => wish.split("|").some((name) => known.has(name)));
  return { plots: plots.filter(possible), observables: infos.map(ofObservable) };
}
