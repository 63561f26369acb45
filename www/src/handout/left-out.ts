// The displayed formulas that the cheat sheet leaves out: curves and numbers of an example, steps towards an equation, a misprint.
export const leftOut: Readonly<Record<string, readonly string[]>> = {
  circle: ["one-equation", "misprint", "ellipse", "ellipse-lambda"],
  curves: ["three", "ten", "cycloid", "arc", "moving-again", "sphere-C"],
  redundant: ["repeated"],
  impulses: ["answer-blow"],
  joints: ["answer-steady"],
  contact: ["A-of"],
  complementarity: ["line"],
  iterating: ["alike"],
  positions: ["answer-move"],
  coordinates: ["bias"],
};
