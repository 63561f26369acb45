// Plots as a PNG picture: at twice the page's size, with title, units and a key of the runs; for slides and reports.
import { drawSymbol } from "../panels/symbol";
import { nameOf } from "../panels/words";
import type { Session } from "../simulation/session";
import { type Colors, symbolColor } from "../styles/palette";
import { Chart } from "./chart";
import type { PlotDefinition } from "./definition";
import { PlotDrawing } from "./drawing";
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

const scale = 2;
/** CSS px, before scaling */
const width = 760;
const heights = { time: 190, value: 420 };
const head = 30;

export async function picture(definitions: readonly PlotDefinition[], context: Context): Promise<Blob> {
  const canvas = await drawnPlots(definitions, context);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** The plots below each other, at twice the size of the page. */
export async function drawnPlots(
  definitions: readonly PlotDefinition[],
  context: Context,
): Promise<HTMLCanvasElement> {
  await document.fonts.ready;
  const { session, colors } = context;
  const tops: number[] = [];
  let height = 12 + (session.runs.length > 1 ? head : 0);
  for (const { kind } of definitions) {
    tops.push(height);
    height += heights[kind.axis] + head;
  }
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = (height + 8) * scale;
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  pen.scale(scale, scale);
  pen.fillStyle = colors.get("--panel");
  pen.fillRect(0, 0, width, height + 8);
  if (session.runs.length > 1) drawKey(pen, session, definitions[0] as PlotDefinition, colors);
  for (const [i, definition] of definitions.entries()) drawPlot(pen, definition, tops[i] as number, context);
  return canvas;
}

function drawPlot(
  pen: CanvasRenderingContext2D,
  definition: PlotDefinition,
  top: number,
  context: Context,
): void {
  const { session, window, cache, colors } = context;
  const drawing = new PlotDrawing(definition, session, window, cache);
  drawing.read();
  const host = document.createElement("div");
  // uPlot draws at the screen's pixel ratio; the picture has its own.
  const zoom = scale / devicePixelRatio;
  const size = { width: width * zoom, height: heights[definition.kind.axis] * zoom };
  const chart = new Chart(
    host,
    definition.kind,
    curveStyles(definition, session.runs, colors),
    { ...lookOf(colors), size: 12, zoom },
    true,
    size,
  );
  drawing.draw(chart);
  chart.copyTo(pen, 0, top + head, 1 / zoom);
  drawTitle(
    pen,
    definition,
    unitText(definition, axisUnits(definition, session), chart.exponents),
    top,
    colors,
  );
  drawAcross(pen, definition, top + head + (chart.frame.top + chart.height) / zoom, colors);
  chart.destroy();
}

/** The quantity along the x axis of a phase portrait, in the corner of the plot. */
function drawAcross(
  pen: CanvasRenderingContext2D,
  { across }: PlotDefinition,
  bottom: number,
  colors: Colors,
): void {
  if (!across) return;
  pen.fillStyle = colors.get(symbolColor(across.color));
  drawSymbol(pen, across.symbol, width - 36, bottom - 8, 18, colors.get("--math"));
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

function drawKey(
  pen: CanvasRenderingContext2D,
  session: Session,
  definition: PlotDefinition,
  colors: Colors,
): void {
  const styles = curveStyles(definition, session.runs, colors);
  pen.font = `500 13px ${colors.get("--sans")}`;
  let x = 14;
  session.runs.forEach((run, i) => {
    const style = styles[i] as (typeof styles)[number];
    pen.strokeStyle = style.color;
    pen.lineWidth = 2.4;
    pen.setLineDash([...style.dash]);
    pen.beginPath();
    pen.moveTo(x, 21);
    pen.lineTo(x + 28, 21);
    pen.stroke();
    pen.setLineDash([]);
    pen.fillStyle = colors.get("--ink");
    const name = nameOf(run.name) || String(run.id + 1);
    pen.fillText(name, x + 36, 25);
    x += 36 + pen.measureText(name).width + 26;
  });
}
