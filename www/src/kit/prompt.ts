// <cd-kit-prompt .workspace>: one line under the stage: the next input of the tool in use, the same by keyboard, and the
// last message.
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../base/icons";
import { t } from "../messages";
import { failureDetail, failureSentence } from "../panels/failure-words";
import { ascii } from "../panels/numbers";
import { KitElement } from "./element";
import { FuseTool } from "./tools/fuse";
import { JointTool } from "./tools/joint";
import { MotionTool } from "./tools/motion";
import { PickTool } from "./tools/pick";
import { PolygonTool } from "./tools/polygon";
import { ShapeTool } from "./tools/shape";
import { WindTool } from "./tools/wind";
import { typedRows } from "./typed";
import { kindTitle } from "./words";
import type { Notice } from "./workspace";

/** Kinds of input that can be typed instead of pointed at. */
type Typed = "place" | "corners" | "particles" | "bodies";

export class Prompt extends KitElement {
  static override properties = { _wrong: { state: true } };
  /** True where the last typed input could not be used. */
  declare _wrong: boolean;

  constructor() {
    super();
    this._wrong = false;
  }
  protected override render(): TemplateResult | typeof nothing {
    const { workspace } = this;
    if (!workspace) return nothing;
    const { notice, gathering } = workspace;
    return html`<div class="kit-prompt">
      <p class="kit-words ${notice?.warning ? "warning" : ""}" role="status">${
        notice
          ? html`${icon(notice.warning ? "warning" : "info")}<span>${noticeWords(notice)}</span>
        <button type="button" class="button" aria-label=${t("kit-quiet")} title=${t("kit-quiet")} @click=${() => workspace.quiet()}>${icon("close")}</button>`
          : this.#instruction()
      }</p>
      ${gathering?.enough ? html`<button type="button" class="button kit-done" @click=${() => gathering.finish()}>${icon("check")}${t("kit-done")}</button>` : nothing}
      ${this.#typing()}
    </div>`;
  }

  #instruction(): string {
    const { workspace } = this;
    const { gathering } = workspace;
    if (gathering instanceof JointTool) {
      const title = kindTitle(gathering.kind.group, gathering.kind.entry);
      if (gathering.kind.anchors === "none" && gathering.count === 0)
        return t(`kit-tool-${workspace.tool}-help`);
      return t(gathering.count === 0 ? "kit-joint-first" : "kit-joint-second", { title });
    }
    // A drum and its load have an order, which the help names.
    const ordered = workspace.tool === "drum" && gathering?.count === 0;
    if (!(gathering instanceof PickTool) || ordered) return t(`kit-tool-${workspace.tool}-help`);
    const { kind, slot, count } = gathering;
    const title = kindTitle(kind.group, kind.entry);
    if (!slot || slot.min === 0) return t("kit-pick-any", { title });
    const total = kind.slots.reduce((sum, { min }) => sum + min, 0);
    if (slot.max > slot.min) return t("kit-pick-open", { title, count, least: slot.min });
    return t("kit-pick", { title, number: count + 1, total });
  }

  /** Coordinates or numbers of bodies: what the mouse would point at. */
  #typing(): TemplateResult | typeof nothing {
    const { workspace } = this;
    const wanted = this.#wanted();
    if (!wanted) return nothing;
    const deep = workspace.inSpace && (wanted === "place" || wanted === "corners");
    const label = t(deep ? `kit-type-${wanted}-space` : `kit-type-${wanted}`);
    const submit = (event: Event): void => {
      event.preventDefault();
      const input = this.querySelector("input") as HTMLInputElement;
      this._wrong = !this.#use(input.value, wanted);
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

  #wanted(): Typed | null {
    const { tool, stage, gathering } = this.workspace;
    if (gathering instanceof PolygonTool) return "corners";
    if (tool === "particle" || stage?.tool instanceof ShapeTool) return "place";
    const wire = tool === "ring" || tool === "line" || tool === "pencil";
    if ([JointTool, FuseTool, MotionTool, WindTool].some((each) => gathering instanceof each))
      return "bodies";
    return gathering || wire ? "particles" : null;
  }

  #use(text: string, wanted: Typed): boolean {
    const { workspace } = this;
    const rows = typedRows(ascii(text).replaceAll(";", wanted === "corners" ? "\n" : ";"));
    const numbers = rows?.flat();
    if (!rows || !numbers) return false;
    const size = workspace.inSpace ? 3 : 2;
    const places = wanted === "corners" ? rows : [numbers];
    if ((wanted === "place" || wanted === "corners") && places.some(({ length }) => length !== size))
      return this.#cannot("kit-type-place-wrong");
    const tool = workspace.stage?.tool;
    if (tool instanceof PolygonTool)
      return (
        tool.corners(rows) ||
        this.#cannot(workspace.tool === "chain" ? "kit-chain-corners" : "kit-polygon-corners")
      );
    if (tool instanceof ShapeTool) return tool.at(numbers);
    if (wanted === "place") return workspace.particle(numbers, workspace.fixed);
    const ids = workspace.simulation.bodies().map(({ id }) => id);
    const missing = numbers.find((each) => !ids.includes(each));
    if (missing !== undefined) return this.#cannot("kit-type-none", { number: missing });
    if (workspace.takeBodies(numbers)) return true;
    return workspace.notice?.warning ? false : this.#cannot("kit-type-count");
  }

  #cannot(id: string, args: Record<string, number> = {}): false {
    this.workspace.say(id, args, true);
    return false;
  }
}

function noticeWords({ id, args, failure }: Notice): TemplateResult {
  const message = failure ? { message: failureSentence(failure) } : {};
  return html`${t(id, { ...args, ...message })}${failure ? failureDetail(failure) : nothing}`;
}
customElements.define("cd-kit-prompt", Prompt);
