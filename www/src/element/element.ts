// <constrained-dynamics scene="circle" plots="C,Cdot" alpha="25" …>: one scene with its time and plots, for any page.
// Its attributes are the words that embed.html takes in its address: scene, plots, theme, type, playback, name, and the
// scene's parameters. `words` takes the place of the attributes; nothing of them becomes an attribute.
import { html, render } from "lit";
import { onAppearance } from "../base/appearance";
import { coreOrWords } from "../base/core-words";
import { languages, onLanguage, t } from "../messages";
import { failureSentence } from "../panels/failure-words";
import { findPlot, plots } from "../plots/registry";
import { catalog, type ParameterInfo, withSimulation } from "../simulation/core";
import { type Failure, failureOf } from "../simulation/failure";
import { Session } from "../simulation/session";
import "../panels/runs";
import "../panels/transport";
import "../plots/card";
import "../stage/stage";
import { type Answer, type Complaint, choice, readQuery, type Wanted, type Word } from "./query";
import { elementSheet } from "./sheets";

/** Attributes that HTML gives every element: they belong to the author of the page and are not read here. */
const global =
  /^(accesskey|autofocus|class|contenteditable|dir|draggable|exportparts|hidden|id|inert|is|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate|(aria-|data-|item|on).*)$/;

export class ConstrainedDynamics extends HTMLElement {
  readonly #root: ShadowRoot;
  readonly #frame = document.createElement("div");
  readonly #stops: (() => void)[] = [];
  /** Names and values from an address, read instead of the attributes. Every one of them has to be known. */
  words: Iterable<Word> | undefined;
  #session: Session | undefined;
  #mounting = 0;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    this.#root.adoptedStyleSheets = [elementSheet()];
    this.#frame.className = "frame";
    this.#root.append(this.#frame);
  }

  /** The runs that are shown; undefined until the core is there. */
  get session(): Session | undefined {
    return this.#session;
  }

  connectedCallback(): void {
    this.#mounting += 1;
    void this.#mount(this.#mounting);
  }

  disconnectedCallback(): void {
    this.#mounting += 1;
    for (const stop of this.#stops.splice(0)) stop();
    render(html``, this.#frame);
    this.#session?.destroy();
    this.#session = undefined;
  }

  async #mount(turn: number): Promise<void> {
    if (!(await coreOrWords(this.#frame)) || turn !== this.#mounting) return;
    const answer = readQuery(this.words ?? this.#attributes(), {
      scenes: catalog().scenes.map(({ id }) => id),
      parameters: parametersOf,
      languages: languages.map(({ id }) => id),
    });
    const complaints = [...answer.complaints, ...this.#start(answer)];
    const draw = (): unknown =>
      render(this.#session ? this.#scene(answer) : complaintsTemplate(complaints), this.#frame);
    this.#stops.push(
      onLanguage(draw),
      onAppearance(() => this.#appearance(answer)),
    );
    this.dataset.plots = String(answer.wanted.plots.length);
    this.#appearance(answer);
    draw();
  }

  #attributes(): Word[] {
    return [...this.attributes]
      .filter(({ name }) => !global.test(name))
      .map(({ name, value }) => [camel(name), value]);
  }

  /** Makes the session; what the core refuses becomes a complaint. */
  #start(answer: Answer): Complaint[] {
    if (answer.complaints.length > 0) return [];
    const { wanted } = answer;
    try {
      this.#session = new Session(wanted.scene, wanted.parameters, { name: wanted.name });
      this.#session.speed = wanted.playback;
    } catch (thrown) {
      return [refused(failureOf(thrown), wanted.parameters)];
    }
    const { simulation } = this.#session.selected;
    const wrong = wanted.plots.filter((id) => !findPlot(id, simulation));
    if (wrong.length === 0) return [];
    this.#session.destroy();
    this.#session = undefined;
    return wrong.map((id) =>
      choice(
        "plots",
        id,
        plots.map((plot) => plot.id),
      ),
    );
  }

  /** The theme that was asked for, or the page's. */
  #appearance({ wanted }: Answer): void {
    const page = document.documentElement.dataset;
    const theme = wanted.theme === "auto" ? page.theme : wanted.theme;
    this.dataset.theme = theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    if (page.contrast) this.dataset.contrast = page.contrast;
    this.#session?.invalidate();
  }

  #scene({ wanted }: Answer): unknown {
    const session = this.#session;
    return html`<div class="embed-scene ${wanted.plots.length > 0 ? "with-plots" : ""}">
      <div class="card stage-card">
        <cd-runs .session=${session}></cd-runs>
        <cd-stage .session=${session}></cd-stage>
        <cd-transport .session=${session}></cd-transport>
      </div>
      ${
        wanted.plots.length > 0
          ? html`<div class="card"><cd-plots .session=${session} .plots=${wanted.plots}></cd-plots></div>`
          : ""
      }
    </div>`;
  }
}

/** Of a parameter that was asked for, with its value; of anything else the words alone. */
function refused(failure: Failure, asked: Wanted["parameters"]): Complaint {
  const name = failure.path.split(".").at(-1) ?? "";
  const value = asked[name];
  if (value === undefined) return { id: "app-embed-failed", args: { message: failureSentence(failure) } };
  const message = failureSentence({ ...failure, path: "" });
  return { id: "app-embed-refused", args: { name, value: String(value), message } };
}

function parametersOf(scene: string): ParameterInfo[] {
  return withSimulation(scene, (simulation) => simulation.parameters());
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

if (!customElements.get("constrained-dynamics"))
  customElements.define("constrained-dynamics", ConstrainedDynamics);
