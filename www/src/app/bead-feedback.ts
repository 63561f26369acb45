// How the bead of the contents page drifts, and the feedback that takes it back.

/** Symplectic Euler's method with a step that is large enough for its drift to be seen within seconds. */
export const start = {
  integrator: "symplectic-euler",
  stepSize: 0.004,
  angle: 0,
  speed: 0,
  alpha: 0,
  beta: 0,
};
/** Critically damped: α = β²/4. With less the error of every step would add up to what is seen. 1/s */
export const strongest = 40;
export const alphaFor = (beta: number): number => (beta * beta) / 4;
