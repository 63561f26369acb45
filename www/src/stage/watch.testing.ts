// A run on the stage without a browser: how far what moves gets beyond the stage's edge, and how often the camera moves.
import { vi } from "vitest";
import type { Simulation } from "../simulation/core";
import type { RunStatus } from "../simulation/run";
import type { Run, Session } from "../simulation/session";
import { startCore } from "../simulation/start-core.testing";
import { bareEdges, type Eye } from "./eye";
import { Follow } from "./follow";
import type { Frame, Scene } from "./scene";

export const size = { width: 760, height: 400 };
export const room = 1.38;
/** Height of the legend over several runs, px. */
const legend = 38;
const perSecond = 30;

interface Stage {
  readonly scene: Scene;
  readonly follow: Follow;
}
let stageOf: (simulation: Simulation, session: Session) => Stage;

/** Before the first `watch`. */
export async function startWatching(): Promise<void> {
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
}

/** The parts of a session that a scene reads. */
function sessionOf(simulations: readonly Simulation[]): Session {
  const runs = simulations.map((simulation, i) => ({
    id: i,
    simulation,
    color: i,
    status: "ok",
    fraction: 1,
    get drawn() {
      return simulation.positions();
    },
  }));
  return {
    runs,
    selected: runs[0],
    playing: true,
    iterate: null,
    highlight: null,
    from: 0,
    to: 0,
    invalidate: () => undefined,
  } as unknown as Session;
}

export interface Seen {
  /** Frames with something beyond the rim, and frames in which the camera moved. */
  out: number;
  moved: number;
  frames: number;
  /** Frames in which an arrow begins on the stage and ends beyond it. */
  tips: number;
  /** The farthest anything got beyond the stage's edge, px. */
  beyond: number;
  /** When anything was first beyond the rim, s; Infinity if nothing was. */
  since: number;
  /** The smallest scale of the view, as a part of its first. */
  scale: number;
  /** The last one. */
  last: number;
  /** How far the middle of the first view is from that of the last one, px. */
  aside: number;
}

export function watch(simulations: readonly [Simulation, ...Simulation[]], seconds: number): Seen {
  const session = sessionOf(simulations);
  const { scene, follow } = stageOf(simulations[0], session);
  const eye: Eye = scene.camera;
  eye.resize(size.width, size.height, {
    ...bareEdges,
    top: simulations.length > 1 ? legend : 0,
  });
  scene.learn(session);
  const bounds = scene.bounds(session.selected);
  eye.fit(bounds, room);
  follow.start(bounds, room);
  const seen: Seen = {
    out: 0,
    moved: 0,
    frames: 0,
    tips: 0,
    beyond: Number.NEGATIVE_INFINITY,
    since: Number.POSITIVE_INFINITY,
    scale: 1,
    last: 1,
    aside: 0,
  };
  const first = eye.scale;
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => 1000 * now);
  for (let i = 0; i < seconds * perSecond; i++) {
    now = (i + 1) / perSecond;
    simulations.forEach((each, k) => {
      const run = session.runs[k] as { status: RunStatus };
      const steps = Math.max(1, Math.round(now / each.stepSize) - each.stepCount);
      if (run.status === "ok" && each.step(steps).status !== "ok") run.status = "diverged";
    });
    const frame = frameOf(session);
    scene.read(frame);
    if (follow.update(eye, (show) => scene.interest(frame, show), now, false)) {
      seen.moved += 1;
      scene.read(frame);
    }
    seen.frames += 1;
    seen.scale = Math.min(seen.scale, eye.scale / first);
    seen.last = eye.scale / first;
    const beyond = farthest(scene, frame, eye);
    if (tipOut(scene, frame, eye)) seen.tips += 1;
    seen.beyond = Math.max(seen.beyond, beyond);
    if (beyond > 0) seen.out += 1;
    if (beyond > 0) seen.since = Math.min(seen.since, now);
  }
  const [x, y] = eye.pixel([(bounds.left + bounds.right) / 2, (bounds.bottom + bounds.top) / 2]);
  seen.aside = Math.hypot(x - eye.width / 2, y - (eye.height + eye.covered.top) / 2);
  scene.dispose();
  return seen;
}

function frameOf(session: Session): Frame {
  const shown = {
    arrows: new Set(["v", "f", "fhat"]),
    spin: true,
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

function farthest(scene: Scene, frame: Frame, { width, height, covered: { top } }: Eye): number {
  let most = Number.NEGATIVE_INFINITY;
  scene.interest(frame, (x, y, around) => {
    most = Math.max(most, around - x, top + around - y, x + around - width, y + around - height);
  });
  return most;
}

function tipOut({ arrows, arrowBodies }: Scene, { run, shown }: Frame, { width, height }: Eye): boolean {
  const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x <= width && y <= height;
  return [...shown.arrows].some((kind) =>
    arrowBodies.some((body) => {
      const [x, y, dx, dy] = arrows.line(run, body, kind);
      return inside(x, y) && !inside(x + dx, y + dy);
    }),
  );
}
