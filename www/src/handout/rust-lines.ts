// Which function of the core each lesson is about, and which of its numbers can be read while it runs. Read by scripts/rust-lines.ts.

export interface RustFunction {
  /** In the repository. */
  readonly file: string;
  readonly name: string;
  /** Observables of the running simulation that the lines compute, or that follow from the rows they write. */
  readonly values: readonly string[];
}
/** A function as it is written, with the numbers of its first and last line. */
export interface RustLines extends RustFunction {
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

const of = (file: string, name: string, ...values: string[]): RustFunction => ({
  file: `src/${file}.rs`,
  name,
  values,
});

export const rustFunctions: Readonly<Record<string, RustFunction>> = {
  circle: of("model/constraint/circle", "rows", "C.norm", "Cdot.norm"),
  drift: of("method/acceleration", "lambda", "C.norm", "Cdot.norm", "lambda.norm"),
  curves: of("model/constraint/implicit/mod", "rows", "C.norm", "Cdot.norm"),
  particles: of("model/constraint/distance", "row", "C.norm", "Cdot.norm"),
  redundant: of("solver/cg", "lift", "lambda.norm", "solver.residual"),
  impulses: of("method/velocity/mod", "solve", "lambda.norm", "solver.residual", "C.norm"),
  rigid: of("model/body/dynamics", "add_gyroscopic_torque", "angularMomentum", "energy.kinetic"),
  joints: of("model/joint/ball", "rows", "C.norm", "Cdot.norm"),
  contact: of("method/contact_law", "normal", "contact.gap", "contact.force"),
  complementarity: of("assembly/bounds", "clamp"),
  solutions: of("complementarity/enumerate", "conditions"),
  friction: of("solver/gauss_seidel", "relax_disc", "contact.force", "contact.friction", "contact.bound"),
  collisions: of("model/contact/impulse", "collide", "energy.kinetic", "momentum.x"),
  iterating: of("solver/gauss_seidel", "relax"),
  stack: of("solver/gauss_seidel", "set", "contact.force", "solver.residual"),
  programs: of("complementarity/convert", "program"),
  pivoting: of("solver/lemke", "exchange"),
  positions: of("method/position/sweep", "satisfy", "C.norm", "angularMomentum"),
  coordinates: of("model/articulated/dynamics", "delassus", "energy.total", "C.norm"),
  methods: of("method/integrator/rk4", "step", "C.norm", "energy.drift"),
  kit: of("model/evaluate", "emit", "C.norm", "Cdot.norm"),
};

/** The page that shows a whole file, in the site. */
export const sourcePage = (file: string): string =>
  file.replace(/^src\//, "source/").replace(/\.rs$/, ".html");

/** The function with the comment above it; null where the file has none of that name. */
export function linesOf(source: string, name: string): { first: number; last: number; text: string } | null {
  const lines = source.split("\n");
  const at = lines.findIndex((line) =>
    new RegExp(`^\\s*(?:pub(?:\\([a-z]+\\))? )?(?:const )?fn ${name}\\b`).test(line),
  );
  if (at < 0) return null;
  const indent = /^\s*/.exec(lines[at] ?? "")?.[0] ?? "";
  const end = lines.findIndex((line, i) => i > at && line === `${indent}}`);
  if (end < 0) return null;
  let first = at;
  while (/^\s*(?:\/\/\/|#\[)/.test(lines[first - 1] ?? "")) first -= 1;
  const text = lines
    .slice(first, end + 1)
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join("\n");
  return { first: first + 1, last: end + 1, text };
}
