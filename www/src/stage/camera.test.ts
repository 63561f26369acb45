// World and pixels are one to one; the zoom keeps what is under the pointer.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Camera } from "./camera";
import { bareEdges } from "./eye";
import { Orbit } from "./space/orbit";

const pixel = fc.double({ min: -500, max: 1500, noNaN: true });

function camera(scale = 100): Camera {
  const made = new Camera();
  made.resize(640, 400);
  made.scale = scale;
  return made;
}

describe("camera", () => {
  it("goes from pixels to the world and back", () => {
    fc.assert(
      fc.property(pixel, pixel, fc.double({ min: 1, max: 1e4, noNaN: true }), (px, py, scale) => {
        const c = camera(scale);
        expect(c.pixelX(c.worldX(px))).toBeCloseTo(px, 6);
        expect(c.pixelY(c.worldY(py))).toBeCloseTo(py, 6);
      }),
    );
  });

  it("has y up in the world and down on the screen", () => {
    expect(camera().pixelY(1)).toBeLessThan(camera().pixelY(0));
  });

  it("zooms about the pointer", () => {
    fc.assert(
      fc.property(pixel, pixel, fc.double({ min: 0.2, max: 5, noNaN: true }), (px, py, factor) => {
        const c = camera();
        const [x, y] = [c.worldX(px), c.worldY(py)];
        c.zoomAbout(px, py, factor);
        expect(c.pixelX(x)).toBeCloseTo(px, 6);
        expect(c.pixelY(y)).toBeCloseTo(py, 6);
      }),
    );
  });

  it("takes the numbers of another one's view, and none that are no view", () => {
    const one = camera(260);
    one.pan(30, -50);
    const other = camera();
    expect(other.stand(one.pose(false))).toBe(true);
    expect(other.pose(false)).toEqual(one.pose(false));
    for (const wrong of [[], [1, 2], [1, 2, 0], [1, Number.NaN, 100], [0, 0, 1, 2, 3, 4]])
      expect(other.stand(wrong)).toBe(false);
    expect(other.pose(false)).toEqual(one.pose(false));
  });

  it("pans by pixels", () => {
    const c = camera();
    const before = c.pixelX(0.3);
    c.pan(25, -10);
    expect(c.pixelX(0.3)).toBeCloseTo(before + 25, 9);
  });

  it("fits a scene with room around it, whichever side is tight", () => {
    const c = camera();
    c.fit({ left: -1, right: 1, bottom: -1, top: 1 }, 1.5);
    expect(c.pixelY(1)).toBeCloseTo(400 * (0.25 / 1.5), 6);
    expect(c.pixelX(0)).toBe(320);
    c.resize(640, 400, { ...bareEdges, top: 60 });
    c.fit({ left: -1, right: 1, bottom: -1, top: 1 }, 1.5);
    expect(c.pixelY(1)).toBeGreaterThan(60 + 20);
    expect(c.pixelY(-1)).toBeLessThan(400 - 20);
    c.resize(640, 400);
    c.fit({ left: -10, right: 10, bottom: -1, top: 1 }, 1);
    expect(c.pixelX(-10)).toBeCloseTo(0, 6);
  });

  it.each([new Camera(), new Orbit()])("fits a scene between what lies over its edges", (c) => {
    const bounds = { left: -3, right: 3, bottom: -1, top: 1 };
    c.resize(640, 400, { left: 50, right: 30, top: 20, bottom: 90 });
    c.fit(bounds, 1.2);
    for (const x of [-3, 3])
      for (const y of [-1, 1]) {
        const [px, py] = c.pixel([x, y, 0]);
        expect(px).toBeGreaterThan(50);
        expect(px).toBeLessThan(640 - 30);
        expect(py).toBeGreaterThan(20);
        expect(py).toBeLessThan(400 - 90);
      }
    // Never so much that nothing is left.
    c.resize(100, 100, { left: 300, right: 100, top: 0, bottom: 0 });
    expect(c.covered).toEqual({ left: 37.5, right: 12.5, top: 0, bottom: 0 });
  });

  it("never leaves the scales it can draw", () => {
    const c = camera();
    for (let i = 0; i < 500; i++) c.zoomAbout(0, 0, 0.5);
    expect(c.scale).toBeGreaterThan(0);
    for (let i = 0; i < 500; i++) c.zoomAbout(0, 0, 2);
    expect(Number.isFinite(c.scale)).toBe(true);
  });
});
