// Claims of the text that something is the same, is zero, or is all there is.
import type { Preset } from "../../panels/presets";
import { type SceneDocument, type Simulation, simulate } from "../../simulation/core";
import { ascending, equal, type OrderClaim, vanishing } from "../claims";
import { opened } from "../in-core.testing";
import { particle, plane, space } from "../sketch";
import { presets } from "./presets";
import { aboutAxis, exact, plate, stepped } from "./scenes";

type Triple = readonly [number, number, number];
const triple = (values: ArrayLike<number>): Triple => [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0];
const dot = (p: Triple, q: Triple): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const cross = (p: Triple, q: Triple): Triple => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];
const less = (p: Triple, q: Triple): Triple => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const length = (v: ArrayLike<number>): number => Math.hypot(...Array.from(v));

const spin = (simulation: Simulation): Triple => triple(simulation.velocities().subarray(3));
const momentum = (simulation: Simulation): Triple =>
  triple(
    ["angularMomentum.x", "angularMomentum.y", "angularMomentum"].map((name) => simulation.observe(name)),
  );
/** ω × L. N·m */
const gyroscopic = (simulation: Simulation): Triple => cross(spin(simulation), momentum(simulation));
/** A vector of the world along the body's own axes: column by column of S. */
function inBody(simulation: Simulation, v: Triple): Triple {
  const { data, cols } = simulation.matrix("S");
  return triple(
    [3, 4, 5].map((j) => [3, 4, 5].reduce((sum, i) => sum + (data[i * cols + j] ?? 0) * (v[i - 3] ?? 0), 0)),
  );
}

/** A solid alone in space that turns about no axis of its own. */
const turning = (
  shape: NonNullable<SceneDocument["bodies"][number]["shape"]>,
  about: Triple = [2, 3, 1],
): Simulation =>
  simulate(
    space({
      bodies: [{ shape, at: [0, 0, 0], spin: about }],
      constraints: [],
      gravity: false,
      method: exact,
    }),
  );
/** Twice the energy of a sphere that turns at 1 rad/s about each of its axes. kg·m² */
const moments = (): number[] =>
  (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const
  ).map((about) => 2 * turning({ sphere: 0.5 }, about).observe("energy.kinetic"));
/** L and ω of the brick, ten times a second, less those at its start. */
function tumbling(): { momentum: number; changes: number[]; turns: number[] } {
  const simulation = opened(presets.brick);
  const [l, w] = [momentum(simulation), spin(simulation)];
  const [changes, turns]: [number[], number[]] = [[], []];
  for (let i = 0; i < 30; i++) {
    simulation.step(Math.round(0.1 / simulation.stepSize));
    changes.push(...less(momentum(simulation), l));
    turns.push(length(less(spin(simulation), w)));
  }
  return { momentum: length(l), changes, turns };
}
/** Applied torques that are left of a body beside the gyroscopic one. N·m */
function torque(preset: Preset, run = 0): { rest: number[]; gyroscopic: number } {
  const simulation = opened(preset, run);
  const applied = triple(simulation.appliedForces().subarray(3));
  const [own, zero] = [gyroscopic(simulation), [0, 0, 0] as const];
  return { rest: [...less(applied, less(zero, own))], gyroscopic: length(own) };
}
/** How far ω leaves the axis about which the handle was thrown, along its other axes, in six seconds. rad/s */
function strays(run: 0 | 1 | 2): { first: number; most: number } {
  const simulation = opened(presets.axes, run);
  const off = (): number => length(inBody(simulation, spin(simulation)).filter((_, axis) => axis !== run));
  const first = off();
  let most = first;
  for (let i = 0; i < 120; i++) {
    simulation.step(10);
    most = Math.max(most, off());
  }
  return { first, most };
}
/** Second derivative of a small perturbation of the handle that turns about this axis, over the perturbation. 1/s² */
function factor(axis: 0 | 1 | 2): number {
  const [j, k] = [(axis + 1) % 3, (axis + 2) % 3];
  // How fast the rate about one of the other axes changes, for a unit of the rate about the third.
  const rate = (disturbed: number, changed: number): number => {
    const scene = aboutAxis(axis);
    const spin = [0, 1, 2].map((i) => (i === axis ? 10 : i === disturbed ? 0.01 : 0));
    const simulation = simulate({ ...scene, bodies: scene.bodies.map((body) => ({ ...body, spin })) });
    const [w, f] = [simulation.matrix("W"), simulation.appliedForces()];
    return (
      f.reduce((sum, force, i) => sum + (w.data[(3 + changed) * w.cols + i] ?? Number.NaN) * force, 0) / 0.01
    );
  };
  return rate(j, k) * rate(k, j);
}
/** Both sides of a step of the handle, I(ω′ − ω), times the angular velocity of which its torque was computed. J */
function multiplied(way: "explicit" | "implicit"): { products: number[]; largest: number } {
  const simulation = simulate(stepped(way), { substeps: 1 });
  const products: number[] = [];
  let largest = 0;
  for (let i = 0; i < 30; i++) {
    simulation.step(1);
    const before = spin(simulation);
    const pose = simulation.snapshot();
    simulation.step(1);
    const after = spin(simulation);
    simulation.restore(pose);
    const { data, cols } = simulation.matrix("M");
    const change = inBody(simulation, less(after, before));
    const impulse = triple(
      [3, 4, 5].map((k) => change.reduce((sum, d, j) => sum + d * (data[k * cols + 3 + j] ?? 0), 0)),
    );
    const used = inBody(simulation, way === "explicit" ? before : after);
    products.push(dot(impulse, used));
    largest = Math.max(largest, length(impulse) * length(used));
  }
  return { products, largest };
}

export const same: readonly OrderClaim[] = [
  vanishing(
    "rigid-lead",
    ["nothing touches it", "obwohl ihn nichts berührt", "何も触れていない", "아무것도 닿지 않는데"],
    1e-12,
    () => opened(presets.brick).bodies().length,
    () => {
      const simulation = opened(presets.brick);
      return [simulation.contacts().length, simulation.constraints().length, simulation.forces().length];
    },
  ),
  ascending(
    "rigid-pose-2",
    [
      "no longer the same thing",
      "nun nicht mehr dasselbe",
      "もう同じものではありません",
      "이제 속도와 좌표의 변화율은 같은 것이 아니다",
    ],
    () => opened(presets.brick).velocities().length,
    () => opened(presets.brick).positions().length,
  ),
  vanishing(
    "rigid-momentum-1",
    [
      "both point in the same direction",
      "beide zeigen in dieselbe Richtung",
      "二つは同じ向きです",
      "운동량과 속도는 방향이 같다",
    ],
    1e-12,
    () => 1,
    () =>
      (
        [
          [2, 1],
          [-0.3, 4],
        ] as const
      ).map((velocity) => {
        const bodies = [particle([1, 2], { mass: 3, velocity })];
        const simulation = simulate(plane({ bodies, constraints: [] }));
        const p = [simulation.observe("momentum.x"), simulation.observe("momentum.y")] as const;
        return (p[0] * velocity[1] - p[1] * velocity[0]) / length(p) / length(velocity);
      }),
  ),
  vanishing(
    "rigid-kept-why-1",
    ["so the same", "so verlangt dasselbe {$L}", "同じ{$L}でも", "같은 {$L}에 대한"],
    1e-7,
    () => tumbling().momentum,
    () => tumbling().changes,
  ),
  ascending(
    "rigid-kept-why-1",
    [
      "at every moment",
      "in jedem Augenblick ein anderes {$omega}",
      "瞬間ごとに違う{$omega}",
      "{$omega}가 순간마다 다르다",
    ],
    0,
    () => Math.min(...tumbling().turns),
  ),
  ...([0, 1, 2] as const).map((run) =>
    vanishing(
      "rigid-euler-2",
      run === 0
        ? [
            "though nothing exerts it",
            "obwohl nichts es ausübt",
            "どこからも加えられていません",
            "그것을 가하는 것은 없다",
          ]
        : ["is zero. It", "{$tau} ist null", "{$tau}は0です", "{$tau}는 0이다"],
      1e-12,
      () => torque(presets.axes, run).gyroscopic,
      () => torque(presets.axes, run).rest,
    ),
  ),
  vanishing(
    "rigid-euler-2",
    [
      "vanishes when the body turns exactly about a principal axis",
      "verschwindet, wenn sich der Körper genau um eine Hauptachse dreht",
      "ちょうど主軸のまわりに回っていれば、この項は消えます",
      "정확히 주축을 중심으로 돌면 이 항은 사라진다",
    ],
    1e-12,
    () => length(gyroscopic(turning({ box: [0.5, 0.3, 0.1] }))),
    () =>
      (
        [
          [4, 0, 0],
          [0, 4, 0],
          [0, 0, 4],
        ] as const
      ).flatMap((about) => [...gyroscopic(turning({ box: [0.5, 0.3, 0.1] }, about))]),
  ),
  ...([0, 2] as const).map((run) =>
    ascending(
      "rigid-axes-why-2",
      [
        "the perturbation only oscillates",
        "die Störung schwingt nur",
        "ずれは振動するだけです",
        "어긋남이 진동하기만 한다",
      ],
      () => strays(run).most,
      () => 1.2 * strays(run).first,
      () => strays(1).most / 100,
    ),
  ),
  ascending(
    "rigid-axes-why-2",
    [
      "the same calculation gives a negative factor",
      "ergibt dieselbe Rechnung einen negativen Faktor",
      "同じ計算で係数が負になり",
      "같은 계산이 음의 계수를 주어",
    ],
    () => Math.max(factor(0), factor(2)),
    0,
    () => factor(1),
  ),
  ...(["explicit", "implicit"] as const).map((way) =>
    vanishing(
      "rigid-gain-why-1",
      [
        "the right-hand side vanishes both times",
        "Die rechte Seite verschwindet beide Male",
        "どちらも右辺が消えます",
        "두 경우 모두 우변이 사라진다",
      ],
      1e-9,
      () => multiplied(way).largest,
      () => multiplied(way).products,
    ),
  ),
  equal(
    "rigid-steps-4",
    [
      "three integrators at the same step",
      "drei Verfahren mit demselben Schritt",
      "同じ時間刻みの三つの積分法",
      "같은 시간 간격의 적분법 셋",
    ],
    1e-12,
    () => presets.rivals.runs.map((_, run) => opened(presets.rivals, run).stepSize),
  ),
  equal(
    "rigid-exercise-2-answer",
    [
      "All its moments of inertia are equal",
      "Alle ihre Trägheitsmomente sind gleich",
      "慣性モーメントがすべて等しい",
      "관성 모멘트가 모두 같기",
    ],
    1e-12,
    moments,
  ),
  vanishing(
    "rigid-exercise-2-answer",
    ["vanishes", "verschwindet", "は消えます", "0이 된다"],
    1e-12,
    () => length(gyroscopic(simulate(plate))),
    () => [...gyroscopic(turning({ sphere: 0.5 }))],
  ),
  vanishing(
    "rigid-exercise-2-answer",
    [
      "The same is true of a cube",
      "Für einen Würfel gilt dasselbe",
      "立方体でも同じです",
      "정육면체도 마찬가지이다",
    ],
    1e-12,
    () => length(gyroscopic(turning({ box: [0.5, 0.3, 0.1] }))),
    () => [...gyroscopic(turning({ box: [0.3, 0.3, 0.3] }))],
  ),
];
