// Numbers of the text that the core computes.
import { type ConstraintInfo, type SceneDocument, simulate } from "../../simulation/core";
import { ascending, type Claim, equal, type OrderClaim, type WordClaim, word } from "../claims";
import { answer, opened, play, stepOf } from "../in-core.testing";
import { extent, weight } from "../measure";
import { fixed, particle, plane, sticks } from "../sketch";
import { iterations, left, methods } from "./predictions";
import { links, presets } from "./presets";
import { same } from "./sameness.testing";
import { figure, hanging, horizontal, leaning, slanting } from "./scenes";

/** Entries of J that are not zero, without the fixed point, whose two columns are the first. */
function entries(): number {
  const { data, cols } = simulate(slanting(100)).matrix("J");
  return data.filter((x, i) => x !== 0 && i % cols >= 2).length;
}

/** λ of Atwood's machine, 3 kg and 1 kg. N */
function rope(): number {
  const simulation = simulate("atwood", { angle: 0, mass1: 3, mass2: 1 });
  simulation.step(1);
  return simulation.lambda()[0] ?? Number.NaN;
}
/** The pull in the third of ten links. N */
function third(): number {
  const simulation = simulate(hanging(10));
  simulation.step(1);
  return -(simulation.lambda()[2] ?? Number.NaN);
}

/** Two sticks that meet at 60° in a particle of 2 kg. */
function met(): SceneDocument {
  const [c, s] = [Math.cos(Math.PI / 3), Math.sin(Math.PI / 3)];
  const bodies = [particle([0, 0], { mass: 2 }), fixed([1, 0]), fixed([c, s])];
  const pairs = [
    [0, 1],
    [0, 2],
  ] as const;
  return plane({ bodies, constraints: sticks(bodies, pairs) });
}
/** Their common entry of A. 1/kg */
const corner = (): number => simulate(met()).matrix("A").data[1] ?? Number.NaN;

export const claims: readonly Claim[] = [
  { at: "answer:particles-exercise-1", says: "entries that are not zero", value: entries },
  { at: "answer:particles-exercise-3", says: "pull in the third link", value: third },
  { at: "answer:particles-exercise-4", says: "λ of Atwood's machine", value: rope },
  {
    at: "particles-exercise-4-answer",
    says: "λ of Atwood's machine",
    value: rope,
  },
  {
    at: "particles-start-measured",
    says: "weight of the chain",
    value: () => weight(simulate(horizontal(links))),
  },
  { at: "particles-many-1", says: "particles of the cloth", value: () => simulate("cloth").bodies().length },
  {
    at: "particles-many-1",
    says: "threads of the cloth",
    value: () => simulate("cloth").constraints().length,
  },
  { at: "particles-exercise-1-answer", says: "entries that are not zero", value: entries },
  { at: "answer:particles-exercise-2", says: "entry of two sticks", value: corner },
  { at: "particles-drift-1", says: "step of a game, ms", value: () => stepOf(presets.methods) },
  { at: "hundred", says: "rows of J", value: () => simulate(slanting(100)).matrix("J").rows },
  {
    at: "hundred",
    says: "columns without the fixed point",
    value: () => simulate(slanting(100)).matrix("J").cols - 2,
  },
  {
    at: "particles-exercise-1-answer",
    says: "entries of J",
    value: () => 100 * (simulate(slanting(100)).matrix("J").cols - 2),
  },
  { at: "particles-methods-question", says: "time, s", value: () => methods.until },
];

/** The pulls in the uppermost and the lowest link of a chain that hangs at rest. N */
function pulls(count: number): [number, number] {
  const simulation = simulate(hanging(count));
  simulation.step(1);
  const all = [...simulation.lambda()];
  return [all[0] ?? Number.NaN, all.at(-1) ?? Number.NaN];
}

/** Diagonals of A of the bridge with entries that are not zero. */
function diagonals(): number {
  const { data, cols } = opened(presets.bridge).matrix("A");
  return new Set(
    [...data].flatMap((entry, i) => (Math.abs(entry) < 1e-12 ? [] : [(i % cols) - Math.floor(i / cols)])),
  ).size;
}

/** Particles that the row of a constraint involves. */
const involved = (info: ConstraintInfo | undefined): number => info?.rows[0]?.gradient.length ?? Number.NaN;
/** The gradient of a link of a long chain: its moving ends, and the numbers of each. */
function link(row: number): { ends: number; numbers: number } {
  const chain = simulate(slanting(100));
  const held = new Set(chain.bodies().flatMap(({ id, fixed: still }) => (still ? [id] : [])));
  const ends = chain.constraints()[row]?.rows[0]?.gradient.filter(({ body }) => !held.has(body)) ?? [];
  return { ends: ends.length, numbers: ends[0]?.values.length ?? Number.NaN };
}
/** Number of the stage of a step that holds all quantities of rows. */
function stageOfRows(): number {
  const own = opened(presets.double)
    .stages()
    .flatMap(({ quantities }, i) => (quantities.some(({ layout }) => layout === "rows") ? [i + 1] : []));
  return own.length === 1 ? (own[0] ?? Number.NaN) : Number.NaN;
}
/** Digits after the point to which projection keeps the links of the leaning chain. */
function digits(): number {
  const projected = play(presets.methods, methods.until, ["C.norm"])[1];
  return projected ? -Math.log10(extent(projected, "C.norm").most) : Number.NaN;
}
/** Systems that a step of the leaning chain solves with feedback and this integrator: its solver is the direct one, one iteration for each. */
const solves = (integrator: string): number =>
  simulate(opened(presets.methods).toJSON(), { integrator }).step(1).iterations;
/** By how much its links lean, rad. */
function lean(): number {
  const chain = opened(presets.methods);
  return Math.atan2(chain.observe("body[1].x"), -chain.observe("body[1].y"));
}
/** Bodies that can move. */
const movable = (simulation: ReturnType<typeof opened>): number =>
  simulation.bodies().filter(({ fixed: held }) => !held).length;

export const words: readonly WordClaim[] = [
  word("particles-blocks-1", 3, ["three diagonals", "drei Diagonalen", "三重対角", "삼중 대각"], () =>
    diagonals(),
  ),
  word(
    "particles-solve-question",
    20,
    ["twenty links", "zwanzig Gliedern", "棒20本の鎖", "막대 스무 개"],
    () => opened(presets.solvers).constraints().length,
  ),
  word(
    "particles-many-3",
    4,
    ["four of them", "nämlich vier", "4本多く", "넷 많다"],
    () => simulate(figure).spectrum().nullity,
  ),
  word(
    "particles-start-question",
    20,
    ["twenty links", "zwanzig Glieder", "20本の棒", "막대 스무 개"],
    () => opened(presets.falling).constraints().length,
  ),
  word(
    "particles-many-1",
    14,
    ["fourteen particles", "vierzehn Teilchen", "14個の粒子", "입자 열네 개"],
    () => figure.bodies.length,
  ),
  word(
    "particles-many-1",
    21,
    ["twenty-one sticks", "einundzwanzig Stäbe", "21本の棒", "막대 스물한 개"],
    () => figure.constraints?.length ?? Number.NaN,
  ),
  word(
    "particles-hang-question",
    10,
    ["Ten equal beads", "Zehn gleiche Perlen", "同じビーズが10個", "똑같은 구슬 열 개"],
    () =>
      opened(presets.hanging)
        .bodies()
        .filter(({ fixed: held }) => !held).length,
  ),
  word(
    "particles-hang-choice-ten",
    10,
    ["ten times", "zehnmal", "10倍", "열 배"],
    () => pulls(10)[0] / pulls(10)[1],
    1e-6,
  ),
  word(
    "particles-exercise-4-answer",
    2,
    [
      "twice the gravitational acceleration",
      "die doppelte Fallbeschleunigung",
      "重力加速度の2倍",
      "중력 가속도의 두 배",
    ],
    () => (-rope() * (1 / 3 + 1)) / 9.81,
    1e-6,
  ),
  word(
    "particles-lead",
    20,
    ["twenty sticks", "zwanzig Stäbe", "20本", "스무 개"],
    () => opened(presets.falling).constraints().length,
  ),
  word("particles-rows-2", 2, ["two small blocks", "zwei kleine Blöcke", "ブロックを二つ", "블록 둘"], () =>
    involved(opened(presets.double).constraints()[1]),
  ),
  word(
    "particles-hang-why-1",
    2,
    [
      "only its own two particles",
      "nur seine eigenen zwei Teilchen",
      "その二つの粒子しか",
      "그 막대의 두 입자만",
    ],
    () => involved(opened(presets.hanging).constraints()[4]),
  ),
  word(
    "particles-step-title",
    4,
    ["Four stages", "Vier Stufen", "四つの段階", "네 과정"],
    () => opened(presets.double).stages().length,
  ),
  word(
    "particles-step-2",
    3,
    ["Only the third stage", "Nur die dritte Stufe", "第三段階だけ", "셋째 과정뿐"],
    stageOfRows,
  ),
  word(
    "particles-solve-question",
    1e-9,
    ["a billionth", "ein Milliardstel", "10億分の1", "10억분의 1"],
    () => left,
  ),
  word(
    "particles-solve-choice-rows",
    20,
    ["about twenty", "etwa zwanzig", "約20回", "스무 번쯤"],
    () => Number(answer(iterations).numbers.cg),
    0.1,
  ),
  word(
    "particles-cg-3",
    1,
    ["a single pass", "einen einzigen Durchgang", "一度で済みます", "한 번이면"],
    () => opened(presets.solvers).solveTrace("direct").iterations,
  ),
  word(
    "particles-cg-3",
    20,
    ["twenty links", "zwanzig Glieder", "20本でも", "스무 개"],
    () => opened(presets.solvers).constraints().length,
  ),
  word(
    "particles-drift-title",
    3,
    ["Three answers", "Drei Antworten", "三つの答え", "세 가지 답"],
    () => presets.methods.runs.length,
  ),
  word("particles-drift-1", 1, ["one radian", "einen Radianten", "1ラジアン", "1라디안"], lean),
  word(
    "particles-drift-1",
    3,
    ["three times side by side", "dreimal nebeneinander", "三つ並べて", "사슬 셋"],
    () => presets.methods.runs.length,
  ),
  word(
    "particles-drift-1",
    3,
    ["None of the three", "Keine der drei", "三つとも", "셋 다"],
    () => presets.methods.runs.filter((_, run) => opened(presets.methods, run).get("substeps") === 1).length,
  ),
  word(
    "particles-methods-question",
    12,
    ["twelve digits", "zwölf Stellen", "12桁", "열두 자리"],
    digits,
    0.05,
  ),
  word(
    "particles-methods-why-2",
    4,
    ["four times the work", "den vierfachen Aufwand", "4倍", "네 배"],
    () => solves("rk4") / solves("symplectic-euler"),
  ),
  word(
    "particles-many-2",
    2,
    ["the two corners", "den beiden Ecken", "二つの隅", "두 모서리"],
    () =>
      simulate("cloth")
        .bodies()
        .filter(({ fixed: held }) => held).length,
  ),
  word(
    "particles-exercise-1-hint",
    2,
    [
      "Two numbers for each moving end",
      "Zwei Zahlen für jedes bewegliche Ende",
      "動く端一つにつき数が二つ",
      "움직이는 끝마다 수가 둘",
    ],
    () => link(0).numbers,
  ),
  word(
    "particles-exercise-1-hint",
    1,
    ["only one moving end", "hat nur eines", "動く端が一つ", "움직이는 끝이 하나"],
    () => link(0).ends,
  ),
  word(
    "particles-exercise-1-answer",
    1,
    ["one moving end", "ein bewegliches Ende", "動く端が一つ", "움직이는 끝이 하나"],
    () => link(0).ends,
  ),
  word(
    "particles-exercise-1-answer",
    2,
    ["every other one two", "jedes andere zwei", "ほかには二つ", "나머지에는 둘"],
    () => link(50).ends,
  ),
  word(
    "particles-exercise-1-answer",
    2,
    ["two numbers", "zwei Zahlen", "数が二つ", "끝마다 수가 둘"],
    () => link(50).numbers,
  ),
  word(
    "particles-exercise-2",
    2,
    ["Two sticks", "Zwei Stäbe", "二本の棒", "두 막대"],
    () => simulate(met()).constraints().length,
  ),
  word("particles-exercise-4", 2, ["two masses", "zwei Massen", "二つの質量", "두 끝"], () =>
    movable(simulate("atwood")),
  ),
  word(
    "particles-exercise-4-answer",
    1,
    ["one row", "eine Zeile", "行は一つ", "행은 하나"],
    () => simulate("atwood").matrix("J").rows,
  ),
  word(
    "particles-preset-methods",
    3,
    ["three answers", "drei Antworten", "三つの答え", "세 가지 답"],
    () => presets.methods.runs.length,
  ),
];

/** The tension in the first link of the chain that falls, at these times, the start among them. N */
function tensions(times: readonly number[]): number[] {
  const simulation = opened(presets.falling);
  return times.map((time) => {
    simulation.step(Math.round((time - simulation.time) / simulation.stepSize));
    return Math.abs(simulation.lambda()[0] ?? Number.NaN);
  });
}
/** Iterations of conjugate residuals that the question asks for. */
const needed = (): number => Number(answer(iterations).numbers.cg);
/**
 * Of a run of the three answers to drift, in five seconds: the largest ‖C‖, the largest drift of energy, how far that swings in the first
 * half, and how far its mean is shifted in the second. m, J
 */
function drifted(run: 0 | 1 | 2): { c: number; energy: number; swing: number; shift: number } {
  const simulation = opened(presets.methods, run);
  simulation.record(["C.norm", "energy.drift"]);
  simulation.step(Math.round(5 / simulation.stepSize));
  const largest = (values: Float64Array): number => Math.max(...values.map(Math.abs));
  const drift = simulation.series("energy.drift").y;
  const half = Math.floor(drift.length / 2);
  const [early, late] = [drift.subarray(0, half), drift.subarray(half)];
  const mean = (values: Float64Array): number => values.reduce((sum, x) => sum + x, 0) / values.length;
  return {
    c: largest(simulation.series("C.norm").y),
    energy: largest(drift),
    swing: Math.max(...early) - Math.min(...early),
    shift: Math.abs(mean(late) - mean(early)),
  };
}
/** ‖J̇v‖ of a chain in a line that turns about its pin at this rate. m/s² */
function quadratic(rate: number): number {
  const scene = hanging(4);
  const bodies = scene.bodies.map((body) => ({ ...body, velocity: [-rate * (body.at[1] ?? 0), 0] }));
  return Math.hypot(...simulate({ ...scene, bodies }).matrix("JdotV").data);
}
/** The largest tensions in the threads of the cloth after three seconds: of those that do not touch what is held, and of those that do. N */
function clothTensions(): { elsewhere: number; held: number } {
  const simulation = opened(presets.cloth);
  simulation.step(Math.round(3 / simulation.stepSize));
  const fixed = new Set(simulation.bodies().flatMap(({ id, fixed }) => (fixed ? [id] : [])));
  const pinned = new Set(
    simulation.constraints().flatMap(({ bodies }) => (bodies.length === 1 ? bodies : [])),
  );
  const largest = (touching: boolean): number =>
    Math.max(
      ...simulation
        .constraints()
        .filter(({ bodies }) => bodies.length === 2)
        .filter(({ bodies }) => bodies.some((id) => fixed.has(id) || pinned.has(id)) === touching)
        .map(({ force }) => Math.hypot(...(force[0]?.values ?? []))),
    );
  return { elsewhere: largest(false), held: largest(true) };
}

export const orders: readonly OrderClaim[] = [
  ascending(
    "particles-hang-why-1",
    [
      "carries what hangs below it",
      "trägt, was unter ihm hängt",
      "自分より下にあるものを支えます",
      "자기 아래에 매달린 것을 지탱한다",
    ],
    0,
    () => [...opened(presets.hanging).lambda()].map(Math.abs).reverse(),
  ),
  ascending(
    "particles-start-why-1",
    [
      "builds up only as the links rotate",
      "entsteht erst, wenn sich die Glieder drehen",
      "棒が回り始めてから生じます",
      "막대가 돌기 시작하면서 생긴다",
    ],
    () => tensions([0, 0.05, 0.1, 0.2]),
  ),
  equal(
    "particles-start-why-1",
    [
      "even the one next to the pin",
      "selbst die neben dem Stift",
      "支点の隣のビーズさえも",
      "핀 옆의 구슬조차",
    ],
    1e-3,
    () => {
      const simulation = opened(presets.falling);
      simulation.step(1);
      return [1, 10, 20].map((i) => simulation.observe(`body[${i}].vy`));
    },
  ),
  ascending(
    "particles-solve-why-1",
    [
      "Fewer are not enough here",
      "Weniger reichen hier nicht",
      "それより少なくはできません",
      "그보다 적을 수 없다",
    ],
    () => links - 1,
    needed,
  ),
  ascending(
    "particles-solve-why-1",
    [
      "at most as many iterations as there are rows",
      "höchstens so viele Iterationen, wie es Zeilen gibt",
      "多くても行の数だけ",
      "많아야 행의 수만큼",
    ],
    needed,
    () => links + 1,
  ),
  ascending(
    "particles-methods-why-1",
    [
      "Feedback lets the links stretch",
      "Die Rückführung lässt zu, dass sich die Glieder dehnen",
      "フィードバックは棒の伸びを許して",
      "피드백은 막대가 늘어난 뒤에",
    ],
    () => drifted(1).c,
    () => 1e-3,
    () => drifted(0).c,
  ),
  ascending(
    "particles-methods-why-1",
    ["little is lost", "es geht wenig verloren", "失われる分はわずかです", "잃는 에너지가 적다"],
    () => drifted(1).energy,
    () => drifted(0).energy / 5,
  ),
  ascending(
    "particles-methods-why-2",
    [
      "zero up to rounding",
      "bis auf Rundung null",
      "丸め誤差を除いて0に保たれ",
      "반올림 오차까지 0으로 유지되고",
    ],
    () => drifted(2).c,
    () => 1e-10,
  ),
  ascending(
    "particles-methods-why-2",
    ["without drifting away", "statt wegzudriften", "離れていきません", "멀어지지 않는다"],
    () => drifted(2).shift,
    () => drifted(2).swing / 5,
  ),
  ascending(
    "particles-many-2",
    [
      "concentrates at the two corners that are held",
      "konzentriert sich an den beiden Ecken, die gehalten werden",
      "留められた二つの隅に集まります",
      "붙들린 두 모서리에 집중된다",
    ],
    () => clothTensions().elsewhere,
    () => clothTensions().held,
  ),
  ascending(
    "particles-exercise-4-answer",
    ["It is negative", "Das Vorzeichen ist negativ", "負になります", "음수이며"],
    rope,
    0,
  ),
  ascending(
    "particles-exercise-5-answer",
    [
      "It is quadratic in the velocities",
      "Der Term ist quadratisch in den Geschwindigkeiten",
      "この項は速度の二次式です",
      "이 항은 속도의 이차식이다",
    ],
    () => quadratic(0),
    () => 3.99 * quadratic(1),
    () => quadratic(2),
    () => 4.01 * quadratic(1),
  ),
  ascending(
    "particles-work-1",
    ["more than there are equations", "mehr als Gleichungen", "方程式より多くなります", "방정식보다 많다"],
    () => {
      const simulation = opened(presets.double);
      const moving = simulation.bodies().filter(({ fixed }) => !fixed);
      return [
        simulation.lambda().length,
        moving.reduce((sum, { velocityLength }) => sum + velocityLength, 0),
      ];
    },
  ),
  ascending(
    "particles-cg-1",
    [
      "it makes {$residual} as small as the iterations so far allow",
      "macht es {$residual} so klein, wie die bisherigen Iterationen es erlauben",
      "それまでの反復で可能なかぎり{$residual}を小さくし",
      "{$residual}을 지금까지의 반복으로 가능한 최솟값으로 만들며",
    ],
    // Conjugate gradients would let it rise on the way.
    () => {
      const simulation = opened(presets.solvers);
      simulation.step(100);
      return [...simulation.solveTrace("cg", { tolerance: 0, maxIterations: links - 1 }).residuals].reverse();
    },
  ),
  ascending(
    "particles-methods-why-2",
    [
      "A higher-order integrator does not lose much either",
      "Auch ein Integrator höherer Ordnung verliert nicht viel",
      "高次の積分法でもあまり失われませんが",
      "고차 적분법도 많이 잃지는 않지만",
    ],
    () => {
      const simulation = simulate(leaning, { integrator: "rk4", alpha: 100, beta: 20 });
      simulation.step(Math.round(5 / simulation.stepSize));
      return Math.abs(simulation.observe("energy.drift"));
    },
    () => drifted(1).energy,
  ),
  ...same,
];
