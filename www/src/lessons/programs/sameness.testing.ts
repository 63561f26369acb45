// Words of sameness in the text (“equal”, “the same”, “exactly”, “nothing”), computed by the core.
import { isRefusal } from "../../lcp/core";
import { problem } from "../../lcp/problem";
import { type Program, ProgramState } from "../../lcp/program";
import { programExamples } from "../../lcp/program-examples";
import { shapeOf, solutionsOf, verdictOf } from "../../lcp/verdict";
import { simulate } from "../../simulation/core";
import { equal, type OrderClaim, vanishing } from "../claims";
import { settings } from "../complementarity/settings";
import { particle, plane, stepping } from "../sketch";
import { pulledBead } from "./film";

const { shop, edge } = programExamples;
const best = (program: Program) => {
  const [found] = new ProgramState(program).candidates;
  if (!found) throw new Error("no optimum");
  return found;
};
/** Profit of the workshop with this much time on its machines. */
const earned = (first: number, second: number): number => -best({ ...shop, d: [first, second] }).value;
/** Programs with an optimum. */
const solvable: readonly Program[] = (
  ["shop", "edge", "inside", "wall", "corner", "saddle", "hill"] as const
).map((name) => programExamples[name]);

/** A matrix without negative curvature. */
function semidefinite(a: readonly (readonly number[])[]): boolean {
  const verdict = shapeOf(
    problem(
      a,
      a.map(() => 0),
    ),
  )?.verdict;
  return verdict === "pd" || verdict === "psd";
}
/** For several H: 1 or −1 where M is semi-definite and H is not, or the other way round. */
const disagreements = (): number[] =>
  [
    ...solvable,
    {
      ...programExamples.wall,
      h: [
        [1, 1],
        [1, 1],
      ],
    },
    {
      ...programExamples.wall,
      h: [
        [1, 2],
        [2, 1],
      ],
    },
  ].map((program) => {
    const { lcp } = new ProgramState(program);
    if (isRefusal(lcp)) throw new Error(lcp.code);
    return Number(semidefinite(lcp.a)) - Number(semidefinite(program.h));
  });

/** The bead of the film at the end: how far from the best corner, and its walls’ forces beside the prices. m, N */
function filmed(): number[] {
  const [run] = pulledBead.runs;
  if (!run) throw new Error("no run");
  const simulation = simulate(run.scene);
  simulation.step(Math.round(pulledBead.until / simulation.stepSize));
  const { x, y } = best(shop);
  const ends = [...simulation.positions().slice(0, 2), ...simulation.lambda().slice(0, 2)];
  return [...x, ...y].map((wanted, i) => (ends[i] ?? Number.NaN) - wanted);
}
/** A bead pulled against a round wall: what is left of the forces, pulls of the walls, and force times gap at rest. N, N·m */
function roundWall(): number[] {
  const conditions = ["x^2 + y^2 <= 4", "x >= 0", "y >= 0"];
  const simulation = simulate({
    ...plane({
      bodies: [particle([0.3, 0.3])],
      constraints: conditions.map((condition) => ({ formula: { of: [0], condition } })),
      gravity: false,
      method: stepping,
    }),
    forces: [{ constant: { body: 0, force: [3, 2] } }, { drag: { body: 0, coefficient: 3 } }],
  });
  simulation.step(Math.round(10 / simulation.stepSize));
  const [applied, walls] = [simulation.appliedForces(), simulation.constraintForces()];
  const [lambda, gaps] = [simulation.lambda(), simulation.c()];
  return [
    ...[0, 1].map((i) => (applied[i] ?? Number.NaN) + (walls[i] ?? Number.NaN)),
    ...[...lambda].flatMap((force, i) => [Math.min(0, force), force * (gaps[i] ?? Number.NaN)]),
  ];
}
/** λ of contacts beside the x of the program that the text makes of them. */
const contacts = (): number[] =>
  [settings.resting, settings.landing, settings.flying].flatMap(({ problem: { a, b } }) => {
    const h = a.map((row) => row.map((entry) => entry / 2));
    // The wall is far away.
    const { x } = best({ h, c: b, g: [[1, 1]], d: [1000] });
    const [solution] = solutionsOf(verdictOf(problem(a, b)));
    return x.map((each, i) => each - (solution?.lambda[i] ?? Number.NaN));
  });

export const same: readonly OrderClaim[] = [
  equal(
    "programs-corner-why",
    [
      "If it equals that of a wall, the whole edge is optimal",
      "Ist sie gleich der einer Wand, so ist die ganze Kante optimal",
      "壁の傾きとちょうど同じなら、辺全体が最適です",
      "벽의 기울기와 정확히 같으면 변 전체가 최적이다",
    ],
    1e-12,
    () => new ProgramState(edge).candidates.map(({ value }) => value),
  ),
  vanishing(
    "programs-lp-3",
    [
      "a slope equal to that of a wall",
      "eine Neigung gleich der einer Wand",
      "等高線の傾きが壁の傾きに等しい場合",
      "등고선의 기울기가 벽의 기울기와 같은 경우",
    ],
    1e-12,
    () => Math.hypot(...edge.c) * Math.hypot(...(edge.g[0] ?? [])),
    () => {
      const [[across = Number.NaN, up = Number.NaN] = []] = edge.g;
      return edge.c[0] * up - edge.c[1] * across;
    },
  ),
  vanishing(
    "programs-kkt-1",
    ["only inwards", "nur nach innen", "内側へだけ", "안쪽으로만"],
    1e-12,
    () => Math.max(...best(shop).y),
    () => solvable.map((program) => Math.min(0, ...best(program).y, ...best(program).s)),
  ),
  vanishing(
    "programs-kkt-2",
    [
      "a force, a distance, one of them zero",
      "eine Kraft, ein Abstand, eines davon null",
      "力と距離があり、どちらかが0なのです",
      "힘과 거리가 있고 그 가운데 하나는 0이다",
    ],
    1e-9,
    () => Math.max(...best(shop).y),
    () => solvable.map((program) => new ProgramState(program).solved?.kkt.complementarity ?? Number.NaN),
  ),
  equal(
    "programs-kkt-3",
    [
      "as long as the optimum stays on the same walls",
      "solange das Optimum an denselben Wänden bleibt",
      "最適点が同じ壁の上に留まるかぎり",
      "최적점이 같은 벽들에 머무는 한",
    ],
    1e-9,
    () => [
      best(shop).y[0] ?? Number.NaN,
      ...[3.5, 4, 6, 8].map((d) => earned(d + 0.5, 9) - earned(d - 0.5, 9)),
    ],
  ),
  vanishing(
    "programs-film-1",
    [
      "The same as a mechanical run",
      "Dasselbe als mechanischer Lauf",
      "同じことを力学として動かしてみます",
      "같은 것을 역학의 운동으로 보자",
    ],
    1e-9,
    () => best(shop).x[0],
    filmed,
  ),
  vanishing(
    "programs-kkt-4",
    ["the same four conditions", "dieselben vier Bedingungen", "同じ四つの条件", "같은 네 조건"],
    1e-4,
    () => 3,
    roundWall,
  ),
  vanishing(
    "programs-qp-1",
    [
      "It may lie inside, and then nothing pushes",
      "Er kann innen liegen, und dann drückt nichts",
      "その点が内部にあれば何も押しません",
      "그 점이 안쪽에 있으면 아무것도 밀지 않는다",
    ],
    1e-12,
    () => Math.max(...best(programExamples.wall).y),
    () => [...best(programExamples.inside).y, ...best(programExamples.inside).s],
  ),
  vanishing(
    "programs-qp-2",
    [
      "Contacts are exactly this",
      "Kontakte sind genau das",
      "接触とはまさにこれです",
      "접촉이 바로 이것이다",
    ],
    1e-9,
    () => Math.max(...(solutionsOf(verdictOf(settings.landing.problem))[0]?.lambda ?? [])),
    contacts,
  ),
  ...(
    [
      [
        "programs-saddle-1",
        [
          "is positive semi-definite exactly when",
          "ist genau dann positiv semidefinit, wenn",
          "が半正定値のとき、そしてそのときに限ります",
          "양의 준정부호일 때, 그리고 그때만 양의 준정부호이다",
        ],
      ],
      [
        "programs-exercise-3-answer",
        [
          "M is positive semi-definite exactly when H is",
          "ist M genau dann positiv semidefinit, wenn H es ist",
          "Mが半正定値になるのは、Hが半正定値のとき、そしてそのときに限ります",
          "M은 H가 양의 준정부호일 때, 그리고 그때만 양의 준정부호이다",
        ],
      ],
    ] as const
  ).map(([at, words]) => vanishing(at, words, 1e-9, () => disagreements().length, disagreements)),
  vanishing(
    "programs-exercise-1-answer",
    [
      "or only just, so that more of its time would add no profit",
      "oder gerade eben, sodass mehr Zeit auf ihr keinen Gewinn brächte",
      "ちょうど足りているので、増やしても利益は増えません",
      "꼭 맞게 쓰이므로, 시간을 늘려도 이익이 늘지 않는다",
    ],
    1e-9,
    () => earned(4, 10) - earned(4, 9),
    // From the time that it just needs on.
    () => [12, 15].map((time) => earned(4, time + 1) - earned(4, time)),
  ),
  equal(
    "programs-exercise-4-answer",
    [
      "The prices give the same",
      "Die Preise ergeben dasselbe",
      "価格からも同じく",
      "잠재 가격으로 계산해도 같다",
    ],
    1e-12,
    () => [-best(shop).value, best(shop).y.reduce((sum, price, i) => sum + price * (shop.d[i] ?? 0), 0)],
  ),
];
