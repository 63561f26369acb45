// <lcp-code .workspace>: the problem as JSON to copy, save, paste or open, and as programs. What cannot be read changes nothing
// and stays in the field.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import { download } from "../plots/download";
import { type Code, codeOf, codesFor } from "./code";
import { WorkspaceElement } from "./element";
import { fromJson, NotAProblem, toJson } from "./problem";
import "./lcp.css";

export class CodeCard extends WorkspaceElement {
  static override properties = {
    _kind: { state: true },
    _typed: { state: true },
    _says: { state: true },
  };
  declare _kind: Code;
  /** Text being typed in place of the problem's own JSON; null while there is none. */
  declare _typed: string | null;
  declare _says: string;

  constructor() {
    super();
    this._kind = "json";
    this._typed = null;
    this._says = "";
  }
  #use(text: string): void {
    try {
      const problem = fromJson(text);
      this.workspace.set({
        tab: problem.b.length === 1 ? "pair" : this.workspace.tab === "pair" ? "plane" : this.workspace.tab,
        problem,
      });
      this._typed = null;
      this._says = t("lcp-code-used");
    } catch (error) {
      if (!(error instanceof NotAProblem)) throw error;
      this._typed = text;
      this._says = t(`lcp-code-wrong-${error.reason}`, { place: error.place });
    }
  }
  readonly #open = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = "";
    if (!file) return;
    if (file.size > 1_000_000) this._says = t("lcp-code-wrong-size", { place: file.name });
    else this.#use(await file.text());
  };
  readonly #copy = async (): Promise<void> => {
    const text = codeOf(this._kind, this.workspace.state.problem);
    try {
      await navigator.clipboard.writeText(text);
      this._says = t("lcp-code-copied");
    } catch {
      // Without leave to write there: marked, ready to be copied by hand.
      const place = this.querySelector<HTMLElement>("pre, textarea");
      if (place instanceof HTMLTextAreaElement) place.select();
      else if (place) getSelection()?.selectAllChildren(place);
      this._says = t("lcp-code-marked");
    }
  };

  protected override render(): TemplateResult | typeof nothing {
    if (!this.workspace) return nothing;
    const { problem } = this.workspace.state;
    const codes = codesFor(problem);
    if (!codes.includes(this._kind)) this._kind = "json";
    const choose = (kind: Code): void => {
      this._kind = kind;
      this._says = "";
    };
    return html`<div class="code-bar" role="group" aria-label=${t("lcp-code-title")}>${codes.map((kind) => html`<button type="button" class="button" data-code=${kind} aria-pressed=${kind === this._kind ? "true" : "false"} @click=${() => choose(kind)}>${t(`lcp-code-${kind}`)}</button>`)}
        <span class="push"></span><button type="button" class="button" @click=${this.#copy}>${t("lcp-code-copy")}</button></div>
      ${this._kind === "json" ? this.#json(toJson(problem)) : html`<pre class="code" tabindex="0">${codeOf(this._kind, problem)}</pre>`}
      <p class="code-says" role="status">${this._says}</p>`;
  }

  #json(own: string): TemplateResult {
    const typed = (event: Event): void => {
      this._typed = (event.target as HTMLTextAreaElement).value;
      this._says = "";
    };
    const changed = this._typed !== null && this._typed !== own;
    return html`<textarea class="code" spellcheck="false" rows="9" aria-label=${t("lcp-code-json")} .value=${this._typed ?? own} @input=${typed}></textarea>
      <div class="code-bar"><button type="button" class="button ${changed ? "strong" : ""}" ?disabled=${!changed} @click=${() => this.#use(this._typed ?? own)}>${t("lcp-code-use")}</button>
        <button type="button" class="button" ?disabled=${!changed} @click=${() => {
          this._typed = null;
          this._says = "";
        }}>${t("lcp-code-discard")}</button>
        <span class="push"></span><label class="button">${t("lcp-code-open")}<input class="unseen" type="file" accept="application/json,.json" @change=${this.#open}></label>
        <button type="button" class="button" @click=${() => download(new Blob([own], { type: "application/json" }), "lcp.json")}>${t("lcp-code-save")}</button></div>`;
  }
}
customElements.define("lcp-code", CodeCard);
