// The part of the address after "#": which place of the course it names, and which section of it.

const pathIn = (hash: string): string => hash.replace(/^#?\/?/, "").split("?", 1)[0] ?? "";

/**
 * "#/circle/drift" → "circle", "#/laboratory?scene=…" → "laboratory"; "" for the contents. Names of places are plain letters, so
 * nothing is decoded, and no address can be wrong: one that names no place ("#//…") is simply not found.
 */
export function placeIn(hash: string): string {
  const path = pathIn(hash);
  return path.startsWith("/") ? path : (path.split("/", 1)[0] ?? "");
}

/** "#/circle/drift" → "drift"; "" for the top. */
export function sectionIn(hash: string): string {
  return pathIn(hash).split("/", 2)[1] ?? "";
}
