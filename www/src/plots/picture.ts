// Plots as a PNG picture: at twice the page's size, with title, units and a key of the runs; for slides and reports.
import { drawSymbol } from "../panels/symbol";
import type { Session } from "../simulation/session";
import { type Colors, symbolColor } from "../styles/palette";
import { Chart } from "./chart";
import type { PlotDefinition } from "./definition";
import { PlotDrawing } from "./drawing";
import { drawKey, heightOf, keyOf } from "./key";
import { colorOf, curveStyles, lookOf } from "./look";
import { plotTitle } from "./plot-words";
import type { SeriesCache } from "./series-cache";
import type { TimeWindow } from "./time-window";
import { axisUnits, unitText } from "./units";

interface Context {
  readonly session: Session;
  readonly window: TimeWindow;
  readonly cache: SeriesCache;
  readonly colors: Colors;
}

/** Size of the plots in CSS px, before everything is taken `scale` times as large. */
export interface Sheet {
  readonly width: number;
  readonly heights: { readonly time: number; readonly value: number };
  readonly scale: number;
}
const slide: Sheet = { width: 760, heights: { time: 190, value: 420 }, scale: 2 };
const head = 30;

export async function picture(definitions: readonly PlotDefinition[], context: Context): Promise<Blob> {
  const canvas = await drawnPlots(definitions, context);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** The plots below each other. */
export async function drawnPlots(
  definitions: readonly PlotDefinition[],
  context: Context,
  sheet = slide,
): Promise<HTMLCanvasElement> {
  await document.fonts.ready;
  const { session, colors } = context;
  const { width, heights, scale } = sheet;
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  const key = session.runs.length > 1 ? keyOf(pen, session.runs, colors, width) : [];
  const tops: number[] = [];
  let height = 12 + heightOf(key);
  for (const { kind } of definitions) {
    tops.push(height);
    height += heights[kind.axis] + head;
  }
  canvas.width = width * scale;
  canvas.height = (height + 8) * scale;
  pen.scale(scale, scale);
  pen.fillStyle = colors.get("--panel");
  pen.fillRect(0, 0, width, height + 8);
  drawKey(pen, key, colors);
  for (const [i, definition] of definitions.entries())
    drawPlot(pen, definition, tops[i] as number, context, sheet);
  return canvas;
}

function drawPlot(
  pen: CanvasRenderingContext2D,
  definition: PlotDefinition,
  top: number,
  context: Context,
  { width, heights, scale }: Sheet,
): void {
  const { session, window, cache, colors } = context;
  const drawing = new PlotDrawing(definition, session, window, cache);
  drawing.read();
  const chart = new Chart(
    document.createElement("div"),
    definition.kind,
    curveStyles(definition, session.runs, colors),
    { ...lookOf(colors), size: 12, ratio: scale },
    true,
    { width, height: heights[definition.kind.axis] },
  );
  drawing.draw(chart);
  chart.copyTo(pen, 0, top + head);
  drawTitle(
    pen,
    definition,
    unitText(definition, axisUnits(definition, session), chart.exponents),
    top,
    colors,
  );
  drawAcross(pen, definition, [width - 36, top + head + chart.frame.top + chart.height - 8], colors);
}

/** The quantity along the x axis of a phase portrait, in the corner of the plot. */
function drawAcross(
  pen: CanvasRenderingContext2D,
  { across }: PlotDefinition,
  [x, baseline]: readonly [number, number],
  colors: Colors,
): void {
  if (!across) return;
  pen.fillStyle = colors.get(symbolColor(across.color));
  drawSymbol(pen, across.symbol, x, baseline, 18, colors.get("--math"));
}

function drawTitle(
  pen: CanvasRenderingContext2D,
  definition: PlotDefinition,
  unit: string,
  top: number,
  colors: Colors,
): void {
  const baseline = top + 20;
  pen.textBaseline = "alphabetic";
  pen.fillStyle = colors.get(colorOf(definition));
  const after = 24 + drawSymbol(pen, definition.symbol, 14, baseline, 20, colors.get("--math"));
  pen.font = `500 13px ${colors.get("--sans")}`;
  pen.fillStyle = colors.get("--muted");
  pen.fillText(`${plotTitle(definition)}   ${unit}`, after, baseline);
}
