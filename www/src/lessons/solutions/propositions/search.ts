// A proposition as a predicate over small whole numbers: all cases are gone through, those that meet the hypotheses in force must
// meet the conclusion.

export interface Hypothesis<Case> {
  readonly id: string;
  holds(one: Case): boolean;
}

export interface Proposition<Case> {
  /** Messages `solutions-<id>-…`. */
  readonly id: string;
  readonly hypotheses: readonly Hypothesis<Case>[];
  concludes(one: Case): boolean;
  /** In a fixed order, simple ones first. */
  cases(): readonly Case[];
  /** For the words about a counterexample. */
  numbers(one: Case): Readonly<Record<string, string>>;
  /** Hypotheses that each line of the proof uses; formulas `<id>-line-<i>`. */
  readonly proof: readonly (readonly string[])[];
}

export interface Outcome<Case> {
  readonly cases: number;
  /** Cases that meet the hypotheses in force. */
  readonly met: number;
  /** The first of these without the conclusion. */
  readonly counterexample: Case | null;
}

/** Cases take the core a while: each list is made once. */
const known = new WeakMap<object, readonly unknown[]>();
function casesOf<Case>(proposition: Proposition<Case>): readonly Case[] {
  const all = known.get(proposition) ?? proposition.cases();
  known.set(proposition, all);
  return all as readonly Case[];
}

/** @param off hypotheses that are not in force */
export function search<Case>(proposition: Proposition<Case>, off: ReadonlySet<string>): Outcome<Case> {
  const { hypotheses } = proposition;
  const all = casesOf(proposition);
  const inForce = hypotheses.filter(({ id }) => !off.has(id));
  const met = all.filter((one) => inForce.every(({ holds }) => holds(one)));
  return {
    cases: all.length,
    met: met.length,
    counterexample: met.find((one) => !proposition.concludes(one)) ?? null,
  };
}
