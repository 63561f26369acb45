// For tests: what a template draws, as text.

/** Lit's templates and lists of them with their values put in; of directives the values they were given. */
export function drawn(part: unknown): string {
  if (Array.isArray(part)) return part.map(drawn).join("");
  if (typeof part === "object" && part !== null) {
    const { strings, values } = part as { strings?: readonly string[]; values?: readonly unknown[] };
    if (values === undefined) return "";
    return (
      (strings ?? []).map((text, i) => text + drawn(values[i] ?? "")).join("") +
      (strings ? "" : drawn(values))
    );
  }
  return typeof part === "function" || typeof part === "symbol" ? "" : String(part);
}
