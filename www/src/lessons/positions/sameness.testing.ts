// Words of sameness in the text (“zero”, “only”, “the same”, “nothing”), computed by the core.
import type { SceneDocument, Simulation } from "../../simulation/core";
import { simulate } from "../../simulation/core";
import { ascending, equal, type OrderClaim, vanishing } from "../claims";
import { opened } from "../in-core.testing";
import { fixed, particle, plane, stick } from "../sketch";
import { presets } from "./presets";
import { shaken, turningRod } from "./scenes";
import { sums } from "./views";

/** Sums over the gradient of each constraint, and the change of C when everything is shifted, and rotated about the origin. */
function moved(): { kind: string; sums: number[]; shifted: number; rotated: number }[] {
  const before = opened(presets.invariance);
  const places = before.bodies().map(({ id, positionOffset }) => ({ id, offset: positionOffset }));
  const change = (move: (x: number, y: number) => [number, number]): number[] => {
    const after = opened(presets.invariance);
    for (const { id, offset } of places) {
      const [x = 0, y = 0] = before.positions().subarray(offset);
      after.setState(id, { at: move(x, y) });
    }
    return [...after.c()].map((c, i) => c - (before.c()[i] ?? Number.NaN));
  };
  const shifted = change((x, y) => [x + 0.3, y + 0.2]);
  const rotated = change((x, y) => [Math.cos(1) * x - Math.sin(1) * y, Math.sin(1) * x + Math.cos(1) * y]);
  return before.constraints().map((info, i) => ({
    kind: info.kind,
    sums: sums(before, info),
    shifted: shifted[i] ?? Number.NaN,
    rotated: rotated[i] ?? Number.NaN,
  }));
}
const isZero = (x: number): boolean => Math.abs(x) < 1e-12;
const line = (): number[] => moved().find(({ kind }) => kind === "line")?.sums ?? [Number.NaN];

/** The rod after steps of 20 ms: how far from its length in each of them. m */
function error(scene: SceneDocument, steps: number): number[] {
  const simulation = simulate(scene, { stepSize: 0.02 });
  return Array.from({ length: steps }, () => {
    simulation.step(1);
    return simulation.observe("C.norm");
  });
}
/** The impulse on one end of the rod in its first step along the rod and across it, as it lay before. N·s */
function impulse(): { along: number; across: number } {
  const simulation = simulate(turningRod);
  const before = ["vx", "vy"].map((part) => simulation.observe(`body[1].${part}`));
  simulation.step(1);
  const [along = Number.NaN, across = Number.NaN] = ["vx", "vy"].map(
    (part, i) => simulation.observe(`body[1].${part}`) - (before[i] ?? Number.NaN),
  );
  return { along: Math.abs(along), across: Math.abs(across) };
}
/** hω of the rod. */
const turn = (): number => {
  const rod = simulate(turningRod);
  return (
    (rod.stepSize * 2 * rod.observe("body[1].vy")) / (rod.observe("body[1].x") - rod.observe("body[0].x"))
  );
};
/** Change of the angular momentum in a step of 20 ms. kg·m²/s */
function changed(scene: SceneDocument, steps = 1): number {
  const simulation = simulate(scene);
  const before = simulation.observe("angularMomentum");
  simulation.step(steps);
  return simulation.observe("angularMomentum") - before;
}

/** A bead at the origin, pinned to it, and a second one on a stick, which swings. */
function pinned(gravity: boolean): Simulation {
  const bodies = [fixed([0, 0]), particle([0, 0]), particle([0.8, -0.6])];
  const anchors = [
    [0, 0],
    [0, 0],
  ];
  const pin = { ball: { between: [0, 1] as [number, number], anchors } };
  const constraints = [pin, stick(bodies, 1, 2)];
  const more = { gravity, method: shaken.method ?? {} };
  const simulation = simulate(plane({ bodies, constraints, ...more }));
  simulation.setState(2, { velocity: [0.6, 0.8] });
  return simulation;
}
/** Both sums of each row of the pin: the size of the first, and the second. */
function pinSums(): { first: number[]; second: number[] } {
  const simulation = pinned(false);
  const [pin] = simulation.constraints();
  const all = (pin?.rows ?? []).map((row) =>
    // The second bead’s gradient only: the support is no part of the system.
    sums(simulation, {
      ...(pin as NonNullable<typeof pin>),
      rows: [{ ...row, gradient: row.gradient.filter(({ body }) => body === 1) }],
    }),
  );
  return {
    first: all.map(([across = 0, up = 0]) => Math.hypot(across, up)),
    second: all.map(([, , turn = Number.NaN]) => turn),
  };
}
/** Change of the angular momentum about the pin in a second. kg·m²/s */
function swung(gravity: boolean): number {
  const simulation = pinned(gravity);
  const before = simulation.observe("angularMomentum");
  simulation.step(Math.round(1 / simulation.stepSize));
  return simulation.observe("angularMomentum") - before;
}

export const same: readonly OrderClaim[] = [
  vanishing(
    "positions-scheme-3",
    ["nothing can drift", "nichts kann driften", "ドリフトも起こりません", "드리프트도 있을 수 없다"],
    1e-12,
    () => Number(simulate(turningRod).constraints()[0]?.parameters.length),
    () => error(turningRod, 2000),
  ),
  vanishing(
    "positions-sums-1",
    [" is zero:", " null:", "についての微分は0です", "에 대한 도함수는 0이다"],
    1e-12,
    () => Math.hypot(...line()),
    () =>
      moved()
        .filter(({ shifted }) => isZero(shifted))
        .flatMap(({ sums: [across = Number.NaN, up = Number.NaN] }) => [across, up]),
  ),
  vanishing(
    "positions-sums-2",
    [
      "The impulses add up to zero",
      "Die Kraftstöße heben sich auf",
      "力積の和は0になり",
      "충격량의 합은 0이고",
    ],
    1e-12,
    () => Math.abs(simulate(turningRod).observe("body[1].vy")),
    () => {
      const simulation = simulate(turningRod);
      simulation.step(50);
      return [simulation.observe("momentum.x"), simulation.observe("momentum.y")];
    },
  ),
  vanishing(
    "positions-sums-4",
    [
      "depend only on the relative positions of the particles",
      "hängen nur von der gegenseitigen Lage der Teilchen ab",
      "粒子どうしの位置関係だけで決まるので",
      "입자들의 상대적인 위치에만 의존하므로",
    ],
    1e-12,
    () => Math.abs(moved().find(({ kind }) => kind === "line")?.shifted ?? Number.NaN),
    () =>
      moved()
        .filter(({ kind }) => kind !== "line" && kind !== "circle")
        .flatMap(({ shifted, rotated }) => [shifted, rotated]),
  ),
  ascending(
    "positions-sums-4",
    [
      "The line can only be translated along itself",
      "Die Gerade lässt sich nur in sich verschieben",
      "直線は、それ自身に沿って動かすときしか不変ではありません",
      "직선은 자신의 방향으로 병진할 때만 불변이다",
    ],
    () => {
      const [across = Number.NaN, up = Number.NaN, turn = Number.NaN] = line().map(Math.abs);
      // It is upright.
      return [up, 1e-12, Math.min(across, turn)];
    },
  ),
  ascending(
    "positions-steps-why-2",
    [
      "With the arms of the old position it is not zero",
      "Mit den Armen des alten Ortes ist es nicht null",
      "古い位置の腕では0になりません",
      "원래 위치의 팔로는 0이 아니다",
    ],
    0,
    () => [1e-3 * impulse().along, impulse().across],
  ),
  equal(
    "positions-steps-why-2",
    [
      "its pull is no longer along the old direction",
      "sein Zug nicht mehr in die alte Richtung zeigt",
      "張力の向きは古い向きから外れます",
      "당기는 힘이 더는 원래 방향을 향하지 않는다",
    ],
    0.01,
    () => [Math.atan2(impulse().across, impulse().along), turn()],
  ),
  vanishing(
    "positions-angular-2",
    [
      "SHAKE requires the same",
      "SHAKE verlangt am Ende des Schritts dasselbe",
      "SHAKEは、ステップの終わりに同じ",
      "SHAKE는 단계 끝에서 같은",
    ],
    1e-9,
    () => Number(simulate(shaken).constraints()[0]?.parameters.length),
    () => [...error(shaken, 50), ...error(turningRod, 50)],
  ),
  vanishing(
    "positions-angular-2",
    [
      "Arms and gradient are then evaluated at the same position",
      "Dann sind Hebelarme und Gradient am selben Ort ausgewertet",
      "これで腕と勾配が同じ位置で評価されます",
      "그러면 팔과 기울기 벡터를 같은 위치에서 계산하게 된다",
    ],
    1e-9,
    () => Math.abs(changed(turningRod)),
    () => changed(shaken),
  ),
  ascending(
    "positions-exercise-2-answer",
    [
      "so the first sum is not zero",
      "die erste Summe ist also nicht null",
      "第一の和は0でなく",
      "첫째 합은 0이 아니고",
    ],
    0,
    () => Math.min(...pinSums().first),
  ),
  vanishing(
    "positions-exercise-2-answer",
    [
      "The arm at the origin is zero, so the second sum is",
      "Der Arm am Ursprung ist null und darum auch die zweite Summe",
      "原点では腕が0なので、第二の和は0です",
      "원점에서는 팔이 0이므로 둘째 합은 0이다",
    ],
    1e-12,
    () => Math.max(...pinSums().first),
    () => pinSums().second,
  ),
  vanishing(
    "positions-exercise-2-answer",
    [
      "Only the weight changes the angular momentum about the pin",
      "Den Drehimpuls um den Stift ändert allein das Gewicht",
      "ピンのまわりの角運動量を変えるのは重力だけです",
      "핀 둘레의 각운동량을 바꾸는 것은 무게뿐이다",
    ],
    1e-9,
    () => Math.abs(swung(true)),
    () => swung(false),
  ),
  equal(
    "positions-exercise-5",
    ["with the same step", "beim selben Schritt", "同じステップのRATTLE", "시간 간격이 같은 RATTLE"],
    1e-12,
    () => [0, 1].map((run) => opened(presets.directions, run).stepSize),
  ),
  vanishing(
    "positions-exercise-5-answer",
    ["Nothing: its impulses", "Nichts: Seine Kraftstöße", "まったく失いません", "전혀 잃지 않는다"],
    1e-9,
    () => Math.abs(changed(turningRod, 50)),
    () => changed(shaken, 50),
  ),
];
