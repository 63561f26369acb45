// Coulomb's law for a box released at rest on an incline: it stays, or its speed grows by g(sin θ − μ cos θ) every
// second. g, the normal of the contacts and their μ are the core's; gravity points down the y axis.
import type { ContactInfo, Simulation } from "../../simulation/core";

/** m/s²; null where nothing touches, or where it is not one incline. */
export function slideAcceleration(simulation: Pick<Simulation, "contacts" | "get">): number | null {
  return ofContacts(simulation.contacts(), Number(simulation.get("gravity")));
}

export function ofContacts(contacts: readonly ContactInfo[], g: number): number | null {
  const [first, ...others] = contacts;
  const alike = ({ normal }: ContactInfo): boolean =>
    normal.every((n, i) => Math.abs(n - (first?.normal[i] ?? 0)) < 1e-6);
  if (!first || !others.every(alike)) return null;
  const cosine = Math.min(1, Math.abs(first.normal[1] ?? 0));
  return Math.max(0, g * (Math.sqrt(1 - cosine ** 2) - first.mu * cosine));
}
