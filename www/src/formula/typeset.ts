// A formula that was typed, as MathML. The elements are made one by one: no text becomes markup.
import { minus } from "../panels/numbers";
import { asProduct, type Expression, type Factor, read } from "./expression";

/** An element of MathML: its words, or what is in it. */
export interface Tag {
  readonly tag: string;
  readonly in: string | readonly Tag[];
  readonly symbol?: string;
  readonly width?: string;
}
const tag = (name: string, ...inside: readonly Tag[]): Tag => ({ tag: name, in: inside });
const leaf = (name: "mi" | "mn" | "mo", words: string): Tag => ({ tag: name, in: words });
const row = (parts: readonly Tag[]): Tag => (parts.length === 1 ? (parts[0] as Tag) : tag("mrow", ...parts));
const bracketed = (...inside: Tag[]): Tag => tag("mrow", leaf("mo", "("), ...inside, leaf("mo", ")"));
/** Between a number or letter and the name of a function. */
const thin: Tag = { tag: "mspace", in: "", width: "0.17em" };

/** `text` as the core writes a formula. Throws where it is none. */
export function tagsOf(text: string): Tag {
  return row(parts(read(text)));
}

/** The formula as an element; as plain text where it cannot be read. */
export function typeset(text: string): Element {
  try {
    return mathOf(tagsOf(text));
  } catch {
    const code = document.createElement("code");
    code.textContent = text;
    return code;
  }
}

/** ∂C/∂x for a coordinate. */
export function partial(name: string): Element {
  const [above, below] = [leaf("mi", "C"), letter(name)].map((of) => row([leaf("mo", "∂"), of]));
  return mathOf(tag("mfrac", above as Tag, below as Tag));
}
function mathOf(inside: Tag): Element {
  const math = document.createElementNS(space, "math");
  math.setAttribute("displaystyle", "true");
  math.append(built(inside));
  return math;
}
const space = "http://www.w3.org/1998/Math/MathML";

function built({ tag: name, in: inside, symbol, width }: Tag): Element {
  const element = document.createElementNS(space, name);
  if (symbol) element.setAttribute("data-symbol", symbol);
  if (width) element.setAttribute("width", width);
  if (typeof inside === "string") element.textContent = inside;
  else element.append(...inside.map(built));
  return element;
}

function parts(of: Expression): Tag[] {
  switch (of.kind) {
    case "number":
      return numberParts(of.value);
    case "name":
      return [letter(of.name)];
    case "call":
      return [call(of.name, of.of)];
    case "sum":
      return of.terms.flatMap((term, i) => termParts(term, i === 0));
    case "product":
      return termParts(of, true);
  }
}

const size = (value: number): Tag => leaf("mn", String(Math.abs(value)));
function numberParts(value: number): Tag[] {
  return value < 0 ? [leaf("mo", minus), size(value)] : [size(value)];
}

/** A term with its sign; the first one shows no plus. */
function termParts(term: Expression, first: boolean): Tag[] {
  const { coefficient, over, under } = asProduct(term);
  const sign = coefficient < 0 ? [leaf("mo", minus)] : first ? [] : [leaf("mo", "+")];
  const above = [...over].sort((a, b) => rank(a) - rank(b));
  const lone = under.length === 0 && above.length === 1;
  const shown = Math.abs(coefficient) !== 1 || above.length === 0;
  const factors = above.flatMap((each, i) => [
    ...(rank(each) === 2 && (shown || i > 0) ? [thin] : []),
    ...factorParts(each, lone && coefficient === 1 && first),
  ]);
  const top = [...(shown ? [size(coefficient)] : []), ...factors];
  if (under.length === 0) return [...sign, ...top];
  const [single] = under;
  const below = under.flatMap((each) => factorParts(each, under.length === 1 && single === each));
  return [...sign, tag("mfrac", row(top), row(below))];
}

/** Letters before brackets, these before functions. */
function rank({ base }: Factor): number {
  return base.kind === "name" ? 0 : base.kind === "call" ? 2 : 1;
}

/** `alone`: a sum needs no brackets. */
function factorParts({ base, power }: Factor, alone: boolean): Tag[] {
  const plain = power.kind === "number" && power.value === 1;
  const closed = base.kind === "name" || (base.kind === "number" && base.value >= 0);
  const wrapped =
    closed || base.kind === "call" || (plain && alone) ? parts(base) : [bracketed(...parts(base))];
  if (plain) return wrapped;
  const below = base.kind === "call" ? [bracketed(...parts(base))] : wrapped;
  return [tag("msup", row(below), row(parts(power)))];
}

const greek: Readonly<Record<string, string>> = { angle: "θ", spin: "ω", pi: "π" };

/** "x", "x1", "vx2", "spin1": the letter with its index. */
function letter(name: string): Tag {
  const [, word = name, index = ""] = /^([a-z]+)(\d*)$/i.exec(name) ?? [];
  const velocity = /^v[xyz]$/.test(word);
  const base: Tag = velocity
    ? { ...leaf("mi", "v"), symbol: "v" }
    : { ...leaf("mi", greek[word] ?? word), ...(word === "spin" ? { symbol: "v" } : {}) };
  const below = [...(index ? [leaf("mn", index)] : []), ...(velocity ? [leaf("mi", word.charAt(1))] : [])];
  return below.length > 0 ? tag("msub", base, row(below)) : base;
}

const words: Readonly<Record<string, string>> = { log: "ln", sign: "sgn", atan2: "atan2" };

function call(name: string, of: readonly Expression[]): Tag {
  const inside = of.flatMap((each, i) => [...(i > 0 ? [leaf("mo", ",")] : []), ...parts(each)]);
  if (name === "sqrt") return tag("msqrt", row(inside));
  if (name === "exp") return tag("msup", leaf("mi", "e"), row(inside));
  if (name === "abs") return tag("mrow", leaf("mo", "|"), ...inside, leaf("mo", "|"));
  return tag("mrow", leaf("mi", words[name] ?? name), bracketed(...inside));
}
