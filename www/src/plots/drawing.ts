// The numbers of one plot: reads the curves of all runs, chooses the ranges, and has the chart draw them.
import { floorOf, type Magnitudes, magnitudesOf } from "../simulation/magnitude";
import type { Session } from "../simulation/session";
import type { Chart } from "./chart";
import { type AxisRange, type Curve, type PlotDefinition, resolve, unitsOf } from "./definition";
import type { Extent } from "./range";
import { calmExtent, commonExtent, explodes, extentOf, firstAtOrAfter, nearest } from "./series";
import type { SeriesCache } from "./series-cache";
import type { TimeWindow } from "./time-window";

interface Part {
  extent: Extent;
  calm: Extent | null;
}

/** In SI units: an error of 1 is large, while speeds and energies begin at nothing and may well become thousands. */
const imaginable = ({ color }: PlotDefinition): number => (color === "C" || color === "Cdot" ? 1 : 1e4);

const nothingYet = (): Curve => ({ t: new Float64Array(0), x: new Float64Array(0), y: new Float64Array(0) });

export class PlotDrawing {
  readonly curves: Curve[] = [];
  /** The observables drawn; null where the scene lacks one. */
  readonly observables: readonly string[] | null;
  #magnitudes: Magnitudes | undefined;
  #unit: string | undefined;
  readonly #x: AxisRange;
  readonly #y: AxisRange;
  readonly #common: Extent = { min: 0, max: 0 };

  constructor(
    readonly definition: PlotDefinition,
    private readonly session: Session,
    private readonly window: TimeWindow,
    private readonly cache: SeriesCache,
    /** Of several plots of one quantity: they are read side by side. */
    range?: AxisRange,
  ) {
    this.observables = resolve(definition, session.selected.simulation);
    this.#x = definition.kind.range();
    this.#y = range ?? definition.kind.range();
  }

  get overTime(): boolean {
    return this.definition.kind.axis === "time";
  }

  /** Below this a number of the plotted quantity is rounding. Decades show what rounding leaves over. */
  get #floor(): number {
    if (!this.#linear) return 0;
    const { simulation } = this.session.selected;
    this.#magnitudes ??= magnitudesOf(simulation);
    const name = this.observables?.[this.overTime ? 0 : 1];
    this.#unit ??= unitsOf(name === undefined ? [] : [name], simulation)[0] ?? "";
    return floorOf(this.#magnitudes, this.#unit, name);
  }
  get #linear(): boolean {
    return this.definition.kind.quantity(1) === 1;
  }

  /** The next values choose the ranges. */
  forgetRanges(): void {
    this.#magnitudes = undefined;
    this.#unit = undefined;
    this.#x.clear();
    this.#y.clear();
  }

  /** The curves as they are in this frame. */
  read(): void {
    const { runs } = this.session;
    const { observables } = this;
    this.curves.length = Math.min(this.curves.length, runs.length);
    if (observables === null) return;
    runs.forEach((run, i) => {
      this.curves[i] ??= nothingYet();
      const curve = this.curves[i];
      this.definition.kind.fill(curve, (name) => this.cache.read(run, name), observables);
    });
  }

  draw(chart: Chart): void {
    const { playing } = this.session;
    this.#y.show(this.#extent("y"));
    if (this.overTime) chart.draw(this.curves, this.window, this.#y, playing);
    else {
      this.#x.show(this.#extent("x"));
      chart.draw(this.curves, this.#x, this.#y, playing);
    }
  }

  /** The sample of a run at a moment: where it is drawn and the quantity; null where there is none. */
  sample(run: number, time: number): { x: number; y: number; t: number; quantity: number } | null {
    const curve = this.curves[run];
    const at = curve ? nearest(curve.t, time) : -1;
    if (!curve || at < 0) return null;
    const y = curve.y[at] as number;
    return {
      t: curve.t[at] as number,
      x: curve.x[at] as number,
      y,
      quantity: Math.abs(y) < this.#floor ? 0 : this.definition.kind.quantity(y),
    };
  }

  /** Smallest, largest and last value of a run inside the window. */
  summary(run: number): { min: number; max: number; last: number } | null {
    const curve = this.curves[run];
    if (!curve || curve.y.length === 0) return null;
    const [from, to] = this.#visible(curve);
    const extent = extentOf(curve.y, from, to, { min: 0, max: 0 });
    if (!(extent.min <= extent.max)) return null;
    const { quantity } = this.definition.kind;
    return {
      min: quantity(extent.min),
      max: quantity(extent.max),
      last: quantity(curve.y[to - 1] as number),
    };
  }

  #visible(curve: Curve): [number, number] {
    if (!this.overTime) return [0, curve.t.length];
    // The sample at the right edge is drawn too.
    const end = Math.min(curve.t.length, firstAtOrAfter(curve.t, this.window.hi) + 1);
    return [firstAtOrAfter(curve.t, this.window.lo), end];
  }

  readonly #parts: Part[] = [];

  #extent(facet: "x" | "y"): Extent {
    const { runs } = this.session;
    // Decades hold everything.
    const linear = this.#linear;
    const least = imaginable(this.definition);
    this.#parts.length = Math.min(this.#parts.length, this.curves.length);
    this.curves.forEach((curve, i) => {
      this.#parts[i] ??= { extent: { min: 0, max: 0 }, calm: null };
      const part = this.#parts[i];
      const [from, to] = this.#visible(curve);
      const values = curve[facet];
      this.definition.kind.extent(values, from, to, part.extent);
      const exploded = runs[i]?.status === "diverged" || explodes(values, from, to, part.extent, least);
      part.calm = exploded && linear ? calmExtent(values, from, to, part.calm ?? { min: 0, max: 0 }) : null;
    });
    const found = commonExtent(this.#parts, this.#common);
    // Values that are all rounding errors are drawn as zero.
    if (facet === "y" && Math.max(Math.abs(found.min), Math.abs(found.max)) < this.#floor) {
      found.min = 0;
      found.max = 0;
    }
    return found;
  }
}
