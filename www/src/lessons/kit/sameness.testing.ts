// Claims of the text that something is the same, is zero, or is all there is.
import { simulate } from "../../simulation/core";
import type { Run } from "../../simulation/session";
import { type OrderClaim, vanishing, type WordClaim, word } from "../claims";
import { fixed, particle, plane, sticks } from "../sketch";
import { braced, bridge } from "./scenes";
import { type Task, tasks } from "./tasks";

/** With how many degrees of freedom a chain on a pin counts as done: of one, two or three links. */
function accepted({ goals }: Task): number {
  const motions = goals.find(({ id }) => id === "motions");
  const counts = [1, 2, 3].filter((links) => {
    const bodies = [fixed([0, 0]), ...Array.from({ length: links }, (_, i) => particle([i + 1, 0.3 * i]))];
    const pairs = bodies.slice(1).map((_, i): [number, number] => [i, i + 1]);
    const simulation = simulate(plane({ bodies, constraints: sticks(bodies, pairs) }));
    return motions?.look({ simulation } as unknown as Run).done;
  });
  return counts.length === 1 ? (counts[0] ?? Number.NaN) : Number.NaN;
}
/** The bridge when it has come to rest: forces from outside on its joints, level and upright. N */
function outside(): { level: number[]; upright: number } {
  const simulation = simulate(bridge);
  simulation.step(Math.round(60 / simulation.stepSize));
  const forces = simulation.appliedForces();
  const free = simulation.bodies().filter((body) => !body.fixed);
  const along = (k: 0 | 1): number[] =>
    free.map(({ velocityOffset }) => forces[velocityOffset + k] ?? Number.NaN);
  return { level: along(0), upright: Math.min(...along(1).map(Math.abs)) };
}

export const sameWords: readonly WordClaim[] = (
  [
    ["build-pendulum-motions", tasks.pendulum],
    ["build-four-bar-motions", tasks.fourBar],
  ] as const
).map(([at, task]) =>
  word(
    at,
    1,
    ["exactly one degree of freedom", "genau ein Freiheitsgrad", "自由度はちょうど一つ", "꼭 하나"],
    () => accepted(task),
  ),
);

export const same: readonly OrderClaim[] = [
  vanishing(
    "build-hanging-3",
    [
      "only the weight acts from outside, vertically",
      "Von außen wirkt an jedem Gelenk nur das Gewicht, also senkrecht",
      "外から働くのは鉛直な重力だけです",
      "밖에서 작용하는 힘은 연직 방향의 무게뿐이다",
    ],
    1e-4,
    () => outside().upright,
    () => outside().level,
  ),
  vanishing(
    "build-brace-done",
    ["the zero eigenvalue", "den Eigenwert null", "固有値0", "고윳값 0"],
    1e-12,
    () => simulate(braced).spectrum().eigenvalues[0] ?? Number.NaN,
    () => [simulate(braced).spectrum().eigenvalues.at(-1) ?? Number.NaN],
  ),
];
