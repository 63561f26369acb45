import { expect, it } from "vitest";
import type { Trace } from "../simulation/core";
import { bestOf, distance, ending, isBounded, iterateAt, lifted, sameForces, unavoidable } from "./traces";

const trace = (residuals: number[], lambda: number[], stoppedBy: Trace["stoppedBy"] = "residual"): Trace => ({
  solver: "cg",
  unknowns: lambda.length,
  iterations: residuals.length - 1,
  stoppedBy,
  residuals: Float64Array.from(residuals),
  iterates: Float64Array.from(residuals.flatMap((_, k) => lambda.map((x) => x * k))),
  lambda: Float64Array.from(lambda),
});

it("a residual that grows tenfold, or is no number, is called divergence whatever rule fired", () => {
  expect(ending(trace([1, 5, 20], [1], "iterations"))).toBe("diverges");
  expect(ending(trace([1, Number.POSITIVE_INFINITY], [1], "breakdown"))).toBe("diverges");
  expect(ending(trace([1, 3, 0.5], [1], "iterations"))).toBe("iterations");
});
it("a residual that is left over although the rule for small ones fired is the least there is", () => {
  expect(ending(trace([4, 1.5], [1]))).toBe("least");
  expect(ending(trace([4, 1e-11], [1]))).toBe("residual");
});
it("iterates stand one after the other, and the last is the answer", () => {
  const found = trace([1, 0.5, 0.2, 0.1], [2, 3]);
  expect([...iterateAt(found, 2)]).toEqual([4, 6]);
  expect(iterateAt(found, 3)).toBe(found.lambda);
});
it("an answer that is not the last iterate was lifted", () => {
  const found = trace([1, 0.5], [2, 3]);
  expect(lifted(found)).toBe(false);
  expect(lifted({ ...found, lambda: Float64Array.of(2.5, 2.5) })).toBe(true);
});
it("what the direct solver leaves over is unavoidable, rounding is not", () => {
  expect(unavoidable(trace([4, 1.5], [1], "direct"))).toBe(1.5);
  expect(unavoidable(trace([4, 1e-15], [1], "direct"))).toBeNull();
  expect(unavoidable(null)).toBeNull();
});
it("another λ with as small a residual pushes in the same way", () => {
  const best = trace([4, 0], [1, 1], "direct");
  expect(sameForces(trace([4, 1e-12], [2, 0]), best)).toBe(true);
  expect(sameForces(trace([4, 1e-12], [1, 1]), best)).toBe(false);
  expect(sameForces(trace([4, 0.2], [2, 0]), best)).toBe(false);
});
it("the distance of two λ is Euclid's", () => {
  expect(distance(Float64Array.of(0, 3), Float64Array.of(4, 0))).toBe(5);
});

it("with bounds λ* is that of the solver that got closest, without them the direct one's", () => {
  const solved = (id: string, found: Trace | null, refused?: "equations-only" | "too-large") => ({
    ...{ id, title: id, color: 0, trace: found },
    ...(refused ? { refused } : {}),
  });
  const [direct, close, far] = [
    trace([4, 1e-9], [1], "direct"),
    trace([4, 1e-6], [2]),
    trace([4, Number.NaN], [3]),
  ];
  const free = [solved("direct", direct), solved("jacobi", close)];
  expect(isBounded(free)).toBe(false);
  expect(bestOf(free)).toBe(direct);
  const bounded = [solved("direct", null, "equations-only"), solved("jacobi", far), solved("nncg", close)];
  expect(isBounded(bounded)).toBe(true);
  expect(bestOf(bounded)).toBe(close);
  expect(bestOf([solved("direct", null, "too-large"), solved("jacobi", close)])).toBeNull();
});
