// Data of the plots as columns of numbers: for the CSV file and for the table.
import { nameOf, observableTitle } from "../panels/words";
import { type Magnitudes, magnitudesOf } from "../simulation/magnitude";
import type { Session } from "../simulation/session";
import type { Column } from "./csv";
import { type PlotDefinition, resolve, unitsOf } from "./definition";
import type { SeriesCache } from "./series-cache";

export interface NamedColumn extends Column {
  /** Of the observable. */
  readonly name: string;
  readonly symbol: string;
  readonly unit: string;
  /** Of the scene (simulation/magnitude.ts): below 10⁻¹² of them a number is rounding. */
  readonly magnitudes: Magnitudes;
  /** Name of the quantity, in the present language. */
  readonly words: string;
  /** True for the first column of a run, where there are several runs. */
  readonly first: boolean;
  /** "" when there is one run only. */
  readonly run: string;
}

/** One column for every observable (each once) of every run. */
export function columnsOf(
  definitions: readonly PlotDefinition[],
  session: Session,
  cache: SeriesCache,
): NamedColumn[] {
  const columns: NamedColumn[] = [];
  for (const run of session.runs) {
    const magnitudes = magnitudesOf(run.simulation);
    const infos = run.simulation.observables();
    const names = new Set(definitions.flatMap((definition) => resolve(definition, run.simulation) ?? []));
    const label = session.runs.length > 1 ? nameOf(run.name) || String(run.id + 1) : "";
    for (const name of names) {
      const unit = unitsOf([name], run.simulation)[0] ?? "";
      const info = infos.find((each) => each.name === name);
      const words = info ? observableTitle(info) : name;
      const first = label !== "" && columns.every(({ run: other }) => other !== label);
      const title = `${label === "" ? "" : `${label}: `}${name}${unit === "" ? "" : ` [${unit}]`}`;
      columns.push({
        name,
        title,
        symbol: info?.symbol || name,
        unit,
        magnitudes,
        words,
        first,
        run: label,
        series: cache.read(run, name),
      });
    }
  }
  return columns;
}
