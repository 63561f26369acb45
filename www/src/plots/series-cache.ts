// Series as they are in this frame: the core copies each one out once, however many plots want it.
import type { Series } from "../simulation/core";
import type { Run } from "../simulation/session";

const none: Series = { t: new Float64Array(0), y: new Float64Array(0) };

export class SeriesCache {
  readonly #known = new Map<string, Series>();
  /** Earliest recorded time among everything that was read. s */
  earliest = Number.POSITIVE_INFINITY;

  /** At the start of every frame. */
  clear(): void {
    this.#known.clear();
    this.earliest = Number.POSITIVE_INFINITY;
  }

  read(run: Run, observable: string): Series {
    const key = `${run.id} ${observable}`;
    let series = this.#known.get(key);
    if (!series) {
      series = recorded(run, observable);
      this.#known.set(key, series);
      this.earliest = Math.min(this.earliest, series.t[0] ?? Number.POSITIVE_INFINITY);
    }
    return series;
  }
}

/** Empty where the core records nothing of that name (a run that was just exchanged). */
function recorded(run: Run, observable: string): Series {
  try {
    return run.simulation.series(observable);
  } catch {
    return none;
  }
}
