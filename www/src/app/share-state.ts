// <cd-share-state>: what one takes away of the experiment on the page: a link to its state, also as a QR code, code to embed it, its
// picture, a film of the last seconds, a program, the present step on paper, and the lesson as a printed edition.
import { html, nothing, svg, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { drawn, type IconName, icon } from "../base/icons";
import { loadMessages, t } from "../messages";
import { attributeNumber } from "../panels/numbers";
import { placeBeside, walkList } from "../panels/popover";
import { nameOf } from "../panels/words";
import type { Run, Session } from "../simulation/session";
import type { Stage } from "../stage/stage";

/** The experiment that is to be shared. */
export interface Shareable {
  readonly session: Session;
  readonly plots: readonly string[];
  readonly stage: Stage | null;
}

/** Letters of an address that cameras still read as a code. */
const readable = 600;

const own = {
  qr: svg`<path d="M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h2v2M16.5 11.5v2M11.5 16.5h2M15.5 15.5h1v1h-1z"/>`,
  embed: svg`<rect x="3" y="4" width="14" height="12" rx="1.4"/><path d="M8.5 8 6.2 10l2.3 2M11.5 8l2.3 2-2.3 2"/>`,
  braces: svg`<path d="M7 5.4 2.8 10 7 14.6M13 5.4 17.2 10 13 14.6"/>`,
  film: svg`<rect x="3" y="4.5" width="14" height="11" rx="1.4"/><path d="M8.4 7.8v4.4l3.8-2.2z"/>`,
  print: svg`<path d="M6 7.4V3.6h8v3.8M6 14H3.6V7.4h12.8V14H14M6 11.6h8v4.8H6z"/>`,
} as const;
type Drawing = IconName | keyof typeof own;

const pictureFor = (drawing: Drawing): TemplateResult =>
  drawing in own ? drawn(own[drawing as keyof typeof own]) : icon(drawing as IconName);

/** The message that says why there is no film here; "" where there is one. Browsers have WebCodecs in secure contexts only. */
function noFilm(): string {
  if (typeof VideoEncoder !== "undefined") return "";
  return isSecureContext ? "app-share-film-missing" : "app-share-film-insecure";
}

let nextId = 0;

export class ShareState extends CdElement {
  static override properties = {
    find: { attribute: false },
    address: { attribute: false },
    article: { attribute: false },
    _said: { state: true },
    _code: { state: true },
  };
  /** The experiment at this moment; null where there is none. */
  declare find: () => Shareable | null;
  /** The place that the link leads to, for instance "circle". */
  declare address: string;
  /** The text that can be printed; null where there is none. */
  declare article: HTMLElement | null;
  declare _said: string;
  /** A QR code, or a program, below the buttons. */
  declare _code: unknown;
  readonly #id = `share-${nextId++}`;

  constructor() {
    super();
    this.find = () => null;
    this.address = "";
    this.article = null;
    this._said = "";
    this._code = nothing;
  }

  protected override render(): TemplateResult {
    return html`<button type="button" class="button share-button" popovertarget=${this.#id} aria-label=${t("app-share")} title=${t("app-share")}>${icon("share")}</button>
      <div popover class="site-menu share-menu" id=${this.#id} @keydown=${walkList} @toggle=${(
        event: Event,
      ) => {
        this._said = "";
        this._code = nothing;
        placeBeside(event, this.querySelector(".share-button") as HTMLElement);
      }}>
        ${this.#button("link", "link", () => this.#link())}
        ${this.#button("qr", "qr", () => this.#qr())}
        ${this.#button("embed", "embed", () => this.#embed())}
        ${this.#button("code", "braces", () => this.#program())}
        ${this.find()?.stage ? html`${this.#button("picture", "image", () => this.#picture())}${noFilm() ? this.#without("film", "film", noFilm()) : this.#button("film", "film", () => this.#film())}` : nothing}
        ${this.#button("step", "table", () => this.#worksheet())}
        ${this.article ? this.#button("print", "print", () => this.#print()) : nothing}
        <p class="share-said" role="status">${this._said}</p>${this._code}
      </div>`;
  }

  #button(what: string, drawing: Drawing, act: () => Promise<void>): TemplateResult {
    const press = (): void => {
      this._said = "";
      this._code = nothing;
      void act();
    };
    return html`<button type="button" class="button" data-share=${what} @click=${press}>${pictureFor(drawing)}${t(`app-share-${what}`)}</button>`;
  }
  /** In place of a button that this browser cannot do: why, and what to do. */
  #without(what: string, drawing: Drawing, reason: string): TemplateResult {
    const id = `${this.#id}-${what}`;
    return html`<button type="button" class="button" data-share=${what} aria-disabled="true" aria-describedby=${id}>${pictureFor(drawing)}${t(`app-share-${what}`)}</button>
      <p class="share-reason" id=${id}>${t(reason)}</p>`;
  }

  /** To the present state; null, and said, where that is too long. */
  async #stateLink(): Promise<string | null> {
    const found = this.find();
    if (!found) return null;
    found.session.pause();
    const { packExperiment } = await import("./experiment");
    const text = await packExperiment(found.session, found.plots);
    if (text !== null) return new URL(`#/${this.address}?state=${text}`, location.href).href;
    this._said = t("app-share-long");
    return null;
  }

  async #link(): Promise<void> {
    const link = await this.#stateLink();
    if (link !== null) await this.#copy(link);
  }

  /** Of the state; of the place where the state is too long to be read by a camera. */
  async #qr(): Promise<void> {
    const { qrPicture } = await import("./qr/picture");
    const link = await this.#stateLink();
    const place = new URL(`#/${this.address}`, location.href).href;
    const short = link !== null && link.length <= readable;
    this._said = short ? "" : t("app-share-qr-place");
    this._code = qrPicture(short ? link : place, t("app-share-qr"));
  }

  async #program(): Promise<void> {
    const found = this.find();
    if (!found) return;
    const [{ ProgramView }] = await Promise.all([import("./program-view"), loadMessages("kit")]);
    const view = new ProgramView();
    view.document = found.session.selected.simulation.toJSON();
    this._code = view;
  }

  async #picture(): Promise<void> {
    const found = this.find();
    const { savePicture } = await import("./keep");
    if (found?.stage) await savePicture(found.stage, found.session, this.#name(found));
  }

  async #film(): Promise<void> {
    const found = this.find();
    const { saveFilm } = await import("./keep");
    if (!found?.stage) return;
    this._said = t("app-share-filming");
    this._said = t(await saveFilm(found.stage, found.session, this.#name(found)));
  }

  /** Of a file: the scene's title, or the place where an experiment without one was run. */
  #name({ session }: Shareable): string {
    return session.selected.simulation.title || this.address;
  }

  async #worksheet(): Promise<void> {
    const found = this.find();
    found?.session.pause();
    const [{ printWorksheet }] = await Promise.all([
      import("./worksheet"),
      loadMessages("print"),
      loadMessages("stages"),
    ]);
    if (!found) return;
    const address = new URL(`#/${this.address}`, location.href).href;
    if (!printWorksheet(found.session, address)) this._said = t("worksheet-too-large");
  }

  async #print(): Promise<void> {
    const [{ printLesson }] = await Promise.all([import("./print-edition"), loadMessages("print")]);
    const { article } = this;
    if (!article) return;
    const scene = this.find()?.session.selected.scene;
    await printLesson(article, this.address, typeof scene === "string" ? scene : "circle");
  }

  /** The selected run as an address of embed.html: a scene with what differs from it, or the whole document. */
  async #embed(): Promise<void> {
    const found = this.find();
    if (!found) return;
    const { simulation, name } = found.session.selected;
    const source = await sourceOf(found.session.selected);
    if (!source) {
      this._said = t("app-share-long");
      return;
    }
    const query = new URLSearchParams({ ...source, plots: found.plots.join(",") });
    query.set("lang", document.documentElement.lang);
    if (name !== "") query.set("name", nameOf(name));
    if (!this.address.includes("/")) query.set("open", this.address);
    const address = new URL(`embed.html?${query}`, location.href).href;
    const title = simulation.title || t("app-title");
    await this.#copy(
      `<iframe src="${quoted(address)}" title="${quoted(title)}" width="960" height="640"></iframe>`,
    );
  }

  /** Where the clipboard is denied the text stands in the menu, to be copied by hand. */
  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this._said = t("app-share-copied");
    } catch {
      this._said = text;
    }
  }
}
customElements.define("cd-share-state", ShareState);

const quoted = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Words of an embedded scene that name the run's; null where its document is too long for an address. */
async function sourceOf({ scene, rebuilt, simulation }: Run): Promise<Record<string, string> | null> {
  if (typeof scene !== "string" || rebuilt) {
    const { shared } = await import("../kit/share");
    const packed = await shared(simulation.toJSON(), false);
    return packed && { document: packed.text };
  }
  const changed = simulation.parameters().filter((each) => each.value !== each.default);
  const words = changed.map(({ name, value }) => [
    name,
    typeof value === "number" ? attributeNumber(value) : String(value),
  ]);
  return { scene, ...Object.fromEntries(words) };
}
