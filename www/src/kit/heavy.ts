// Which documents are asked about before they are built: the page does not answer while the core builds one. Pure: it
// counts the entries, whatever else is wrong with it.

/** How much a document holds. */
export interface Load {
  readonly bodies: number;
  readonly constraints: number;
  /** Everywhere in it. */
  readonly numbers: number;
}

/** Bodies, constraints and forces together: about a second on a slow computer (3 000 rods in a chain: 0.6 s on a fast one). */
export const heavyThings = 5_000;
/** A body of many corners costs as well: a second for so many. */
export const heavyNumbers = 200_000;

export function loadOf(document: unknown): Load & { readonly things: number } {
  const { bodies, constraints, forces } = Object(document) as Record<string, unknown>;
  const [b, c, f] = [bodies, constraints, forces].map((list) => (Array.isArray(list) ? list.length : 0)) as [
    number,
    number,
    number,
  ];
  return { bodies: b, constraints: c, things: b + c + f, numbers: numbersIn(document) };
}

/** null for what is built at once. */
export function heavy(document: unknown): Load | null {
  const { things, ...load } = loadOf(document);
  return things >= heavyThings || load.numbers >= heavyNumbers ? load : null;
}

/** Without recursion: brackets may be nested deeper than the stack is. */
function numbersIn(value: unknown): number {
  let count = 0;
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === "number") count += 1;
    else if (typeof next === "object" && next !== null)
      for (const each of Object.values(next)) rest.push(each);
  }
  return count;
}
