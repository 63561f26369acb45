// <cd-share-state>: what one takes away of the experiment on the page: a link to its state, also as a QR code, code to embed it, its
// picture, a film of the last seconds, a program, the present step on paper, and the lesson as a printed edition.
import { html, nothing, svg, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { drawn, type IconName, icon } from "../base/icons";
import { loadMessages, t } from "../messages";
import { placeBeside, walkList } from "../panels/popover";
import { embedCode, type FrameSize, frameSizes, usualSize } from "./share-embed";
import { codeLink, placeLink, type Shareable, stateLink } from "./share-links";

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
    spot: { attribute: false },
    _said: { state: true },
    _code: { state: true },
  };
  /** The experiment at this moment; null where there is none. */
  declare find: () => Shareable | null;
  /** The place that the link leads to, for instance "circle". */
  declare address: string;
  /** The text that can be printed; null where there is none. */
  declare article: HTMLElement | null;
  /** Where there is no experiment: the section that is read, with its problem, for instance "pivoting/pivot?try=…". */
  declare spot: () => string;
  declare _said: string;
  /** A QR code, or a program, below the buttons. */
  declare _code: unknown;
  readonly #id = `share-${nextId++}`;

  constructor() {
    super();
    this.find = () => null;
    this.address = "";
    this.article = null;
    this.spot = () => this.address;
    this._said = "";
    this._code = nothing;
  }

  protected override render(): TemplateResult {
    const found = this.find();
    return html`<button type="button" class="button share-button" popovertarget=${this.#id} aria-label=${t("app-share")} title=${t("app-share")}>${icon("share")}</button>
      <div popover class="site-menu share-menu" id=${this.#id} @keydown=${walkList} @toggle=${(
        event: Event,
      ) => {
        this._said = "";
        this._code = nothing;
        placeBeside(event, this.querySelector(".share-button") as HTMLElement);
      }}>
        ${this.#button("link", "link", () => this.#link(), found ? "link" : "link-place")}
        ${this.#button("qr", "qr", () => this.#qr())}
        ${found ? this.#ofExperiment(found) : nothing}
        ${this.article ? this.#button("print", "print", () => this.#print()) : nothing}
        <p class="share-said" role="status">${this._said}</p>${this._code}
      </div>`;
  }

  /** A lesson whose stage is no simulation has none of this. */
  #ofExperiment({ stage }: Shareable): TemplateResult {
    return html`${this.#button("embed", "embed", () => this.#embed(usualSize))}
      ${this.#button("code", "braces", () => this.#program())}
      ${stage ? html`${this.#button("picture", "image", () => this.#picture())}${noFilm() ? this.#without("film", "film", noFilm()) : this.#button("film", "film", () => this.#film())}` : nothing}
      ${this.#button("step", "table", () => this.#worksheet())}`;
  }

  #button(what: string, drawing: Drawing, act: () => Promise<void>, words = what): TemplateResult {
    const press = (): void => {
      this._said = "";
      this._code = nothing;
      void act();
    };
    return html`<button type="button" class="button" data-share=${what} @click=${press}>${pictureFor(drawing)}${t(`app-share-${words}`)}</button>`;
  }
  /** In place of a button that this browser cannot do: why, and what to do. */
  #without(what: string, drawing: Drawing, reason: string): TemplateResult {
    const id = `${this.#id}-${what}`;
    return html`<button type="button" class="button" data-share=${what} aria-disabled="true" aria-describedby=${id}>${pictureFor(drawing)}${t(`app-share-${what}`)}</button>
      <p class="share-reason" id=${id}>${t(reason)}</p>`;
  }

  async #link(): Promise<void> {
    const found = this.find();
    const link = found ? await stateLink(found, this.address) : placeLink(this.spot());
    if (link === null) this._said = t("app-share-long");
    else await this.#copy(link);
  }

  async #qr(): Promise<void> {
    const { qrPicture } = await import("./qr/picture");
    const found = this.find();
    const { link, said } = found
      ? await codeLink(found, this.address)
      : { link: placeLink(this.spot()), said: "" };
    this._said = said && t(said);
    this._code = qrPicture(link, t("app-share-qr"));
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

  /** In one size at once; the others can be chosen below. */
  async #embed(size: FrameSize): Promise<void> {
    const found = this.find();
    const code = found && (await embedCode(found, this.address, size));
    if (!code) {
      this._said = t("app-share-long");
      return;
    }
    await this.#copy(code);
    this._code = html`<div class="share-sizes segments" role="group" aria-label=${t("app-share-size")}>${frameSizes.map(
      (each) =>
        html`<button type="button" class="button" aria-pressed=${each === size} @click=${() => this.#embed(each)}>${sizeInWords(each)}</button>`,
    )}</div>`;
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

const sizeInWords = ([width, height]: FrameSize): string =>
  width === "100%" ? t("app-share-full-width") : `${width} × ${height}`;
