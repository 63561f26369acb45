// The displayed formulas of all lessons, for the cheat sheet and for the end of each lesson.
import type { Formulas } from "../formula/mathml";

const files = import.meta.glob<Formulas>("../lessons/*/formulas.tex", {
  query: "?display",
  import: "default",
  eager: true,
});

export const displayedOf = (lesson: string): Formulas => files[`../lessons/${lesson}/formulas.tex`] ?? {};
