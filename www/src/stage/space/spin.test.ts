// The symbols of L and ω: of a body that spins about L both arrows lie along one line.
import { expect, it } from "vitest";
import { simulate } from "../../simulation/core";
import type { Run } from "../../simulation/session";
import { startCore } from "../../simulation/start-core.testing";
import type { Line } from "../arrows";
import type { Places } from "../glyphs/arrow";
import { blankPen } from "../pen.testing";
import { endOf, solidsOf } from "../rigid/solids";
import { distanceToSegment } from "../snap";
import type { View } from "../tool";
import { Spin } from "./spin";

it("a T-handle that turns leaves a trail of its farthest end", () => {
  startCore();
  const simulation = simulate("t-handle");
  const [solid] = solidsOf(simulation, simulation.bodies());
  if (!solid) throw new Error("no body");
  expect(Math.hypot(...(endOf(solid) ?? []))).toBeCloseTo(solid.reach, 9);
  const spin = new Spin();
  const pen = blankPen(400, 300);
  let curves = 0;
  pen.context.bezierCurveTo = () => void curves++;
  for (let frame = 0; frame < 40; frame++) {
    simulation.step(5);
    spin.read({ id: 1, color: 0, simulation, drawn: simulation.positions() } as unknown as Run, [solid]);
  }
  const view = {
    pixel: ([x = 0, y = 0]: readonly number[]) => [200 + 900 * x, 150 - 900 * y],
  } as unknown as View;
  spin.draw(pen, view, [], []);
  expect(curves).toBeGreaterThan(10);
});

it("no symbol of collinear L and ω lies on an arrow, nor on the other", () => {
  const pen = blankPen(400, 300);
  const view = {
    pixel: ([x = 0, y = 0]: readonly number[]) => [200 + x, 200 - y] as const,
  } as unknown as View;
  for (let turn = 0; turn < 2 * Math.PI; turn += 0.1) {
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const spin = new Spin();
    Object.assign(spin, { from: [0, 0, 0], momentum: [90 * x, 90 * y, 0], velocity: [60 * x, 60 * y, 0] });
    const [taken, lines]: [Places, Line[]] = [[], []];
    spin.draw(pen, view, taken, lines);
    const [L = [0, 0], omega = [0, 0]] = taken;
    expect(Math.hypot(L[0] - omega[0], L[1] - omega[1])).toBeGreaterThan(19);
    for (const [sx, sy] of [L, omega])
      for (const [ax, ay, dx, dy] of lines)
        expect(distanceToSegment(sx, sy, ax, ay, ax + dx, ay + dy)).toBeGreaterThan(10);
  }
});
