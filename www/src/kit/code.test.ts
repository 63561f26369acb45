// The Jupyter cell holds the scene, and its JavaScript gives Python the numbers of the core.
import { pathToFileURL } from "node:url";
import { beforeAll, expect, it } from "vitest";
import { type SceneDocument, simulate } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";
import { codeOf } from "./code";

beforeAll(startCore);

interface Widget {
  render(view: { model: Model; el: { textContent: string } }): Promise<void>;
}
class Model {
  saved = false;
  constructor(readonly traits: Record<string, unknown>) {}
  get = (name: string): unknown => this.traits[name];
  set = (name: string, value: unknown): void => {
    this.traits[name] = value;
  };
  save_changes = (): void => {
    this.saved = true;
  };
}

it("the Jupyter cell runs the scene in the package, and its numbers are the core's", async () => {
  const named: SceneDocument = { ...simulate("double-pendulum").toJSON(), title: 'a "quoted" \\ title' };
  const cell = codeOf("python", named);
  const scene: unknown = JSON.parse(/json\.loads\(r"""(.*?)"""\)/s.exec(cell)?.[1] ?? "");
  const { state: _, ...document } = named;
  expect(scene).toEqual(document);
  const source = /_esm = """(.*?)"""/s.exec(cell)?.[1] ?? "";
  const widget = ((await import(`data:text/javascript,${encodeURIComponent(source)}`)) as { default: Widget })
    .default;
  const own = pathToFileURL(`${import.meta.dirname}/../../../pkg/constrained_dynamics.js`).href;
  const model = new Model({ package: own, scene, steps: 50 });
  const el = { textContent: "" };
  await widget.render({ model, el });
  const here = simulate(document as SceneDocument);
  here.step(50);
  expect(model.saved).toBe(true);
  expect(model.traits).toMatchObject({
    time: here.time,
    positions: [...here.positions()],
    multipliers: [...here.lambda()],
  });
  expect(el.textContent).toContain("ok");
});
