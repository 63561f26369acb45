// Every scene of the catalogue for ten seconds: what moves stays on the stage, its arrows too, and the camera rests most of the time.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { catalog, type Simulation, simulate } from "../simulation/core";
import type { Run, Session } from "../simulation/session";
import { startCore } from "../simulation/start-core.testing";
import { Camera } from "./camera";
import type { Eye } from "./eye";
import { Follow } from "./follow";
import type { Frame, Scene } from "./scene";

const size = { width: 760, height: 400 };
const room = 1.38;
const perSecond = 30;

interface Stage {
  readonly scene: Scene;
  readonly follow: Follow;
}
let stageOf: (simulation: Simulation, session: Session) => Stage;

beforeAll(async () => {
  startCore();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const [{ BeadScene }, { flatView, SystemScene }, { Orbit }] = await Promise.all([
    import("./bead-scene"),
    import("./system/system-scene"),
    import("./space/orbit"),
  ]);
  stageOf = (simulation, session) => {
    const bead = simulation.space === "plane" && simulation.positions().length === 2;
    const onCurve = bead && simulation.constraints()[0]?.kind === "circle";
    if (onCurve) return { scene: new BeadScene(), follow: new Follow({ whole: true }) };
    const view = simulation.space === "space" ? { ...flatView(), camera: new Orbit() } : flatView();
    return { scene: new SystemScene(session, view), follow: new Follow() };
  };
});

/** The parts of a session that a scene reads. */
function sessionOf(simulation: Simulation): Session {
  const run = {
    id: 0,
    simulation,
    color: 0,
    status: "ok",
    fraction: 1,
    get drawn() {
      return simulation.positions();
    },
  };
  return {
    runs: [run],
    selected: run,
    playing: true,
    iterate: null,
    highlight: null,
    from: 0,
    to: 0,
    invalidate: () => undefined,
  } as unknown as Session;
}

interface Seen {
  /** Frames with something beyond the rim, and frames in which the camera moved. */
  out: number;
  moved: number;
  frames: number;
  /** The farthest anything got beyond the stage's edge, px. */
  beyond: number;
}

function watch(id: string, seconds: number): Seen {
  const simulation = simulate(id, {});
  const session = sessionOf(simulation);
  const { scene, follow } = stageOf(simulation, session);
  const eye: Eye = scene.camera;
  eye.resize(size.width, size.height);
  scene.learn(session);
  const bounds = scene.bounds(session.selected);
  eye.fit(bounds, room);
  follow.start(eye, bounds, room);
  const seen: Seen = { out: 0, moved: 0, frames: 0, beyond: Number.NEGATIVE_INFINITY };
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => 1000 * now);
  for (let i = 0; i < seconds * perSecond; i++) {
    now = (i + 1) / perSecond;
    const report = simulation.step(Math.max(1, Math.round(now / simulation.stepSize) - simulation.stepCount));
    if (report.status !== "ok") break;
    const frame = frameOf(session);
    scene.read(frame);
    if (follow.update(eye, (show) => scene.interest(frame, show), now, false)) {
      seen.moved += 1;
      scene.read(frame);
    }
    seen.frames += 1;
    const beyond = farthest(scene, frame, eye);
    seen.beyond = Math.max(seen.beyond, beyond);
    if (beyond > 0) seen.out += 1;
  }
  scene.dispose();
  return seen;
}

function frameOf(session: Session): Frame {
  const shown = {
    arrows: new Set(["v", "f", "fhat"]),
    still: false,
    held: null,
    focused: null,
    selected: null,
    hand: null,
  };
  return {
    session,
    run: session.selected as Run,
    shown,
    symbol: null,
    exact: null,
    taken: [],
    lines: [],
  } as unknown as Frame;
}

function farthest(scene: Scene, frame: Frame, { width, height }: Eye): number {
  let most = Number.NEGATIVE_INFINITY;
  scene.interest(frame, (x, y, around) => {
    most = Math.max(most, around - x, around - y, x + around - width, y + around - height);
  });
  return most;
}

/** A crate is thrown so high that it may leave for a moment: the plank would be a dash. */
const thrown: readonly string[] = ["seesaw"];

describe("what moves stays on the stage", () => {
  it("in every scene, for ten seconds", () => {
    const found = catalog().scenes.map(({ id }) => ({ id, ...watch(id, 10) }));
    const out = found.filter(({ id, out, frames }) => out > (thrown.includes(id) ? 0.05 * frames : 0));
    expect(
      out.map(({ id, out, frames, beyond }) => `${id}: ${out} of ${frames}, ${Math.round(beyond)} px`),
    ).toEqual([]);
  }, 240_000);

  it("while the camera rests in a scene that stays where it is", () => {
    for (const id of ["circle", "pendulum"].filter((each) =>
      catalog().scenes.some((scene) => scene.id === each),
    )) {
      const { moved, frames } = watch(id, 10);
      expect(moved / frames, id).toBeLessThan(0.3);
    }
  });
});

describe("the camera", () => {
  const place =
    (x: number, y: number) => (show: (x: number, y: number, around: number) => void, camera: Camera) =>
      show(...camera.pixel([x, y]), 10);
  function started(): { camera: Camera; follow: Follow } {
    const camera = new Camera();
    camera.resize(size.width, size.height);
    const bounds = { left: -1, right: 1, bottom: -1, top: 1 };
    camera.fit(bounds, room);
    const follow = new Follow();
    follow.start(camera, bounds, room);
    return { camera, follow };
  }
  const go = (camera: Camera, follow: Follow, x: number, now: number): boolean =>
    follow.update(camera, (show) => place(x, 0)(show, camera), now, false);

  it("stands still while everything is inside", () => {
    const { camera, follow } = started();
    for (let i = 0; i < 100; i++) expect(go(camera, follow, Math.sin(i), i / 60)).toBe(false);
  });
  it("goes along with what runs away, at one size once it has left its start", () => {
    const { camera, follow } = started();
    for (let i = 0; i < 600; i++) go(camera, follow, i / 20, i / 60);
    expect(camera.pixelX(599 / 20)).toBeLessThan(size.width);
    const { scale } = camera;
    for (let i = 600; i < 900; i++) go(camera, follow, i / 20, i / 60);
    expect(camera.scale).toBeCloseTo(scale, 6);
  });
  it("comes back when everything fits into its first view again", () => {
    const { camera, follow } = started();
    const { scale } = camera;
    for (let i = 0; i < 60; i++) go(camera, follow, 3, i / 60);
    expect(camera.centerX).toBeGreaterThan(0.3);
    for (let i = 60; i < 900; i++) go(camera, follow, 0.2, i / 60);
    expect(camera.scale / scale).toBeCloseTo(1, 1);
    expect(Math.abs(camera.centerX)).toBeLessThan(0.1);
  });
});
