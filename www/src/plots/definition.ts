// Types of a plot: its entry in the registry, and the kind that draws it.
import type { Series, Simulation } from "../simulation/core";
import type { Run, SymbolKey } from "../simulation/session";
import type { Extent } from "./range";
import type { Ticks } from "./ticks";

/** A plot one can choose. */
export interface PlotDefinition {
  readonly id: string;
  /** Id of the message that names it. */
  readonly title: string;
  /** Its name when there is no such message. */
  readonly fallback?: string;
  /** The constraint or body whose quantity it is. */
  readonly part?: { readonly kind: "constraint" | "body"; readonly number: number };
  /** As in the formulas; "Ċ". */
  readonly symbol: string;
  /** Symbol that gives the curve its colour; ink when there is none. */
  readonly color: SymbolKey | null;
  /** Quantity on the x axis where that is not the time. */
  readonly across?: { readonly symbol: string; readonly color: SymbolKey };
  /** Observable that it draws; of several names for one quantity ("a|b") the first that the scene has. */
  readonly observables: readonly string[];
  readonly kind: PlotKind;
}

/** One run's curve in one plot. `x` is the time, or another quantity in a phase portrait. */
export interface Curve {
  t: Float64Array;
  x: Float64Array;
  y: Float64Array;
}

/** The range of an axis, as stable as its kind can make it. */
export interface AxisRange {
  readonly lo: number;
  readonly hi: number;
  /** @returns whether the range changed */
  show(extent: Extent): boolean;
  clear(): void;
}

export interface PlotKind {
  /** Quantity on the x axis. */
  readonly axis: "time" | "value";
  /** Fills `curve` from the recorded series; `read` copies a series out of the core once per frame. */
  fill(curve: Curve, read: (observable: string) => Series, observables: readonly string[]): void;
  range(): AxisRange;
  /** Extent of y[from … to − 1] on the y axis. */
  extent(y: Float64Array, from: number, to: number, out: Extent): Extent;
  ticks(lo: number, hi: number, most: number): Ticks;
  /** From what is drawn back to the quantity, for readouts. */
  quantity(y: number): number;
  /** Why there is nothing to draw (message id); null when there is. */
  missing?(run: Run, curves: readonly Curve[]): string | null;
}

/** The observables of a definition that this scene has, alternatives resolved; null when one is missing. */
export function resolve(definition: PlotDefinition, simulation: Simulation): string[] | null {
  const known = new Set(simulation.observables().map(({ name }) => name));
  const found: string[] = [];
  for (const wish of definition.observables) {
    const name = wish.split("|").find((each) => known.has(each));
    if (name === undefined) return null;
    found.push(name);
  }
  return found;
}

/** Units of the first (and for a phase portrait the second) observable, as the core gives them. */
export function unitsOf(names: readonly string[], simulation: Simulation): string[] {
  const infos = simulation.observables();
  return names.map((name) => infos.find((info) => info.name === name)?.unit ?? "");
}
