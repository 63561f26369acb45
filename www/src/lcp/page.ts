// A lesson without a simulation: the text beside a picture that stays in view, further cards below it, on a phone as folds.
import { html, render, type TemplateResult } from "lit";
import type { Stop } from "../base/cd-element";
import { coreOrWords } from "../base/core-words";
import { keepPlace } from "../base/keep-place";
import { type Attention, connectHighlight } from "../formula/highlight";
import { loadMessages, onLanguage, t } from "../messages";
import { loadWholeCore } from "../simulation/core";
import { loadLaboratory } from "../simulation/laboratory";
import "../base/divider";
import "../base/fold";
import "../formula/formula.css";
import "../styles/lesson.css";
import "../panels/panels.css";
import "../styles/layout.css";
import "../styles/panel-folds.css";
import "../styles/cards-narrow.css";
import "./lcp.css";

export interface Card {
  readonly id: string;
  /** Message of its title; `<titleMessage>-short` names it where there is little room. */
  readonly titleMessage: string;
  readonly content: () => TemplateResult;
  /** True where it is open at first, if there is room. */
  readonly open?: boolean;
}
export interface LessonSheet {
  /** Areas of its words. */
  readonly messages: readonly string[];
  /** Lets the sections of the text show their problems. */
  readonly follow?: (host: HTMLElement) => Stop;
  /** Called when core and words are there. */
  readonly build: () => {
    readonly article: () => TemplateResult;
    readonly stage: () => TemplateResult;
    readonly cards: readonly Card[];
    /** Carries what is pointed at. */
    readonly attention: EventTarget & { highlight: unknown };
  };
}

export async function openSheet(host: HTMLElement, sheet: LessonSheet): Promise<() => void> {
  const [able] = await Promise.all([
    coreOrWords(host, loadWholeCore, loadLaboratory),
    ...["lcp", "solvers", ...sheet.messages].map(loadMessages),
  ]);
  if (!able) return () => host.replaceChildren();
  const { article, stage, cards, attention } = sheet.build();
  const draw = (): void => {
    render(
      html`<div class="lesson lcp-lesson">
        <article class="article">${article()}</article>
        <cd-divider></cd-divider>
        <section class="stage-column" data-cards=${cards.length} aria-label=${t("lesson-stage-label")}>
          <div class="card stage-card">${stage()}</div>
          ${cards.map((card) => html`<cd-fold class="panel-fold" data-card=${card.id} label=${t(`${card.titleMessage}-short`)} long=${t(card.titleMessage)}><div class="card">${card.content()}</div></cd-fold>`)}
        </section></div>`,
      host,
    );
  };
  draw();
  const roomy = matchMedia("(min-width: 60rem)").matches;
  for (const { id } of cards.filter(({ open }) => open && roomy))
    host.querySelector(`[data-card="${id}"]`)?.setAttribute("open", "");
  const stops = [
    ...(sheet.follow ? [sheet.follow(host)] : []),
    onLanguage(() => keepPlace(host, draw)),
    connectHighlight(host.querySelector<HTMLElement>(".article") ?? host, attention as unknown as Attention),
  ];
  return () => {
    for (const stop of stops) stop();
    render(html``, host);
  };
}
