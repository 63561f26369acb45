// The contacts of a run, brought over when a step has changed them and no oftener than there is time for: a pyramid has a hundred,
// a heap of a thousand discs has thousands. Forces of a solver's iterate take the place of the present ones where they are shown.
import type { BodyInfo, ContactInfo, Simulation, Vector } from "../../simulation/core";
import type { Run, ShownIterate } from "../../simulation/session";

/** While time runs, bringing contacts over takes at most one part in so many of it. */
const part = 12;

const none: ReadonlySet<number> = new Set();

export class Touching {
  contacts: readonly ContactInfo[] = [];
  /** Of a solve that is walked through: the contact whose row has its turn (−1: none), and those that a bound holds. */
  turn = -1;
  held: ReadonlySet<number> = none;
  /** N */
  weights: ReadonlyMap<number, number> = new Map();
  /** N: the largest force of a contact. */
  largest = 0;
  #run = -1;
  #step = -1;
  /** When they may be brought over again while time runs, `performance.now()`. */
  #next = 0;

  /** Nobody looks: no solve is walked through. */
  rest(): void {
    this.turn = -1;
    this.held = none;
  }

  /** `fresh`: the state may have changed without a step. `bodies`: of the run. */
  read(
    { id, simulation }: Run,
    fresh: boolean,
    iterate: ShownIterate | null,
    bodies: Iterable<BodyInfo>,
  ): void {
    const step = simulation.stepCount;
    const before = performance.now();
    const known = id === this.#run && !fresh && (step === this.#step || before < this.#next);
    if (!known) {
      this.contacts = simulation.contacts();
      this.weights = weightsOf(simulation, bodies);
      const after = performance.now();
      this.#next = after + part * (after - before);
      this.#run = id;
      this.#step = step;
    }
    if (iterate)
      this.contacts = iterate.contacts ?? withForces(this.contacts, iterate.lambda, contactRows(simulation));
    this.turn = iterate?.turn ?? -1;
    this.held = iterate?.held ?? none;
    this.largest = this.contacts.reduce(
      (most, { lambda, tangents }) => Math.max(most, Math.hypot(...lambda.slice(0, 1 + tangents.length))),
      0,
    );
  }
}

/** Downward force on each body, by its id: its weight and other applied forces, N. */
export function weightsOf(
  simulation: Pick<Simulation, "appliedForces">,
  bodies: Iterable<BodyInfo>,
): Map<number, number> {
  const applied = simulation.appliedForces();
  return new Map(
    Array.from(bodies, ({ id, velocityOffset }) => [id, -(applied[velocityOffset + 1] ?? 0)] as const),
  );
}

/** Where the rows of each contact begin in the present problem, and at the end how many rows there are. */
export function contactRows(simulation: Pick<Simulation, "matrix">): number[] {
  // "n3" is the normal row of the contact 3; rows of friction and rolling follow it.
  const labels = simulation.matrix("lambda").labels.rows;
  const starts = labels.flatMap((label, row) => (/^n\d+$/.test(label) ? [row] : []));
  return [...starts, labels.length];
}

/** The contacts with λ of an iterate; as they are where there are not as many of them. */
export function withForces(
  contacts: readonly ContactInfo[],
  lambda: Float64Array,
  rows: readonly number[],
): readonly ContactInfo[] {
  if (rows.length !== contacts.length + 1 || rows.at(-1) !== lambda.length) return contacts;
  return contacts.map((contact, i) => ({ ...contact, lambda: [...lambda.slice(rows[i], rows[i + 1])] }));
}

/** The force of a contact, friction included, on its second body; on the first where the second is fixed. N */
export function forceOf(
  { normal, tangents, lambda, bodies }: ContactInfo,
  byId: ReadonlyMap<number, BodyInfo>,
): Vector {
  const sign = byId.get(bodies[1])?.fixed ? -1 : 1;
  return normal.map((_, i) =>
    [normal, ...tangents].reduce((sum, way, row) => sum + sign * (lambda[row] ?? 0) * (way[i] ?? 0), 0),
  );
}

/** Contacts of one pair of bodies: a manifold. */
export function manifolds(contacts: readonly ContactInfo[]): ContactInfo[][] {
  const found = new Map<string, ContactInfo[]>();
  for (const contact of contacts) {
    const pair = contact.bodies.join();
    const list = found.get(pair);
    if (list) list.push(contact);
    else found.set(pair, [contact]);
  }
  return [...found.values()];
}
