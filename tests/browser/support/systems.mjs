// Scenes of several particles for the tests of the stage, put on the stage of the first lesson in place of its bead.
import { openScene } from "./scene.mjs";

const method = (more = {}) => ({ kind: "acceleration", alpha: 400, beta: 40, integrator: "rk4", stepSize: 1 / 240, solver: { kind: "direct" }, ...more });
const particle = (at, more = {}) => ({ particle: {}, at, ...more });
const rod = (a, b, length) => ({ distance: { between: [a, b], length, form: "length" } });

/** Sticks of 0.2 m from a fixed particle, level at the start. */
export function chain(count = 20, space = "plane") {
  const at = (x) => (space === "plane" ? [x, 0] : [x, 0, 0]);
  return {
    version: 1,
    space,
    gravity: space === "plane" ? [0, -9.81] : [0, -9.81, 0],
    bodies: Array.from({ length: count + 1 }, (_, i) => particle(at(0.2 * i), { fixed: i === 0 })),
    constraints: Array.from({ length: count }, (_, i) => rod(i, i + 1, 0.2)),
    method: method(),
  };
}

/** Six bays of equal sides on a pinned and a rolling support: the lower chord is pulled, the upper one pushed. */
export function truss(bays = 6) {
  const lower = Array.from({ length: bays + 1 }, (_, i) => particle([i, 0], { fixed: i === 0 }));
  const upper = Array.from({ length: bays }, (_, i) => particle([i + 0.5, Math.sqrt(0.75)]));
  const top = (i) => bays + 1 + i;
  const bars = Array.from({ length: bays }, (_, i) => [rod(i, i + 1, 1), rod(i, top(i), 1), rod(top(i), i + 1, 1), ...(i + 1 < bays ? [rod(top(i), top(i + 1), 1)] : [])]);
  return {
    version: 1,
    space: "plane",
    gravity: [0, -9.81],
    bodies: [...lower, ...upper],
    constraints: [...bars.flat(), { line: { body: bays, point: [bays, 0], direction: [1, 0] } }],
    method: method(),
  };
}

/** The lesson's stage with another scene on it, in a session of its own. */
export async function openSystem(page, document) {
  await openScene(page, undefined, true);
  await page.evaluate(async (scene) => {
    const stage = globalThis.document.querySelector("cd-stage");
    const session = new stage.session.constructor(scene);
    stage.session = session;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // The picture of systems is fetched now; with it come its words.
    while (!stage.querySelector("canvas").getAttribute("aria-label").includes("particle")) await frame();
    session.invalidate();
    await frame();
    await frame();
  }, document);
}

/** Where a body of the selected run is on the screen; with `to`, the place so far on the way to another one. */
export function bodyOnScreen(page, index, to = index, part = 0) {
  return page.evaluate(([index, to, part]) => {
    const stage = globalThis.document.querySelector("cd-stage");
    const { session, camera } = stage;
    const bodies = session.selected.simulation.bodies();
    const box = stage.querySelector("canvas").getBoundingClientRect();
    const unit = box.width / camera.width;
    const [a, b] = [index, to].map((i) => camera.pixel(session.selected.drawn, bodies[i].positionOffset));
    return { x: box.left + (a[0] + part * (b[0] - a[0])) * unit, y: box.top + (a[1] + part * (b[1] - a[1])) * unit };
  }, [index, to, part]);
}

/** Red, green, blue, alpha of the flat canvas at a place on the screen. */
export function colorAt(page, { x, y }) {
  return page.evaluate(({ x, y }) => {
    const canvas = globalThis.document.querySelector("cd-stage canvas");
    const box = canvas.getBoundingClientRect();
    const ratio = canvas.width / box.width;
    // Read from a copy: reading the canvas itself would make it another one.
    const copy = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    copy.drawImage(canvas, -Math.round((x - box.left) * ratio), -Math.round((y - box.top) * ratio));
    return [...copy.getImageData(0, 0, 1, 1).data];
  }, { x, y });
}
