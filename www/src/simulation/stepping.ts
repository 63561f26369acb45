/** Methods that step in time at impulse level: they know contacts, and their unknown is the impulse of a substep. */
export function stepsInTime(method: unknown): boolean {
  return method === "velocity" || method === "generalised";
}
