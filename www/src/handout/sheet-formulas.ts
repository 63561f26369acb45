// The equations of the cheat sheet: which formulas of which lesson, in reading order.

export const chosen: Readonly<Record<string, readonly string[]>> = {
  circle: ["constraint", "motion", "newton", "no-work", "multiplier", "lambda-plain", "power"],
  drift: ["memory", "feedback", "penalty", "sag"],
  curves: ["chain", "lambda-general", "bend", "moving", "power"],
  particles: ["newton", "rows", "multiplier", "system"],
  redundant: ["null", "minimum", "least-squares", "count"],
  impulses: ["step", "w-is", "shrink", "block"],
  rigid: ["momentum", "euler", "growth", "implicit"],
  joints: ["ball", "velocity", "steady", "soft", "limits"],
  contact: ["complementary", "lcp", "step"],
  complementarity: ["box", "clamp", "schur", "energy"],
  solutions: ["rod", "certificate"],
  friction: ["coulomb", "sliding", "box-bound", "cone-bound"],
  collisions: ["newton", "impulse-is", "K-plane", "lost"],
  iterating: ["update", "error-display", "sor", "young", "natural", "rest"],
  stack: ["row", "delta"],
  programs: ["program", "kkt", "lcp"],
  pivoting: ["cover", "energy"],
  positions: ["scheme", "translation", "rotation", "xpbd", "verlet"],
  coordinates: ["motions", "motion", "A"],
  methods: ["boundary", "spring"],
};
