// The numbers of a rigid body beside its mass: size, surface, angle. They are read from the scene's document, once for every
// structure: a document of a large scene takes a while to write.
import { html, nothing, type TemplateResult } from "lit";
import {
  type BodyDocument,
  type BodyInfo,
  catalog,
  type ParameterDescription,
  type ShapeDocument,
  type Simulation,
} from "../simulation/core";
import { documentsOf } from "../simulation/prescribed";
import type { Thing } from "../simulation/session";
import type { Structure } from "./edits";
import { type FieldValue, field } from "./fields";
import type { Workspace } from "./workspace";

/** Shown of a body besides its mass, where its space has it. */
const shown = [
  "friction",
  "slidingFriction",
  "rollingFriction",
  "torsionalFriction",
  "restitution",
  "angle",
  "groups",
  "ignores",
];

/** Parameters of bodies in a space, by the catalogue: those of the plane have an angle. */
function described(space: Simulation["space"]): readonly ParameterDescription[] {
  const bodies = catalog().bodies.filter(({ id }) => id === "body");
  const flat = (parameters: readonly ParameterDescription[]): boolean =>
    parameters.some(({ name }) => name === "angle");
  return bodies.find(({ parameters }) => flat(parameters) === (space === "plane"))?.parameters ?? [];
}

const documents = new WeakMap<Structure, ReadonlyMap<number, BodyDocument>>();

/** The document of a body, as it was when the structure was read. */
export function documentOf(workspace: Workspace, id: number): BodyDocument | undefined {
  const { structure } = workspace;
  let found = documents.get(structure);
  if (!found) {
    found = documentsOf(workspace.simulation);
    documents.set(structure, found);
  }
  return found.get(id);
}

export function shapeFields(
  workspace: Workspace,
  thing: Thing,
  body: BodyInfo,
): TemplateResult | typeof nothing {
  const document = documentOf(workspace, body.id);
  if (!document?.shape) return nothing;
  const infos = described(workspace.simulation.space);
  const values: Readonly<Record<string, unknown>> = { ...document };
  return html`${sizes(document.shape, (shape) => workspace.update(thing, { shape }))}
    ${shown.map((name) => {
      const info = infos.find((each) => each.name === name);
      return info
        ? field(info, (values[name] ?? info.default) as FieldValue, (value) =>
            workspace.update(thing, { [name]: value }),
          )
        : nothing;
    })}`;
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
