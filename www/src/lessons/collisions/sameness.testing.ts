// Words of sameness in the text (“equal”, “only”, “zero”), computed by the core.
import { simulate } from "../../simulation/core";
import { equal, type OrderClaim, vanishing } from "../claims";
import { opened, play } from "../in-core.testing";
import { disc, ground, plane, stepping } from "../sketch";
import { gaining, type Impact, measure } from "./impact-scene";
import { presets } from "./presets";
import { path, velocity } from "./routh";
import { pair } from "./scenes";

const masses = (preset: Parameters<typeof opened>[0]): number[] =>
  opened(preset)
    .bodies()
    .map(({ mass }) => mass);

/** Energies of the balls that go on together, seen from a frame that moves at this speed. J */
function plastic(frame: number): { before: number; after: number } {
  const scene = pair(0);
  const bodies = scene.bodies.map(({ velocity: [vx = 0, vy = 0] = [], ...body }) => ({
    ...body,
    velocity: [vx - frame, vy],
  }));
  const simulation = simulate({ ...scene, bodies });
  const before = simulation.observe("energy.kinetic");
  simulation.step(Math.round(1 / simulation.stepSize));
  return { before, after: simulation.observe("energy.kinetic") };
}
const lost = (frame: number): number => plastic(frame).before - plastic(frame).after;
/** Speed of the common centre of mass. m/s */
const centre = (): number =>
  opened(presets.pair).observe("momentum.x") / masses(presets.pair).reduce((sum, mass) => sum + mass, 0);

/** Speed of separation over that of approach in a step of the core, whatever the slip and the friction. */
const separation = (): number[] =>
  [{}, { slip: 0 }, { slip: 0.3 }, { mu: 0.2 }, { mu: 0 }, { lean: -20 }].map((change) => {
    const impact: Impact = { ...gaining, ...change };
    const found = measure(impact);
    return found ? -velocity(found, found.impulse)[1] / found.u[1] : Number.NaN;
  });

/** Speed after a contact at a part of the restitution threshold, e = 0.8, over the speed before. */
function rebound(part: number): number {
  const surface = { restitution: 0.8, friction: 0 };
  const scene = plane({
    bodies: [ground(surface), disc([0, 0.2001], 0.2, { mass: 1, ...surface })],
    constraints: [],
    gravity: false,
    method: stepping,
  });
  const simulation = simulate(scene);
  const speed = part * Number(simulation.get("restitutionThreshold"));
  simulation.setState(1, { velocity: [0, -speed] });
  simulation.step(20);
  return simulation.observe("body[1].vy") / speed;
}

export const same: readonly OrderClaim[] = [
  equal(
    "collisions-energy-2",
    [
      "hits an equal one at rest",
      "auf eine gleiche, ruhende",
      "静止した同じ質量の球に",
      "정지한 같은 질량의 공에",
    ],
    1e-12,
    () => masses(presets.pair),
  ),
  equal(
    "collisions-exercise-4",
    ["hits an equal one at rest", "eine gleiche, die ruht", "静止している同じ球に", "정지해 있는 같은 공에"],
    1e-12,
    () => masses(presets.oblique),
  ),
  equal(
    "collisions-plastic-why-1",
    [
      "Only the energy of the relative motion can be lost",
      "Verloren gehen kann nur die Energie der Relativbewegung",
      "失われうるのは相対運動のエネルギーだけで",
      "없어질 수 있는 것은 상대 운동의 에너지뿐이며",
    ],
    1e-9,
    // Lost in frames of any speed: the energy in that of the centre of mass.
    () => [plastic(centre()).before, lost(0), lost(-3), lost(centre())],
  ),
  vanishing(
    "collisions-friction-2",
    [
      "The impulse starts at zero",
      "Der Kraftstoß beginnt bei null",
      "力積は0から始まります",
      "충격량은 0에서 시작한다",
    ],
    1e-12,
    () => Math.hypot(...(measure(gaining)?.impulse ?? [Number.NaN])),
    () => {
      const found = measure(gaining);
      return found ? [...(path(found, gaining, "newton").points[0] ?? [Number.NaN])] : Number.NaN;
    },
  ),
  ...(
    [
      [
        "collisions-friction-5",
        [
          "Newton’s law considers only the normal direction",
          "Newtons Gesetz betrachtet nur die Normalenrichtung",
          "ニュートンの法則は法線方向しか考慮しません",
          "뉴턴의 법칙은 법선 방향만 고려한다",
        ],
      ],
      [
        "collisions-exercise-3-answer",
        [
          "Newton’s law, which considers only the normal direction",
          "Newtons Gesetz, das nur die Normalenrichtung betrachtet",
          "法線方向しか考慮しないニュートンの法則",
          "법선 방향만 고려하는 뉴턴의 법칙",
        ],
      ],
    ] as const
  ).map(([at, words]) => equal(at, words, 1e-9, separation)),
  vanishing(
    "collisions-cradle-why-1",
    [
      "which is zero for pairs that were at rest",
      "für Paare, die in Ruhe waren, ist das null",
      "静止していた組ではそれは0です",
      "서로 정지해 있던 쌍은 떨어지지 않는다",
    ],
    1e-9,
    () => opened(presets.cradle).observe("body[0].vx"),
    () => {
      const simulation = play(presets.cradle, 0.7)[0]?.simulation;
      const speeds = [1, 2, 3, 4].map((ball) => simulation?.observe(`body[${ball}].vx`) ?? Number.NaN);
      return speeds.slice(1).map((speed, i) => speed - (speeds[i] ?? Number.NaN));
    },
  ),
  vanishing(
    "collisions-rest-2",
    ["as zero.", "als null.", "を0とします", "를 0으로 한다"],
    1e-9,
    () => rebound(1.5),
    () => [rebound(0.5), rebound(0.9)],
  ),
];
