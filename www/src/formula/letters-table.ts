// The letters of each source: what stands in its formulas in place of ours. Replaced in the TeX, longest first, while the page is built.
// The keys of \term stay, so that numbers, colours and highlights belong to the same quantities.

export const sources = ["duthaler", "lee", "tazz", "ogawa"] as const;
export type Source = (typeof sources)[number];

export type Letters = readonly (readonly [ours: string, theirs: string])[];

export const term = (key: string, tex: string): string => `\\term{${key}}{${tex}}`;
export const transposed = "^{\\mathsf{T}}";
export const velocityTerm = term("v", "\\dot{\\bm{J}}\\bm{v}");

export const letters: Readonly<Record<Source, Letters>> = {
  // Slides 10, 13 and 16: JWJᵀλ = −J̇q̇ − JWF − k_s C − k_d Ċ.
  duthaler: [
    [velocityTerm, term("v", "\\dot{\\bm{J}}\\dot{\\bm{q}}")],
    ["\\dot{\\bm{v}}", "\\ddot{\\bm{q}}"],
    [term("v", "\\bm{v}"), term("v", "\\dot{\\bm{q}}")],
    [term("f", "\\bm{Q}"), term("f", "\\bm{F}")],
    ["\\term{alpha}{\\alpha}", term("alpha", "k_s")],
    ["\\term{beta}{\\beta}", term("beta", "k_d")],
    ["\\al", term("alpha", "k_s")],
    ["\\be", term("beta", "k_d")],
  ],
  // Sections 1 and 2: J M⁻¹ Jᵀ λ Δt = Ċ − J(V + M⁻¹ f_e Δt), Ċ = −β C/Δt.
  lee: [
    [term("x", "\\bm{q}"), term("x", "\\vec{s}")],
    [`${term("v", "\\bm{v}")}^{+}`, `${term("v", "\\vec{V}")}_{+}`],
    [term("v", "\\bm{v}"), term("v", "\\vec{V}")],
    ["\\dot{\\bm{v}}", "\\dot{\\vec{V}}"],
    [term("f", "\\bm{Q}"), term("f", "\\vec{f_e}")],
    [term("m", "\\bm{W}"), term("m", "M^{-1}")],
    [term("m", "\\bm{M}"), term("m", "M")],
    [term("grad", "\\bm{J}"), term("grad", "J")],
    [term("lambda", "\\bm{\\lambda}"), term("lambda", "\\vec{\\lambda}")],
    [term("C", "\\bm{C}"), term("C", "C")],
    ["\\fhat", term("fhat", "\\vec{f_c}")],
    ["\\f", term("f", "\\vec{f_e}")],
    ["\\v", term("v", "\\vec{V}")],
    ["\\a", "\\dot{\\vec{V}}"],
    ["\\beta_B", "\\beta"],
    ["\\h", term("h", "\\Delta t")],
  ],
  // Section 1: w = A λ + b with A = J M⁻¹ J′, b = J(u + dt M⁻¹ F_ext); λ is the force times dt.
  tazz: [
    // One letter needs no brackets.
    [`(\\h${term("lambda", "\\bm{\\lambda}")})`, term("lambda", "\\lambda")],
    [`(\\h\\,${term("lambda", "\\bm{\\lambda}")})`, term("lambda", "\\lambda")],
    [`\\h${term("lambda", "\\bm{\\lambda}")}`, term("lambda", "\\lambda")],
    [`\\h\\,${term("lambda", "\\bm{\\lambda}")}`, term("lambda", "\\lambda")],
    ["\\h\\lam", term("lambda", "\\lambda")],
    [term("lambda", "\\bm{\\lambda}"), `${term("lambda", "\\lambda")}/${term("h", "dt")}`],
    ["\\lam", `${term("lambda", "\\lambda")}/${term("h", "dt")}`],
    [term("v", "\\bm{v}"), term("v", "u")],
    ["\\dot{\\bm{v}}", "\\dot{u}"],
    [term("f", "\\bm{Q}"), term("f", "F_{ext}")],
    [term("m", "\\bm{W}"), term("m", "M^{-1}")],
    [`${term("grad", "\\bm{J}")}${transposed}`, `${term("grad", "J")}'`],
    [term("grad", "\\bm{J}"), term("grad", "J")],
    ["\\fhat", term("fhat", "J'\\lambda/dt")],
    ["\\fhat_{1}", term("fhat", "J'\\lambda_1/dt")],
    ["\\fhat_{2}", term("fhat", "J'\\lambda_2/dt")],
    ["\\f", term("f", "F_{ext}")],
    ["\\v", term("v", "u")],
    ["\\a", "\\dot{u}"],
    ["\\h", term("h", "dt")],
  ],
  // Constrained dynamics: G(x) = 0, f̂ = DGᵀλ, D²G(ẋ, ẋ).
  ogawa: [
    [velocityTerm, term("v", "\\mathbf{D}^2 G(\\dot{x},\\dot{x})")],
    ["\\dot{\\bm{v}}", "\\ddot{x}"],
    [term("x", "\\bm{q}"), term("x", "x")],
    [term("v", "\\bm{v}"), term("v", "\\dot{x}")],
    [term("f", "\\bm{Q}"), term("f", "f")],
    [term("m", "\\bm{W}"), term("m", "M^{-1}")],
    [`${term("grad", "\\bm{J}")}${transposed}`, term("grad", "\\mathbf{D}G^{\\mathsf{T}}")],
    [term("grad", "\\bm{J}"), term("grad", "\\mathbf{D}G")],
    [term("lambda", "\\bm{\\lambda}"), term("lambda", "\\lambda")],
    [term("C", "\\bm{C}"), term("C", "G")],
    ["\\dot{\\bm{C}}", "\\dot{G}"],
    ["\\ddot{\\bm{C}}", "\\ddot{G}"],
    ["\\grad", term("grad", "\\nabla G")],
    ["\\Cddot", "\\ddot{G}"],
    ["\\Cdot", term("Cdot", "\\dot{G}")],
    ["\\C", term("C", "G")],
    ["\\fhat", term("fhat", "\\hat{f}")],
    ["\\f", term("f", "f")],
    ["\\v", term("v", "\\dot{x}")],
    ["\\a", "\\ddot{x}"],
    ["\\x", term("x", "x")],
    ["\\g", term("grad", "x")],
  ],
};

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** A part of a formula: what our letters are, and those of the source; the same where the table has nothing for it. */
export interface Piece {
  readonly ours: string;
  readonly theirs: string;
  readonly replaced: boolean;
}

/** A formula cut where the table of a source replaces something; `own`: those that come first in its lesson. */
export function pieces(tex: string, source: Source, own: Letters = []): Piece[] {
  const table = new Map([...letters[source], ...own]);
  const ours = [...table.keys()].sort((a, b) => b.length - a.length);
  // A macro ends where its letters end: \h is not the beginning of \hat.
  const pattern = new RegExp(
    ours.map((each) => escaped(each) + (/[a-z]$/i.test(each) ? "(?![a-zA-Z])" : "")).join("|"),
    "g",
  );
  const found: Piece[] = [];
  let end = 0;
  const stays = (to: number): void => {
    const text = tex.slice(end, to);
    if (text !== "") found.push({ ours: text, theirs: text, replaced: false });
  };
  for (const { 0: match, index } of tex.matchAll(pattern)) {
    stays(index);
    const theirs = table.get(match) ?? match;
    // A letter would go on with the macro before it.
    const apart = /^[a-z]/i.test(theirs) && /\\[a-z]+$/i.test(tex.slice(0, index));
    found.push({ ours: match, theirs: apart ? ` ${theirs}` : theirs, replaced: true });
    end = index + match.length;
  }
  stays(tex.length);
  return found;
}

/** A formula rewritten in the letters of a source. */
export const inLetters = (tex: string, source: Source, own: Letters = []): string =>
  pieces(tex, source, own)
    .map(({ theirs }) => theirs)
    .join("");
