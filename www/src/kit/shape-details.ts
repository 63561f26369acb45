// The numbers of a rigid body beside its mass: size, surface, angle. They are read from the scene's document, once for every
// structure: a document of a large scene takes a while to write.
import { html, nothing, type TemplateResult } from "lit";
import type { BodyDocument, BodyInfo, ParameterDescription } from "../simulation/core";
import type { Thing } from "../simulation/session";
import type { Structure } from "./edits";
import { field } from "./fields";
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
const restitution = number("restitution", "e", "", [0, 1], [0, 1]);
const angle = number("angle", "θ", "rad", [-1e6, 1e6], [-Math.PI, Math.PI]);
const radius = number("radius", "r", "m", [1e-3, 1e4], [0.05, 2]);
const half: ParameterDescription = { ...number("half", "a", "m", [1e-3, 1e4], [0.05, 2]), type: "vector" };

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
  const { box, disc, sphere } = document.shape as { box?: number[]; disc?: number; sphere?: number };
  const round = disc !== undefined ? "disc" : "sphere";
  const size = disc ?? sphere;
  return html`${box ? field(half, box, (value) => bench.update(thing, { shape: { box: value } })) : nothing}
    ${size === undefined ? nothing : field(radius, size, (value) => bench.update(thing, { shape: { [round]: value } }))}
    ${field(friction, document.friction ?? 0.5, set("friction"))}
    ${field(restitution, document.restitution ?? 0, set("restitution"))}
    ${body.positionLength === 3 ? field(angle, document.angle ?? 0, set("angle")) : nothing}`;
}
