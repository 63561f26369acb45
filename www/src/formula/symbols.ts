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
}

/** Symbols that no formula points at yet. */
const others = ["J", "W", "A", "b", "Cddot", "mu", "e", "omega", "L", "q", "I"] as const;

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
  { key: "E", symbol: "E", unit: "J", place: "drift/drift" },
  { key: "alpha", symbol: "α", unit: "1/s²", place: "drift/feedback" },
  { key: "beta", symbol: "β", unit: "1/s", place: "drift/feedback" },
  { key: "J", symbol: "J", unit: "", place: "particles/rows" },
  { key: "W", symbol: "W", unit: "1/kg", place: "particles/system" },
  { key: "A", symbol: "A", unit: "", place: "particles/system" },
  { key: "b", symbol: "b", unit: "", place: "particles/system" },
  { key: "q", symbol: "q", unit: "", place: "rigid/pose" },
  { key: "omega", symbol: "ω", unit: "1/s", place: "rigid/momentum" },
  { key: "L", symbol: "L", unit: "kg·m²/s", place: "rigid/momentum" },
  { key: "I", symbol: "I", unit: "kg·m²", place: "rigid/momentum" },
  { key: "mu", symbol: "μ", unit: "", place: "friction/law" },
  { key: "e", symbol: "e", unit: "", place: "collisions/impact" },
];

export const symbolOf = (key: string): CourseSymbol | undefined => symbols.find((each) => each.key === key);
