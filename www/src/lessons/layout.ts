// A lesson on the page: the text beside the experiment (styles/layout.css), redrawn when the language changes while
// the runs go on.
import { html, nothing, render, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { keepPlace } from "../base/keep-place";
import { nextFrame, turn } from "../base/next-task";
import { connectHighlight } from "../formula/highlight";
import { onLanguage, t } from "../messages";
import { type Preset, type StageExtra, setUp } from "../panels/presets";
import type { Session } from "../simulation/session";
import type { Workspace } from "./lesson";
import type { LessonPanel } from "./panel";
import { lightSections } from "./section-light";
import { SectionStage } from "./section-stage";
import { keepLeft, skipToStage, skipToText } from "./skip";
import "../base/divider";
import "../base/fold";
import "../panels/controls";
import "../panels/presets";
import "../panels/runs";
import "../panels/state-in-words";
import "../panels/transport";
import "../plots/card";
import "../stage/stage";
import "../styles/layout.css";
import "../styles/lesson.css";
import "../styles/panel-folds.css";

export interface LessonPage {
  readonly session: Session;
  readonly article: (workspace: Workspace) => TemplateResult;
  /** Plots shown at first. */
  readonly plots: readonly string[];
  /** Parameters among the controls, in this order; the first three are always in view where there is room. */
  readonly controls: readonly string[];
  /** Offered above the controls. */
  readonly presets: readonly Preset[];
  /** Content of the stage's card in place of runs, stage and transport. */
  readonly card?: (session: Session) => TemplateResult;
  /** Layers of contacts that the stage shows at first, see stage/rigid/layers.ts. */
  readonly layers?: readonly string[];
  /** Extras that the stage shows at first. */
  readonly extras?: readonly StageExtra[];
  /** Shown as folds under the plots, see panels.ts. */
  readonly panels?: readonly LessonPanel[];
}

/** Plots and extras, which a preset may change, and the experiment that a section has set up and offers to run. */
interface Shown {
  readonly plots: readonly string[];
  readonly extras: readonly StageExtra[];
  readonly offer: Preset | null;
}

/** Parts of the page in the order in which they are drawn. */
const parts = ["text", "controls", "plots", "stage"] as const;
type Parts = ReadonlySet<(typeof parts)[number]>;

/** Draws the page into `host`; the result takes it away and ends the session. */
export async function mountLesson(host: HTMLElement, page: LessonPage): Promise<() => void> {
  const { session } = page;
  let shown: Shown = { plots: page.plots, extras: page.extras ?? [], offer: null };
  const show = ({ plots = shown.plots, extras = [], offer = null }: Partial<Shown>): void => {
    shown = { plots, extras, offer };
    draw();
  };
  const sections = new SectionStage(session, (preset, offered) => {
    setUp(session, preset);
    show({ ...preset, offer: offered ? preset : null });
  });
  const prepare = (preset: Preset): void => {
    sections.chosen();
    setUp(session, preset);
    show(preset);
  };
  const workspace: Workspace = {
    session,
    prepare,
    perform: (preset) => {
      prepare(preset);
      session.play();
    },
  };
  const drawn = new Set<(typeof parts)[number]>();
  /** The text is drawn once while the other parts are added. */
  let complete = false;
  const text = (): unknown => guard([complete ? {} : null], () => page.article(workspace));
  const draw = (): void => {
    render(lesson(page, text(), session, drawn, shown, show), host);
  };
  if (page.panels) void import("./panel-folds");
  // Seen when it is complete, so that nothing moves; the browser need not lay it out before all parts are there.
  host.style.visibility = host.style.contentVisibility = "hidden";
  for (const part of parts) {
    await turn();
    drawn.add(part);
    draw();
  }
  // The card of plots, and then each plot, have asked for their turns.
  await turn();
  await turn();
  // Pictures are drawn in the frame after that in which they learn their size.
  host.style.contentVisibility = "";
  await nextFrame();
  await nextFrame();
  host.style.visibility = "";
  complete = true;
  const stops = [
    sections.follow(host),
    lightSections(host, session),
    session.on("transport", () => {
      if (shown.offer && session.playing) show({ ...shown, offer: null });
    }),
    onLanguage(() => keepPlace(host, draw)),
    connectHighlight(host.querySelector<HTMLElement>(".article") ?? host, session),
  ];
  return () => {
    for (const stop of stops) stop();
    render(html``, host);
    session.destroy();
  };
}

function lesson(
  page: LessonPage,
  text: unknown,
  session: Session,
  drawn: Parts,
  { plots, extras, offer }: Shown,
  show: (preset: Preset) => void,
): TemplateResult {
  const chosen = ({ detail }: CustomEvent<Preset>): void => show(detail);
  return html`<div class="lesson">
    <article class="article" @focusin=${keepLeft}>${skipToStage()}${text}</article>
    <cd-divider></cd-divider>
    <section class="stage-column" data-panels=${page.panels?.length ?? nothing} aria-label=${t("lesson-stage-label")}>
      ${skipToText()}
      <div class="card stage-card">${drawn.has("stage") ? (page.card?.(session) ?? stageCard(session, page.layers, extras, offer)) : nothing}</div>
      <cd-fold class="controls-fold" label=${t("lesson-fold-controls")} long=${t("lesson-fold-more")}>
        <div class="card">${
          drawn.has("controls")
            ? html`<cd-presets .session=${session} .presets=${page.presets} @preset=${chosen}></cd-presets>
          <cd-controls .session=${session} .names=${page.controls}></cd-controls>
          <cd-state-in-words .session=${session}></cd-state-in-words>`
            : nothing
        }</div>
      </cd-fold>
      <cd-fold class="plots-fold" label=${t("lesson-fold-plots")}>
        <div class="card">${drawn.has("plots") ? html`<cd-plots .session=${session} .plots=${plots}></cd-plots>` : nothing}</div>
      </cd-fold>
      ${page.panels ? html`<cd-panel-folds .session=${session} .panels=${page.panels}></cd-panel-folds>` : nothing}
    </section>
  </div>`;
}

function stageCard(
  session: Session,
  layers: readonly string[] | undefined,
  extras: readonly StageExtra[],
  offer: Preset | null,
): TemplateResult {
  return html`<cd-runs .session=${session} telling></cd-runs>
    <cd-stage .session=${session} .layers=${layers} .extras=${extras}></cd-stage>
    <cd-transport .session=${session} .offer=${offer ? t(offer.titleMessage) : ""}></cd-transport>`;
}
