// The symbols of the formulas. `\term{key}{…}` marks what may be pointed at; the key is a SymbolKey of the session,
// the colour follows from it. Vectors are bold italic, as in ISO 80000-2.
export const macros: Readonly<Record<string, string>> = {
  "\\term": "\\class{term}{\\data{symbol=#1}{#2}}",
  // The part of a formula that a source misprints.
  "\\misprint": "\\class{misprint}{#1}",
  "\\x": "\\term{x}{\\bm{x}}",
  // x in the sense of ∇C.
  "\\g": "\\term{grad}{\\bm{x}}",
  "\\grad": "\\term{grad}{\\nabla C}",
  "\\n": "\\term{grad}{\\bm{n}}",
  "\\v": "\\term{v}{\\dot{\\bm{x}}}",
  "\\a": "\\ddot{\\bm{x}}",
  "\\f": "\\term{f}{\\bm{f}}",
  "\\fhat": "\\term{fhat}{\\hat{\\bm{f}}}",
  "\\C": "\\term{C}{C}",
  "\\Cdot": "\\term{Cdot}{\\dot{C}}",
  "\\Cddot": "\\ddot{C}",
  "\\lam": "\\term{lambda}{\\lambda}",
  "\\m": "\\term{m}{m}",
  "\\r": "\\term{r}{r}",
  "\\h": "\\term{h}{h}",
  "\\al": "\\term{alpha}{\\alpha}",
  "\\be": "\\term{beta}{\\beta}",
  "\\E": "\\term{E}{E}",
};
