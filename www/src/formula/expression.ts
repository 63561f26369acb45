// Typed formulas, as the core writes them back (docs/model.md): read, and put in the order in which they are
// printed: numbers multiplied out, equal factors as a power, equal terms as one.

export type Expression =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "call"; readonly name: string; readonly of: readonly Expression[] }
  | { readonly kind: "sum"; readonly terms: readonly Expression[] }
  | Product;

/** The coefficient times the factors over those below the line. */
interface Product {
  readonly kind: "product";
  readonly coefficient: number;
  readonly over: readonly Factor[];
  readonly under: readonly Factor[];
}
export interface Factor {
  readonly base: Expression;
  readonly power: Expression;
}

const rounded = (value: number): number => Number(value.toPrecision(12));
const number = (value: number): Expression => ({ kind: "number", value: rounded(value) });
const one = number(1);
const same = (a: Expression, b: Expression): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Throws on what is no formula, also on one that was cut off because it is too long. */
export function read(text: string): Expression {
  const parts = text.match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?|[a-z]\w*|[-+*/^(),−]/gi) ?? [];
  if (parts.join("") !== text.replace(/\s/g, "")) throw new Error("not a formula");
  let at = 0;
  const taken = (sign: string): boolean => {
    if (parts[at] !== sign) return false;
    at += 1;
    return true;
  };
  const expect = (sign: string): void => {
    if (!taken(sign)) throw new Error(`"${sign}" is missing`);
  };
  const sum = (): Expression => {
    const terms = [term()];
    for (;;) {
      if (taken("+")) terms.push(term());
      else if (taken("-") || taken("−")) terms.push(negative(term()));
      else return plus(terms);
    }
  };
  const term = (): Expression => {
    let left = signed();
    for (;;) {
      if (taken("*")) left = product(left, signed(), 1);
      else if (taken("/")) left = product(left, signed(), -1);
      else return left;
    }
  };
  const signed = (): Expression => (taken("-") || taken("−") ? negative(signed()) : power());
  const power = (): Expression => {
    const base = operand();
    return taken("^") ? raised(base, signed()) : base;
  };
  const operand = (): Expression => {
    if (taken("(")) {
      const inner = sum();
      expect(")");
      return inner;
    }
    const word = parts[at++];
    if (word === undefined) throw new Error("it ends too early");
    if (/^\d/.test(word)) return number(Number(word));
    if (!taken("(")) return { kind: "name", name: word };
    const of = [sum()];
    while (taken(",")) of.push(sum());
    expect(")");
    return { kind: "call", name: word, of };
  };
  const whole = sum();
  if (at < parts.length) throw new Error(`"${parts[at]}" is left over`);
  return whole;
}

/** Any expression as a product. */
export function asProduct(of: Expression): Product {
  if (of.kind === "product") return of;
  return of.kind === "number" ? made(of.value) : made(1, [{ base: of, power: one }]);
}

/** Always in one order of keys, so that equal expressions are equal as text. */
function made(coefficient: number, over: readonly Factor[] = [], under: readonly Factor[] = []): Product {
  return { kind: "product", coefficient: rounded(coefficient), over, under };
}

const negative = (of: Expression): Expression => product(number(-1), of, 1);

function raised(base: Expression, power: Expression): Expression {
  if (same(power, one)) return base;
  return made(1, [{ base, power }]);
}

/** a b, or a / b. */
function product(a: Expression, b: Expression, sign: 1 | -1): Expression {
  const [left, right] = [asProduct(a), asProduct(b)];
  const [over, under] = sign === 1 ? [right.over, right.under] : [right.under, right.over];
  return shortest(
    made(
      left.coefficient * right.coefficient ** sign,
      merged([...left.over, ...over]),
      merged([...left.under, ...under]),
    ),
  );
}

/** Equal bases with numbers for powers become one. */
function merged(factors: readonly Factor[]): Factor[] {
  const found: Factor[] = [];
  for (const factor of factors) {
    const i = found.findIndex(({ base }) => same(base, factor.base));
    const before = found[i];
    if (before?.power.kind === "number" && factor.power.kind === "number")
      found[i] = { base: factor.base, power: number(before.power.value + factor.power.value) };
    else found.push(factor);
  }
  return found;
}

/** A product of nothing but a number, or of one thing, is that; −(a + b) is −a − b. */
function shortest(of: Product): Expression {
  const { coefficient, over, under } = of;
  if (coefficient === 0) return number(0);
  const [only, ...others] = over;
  if (under.length > 0 || others.length > 0) return of;
  if (!only) return number(coefficient);
  if (!same(only.power, one)) return of;
  if (coefficient === 1) return only.base;
  if (coefficient === -1 && only.base.kind === "sum") return plus(only.base.terms.map(negative));
  return of;
}

/** Equal terms become one; those that are zero vanish. */
function plus(all: readonly Expression[]): Expression {
  const found: Product[] = [];
  for (const term of all.flatMap((each) => (each.kind === "sum" ? each.terms : [each])).map(asProduct)) {
    const i = found.findIndex((other) =>
      same(made(1, other.over, other.under), made(1, term.over, term.under)),
    );
    const before = found[i];
    if (before) found[i] = made(before.coefficient + term.coefficient, before.over, before.under);
    else found.push(term);
  }
  const terms = found.filter(({ coefficient }) => coefficient !== 0).map(shortest);
  const [first = number(0), ...rest] = terms;
  return rest.length === 0 ? first : { kind: "sum", terms };
}
