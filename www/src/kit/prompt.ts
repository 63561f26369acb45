// <cd-kit-prompt .bench>: one line under the stage: what the tool in use wants next, the same by keyboard, and what was
// said last.
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icon } from "../icons";
import { Localized, t } from "../messages";
import { follow } from "./follow";
import { typedNumbers } from "./typed";
import { kindTitle } from "./words";
import type { Workbench } from "./workbench";

export class Prompt extends LitElement {
  static override properties = { bench: { attribute: false }, _wrong: { state: true } };
  declare bench: Workbench;
  /** Whether what was typed last could not be used. */
  declare _wrong: boolean;

  constructor() {
    super();
    this._wrong = false;
    new Localized(this);
    follow(this, () => this.bench);
  }
  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { bench } = this;
    if (!bench) return nothing;
    const { notice, picking } = bench;
    return html`<div class="kit-prompt">
      <p class="kit-words ${notice?.warning ? "warning" : ""}" role="status">${
        notice
          ? html`${icon(notice.warning ? "warning" : "info")}<span>${t(notice.id, notice.args)}</span>
        <button type="button" class="button" aria-label=${t("kit-quiet")} title=${t("kit-quiet")} @click=${() => bench.quiet()}>${icon("close")}</button>`
          : this.#instruction()
      }</p>
      ${picking?.enough && picking.count > 0 ? html`<button type="button" class="button kit-done" @click=${() => picking.finish()}>${icon("check")}${t("kit-done")}</button>` : nothing}
      ${this.#typing()}
    </div>`;
  }

  #instruction(): string {
    const { bench } = this;
    const { picking } = bench;
    if (!picking) return t(`kit-tool-${bench.tool}-help`);
    const { kind, slot, count } = picking;
    const title = kindTitle(kind.group, kind.entry);
    if (!slot || slot.min === 0) return t("kit-pick-any", { title });
    const open = slot.max === Number.POSITIVE_INFINITY;
    const total = kind.slots.reduce((sum, { min }) => sum + min, 0);
    if (open) return t("kit-pick-open", { title, count, least: slot.min });
    return t("kit-pick", { title, number: count + 1, total });
  }

  /** Coordinates or numbers of particles: what the mouse would point at. */
  #typing(): TemplateResult | typeof nothing {
    const { bench } = this;
    const place = bench.tool === "particle";
    const wire = bench.tool === "ring" || bench.tool === "line" || bench.tool === "pencil";
    if (!place && !bench.picking && !wire) return nothing;
    const label = place
      ? t(bench.simulation.space === "plane" ? "kit-type-place" : "kit-type-place-space")
      : t("kit-type-particles");
    const submit = (event: Event): void => {
      event.preventDefault();
      const input = this.querySelector("input") as HTMLInputElement;
      const numbers = typedNumbers(input.value);
      this._wrong = numbers === null || !this.#use(numbers, place);
      if (!this._wrong) input.value = "";
    };
    return html`<form class="kit-type" @submit=${submit}>
      <input type="text" autocomplete="off" spellcheck="false" aria-label=${label} aria-keyshortcuts="/" title=${`${label} (/)`} placeholder=${label} aria-invalid=${this._wrong ? "true" : nothing}
        @input=${() => {
          this._wrong = false;
        }}>
      <button type="submit" class="button" aria-label=${t("kit-add")} title=${t("kit-add")}>${icon("plus")}</button>
    </form>`;
  }

  #use(numbers: readonly number[], place: boolean): boolean {
    const { bench } = this;
    if (place) {
      if (numbers.length !== (bench.simulation.space === "plane" ? 2 : 3))
        return this.#cannot("kit-type-place-wrong");
      return bench.particle(numbers, bench.fixed);
    }
    const ids = bench.simulation.bodies().map(({ id }) => id);
    const missing = numbers.find((each) => !ids.includes(each));
    if (missing !== undefined) return this.#cannot("kit-type-none", { number: missing });
    if (bench.takeBodies(numbers)) return true;
    return bench.notice?.warning ? false : this.#cannot("kit-type-count");
  }

  #cannot(id: string, args: Record<string, number> = {}): false {
    this.bench.say(id, args, true);
    return false;
  }
}
customElements.define("cd-kit-prompt", Prompt);
