// The symbols of the course: letter, unit, and the section that introduces each. Its meaning is the message `symbol-<key>`
// (messages/*/symbols.ftl).
import type { SymbolKey } from "../simulation/session";

export interface CourseSymbol {
  /** A `SymbolKey` where formulas point at it (`\term`, macros.ts). */
  readonly key: SymbolKey | (typeof others)[number];
  readonly symbol: string;
  /** Of a position constraint in the plane measured in metres; "" where it follows from the constraint or there is none. */
  readonly unit: string;
  /** Behind "#/": the section that introduces it. */
  readonly place: string;
  /** The lessons that mean this by the letter, where others mean something else. */
  readonly lessons?: readonly string[];
}

// biome-ignore format: a list
/** Symbols without a colour of their own. */
const others = [
  "J", "W", "A", "b", "Cddot", "mu", "e", "omega", "L", "q", "I",
  "velocity", "coordinates", "M", "Q", "Jdotv", "n", "S", "Mhat", "w", "freedoms", "surplus",
  "objective", "price", "surface", "cost", "known", "certificate",
] as const;

// biome-ignore format: one line each
export const symbols: readonly CourseSymbol[] = [
  { key: "x", symbol: "x", unit: "m", place: "circle/constraint" },
  { key: "C", symbol: "C", unit: "", place: "circle/constraint" },
  { key: "r", symbol: "r", unit: "m", place: "circle/constraint" },
  { key: "Cdot", symbol: "Ċ", unit: "", place: "circle/motion" },
  { key: "v", symbol: "ẋ", unit: "m/s", place: "circle/motion" },
  { key: "grad", symbol: "∇C", unit: "", place: "circle/motion" },
  { key: "Cddot", symbol: "C̈", unit: "", place: "circle/motion" },
  { key: "m", symbol: "m", unit: "kg", place: "circle/work" },
  { key: "f", symbol: "f", unit: "N", place: "circle/work" },
  { key: "fhat", symbol: "f̂", unit: "N", place: "circle/work" },
  { key: "lambda", symbol: "λ", unit: "", place: "circle/lambda" },
  { key: "h", symbol: "h", unit: "s", place: "drift/drift" },
  { key: "E", symbol: "E", unit: "J", place: "drift/drift", lessons: ["circle", "drift", "collisions", "rigid"] },
  { key: "alpha", symbol: "α", unit: "1/s²", place: "drift/feedback" },
  { key: "beta", symbol: "β", unit: "1/s", place: "drift/feedback" },
  { key: "J", symbol: "J", unit: "", place: "particles/rows" },
  { key: "W", symbol: "W", unit: "1/kg", place: "particles/system" },
  { key: "A", symbol: "A", unit: "", place: "particles/system" },
  { key: "b", symbol: "b", unit: "", place: "particles/system", lessons: ["particles", "impulses", "contact", "complementarity", "solutions", "iterating"] },
  { key: "velocity", symbol: "v", unit: "m/s", place: "particles/rows" },
  { key: "coordinates", symbol: "q", unit: "", place: "particles/state", lessons: ["particles", "impulses", "coordinates"] },
  { key: "M", symbol: "M", unit: "kg", place: "particles/state", lessons: ["particles", "impulses", "coordinates"] },
  { key: "Q", symbol: "Q", unit: "N", place: "particles/state" },
  { key: "Jdotv", symbol: "J̇v", unit: "", place: "particles/system" },
  { key: "q", symbol: "q", unit: "", place: "rigid/pose", lessons: ["rigid"] },
  { key: "omega", symbol: "ω", unit: "1/s", place: "rigid/momentum" },
  { key: "L", symbol: "L", unit: "kg·m²/s", place: "rigid/momentum" },
  { key: "I", symbol: "I", unit: "kg·m²", place: "rigid/momentum" },
  { key: "mu", symbol: "μ", unit: "", place: "friction/law" },
  { key: "e", symbol: "e", unit: "", place: "collisions/impact" },
  { key: "n", symbol: "n", unit: "", place: "circle/motion" },
  { key: "S", symbol: "S", unit: "", place: "coordinates/motions", lessons: ["coordinates"] },
  { key: "Mhat", symbol: "M̂", unit: "kg", place: "coordinates/motion" },
  { key: "w", symbol: "w", unit: "", place: "contact/push" },
  { key: "freedoms", symbol: "d", unit: "", place: "redundant/linkage", lessons: ["redundant", "kit"] },
  { key: "surplus", symbol: "s", unit: "", place: "redundant/truss", lessons: ["redundant"] },
  { key: "objective", symbol: "E", unit: "", place: "complementarity/energy", lessons: ["complementarity"] },
  { key: "price", symbol: "y", unit: "", place: "programs/kkt", lessons: ["programs"] },
  { key: "surface", symbol: "s", unit: "", place: "programs/kkt", lessons: ["programs"] },
  { key: "cost", symbol: "c", unit: "", place: "programs/kkt", lessons: ["programs"] },
  { key: "known", symbol: "q", unit: "", place: "programs/lcp", lessons: ["programs"] },
  { key: "certificate", symbol: "y", unit: "", place: "solutions/proof", lessons: ["solutions"] },
];

const symbolOf = (key: string): CourseSymbol | undefined => symbols.find((each) => each.key === key);

/** The quantity of a sign in a lesson; several quantities may share a colour, and several a letter. */
export function symbolNamed(sign: string, lesson: string, colour: string): CourseSymbol | undefined {
  const there = symbols.filter((each) => each.symbol === sign && (each.lessons?.includes(lesson) ?? true));
  return there.find(({ key }) => key === colour) ?? there[0];
}

/** The quantity whose own colour it is, where the lesson means it. */
export function symbolColoured(colour: string, lesson: string): CourseSymbol | undefined {
  const found = symbolOf(colour);
  return (found?.lessons?.includes(lesson) ?? true) ? found : undefined;
}
