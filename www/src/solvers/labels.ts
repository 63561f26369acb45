// Names of the rows: a constraint by its id ("2", with a letter where it has several rows), then contacts ("n1" along the normal
// of the first, "s1" and "t1" across).
import type { Simulation } from "../simulation/core";

export function labelsOf(
  simulation: Pick<Simulation, "constraints" | "contacts">,
  unknowns: number,
): string[] {
  const labels = simulation
    .constraints()
    .flatMap(({ id, rows }) =>
      rows.map((_, i) => (rows.length === 1 ? `${id}` : `${id}${"abcdefghi"[i] ?? i}`)),
    );
  if (unknowns > labels.length)
    for (const [i, { lambda }] of simulation.contacts().entries())
      labels.push(...Array.from(lambda, (_, k) => `${"nst"[k] ?? "r"}${i + 1}`));
  return Array.from({ length: unknowns }, (_, i) => labels[i] ?? `${i + 1}`);
}
