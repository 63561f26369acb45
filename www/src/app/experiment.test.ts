// A link carries runs and plots bit for bit; links that were given away stay good.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { pack, unpack } from "../kit/share";
import { type SceneDocument, simulate } from "../simulation/core";
import { Session } from "../simulation/session";
import { startCore } from "../simulation/start-core.testing";
import {
  experimentIn,
  type LinkedExperiment,
  packExperiment,
  packShortly,
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

  it("that was given away with a state still opens in it", async () => {
    const kept =
      "rVXbcts4DP0XvJZxKF9kWzP74EuSbiZJ0ybbJO34gZYgmWuKVEjKzmX87x1Icmw32ZndmcUTCZAAzuGB9AortE4aDVHAwKHC2GMCEWdQKOMdRD9hAjMGttS0eQUtcoQIBDBwMWqE6BXmJpFYh4WH6CdnfMYglU-UytsSGeTCuapGIayXsaJ7GwYrVCaW_rm5tGHbDK1hp807Qz7oDcN-ux122BFvdcJ2p9fv97rdfhj2O-GuSCqU-_dVZgxio523Qmpf951I54WOKzhCxwtjyT9jMEe_RtTV1YD2FsVS6uzUWDrNKZVSMsG3JhKRF1JnVSw1NocI3GMpLCbAQKHO_KJm28s01Ugd8w31lFLKpmxmxWrb8dGwNaDS2bM1LjaFjCGCXCaFkdoDA5m4g1eoGz1EyH_Lr_GJeG6zoKIdcvQLk1ToVbEQEIWd4bA13DMGc1HmmbCeYLfaFTUCoiCsOMgLJWsC-SEFCXqMfSUxcOXceSyAAVpr7K1RaOtLAR4NGaRWVkcvTYIKIsKABDAvREwwwJsM_QItObXHzApvLERgl11gsJQ6IW3GMVLiqiiJ4mlirN02wVu8zcCi89KX5LpdWHQLo5IqFjCwZv3FJkh5U1NqejanEItR6snJm-1NgZhs8zklE6mzd7mcMkW15j0GzqR-uqUmqPenFh9L1PEzRB3KbNSKirxuwcRZDeFP3yAigXPOwOSYiVrsFmOjE0nRqmtd02aFXh5SHHAG_tDTZrAWNr_xwvpGwhvSpphLJV9E83C7p6cYFjfyBd8g7nQccOqseWUHUZeBW2O1pNJrY5cXMpceoqDHGyPxmdJVk1ct9hmqHHsUtTd7nx1J_BSok1KVOVRDL3L0aF09xRnNf0BKfTeGb-NFo3Uwlc0nZEOFCkEsQaGEroEL0j585d9-3OqH9eX0ZPTOxuO35ckH4X-0y2_fzx7Pp_wTPw4-L_vqqrsO-oP_kKCxyeJj__SzKLPuXTx6GZXj8DQMzrqrv_fyX11f3oqLycPZ5NPWNbjYxqfr1bpZXk-O_7f4dDBYfbUL-_3ydBv-zdK7h4u7eD3114Px_eT-x8n0qjz--Gh-7r8sliJpH49H4fD-Lzzv9wd_AAMvPQkBrndK2f30NpvZ5hc";
    const session = new Session("circle");
    expect(showExperiment(session, (await unpackExperiment(kept)) as LinkedExperiment)).toBe(true);
    expect(session.time).toBeCloseTo(0.12, 12);
    expect(hashes(session)).toEqual(["d6e0b5fcf7224f27"]);
    expect(session.speed).toBe(1);
  });

  it("that was given away with panes side by side still opens in them", async () => {
    const kept =
      "7VVLb9s4EP4rwVxLu5QfsC2gB2-yixabbttNWvQBH2hqJDOmSJWk7LiB_vtiSNtJmi7aoseGp-EMNY9v5tPcwAadV9ZAnjHwqFEGLOKl0TZ4yD8tGIhGuAB5cC0ycK0h9Q0YUSPkIICBl2gQ8htY2kJhMosA-Sfenw1nw8lgkg2mo8lwMp2xHu8PR4PpbDLlk9F4PBpnw9GCQamuKXAptEcGtfA-ZSFcUFKT847BBrWVKuzIM-OLbsFAWuODE8qEFFYql55TLjvIOQOJJqDbf8OgtK6GHFZClz3_uRUOC2DgRKFaitl16Y3EffWVE5tDzN6sP81It3PWS9soCTnUqmisMgEYqMLfg4E_yJB_5d3gNQGVsYwKYlBjWNmCnAjdrATkQwZL0daVcAEh5_0BgyUGkSqzdaOVMBLjtRB1o0yVZAwoQ-ws-HbpAzbAAJ2z7tJqdOmjDHszBqVT8elLW6CGnDJGKqZuhKSkIdgKwwodKU3AyolgHTne1Q2NjJI9bHW0r5UpaCqkRIoSM6B-Xp9a5w4Z8T4fMHDogwotqS5XDv3K6iLaMgbObl-5groGpW0NdchrxGZexlby_fWiQSwO_rxWhTLVA19e2ybKfMzA2zKcHXDK0v0vh59bNHIH-ZA8W72hIDeHYmSVSngR9hXRnHDOwNZYiTSnDqU1hSJrzNokDJ0w6_t4Z5xBuK8ZMNgKV1-ESLNIgY6BD2KptPoi9l28nQKyYXOhvuCxxKDK0qBPiVENqeWJRH6LSeQMttatz1WtAuTZmO8PzZ1tfaRNFO4iFBV3IBp0dwivIj6Jc5GtosaALrJAmIqYSIQf_x_tjuQiYt3h_ZGODPy-xxERAgg0VkJDR3k0gkCERguTcBHEEnjD__14aT5sX579OX94_rgVv2Wez-fhydt_3r-TrydXT85Pr2p9Wp6_22y__fY7Z6CvxlfP2_XfP_z569OnB3F6Pt1LZ9tj_F-1_1x9z4BBUIE6CfOT-KM7seZEnBy7frtCuo4d98LycS_8tnvBrUePq-BxFTyugvvn91oFi-4_";
    const session = new Session("circle");
    expect(showExperiment(session, (await unpackExperiment(kept)) as LinkedExperiment)).toBe(true);
    expect(session.apart).toBe(true);
    expect(session.runs.map(({ name }) => name)).toEqual(["a", "b"]);
    expect(session.runs[0]?.simulation.get("alpha")).toBe(3);
    expect(session.runs[1]?.simulation.get("integrator")).toBe("rk4");
  });

  it("keeps the view and the speed", async () => {
    const session = new Session("circle");
    session.speed = 0.25;
    const text = (await packExperiment(session, [], [0.123456789, -1, 260])) as string;
    const read = (await unpackExperiment(text)) as LinkedExperiment;
    expect(read.view).toEqual([0.123457, -1, 260]);
    const other = new Session("circle");
    showExperiment(other, read);
    expect(other.speed).toBe(0.25);
    // Words that are no speed and no view are left out.
    const wrong = await unpackExperiment(await pack({ ...read, speed: 1e9, view: ["x"], time: -1 }));
    expect([wrong?.speed, wrong?.view, wrong?.time]).toEqual([undefined, undefined, undefined]);
  });

  it("that is short begins where the runs begin, and comes to the same state", async () => {
    const session = new Session("circle", { alpha: 3 }, { name: "a" });
    session.addRun({ name: "b", parameters: { integrator: "rk4" } });
    session.stepForward(37);
    const short = await packShortly(session, ["C"]);
    expect(short?.exact).toBe(true);
    expect(short?.text.length).toBeLessThan(400);
    const experiment = (await unpackExperiment(short?.text ?? "")) as LinkedExperiment;
    const other = new Session("circle");
    showExperiment(other, experiment);
    retrace(other, experiment);
    expect(hashes(other)).toEqual(hashes(session));
    expect(other.from).toBe(0);
    // Where a hand has been, it leads to the beginning.
    session.place(0, [0, 1]);
    session.stepForward(5);
    const cut = await packShortly(session, ["C"]);
    expect(cut?.exact).toBe(false);
    expect((await unpackExperiment(cut?.text ?? ""))?.time).toBeUndefined();
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
