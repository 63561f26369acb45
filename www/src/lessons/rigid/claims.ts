// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import { ascending, type Claim, type OrderClaim, type WordClaim, word } from "../claims";
import { opened, play } from "../in-core.testing";
import { extent } from "../measure";
import { space } from "../sketch";
import { kept, steps } from "./predictions";
import { presets } from "./presets";
import { same } from "./sameness.testing";
import { aboutAxis, exact, integrated, plate, stepped } from "./scenes";

/** Energy loss of the implicit step in six seconds. % */
function lost(stepSize: number): number {
  const simulation = simulate(stepped("implicit"), { stepSize });
  const before = simulation.observe("energy.kinetic");
  simulation.step(Math.round(6 / stepSize));
  return 100 * (1 - simulation.observe("energy.kinetic") / before);
}

/** Radius and mass of a solid sphere. m, kg */
const [radius, mass] = [0.5, 2];
/** Twice its kinetic energy when it turns at 1 rad/s. kg·m² */
function sphere(): number {
  const ball = { shape: { sphere: radius }, mass, at: [0, 0, 0], spin: [0, 1, 0] };
  return 2 * simulate(space({ bodies: [ball], constraints: [], gravity: false })).observe("energy.kinetic");
}
/** Of a body with moments 1, 2 and 3, that of the axis that leaves its direction. kg·m² */
function tumbling(): number {
  const wandered = [0, 1, 2].map((axis) => {
    const spin = [0, 1, 2].map((i) => (i === axis ? 5 : 0.05));
    const body = { shape: { box: [0.5, 0.3, 0.1] }, mass: 1, inertia: [1, 2, 3], at: [0, 0, 0], spin };
    const simulation = simulate(space({ bodies: [body], constraints: [], gravity: false, method: exact }));
    let least = 1;
    for (let i = 0; i < 400; i += 1) {
      simulation.step(5);
      const [, , , x = 0, y = 0, z = 0] = simulation.velocities();
      least = Math.min(least, ([x, y, z][axis] ?? 0) / Math.hypot(x, y, z));
    }
    return least;
  });
  return 1 + wandered.indexOf(Math.min(...wandered));
}
/** How fast the axis of the plate goes round its angular momentum, for a small wobble. rad/s */
const wobble = (): number => simulate(plate).observe("angularMomentum.y") / (0.5 ** 2 / 4);

export const claims: readonly Claim[] = [
  { at: "rigid-exercise-1", says: "loss with steps of 10 ms", value: () => lost(0.01), about: 0.1 },
  { at: "rigid-exercise-1-answer", says: "loss with steps of 5 ms", value: () => lost(0.005), about: 0.1 },
  {
    at: "rigid-euler-2",
    says: "angular velocity of the handles",
    value: () => simulate(aboutAxis(1)).observe("body[0].spin"),
    about: 0.001,
  },
  { at: "rigid-steps-3", says: "step in ms", value: () => 1000 * simulate(stepped("off")).stepSize },
  { at: "answer:rigid-exercise-1", says: "loss with steps of 5 ms", value: () => lost(0.005), about: 0.1 },
  { at: "answer:rigid-exercise-2", says: "moment of a sphere", value: sphere },
  { at: "answer:rigid-exercise-3", says: "moment of the tumbling axis", value: tumbling },
  { at: "answer:rigid-exercise-4", says: "rate of the wobble", value: wobble, about: 0.01 },
  { at: "rigid-exercise-4-answer", says: "rate of the wobble", value: wobble, about: 0.01 },
  {
    at: "rigid-exercise-4",
    says: "rate of the plate",
    value: () => Math.abs(simulate(plate).velocities()[4] ?? Number.NaN),
  },
];

/** How fast the plate turns about its axis. rad/s */
const spinOfPlate = (): number => simulate(plate).velocities()[4] ?? Number.NaN;

/** Moment of inertia of the plate across its axis, over that about it. */
function acrossOverAxis(): number {
  const [across = Number.NaN, about = Number.NaN] = [plate.bodies[0]?.inertia ?? []].flat();
  return across / about;
}

/** Numbers that say how the brick turns, and how it is oriented: all but those of its place. */
function turning(): { rates: number; pose: number } {
  const brick = opened(presets.brick);
  const place = brick.toJSON().bodies[0]?.at?.length ?? Number.NaN;
  return { rates: brick.velocities().length - place, pose: brick.positions().length - place };
}
/** Components of the brick's angular momentum that stay constant. */
function constant(): number {
  const observables = (kept.record ?? []).filter((name) => name.startsWith("angularMomentum"));
  const [run] = play(presets.brick, kept.until, observables);
  if (!run) return Number.NaN;
  return observables.filter((name) => {
    const { least, most } = extent(run, name);
    return most - least < 1e-6;
  }).length;
}
/** Handles that are stepped in time. */
const handles = (): number =>
  presets.steps.runs.filter((_, run) => opened(presets.steps, run).toJSON().method?.kind === "velocity")
    .length;
/** The power of the step with which the error of Runge and Kutta's method falls on the handle. */
function order(): number {
  const [coarse, middle, fine] = [0.02, 0.01, 0.005].map((stepSize) => {
    const simulation = simulate(integrated({ ...exact, stepSize }));
    simulation.step(Math.round(1 / stepSize));
    return simulation.observe("body[0].spin");
  }) as [number, number, number];
  return Math.log2((coarse - middle) / (middle - fine));
}
/** Moments of inertia of the plate that another one equals. */
function equal(): number {
  const moments = [plate.bodies[0]?.inertia ?? []].flat();
  return moments.filter((moment, i) => moments.some((other, k) => k !== i && other === moment)).length;
}
/** Steps of the implicit run in a second. */
const stepsIn = (stepSize: number): number => simulate(stepped("implicit"), { stepSize }).advance(1).steps;

export const words: readonly WordClaim[] = [
  word("rigid-exercise-1", 6, ["six seconds", "sechs Sekunden", "6秒", "6초"], () => steps.until),
  word("rigid-gain-measured", 6, ["six seconds", "sechs Sekunden", "6秒", "6초"], () => steps.until),
  word(
    "rigid-exercise-4-answer",
    1 / 2,
    ["half as large", "halb so groß", "モーメントは半分", "모멘트는 절반"],
    acrossOverAxis,
  ),
  word(
    "rigid-wobble-choice-twice",
    2,
    ["about twice", "etwa zweimal", "およそ2回", "약 두 번"],
    () => wobble() / spinOfPlate(),
    0.05,
  ),
  word(
    "rigid-exercise-4-answer",
    2,
    ["twice as fast", "doppelt so schnell", "2倍の速さ", "두 배 빠르다"],
    () => wobble() / spinOfPlate(),
    0.05,
  ),
  word(
    "rigid-exercise-1-answer",
    1 / 2,
    ["half the loss", "Die Hälfte des Verlusts", "損失は半分", "손실은 절반"],
    () => lost(0.005) / lost(0.01),
    0.1,
  ),
  word("rigid-pose-title", 4, ["Four numbers", "Vier Zahlen", "四つの数", "네 수"], () => turning().pose),
  word("rigid-pose-title", 3, ["for three", "für drei", "三つのための", "세 자유도"], () => turning().rates),
  word(
    "rigid-pose-1",
    3,
    ["Three numbers suffice", "Drei Zahlen genügen", "三つの数で足り", "세 수면 충분"],
    () => turning().rates,
  ),
  word(
    "rigid-pose-1",
    3,
    ["every choice of three", "jede Wahl von dreien", "どんな三つ", "세 수를 어떻게"],
    () => turning().rates,
  ),
  word("rigid-pose-1", 4, ["we use four", "nimmt man vier", "四つの数", "네 수"], () => turning().pose),
  word("rigid-pose-2", 3, ["three numbers", "Drei Zahlen", "三つの数", "세 수가"], () => turning().rates),
  word("rigid-pose-2", 4, ["four how", "vier, wie", "四つの数", "네 수가"], () => turning().pose),
  word(
    "rigid-kept-measured",
    3,
    ["All three components", "Alle drei Komponenten", "三つの成分", "세 성분"],
    constant,
  ),
  word(
    "rigid-euler-2",
    3,
    ["three equal T-handles", "drei gleiche T-Griffe", "三つの同じT字", "손잡이 셋"],
    () => presets.axes.runs.length,
  ),
  word("rigid-steps-3", 3, ["Three handles", "Drei Griffe", "三つの取っ手", "손잡이 셋"], handles),
  word("rigid-steps-3", 4, ["A fourth", "Ein vierter", "四つ目", "넷째"], () => presets.steps.runs.length),
  word("rigid-steps-3", 4, ["fourth order", "vierter Ordnung", "4次", "4차"], order, 0.1),
  word("rigid-gain-question", 3, ["the three", "der drei", "三つ", "셋"], handles),
  word(
    "rigid-steps-4",
    3,
    ["three integrators", "drei Verfahren", "三つの積分法", "적분법 셋"],
    () => presets.rivals.runs.length,
  ),
  word(
    "rigid-tops-1",
    2,
    ["two moments of inertia", "zwei Trägheitsmomente", "二つの慣性モーメント", "두 관성 모멘트"],
    equal,
  ),
  word(
    "rigid-wobble-why-1",
    2,
    ["twice the spin rate", "ihr Doppeltes", "回転の速さの2倍", "각속도의 두 배"],
    () => wobble() / spinOfPlate(),
    0.05,
  ),
  word(
    "rigid-exercise-1-answer",
    2,
    ["twice as many", "doppelt so viele", "2倍", "두 배"],
    () => stepsIn(0.005) / stepsIn(0.01),
  ),
  word(
    "rigid-exercise-2-hint",
    2 / 5,
    ["two fifths", "zwei Fünftel", "5分の2", "5분의 2"],
    () => sphere() / (mass * radius ** 2),
  ),
  word("rigid-exercise-3", 3, ["three axes", "drei Achsen", "三つの軸", "세 축"], () => turning().rates),
  word(
    "rigid-preset-axes",
    3,
    ["three axes", "drei Achsen", "三つの軸", "세 축"],
    () => presets.axes.runs.length,
  ),
  word("rigid-preset-steps", 3, ["three options", "drei Möglichkeiten", "三つの方法", "세 방법"], handles),
  word(
    "rigid-preset-rivals",
    3,
    ["three integrators", "drei Verfahren", "三つの積分法", "적분법 셋"],
    () => presets.rivals.runs.length,
  ),
];

/** Energies and momenta of the handle about its stem over six seconds, by the way its torque is taken. */
function taken(gyroscopic: "implicit" | "explicit" | "off" | "midpoint") {
  const simulation = simulate({ ...stepped("off"), gyroscopic });
  const momenta = ["angularMomentum.x", "angularMomentum.y", "angularMomentum"];
  simulation.record(["energy.kinetic", "body[0].spin", ...momenta]);
  simulation.step(600);
  const { y: energy } = simulation.series("energy.kinetic");
  const width = (name: string): number => {
    const { y } = simulation.series(name);
    return Math.max(...y) - Math.min(...y);
  };
  return {
    start: energy[0] ?? Number.NaN,
    energies: [...energy],
    end: energy.at(-1) ?? Number.NaN,
    momentum: Math.hypot(...momenta.map(width)),
    spin: width("body[0].spin"),
  };
}
/** Twice the energy over ω² of a handle about each axis. kg·m² */
const moments = (): number[] =>
  ([0, 1, 2] as const).map((axis) => {
    const simulation = simulate(aboutAxis(axis));
    return (2 * simulation.observe("energy.kinetic")) / simulation.observe("body[0].spin") ** 2;
  });
/** How far the axis of a heavy top goes round in a fifth of a second. rad */
function precessed(speed: number): number {
  const simulation = simulate("heavy-top", { release: "steady", speed });
  const angle = (): number => Math.atan2(simulation.observe("body[1].z"), simulation.observe("body[1].x"));
  const before = angle();
  simulation.step(Math.round(0.2 / simulation.stepSize));
  return Math.abs(angle() - before);
}

export const orders: readonly OrderClaim[] = [
  ascending(
    "rigid-kept-measured",
    [
      "All three components of L stay constant",
      "Alle drei Komponenten von L bleiben konstant",
      "Lの三つの成分は変わりません",
      "L의 세 성분은 그대로이다",
    ],
    () => {
      const [run] = play(presets.brick, 6, [
        "angularMomentum.x",
        "angularMomentum.y",
        "angularMomentum",
        "body[0].spin",
      ]);
      if (!run) return Number.NaN;
      const width = (name: string): number => extent(run, name).most - extent(run, name).least;
      const components = ["angularMomentum.x", "angularMomentum.y", "angularMomentum"].map(width);
      return [Math.max(...components), 1e-6, width("body[0].spin")];
    },
  ),
  ascending(
    "rigid-euler-2",
    [
      "about the bar (the smallest moment of inertia), about the stem (the middle one), and across both (the largest)",
      "um den Balken (kleinstes Trägheitsmoment), um den Stiel (mittleres) und quer zu beiden (größtes)",
      "棒のまわり（最小の慣性モーメント）、柄のまわり（中間）、両方に垂直な軸のまわり（最大）",
      "막대 축(가장 작은 관성 모멘트), 자루 축(가운데), 둘에 수직인 축(가장 큰)",
    ],
    moments,
  ),
  ascending(
    "rigid-gain-why-2",
    [
      "The explicit step gains energy every time",
      "Der explizite Schritt gewinnt jedes Mal Energie",
      "陽的な方法はステップごとにエネルギーを得て",
      "명시적 방법은 단계마다 에너지를 얻어",
    ],
    0,
    () =>
      Math.min(
        ...taken("explicit")
          .energies.slice(1)
          .map((energy, i, all) => energy - (all[i - 1] ?? 0)),
      ),
  ),
  ascending(
    "rigid-gain-why-2",
    [
      "the implicit one loses a little",
      "der implizite verliert ein wenig",
      "陰的な方法は少しずつ失いますが",
      "암시적 방법은 조금씩 잃지만",
    ],
    () => taken("implicit").end,
    () => taken("implicit").start,
  ),
  ascending(
    "rigid-gain-why-2",
    [
      "the angular momentum is kept to rounding",
      "Der Drehimpuls bleibt dann bis auf Rundung erhalten",
      "角運動量は丸め誤差を除いて保たれ",
      "각운동량은 반올림 오차까지 보존되고",
    ],
    () => taken("midpoint").momentum,
    () => 1e-10,
    () => taken("implicit").momentum,
  ),
  ascending(
    "rigid-gain-why-2",
    [
      "the energy stays within narrow bounds",
      "die Energie bleibt in engen Grenzen",
      "エネルギーも狭い範囲にとどまります",
      "에너지도 좁은 범위에 머문다",
    ],
    () => {
      const { energies, start } = taken("midpoint");
      return Math.max(...energies.map((energy) => Math.abs(energy - start)));
    },
    () => Math.abs(taken("implicit").end - taken("implicit").start) / 1000,
  ),
  ascending(
    "rigid-steps-4",
    [
      "the energy is conserved to the last digit",
      "bleibt die Energie bis zur letzten Stelle erhalten",
      "エネルギーは最後の桁まで保たれます",
      "에너지는 마지막 자리까지 보존되지만",
    ],
    () => Math.abs(taken("off").end - taken("off").start),
    () => 1e-12 * taken("off").start,
  ),
  ascending(
    "rigid-steps-4",
    [
      "is constant in space, {$L} is not",
      "ist im Raum konstant, {$L} nicht",
      "は空間で一定なのに{$L}は一定でなく",
      "는 공간에서 일정하지만 {$L}은 일정하지 않고",
    ],
    () => taken("off").spin,
    () => 1e-10,
    () => taken("off").momentum,
  ),
  ascending(
    "rigid-tops-4",
    [
      "The slower it spins, the faster it precesses",
      "Je langsamer er sich dreht, desto schneller präzediert er",
      "自転が遅いほど軸は速く回り",
      "느리게 자전할수록 축은 빠르게 돌고",
    ],
    () => [120, 80, 60].map(precessed),
  ),
  ascending(
    "rigid-kept-why-1",
    [
      "The energy is constant too",
      "Auch die Energie ist konstant",
      "エネルギーも一定で",
      "에너지도 일정하며",
    ],
    () => {
      const [run] = play(presets.brick, 6, ["energy.kinetic"]);
      if (!run) return Number.NaN;
      const { least, most } = extent(run, "energy.kinetic");
      return [most - least, 1e-6 * most];
    },
  ),
  ascending(
    "rigid-steps-4",
    [
      "the handle never turns over",
      "der Griff schlägt nie um",
      "取っ手は決してひっくり返りません",
      "손잡이는 결코 뒤집히지 않는다",
    ],
    ...([2, 3] as const).map((run) => () => {
      // Of the spin along the stem: it changes its sign where the handle turns over.
      const simulation = opened(presets.steps, run);
      let least = 1;
      for (let i = 0; i < 600; i += 1) {
        simulation.step(Math.round(0.01 / simulation.stepSize));
        const [x = 0, y = 0, z = 0, w = 1] = simulation.positions().slice(3);
        const [, , , p = 0, q = 0, r = 0] = simulation.velocities();
        const stem = [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)];
        least = Math.min(least, p * (stem[0] ?? 0) + q * (stem[1] ?? 0) + r * (stem[2] ?? 0));
      }
      return -least;
    }),
  ),
  ...same,
];
