// Panes that are to be compared draw one speed by one length.
import { expect, it } from "vitest";
import { bareEdges, type Eye } from "./eye";
import { Scales } from "./scales";

const view = (width: number): Eye =>
  ({ width, height: 400, covered: bareEdges, scale: 100, home: 100 }) as Eye;
const shown = { still: true, scalesHeld: false };
const speed = (value: number) => (kind: string) => (kind === "v" ? value : 0);

it("several views have the scale that the longest arrow of all of them asks for", () => {
  const [slow, fast] = [view(400), view(380)];
  const [together, alone] = [new Scales(), new Scales()];
  for (let frame = 0; frame < 4; frame++) {
    together.update(slow, speed(0.3), shown);
    together.update(fast, speed(2), shown);
    alone.update(slow, speed(0.3), shown);
  }
  const { target } = together.of("v");
  expect(target).toBeGreaterThan(alone.of("v").target);
  expect(2 / target).toBeLessThan(3.8 / 2);
  together.leave(fast);
  together.forget();
  for (let frame = 0; frame < 4; frame++) together.update(slow, speed(0.3), shown);
  expect(together.of("v").target).toBe(alone.of("v").target);
});
