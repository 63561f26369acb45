// Colours and sizes for canvases, read from the page's tokens.

import type { Run } from "../simulation/session";
import { type Colors, runStyle, symbolColor } from "../styles/palette";
import type { ChartLook } from "./chart";
import type { CurveStyle } from "./curves";
import type { PlotDefinition } from "./definition";

/** Tick labels against the reading text. */
const labelSize = 0.66;

export function rootSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

export function lookOf(colors: Colors): ChartLook {
  return {
    muted: colors.get("--muted"),
    rule: colors.get("--rule"),
    hair: colors.get("--hair"),
    family: colors.get("--sans"),
    size: Math.round(rootSize() * labelSize),
    ratio: devicePixelRatio,
  };
}

/** The colour of a plot's symbol, as a custom property. */
export function colorOf(definition: PlotDefinition): string {
  return definition.color === null ? "--ink" : symbolColor(definition.color);
}

/** A single run has the symbol's colour; several have their own colours and dashes. */
export function curveStyle(
  definition: PlotDefinition,
  run: Run,
  alone: boolean,
): { property: string; dash: readonly number[] } {
  if (alone) return { property: colorOf(definition), dash: [] };
  const { color, dash } = runStyle(run.color);
  return { property: color, dash };
}

export function curveStyles(definition: PlotDefinition, runs: readonly Run[], colors: Colors): CurveStyle[] {
  return runs.map((run) => {
    const { property, dash } = curveStyle(definition, run, runs.length === 1);
    return { color: colors.get(property), dash };
  });
}
