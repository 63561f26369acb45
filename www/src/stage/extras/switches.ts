// The switches of a stage's extras: small buttons beside the camera's.
import { html, type TemplateResult } from "lit";
import { drawn } from "../../base/icons";
import { t } from "../../messages";
import type { Extra, ExtraId } from "./extra";

export function extraSwitches(
  extras: readonly Extra[],
  on: ReadonlySet<ExtraId>,
  toggle: (id: ExtraId) => void,
): TemplateResult[] {
  return extras.map(
    ({
      id,
      mark,
      key,
    }) => html`<button type="button" class="button stage-extra" data-extra=${id} aria-pressed=${on.has(id)}
      aria-label=${t(`stage-${id}`)} title=${`${t(`stage-${id}-help`)} (${key.toUpperCase()})`} aria-keyshortcuts=${key}
      @click=${() => toggle(id)}>${drawn(mark)}</button>`,
  );
}
