// One selected thing: its numbers to change, and what it does now.
import { html, nothing, type TemplateResult } from "lit";
import type { Among } from "../formula/condition";
import "../formula/condition-field";
import { t } from "../messages";
import { formatMeasured, listed, withUnit } from "../panels/numbers";
import { symbol } from "../panels/symbol";
import {
  type BodyInfo,
  type CatalogEntry,
  type ConstraintInfo,
  catalog,
  type ForceInfo,
  type Simulation,
  type Vector,
} from "../simulation/core";
import { type Magnitudes, magnitudesOf } from "../simulation/magnitude";
import { dimensionOf } from "../simulation/pose";
import type { Thing } from "../simulation/session";
import { symbolColor } from "../styles/palette";
import { type FieldValue, field, vector } from "./fields";
import type { Group } from "./kinds";
import { motionFields, movesOf } from "./motion-details";
import { parameterName } from "./parameter-name";
import { shapeFields } from "./shape-details";
import { bodyTitle } from "./words";
import type { Workspace } from "./workspace";

export function details(workspace: Workspace, thing: Thing): TemplateResult | typeof nothing {
  const { simulation } = workspace;
  if (thing.kind === "body") {
    const body = simulation.bodies().find(({ id }) => id === thing.id);
    return body ? ofBody(workspace, thing, body) : nothing;
  }
  if (thing.kind === "constraint") {
    const known = workspace.structure.constraints.find(({ id }) => id === thing.id);
    return known
      ? html`${fields(workspace, thing, entryOf("constraint", known.kind), known.parameters)}${typedCondition(workspace, thing, known)}${now(workspace, known)}`
      : nothing;
  }
  const info = simulation.forces().find(({ id }) => id === thing.id);
  return info
    ? html`${fields(workspace, thing, entryOf("force", info.kind), info.parameters)}${forceOf(simulation, info)}`
    : nothing;
}

function entryOf(group: Group, id: string): CatalogEntry | undefined {
  const { constraints, joints, forces } = catalog();
  const all = group === "force" ? forces : [...constraints, ...joints];
  return all.find((entry) => entry.id === id);
}

/** Numbers that count only while a switch of the same thing is on. */
const counting: Readonly<Record<string, string>> = {
  lower: "limited",
  upper: "limited",
  speed: "driven",
  maxTorque: "driven",
  maxForce: "driven",
};

/** Fields of an item's parameters, in the catalogue's order. */
function fields(
  workspace: Workspace,
  thing: Thing,
  entry: CatalogEntry | undefined,
  values: Readonly<Record<string, FieldValue>>,
): TemplateResult {
  return html`<div class="kit-fields">${entry?.parameters.map((info) => {
    const value = values[info.name];
    const idle = values[counting[info.name] ?? ""] === false;
    return value === undefined || idle || info.name === condition
      ? nothing
      : field(info, value, (next) => workspace.update(thing, { [info.name]: next }));
  })}</div>`;
}

/** The parameter of a constraint by formula that has a field of its own, with the derivatives below it. */
const condition = "condition";

function typedCondition(
  workspace: Workspace,
  thing: Thing,
  { bodies, parameters }: ConstraintInfo,
): TemplateResult | typeof nothing {
  const value = parameters[condition];
  if (value === undefined) return nothing;
  const { simulation } = workspace;
  const plane = simulation.space === "plane";
  const at = plane ? [0.37, 0.73] : [0.37, 0.73, 0.19];
  const shape = plane ? { disc: 0.1 } : { sphere: 0.1 };
  const kinds = new Map(simulation.bodies().map(({ id, kind }) => [id, kind]));
  const among: Among = {
    space: simulation.space,
    bodies: bodies.map((id) => (kinds.get(id) === "rigid" ? { shape, at } : { particle: {}, at })),
  };
  return html`<cd-condition class="kit-condition" .value=${String(value)} .among=${among} .label=${parameterName(condition)}
    @condition=${(event: CustomEvent<string>) => workspace.update(thing, { [condition]: event.detail })}></cd-condition>`;
}

function ofBody(workspace: Workspace, thing: Thing, body: BodyInfo): TemplateResult {
  const { simulation } = workspace;
  const told = movesOf(workspace, body) !== undefined;
  const part = (all: Float64Array, from: number, length: number): Vector => [
    ...all.subarray(from, from + length),
  ];
  const size = dimensionOf(body);
  const at = part(simulation.positions(), body.positionOffset, size);
  const velocity = part(simulation.velocities(), body.velocityOffset, size);
  const name = (sign: string, color: string, words: string): TemplateResult =>
    html`<span class="kit-field-name">${symbol(sign, color)}<span>${words}</span></span>`;
  return html`<div class="kit-fields">
    ${massField(workspace, thing, body.mass)}
    ${body.kind === "rigid" ? shapeFields(workspace, thing, body) : nothing}
    ${told ? nothing : fixedSwitch(workspace, body)}
    ${motionFields(workspace, thing, body)}
    <div class="kit-field long">${name("x", symbolColor("x"), t("kit-position"))}${vector(t("kit-position"), "m", at, (value) => workspace.move(body.id, { at: value as Vector }))}</div>
    ${body.fixed ? nothing : html`<div class="kit-field long">${name("v", symbolColor("v"), t("kit-velocity"))}${vector(t("kit-velocity"), "m/s", velocity, (value) => workspace.move(body.id, { velocity: value as Vector }))}</div>`}
  </div>`;
}

function fixedSwitch(workspace: Workspace, { id, fixed }: BodyInfo): TemplateResult {
  return html`<div class="kit-field"><span class="kit-field-name"><span>${t("kit-fixed")}</span></span><input class="switch" type="checkbox" role="switch"
    aria-label=${t("kit-fixed")} .checked=${fixed} @change=${(event: Event) => workspace.fix([id], (event.target as HTMLInputElement).checked)}></div>`;
}

/** As the catalogue describes the mass of a particle. */
function massField(workspace: Workspace, thing: Thing, mass: number): TemplateResult | typeof nothing {
  const [info] = catalog().bodies.flatMap(({ parameters }) =>
    parameters.filter(({ name }) => name === "mass"),
  );
  return info ? field(info, mass, (value) => workspace.update(thing, { mass: value })) : nothing;
}

interface Row {
  readonly c: number | null;
  readonly cDot: number;
  readonly lambda: number;
}

/** More constraints than these are slow to list: then the forces on single particles are left to the stage. */
const listable = 300;

/** C, Ċ and λ of every row, and the force on every body, at this moment. */
function now({ simulation, structure }: Workspace, known: ConstraintInfo): TemplateResult {
  if (structure.constraints.length <= listable) {
    const present = simulation.constraints().find(({ id }) => id === known.id) ?? known;
    return html`${rowsOf(simulation, known.unit, present.rows)}${forces(simulation, present.force, "f̂", "fhat")}`;
  }
  const [c, cDot, lambda] = [simulation.c(), simulation.cDot(), simulation.lambda()];
  const number = (all: Float64Array, i: number): number => all[known.rowOffset + i] ?? Number.NaN;
  const rows = known.rows.map((_, i) => ({
    c: number(c, i),
    cDot: number(cDot, i),
    lambda: number(lambda, i),
  }));
  return rowsOf(simulation, known.unit, rows);
}

function rowsOf(simulation: Simulation, unit: string, rows: readonly Row[]): TemplateResult {
  const magnitudes = magnitudesOf(simulation);
  const cell = (value: number, of: string): TemplateResult =>
    html`<td class="numbers">${withUnit(formatMeasured(value, of, magnitudes), of)}</td>`;
  const head = (sign: string, key: "C" | "Cdot" | "lambda", words: string): TemplateResult =>
    html`<th scope="col"><span class="unseen">${words}</span>${symbol(sign, symbolColor(key))}</th>`;
  return html`<table class="kit-now">
    <thead><tr>${head("C", "C", t("quantity-C"))}${head("Ċ", "Cdot", t("quantity-Cdot"))}${head("λ", "lambda", t("quantity-lambda"))}</tr></thead>
    <tbody>${rows.slice(0, rowsShown).map((row) => html`<tr>${cell(row.c ?? Number.NaN, unit)}${cell(row.cDot, unit === "" ? "1/s" : `${unit}/s`)}${cell(row.lambda, lambdaUnit(unit))}</tr>`)}</tbody>
  </table>`;
}
const rowsShown = 6;

function forceOf(simulation: Simulation, info: ForceInfo): TemplateResult {
  const all = simulation
    .bodies()
    .filter(({ id }) => info.bodies.length === 0 || info.bodies.includes(id))
    .map(({ id, velocityOffset: from, velocityLength: length }) => ({
      body: id,
      values: [...info.force.subarray(from, from + length)],
    }));
  return forces(simulation, all, "f", "f");
}

function forces(
  simulation: Simulation,
  all: readonly { readonly body: number; readonly values: readonly number[] }[],
  sign: string,
  key: "f" | "fhat",
): TemplateResult {
  const known = new Map(simulation.bodies().map((body) => [body.id, body]));
  const magnitudes = magnitudesOf(simulation);
  const rigid = (id: number): boolean => known.get(id)?.kind === "rigid";
  return html`<table class="kit-now kit-forces"><tbody>${all.slice(0, rowsShown).map(
    ({
      body,
      values,
    }) => html`<tr><th scope="row">${symbol(sign, symbolColor(key))} <span>${bodyTitle(body, known.get(body)?.name, rigid(body))}</span></th>
      <td class="numbers">${forceWords(values, simulation.space, rigid(body), magnitudes)}</td></tr>`,
  )}</tbody></table>${all.length > rowsShown ? html`<p class="kit-more">${t("stages-more", { count: all.length - rowsShown })}</p>` : nothing}`;
}

/** A force, and on a rigid body the torque about its centre: one number in the plane, three in space. */
function forceWords(
  values: readonly number[],
  space: Simulation["space"],
  rigid: boolean,
  magnitudes: Magnitudes,
): string {
  const written = (value: number, unit: string): string => formatMeasured(value, unit, magnitudes);
  const inWords = (part: readonly number[], unit: string): string =>
    withUnit(
      part.length === 1
        ? written(part[0] as number, unit)
        : `(${listed(part.map((value) => written(value, unit)))})`,
      unit,
    );
  const size = space === "plane" ? 2 : 3;
  const force = inWords(values.slice(0, size), "N");
  return rigid ? `${force}, ${inWords(values.slice(size), "N·m")}` : force;
}

/** λ times a gradient is a force: N per unit of ∂C. */
function lambdaUnit(unit: string): string {
  const known: Readonly<Record<string, string>> = { "": "N·m", m: "N", "m²": "N/m", "m³": "N/m²" };
  return known[unit] ?? `N·m/${unit}`;
}
