// The switches of what is shown of contacts: a button with a list of check boxes.
import { html, type TemplateResult } from "lit";
import { t } from "../../messages";
import { placeBeside } from "../../panels/popover";
import { type LayerId, layerIds } from "./layers";

let count = 0;

export class LayerMenu {
  readonly shown = new Set<LayerId>(["points", "forces"]);
  /** True once the user has chosen: then the choice for crowded scenes no longer applies. */
  #chosen = false;
  readonly #id = `stage-layers-${++count}`;

  show(ids: readonly string[]): void {
    this.#chosen = true;
    this.#set(ids);
  }
  /** In a crowd points and forces would cover everything. */
  suit(crowded: boolean): void {
    if (!this.#chosen) this.#set(crowded ? [] : ["points", "forces"]);
  }
  #set(ids: readonly string[]): void {
    this.shown.clear();
    for (const id of layerIds) if (ids.includes(id)) this.shown.add(id);
  }

  template(redraw: () => void): TemplateResult {
    const place = (event: Event): void => {
      const popover = event.currentTarget as HTMLElement;
      placeBeside(event, popover.previousElementSibling as HTMLElement);
    };
    return html`<button type="button" class="button stage-toggle" popovertarget=${this.#id} aria-label=${t("stage-layers")}
        title=${t("stage-layers-help")}><span class="contact-mark" aria-hidden="true"></span><span
        class="stage-toggle-word stage-arrow-word">${t("stage-layers")}</span></button>
      <div popover class="menu stage-layers" id=${this.#id} role="group" aria-label=${t("stage-layers")} @toggle=${place}>
        ${layerIds.map((id) => this.#choice(id, redraw))}</div>`;
  }

  #choice(id: LayerId, redraw: () => void): TemplateResult {
    const change = (): void => {
      this.#chosen = true;
      if (!this.shown.delete(id)) this.shown.add(id);
      redraw();
    };
    return html`<label class="layer-choice"><input type="checkbox" data-layer=${id} .checked=${this.shown.has(id)} @change=${change}>
      <span class="layer-swatch layer-${id}" aria-hidden="true"></span><span>${t(`stage-layer-${id}`)}</span></label>`;
  }
}
