// The ready problems of the lessons whose stage is no simulation, for the notes: the section, and what its buttons (`data-try`) set up.

export const readyProblems: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  complementarity: {
    push: ["leaving", "falling"],
    bounds: ["motor", "weak", "wire"],
    two: ["resting", "landing", "flying"],
    kinds: ["linear", "box", "mixed"],
    energy: ["valley"],
  },
  solutions: {
    pair: ["climbing", "falling", "below", "level"],
    rod: ["turning", "chalk", "flat"],
    plane: ["three", "segment", "ray"],
    proof: ["infeasible", "lemke"],
    cones: ["cones-pd", "cones-three", "pillar", "pillar-rough"],
    props: ["rows"],
  },
  iterating: {
    row: ["jacobi", "seidel"],
    rate: ["short", "long"],
    fail: ["free", "alike", "stack-jacobi", "stack-damped", "stack-seidel"],
    further: ["best", "symmetric"],
    bound: ["obstacle"],
    stop: ["fathi", "pendulum"],
  },
  programs: {
    lp: ["edge", "empty", "unbounded"],
    kkt: ["shop"],
    qp: ["inside", "corner"],
    saddle: ["hill", "saddle"],
  },
  pivoting: {
    lemke: ["lemke", "lemke-obstacle"],
    principal: ["principal", "principal-alike"],
    sweeps: ["block", "nncg"],
    gradients: ["apgd", "spg"],
    subspace: ["subspace"],
  },
};

/** The words of a button. */
export const problemMessage = (lesson: string, id: string): string =>
  lesson === "programs" ? `program-example-${id}` : `${lesson}-try-${id}`;
/** The button's name in its lesson; a link with it presses the button (lessons/section-problem.ts). */
export const problemButton = (lesson: string, id: string): string =>
  lesson === "complementarity" || lesson === "solutions" ? problemMessage(lesson, id) : id;
