// The part of the address after "#": which place of the course it names.

/**
 * "#/circle" → "circle", "#/laboratory?scene=…" → "laboratory"; "" for the contents. Names of places are plain letters, so
 * nothing is decoded, and no address can be wrong: one that names no place is simply not found.
 */
export function placeIn(hash: string): string {
  return hash.replace(/^#?\/?/, "").split("?", 1)[0] ?? "";
}
