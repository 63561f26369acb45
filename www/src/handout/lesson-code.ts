// <cd-lesson-code>: a fold at the end of a lesson: the function of the core that the lesson is about, as it is written, and the numbers
// that it has in the running experiment.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { dueSince, frameTime } from "../base/pace";
import { loadMessages, t } from "../messages";
import { formatNumber } from "../panels/numbers";
import type { Session } from "../simulation/session";
import type { RustLines } from "./rust-lines";
import "./lesson-code.css";

export class LessonCode extends CdElement {
  static override properties = { lesson: {}, session: { attribute: false }, _lines: { state: true } };
  declare lesson: string;
  /** Of the experiment beside the text; null where nothing moves. */
  declare session: Session | null;
  declare _lines: RustLines | null;
  #readAt = 0;

  constructor() {
    super();
    this.lesson = "";
    this.session = null;
    this._lines = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void loadMessages("handout").then(() => this.requestUpdate());
  }
  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    const { session } = this;
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
    const { default: lines } = await import("virtual:rust-lines");
    this._lines = lines[this.lesson] ?? null;
  }

  protected override render(): TemplateResult {
    const lines = this._lines;
    return html`<details class="answer lesson-code" @toggle=${this.#open}><summary>${t("code-title")}</summary>
      ${
        lines
          ? html`<p class="lesson-code-place"><code>${lines.file}</code>, ${t("code-line", { line: lines.first })}</p>
            <pre tabindex="0"><code>${lines.text}</code></pre>${this.#values(lines)}`
          : nothing
      }</details>`;
  }
  #values({ values }: RustLines): TemplateResult | typeof nothing {
    const simulation = this.session?.selected.simulation;
    if (!simulation) return nothing;
    const known = new Set(simulation.observables().map(({ name }) => name));
    return html`<dl class="lesson-code-values numbers">${values
      .filter((name) => known.has(name))
      .map(
        (name) =>
          html`<div><dt><code>${name}</code></dt><dd>${formatNumber(simulation.observe(name))}</dd></div>`,
      )}</dl>`;
  }
}
customElements.define("cd-lesson-code", LessonCode);
