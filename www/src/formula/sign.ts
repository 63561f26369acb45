// The sign of a place that may be pointed at, as plain letters: "𝝀₁" and "𝜆" are λ, a bold f with a hat is f̂.

/** As much of an element as tells its sign. */
export interface Marked {
  readonly localName: string;
  readonly children: ArrayLike<Marked>;
  readonly textContent: string | null;
}

const indexed = ["msub", "msup", "msubsup"];

/** Letters without weight and slant, accents on their letters, without spaces. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\s\u2061-\u2064]/gu, "")
    .replaceAll(/[\u02c6^]/gu, "\u0302")
    .normalize("NFC");
}

/** Inside what only surrounds it, and without indices. */
function baseOf(place: Marked): Marked {
  const { children, localName } = place;
  const [first] = Array.from(children);
  return first && (children.length === 1 || indexed.includes(localName)) ? baseOf(first) : place;
}

/** The whole sign, and that of its last part: λ of "h λ". */
export function signsOf(place: Marked): { whole: string; last: string } {
  const base = baseOf(place);
  const accented = base.localName === "mover";
  const end = accented ? undefined : Array.from(base.children).at(-1);
  return {
    whole: plain(base.textContent ?? ""),
    last: end ? signsOf(end).last : plain(base.textContent ?? ""),
  };
}
