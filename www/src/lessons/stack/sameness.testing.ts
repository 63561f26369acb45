// Words of sameness in the text (“the same”, “only”, “zero”), computed by the core.
import { type Simulation, simulate, withSimulation } from "../../simulation/core";
import { problemOfStep } from "../../solvers/handed";
import { iterateAt } from "../../solvers/traces";
import { ascending, equal, type OrderClaim, vanishing, type WordClaim, word } from "../claims";
import { opened } from "../in-core.testing";
import { weight } from "../measure";
import { disc, ground, plane, stepping } from "../sketch";
import { presets } from "./presets";
import { stack } from "./scenes";
import { groundForce, trace } from "./sweep";

/** λ of the normal rows after so many sweeps from zero, with the bodies of each. N·s */
function swept(simulation: Simulation, sweeps: number): { bodies: readonly number[]; lambda: number }[] {
  const { rows = [], contacts = [] } = simulation.stepRows() ?? {};
  const lambda = iterateAt(trace(simulation, "gauss-seidel", Math.max(1, sweeps)), sweeps);
  return rows.flatMap(({ role, contact = -1 }, i) => {
    const bodies = contacts[contact]?.bodies;
    return role === "normal" && bodies ? [{ bodies, lambda: lambda[i] ?? Number.NaN }] : [];
  });
}
/** Force of the ground after the first sweep. N */
function firstSweep(scene: Parameters<typeof stack>[0]): number {
  const simulation = simulate(stack(scene));
  return groundForce(simulation, trace(simulation, "gauss-seidel", 1), 1);
}
/**
 * Impulse of the ground after one sweep over three discs, one row for each contact: contacts come in the order of the bodies, which
 * are listed by their heights, the ground as −1, in this order. N·s
 */
function firstOf(order: readonly number[]): number {
  const bodies = order.map((height) => (height < 0 ? ground() : disc([0, 0.5 + height], 0.5, { mass: 1 })));
  const rows = swept(simulate(plane({ bodies, constraints: [], method: stepping })), 1);
  return rows.find(({ bodies: pair }) => pair.includes(order.indexOf(-1)))?.lambda ?? Number.NaN;
}
const ordered = (rest: readonly number[]): number[][] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((first) =>
        ordered(rest.filter((each) => each !== first)).map((others) => [first, ...others]),
      );

/** Pairs of boxes that push each other after so many sweeps downwards. */
const pairsPushing = (sweeps: number): number =>
  new Set(
    swept(simulate(stack({ down: true })), sweeps)
      .filter(({ lambda }) => lambda > 0)
      .map(({ bodies }) => bodies.join(" ")),
  ).size;
/** Least impulse between two boxes after one sweep downwards, where the top box is thrown down. N·s */
function pushedDown(): number {
  const simulation = simulate(stack({ down: true }));
  simulation.setState(1, { velocity: [0, -10] });
  const pairs = new Map<string, number>();
  for (const { bodies, lambda } of swept(simulation, 1))
    pairs.set(bodies.join(" "), (pairs.get(bodies.join(" ")) ?? 0) + lambda);
  return Math.min(...pairs.values());
}
/** Force of the ground on the stack of a run, solved to the end. N */
function solved(run: number): number {
  const simulation = opened(presets.order, run);
  simulation.set("tolerance", 1e-9);
  simulation.set("maxIterations", 20_000);
  simulation.step(1);
  const onGround = simulation.contacts().filter(({ bodies }) => bodies.includes(0));
  return onGround.reduce((sum, { lambda: [n = 0] }) => sum + n, 0);
}
const warmStart = (name: "order" | "warm", run: number): number =>
  Number(opened(presets[name], run).get("warmStart"));

/** The first constants of the rows: how fast the contacts at the ground close, and those between boxes. m/s */
function closing(): { ground: number; between: number[] } {
  const simulation = simulate(stack());
  const { rows = [], contacts = [] } = simulation.stepRows() ?? {};
  const b: readonly number[] = withSimulation(stack(), problemOfStep)?.b ?? [];
  const normals = rows.flatMap(({ role, contact = -1 }, i) =>
    role === "normal" ? [{ bodies: [...(contacts[contact]?.bodies ?? [])], b: b[i] ?? Number.NaN }] : [],
  );
  return {
    ground: Math.abs(normals.find(({ bodies }) => bodies.includes(0))?.b ?? Number.NaN),
    between: normals.filter(({ bodies }) => !bodies.includes(0)).map((each) => each.b),
  };
}
/** λ of contacts of the warm stack in a step, and where the next one begins with the contacts of the same identifier. N */
function remembered(): { last: number; change: number[] } {
  const simulation = opened(presets.warm);
  simulation.step(20);
  const { rows = [], contacts = [], warm = [], unknownPerLambda = 1 } = simulation.stepRows() ?? {};
  const key = ({ bodies, feature }: (typeof contacts)[number]): string => `${bodies} ${feature}`;
  const before = new Map(simulation.contacts().map((each) => [key(each), each.lambda[0] ?? Number.NaN]));
  const change = rows.flatMap(({ role, contact = -1 }, i) => {
    const found = contacts[contact];
    const kept = found && before.get(key(found));
    return role !== "normal" || kept === undefined ? [] : [(warm[i] ?? Number.NaN) / unknownPerLambda - kept];
  });
  return { last: Math.max(...before.values()), change };
}
/** By how much the force of the ground under five boxes grows in each sweep, the top one a hundred times as heavy. N */
function growth(): number[] {
  const simulation = simulate(stack({ count: 5, top: 100 }));
  const found = trace(simulation, "gauss-seidel", 200);
  const forces = Array.from({ length: 201 }, (_, k) => groundForce(simulation, found, k));
  return forces.slice(1).map((force, k) => force - (forces[k] ?? Number.NaN));
}

export const counted: readonly WordClaim[] = [
  word(
    "stack-order-2",
    1,
    ["rises by only one contact", "steigt nur um einen Kontakt", "接触一つ分しか", "접촉 하나만큼만"],
    () => (pairsPushing(6) - pairsPushing(2)) / 4,
  ),
];

export const same: readonly OrderClaim[] = [
  vanishing(
    "stack-rows-1",
    ["since it can only push", "denn er kann nur drücken", "押すことしかできないための", "밀 수만 있으므로"],
    1e-12,
    () => weight(simulate(stack())),
    () => {
      // The cold stack leans: contacts come and go.
      const simulation = opened(presets.warm, 1);
      return Array.from({ length: 40 }, () => {
        simulation.step(5);
        return Math.min(0, ...simulation.contacts().map(({ lambda: [normal = Number.NaN] }) => normal));
      });
    },
  ),
  vanishing(
    "stack-rows-3",
    [
      "all forces start from zero",
      "alle Kräfte beginnen bei null",
      "力はすべて0から始まります",
      "모든 힘은 0에서 시작한다",
    ],
    1e-12,
    () => Math.max(...swept(opened(presets.first), 1).map(({ lambda }) => lambda)),
    () => swept(opened(presets.first), 0).map(({ lambda }) => lambda),
  ),
  equal(
    "stack-first-why-1",
    [
      "The row at the ground involves only the lowest box",
      "Die Zeile am Boden betrifft nur die unterste Kiste",
      "地面の行に関わるのは一番下の箱だけです",
      "바닥의 행에 관계되는 것은 맨 아래 상자뿐이다",
    ],
    1e-12,
    () => [{}, { count: 2 }, { count: 2, top: 100 }, { top: 100 }].map(firstSweep),
  ),
  vanishing(
    "stack-rows-4",
    [
      "*Cold* starts from zero",
      "*Kalt* beginnt bei null",
      "*コールド*は0から始まります",
      "*콜드*는 0에서 시작한다",
    ],
    1e-12,
    () => Math.max(...swept(opened(presets.warm, 1), 1).map(({ lambda }) => lambda)),
    () => {
      const simulation = opened(presets.warm, 1);
      simulation.step(3);
      return [...simulation.solveTrace("gauss-seidel", { start: "cold" }).iterates.slice(0, 40)];
    },
  ),
  equal(
    "stack-order-1",
    [
      "Three runs of the same stack",
      "Drei Läufe desselben Stapels",
      "同じ積み重ねの三つの計算です",
      "같은 상자 더미의 세 실행이다",
    ],
    1e-12,
    () => [0, 1, 2].map((run) => opened(presets.order, run).observe("energy.potential")),
  ),
  vanishing(
    "stack-order-1",
    ["always from zero", "immer von null an", "つねに0から始めます", "언제나 0에서 시작하며"],
    1e-12,
    () => warmStart("warm", 0),
    () => [0, 1, 2].map((run) => warmStart("order", run)),
  ),
  ascending(
    "stack-order-2",
    [
      "a push from above is passed on within one sweep",
      "ein Stoß von oben innerhalb eines Durchgangs weitergereicht",
      "上からの押しは一回の掃引のうちに下へ渡されますが",
      "위에서 미는 힘은 한 번의 스윕으로 전해지지만",
    ],
    0,
    pushedDown,
  ),
  equal(
    "stack-order-2",
    [
      "The solution is the same in all cases",
      "Die Lösung ist in allen Fällen dieselbe",
      "解はどの場合も同じです",
      "해는 모든 경우에 같다",
    ],
    1e-6,
    () => [0, 1, 2].map(solved),
  ),
  ...(
    [
      [
        "stack-start-1",
        ["one *cold*, from zero", "einer *kalt*, bei null", "（0から）", "*콜드 스타트*로 0에서"],
      ],
      [
        "stack-warm-why-1",
        [
          "The cold run starts from zero in each step",
          "Der kalte beginnt in jedem Schritt bei null",
          "コールドの方はステップごとに0から始めます",
          "콜드 스타트 실행은 단계마다 0에서 시작한다",
        ],
      ],
    ] as const
  ).map(([at, words]) =>
    vanishing(
      at,
      words,
      1e-12,
      () => warmStart("warm", 0),
      () => warmStart("warm", 1),
    ),
  ),
  vanishing(
    "stack-start-2",
    [
      "as long as this stays the same it keeps its",
      "solange sie dieselbe bleibt, behält er sein",
      "識別子が同じである限り、その",
      "식별자가 같은 동안 그",
    ],
    1e-9,
    () => remembered().last,
    () => remembered().change,
  ),
  ascending(
    "stack-heavy-why-1",
    [
      "only about as much as its own mass allows",
      "nur etwa so viel weitergeben, wie ihre eigene Masse erlaubt",
      "自分の質量が許す程度だけです",
      "대략 자신의 질량에 비례하는 만큼뿐이다",
    ],
    0,
    () => Math.max(...growth()),
    // The weight of a light box.
    () => weight(simulate(stack({ count: 1 }))),
  ),
  vanishing(
    "stack-exercise-1-answer",
    [
      "At first all boxes fall alike, so a contact that comes before the one at the ground finds nothing to stop",
      "Zuerst fallen alle Kisten gleich schnell, also findet ein Kontakt, der vor dem am Boden an der Reihe ist, nichts aufzuhalten",
      "初めはどの箱も同じように落ちるので、地面の接触より先に扱われる接触には止めるものがありません",
      "처음에는 모든 상자가 똑같이 떨어지므로, 바닥의 접촉보다 먼저 오는 접촉은 막을 것이 없다",
    ],
    1e-9,
    () => closing().ground,
    () => closing().between,
  ),
  equal(
    "stack-exercise-1-answer",
    [
      "In any order the row at the ground stops only the lowest box",
      "In jeder Reihenfolge hält die Zeile am Boden nur die unterste Kiste auf",
      "どの順序でも、地面の行が止めるのは一番下の箱だけです",
      "어떤 순서에서도 바닥의 행은 맨 아래 상자만 멈춘다",
    ],
    1e-9,
    () => [[-1, 0], ...ordered([-1, 0, 1, 2])].map(firstOf),
  ),
];
