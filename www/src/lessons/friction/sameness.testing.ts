// Words of sameness in the text (“the same”, “only”, “zero”), computed by the core.
import type { Preset } from "../../panels/presets";
import { type Simulation, simulate } from "../../simulation/core";
import { ascending, equal, type OrderClaim, vanishing } from "../claims";
import { opened } from "../in-core.testing";
import { weight } from "../measure";
import { presets } from "./presets";
import { incline, puck, tall } from "./scenes";

/** A run of an experiment some time after its start. */
function after(time: number, preset: Preset, run = 0, more = {}): Simulation {
  const { scene = "", parameters } = preset.runs[run] ?? {};
  const simulation = simulate(scene, { ...parameters, ...more });
  simulation.step(Math.round(time / simulation.stepSize));
  return simulation;
}
/** Friction over normal force, both of all contacts, while a box slides down an incline steeper than it can stand on. */
function ratio(angle: number): number {
  const simulation = simulate(incline({ angle }));
  simulation.step(20);
  const sum = (row: number): number =>
    simulation.contacts().reduce((total, { lambda }) => total + Math.abs(lambda[row] ?? Number.NaN), 0);
  return sum(1) / sum(0);
}
/** The box at rest on 20°, by a solver. */
function resting(solver: string): Simulation {
  const simulation = simulate(incline({ angle: 20 }), { solver, tolerance: 1e-12, maxIterations: 2000 });
  simulation.step(20);
  return simulation;
}
/** Resultant of the friction at the corners of the puck that has stopped. N */
function resultant(): number {
  const contacts = after(3, presets.bounds).contacts();
  const parts = [0, 2].map((axis) => contacts.reduce((sum, { friction }) => sum + (friction[axis] ?? 0), 0));
  return Math.hypot(...parts);
}

export const same: readonly OrderClaim[] = [
  equal(
    "friction-lead",
    [
      "only up to a limit",
      "aber nur bis zu einer Grenze",
      "ただし、ある限度までです",
      "어느 한도까지만 막는다",
    ],
    1e-9,
    () => [30, 35, 40].map(ratio),
  ),
  equal(
    "friction-cone-1",
    ["with the same box", "mit derselben Kiste", "同じ箱を", "같은 상자를"],
    1e-12,
    () => [0, 1].map((run) => opened(presets.angles, run).bodies()[0]?.mass ?? Number.NaN),
  ),
  ascending(
    "friction-kinetic-why-1",
    [
      "both states are possible on the same incline",
      "sind auf derselben Ebene beide Zustände möglich",
      "同じ斜面で両方の状態がありえます",
      "같은 빗면에서 두 상태가 모두 가능하다",
    ],
    () => after(1, presets.kinetic, 0).observe("body[1].speed"),
    () => opened(presets.kinetic, 1).observe("body[1].speed"),
    () => {
      const [one, other] = [0, 1].map((run) => opened(presets.kinetic, run).observe("body[1].angle"));
      return one === other ? after(1, presets.kinetic, 1).observe("body[1].speed") : Number.NaN;
    },
  ),
  vanishing(
    "friction-tall-why-1",
    [
      "the normal forces can only push",
      "die Normalkräfte können nur drücken",
      "法線力は押すことしかできません",
      "법선력은 밀 수만 있다",
    ],
    1e-9,
    () => weight(simulate(tall)),
    () => {
      const simulation = simulate(tall);
      return Array.from({ length: 100 }, () => {
        simulation.step(1);
        return Math.min(0, ...simulation.contacts().map(({ lambda: [normal = Number.NaN] }) => normal));
      });
    },
  ),
  vanishing(
    "friction-rolling-why-1",
    [
      "friction has nothing left to oppose",
      "hat die Reibung nichts mehr, dem sie entgegenwirken könnte",
      "摩擦が逆らうものはなくなります",
      "마찰이 막을 미끄러짐이 없어진다",
    ],
    1e-9,
    () => after(0.05, presets.rolling).observe("contact.friction"),
    () => after(1, presets.rolling).observe("contact.friction"),
  ),
  vanishing(
    "friction-bounds-why-1",
    [
      "they cancel each other, and only their resultant is determined",
      "Sie heben einander auf, und nur ihre Resultierende ist bestimmt",
      "これらは互いに打ち消し合い、決まるのは合力だけです",
      "이들은 서로 상쇄되며 정해지는 것은 합력뿐이다",
    ],
    1e-9,
    () => after(3, presets.bounds).observe("contact.friction"),
    resultant,
  ),
  equal(
    "friction-box-4",
    [
      "box and cone are the same",
      "Kasten und Kegel sind dasselbe",
      "箱と円錐は同じです",
      "상자와 원뿔이 같다",
    ],
    1e-9,
    () =>
      ["box", "cone"].map((frictionModel) =>
        after(1, presets.angles, 1, { frictionModel }).observe("body[0].speed"),
      ),
  ),
  vanishing(
    "friction-box-5",
    [
      "Without a warm start that is zero at first",
      "Ohne Warmstart ist diese zuerst null",
      "ウォームスタートなしでは、法線力は最初0で",
      "웜 스타트가 없으면 법선력이 처음에 0이고",
    ],
    1e-12,
    () => puckNormals().found,
    () => puckNormals().first,
  ),
  equal(
    "friction-exercise-3-answer",
    ["Only their sum is", "Nur ihre Summe", "決まるのは和だけです", "합만 정해진다"],
    1e-9,
    () =>
      ["gauss-seidel", "apgd", "nncg"].map((solver) =>
        resting(solver)
          .contacts()
          .reduce((sum, { lambda: [, along = Number.NaN] }) => sum + along, 0),
      ),
  ),
  vanishing(
    "friction-exercise-3-answer",
    [
      "both act along the same line",
      "Beide wirken entlang derselben Geraden",
      "二つは同じ直線に沿って働くからです",
      "둘은 같은 직선을 따라 작용하기 때문이다",
    ],
    1e-9,
    () => apart().along,
    () => apart().aside,
  ),
];

/** The normal force of the puck’s first contact, where the sweeps begin without a warm start, and where they end. N·s */
function puckNormals(): { first: number; found: number } {
  const simulation = simulate(puck);
  simulation.step(5);
  const { iterates, lambda } = simulation.solveTrace("gauss-seidel", { start: "cold" });
  return { first: iterates[0] ?? Number.NaN, found: lambda[0] ?? Number.NaN };
}
/** From one corner of the box at rest to the other: along the friction there, and at a right angle to it. m */
function apart(): { along: number; aside: number } {
  const [p, q] = resting("gauss-seidel").contacts();
  const [dx, dy] = [0, 1].map((axis) => (q?.point[axis] ?? Number.NaN) - (p?.point[axis] ?? Number.NaN));
  const [tx = Number.NaN, ty = Number.NaN] = p?.tangents[0] ?? [];
  return {
    along: Math.abs((dx ?? 0) * tx + (dy ?? 0) * ty),
    aside: (dx ?? 0) * ty - (dy ?? 0) * tx,
  };
}
