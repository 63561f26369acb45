// Space and pixels belong together, from wherever one looks.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circlePoints } from "./circle";
import { Orbit } from "./orbit";

const angle = fc.double({ min: -3, max: 3, noNaN: true });
const coordinate = fc.double({ min: -1.5, max: 1.5, noNaN: true });
const place = fc.tuple(coordinate, coordinate, coordinate);

function orbit(yaw = 0.6, pitch = 0.35): Orbit {
  const made = new Orbit();
  made.resize(640, 400);
  made.yaw = yaw;
  made.pitch = Math.max(-1.5, Math.min(1.5, pitch));
  made.span = 6;
  return made;
}

describe("orbit", () => {
  it("finds the world point under a pixel again, as far from the eye", () => {
    fc.assert(
      fc.property(angle, angle, place, (yaw, pitch, at) => {
        const eye = orbit(yaw, pitch);
        const back = eye.point(...eye.pixel(at), at);
        for (const [i, x] of at.entries()) expect(back[i]).toBeCloseTo(x, 6);
      }),
    );
  });

  it("takes the numbers of another one's view: all of it, or the side that it is seen from", () => {
    const one = orbit(1, -0.4);
    one.pan(30, -50);
    const other = orbit();
    expect(other.stand(one.pose(true))).toBe(false);
    expect([other.yaw, other.pitch, other.span]).toEqual([1, -0.4, 6]);
    expect(other.stand(one.pose(false))).toBe(true);
    expect(other.pose(false)).toEqual(one.pose(false));
    for (const wrong of [
      [0, 2],
      [0, 0, 1, 2, 3],
      [0, 0, 1, 2, 3, 0],
      [Number.NaN, 0],
    ])
      other.stand(wrong);
    expect(other.pose(false)).toEqual(one.pose(false));
  });

  it("moves a point in the plane that faces the eye: its depth stays", () => {
    fc.assert(
      fc.property(angle, angle, place, (yaw, pitch, at) => {
        const eye = orbit(yaw, pitch);
        const [px, py] = eye.pixel(at);
        const moved = eye.point(px + 40, py - 25, at);
        expect(eye.depth(moved)).toBeCloseTo(eye.depth(at), 6);
        expect(eye.pixel(moved)[0]).toBeCloseTo(px + 40, 6);
        expect(eye.pixel(moved)[1]).toBeCloseTo(py - 25, 6);
      }),
    );
  });

  it("has y up, x to the right and z towards one who stands in front", () => {
    const eye = orbit(0, 0);
    const [x, y] = eye.pixel([0, 0, 0]);
    expect(eye.pixel([0, 1, 0])[1]).toBeLessThan(y);
    expect(eye.pixel([1, 0, 0])[0]).toBeGreaterThan(x);
    expect(eye.depth([0, 0, 1])).toBeLessThan(eye.depth([0, 0, 0]));
  });

  it("shows what is near larger", () => {
    const eye = orbit(0, 0);
    const width = (z: number): number => eye.pixel([1, 0, z])[0] - eye.pixel([0, 0, z])[0];
    expect(width(1)).toBeGreaterThan(width(-1));
    expect(width(0)).toBeCloseTo(eye.scale, 9);
  });

  it("lets the scene follow the hand that turns it", () => {
    const eye = orbit(0, 0);
    const before = eye.pixel([0, 0, 1])[0];
    eye.drag(30, 0);
    expect(eye.pixel([0, 0, 1])[0]).toBeGreaterThan(before);
    for (let i = 0; i < 100; i++) eye.drag(0, 100);
    expect(eye.pitch).toBeLessThan(Math.PI / 2);
  });

  it("keeps the middle in its place when turned, and moves it by pixels when moved", () => {
    fc.assert(
      fc.property(angle, angle, (dx, dy) => {
        const eye = orbit();
        eye.drag(50 * dx, 50 * dy);
        expect(eye.pixel(eye.middle)).toEqual([320, 200]);
        const at = [...eye.middle];
        eye.pan(12, -7);
        expect(eye.pixel(at)[0]).toBeCloseTo(332, 6);
        expect(eye.pixel(at)[1]).toBeCloseTo(193, 6);
      }),
    );
  });

  it("zooms about the pointer", () => {
    const eye = orbit();
    const under = eye.point(500, 100);
    eye.zoomAbout(500, 100, 1.7);
    expect(eye.pixel(under)[0]).toBeCloseTo(500, 6);
    expect(eye.pixel(under)[1]).toBeCloseTo(100, 6);
  });

  it("has every corner in sight after fitting, from any side", () => {
    fc.assert(
      fc.property(angle, angle, fc.double({ min: 0.01, max: 100, noNaN: true }), (yaw, pitch, size) => {
        const eye = orbit(yaw, pitch);
        eye.fit({ left: -size, right: size, bottom: 0, top: size, back: -3 * size, front: size }, 1.38);
        for (const x of [-size, size])
          for (const y of [0, size])
            for (const z of [-3 * size, size]) {
              const [px, py] = eye.pixel([x, y, z]);
              expect(px).toBeGreaterThan(0);
              expect(px).toBeLessThan(640);
              expect(py).toBeGreaterThan(0);
              expect(py).toBeLessThan(400);
            }
      }),
    );
  });
});

describe("a circle in space", () => {
  it("has all its points at its radius, across its normal", () => {
    fc.assert(
      fc.property(place, place, (center, normal) => {
        fc.pre(Math.hypot(...normal) > 0.01);
        for (const point of circlePoints({ center, radius: 0.7, normal })) {
          const from = point.map((x, i) => x - (center[i] ?? 0));
          expect(Math.hypot(...from)).toBeCloseTo(0.7, 9);
          expect(from.reduce((sum, x, i) => sum + x * (normal[i] ?? 0), 0)).toBeCloseTo(0, 9);
        }
      }),
    );
  });
});
