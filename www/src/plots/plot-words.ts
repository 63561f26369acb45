// A plot in words: its name, its curves for those who cannot see them, its values at the time cursor.
import { t } from "../messages";
import { formatNumber, withUnit } from "../panels/numbers";
import { nameOf } from "../panels/words";
import type { Session } from "../simulation/session";
import type { PlotDefinition } from "./definition";
import type { PlotDrawing } from "./drawing";
import { axisUnits } from "./units";

/** Its name in the present language. */
export function plotTitle(definition: PlotDefinition): string {
  const title = nameOf(definition.title);
  return title === definition.title ? (definition.fallback ?? title) : title;
}

/** Its name beside plots of the same name: with the constraint or the body that it is about. */
export function fullTitle(definition: PlotDefinition): string {
  const { part } = definition;
  const title = plotTitle(definition);
  return part ? t(`plot-of-${part.kind}`, { title, number: part.number }) : title;
}
/** Its symbol likewise: λ₁. */
export function fullSymbol({ symbol, part }: PlotDefinition): string {
  return part && !symbol.includes("_") && /^\p{L}\p{M}?$/u.test(symbol) ? `${symbol}_${part.number}` : symbol;
}

/** The names that several of these plots share. */
export function sharedTitles(definitions: readonly PlotDefinition[]): ReadonlySet<string> {
  const titles = definitions.map(plotTitle);
  return new Set(titles.filter((title, i) => titles.indexOf(title) !== i));
}

function unitOf({ definition, overTime }: PlotDrawing, session: Session): string {
  return axisUnits(definition, session)[overTime ? 0 : 1] ?? "";
}

/** Lowest, highest and last value of every run. */
export function summaryWords(drawing: PlotDrawing, session: Session): string {
  const unit = unitOf(drawing, session);
  const sentences = session.runs.map((run, i) => {
    const found = drawing.summary(i);
    const words = found
      ? t("plot-summary", {
          min: withUnit(formatNumber(found.min), unit),
          max: withUnit(formatNumber(found.max), unit),
          last: withUnit(formatNumber(found.last), unit),
        })
      : t("plot-empty");
    return session.runs.length > 1 ? `${nameOf(run.name)}: ${words}` : words;
  });
  return sentences.join(" ");
}

/** "At 3.42 seconds: no feedback: 0.0123 m²; …" */
export function cursorWords(drawing: PlotDrawing, session: Session, time: number): string {
  const unit = unitOf(drawing, session);
  const values = session.runs.map((run, i) => {
    const value = withUnit(formatNumber(drawing.sample(i, time)?.quantity ?? Number.NaN), unit);
    return session.runs.length > 1 ? `${nameOf(run.name)}: ${value}` : value;
  });
  return t("plot-at-time", { time: formatNumber(time, 4), values: values.join("; ") });
}
