// Claims of the text that something is the same, or is all there is.
import { simulate } from "../../simulation/core";
import { equal, type OrderClaim } from "../claims";
import { opened } from "../in-core.testing";
import { compliant, stiffSprings } from "./contestants";
import { presets } from "./presets";
import { stick } from "./scenes";

/** Places and angles of both bars in every run of the race, at the start: of one of these numbers, from run to run. */
const starts = (k: number): number[] =>
  presets.race.runs.map((_, run) => opened(presets.race, run).positions()[k] ?? Number.NaN);
/** Where the lower bar of a race's reference is. m */
function afterASecond(race: typeof presets.race | typeof presets.springs): number {
  const reference = opened(race);
  reference.step(100);
  return reference.positions().at(-2) ?? Number.NaN;
}
/** C of the stick on a penalty spring after so many steps. m */
function stretchedBy(stiffness: number, stepSize: number, mass: number, steps: number): number {
  const scene = stick({ kind: "penalty", stiffness, damping: 0, stepSize });
  const bodies = scene.bodies.map((body) => (body.fixed ? body : { ...body, mass }));
  const simulation = simulate({ ...scene, bodies });
  simulation.step(steps);
  return simulation.c()[0] ?? Number.NaN;
}

export const same: readonly OrderClaim[] = [
  equal(
    "methods-race-2",
    ["the same reference", "derselben Referenz", "同じ参照解", "같은 기준해"],
    1e-12,
    () => [presets.race, presets.springs].map((race) => afterASecond(race)),
  ),
  equal(
    "methods-race-2",
    [
      "the compliance of the stiff ones",
      "der Nachgiebigkeit der steifen",
      "硬いばねと同じコンプライアンス",
      "강성이 큰 용수철과 컴플라이언스가 같은",
    ],
    1e-12,
    () => [1 / Number(stiffSprings.parameters.stiffness), Number(compliant.parameters.compliance)],
  ),
  equal(
    "methods-decide-3",
    ["the same compliance", "derselben Nachgiebigkeit", "同じコンプライアンス", "컴플라이언스가 같은"],
    1e-12,
    () => [1 / Number(stiffSprings.parameters.stiffness), Number(compliant.parameters.compliance)],
  ),
  // After the pin's own two.
  ...[2, 3, 4, 5, 6, 7].map((k) =>
    equal(
      "methods-lead",
      ["from the same initial state", "aus demselben Anfangszustand", "同じ状態から", "같은 초기 상태에서"],
      1e-12,
      () => starts(k),
    ),
  ),
  // Three springs with the same kh²/m, stable or not.
  ...[1000, 12_000].map((stiffness) =>
    equal(
      "methods-stability-3",
      ["only one number matters", "zählt nur eine Zahl", "一つの数だけで決まります", "수 하나만 중요하다"],
      1e-6,
      () => [
        stretchedBy(stiffness, 0.02, 1, 10),
        stretchedBy(4 * stiffness, 0.01, 1, 10),
        stretchedBy(3 * stiffness, 0.02, 3, 10),
      ],
    ),
  ),
  equal(
    "methods-springs-why-1",
    [
      "hold only by sagging",
      "die weichen Gelenke halten nur, indem sie nachgeben",
      "柔らかい関節が保たれるのも、たわむことによって",
      "강성이 작은 관절도 처지면서 버틸 뿐",
    ],
    1e-9,
    // Stiffness times what it gives way, and the force that it holds with.
    () => {
      const simulation = opened(presets.springs, 1);
      simulation.step(40);
      const stiffness = Number(simulation.get("stiffness"));
      return [stiffness * Math.hypot(...simulation.c()), Math.hypot(...simulation.lambda())];
    },
  ),
];
