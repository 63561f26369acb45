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
