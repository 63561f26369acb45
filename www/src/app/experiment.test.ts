// A link carries runs and plots bit for bit; links that were given away stay good.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { unpack } from "../kit/share";
import { type SceneDocument, simulate } from "../simulation/core";
import { Session } from "../simulation/session";
import { startCore } from "../simulation/start-core.testing";
import {
  experimentIn,
  type LinkedExperiment,
  packExperiment,
  retrace,
  showExperiment,
  unpackExperiment,
} from "./experiment";

beforeAll(() => {
  startCore();
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  // A frame has time for all its steps, however busy the machine is.
  vi.spyOn(performance, "now").mockReturnValue(0);
});

const hashes = (session: Session): string[] => session.runs.map(({ simulation }) => simulation.stateHash());

describe("a link to an experiment", () => {
  it("brings back all runs in their state, which then step alike", async () => {
    const session = new Session("circle", { integrator: "explicit-euler", alpha: 3 }, { name: "a" });
    session.addRun({ name: "b", parameters: { integrator: "rk4" } });
    session.stepForward(37);
    session.apart = true;
    const text = (await packExperiment(session, ["C", "drift"])) as string;
    const address = `#/circle?state=${text}`;
    expect(text.length).toBeLessThan(8000);
    expect(experimentIn(address)).toBe(text);
    const experiment = (await unpackExperiment(text)) as LinkedExperiment;
    expect(experiment.plots).toEqual(["C", "drift"]);
    const other = new Session("circle");
    expect(showExperiment(other, experiment)).toBe(true);
    expect(hashes(other)).toEqual(hashes(session));
    expect(other.apart).toBe(true);
    expect(other.runs.map(({ name }) => name)).toEqual(["a", "b"]);
    for (const each of [session, other]) each.stepForward(10);
    expect(hashes(other)).toEqual(hashes(session));
  });

  it("has a past again where nothing was changed on the way", async () => {
    const session = new Session("circle", { integrator: "explicit-euler" }, { name: "a" });
    session.addRun({ name: "b", parameters: { integrator: "rk4" } });
    session.stepForward(150);
    const opened = async (): Promise<Session> => {
      const experiment = (await unpackExperiment(
        (await packExperiment(session, [])) ?? "",
      )) as LinkedExperiment;
      const other = new Session("circle");
      other.need(["C.norm"]);
      showExperiment(other, experiment);
      retrace(other, experiment);
      expect(hashes(other)).toEqual(hashes(session));
      return other;
    };
    const whole = await opened();
    expect(whole.from).toBe(0);
    expect(whole.selected.simulation.series("C.norm").t.length).toBeGreaterThan(100);
    // A hand that was there is not in the link.
    session.place(0, [0, 1]);
    session.stepForward(50);
    const cut = await opened();
    expect(cut.from).toBe(cut.time);
  });

  it("takes the beginning of what is too large for a link in its state", async () => {
    const session = new Session("box-of-spheres");
    for (const restitution of [0.1, 0.2, 0.3]) session.addRun({ name: "r", parameters: { restitution } });
    session.stepForward(60);
    const read = await unpackExperiment((await packExperiment(session, [])) ?? "");
    expect(read?.runs.map(({ scene }) => typeof scene)).toEqual(Array(4).fill("string"));
  });

  it("that was given away with the first version still opens", async () => {
    const kept =
      "Fc0xCsJAEAXQu_x6hESwmdZjSIrJ5qsLm80yOxEh5O5i-ap34EPveavQUeB77dDHgWoroZhpCwQ9sf6ZsqdCCJq5rQx6hx6w0t4Gvd4EM8Og4yDINfhyi82h4LeVnHJcuBc6znMSdBam4AIdBK1s8Z9xh2Dx_AxM5w8";
    const read = (await unpackExperiment(kept)) as LinkedExperiment;
    expect(read.runs).toEqual([
      { name: "bead", scene: "circle", parameters: { alpha: 25, beta: 10, integrator: "explicit-euler" } },
    ]);
    expect(read.plots).toEqual(["C", "drift"]);
    const session = new Session("pendulum");
    expect(showExperiment(session, read)).toBe(true);
    expect(session.selected.simulation.get("beta")).toBe(10);
  });

  it("that is damaged, or of another kind, opens nothing", async () => {
    for (const bad of ["", "!", "AAAA", "q1Yqy"]) expect(await unpackExperiment(bad)).toBeNull();
  });

  it("that the core refuses leaves the experiment as it was", async () => {
    const session = new Session("circle");
    const before = hashes(session);
    const wrong: LinkedExperiment = {
      version: 1,
      runs: [{ name: "x", scene: "nothing" }],
      selected: 0,
      plots: [],
    };
    expect(showExperiment(session, wrong)).toBe(false);
    expect(hashes(session)).toEqual(before);
  });
});

it("documents in links are scenes of the core", async () => {
  const session = new Session("pendulum");
  const experiment = await unpack<LinkedExperiment>((await packExperiment(session, [])) as string);
  expect(simulate(experiment.runs[0]?.scene as SceneDocument).stateHash()).toBe(hashes(session)[0]);
});
