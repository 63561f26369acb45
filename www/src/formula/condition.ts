// A typed condition, as the core reads it: its derivatives as formulas, or the place and reason of an error.
import { has } from "../messages";
import { type BodyDocument, type Formulas, type SceneDocument, withSimulation } from "../simulation/core";
import { type Failure, failureOf } from "../simulation/failure";

export interface ReadCondition {
  readonly formulas: Formulas;
  /** C ≥ 0 instead of C = 0. */
  readonly inequality: boolean;
}
export interface Refusal {
  /** Message, with what it speaks of. */
  readonly message: string;
  readonly about: Readonly<Record<string, string>>;
  /** The character where it goes wrong, from 1; none where the whole is meant. */
  readonly column?: number;
  readonly failure: Failure;
}
/** The bodies that a condition may speak of. */
export interface Among {
  readonly space: SceneDocument["space"];
  readonly bodies: readonly BodyDocument[];
}
/** One particle in the plane. */
export const onePoint: Among = { space: "plane", bodies: [{ particle: {}, at: [0.37, 0.73] }] };

export function readCondition(text: string, { space, bodies }: Among): ReadCondition | Refusal {
  const scene = {
    version: 1,
    space,
    bodies: [...bodies],
    constraints: [{ formula: { of: bodies.map((_, i) => i), condition: text } }],
  } as SceneDocument;
  try {
    const formulas = withSimulation(scene, (simulation) => simulation.formulas(0));
    if (!formulas) throw new Error("no formula");
    return { formulas, inequality: isInequality(text) };
  } catch (thrown) {
    return refusalOf(failureOf(thrown));
  }
}
/** A coordinate of a prescribed motion, and its derivatives as formulas. */
export interface ReadMotion {
  readonly rate: string;
  readonly second: string;
}

/**
 * A formula of t alone, as the core reads it in `moves`. With the condition x + d(t) = 0 of a particle the core gives ḋ as ∂C/∂t
 * and d̈ as the rest of C̈.
 */
export function readMotion(text: string): ReadMotion | Refusal {
  const scene: SceneDocument = {
    version: 1,
    space: "plane",
    bodies: [{ particle: {}, at: [0, 0], moves: { x: text } }],
  };
  try {
    withSimulation(scene, () => undefined);
  } catch (thrown) {
    const failure = failureOf(thrown);
    return failure.code === "not-finite"
      ? { message: "condition-no-value", about: {}, failure }
      : refusalOf(failure);
  }
  const read = readCondition(`x + (${text}) = 0`, onePoint);
  if (!("message" in read)) return { rate: read.formulas.cT, second: read.formulas.jDotV };
  // The place would be one of the condition around it.
  const { column: _, ...refusal } = read;
  return refusal;
}

export const isInequality = (text: string): boolean => /[<>≤≥]/.test(text);

/** The core's words for what can be wrong in a formula (src/math/formula/parse.rs), and the messages that stand for them. */
const kinds: readonly (readonly [words: RegExp, message: string, ...about: string[]])[] = [
  [/the formula ends where/, "ends"],
  [/there is no "(.*)" here; there are (.*), pi and functions/, "unknown", "name", "names"],
  [/"\)" without/, "closing"],
  [/a comma stands between arguments/, "comma"],
  [/an operator is missing/, "operator"],
  [/a strict inequality/, "strict"],
  [/"(.)" is missing/, "missing", "sign"],
  [/"(.*)" is not a number/, "number", "word"],
  [/"(.)" where .* is wanted/, "sign", "sign"],
  [/more than (\d+) levels/, "deep", "most"],
  [/at most (\d+) characters/, "long", "most"],
  [/its derivatives are too long/, "derivatives-long"],
  [/depends on no coordinate/, "constant"],
];

export function refusalOf(failure: Failure): Refusal {
  const column = /column (\d+):/.exec(failure.message)?.[1];
  const place = column === undefined ? {} : { column: Number(column) };
  for (const [words, id, ...names] of kinds) {
    const found = words.exec(failure.message);
    if (!found) continue;
    const about = Object.fromEntries(names.map((name, i) => [name, found[i + 1] ?? ""]));
    return { message: `condition-${id}`, about, failure, ...place };
  }
  const known = has(`error-${failure.code}`) ? `error-${failure.code}` : "error-other";
  return { message: known, about: {}, failure, ...place };
}
