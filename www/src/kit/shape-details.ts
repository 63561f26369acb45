// The numbers of a rigid body beside its mass: size, surface, angle. They are read from the scene's document, once for every
// structure: a document of a large scene takes a while to write.
import { html, nothing, type TemplateResult } from "lit";
import {
  type BodyDocument,
  type BodyInfo,
  catalog,
  type ParameterDescription,
  type ShapeDocument,
} from "../simulation/core";
import type { Thing } from "../simulation/session";
import type { Structure } from "./edits";
import { type FieldValue, field } from "./fields";
import type { Workbench } from "./workbench";

const number = (
  name: string,
  symbol: string,
  unit: string,
  [min, max]: readonly [number, number],
  soft: readonly [number, number],
): ParameterDescription => ({
  name,
  symbol,
  unit,
  type: "number",
  min,
  max,
  soft,
  scale: "linear",
  help: "",
});

const friction = number("friction", "μ", "", [0, 100], [0, 1]);
const sliding = number("slidingFriction", "μ_k/μ", "", [0, 1], [0, 1]);
const rolling = number("rollingFriction", "μ_r", "m", [0, 1e3], [0, 0.1]);
const torsional = number("torsionalFriction", "μ_t", "m", [0, 1e3], [0, 0.1]);
const restitution = number("restitution", "e", "", [0, 1], [0, 1]);
const angle = number("angle", "θ", "rad", [-1e6, 1e6], [-Math.PI, Math.PI]);
const documents = new WeakMap<Structure, ReadonlyMap<number, BodyDocument>>();

function documentOf(bench: Workbench, id: number): BodyDocument | undefined {
  const { structure } = bench;
  let found = documents.get(structure);
  if (!found) {
    const { bodies, ids } = bench.simulation.toJSON();
    found = new Map(bodies.map((body, i) => [ids?.bodies?.[i] ?? i, body]));
    documents.set(structure, found);
  }
  return found.get(id);
}

export function shapeFields(bench: Workbench, thing: Thing, body: BodyInfo): TemplateResult | typeof nothing {
  const document = documentOf(bench, body.id);
  if (!document?.shape) return nothing;
  const set = (name: string) => (value: unknown) => bench.update(thing, { [name]: value });
  return html`${sizes(document.shape, (shape) => bench.update(thing, { shape }))}
    ${field(friction, document.friction ?? 0.5, set("friction"))}
    ${field(sliding, document.slidingFriction ?? 1, set("slidingFriction"))}
    ${field(rolling, document.rollingFriction ?? 0, set("rollingFriction"))}
    ${body.positionLength > 3 ? field(torsional, document.torsionalFriction ?? 0, set("torsionalFriction")) : nothing}
    ${field(restitution, document.restitution ?? 0, set("restitution"))}
    ${body.positionLength === 3 ? field(angle, document.angle ?? 0, set("angle")) : nothing}`;
}

/** The numbers of a shape, as the catalogue lists them: one stands by itself in a document, several stand together. */
function sizes(shape: ShapeDocument, change: (shape: unknown) => void): TemplateResult | typeof nothing {
  const entry = catalog().shapes.find(({ id }) => id in shape);
  if (!entry) return nothing;
  const value = (shape as Record<string, unknown>)[entry.id];
  const [only, ...more] = entry.parameters;
  if (only && more.length === 0)
    return field(only, value as FieldValue, (next) => change({ [entry.id]: next }));
  const all = value as Readonly<Record<string, FieldValue>>;
  return html`${entry.parameters
    .filter(({ name }) => all[name] !== undefined)
    .map((info) =>
      field(info, all[info.name] as FieldValue, (next) =>
        change({ [entry.id]: { ...all, [info.name]: next } }),
      ),
    )}`;
}
