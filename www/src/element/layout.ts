// How a scene is laid out in the room it has, so that nothing has to be scrolled. Pure; lengths in rem.

/** wide: plots beside the stage; tall: below it; one: stage or plots, with a switch. */
export type Layout = "wide" | "tall" | "one";

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A stage and a column of plots beside each other need this much; below each other, this height. */
const besides = 26;
const below = 24;

export function layoutIn({ width, height }: Room): Layout {
  if (width >= besides && width >= 1.1 * height) return "wide";
  if (height >= below) return "tall";
  return width >= besides ? "wide" : "one";
}

/** One run alone needs a row for its name only where there is room for it. */
export function namesRun({ height }: Room): boolean {
  return height >= 26;
}

/** Controls and plots share their column only where there is room for both; otherwise one row of buttons chooses. */
export function sharesColumn({ height }: Room, layout: Layout | "alone"): boolean {
  return height >= (layout === "tall" ? 40 : 26);
}

export interface PlotFit {
  /** How many plots are shown at once. */
  readonly count: number;
  /** True where a row of buttons leads to the other parts. */
  readonly choose: boolean;
  /** True where the plots have their tools below them. */
  readonly tools: boolean;
}

/** Of a plot with its name; of the row of its values where there are several; of the labels of the time axis; of the row that chooses; of the row of tools. */
const plotHeight = 5.6;
const values = 1.3;
const labels = 1.2;
const chooser = 2;
const tools = { height: 3, width: 21 };

/** `runs`: each has a value in the head of every plot. `choosing`: the row that chooses is there in any case. */
export function fitPlots({ width, height }: Room, wanted: number, runs = 1, choosing = false): PlotFit {
  const plot = plotHeight + (runs > 1 ? values : 0);
  const fitting = (room: number): number => Math.floor((room - labels) / plot);
  if (choosing || (fitting(height) < wanted && wanted > 1))
    return {
      count: Math.max(1, Math.min(choosing ? wanted : wanted - 1, fitting(height - chooser))),
      choose: true,
      tools: false,
    };
  const roomy = (height - tools.height - labels) / Math.max(1, wanted) >= plot + 0.6;
  return { count: wanted, choose: false, tools: roomy && width >= tools.width };
}
