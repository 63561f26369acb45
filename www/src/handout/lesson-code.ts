// <cd-lesson-code>: a fold at the end of a lesson: the function of the core that the lesson is about, as it is written, and the numbers
// that it has in the running experiment.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { dueSince, frameTime } from "../base/pace";
import type { Readable, Reading } from "../base/readable";
import { language, loadMessages, t } from "../messages";
import { formatNumber } from "../panels/numbers";
import type { Session } from "../simulation/session";
import { type RustLines, sourcePage } from "./rust-lines";
import "./lesson-code.css";

export class LessonCode extends CdElement {
  static override properties = {
    lesson: {},
    session: { attribute: false },
    laboratory: { attribute: false },
    _lines: { state: true },
    _words: { state: true },
  };
  declare lesson: string;
  /** Of the experiment beside the text; null where nothing moves. */
  declare session: Session | null;
  /** Of a lesson without a simulation. */
  declare laboratory: Readable | null;
  declare _lines: RustLines | null;
  /** True once the messages are there. */
  declare _words: boolean;
  #readAt = 0;
  #paged = false;

  constructor() {
    super();
    this.lesson = "";
    this.session = null;
    this.laboratory = null;
    this._lines = null;
    this._words = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void loadMessages("handout").then(() => {
      this._words = true;
    });
  }
  protected override sources(): readonly unknown[] {
    return [this.session, this.laboratory];
  }
  protected override listen(): readonly Stop[] {
    const { session, laboratory } = this;
    if (laboratory) return [laboratory.follow(() => this.requestUpdate())];
    if (!session) return [];
    return (["frame", "change"] as const).map((event) => session.on(event, () => this.#read()));
  }
  #read(): void {
    if (!this._lines || !dueSince(this.#readAt)) return;
    this.#readAt = frameTime();
    this.requestUpdate();
  }
  async #open(event: Event): Promise<void> {
    if (!(event.currentTarget as HTMLDetailsElement).open || this._lines) return;
    const { default: lines, paged } = await import("virtual:rust-lines");
    this.#paged = paged;
    this._lines = lines[this.lesson] ?? null;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this._words) return nothing;
    const lines = this._lines;
    return html`<details class="answer lesson-code" @toggle=${this.#open}><summary>${t("code-title")}</summary>
      ${
        lines
          ? html`<p class="lesson-code-place">${this.#place(lines)}</p>
            <pre tabindex="0"><code>${lines.text}</code></pre>${this.#values(lines)}`
          : nothing
      }</details>`;
  }
  /** File and lines, with a link to the whole file. */
  #place({ file, first, last }: RustLines): TemplateResult {
    const range = t("code-lines", { first: String(first), last: String(last) });
    const place = html`<code>${file}</code>, ${range}`;
    return this.#paged
      ? html`<a href="./source/${sourcePage(file).slice("source/".length)}?lang=${language()}#L${first}-L${last}">${place}</a>`
      : place;
  }
  #values(lines: RustLines): TemplateResult | typeof nothing {
    const readings = this.laboratory?.readings() ?? this.#observed(lines);
    if (readings.length === 0) return nothing;
    return html`<dl class="lesson-code-values numbers">${readings.map(
      ([name, value]) => html`<div><dt><code>${name}</code></dt><dd>${formatNumber(value)}</dd></div>`,
    )}</dl>`;
  }
  #observed({ values }: RustLines): Reading[] {
    const simulation = this.session?.selected.simulation;
    if (!simulation) return [];
    const known = new Set(simulation.observables().map(({ name }) => name));
    return values.filter((name) => known.has(name)).map((name) => [name, simulation.observe(name)]);
  }
}
customElements.define("cd-lesson-code", LessonCode);
