// Words of sameness in the text (“the same”, “only”, “zero”, “nothing”), computed by the core.
import { type ConstraintDocument, type Simulation, simulate } from "../../simulation/core";
import { ascending, equal, type OrderClaim, vanishing } from "../claims";
import { opened } from "../in-core.testing";
import { box, fixed, joints, plane } from "../sketch";
import { negligible } from "./filled";
import { presets } from "./presets";
import { bent, chainOfBars, swinging } from "./scenes";
import { twoBars } from "./tree";

/** Ten bars that fall from level for a quarter of a second, in both ways. m and rad */
function fallen(): { fewer: number[]; apart: number[] } {
  const [fewer = [], rows = []] = (["generalised", "velocity"] as const).map((method) => {
    const simulation = simulate(chainOfBars(10), { method, stepSize: 4e-4, solver: "direct" });
    simulation.step(625);
    return [...simulation.positions()];
  });
  return { fewer, apart: fewer.map((x, i) => x - (rows[i] ?? Number.NaN)) };
}
/** Rows of a scene before anything touches: those of its joints. */
const jointRows = (simulation: Simulation): number => simulation.matrix("A").rows;

/** How far the ends of the bars are from their joints in five seconds, by the places of the bars. m */
function gaps(): number[] {
  const simulation = opened(presets.swinging);
  const { constraints = [], bodies = [] } = simulation.toJSON();
  const end = (body: number, [along = Number.NaN]: readonly number[] = []): [number, number] => {
    if (bodies[body]?.fixed) return [0, 0];
    const [x = Number.NaN, y = Number.NaN, angle = Number.NaN] = ["x", "y", "angle"].map((part) =>
      simulation.observe(`body[${body}].${part}`),
    );
    return [x + along * Math.cos(angle), y + along * Math.sin(angle)];
  };
  return Array.from({ length: 50 }, () => {
    simulation.step(10);
    const each = constraints.map((joint) => {
      if (!("ball" in joint)) return Number.NaN;
      const { between, anchors } = joint.ball as { between: [number, number]; anchors: number[][] };
      const [[x, y], [ex, ey]] = [end(between[0], anchors[0]), end(between[1], anchors[1])];
      return Math.hypot(x - ex, y - ey);
    });
    return Math.max(...each);
  });
}

/** Power of the forces of the joints in each allowed motion, and the largest of these forces. W, N */
function work(): { power: number[]; force: number } {
  const fewer = simulate(swinging);
  fewer.step(40);
  const rows = simulate(swinging, { method: "acceleration" });
  for (const { id, positionOffset, velocityOffset, fixed } of fewer.bodies()) {
    if (fixed) continue;
    const [x = 0, y = 0, angle = 0] = fewer.positions().subarray(positionOffset);
    const [vx = 0, vy = 0, spin = 0] = fewer.velocities().subarray(velocityOffset);
    rows.setState(id, { at: [x, y], angle, velocity: [vx, vy], spin });
  }
  const forces = rows.constraintForces();
  const { data, cols } = fewer.matrix("S");
  const power = Array.from({ length: cols }, (_, j) =>
    forces.reduce((sum, force, i) => sum + force * (data[i * cols + j] ?? 0), 0),
  );
  return { power, force: Math.max(...forces.map(Math.abs)) };
}

/** M q̈ + h and τ of the bent bars at their start, by two short steps, and h₂. N·m */
function balance(): { left: number[]; tau: readonly number[]; h2: number } {
  const simulation = simulate(bent, { stepSize: 1e-6 });
  const { m, centrifugal, coriolis, rates, tau } = twoBars(simulation);
  simulation.step(10);
  const after = twoBars(simulation).rates;
  const acceleration = [0, 1].map((i) => ((after[i] ?? 0) - (rates[i] ?? 0)) / 1e-5);
  const left = ([0, 1] as const).map(
    (i) => m[i][0] * (acceleration[0] ?? 0) + m[i][1] * (acceleration[1] ?? 0) + centrifugal[i] + coriolis[i],
  );
  return { left, tau, h2: Math.abs(centrifugal[1] + coriolis[1]) };
}

/** The puppet on the ground, with rows or in fewer coordinates: entries of A and the movable bodies of each row. */
function landed(run: 0 | 1): { a: Float64Array; bodies: number[][]; contacts: boolean[] } {
  const simulation = opened(presets.puppets, run);
  simulation.step(Math.round(2 / simulation.stepSize));
  const { rows = [], contacts = [] } = simulation.stepRows() ?? {};
  const fixed = new Set(simulation.bodies().flatMap((body) => (body.fixed ? [body.id] : [])));
  const constraints = new Map(simulation.constraints().map((each) => [each.id, each]));
  const bodies = rows.map(({ constraint = -1, contact = -1 }) => {
    const all =
      contacts[contact]?.bodies ??
      constraints.get(constraint)?.rows.flatMap(({ gradient }) => gradient.map(({ body }) => body)) ??
      [];
    return [...all].filter((body) => !fixed.has(body));
  });
  const a = simulation.stepProblem()?.problem.a ?? new Float64Array();
  return { a, bodies, contacts: rows.map(({ role }) => role === "normal") };
}
/** Entries of A of pairs of rows that have no body in common; of contacts alone, where that is asked for. 1/kg */
function strangers(run: 0 | 1, contactsOnly: boolean): number[] {
  const { a, bodies, contacts } = landed(run);
  return bodies.flatMap((own, i) =>
    bodies.flatMap((others, j) =>
      own.some((body) => others.includes(body)) || (contactsOnly && !(contacts[i] && contacts[j]))
        ? []
        : [Math.abs(a[i * bodies.length + j] ?? Number.NaN)],
    ),
  );
}

/** Entries of M(q) of the puppet that are zero in every pose that it takes while it falls. */
export function alwaysZero(): number {
  const simulation = opened(presets.puppets);
  const poses = Array.from({ length: 4 }, () => {
    simulation.step(Math.round(0.5 / simulation.stepSize));
    return simulation.matrix("M").data;
  });
  return simulation
    .matrix("M")
    .data.filter((_, i) => poses.every((data) => Math.abs(data[i] ?? Number.NaN) < negligible)).length;
}
/** Pairs of coordinates of the puppet of which neither moves what the other moves: hinges on different branches, and the trunk’s two ways. */
function branches(): number {
  const simulation = opened(presets.puppets);
  const hinges = simulation
    .constraints()
    .filter(({ kind }) => kind === "hinge")
    .map(({ rows }) => [...new Set(rows.flatMap(({ gradient }) => gradient.map(({ body }) => body)))]);
  const count = (body: number): number => hinges.filter((ends) => ends.includes(body)).length;
  const [trunk = -1] = [...new Set(hinges.flat())].sort((p, q) => count(q) - count(p));
  /** Bodies from the trunk to each one. */
  const paths = new Map<number, number[]>([[trunk, []]]);
  for (let left = hinges.length; left > 0; left--)
    for (const [p = -1, q = -1] of hinges)
      for (const [from, to] of [
        [p, q],
        [q, p],
      ] as const) {
        const path = paths.get(from);
        if (path && !paths.has(to)) paths.set(to, [...path, to]);
      }
  const links = [...paths.keys()].filter((body) => body !== trunk);
  const apart = links.flatMap((p) =>
    links.filter((q) => !paths.get(p)?.includes(q) && !paths.get(q)?.includes(p)),
  );
  return apart.length + 2;
}

/** A four-bar linkage, in fewer coordinates unless with rows: upright, or with all its hinges on one line. */
export function fourBar(flat: boolean, kind: "generalised" | "velocity" = "generalised"): Simulation {
  const places = flat
    ? [
        { at: [0.5, 0], angle: 0, half: 0.5 },
        { at: [2, 0], angle: 0, half: 1 },
        { at: [3.5, 0], angle: 0, half: 0.5 },
      ]
    : [
        { at: [0, 0.5], angle: Math.PI / 2, half: 0.5 },
        { at: [1, 1], angle: 0, half: 1 },
        { at: [2, 0.5], angle: -Math.PI / 2, half: 0.5 },
      ];
  const bodies = places.map(({ at, angle, half }) => box(at, [half, 0.05], { angle, collides: false }));
  const last: ConstraintDocument = {
    ball: {
      between: [3, 4],
      anchors: [
        [0.5, 0],
        [0, 0],
      ],
    },
  };
  return simulate(
    plane({
      bodies: [fixed([0, 0]), ...bodies, fixed([flat ? 4 : 2, 0])],
      constraints: [...joints(places.map(({ half }) => half)), last],
      method: { kind },
    }),
  );
}
/** Rows of joints that are equations, whose C is part of ‖C‖, of the puppet on the ground. */
function equationsOnGround(run: 0 | 1): number {
  const simulation = opened(presets.puppets, run);
  simulation.step(Math.round(2 / simulation.stepSize));
  return (simulation.stepRows()?.rows ?? []).filter(({ role }) => role === "equation").length;
}

export const same: readonly OrderClaim[] = [
  vanishing(
    "coordinates-lead",
    [
      "Ten angles describe the same motion",
      "Zehn Winkel beschreiben dieselbe Bewegung",
      "十個の角度だけでも同じ運動を表せ",
      "각 열 개로도 같은 운동을 나타낼 수 있고",
    ],
    2e-4,
    () => Math.max(...fallen().fewer.map(Math.abs)),
    () => fallen().apart,
  ),
  vanishing(
    "coordinates-guide",
    [
      "nothing holds them together",
      "Nichts hält sie zusammen",
      "つなぎ止めるものも要りません",
      "붙들어 둘 필요도 없다",
    ],
    1e-12,
    () => jointRows(opened(presets.both, 1)),
    () => jointRows(opened(presets.swinging)),
  ),
  vanishing(
    "coordinates-guide",
    [
      "because nothing could take them apart",
      "weil nichts sie trennen könnte",
      "離れようがないので",
      "떨어질 수가 없으므로",
    ],
    1e-12,
    () => simulate(swinging).observe("body[1].x"),
    gaps,
  ),
  vanishing(
    "coordinates-motions-2",
    [
      "the second only the lower one",
      "die zweite nur den unteren",
      "第2列が下の棒だけを",
      "둘째 열은 아래 막대만",
    ],
    1e-12,
    () => Math.hypot(...twoBars(simulate(swinging)).s[1].slice(3)),
    () => [...twoBars(simulate(swinging)).s[1].slice(0, 3)],
  ),
  vanishing(
    "coordinates-motion-2",
    ["The last term is zero", "Der letzte Term ist null", "最後の項は0です", "마지막 항은 0이다"],
    1e-9,
    () => work().force,
    () => work().power,
  ),
  equal(
    "coordinates-bias-1",
    ["For two equal bars", "Für zwei gleiche Stäbe", "二本の等しい棒で", "똑같은 두 막대에서"],
    1e-12,
    () =>
      simulate(swinging)
        .bodies()
        .flatMap(({ fixed, mass }) => (fixed ? [] : [mass])),
  ),
  vanishing(
    "coordinates-bent-why-1",
    [
      "without τ only an acceleration can balance it",
      "ohne τ kann dem nur eine Beschleunigung das Gleichgewicht halten",
      "τがなければ加速度だけがこれとつり合えます",
      "τ가 없으면 가속도만이 그것과 평형을 이룰 수 있다",
    ],
    1e-4,
    () => balance().h2,
    () => [...balance().left, ...balance().tau],
  ),
  vanishing(
    "coordinates-matrix-3",
    [
      "two rows are coupled only by a body that they share",
      "Zwei Zeilen sind nur durch einen gemeinsamen Körper gekoppelt",
      "二つの行が結びつくのは、共有する物体を通してだけです",
      "두 행은 공유하는 물체를 통해서만 연성된다",
    ],
    1e-12,
    () => Math.max(...landed(1).a),
    () => strangers(1, false),
  ),
  ascending(
    "coordinates-matrix-3",
    [
      "belong to the same tree, and the inverse of M(q) couples them",
      "gehören zum selben Baum, und die Inverse von M(q) koppelt sie",
      "同じ木に属し、M(q)の逆行列によって結びつきます",
      "같은 트리에 속하고, M(q)의 역행렬이 둘을 연성한다",
    ],
    // Between contacts of different bodies, with rows and in fewer coordinates.
    () => Math.max(...strangers(1, true)),
    () => Math.min(...strangers(0, true)),
  ),
  equal(
    "coordinates-when-2",
    [
      "In M(q) only links on one path from the root are coupled: for the puppet 66 of 144 entries are zero in every pose",
      "In M(q) sind nur Glieder gekoppelt, die auf einem gemeinsamen Weg von der Wurzel aus liegen: Bei der Puppe sind 66 von 144 Einträgen in jeder Stellung null",
      "M(q)で結びつくのは、根から一本につながる経路の上にあるリンクどうしだけです。人形では144個の成分のうち66個がどの配置でも0で",
      "M(q)에서 서로 연성되는 것은 루트에서 이어지는 한 경로 위의 링크들뿐이다. 인형에서는 성분 144개 가운데 66개가 어느 자세에서나 0이어서",
    ],
    1e-12,
    () => [alwaysZero(), branches()],
  ),
  equal(
    "coordinates-when-3",
    [
      "a loop needs only rows like any other",
      "eine Schleife braucht nur Zeilen wie alle anderen",
      "閉ループもほかと同じ行で済み",
      "닫힌 고리에도 다른 것과 같은 행만 있으면 되며",
    ],
    1e-12,
    // Of each hinge of a loop, and of a joint of an open chain.
    () =>
      [fourBar(false, "velocity"), opened(presets.both, 1)].flatMap((simulation) =>
        simulation.constraints().map(({ rows }) => rows.length),
      ),
  ),
  vanishing(
    "coordinates-puppets-why-1",
    [
      "the joints only for the one with rows",
      "die Gelenke nur im Lauf mit Zeilen",
      "関節の分を含むのは行を使う計算だけです",
      "관절의 몫은 행을 쓰는 실행에만 들어 있다",
    ],
    1e-9,
    () => equationsOnGround(1),
    () => [equationsOnGround(0)],
  ),
];
