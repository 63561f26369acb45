// The legend of the arrows, which is also how they are switched on and off.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import type { Session } from "../simulation/session";
import { symbolMark } from "./symbol-mark";
import type { ArrowKind } from "./vectors";

export interface Toggles {
  readonly session: Session;
  readonly arrows: ReadonlySet<ArrowKind>;
  /** The kinds of arrows that there are. */
  readonly kinds: readonly ArrowKind[];
  readonly exact: boolean;
  /** Prefix of the messages that explain them. */
  readonly words: string;
  /** True where an exact motion is known. */
  readonly exactKnown: boolean;
  /** Further switches of the picture. */
  readonly more: TemplateResult | typeof nothing;
  toggleArrow(kind: ArrowKind): void;
  toggleExact(): void;
}

export function togglesTemplate(toggles: Toggles): TemplateResult {
  return html`<div class="stage-toggles" role="group" aria-label=${t("stage-arrows")}>
    ${toggles.kinds.map((kind) => arrowToggle(toggles, kind))}
    ${toggles.more} ${toggles.exactKnown ? exactToggle(toggles) : nothing}
  </div>`;
}

function exactToggle(toggles: Toggles): TemplateResult {
  return html`<button type="button" class="button stage-toggle stage-toggle-exact" aria-pressed=${toggles.exact}
    aria-label=${t("stage-exact")} title=${t("stage-exact-help")} @click=${() => toggles.toggleExact()}>
    <span class="exact-mark" aria-hidden="true"></span><span class="stage-toggle-word">${t("stage-exact")}</span>
  </button>`;
}

function arrowToggle(toggles: Toggles, kind: ArrowKind): TemplateResult {
  const { session } = toggles;
  const enter = (): void => {
    session.highlight = { symbol: kind, source: "stage-legend" };
  };
  const leave = (): void => {
    if (session.highlight?.source === "stage-legend") session.highlight = null;
  };
  return html`<button type="button" class="button stage-toggle" .style="--symbol: var(--${kind})"
    aria-pressed=${toggles.arrows.has(kind)} aria-label=${t(`stage-arrow-${kind}`)} title=${t(`${toggles.words}-arrow-${kind}-help`)}
    @click=${() => toggles.toggleArrow(kind)} @pointerenter=${enter} @pointerleave=${leave} @focus=${enter} @blur=${leave}>
    ${symbolMark(kind)}<span class="stage-toggle-word stage-arrow-word">${t(`stage-arrow-${kind}`)}</span>
  </button>`;
}
