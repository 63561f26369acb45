// <cd-contents>: the course's first page: what it is, its lessons by parts, two ways through it, and how far one has come.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { forgetEverything, recall, remember } from "../base/memory";
import {
  type LessonEntry,
  laboratory,
  lessons,
  type PathId,
  partsWithLessons,
  paths,
} from "../lessons/registry";
import { has, t } from "../messages";
import "./hero";
import { onProgress, presentLesson, progressOf, share } from "./progress";

// Their places are kept free until they come.
void import("./drawings");

const version = String(import.meta.env.VITE_VERSION);
const citation = `@misc{constrained-dynamics,
  title        = {Constrained Dynamics: an interactive course},
  author       = {{The authors of Constrained Dynamics}},
  year         = {2026},
  note         = {Version ${version}},
  howpublished = {${location.origin}${location.pathname}}
}`;

export class Contents extends CdElement {
  static override properties = {
    notFound: { attribute: false },
    _path: { state: true },
    _undo: { state: true },
  };
  /** The address named a lesson that there is not. */
  declare notFound: boolean;
  declare _path: PathId | null;
  /** Takes the forgetting back. */
  declare _undo: (() => void) | null;

  constructor() {
    super();
    this.notFound = false;
    this._path = paths.find((path) => path === recall("path")) ?? null;
    this._undo = null;
  }

  protected override listen(): readonly Stop[] {
    return [onProgress(() => this.requestUpdate())];
  }

  protected override render(): TemplateResult {
    return html`<div class="contents">
      <div class="contents-hero">
        <div class="contents-words">
          <p class="kicker">${t("app-course-kicker")}</p>
          <h1>${t("app-title")}</h1>
          ${this.notFound ? html`<p class="lead">${t("app-not-found")}</p>` : html`<p class="lead">${t("app-course-lead")}</p><p>${t("app-course-how")}</p>`}
          ${this.#start()}
        </div>
        <cd-hero></cd-hero>
      </div>
      ${this.#paths()}
      ${partsWithLessons.map(
        (part) => html`<section class="contents-part" aria-labelledby="part-${part}">
          <header><h2 id="part-${part}">${t(`app-part-${part}`)}</h2><p>${t(`app-part-${part}-help`)}</p></header>
          <ol class="lesson-list">${lessons.filter((lesson) => lesson.part === part).map((lesson) => this.#card(lesson))}
            ${part === "workshop" ? html`<li>${this.#extra(laboratory.id, t(laboratory.titleMessage), t("laboratory-summary"))}</li><li>${this.#extra("scenes", t("app-scenes"), t("app-scenes-help"))}</li>` : nothing}</ol>
        </section>`,
      )}
      ${this.#forget()}
      <footer class="contents-end">
        <p class="contents-note">${t("app-version", { version, licence: "MIT OR Apache-2.0" })} · ${["words", "sheet", "symbols", "notes"].map((id, i) => html`${i > 0 ? " · " : nothing}<a href="#/${id}">${t(`app-${id}`)}</a>`)}${
          import.meta.env.PROD ? html` · <a href="./licences.txt">${t("app-licences")}</a>` : nothing
        }</p>
        <p class="contents-note">${t("app-sources")} · <a href="#/misprints">${t("app-misprints")}</a></p>
        <details><summary>${t("app-cite")}</summary><pre>${citation}</pre></details>
      </footer>
    </div>`;
  }

  /** Where one was, or the first lesson. */
  #start(): TemplateResult {
    const last = lessons.find(({ id }) => id === presentLesson());
    const first = lessons[0] as LessonEntry;
    if (!last)
      return html`<p class="contents-start"><a class="button strong" href="#/${first.id}">${t("app-begin")}</a></p>`;
    const section = progressOf(last.id)?.last ?? "";
    return html`<p class="contents-start"><a class="button strong" href="#/${last.id}${section === "" ? "" : `/${section}`}">${t("app-continue", { title: t(last.titleMessage) })}</a></p>`;
  }

  #paths(): TemplateResult {
    const shown = lessons.filter((lesson) => this.#onPath(lesson));
    const minutes = shown.reduce((sum, lesson) => sum + lesson.minutes, 0);
    const choose = (path: PathId | null): void => {
      this._path = path;
      remember("path", path ?? "");
    };
    return html`<div class="contents-paths">
      <div class="path-choice" role="group" aria-label=${t("app-path")}>${[null, ...paths].map(
        (path) =>
          html`<button type="button" class="button" aria-pressed=${this._path === path} @click=${() => choose(path)}>${t(`app-path-${path ?? "all"}`)}</button>`,
      )}</div>
      <p role="status">${t("app-path-total", { lessons: shown.length, hours: Math.round(minutes / 60) })}</p>
    </div>`;
  }

  #onPath(lesson: LessonEntry): boolean {
    return this._path === null || lesson.paths.includes(this._path);
  }

  #card(lesson: LessonEntry): TemplateResult {
    const number = lessons.indexOf(lesson) + 1;
    const progress = progressOf(lesson.id);
    return html`<li class=${this.#onPath(lesson) ? "" : "off-path"}><a class="card lesson-card" href="#/${lesson.id}">
      <cd-lesson-drawing class="lesson-drawing" lesson=${lesson.id}></cd-lesson-drawing>
      <span class="lesson-words">
        <span class="kicker">${t("lesson-kicker", { number, minutes: lesson.minutes })}</span>
        <strong>${t(lesson.titleMessage)}</strong>
        ${has(lesson.summaryMessage) ? html`<span>${t(lesson.summaryMessage)}</span>` : nothing}
      </span>
      ${progress ? this.#progress(lesson.id) : nothing}
    </a></li>`;
  }

  #progress(id: string): TemplateResult | typeof nothing {
    const progress = progressOf(id);
    if (!progress) return nothing;
    if (progress.done)
      return html`<span class="lesson-done" title=${t("app-done")}>${icon("check")}<span class="unseen">${t("app-done")}</span></span>`;
    const words = t("app-progress", { seen: progress.seen.length, of: progress.of });
    return html`<progress class="lesson-progress" max="1" value=${share(progress)} aria-label=${words} title=${words}></progress>`;
  }

  /** A place without a number. */
  #extra(id: string, title: string, summary: string): TemplateResult {
    return html`<a class="card lesson-card" href="#/${id}">
      <cd-lesson-drawing class="lesson-drawing" lesson=${id}></cd-lesson-drawing>
      <span class="lesson-words"><strong>${title}</strong><span>${summary}</span></span>
    </a>`;
  }

  #forget(): TemplateResult {
    const act = (): void => {
      const undo = this._undo;
      if (undo) undo();
      this._undo = undo ? null : forgetEverything();
      if (!this._undo) this._path = paths.find((path) => path === recall("path")) ?? null;
      else this._path = null;
    };
    return html`<p class="contents-memory"><span role="status">${t(this._undo ? "app-forgotten" : "app-forget-help")}</span>
      <button type="button" class="button" @click=${act}>${t(this._undo ? "app-forget-undo" : "app-forget")}</button></p>`;
  }
}
customElements.define("cd-contents", Contents);
