// Code that embeds an experiment: what embed.html makes of its words are the same runs at the same time.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { embedWords, frameSizes } from "./app/share-embed";
import { readQuery } from "./element/query";
import { readSource } from "./element/source";
import { startSession } from "./element/start";
import { Session } from "./simulation/session";
import { startCore } from "./simulation/start-core.testing";

beforeAll(() => {
  startCore();
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});

async function embedded(session: Session): Promise<Session> {
  const words = Object.entries((await embedWords({ session })) ?? {});
  const source = await readSource(words);
  const known = { parameters: session.selected.simulation.parameters(), languages: ["en"] };
  const { wanted, complaints, unknown } = readQuery(words, known);
  expect([complaints, unknown]).toEqual([[], []]);
  const other = startSession(source.scene, source.preset, wanted, known.parameters);
  const steps = Math.ceil((wanted.from - other.time) / other.selected.simulation.stepSize - 1e-6);
  if (steps > 0) other.stepForward(steps);
  return other;
}
const hashes = (session: Session): string[] => session.runs.map(({ simulation }) => simulation.stateHash());

describe("the code of an embedded experiment", () => {
  it("shows one run at its time and speed", async () => {
    const session = new Session("circle", { alpha: 3 });
    session.stepForward(37);
    session.speed = 0.25;
    const other = await embedded(session);
    expect(hashes(other)).toEqual(hashes(session));
    expect(other.speed).toBe(0.25);
  });
  it("shows all runs of one scene, that with nothing changed among them", async () => {
    const session = new Session("circle", {}, { name: "a" });
    session.addRun({ name: "b", parameters: { integrator: "rk4", alpha: 25 } });
    session.stepForward(20);
    const other = await embedded(session);
    expect(other.runs.length).toBe(2);
    expect(hashes(other)).toEqual(hashes(session));
  });
  it("shows the selected run where they are runs of several scenes", async () => {
    const session = new Session("circle");
    session.setRuns([
      { name: "a", scene: "circle", parameters: {} },
      { name: "b", scene: "pendulum", parameters: {} },
    ]);
    const other = await embedded(session);
    expect(hashes(other)).toEqual([session.selected.simulation.stateHash()]);
  });
  it("comes in sizes from a small frame to the full width", () => {
    expect(frameSizes.map(([width]) => width)).toEqual(["640", "960", "1280", "100%"]);
  });
});
