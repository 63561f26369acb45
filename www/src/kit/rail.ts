// <cd-kit-rail .bench>: the tools, whether new particles are fixed, and everything else the catalogue has.
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { Localized, t } from "../messages";
import { kitIcon } from "./icons";
import "./menu";
import { follow } from "./follow";
import { keepOneStop, walkToolbar } from "./toolbar";
import { type ToolEntry, tools } from "./tools";
import type { Workbench } from "./workbench";

export class Rail extends LitElement {
  static override properties = { bench: { attribute: false } };
  declare bench: Workbench;

  constructor() {
    super();
    new Localized(this);
    follow(this, () => this.bench);
  }
  protected override createRenderRoot(): this {
    return this;
  }

  protected override updated(): void {
    // The menu draws its button by itself.
    void Promise.resolve().then(() => keepOneStop(this));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { bench } = this;
    if (!bench) return nothing;
    const families = [...new Set(tools.map(({ family }) => family))];
    const gap = html`<span class="kit-gap"></span>`;
    const part = (family: ToolEntry["family"]): TemplateResult =>
      html`${tools.filter((tool) => tool.family === family).map((tool) => this.#tool(tool))}${family === "make" ? this.#fixed() : nothing}${gap}`;
    return html`<div class="kit-rail" role="toolbar" aria-label=${t("kit-tools")} @keydown=${walkToolbar} @focusin=${() => keepOneStop(this)}>
      ${families.map(part)}<cd-kit-menu .bench=${bench}></cd-kit-menu>
    </div>`;
  }

  #fixed(): TemplateResult {
    const { bench } = this;
    return html`<button type="button" class="button kit-tool" aria-pressed=${bench.fixed} aria-keyshortcuts="f" title=${`${t("kit-make-fixed")} (F)`}
      aria-label=${t("kit-make-fixed")} @click=${() => toggleFixed(bench)}>${kitIcon("fixed")}</button>`;
  }

  #tool({ id, icon: name, key, create }: ToolEntry): TemplateResult {
    const { bench } = this;
    const title = t(`kit-tool-${id}`);
    return html`<button type="button" class="button kit-tool" data-tool=${id} aria-pressed=${bench.tool === id} aria-keyshortcuts=${key}
      aria-label=${title} title=${`${title} (${key.toUpperCase()}): ${t(`kit-tool-${id}-help`)}`} ?disabled=${create(bench) === null}
      @click=${() => bench.use(id)}>${kitIcon(name)}</button>`;
  }
}
customElements.define("cd-kit-rail", Rail);

/** Selected particles become fixed or free; without any, it says what new ones shall be. */
export function toggleFixed(bench: Workbench): void {
  const bodies = bench.simulation
    .bodies()
    .filter(({ id }) => bench.selection.some((thing) => thing.kind === "body" && thing.id === id));
  if (bodies.length === 0) {
    bench.fixed = !bench.fixed;
    return;
  }
  const fixed = bodies.some((body) => !body.fixed);
  bench.fix(
    bodies.map(({ id }) => id),
    fixed,
  );
}
