// The prescribed motion of a body: a switch, and a formula of t for each of its coordinates.
import { html, nothing, type TemplateResult } from "lit";
import "../formula/motion-field";
import { t } from "../messages";
import type { BodyDocument, BodyInfo, Vector } from "../simulation/core";
import type { Thing } from "../simulation/session";
import { vector } from "./fields";
import { released } from "./motion";
import { parameterName } from "./parameter-name";
import { documentOf } from "./shape-details";
import type { Workspace } from "./workspace";

type Moves = NonNullable<BodyDocument["moves"]>;
const components = ["x", "y", "z", "angle"] as const;

/** The formulas of a body with prescribed motion. A body that moves freely has no document read for this. */
export function movesOf(workspace: Workspace, body: BodyInfo): Moves | undefined {
  return body.fixed ? documentOf(workspace, body.id)?.moves : undefined;
}

export function motionFields(workspace: Workspace, thing: Thing, body: BodyInfo): TemplateResult {
  const moves = movesOf(workspace, body);
  const toggled = (event: Event): void => {
    if ((event.target as HTMLInputElement).checked) workspace.prescribe({ body: body.id });
    else workspace.update(thing, released);
  };
  return html`<div class="kit-field"><span class="kit-field-name"><span>${t("kit-tool-motion")}</span></span><input class="switch" type="checkbox" role="switch"
    aria-label=${t("kit-tool-motion")} .checked=${moves !== undefined} @change=${toggled}></div>
    ${moves ? formulas(workspace, thing, body, moves) : nothing}`;
}

function formulas(workspace: Workspace, thing: Thing, { kind }: BodyInfo, moves: Moves): TemplateResult {
  const { inSpace } = workspace;
  const change = (patch: Partial<Moves>): void => {
    workspace.update(thing, { moves: { ...moves, ...patch } });
  };
  const shown = components.filter(
    (name) =>
      (name === "angle" && kind === "rigid") || name === "x" || name === "y" || (name === "z" && inSpace),
  );
  const axis = moves.axis as Vector | undefined;
  return html`${shown.map(
    (
      name,
    ) => html`<div class="kit-field long"><cd-motion class="kit-condition" .turns=${name === "angle"} .value=${moves[name] ?? "0"} .label=${t(`kit-motion-${name}`)}
      @motion=${(event: CustomEvent<string>) => change({ [name]: event.detail })}></cd-motion></div>`,
  )}
  ${inSpace && kind === "rigid" && axis ? html`<div class="kit-field long"><span class="kit-field-name"><span>${parameterName("axis")}</span></span>${vector(parameterName("axis"), "", axis, (next) => change({ axis: next as Vector }))}</div>` : nothing}`;
}
