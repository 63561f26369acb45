// Numbers of the text that the core computes.
import { example } from "../../lcp/examples";
import { solvedBoth } from "../../lcp/friction";
import type { Point } from "../../lcp/view";
import { simulate } from "../../simulation/core";
import { ascending, type Claim, equal, type OrderClaim, type WordClaim, word } from "../claims";
import { opened, play } from "../in-core.testing";
import { presets } from "./presets";
import { same } from "./sameness.testing";
import { incline, puck, pulled, rollingDisc, spinningBall, tall } from "./scenes";

const degrees = (radians: number): number => (180 / Math.PI) * radians;
/** μ of the first contact. */
function friction(simulation: ReturnType<typeof simulate>): number {
  simulation.step(1);
  return simulation.contacts()[0]?.mu ?? Number.NaN;
}
const first = (): ReturnType<typeof simulate> => simulate("incline", presets.incline.runs[0]?.parameters);

/** How far the puck slides. m */
function way(): number {
  const simulation = simulate(puck, { stepSize: 0.0005 });
  simulation.step(3000);
  return Math.hypot(simulation.observe("body[1].x"), simulation.observe("body[1].z"));
}
/** The angle of the rope with which the least force sets the box in motion, to a degree. ° */
function rope(): number {
  const least = (angle: number): number => {
    let [holds, moves] = [1, 20];
    while (moves - holds > 1e-3) {
      const pull = (holds + moves) / 2;
      const simulation = simulate(pulled([pull * Math.cos(angle), pull * Math.sin(angle)]));
      simulation.step(20);
      if (simulation.observe("body[1].vx") > 1e-6) moves = pull;
      else holds = pull;
    }
    return moves;
  };
  const angles = Array.from({ length: 9 }, (_, i) => 22 + i);
  const forces = angles.map((angle) => least((angle * Math.PI) / 180));
  return angles[forces.indexOf(Math.min(...forces))] ?? Number.NaN;
}

/** The speed of a pushed disc at a time. m/s */
function rolls(arm: number, time: number): number {
  const simulation = simulate(rollingDisc(arm));
  simulation.step(Math.round(time / simulation.stepSize));
  return simulation.observe("body[1].speed");
}
/** Total friction on a box at rest on 20°. N */
function resting(): number {
  const simulation = simulate(incline({ angle: 20 }));
  simulation.step(100);
  return Math.abs(simulation.contacts().reduce((sum, { lambda: [, along = 0] }) => sum + along, 0));
}

/** Friction of the examples' contact. */
const contact = (kind: "box" | "cone"): Point => {
  const found = solvedBoth(example("cone").problem).find((each) => each.kind === kind);
  if (!found) throw new Error("not solved");
  return found.at;
};
const angle = ([x, y]: Point): number => degrees(Math.atan2(y, x));

const tilt = (scene: ReturnType<typeof simulate>): number => degrees(scene.observe("body[1].angle"));

export const claims: readonly Claim[] = [
  { at: "answer:friction-exercise-4", says: "λ₂ with the cone", value: () => contact("cone")[0] },
  { at: "answer:friction-exercise-4-box", says: "λ₂ with the pyramid", value: () => contact("box")[0] },
  {
    at: "friction-exercise-4-answer",
    says: "how much the pyramid exceeds the cone, %",
    value: () => 100 * (Math.hypot(...contact("box")) / Math.hypot(...contact("cone")) - 1),
  },
  {
    at: "friction-exercise-4-answer",
    says: "angle between both",
    value: () => angle(contact("box")) - angle(contact("cone")),
  },
  { at: "friction-rolling-why-1", says: "speed of the rolling disc", value: () => rolls(0, 1) },
  { at: "friction-rolling-why-2", says: "its deceleration", value: () => rolls(0.02, 1) - rolls(0.02, 2) },
  { at: "answer:friction-exercise-1", says: "way of the puck from 3 m/s", value: way, about: 0.005 },
  { at: "answer:friction-exercise-2", says: "best angle of the rope", value: rope, about: 0.03 },
  { at: "friction-law-3", says: "μ", value: () => friction(first()) },
  {
    at: "friction-angles-why-1",
    says: "angle of friction",
    value: () => degrees(Math.atan(friction(first()))),
  },
  {
    at: "friction-angles-why-2",
    says: "speed of the steep box after a second",
    value: () => play(presets.angles, 1)[1]?.simulation.observe("body[0].speed") ?? Number.NaN,
  },
  {
    at: "friction-topple-1",
    says: "the angle that friction could hold",
    value: () => degrees(Math.atan(friction(simulate(tall)))),
    about: 0.02,
  },
  {
    at: "friction-box-3",
    says: "direction of the puck",
    value: () => {
      const [vx, vz] = ["vx", "vz"].map((part) => simulate(puck).observe(`body[1].${part}`));
      return degrees(Math.atan2(vz ?? 0, vx ?? 0));
    },
  },
  { at: "answer:friction-exercise-3", says: "sum of the friction forces at rest", value: resting },
  ...[0, 1].map((run) => ({
    at: "friction-cone-1",
    says: `tilt of run ${run}`,
    value: () => degrees(Number(presets.angles.runs[run]?.parameters.angle)),
  })),
  { at: "friction-cone-1", says: "μ", value: () => friction(first()) },
  {
    at: "friction-cone-2",
    says: "part of μ once it slides",
    value: () => Number(opened(presets.kinetic).toJSON().bodies[1]?.slidingFriction),
  },
  {
    at: "friction-kinetic-why-1",
    says: "part of the bound at rest that is in force for the sliding box",
    value: () => {
      const [still, nudged] = play(presets.kinetic, 1);
      const force = (name: string): number => nudged?.simulation.observe(`contact.${name}`) ?? Number.NaN;
      return force("bound") / (Number(still?.simulation.contacts()[0]?.mu) * force("force"));
    },
  },
  {
    at: "friction-bounds-why-1",
    says: "friction at the corners of the puck when it has stopped",
    value: () => play(presets.bounds, 3)[0]?.simulation.observe("contact.friction") ?? Number.NaN,
  },
  { at: "friction-cone-2", says: "tilt", value: () => tilt(opened(presets.kinetic)) },
  { at: "friction-cone-2", says: "push", value: () => opened(presets.kinetic, 1).observe("body[1].speed") },
  {
    at: "friction-rolling-question",
    says: "mass of the disc",
    value: () => opened(presets.rolling).bodies()[1]?.mass ?? Number.NaN,
  },
  {
    at: "friction-rolling-question",
    says: "its speed",
    value: () => opened(presets.rolling).observe("body[1].speed"),
  },
  { at: "friction-rolling-question", says: "μ", value: () => friction(opened(presets.rolling)) },
  {
    at: "friction-rolling-question",
    says: "arm of rolling friction, cm",
    value: () => 100 * Number(opened(presets.rolling, 1).toJSON().bodies[1]?.rollingFriction),
  },
  {
    at: "friction-exercise-1-ask",
    says: "speed of the puck",
    value: () => simulate(puck).observe("body[1].speed"),
  },
  { at: "friction-exercise-1-ask", says: "its μ", value: () => friction(simulate(puck)) },
  {
    at: "friction-exercise-2-ask",
    says: "μ of the box on the rope",
    value: () => friction(simulate(pulled([0, 0]))),
  },
  {
    at: "friction-angles-why-2",
    says: "tilt of the steep incline",
    value: () => degrees(Number(presets.angles.runs[1]?.parameters.angle)),
  },
  { at: "friction-topple-1", says: "tilt", value: () => tilt(simulate(tall)) },
  { at: "friction-topple-1", says: "μ", value: () => friction(simulate(tall)) },
  {
    at: "friction-rolling-choice-all",
    says: "speed of the disc at the start",
    value: () => opened(presets.rolling).observe("body[1].speed"),
  },
  {
    at: "friction-rolling-why-2",
    says: "arm of rolling friction, cm",
    value: () => 100 * Number(opened(presets.rolling, 1).toJSON().bodies[1]?.rollingFriction),
  },
  {
    at: "friction-rolling-why-2",
    says: "radius of the disc, cm",
    value: () => 100 * opened(presets.rolling).observe("body[1].y"),
  },
  { at: "friction-exercise-3-ask", says: "tilt", value: () => tilt(simulate(incline({ angle: 20 }))) },
  {
    at: "friction-exercise-3-ask",
    says: "mass of the box",
    value: () => simulate(incline({ angle: 20 })).bodies()[1]?.mass ?? Number.NaN,
  },
  ...[1, 2].map((i) => ({
    at: "friction-exercise-4",
    says: `b of friction row ${i}`,
    value: () => example("cone").problem.b[i] ?? Number.NaN,
  })),
  ...[0, 1].flatMap((i) => [
    {
      at: "friction-exercise-4-hint",
      says: `friction ${i} without bounds`,
      value: () => -(example("cone").problem.b[1 + i] ?? Number.NaN),
    },
    {
      at: "friction-exercise-4-answer",
      says: `friction ${i} of the cone`,
      value: () => contact("cone")[i as 0 | 1],
    },
  ]),
  {
    at: "friction-exercise-4-answer",
    says: "friction of the pyramid in each direction",
    value: () => contact("box")[1],
  },
  {
    at: "friction-exercise-4-hint",
    says: "bound of the friction",
    value: () => Math.hypot(...contact("cone")),
  },
];

/** Rows of friction of the first contact. */
const tangents = (simulation: ReturnType<typeof simulate>): number => {
  simulation.step(1);
  return (simulation.contacts()[0]?.lambda.length ?? Number.NaN) - 1;
};

/** Contacts of the puck on the ground. */
function cornersOfPuck(): number {
  const simulation = simulate(puck);
  simulation.step(1);
  return simulation.contacts().length;
}

/** Components of friction of the sliding puck that are at their bounds, with the box. */
function bounded(): number {
  const [contact] = play(presets.bounds, 0.1)[1]?.simulation.contacts() ?? [];
  const [normal = Number.NaN, ...along] = contact?.lambda ?? [];
  return along.filter((force) => Math.abs(force) > 0.999 * (contact?.mu ?? Number.NaN) * normal).length;
}

export const words: readonly WordClaim[] = [
  word(
    "friction-cone-1",
    2,
    ["Two inclines", "Zwei schiefe Ebenen", "二つの斜面", "두 빗면"],
    () => presets.angles.runs.length,
  ),
  word(
    "friction-rolling-why-1",
    2 / 3,
    ["two thirds of its speed", "zwei Dritteln ihrer Geschwindigkeit", "速さの3分の2", "처음 속력의 3분의 2"],
    () => rolls(0, 1) / opened(presets.rolling).observe("body[1].speed"),
    0.01,
  ),
  word("friction-box-1", 2, ["two components", "zwei Komponenten", "二つの成分", "두 성분"], () =>
    tangents(simulate(puck)),
  ),
  word(
    "friction-box-4",
    1,
    ["only one tangent", "nur eine Tangente", "接線が一つしかなく", "접선이 하나뿐"],
    () => tangents(opened(presets.incline)),
  ),
  word("friction-exercise-3", 2, ["two corners", "beiden Ecken", "二つのかど", "두 모서리"], () => {
    const box = simulate(incline({ angle: 20 }));
    box.step(1);
    return box.contacts().length;
  }),
  word("friction-box-3", 2, ["two directions", "beiden Richtungen", "二つの方向", "두 방향"], () =>
    tangents(simulate(puck)),
  ),
  word(
    "friction-bounds-why-1",
    2,
    ["one of the two directions", "einer der beiden Richtungen", "二つの方向の一つ", "두 방향 가운데"],
    () => tangents(simulate(puck)),
  ),
  word("friction-bounds-why-1", 4, ["four corners", "vier Ecken", "四つのかど", "네 모서리"], cornersOfPuck),
  word(
    "friction-exercise-2-answer",
    1 / 2,
    ["the half-angle of the cone", "der halbe Öffnungswinkel", "円錐の半頂角", "원뿔의 반꼭지각"],
    () => rope() / degrees(2 * Math.atan(friction(simulate(pulled([0, 0]))))),
    0.03,
  ),
  word("friction-bounds-why-1", 2, ["both components", "beide Komponenten", "両成分", "두 성분"], bounded),
  word(
    "friction-exercise-4-answer",
    2,
    ["both components", "beide Komponenten", "両方の成分", "두 성분"],
    () => {
      const bound = Math.hypot(...contact("cone"));
      return contact("box").filter((force) => Math.abs(Math.abs(force) - bound) < 1e-6).length;
    },
  ),
];

/** How far the puck slides when it starts at this angle. m */
function slid(frictionModel: "box" | "cone", at: number): number {
  const bodies = puck.bodies.map((body) =>
    body.fixed ? body : { ...body, velocity: [3 * Math.cos(at), 0, 3 * Math.sin(at)] },
  );
  const simulation = simulate({ ...puck, bodies }, { frictionModel, stepSize: 0.002 });
  simulation.step(1000);
  return Math.hypot(simulation.observe("body[1].x"), simulation.observe("body[1].z"));
}
/** Spin of the ball about the vertical after two seconds, with one kind of friction. rad/s */
function spinLeft(kind: "rollingFriction" | "torsionalFriction"): number {
  const scene = spinningBall(0);
  const bodies = scene.bodies.map((body) => (body.fixed ? body : { ...body, [kind]: 0.02 }));
  const simulation = simulate({ ...scene, bodies });
  simulation.step(200);
  return simulation.observe("body[1].spin");
}

export const orders: readonly OrderClaim[] = [
  ...same,
  ascending(
    "friction-cone-2",
    ["below {$mu}", "unterhalb von {$mu}", "{$mu}より小さい", "이를 {$mu}보다 작은"],
    () => {
      const simulation = opened(presets.kinetic, 1);
      const { friction = Number.NaN, slidingFriction = Number.NaN } = simulation.toJSON().bodies[1] ?? {};
      return [friction * slidingFriction, friction];
    },
  ),
  ascending(
    "friction-bounds-why-1",
    [
      "So the puck is stopped too early",
      "Der Puck wird also zu früh gebremst",
      "そのため円盤は早く止まりすぎます",
      "그래서 원반은 너무 일찍 멈추고",
    ],
    () => slid("box", 0.4),
    () => slid("cone", 0.4),
  ),
  equal(
    "friction-bounds-why-1",
    ["in every direction", "in jeder Richtung", "どの向きでも", "어느 쪽으로 가든"],
    1e-3,
    () => [0, 0.4, 0.9, 1.5].map((at) => slid("cone", at)),
  ),
  ascending(
    "friction-rolling-2",
    [
      "Only the second moment stops this",
      "Nur das zweite Moment beendet das",
      "この回転を止めるのは二つ目のモーメントだけです",
      "이 회전을 끝내는 것은 둘째 모멘트뿐이다",
    ],
    () => spinLeft("torsionalFriction"),
    () => spinLeft("rollingFriction") / 2,
  ),
  ascending(
    "friction-guide",
    [
      "can never point out of it",
      "kann nie aus ihm hinauszeigen",
      "決して円錐の外を向きません",
      "결코 그 밖으로 나갈 수 없다",
    ],
    0,
    // Friction over its bound, the largest of all steps and contacts.
    () => {
      const simulation = opened(presets.angles, 1);
      let most = 0;
      for (let i = 0; i < 100; i += 1) {
        simulation.step(1);
        for (const { lambda, mu } of simulation.contacts())
          most = Math.max(most, Math.abs(lambda[1] ?? 0) / Math.max(1e-9, mu * (lambda[0] ?? 0)));
      }
      return most;
    },
    () => 1.001,
  ),
];
