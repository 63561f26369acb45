// Words of sameness in the text (“only”, “exactly”, “zero”), computed by the core.
import { type Setup, Workspace } from "../../iterating/workspace";
import { problem } from "../../lcp/problem";
import { simulate } from "../../simulation/core";
import { ascending, equal, type OrderClaim, vanishing } from "../claims";
import { stack } from "../stack/scenes";
import { presets } from "./presets";
import { alike } from "./questions";

const standing = (setup: Setup): Workspace => {
  const workspace = new Workspace();
  workspace.set(setup);
  return workspace;
};
type Watched = Parameters<Workspace["iteration"]>[0];
const radius = (workspace: Workspace, method: Watched, omega = 1): number =>
  workspace.iteration(method, omega)?.radius ?? Number.NaN;

/** Part of the residual that a sweep leaves in the end, over the spectral radius. */
function lasting(method: Watched, size: number): number {
  const workspace = standing({ problem: "chain", size, method, omega: 1, tolerance: 1e-13, most: 3000 });
  const { residuals } = workspace.result;
  const [last = Number.NaN, before = Number.NaN] = [residuals.at(-1), residuals.at(-11)];
  return (last / before) ** 0.1 / radius(workspace, method);
}
/** Three rows, a beside a diagonal of ones. */
function three(a: number): Workspace {
  const workspace = new Workspace();
  const rows = [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === j ? 1 : a)));
  workspace.put(problem(rows, [-1, -1, -1]));
  return workspace;
}
const definite = (): Workspace[] => [
  standing({ problem: "chain", size: 10 }),
  standing({ problem: "alike" }),
  three(0.3),
];
/** λ after each sweep. */
function sweeps({ result }: Workspace): number[][] {
  const rows = result.lambda.length;
  return Array.from({ length: result.iterations + 1 }, (_, k) => [
    ...(result.iterates ?? []).slice(k * rows, (k + 1) * rows),
  ]);
}
/** w of each row right after its λ was changed, in the first sweeps of Gauss–Seidel on the chain. */
function satisfied(): number[] {
  const { result, numbers } = standing(presets.seidel);
  const { row = [], change = [] } = result.changes ?? {};
  const lambda = numbers.b.map(() => 0);
  return [...row].slice(0, 30).map((i, k) => {
    lambda[i] = (lambda[i] ?? 0) + (change[k] ?? Number.NaN);
    return (numbers.a[i] ?? []).reduce((sum, a, j) => sum + a * (lambda[j] ?? 0), numbers.b[i] ?? Number.NaN);
  });
}
/** The chain that is held by bounds, swept to the end. */
const obstacle = (): Workspace => standing({ ...presets.obstacle, tolerance: 1e-12, most: 2000 });
/** Its rows that end at the bound. */
const held = ({ result }: Workspace): number[] =>
  [...result.lambda].flatMap((lambda, i) => (lambda === 0 ? [i] : []));

/** Entries of J of bodies that are not the two of the row, and the largest of all, in the stack of boxes. */
function others(): { entries: number[]; largest: number } {
  const simulation = simulate(stack({ count: 5 }));
  simulation.step(20);
  const { data, cols } = simulation.matrix("J");
  const { rows = [], contacts = [] } = simulation.stepRows() ?? {};
  const entries = rows.flatMap(({ contact = -1 }, i) => {
    const own = new Set(contacts[contact]?.bodies);
    return simulation
      .bodies()
      .filter(({ id, fixed }) => !fixed && !own.has(id))
      .flatMap(({ velocityOffset }) =>
        [0, 1, 2].map((k) => data[i * cols + velocityOffset + k] ?? Number.NaN),
      );
  });
  return { entries, largest: Math.max(...data.map(Math.abs)) };
}

export const same: readonly OrderClaim[] = [
  vanishing(
    "iterating-row-1",
    [
      " alone, and go on to the next",
      " ändert, und geht zur nächsten",
      "だけを変えてこの行を満たし、次の行へ進みます",
      "만 바꾸어 이 행을 맞추고 다음 행으로 간다",
    ],
    1e-12,
    () => Math.abs(standing(presets.seidel).numbers.b[0] ?? Number.NaN),
    satisfied,
  ),
  equal(
    "iterating-rate-3",
    [
      "In the long run only the eigenvalue",
      "Auf die Dauer zählt nur der betragsgrößte Eigenwert",
      "のうち絶対値が最大のものだけです",
      "의 절댓값이 가장 큰 고윳값만 남는다",
    ],
    1e-3,
    () => [1, ...[5, 10].flatMap((size) => [lasting("jacobi", size), lasting("gauss-seidel", size)])],
  ),
  vanishing(
    "iterating-alike-why-1",
    [
      "the bounds clamp it at zero",
      "die Schranken begrenzen es bei null",
      "上下限が0に制限し",
      "한계 때문에 0으로 제한되고",
    ],
    1e-12,
    () => Math.max(...(sweeps(standing(alike.setup))[1] ?? [])),
    () => sweeps(standing(alike.setup))[2] ?? [],
  ),
  vanishing(
    "iterating-alike-why-1",
    ["solves the same problem", "löst dasselbe Problem", "同じ問題を解きます", "같은 문제를 풀 수 있다"],
    1e-9,
    () => standing({ ...alike.setup, method: "gauss-seidel", most: 0 }).result.residual,
    () => standing({ ...alike.setup, method: "gauss-seidel", most: 1000, tolerance: 1e-12 }).result.residual,
  ),
  ascending(
    "iterating-fail-3",
    [
      "SOR exactly for",
      "SOR genau für",
      "のとき、そしてそのときに限って収束し",
      "일 때, 그리고 그때에만 수렴하며",
    ],
    () =>
      Math.max(
        ...definite().flatMap((workspace) =>
          [0.1, 0.5, 1, 1.5, 1.9, 1.95].map((omega) => radius(workspace, "sor", omega)),
        ),
      ),
    () => Math.min(...definite().map((workspace) => radius(workspace, "sor", 2))),
  ),
  ascending(
    "iterating-fail-3",
    [
      "Jacobi only where the diagonal is strong enough",
      "Jacobi nur, wo die Diagonale stark genug ist",
      "ヤコビ法は対角が十分強いときだけ収束します",
      "야코비는 대각선이 충분히 강할 때만 수렴한다",
    ],
    () => [radius(three(0.4), "jacobi"), 1, radius(three(0.6), "jacobi")],
  ),
  vanishing(
    "iterating-further-1",
    [
      "exactly as much as its row requires",
      "genau so weit, wie seine Zeile verlangt",
      "その行が求める分だけちょうど変えます",
      "그 행이 요구하는 만큼만 바꾼다",
    ],
    1e-12,
    () => Math.abs(standing(presets.seidel).numbers.b[0] ?? Number.NaN),
    satisfied,
  ),
  ascending(
    "iterating-further-1",
    [
      "require more in the same direction",
      "mehr in dieselbe Richtung verlangen",
      "同じ向きにさらに変化を求めるからです",
      "같은 방향으로 더 요구하기 때문이다",
    ],
    0,
    () => Math.min(...(standing({ ...presets.seidel, most: 20 }).result.changes?.change ?? [Number.NaN])),
  ),
  vanishing(
    "iterating-further-3",
    [
      "has only real eigenvalues",
      "hat nur reelle Eigenwerte",
      "の固有値は実数だけになります",
      "의 고윳값은 실수뿐이다",
    ],
    1e-12,
    () => Math.min(...definite().map((each) => radius(each, "symmetric-gauss-seidel"))),
    () =>
      definite().flatMap(
        (each) => each.iteration("symmetric-gauss-seidel")?.eigenvalues.map(({ im }) => im) ?? [],
      ),
  ),
  ascending(
    "iterating-bound-2",
    [
      "At a bound the row need not be zero",
      "An einer Schranke braucht die Zeile nicht null zu sein",
      "上下限にある行は0でなくてもよく",
      "한계에 있는 행의 값은 0이 아니어도 되며",
    ],
    0,
    () => {
      const workspace = obstacle();
      return Math.max(...held(workspace).map((row) => workspace.result.w[row] ?? Number.NaN));
    },
  ),
  ascending(
    "iterating-bound-3",
    [
      "The last rows tend below zero",
      "Die letzten Zeilen streben unter null",
      "終わりのほうの行は0より下へ行こうとして",
      "끝쪽 행들은 0 아래로 가려다",
    ],
    () => {
      const workspace = obstacle();
      const { a } = workspace.numbers;
      const last = held(workspace).at(-1) === a.length - 1;
      const wanted = held(workspace).map((row) => -(workspace.result.w[row] ?? 0) / (a[row]?.[row] ?? 0));
      return last ? Math.max(...wanted) : Number.NaN;
    },
    0,
  ),
  vanishing(
    "iterating-bound-3",
    [
      "from then on only the others change",
      "von da an ändern sich nur die anderen",
      "それからは残りの行（*有効集合*）だけが変わります",
      "그때부터는 나머지 행만 변한다",
    ],
    1e-12,
    () => Math.max(...obstacle().result.lambda),
    () => {
      const workspace = obstacle();
      return sweeps(workspace)
        .slice(5)
        .flatMap((lambda) => held(workspace).map((row) => lambda[row] ?? Number.NaN));
    },
  ),
  equal(
    "iterating-bounds-why-1",
    [
      "The rows that are held no longer take part",
      "Die gehaltenen Zeilen nehmen nicht mehr teil",
      "止められた行はもう加わらず",
      "한계에 막힌 행은 더는 관여하지 않고",
    ],
    1e-3,
    () => {
      const workspace = obstacle();
      const { residuals } = workspace.result;
      const [last = Number.NaN, before = Number.NaN] = [residuals.at(-1), residuals.at(-11)];
      // Beside it the spectral radius of the other rows alone.
      return [(last / before) ** 0.1, workspace.rate("gauss-seidel") ?? Number.NaN];
    },
  ),
  ascending(
    "iterating-exercise-2-answer",
    ["so only for", "also nur für", "のときだけです", "일 때뿐이다"],
    () => Math.max(...[-0.49, -0.2, 0.2, 0.49].map((a) => radius(three(a), "jacobi"))),
    () => Math.min(...[0.5, 0.7, 0.9].map((a) => radius(three(a), "jacobi"))),
  ),
  vanishing(
    "iterating-row-2",
    [
      "and updates only these",
      "und ändert nur diese",
      "その二つの速度だけを更新します",
      "그 두 물체의 속도만 갱신한다",
    ],
    1e-12,
    () => others().largest,
    () => others().entries,
  ),
];
