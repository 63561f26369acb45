// Claims of the text that something is the same, is zero, or is all there is.
import { type ConstraintDocument, type Simulation, simulate, type Vector } from "../../simulation/core";
import { ascending, equal, type OrderClaim, vanishing } from "../claims";
import { opened } from "../in-core.testing";
import { bead, particle, plane } from "../sketch";
import { examples, ownPreset } from "./own";
import { presets } from "./presets";
import { eight, knot, onLine, roundEllipse } from "./scenes";

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
const length = (v: ArrayLike<number>): number => Math.hypot(...Array.from(v));
/** The part of b along a: the cosine of the angle between them. */
const along = (a: ArrayLike<number>, b: ArrayLike<number>): number => dot(a, b) / length(a) / length(b);

const first = (simulation: Simulation) => simulation.constraints()[0]?.rows[0];
/** Aλ + J̇v + JWf of each row, over the larger of both other terms. */
function leftOver(simulation: Simulation): number[] {
  return (simulation.constraints()[0]?.rows ?? []).map(({ a, lambda, jDotV, jWQ }) => {
    const most = Math.max(Math.abs(jDotV), Math.abs(jWQ));
    return most > 0 ? (a * lambda + jDotV + jWQ) / most : Number.NaN;
  });
}
/** A bead under a constraint, at a place and with a velocity of its choice. */
const placed = (constraint: object, at: Vector, velocity: Vector = [0, 0]): Simulation =>
  simulate(plane({ bodies: [particle(at, { velocity })], constraints: [constraint as ConstraintDocument] }));
const by = (condition: string): object => ({ formula: { of: [0], condition } });
/** Gradient and velocity term of an ellipse, by a formula and by the core's own kind, of which the first are less the second. */
function misderived(): number[] {
  const states: [Vector, Vector][] = [
    [
      [1.2, 0.3],
      [1, 2],
    ],
    [
      [0.4, -1],
      [-2, 0.7],
    ],
  ];
  return states.flatMap(([at, velocity]) => {
    const [typed = [], own = []] = [by(examples[0]), { ellipse: { body: 0, a: 2, b: 1 } }].map((kind) => {
      const simulation = placed(kind, at, velocity);
      return [...simulation.matrix("J").data, ...simulation.matrix("JdotV").data];
    });
    return typed.map((value, i) => value - (own[i] ?? Number.NaN));
  });
}
/** λ of a bead that may leave its parabola upwards, in five seconds. N */
function pushes(): Float64Array {
  const preset = ownPreset(examples[5]);
  if (!preset) return new Float64Array([Number.NaN]);
  const simulation = opened(preset);
  simulation.record(["constraint[0].lambda"]);
  simulation.step(Math.round(5 / simulation.stepSize));
  return simulation.series("constraint[0].lambda").y;
}
const gradientAt = (condition: string, at: Vector): number =>
  length(placed(by(condition), at).matrix("J").data);
const crossed = "(x^2 + y^2)^2 = 2.56*(x^2 - y^2)";

/** C of a run of the scaled ellipses, moved to these places. */
function scaledAt(run: 0 | 1, places: readonly Vector[]): number[] {
  const simulation = opened(presets.scaled, run);
  return places.map((at) => {
    simulation.setState(0, { at });
    return simulation.c()[0] ?? Number.NaN;
  });
}
const { a, b } = { a: 1.6, b: 0.8 };
const onEllipse: Vector[] = [0, 0.7, 2, 3.9].map((s) => [a * Math.cos(s), b * Math.sin(s)]);

/** Terms of the row of the bead that goes round the ellipse, every tenth of a second. */
function rounds(): { turning: number; weight: number[]; applied: number[] } {
  const simulation = opened(presets.bend);
  const [weight, applied]: [number[], number[]] = [[], []];
  let turning = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 10; i++) {
    simulation.step(20);
    const row = first(simulation);
    turning = Math.min(turning, Math.abs(row?.jDotV ?? Number.NaN));
    weight.push(row?.jWQ ?? Number.NaN);
    applied.push(...simulation.appliedForces());
  }
  return { turning, weight, applied };
}
/** Velocity term of a curve at a place where the bead has this velocity. */
const turningOf = (scene: typeof onLine, velocity: Vector): number =>
  simulate({ ...scene, bodies: scene.bodies.map((body) => ({ ...body, velocity })) }).matrix("JdotV")
    .data[0] ?? Number.NaN;
/** How far from perpendicular to the gradient the velocity of a bead on its moving wire is: the largest cosine. */
function leaving(preset: (typeof presets)["pumped" | "trembling"]): number {
  const simulation = opened(preset);
  let most = 0;
  for (let i = 0; i < 50; i++) {
    simulation.step(2);
    most = Math.max(most, Math.abs(along(simulation.matrix("J").data, simulation.velocities())));
  }
  return most;
}
/** Forces on the bead of the sphere, in so many moments: applied, and of the constraint across its path within the surface. N */
function onSphere(): { held: number; applied: number[]; aside: number[] } {
  const simulation = opened(presets.sphere);
  const [applied, aside]: [number[], number[]] = [[], []];
  for (let i = 0; i < 20; i++) {
    simulation.step(20);
    const [n, v] = [simulation.matrix("J").data, simulation.velocities()];
    const across = [0, 1, 2].map((k) => {
      const [p, q] = [(k + 1) % 3, (k + 2) % 3];
      return (n[p] ?? 0) * (v[q] ?? 0) - (n[q] ?? 0) * (v[p] ?? 0);
    });
    applied.push(...simulation.appliedForces());
    aside.push(dot(simulation.constraintForces(), across) / length(across));
  }
  return { held: simulation.observe("constraintForce.norm"), applied, aside };
}
/** The force on a bead in the crossing of the figure eight over that at its end, at the same speed and without gravity. */
function inCrossing(): number[] {
  const force = (at: Vector, velocity: Vector): number =>
    simulate(bead("plane", "lemniscate", { a: 1.6 }, { at, velocity }, { gravity: false })).observe(
      "constraintForce.norm",
    );
  const end = force([-1.6, 0], [0, 2]);
  const d = 1e-9;
  return [1, -1].map((k) => force([d, k * d], [Math.SQRT2, k * Math.SQRT2]) / end);
}
/** A, J̇v and JWf in the crossing, for a bead on one of its branches. */
function allTerms(at: Vector, velocity: Vector): number[] {
  const {
    a = Number.NaN,
    jDotV = Number.NaN,
    jWQ = Number.NaN,
  } = first(placed(by(crossed), at, velocity)) ?? {};
  return [a, jDotV, jWQ];
}
/** The vibrating ring after so many seconds, its power and the work of the wire recorded. */
function vibrated(time: number): Simulation {
  const simulation = opened(presets.trembling);
  simulation.record(["energy.constraintWork", "constraint.power"]);
  simulation.step(Math.round(time / simulation.stepSize));
  return simulation;
}
/** Its mean power from the fifth second to the twenty-fifth, of works that are averaged over whole periods. W */
function meanPower(): number {
  const simulation = vibrated(30);
  const period = (2 * Math.PI) / Number(simulation.get("frequency"));
  const { t, y } = simulation.series("energy.constraintWork");
  const mean = (from: number): number => {
    const values = y.filter((_, i) => (t[i] ?? 0) >= from && (t[i] ?? 0) < from + 40 * period);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  return (mean(5 + 190 * period) - mean(5)) / (190 * period);
}

export const same: readonly OrderClaim[] = [
  vanishing(
    "curves-lead",
    ["in the same way each time", "jedes Mal auf dieselbe Weise", "いつも同じ", "언제나 같다"],
    1e-12,
    () => 1,
    () =>
      [presets.bend, presets.eight, presets.conical, presets.torus, presets.pumped].flatMap((preset) =>
        leftOver(opened(preset)),
      ),
  ),
  vanishing(
    "curves-own-1",
    ["differentiates it exactly", "leitet sie exakt ab", "それを厳密に微分し", "그것을 정확히 미분하여"],
    1e-15,
    () => 1,
    misderived,
  ),
  vanishing(
    "curves-own-2",
    ["only pushes", "drückt nur", "{$lambda}は押すだけ", "{$lambda}는 밀기만 한다"],
    1e-12,
    () => Math.max(...pushes()),
    () => [Math.min(0, ...pushes())],
  ),
  vanishing(
    "curves-own-2",
    ["the gradient is zero", "ist der Gradient null", "勾配が0になり", "기울기 벡터가 0이고"],
    1e-12,
    () => Math.min(gradientAt(examples[6], [0, -1.2]), gradientAt(crossed, [1.6, 0])),
    () => [gradientAt(examples[6], [1, 0]), gradientAt(examples[6], [-1, 0]), gradientAt(crossed, [0, 0])],
  ),
  ...([0, 1] as const).map((run) =>
    vanishing(
      "curves-scale-1",
      run === 0
        ? ["is zero, and", "null ist, und", "{$C}が0になるところ", "{$C}가 0인 곳인데"]
        : [
            "is zero in the same places",
            "ist an denselben Stellen null",
            "も同じところで0になります",
            "도 같은 곳에서 0이다",
          ],
      1e-14,
      () => Math.abs(scaledAt(run, [[0, 0]])[0] ?? Number.NaN),
      () => scaledAt(run, onEllipse),
    ),
  ),
  vanishing(
    "curves-scale-3",
    ["divides by zero", "teilt die Formel durch null", "0による割り算になります", "분모가 0이 된다"],
    1e-14,
    () => simulate(eight).matrix("A").data[0] ?? Number.NaN,
    () => [placed({ lemniscate: { body: 0, a: 1.6 } }, [0, 0]).matrix("A").data[0] ?? Number.NaN],
  ),
  vanishing(
    "curves-bend-1",
    [
      "only the velocity term is left",
      "bleibt von den drei Termen nur der Geschwindigkeitsterm",
      "速度項だけが残ります",
      "속도항만 남는다",
    ],
    1e-12,
    () => rounds().turning,
    () => rounds().weight,
  ),
  vanishing(
    "curves-bend-why-1",
    ["nothing else acts", "sonst wirkt nichts", "ほかに力はない", "다른 힘도 없으므로"],
    1e-12,
    () => opened(presets.bend).observe("constraintForce.norm"),
    () => rounds().applied,
  ),
  vanishing(
    "curves-bend-2",
    ["the term is zero at any speed", "ist der Term null", "この項は0です", "이 항은 0이다"],
    1e-12,
    () => turningOf(roundEllipse(1, "circle"), [0.8, -0.6]),
    () => [1, 10].map((speed) => turningOf(onLine, [speed * Math.cos(Math.PI / 6), -speed / 2])),
  ),
  ...(
    [
      [
        "curves-motor-2",
        "trembling",
        [
          "no longer along the wire",
          "nicht mehr entlang des Drahts",
          "もう針金に沿ってはおらず",
          "이제 철사의 접선 방향이 아니며",
        ],
      ],
      [
        "curves-motor-7",
        "pumped",
        [
          "no longer perpendicular",
          "nicht mehr senkrecht",
          "もう勾配に垂直ではありません",
          "기울기 벡터에 수직이 아니다",
        ],
      ],
    ] as const
  ).map(([at, preset, phrase]) => ascending(at, phrase, 0, () => leaving(presets[preset]))),
  vanishing(
    "curves-surface-2",
    ["pushed exactly eastwards", "genau nach Osten", "真東へ", "정확히 동쪽으로"],
    1e-12,
    () => opened(presets.sphere).observe("body[0].speed"),
    () => {
      const [x, v] = [opened(presets.sphere).positions(), opened(presets.sphere).velocities()];
      return [v[1] ?? Number.NaN, dot(x, v)];
    },
  ),
  vanishing(
    "curves-sphere-why-1",
    ["The only force", "Die einzige Kraft", "向きの力だけです", "수직인 힘뿐이다"],
    1e-12,
    () => onSphere().held,
    () => onSphere().applied,
  ),
  vanishing(
    "curves-sphere-why-1",
    [
      "Within the surface nothing turns",
      "Innerhalb der Fläche lenkt nichts",
      "面の中にはビーズの向きを変えるものがない",
      "면 안에서는 구슬의 방향을 바꾸는 것이 없으므로",
    ],
    1e-12,
    () => onSphere().held,
    () => onSphere().aside,
  ),
  ascending(
    "curves-surface-5",
    [
      "either alone would violate the other",
      "jede für sich allein würde die andere",
      "一方だけでは、もう一方の拘束条件が破られる",
      "한쪽만으로는 다른 쪽의 구속 조건이 깨지기",
    ],
    0,
    // How much the force of one row changes the other row's C̈.
    () => Math.abs(simulate(knot).matrix("A").data[1] ?? Number.NaN),
  ),
  equal(
    "curves-exercise-1-answer",
    ["The force is the same", "Die Kraft ist dieselbe", "力は同じです", "힘은 같다"],
    1e-9,
    () =>
      (["ellipse", "circle"] as const).map((kind) =>
        simulate(roundEllipse(2, kind)).observe("constraintForce.norm"),
      ),
  ),
  vanishing(
    "curves-exercise-2-answer",
    ["is zero, and", "ist {$jdotv} null", "{$jdotv}は0で", "{$jdotv}는 0이고"],
    1e-12,
    () => turningOf(roundEllipse(1, "circle"), [0.8, -0.6]),
    () => [turningOf(onLine, [3 * Math.cos(Math.PI / 6), -1.5])],
  ),
  vanishing(
    "curves-exercise-2-answer",
    ["balances exactly", "Der Draht hält genau", "ちょうどつり合います", "정확히 상쇄한다"],
    1e-12,
    () => length(simulate(onLine).appliedForces()),
    () => {
      const simulation = simulate(onLine);
      const [n, f, held] = [
        simulation.matrix("J").data,
        simulation.appliedForces(),
        simulation.constraintForces(),
      ];
      return [dot(n, f) + dot(n, held)];
    },
  ),
  vanishing(
    "curves-exercise-3",
    ["zero curvature", "die Krümmung null", "曲率が0です", "곡률이 0이다"],
    1e-7,
    () => 1,
    inCrossing,
  ),
  ...([0, 1, 2] as const).map((term) =>
    vanishing(
      "curves-exercise-3-answer",
      [
        "all vanish at the crossing",
        "verschwinden im Kreuzungspunkt alle",
        "交点ではすべて0になる",
        "교차점에서 모두 0이기",
      ],
      1e-12,
      () => Math.abs(allTerms([1, 0.4], [2, 1])[term] ?? Number.NaN),
      () => [1, -1].map((k) => allTerms([0, 0], [2, 2 * k])[term] ?? Number.NaN),
    ),
  ),
  vanishing(
    "curves-exercise-3-answer",
    [
      "the factor that vanishes",
      "desjenigen, der auf dem Ast der Perle verschwindet",
      "枝の上で0になる因数",
      "가지 위에서 0이 되는 인수",
    ],
    1e-3,
    () => 1,
    // Its gradient is perpendicular to the branch, beside the curve too; that of the product is not.
    () =>
      [1, -1].map((k) => {
        const near = placed({ lemniscate: { body: 0, a: 1.6 } }, [1e-4, 0], [2, 2 * k]);
        return along(near.matrix("J").data, near.velocities());
      }),
  ),
  vanishing(
    "curves-exercise-6-answer",
    ["the mean power is zero", "ist die mittlere Leistung null", "平均の仕事率は0です", "평균 일률은 0이다"],
    1e-5,
    () => Math.max(...vibrated(3).series("constraint.power").y),
    () => [meanPower()],
  ),
];
