// Every scene of the catalogue for ten seconds: what moves stays on the stage, its arrows too, and the camera rests most of the time.
import { beforeAll, describe, expect, it } from "vitest";
import { catalog, simulate } from "../simulation/core";
import { Camera } from "./camera";
import { Follow } from "./follow";
import { room, size, startWatching, watch } from "./watch.testing";

beforeAll(startWatching);

/** A crate is thrown so high that it may leave for a moment: the plank would be a dash. */
const thrown: readonly string[] = ["seesaw"];
/** Balls that fly away for good: how long they are in the picture, s. It stays as large as the rest needs. */
const leaving: Readonly<Record<string, number>> = { "newtons-cradle": 8, "wall-and-ball": 2 };

describe("what moves stays on the stage", () => {
  it("in every scene, for ten seconds", () => {
    const found = catalog().scenes.map(({ id }) => ({ id, ...watch([simulate(id, {})], 10) }));
    const out = found.filter(({ id, out, frames, since }) =>
      leaving[id] ? since < leaving[id] : out > (thrown.includes(id) ? 0.05 * frames : 0),
    );
    expect(
      out.map(({ id, out, frames, beyond }) => `${id}: ${out} of ${frames}, ${Math.round(beyond)} px`),
    ).toEqual([]);
    for (const { id, scale, tips, frames } of found) {
      expect(scale, `${id}, part of the first size`).toBeGreaterThan(0.3);
      expect(tips / frames, `${id}, arrows beyond the edge`).toBeLessThan(0.05);
    }
    expect(found.find(({ id }) => id === "wall-and-ball")?.last).toBeGreaterThan(0.7);
  }, 240_000);

  it("while the camera rests in a scene that stays where it is", () => {
    for (const id of ["circle", "pendulum"].filter((each) =>
      catalog().scenes.some((scene) => scene.id === each),
    )) {
      const { moved, frames } = watch([simulate(id, {})], 10);
      expect(moved / frames, id).toBeLessThan(0.3);
    }
  });
});

describe("the camera", () => {
  const place =
    (x: number, y: number) => (show: (x: number, y: number, around: number) => void, camera: Camera) =>
      show(...camera.pixel([x, y]), 10);
  function started(): { camera: Camera; follow: Follow } {
    const camera = new Camera();
    camera.resize(size.width, size.height);
    const bounds = { left: -1, right: 1, bottom: -1, top: 1 };
    camera.fit(bounds, room);
    const follow = new Follow();
    follow.start(bounds, room);
    return { camera, follow };
  }
  const go = (camera: Camera, follow: Follow, x: number, now: number): boolean =>
    follow.update(camera, (show) => place(x, 0)(show, camera), now, false);

  it("stands still while everything is inside", () => {
    const { camera, follow } = started();
    for (let i = 0; i < 100; i++) expect(go(camera, follow, Math.sin(i), i / 60)).toBe(false);
  });
  it("goes along with what runs away, at one size once it has left its start", () => {
    const { camera, follow } = started();
    for (let i = 0; i < 600; i++) go(camera, follow, i / 20, i / 60);
    expect(camera.pixelX(599 / 20)).toBeLessThan(size.width);
    const { scale } = camera;
    for (let i = 600; i < 900; i++) go(camera, follow, i / 20, i / 60);
    expect(camera.scale).toBeCloseTo(scale, 6);
  });
  it("has what ran away about in the middle, and rests once it has stopped", () => {
    const { camera, follow } = started();
    for (let i = 0; i < 600; i++) go(camera, follow, i / 20, i / 60);
    const fast = 600 / 20;
    expect(Math.abs(camera.pixelX(599 / 20) - size.width / 2)).toBeLessThan(size.width / 4);
    for (let i = 600; i < 720; i++) go(camera, follow, fast, i / 60);
    expect(Math.abs(camera.pixelX(fast) - size.width / 2)).toBeLessThan(0.07 * size.height);
    expect(go(camera, follow, fast + 0.1, 720 / 60)).toBe(false);
  });
  it("comes back when everything fits into its first view again", () => {
    const { camera, follow } = started();
    const { scale } = camera;
    for (let i = 0; i < 60; i++) go(camera, follow, 3, i / 60);
    expect(camera.centerX).toBeGreaterThan(0.3);
    for (let i = 60; i < 900; i++) go(camera, follow, 0.2, i / 60);
    expect(camera.scale / scale).toBeCloseTo(1, 1);
    expect(Math.abs(camera.centerX)).toBeLessThan(0.1);
  });
});
