// The runs in lessons without a stage show what their texts say.
import { beforeAll, expect, it } from "vitest";
import { startCore } from "../simulation/start-core.testing";
import { shoot } from "./film";
import { sinking } from "./iterating/film";
import { heavy } from "./pivoting/film";
import { pulledBead } from "./programs/film";

beforeAll(startCore);

it.each([
  ["iterating", sinking, 3],
  ["pivoting", heavy, 10],
] as const)("%s: the first stack sinks several times as far as the second", (_, film, ratio) => {
  const [first = 0, second = 0] = film.runs.map((run) => Number(shoot(film, run).numbers.down));
  expect(first).toBeGreaterThan(ratio * Math.abs(second));
});
it("programs: the bead stops at the best corner, and the walls' forces are the shadow prices", () => {
  const [run] = pulledBead.runs;
  if (!run) throw new Error("no run");
  expect(shoot(pulledBead, run).numbers).toEqual({ x: "(2.5, 1.5)", force: "(1.5, 0.5)" });
});
