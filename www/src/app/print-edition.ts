// A lesson on paper, or as PDF: its text with every explanation and answer, below each row of buttons the experiments that they set
// up, drawn and with their plots, and the address as a QR code. Figures are computed when the edition is asked for.
import { html, render } from "lit";
import { loadMessages, t } from "../messages";
import { fixed } from "../panels/numbers";
import type { Preset } from "../panels/presets";
import type { PlotDefinition } from "../plots/definition";
import { resolve } from "../plots/definition";
import { drawnPlots } from "../plots/picture";
import { findPlot } from "../plots/registry";
import { SeriesCache } from "../plots/series-cache";
import { TimeWindow } from "../plots/time-window";
import { Session } from "../simulation/session";
import { Colors } from "../styles/palette";
import "../styles/print.css";
import { Darkroom } from "./darkroom";
import { qrPicture } from "./qr/picture";

/** Simulated time shown in every figure. s */
const seconds = 4;
/** For one figure; a heavy experiment shows a shorter time. ms */
const patience = 2500;
const steps = 50;
/** Of a figure's two parts on paper, CSS px; what is drawn has twice as many dots, for printers. */
const picture = { width: 300, height: 240 };
const magnification = 2;
const plotSheet = { width: 380, heights: { time: 105, value: 240 }, scale: 3 };

/** Writes the edition into the lesson, prints, and takes it away afterwards. */
export async function printLesson(article: HTMLElement, lesson: string, scene: string): Promise<void> {
  const root = document.documentElement;
  if (root.dataset.printing !== undefined) return;
  const theme = root.dataset.theme ?? "light";
  // Paper is white.
  root.dataset.theme = "light";
  root.dataset.printing = "";
  const stage = document.createElement("div");
  stage.className = "print-darkroom";
  document.body.append(stage);
  const note = element("p", "print-preparing");
  note.setAttribute("role", "status");
  note.textContent = t("print-preparing");
  document.body.append(note);
  const edition = await write(article, lesson, scene, stage);
  stage.remove();
  note.remove();
  addEventListener(
    "afterprint",
    () => {
      for (const each of edition) each.remove();
      root.dataset.theme = theme;
      delete root.dataset.printing;
    },
    { once: true },
  );
  print();
}

async function write(
  article: HTMLElement,
  lesson: string,
  scene: string,
  stage: HTMLElement,
): Promise<HTMLElement[]> {
  // Content that loads on approach, and what is written only on paper, takes its place before a script's print() stops everything.
  dispatchEvent(new Event("beforeprint"));
  await Promise.all([
    import("../lessons/draw-curve"),
    import("../panels/stages"),
    loadMessages("stages"),
    import("../handout/lesson-earned"),
  ]);
  const darkroom = new Darkroom(stage, magnification);
  const head = element("p", "print-head");
  const address = new URL(`#/${lesson}`, location.href).href;
  render(html`${qrPicture(address, t("print-qr"))}<span>${t("app-title")}<br>${address}</span>`, head);
  article.prepend(head);
  const edition = [head];
  const drawn = new Set<string>();
  for (const row of article.querySelectorAll<HTMLElement>(".tries")) {
    const figures = element("div", "print-figures");
    row.after(figures);
    edition.push(figures);
    for (const button of row.querySelectorAll<HTMLElement & { preset?: Preset }>(".try")) {
      const { preset } = button;
      if (!preset || drawn.has(preset.id)) continue;
      drawn.add(preset.id);
      const figure = await figureOf(preset, scene, darkroom);
      if (figure) figures.append(figure);
    }
  }
  darkroom.end();
  return edition;
}

/** Null where the core refuses the experiment. */
async function figureOf(preset: Preset, scene: string, darkroom: Darkroom): Promise<HTMLElement | null> {
  let session: Session;
  try {
    const [first] = preset.runs;
    session = new Session(first?.scene ?? scene, first?.parameters, { name: first?.name ?? "" });
    session.setRuns(preset.runs);
  } catch {
    return null;
  }
  try {
    const plots = definitions(preset, session);
    const { simulation } = session.selected;
    session.need(plots.flatMap((plot) => resolve(plot, simulation) ?? []));
    const until = performance.now() + patience;
    while (
      session.time < seconds &&
      !session.runs.every(({ stopped }) => stopped) &&
      performance.now() < until
    ) {
      const before = session.time;
      session.stepForward(Math.min(steps, Math.max(1, Math.round((seconds - before) / simulation.stepSize))));
      if (session.time === before) break;
      await new Promise((done) => setTimeout(done));
    }
    const canvas = document.createElement("canvas");
    const shown = await darkroom.draw(
      session,
      canvas,
      magnification * picture.width,
      magnification * picture.height,
    );
    const figure = element("figure", "print-figure");
    if (shown) figure.append(canvas);
    if (plots.length > 0) figure.append(await plotsOf(plots, session));
    const words = document.createElement("figcaption");
    words.textContent = t("print-figure", { title: t(preset.titleMessage), time: fixed(session.time, 1) });
    figure.append(words);
    return figure;
  } finally {
    session.destroy();
  }
}

const definitions = (preset: Preset, session: Session): PlotDefinition[] =>
  (preset.plots ?? [])
    .slice(0, 3)
    .map((id) => findPlot(id, session.selected.simulation))
    .filter((plot) => plot !== null);

function plotsOf(plots: readonly PlotDefinition[], session: Session): Promise<HTMLCanvasElement> {
  const window = new TimeWindow();
  window.follow(session.from, session.to, session.time, true);
  return drawnPlots(plots, { session, window, cache: new SeriesCache(), colors: new Colors() }, plotSheet);
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
