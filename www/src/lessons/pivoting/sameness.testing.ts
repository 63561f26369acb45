// Words of sameness in the text (“zero”, “only”, “alone”), computed by the core.
import { forCore, type Problem, problem } from "../../lcp/problem";
import { solveBoxLcp } from "../../simulation/laboratory";
import { ascending, type OrderClaim, vanishing } from "../claims";
import type { SolverId } from "./code";
import { large, small } from "./problems";
import { coverOf, PivotState } from "./state";
import { outcomeOf, tolerance } from "./trial";

/** A solver on a small problem after k iterations. */
function after(name: keyof typeof small, solver: SolverId, k: number): PivotState {
  const state = new PivotState();
  state.set({ problem: name, solver });
  for (let done = 0; done < k; done++) state.nextIteration();
  return state;
}
/** w + d z₀ of each of the two rows after the first pivot of Lemke’s method. */
function covered(): number[] {
  const state = after("pair", "lemke", 1);
  const { a } = state.numbers;
  return state.w.map((w, i) => w + coverOf(state) * Math.sqrt(a[i]?.[i] ?? Number.NaN));
}
/** w of the rows of F after every principal pivot. */
const inside = (): number[] =>
  (["pair", "alike", "obstacle"] as const).flatMap((name) =>
    [1, 2, 3, 4, 5, 6].flatMap((k) => {
      const state = after(name, "principal-pivoting", k);
      return state.free.map((row) => state.w[row] ?? Number.NaN);
    }),
  );

/** λ, w + d z₀ and z₀ of Lemke’s system. */
function system(state: PivotState): number[] {
  const cover = coverOf(state);
  const { a } = state.numbers;
  return [...state.lambda, ...state.w.map((w, i) => w + cover * Math.sqrt(a[i]?.[i] ?? Number.NaN)), cover];
}
/** For every pivot on small problems: what comes nearest to zero of that which was not zero before it. In Lemke’s path on the others rows tie. */
function reached(solver: "lemke" | "principal-pivoting"): number[] {
  const values = (state: PivotState): number[] =>
    solver === "lemke" ? system(state) : [...state.lambda, ...state.w];
  const names = solver === "lemke" ? (["pair"] as const) : (["pair", "alike", "obstacle"] as const);
  return names.flatMap((name) =>
    // The first pivot of Lemke brings z₀ in, the last iteration refines.
    Array.from({ length: after(name, solver, 0).result.iterations - 2 }, (_, k) => {
      const [before, now] = [k + 1, k + 2].map((pivots) => values(after(name, solver, pivots)));
      const moved = (now ?? []).filter((_, i) => Math.abs(before?.[i] ?? 0) > 1e-9);
      return Math.min(...moved.map(Math.abs));
    }),
  );
}

/** By how much both f and the residual rise in the steps that follow the sweeps of the subspace method, the lesser of both. */
function worsened(given: Problem): number[] {
  const n = given.b.length;
  const found = solveBoxLcp(forCore(given), {
    method: "subspace",
    tolerance,
    maxIterations: 100,
    iterates: true,
  });
  const { changes, iterates = [] } = found;
  if (!changes) return [Number.NaN];
  const f = (lambda: readonly number[]): number =>
    lambda.reduce((sum, x, i) => {
      const row = (given.a[i] ?? []).reduce((total, entry, j) => total + entry * (lambda[j] ?? 0), 0);
      return sum + x * (row / 2 + (given.b[i] ?? 0));
    }, 0);
  return Array.from({ length: found.iterations }, (_, k) => {
    const swept = [...iterates.slice(n * k, n * (k + 1))];
    let residual = Number.NaN;
    changes.iterate.forEach((iterate, i) => {
      if (iterate !== k + 1 || changes.together[i] !== 0) return;
      swept[changes.row[i] ?? 0] = (swept[changes.row[i] ?? 0] ?? 0) + (changes.change[i] ?? 0);
      residual = changes.residual[i] ?? Number.NaN;
    });
    const kept = [...iterates.slice(n * (k + 1), n * (k + 2))];
    const rise = (f(kept) - f(swept)) / Math.abs(f(kept));
    return Math.max(0, Math.min(rise, (found.residuals[k + 1] ?? Number.NaN) - residual));
  });
}

/** λ after the first step of the spectral gradient, less what each row would need by itself. */
function apart(): number[] {
  const { lambda, numbers } = after("pair", "spectral-projected-gradient", 1);
  return [...lambda].map((x, i) => {
    const row = problem([[numbers.a[i]?.[i] ?? Number.NaN]], [numbers.b[i] ?? Number.NaN]);
    return x - (solveBoxLcp(forCore(row), { method: "lemke" }).lambda[0] ?? Number.NaN);
  });
}
/** The larger λ of the two rows in the end. */
const solved = (): number => Math.max(...after("pair", "lemke", 9).lambda);

/** Gradient methods that solve a problem. */
const gradients = (given: Problem): number =>
  (["apgd", "spectral-projected-gradient"] as const).filter(
    (solver) => outcomeOf(given, solver).status === "solved",
  ).length;

export const same: readonly OrderClaim[] = [
  vanishing(
    "pivoting-principal-1",
    [
      "so that their w stays zero",
      "dass ihr w null bleibt",
      "Fの行はwが0のままになるように動き",
      "F의 행들은 w가 0으로 남도록 따라 움직이고",
    ],
    1e-12,
    () => Math.max(...small.pair().b.map(Math.abs)),
    inside,
  ),
  vanishing(
    "pivoting-principal-1",
    [
      " reaches zero, a row of F reaches its bound and leaves F, or another w reaches zero and joins F",
      " wird null, eine Zeile aus F erreicht ihre Schranke und verlässt F, oder ein anderes w wird null und seine Zeile tritt in F ein",
      "が0になるか、Fの行が上下限に達してFを出るか、別のwが0になってFに入るかです",
      " 0이 되거나, F의 한 행이 한계에 닿아 F에서 나가거나, 다른 w가 0이 되어 F에 들어온다",
    ],
    1e-9,
    () => Math.max(...small.pair().b.map(Math.abs)),
    () => reached("principal-pivoting"),
  ),
  vanishing(
    "pivoting-lemke-3",
    [
      "It grows until another unknown reaches zero",
      "Sie wächst, bis eine andere Unbekannte null wird",
      "最初に0になった別の未知数が出ます",
      "다른 미지수가 처음으로 0이 되면",
    ],
    1e-9,
    () => Math.max(...small.pair().b.map(Math.abs)),
    () => reached("lemke"),
  ),
  vanishing(
    "pivoting-subspace-1",
    [
      "It is kept only if it lowers the residual or",
      "Behalten wird es nur, wenn es das Residuum senkt oder",
      "残差が減ったとき、または",
      "잔차가 줄어들 때, 또는",
    ],
    1e-12,
    () => Math.max(...large.heavy().b.map(Math.abs)),
    () => [large.heavy(), large.stack(), large.obstacle()].flatMap(worsened),
  ),
  vanishing(
    "pivoting-subspace-2",
    [
      "If it is wrong, only the work is lost",
      "Ist sie falsch, so war nur der Rechenaufwand vergeblich",
      "誤っていても、失うのは計算の手間だけです",
      "틀려도 잃는 것은 계산량뿐이다",
    ],
    1e-12,
    () => Math.max(...large.obstacle().b.map(Math.abs)),
    // It takes three iterations: the first estimates are wrong.
    () => worsened(large.obstacle()),
  ),
  ascending(
    "pivoting-circle-why",
    [
      "succeed here only because this problem is so regular",
      "haben hier nur Erfolg, weil dieses Problem so regelmäßig ist",
      "成功するのは、この問題がとても規則的だからにすぎません",
      "여기서 성공하는 것은 이 문제가 아주 규칙적이기 때문일 뿐이다",
    ],
    // With a tenth more in one row.
    () => gradients({ ...large.cyclic(), b: [-1, -1.1, -1] }),
    () => gradients(large.cyclic()),
  ),
  vanishing(
    "pivoting-exercise-1-answer",
    ["its w becomes zero", "ihr w wird null", "その行のwが0になります", "그 행의 w가 0이 된다"],
    1e-12,
    () => covered()[0] ?? Number.NaN,
    () => covered()[1] ?? Number.NaN,
  ),
  vanishing(
    "pivoting-exercise-2-answer",
    ["Row 1 alone", "Zeile 1 allein", "1行目だけなら", "1행만 보면"],
    1e-12,
    () => after("pair", "principal-pivoting", 1).lambda[0] ?? Number.NaN,
    () => after("pair", "principal-pivoting", 1).lambda[1] ?? Number.NaN,
  ),
  vanishing(
    "pivoting-exercise-4-answer",
    [
      "Each row went as far as it would have to alone",
      "Jede Zeile ging so weit, wie sie allein müsste",
      "どの行も、自分だけの場合に必要なだけ進むので",
      "행마다 혼자일 때 필요한 만큼 나아가므로",
    ],
    1e-12,
    solved,
    apart,
  ),
];
