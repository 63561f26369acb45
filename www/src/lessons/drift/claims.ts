// Numbers of the text that the core computes.
import { type Placement, simulate } from "../../simulation/core";
import { ascending, type Claim, equal, type OrderClaim, type WordClaim, word } from "../claims";
import { opened, play, stepOf } from "../in-core.testing";
import { drift } from "./predictions";
import { presets } from "./presets";
import { same } from "./sameness.testing";

/** How far from the centre each bead is after half a second. m */
const apart = (run: 0 | 1): number =>
  Math.hypot(...(play(presets.forms, 0.5)[run]?.simulation.positions() ?? []));

/** Largest deviation of a run with these parameters in place of its own. m² */
function largest(name: "explodes" | "stiff", more: Record<string, number>, time: number): number {
  const simulation = simulate("circle", { ...presets[name].runs[0]?.parameters, ...more });
  simulation.record(["constraint[0].C"]);
  simulation.step(Math.round(time / simulation.stepSize));
  return simulation.series("constraint[0].C").y.reduce((most, c) => Math.max(most, Math.abs(c)), 0);
}
/** The largest step of whole milliseconds with which the bead stays at the ring. */
function longestStep(name: "explodes" | "stiff", time: number): number {
  for (let milliseconds = 12; milliseconds > 0; milliseconds -= 1)
    if (largest(name, { stepSize: milliseconds / 1000 }, time) < 0.5) return milliseconds;
  return 0;
}
/** From which β on critical damping explodes with steps of 5 ms. 1/s */
function limit(): number {
  let [holds, explodes] = [600, 1000];
  while (explodes - holds > 2) {
    const beta = (holds + explodes) / 2;
    if (largest("explodes", { stepSize: 0.005, beta, alpha: (beta * beta) / 4 }, 4) > 0.5) explodes = beta;
    else holds = beta;
  }
  return explodes;
}
/** How far below the ring a spring of 10 000 N/m³ holds the bead. mm */
function sag(): number {
  const { parameters } = presets.hanging.runs[0] ?? {};
  const simulation = simulate("circle", { ...parameters, stiffness: 10_000, damping: 60, stepSize: 0.002 });
  simulation.step(3000);
  return 1000 * (Math.hypot(...simulation.positions()) - 1);
}

/** C after one Euler step of 10 ms from the ring, at 2 m/s, without gravity. m² */
function afterOneStep(): number {
  const simulation = simulate("circle", { ...presets.drift.runs[0]?.parameters, gravity: 0, speed: 2 });
  simulation.step(1);
  return simulation.observe("constraint[0].C");
}
/** How far off the ring it is after some of these steps. m */
function offAfter(steps: number): number {
  const simulation = simulate("circle", { ...presets.drift.runs[0]?.parameters, gravity: 0, speed: 2 });
  simulation.step(steps);
  return Math.hypot(...simulation.positions()) - 1;
}
/** After how many of them it is as far off. */
function stepsUntil(deviation: number): number {
  let [less, enough] = [0, 1000];
  while (enough - less > 1) {
    const steps = Math.round((less + enough) / 2);
    if (offAfter(steps) < deviation) less = steps;
    else enough = steps;
  }
  return enough;
}
/** The largest α with which a bead off the ring comes back without overshooting, at β = 30 s⁻¹. 1/s² */
function calmest(): number {
  const overshoots = (alpha: number): boolean => {
    const start = presets.critical.runs[0]?.parameters;
    const simulation = simulate("circle", { ...start, gravity: 0, alpha, beta: 30, stepSize: 0.001 });
    simulation.record(["constraint[0].C"]);
    simulation.step(4000);
    return Math.min(...simulation.series("constraint[0].C").y) < -1e-12;
  };
  let [calm, wild] = [150, 300];
  while (wild - calm > 0.2) {
    const alpha = (calm + wild) / 2;
    if (overshoots(alpha)) wild = alpha;
    else calm = alpha;
  }
  return calm;
}

/** The longest step of a spring of this stiffness with which the bead stays at the ring, to a thousandth. ms */
function longestWith(stiffness: number): number {
  let [holds, explodes] = [0.1, 30];
  while (explodes / holds > 1.001) {
    const milliseconds = Math.sqrt(holds * explodes);
    if (largest("stiff", { stiffness, stepSize: milliseconds / 1000 }, (600 * milliseconds) / 1000) < 0.5)
      holds = milliseconds;
    else explodes = milliseconds;
  }
  return holds;
}
/** How many times smaller the error at the end is with half the step. */
function order(integrator: string): number {
  const error = (stepSize: number): number => {
    const simulation = simulate("circle", {
      ...presets.integrators.runs[0]?.parameters,
      integrator,
      stepSize,
    });
    simulation.step(Math.round(1 / stepSize));
    return simulation.observe("reference.error");
  };
  return error(0.002) / error(0.001);
}

export const claims: readonly Claim[] = [
  { at: "drift-forms-3", says: "the bead of the squared form", value: () => apart(0) },
  { at: "drift-forms-3", says: "the bead of the length form", value: () => apart(1) },
  { at: "drift-explode-2", says: "the longest step that holds", value: () => longestStep("explodes", 2) },
  {
    at: "drift-explode-2",
    says: "the shortest step that does not",
    value: () => longestStep("explodes", 2) + 1,
  },
  { at: "drift-spring-3", says: "the longest step that holds", value: () => longestStep("stiff", 3) },
  { at: "answer-limit", says: "β from which it explodes", value: limit, about: 0.02 },
  { at: "answer:drift-exercise-1", says: "β from which it explodes", value: limit, about: 0.02 },
  {
    at: "answer:drift-exercise-2",
    says: "stiffness for a sag of 1 mm",
    value: () => 10_000 * sag(),
    about: 0.01,
  },
  { at: "drift-exercise-2", says: "sag of the spring of the answer", value: sag, about: 0.03 },
  { at: "answer:drift-exercise-3", says: "C after the first step", value: afterOneStep, about: 1e-6 },
  { at: "drift-exercise-3-answer", says: "way off the ring in cm", value: () => 100 * offAfter(200) },
  { at: "answer:drift-exercise-4", says: "the largest α without overshooting", value: calmest, about: 0.02 },
  { at: "drift-drift-question", says: "step, ms", value: () => stepOf(presets.drift) },
  { at: "drift-explode-question", says: "β", value: () => Number(presets.explodes.runs[0]?.parameters.beta) },
  { at: "drift-explode-question", says: "step, ms", value: () => stepOf(presets.explodes) },
  {
    at: "drift-exact-3",
    says: "order of Euler’s method",
    value: () => Math.log2(order("explicit-euler")),
    about: 0.05,
  },
  {
    at: "drift-exact-3",
    says: "order of the midpoint rule",
    value: () => Math.log2(order("midpoint")),
    about: 0.05,
  },
  {
    at: "drift-exact-3",
    says: "order of the Runge–Kutta method",
    value: () => Math.log2(order("rk4")),
    about: 0.05,
  },
  { at: "drift-exercise-2-answer", says: "stiffness", value: () => 10_000 * sag(), about: 0.03 },
  { at: "drift-exercise-2-answer", says: "longest step", value: () => longestWith(10_000), about: 0.03 },
  {
    at: "drift-exercise-2-answer",
    says: "longest step of a thousand times the stiffness",
    value: () => longestWith(1e7),
  },
  { at: "drift-drift-question", says: "time, s", value: () => drift.until },
  { at: "drift-explode-1", says: "β", value: () => Number(opened(presets.explodes).get("beta")) },
  { at: "drift-spring-3", says: "step that explodes, ms", value: () => stepOf(presets.stiff) },
  {
    at: "beta-ten",
    says: "β that brings the bead back",
    value: () => Number(opened(presets.critical).get("beta")),
  },
  { at: "answer-critical", says: "the largest α without overshooting", value: calmest, about: 0.02 },
];

/** C after half a second without feedback, by Euler's method. m² */
function drifted(stepSize: number): number {
  const simulation = simulate("circle", { ...presets.drift.runs[0]?.parameters, stepSize });
  simulation.step(Math.round(0.5 / stepSize));
  return simulation.observe("constraint[0].C");
}

/** C after one Euler step from the ring at 2 m/s without gravity. m² */
function single(stepSize: number): number {
  const start = presets.drift.runs[0]?.parameters;
  const simulation = simulate("circle", { ...start, gravity: 0, speed: 2, stepSize });
  simulation.step(1);
  return simulation.observe("constraint[0].C");
}
/** C of a bead that hangs at rest from a spring of this stiffness. m² */
function outside(stiffness: number): number {
  const { parameters } = presets.hanging.runs[0] ?? {};
  const damping = 2 * Math.sqrt(stiffness);
  const stepSize = 0.2 / Math.sqrt(stiffness);
  const simulation = simulate("circle", { ...parameters, stiffness, damping, stepSize });
  simulation.step(2000);
  return simulation.observe("constraint[0].C");
}

/** When the bead of the squared form is as far from the centre as the text says. s */
function reaches(distance: number): number {
  const simulation = opened(presets.forms);
  while (Math.hypot(...simulation.positions()) < distance && simulation.time < 2) simulation.step(1);
  return simulation.time;
}

export const words: readonly WordClaim[] = [
  word(
    "drift-drift-2",
    1 / 4,
    ["a quarter of the size", "einem Viertel der Größe", "大きさ4分の1", "크기가 4분의 1"],
    () => single(0.005) / single(0.01),
    0.01,
  ),
  word(
    "drift-exercise-2-answer",
    1000,
    ["a thousand times as large", "tausendmal so groß", "1000倍", "천 배"],
    () => outside(1e4) / outside(1e7),
    0.01,
  ),
  word(
    "drift-drift-2",
    1 / 2,
    ["half the drift", "die halbe Drift", "ドリフトは半分", "드리프트는 절반"],
    () => drifted(0.005) / drifted(0.01),
    0.05,
  ),
  word(
    "drift-explode-1",
    60,
    ["sixty times", "sechzigmal", "60倍", "예순 배"],
    () => Number(opened(presets.explodes).get("beta")) / Number(opened(presets.critical).get("beta")),
  ),
  word(
    "drift-exact-3",
    1 / 2,
    ["to a half", "auf die Hälfte", "オイラー法で2分の1", "오일러 방법에서 2분의 1"],
    () => 1 / order("explicit-euler"),
    0.05,
  ),
  word(
    "drift-exact-3",
    1 / 4,
    ["to a quarter", "auf ein Viertel", "中点法で4分の1", "중점법에서 4분의 1"],
    () => 1 / order("midpoint"),
    0.05,
  ),
  word(
    "drift-exact-3",
    1 / 16,
    ["to a sixteenth", "auf ein Sechzehntel", "ルンゲ・クッタ法で16分の1", "룽게–쿠타 방법에서 16분의 1"],
    () => 1 / order("rk4"),
    0.05,
  ),
  word("drift-lead", 5, ["Five seconds", "Fünf Sekunden", "5秒", "5초"], () => drift.until),
  word(
    "drift-drift-2",
    1 / 2,
    ["half the step", "halben Schritt", "半分にすれば", "시간 간격이 절반"],
    () => stepOf(presets.halved, 1) / stepOf(presets.halved),
  ),
  word(
    "drift-drift-2",
    2,
    ["twice as many", "doppelt so viele", "2倍の回数", "두 배 많이"],
    () => drifted(0.005) / drifted(0.01) / (single(0.005) / single(0.01)),
    0.05,
  ),
  word("drift-forms-1", 1, ["length one", "Länge eins", "長さ1", "길이가 1"], () =>
    Math.hypot(...opened(presets.forms, 1).matrix("J").data),
  ),
  word(
    "drift-forms-3",
    1 / 2,
    ["half a second", "halben Sekunde", "0.5秒", "0.5초"],
    () => reaches(1.41),
    0.02,
  ),
  word(
    "drift-forms-3",
    2,
    ["two beads", "beiden Perlen", "二つのビーズ", "두 구슬"],
    () => presets.forms.runs.length,
  ),
  word(
    "drift-exact-2",
    3,
    ["three integrators", "drei Integratoren", "三つの積分法", "세 적분법"],
    () =>
      new Set(presets.integrators.runs.map((_, run) => opened(presets.integrators, run).get("integrator")))
        .size,
  ),
  word("drift-feedback-5", 3, ["the three", "die drei", "三つを", "셋을"], () => presets.rivals.runs.length),
  word(
    "drift-exercise-3-answer",
    200,
    ["two hundred such steps", "zweihundert solchen Schritten", "200回", "이백 번"],
    () => stepsUntil(0.04),
    0.03,
  ),
  word(
    "drift-exercise-2-answer",
    1 / 1000,
    ["a thousandth of a millimetre", "ein Tausendstel Millimeter", "1000分の1", "1000분의 1"],
    () => 1000 * outside(1000 * 10_000 * sag()),
    0.02,
  ),
];

type Parameters = Record<string, number | string>;
/** The bead of an experiment with other parameters. */
const changed = (name: keyof typeof presets, more: Parameters): ReturnType<typeof simulate> =>
  simulate("circle", { ...presets[name].runs[0]?.parameters, ...more });
/** C of the drifting bead after three seconds. m² */
function driftOf(more: Parameters): number {
  const simulation = changed("drift", more);
  simulation.step(Math.round(3 / simulation.stepSize));
  return Math.abs(simulation.observe("constraint[0].C"));
}
/** C of a bead without feedback after these times, from this place or with this velocity. m² */
function left(state: Placement, times: readonly number[]): number[] {
  const simulation = changed("drift", { integrator: "rk4", gravity: 0, speed: 0, stepSize: 0.001 });
  simulation.setState(0, { at: [1, 0], ...state });
  return times.map((time) => {
    simulation.step(Math.round((time - simulation.time) / simulation.stepSize));
    return simulation.observe("constraint[0].C");
  });
}
/** C every step, critically damped with this β by Euler's method of 5 ms. m² */
function deviations(beta: number, integrator = "explicit-euler"): number[] {
  const simulation = changed("explodes", {
    stepSize: 0.005,
    beta,
    alpha: beta ** 2 / 4,
    gravity: 0,
    integrator,
  });
  simulation.setState(0, { at: [1.001, 0], velocity: [0, 0] });
  return Array.from({ length: 40 }, () => {
    simulation.step(1);
    return simulation.observe("constraint[0].C");
  });
}
/** The largest β, in steps of 10 1/s, with which a deviation decays. 1/s */
function largestBeta(integrator: string): number {
  let beta = 400;
  while (beta < 3000 && Math.abs(deviations(beta + 10, integrator).at(-1) ?? 1) < 1e-3) beta += 10;
  return beta;
}
/** Least C on the way back from beside the ring, and C after a quarter of a second, for β = 30 1/s. m² */
function back(alpha: number): { least: number; later: number } {
  const simulation = changed("critical", { gravity: 0, alpha, beta: 30, stepSize: 0.001 });
  simulation.record(["constraint[0].C"]);
  simulation.step(2000);
  const { y } = simulation.series("constraint[0].C");
  return { least: Math.min(...y), later: y[250] ?? Number.NaN };
}
const critical = 225;

export const orders: readonly OrderClaim[] = [
  ascending(
    "drift-drift-2",
    [
      "A smaller step only slows it down",
      "Ein kleinerer Schritt verlangsamt sie nur",
      "時間刻みを小さくしても、遅くなるだけです",
      "시간 간격을 줄여도 느려질 뿐이다",
    ],
    0,
    () => driftOf({ stepSize: 0.005 }),
    () => driftOf({}),
  ),
  ascending(
    "drift-drift-2",
    [
      "A better integrator slows it down more",
      "Ein besserer Integrator verlangsamt sie stärker",
      "よりよい積分法ならもっと遅くなります",
      "더 나은 적분법은 더 느리게 한다",
    ],
    0,
    () => driftOf({ integrator: "rk4" }),
    () => driftOf({ stepSize: 0.005 }),
  ),
  equal("drift-drift-3", ["stays for ever", "bleibt für immer", "永久に残り", "영원히 남고"], 1e-6, () =>
    left({ at: [1.2, 0], velocity: [0, 2] }, [0.01, 1, 5]),
  ),
  ascending(
    "drift-drift-3",
    [
      "makes {$C} grow without bound",
      "lässt {$C} unbegrenzt wachsen",
      "{$C}を際限なく増やします",
      "{$C}를 끝없이 키운다",
    ],
    0,
    () => left({ velocity: [0.5, 2] }, [0.5, 1, 2, 4]),
  ),
  ascending(
    "drift-explode-why-1",
    [
      "push this limit out a little",
      "schieben diese Grenze ein wenig hinaus",
      "この限界を少し先へ延ばせます",
      "이 한계를 조금 밀어낼 뿐",
    ],
    () => largestBeta("explicit-euler"),
    () => largestBeta("rk4"),
    () => 2 * largestBeta("explicit-euler"),
  ),
  ascending(
    "drift-explode-why-1",
    [
      "grows with every step",
      "wächst mit jedem Schritt",
      "1ステップごとに符号を変えながら大きくなります",
      "단계마다 부호를 바꾸며 커진다",
    ],
    () => deviations(900).slice(4, 12).map(Math.abs),
  ),
  ascending(
    "drift-explode-2",
    [
      "keep {$beta} below {$one-over-h}",
      "sollte {$beta} unter {$one-over-h} bleiben",
      "{$beta}は{$one-over-h}より小さくします",
      "{$beta}는 {$one-over-h}보다 작게 잡는다",
    ],
    () => 1 / 0.005,
    limit,
  ),
  ascending(
    "drift-spring-why-1",
    ["only when it is stretched", "wenn sie gedehnt ist", "伸びてはじめて", "늘어나야만"],
    0,
    sag,
  ),
  ascending(
    "drift-exercise-1-answer",
    [
      "the deviation decays slowly",
      "Die Abweichung klingt langsam ab",
      "ずれはゆっくりとしか減らず",
      "어긋남이 느리게 사라지고",
    ],
    () => deviations(780).slice(20, 30).map(Math.abs).reverse(),
  ),
  ascending(
    "drift-exercise-1-answer",
    [
      "changes sign at every step",
      "wechselt in jedem Schritt das Vorzeichen",
      "1ステップごとに符号を変えます",
      "단계마다 부호를 바꾼다",
    ],
    () =>
      Math.max(
        ...deviations(780)
          .slice(20)
          .map((c, i, all) => c * (all[i + 1] ?? -c)),
      ),
    0,
  ),
  ascending(
    "drift-exercise-4-answer",
    [
      "With a larger {$alpha} the bead overshoots",
      "Bei größerem {$alpha} schwingt die Perle über",
      "{$alpha}がこれより大きいと行き過ぎ",
      "{$alpha}가 이보다 크면 고리를 지나치고",
    ],
    () => back(1.3 * critical).least,
    () => -1e-9,
    () => back(0.99 * critical).least,
  ),
  ascending(
    "drift-exercise-4-answer",
    [
      "with a smaller one it creeps",
      "bei kleinerem kriecht sie",
      "小さいとゆっくりとしか戻りません",
      "작으면 느리게 돌아온다",
    ],
    () => back(critical).later,
    () => back(critical / 2).later,
  ),
  ...same,
];
