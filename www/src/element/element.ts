// <constrained-dynamics scene="circle" plots="C,Cdot" alpha="25" …>: one scene with its time and plots, for any page.
// Its attributes are the words that embed.html takes in its address (query.ts, docs/embedding.md). `words` takes the place of the
// attributes; nothing of them becomes an attribute. Events: "ready", "status", "state", "error".

import { html, render } from "lit";
import { onAppearance, reducedMotion } from "../base/appearance";
import { coreOrWords } from "../base/core-words";
import { nextTask } from "../base/next-task";
import { languages, onLanguage, speak, t } from "../messages";
import { findPlot, plots } from "../plots/registry";
import { usualPlots } from "../plots/usual";
import {
  loadCore,
  loadWholeCore,
  type ParameterInfo,
  type SceneDocument,
  type Series,
  withSimulation,
} from "../simulation/core";
import { failureOf } from "../simulation/failure";
import type { Session } from "../simulation/session";
import { type Complaint, choice, refused } from "./complaint";
import { PlayInSight } from "./in-sight";
import { type Answer, ownWords, readQuery, type Word } from "./query";
import { elementSheet } from "./sheets";
import { siteAddress } from "./site";
import { isLight, readSource, type Source } from "./source";
import { advanceTo, recordPlots, startSession } from "./start";
import { stateOf, statusOf } from "./state";
import "./scene";

/** Attributes that HTML gives every element: they belong to the author of the page and are not read here. */
const global =
  /^(accesskey|autofocus|class|contenteditable|dir|draggable|exportparts|hidden|id|inert|is|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate|(aria-|data-|item|on).*)$/;
/** Shown where no plots are asked for: of a single bead, of other constraints. */
const ofConstraints = { circle: ["C", "Cdot", "drift"], others: ["C.norm", "energy.drift", "lambda.norm"] };

export class ConstrainedDynamics extends HTMLElement {
  readonly #root: ShadowRoot;
  readonly #frame = document.createElement("div");
  readonly #stops: (() => void)[] = [];
  readonly #attributes = new MutationObserver((changes) => {
    if (!this.words && changes.some(({ attributeName }) => attributeName && !global.test(attributeName)))
      this.#restart();
  });
  #words: Iterable<Word> | undefined;
  #document: SceneDocument | undefined;
  #session: Session | undefined;
  #playing: PlayInSight | undefined;
  #origins: readonly string[] = [];
  #mounting = 0;
  #ready = false;
  #errors: readonly string[] = [];
  /** Plots of a preset that was set up later. */
  #presetPlots: readonly string[] | undefined;
  #draw: () => void = () => {};
  readonly #recorded = new Set<string>();

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    this.#root.adoptedStyleSheets = [elementSheet()];
    this.#frame.className = "frame";
    this.#root.append(this.#frame);
  }

  /** Names and values from an address, read instead of the attributes. */
  get words(): Iterable<Word> | undefined {
    return this.#words;
  }
  set words(words: Iterable<Word> | undefined) {
    this.#words = words && [...words];
    this.#restart();
  }
  /** A scene document, in place of the words that name a scene. */
  get document(): SceneDocument | undefined {
    return this.#document;
  }
  set document(document: SceneDocument | undefined) {
    this.#document = document;
    this.#restart();
  }
  /** The runs that are shown; undefined until the core is there. */
  get session(): Session | undefined {
    return this.#session;
  }
  /** Origins that the words allow to send messages. */
  get origins(): readonly string[] {
    return this.#origins;
  }
  /** The scene is there and in the state that was asked for: after the event "ready". */
  get ready(): boolean {
    return this.#ready;
  }
  /** Why there is no scene, in words; empty when there is one. */
  get errors(): readonly string[] {
    return this.#errors;
  }
  get playing(): boolean {
    return this.#playing?.wished ?? false;
  }
  play(): void {
    this.#playing?.play();
  }
  pause(): void {
    this.#playing?.pause();
  }
  /** A deck tells that the slide is shown or hidden: a hidden scene stands still. */
  set shown(shown: boolean) {
    if (this.#playing) this.#playing.shown = shown;
  }

  /** Sets up an experiment of a lesson: "circle/damping". */
  async preset(id: string): Promise<void> {
    const { preset, complaints } = await readSource([["preset", id]]);
    const session = this.#session;
    if (!session) return;
    const [complaint] = complaints;
    if (!preset || complaint) throw new Error(complaint ? t(complaint.id, complaint.args) : id);
    session.setRuns(preset.runs.map((run) => ({ scene: "circle", ...run })));
    this.#presetPlots = preset.plots;
    this.#draw();
  }
  /** Recorded series of an observable: t in s, values y. Recording begins with the first request. */
  series(name: string): Series {
    const session = this.#session;
    if (!session) return { t: new Float64Array(), y: new Float64Array() };
    session.selected.simulation.observe(name);
    if (!this.#recorded.has(name)) session.need([name]);
    this.#recorded.add(name);
    return session.selected.simulation.series(name);
  }

  connectedCallback(): void {
    this.#attributes.observe(this, { attributes: true });
    this.#restart();
  }
  disconnectedCallback(): void {
    this.#attributes.disconnect();
    this.#end();
  }

  #restart(): void {
    if (!this.isConnected) return;
    this.#end();
    void this.#mount(this.#mounting);
  }
  #end(): void {
    this.#mounting += 1;
    this.#ready = false;
    this.#errors = [];
    this.#presetPlots = undefined;
    this.#recorded.clear();
    for (const stop of this.#stops.splice(0)) stop();
    render(html``, this.#frame);
    this.#playing?.stop();
    this.#playing = undefined;
    this.#session?.destroy();
    this.#session = undefined;
  }

  async #mount(turn: number): Promise<void> {
    // Several properties may be set one after the other.
    await Promise.resolve();
    if (turn !== this.#mounting) return;
    if (!(await this.#loads(loadCore))) return;
    await nextTask();
    const words = [...(this.#words ?? this.#ownWords())];
    const source = await readSource(words, this.#document);
    if (!isLight(source) && !(await this.#loads(loadWholeCore))) return;
    if (turn !== this.#mounting) return;
    let complaints = source.complaints;
    let parameters: ParameterInfo[] = [];
    if (complaints.length === 0) {
      try {
        parameters = withSimulation(source.scene, (simulation) => simulation.parameters());
      } catch (thrown) {
        complaints = [refused(failureOf(thrown), {})];
      }
    }
    const answer = readQuery(words, {
      parameters,
      languages: languages.map(({ id }) => id),
    });
    complaints = [...complaints, ...answer.complaints];
    if (complaints.length === 0) complaints = this.#start(source, answer, parameters);
    await nextTask();
    if (turn !== this.#mounting) return;
    if (answer.wanted.language) await speak(answer.wanted.language as (typeof languages)[number]["id"]);
    if (this.#session) {
      // The plots are drawn later, and show the way to `from`, too.
      this.#stops.push(recordPlots(this.#session, this.#plots(source, answer)));
      await advanceTo(this.#session, answer.wanted.from);
    }
    if (turn !== this.#mounting) return;
    this.#origins = answer.wanted.origins;
    this.#show(source, answer, complaints, parameters);
  }

  #plots(source: Source, { wanted }: Answer): readonly string[] {
    const chosen = this.#presetPlots ?? wanted.plots ?? source.preset?.plots;
    if (chosen) return chosen;
    const usual = source.scene === "circle" ? ofConstraints.circle : ofConstraints.others;
    return this.#session ? usualPlots(this.#session.selected.simulation, usual) : usual;
  }

  #ownWords(): Word[] {
    return [...this.attributes]
      .filter(({ name }) => !global.test(name))
      .map(({ name, value }) => [camel(name), value]);
  }

  /** Makes the session; what the core refuses becomes a complaint. */
  #start(source: Source, { wanted }: Answer, parameters: readonly ParameterInfo[]): Complaint[] {
    let session: Session;
    try {
      session = startSession(source.scene, source.preset, wanted, parameters);
    } catch (thrown) {
      return [refused(failureOf(thrown), wanted.parameters)];
    }
    const { simulation } = session.selected;
    const wrong = (wanted.plots ?? []).filter((id) => !findPlot(id, simulation));
    if (wrong.length === 0) {
      this.#session = session;
      return [];
    }
    session.destroy();
    const known = [...plots.map((plot) => plot.id), ...simulation.observables().map(({ name }) => name)];
    return wrong.map((id) => choice("plots", id, known));
  }

  #show(
    source: Source,
    answer: Answer,
    complaints: readonly Complaint[],
    parameters: readonly ParameterInfo[],
  ): void {
    const { wanted } = answer;
    const session = this.#session;
    const link = wanted.open === undefined ? "" : siteAddress(`index.html#/${wanted.open}`);
    this.#draw = () =>
      void render(
        session
          ? html`<cd-embed-scene .session=${session} .plots=${this.#plots(source, answer)} .controls=${wanted.controls} .view=${wanted.view}
              .link=${link} .unknown=${answer.unknown} .known=${[...ownWords, ...parameters.map(({ name }) => name)]}></cd-embed-scene>`
          : complaintsTemplate(complaints),
        this.#frame,
      );
    this.#stops.push(
      onLanguage(() => this.#draw()),
      onAppearance(() => this.#appearance(answer)),
      followColors(() => this.#appearance(answer)),
    );
    this.#appearance(answer);
    this.#draw();
    if (!session) {
      this.#fail(complaints.map(({ id, args }) => t(id, args)));
      return;
    }
    this.#playing = new PlayInSight(this, session);
    this.#stops.push(
      session.on("status", () => this.#tell("status", statusOf(session))),
      session.on("transport", () => this.#tell("state", stateOf(session))),
    );
    if (wanted.autoplay && !reducedMotion()) this.play();
    this.#ready = true;
    this.#tell("ready", stateOf(session));
  }

  async #loads(core: () => Promise<void>): Promise<boolean> {
    const able = await coreOrWords(this.#frame, core);
    if (!able) this.#fail([this.#frame.textContent?.trim() ?? ""]);
    return able;
  }

  #fail(messages: readonly string[]): void {
    this.#errors = messages;
    this.#tell("error", { messages });
  }

  /** The theme that was asked for, or the page's. */
  #appearance({ wanted }: Answer): void {
    const page = document.documentElement.dataset;
    const theme = wanted.theme === "auto" ? page.theme : wanted.theme;
    this.dataset.theme = theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    if (page.contrast) this.dataset.contrast = page.contrast;
    this.#session?.invalidate();
  }

  #tell(type: "ready" | "status" | "state" | "error", detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/** In a page that does not follow the course's own settings. */
function followColors(act: () => void): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", act);
  return () => dark.removeEventListener("change", act);
}

function complaintsTemplate(complaints: readonly Complaint[]): unknown {
  return html`<div class="card complaints" role="alert">
    <h2>${t("app-embed-wrong")}</h2>
    <ul>${complaints.map(({ id, args }) => html`<li>${t(id, args)}</li>`)}</ul>
  </div>`;
}

/** Attributes are written in lower case or with hyphens, parameters in camel case: step-size → stepSize. */
function camel(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Once: a page may load the element twice. */
export function defineElement(): void {
  if (!customElements.get("constrained-dynamics"))
    customElements.define("constrained-dynamics", ConstrainedDynamics);
}
