// Operations on a scene of the page: read its session, wait for numbers, find the bead on the screen.
import { createHash } from "node:crypto";
import { ask, until } from "./ask.mjs";
import { origin } from "./browser.mjs";

export { ask, poll, until } from "./ask.mjs";

/** The lesson with most controls. */
export const lesson = "/index.html#/drift";

/** Loads the lesson (or another address), waits until the stage can be used, and opens the panel of all controls unless `folded`. */
export async function openScene(page, path = lesson, folded = false) {
  await page.goto(new URL(path, origin).href);
  await ready(page);
  const fold = page.locator(".controls-fold .fold-button");
  if (!folded && page.viewportSize().width > 900 && (await fold.count()) > 0) await fold.click();
}
export async function ready(page) {
  await page.waitForFunction(() => {
    const host = document.querySelector("constrained-dynamics")?.shadowRoot ?? document;
    const stage = host.querySelector("cd-stage");
    // True and not the element: a handle would keep the whole scene alive.
    // A lesson is seen when all its parts are there.
    return Boolean(stage?.session && stage.camera.width > 1 && host.querySelector("cd-transport button") && getComputedStyle(stage).visibility === "visible");
  });
}

/** The laboratory of somebody who left an empty stage at the last visit: without it, it opens with an example. To be called before the first address. */
export const emptyLaboratory = (page) =>
  page.addInitScript(() => {
    const key = "constrained-dynamics-laboratory";
    const method = { kind: "acceleration", integrator: "rk4", stepSize: 0.005, alpha: 100, beta: 20, solver: { kind: "direct" } };
    const empty = { version: 1, space: "plane", gravity: [0, -9.81], bodies: [], method };
    try {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(empty));
    } catch {
      // Storage is denied in some tests.
    }
  });

export const observe = (page, name) => ask(page, (s, name) => s.selected.simulation.observe(name), name);
export const get = (page, name) => ask(page, (s, name) => s.selected.simulation.get(name), name);
export const positions = (page) => ask(page, (s) => [...s.selected.simulation.positions()]);
export const stateHash = (page) => ask(page, (s) => s.selected.simulation.stateHash());
export const playing = (page) => ask(page, (s) => s.playing);

export const button = (page, name) => page.getByRole("button", { name, exact: true });
export const run = (page) => button(page, "Run").click();
export const pause = (page) => button(page, "Pause").click();

/** Runs until the simulated time is `time`, then pauses. */
export async function runTo(page, time) {
  await run(page);
  await until(page, (s, time) => s.time >= time || !s.playing, time);
  if (await playing(page)) await pause(page);
}
/** One press on a prepared experiment above the controls. */
export const preset = (page, id) => page.locator(`[data-preset="${id}"]`).click();

/** Where a point of the world is on the screen; the bead without one. */
export function onScreen(page, world = null) {
  return page.evaluate((world) => {
    const stage = document.querySelector("cd-stage");
    const canvas = stage.querySelector("canvas");
    const box = canvas.getBoundingClientRect();
    const { camera } = stage;
    const [x, y] = world ?? stage.session.selected.drawn;
    const unit = box.width / camera.width;
    return { x: box.left + camera.pixelX(x) * unit, y: box.top + camera.pixelY(y) * unit };
  }, world);
}
/** Pixels per metre. */
export const scale = (page) => page.evaluate(() => document.querySelector("cd-stage").camera.scale);

/** Several frames, so that everything that follows a change has been drawn. */
export function frames(page, count = 3) {
  return page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await new Promise((done) => requestAnimationFrame(done));
  }, count);
}

/** A text that changes with every pixel of a canvas, once nothing in it moves by itself any more. */
export async function pictureOf(page, selector) {
  const canvas = page.locator(selector).first();
  let before = "";
  for (;;) {
    await frames(page);
    const address = await canvas.evaluate((each) => each.toDataURL());
    if (address === before) return createHash("sha1").update(address).digest("hex");
    before = address;
  }
}

/** Where an element is on the screen, after it was brought there: for a mouse that is moved by hand. */
export async function boxOf(page, locator) {
  // To the lower edge: the stage covers the upper part of the window.
  await locator.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await frames(page);
  return locator.boundingBox();
}

/** The file downloaded by a click on `locator`: its bytes and its name. */
export async function download(page, locator) {
  const [file] = await Promise.all([page.waitForEvent("download"), locator.click()]);
  const parts = [];
  for await (const part of await file.createReadStream()) parts.push(part);
  return { bytes: Buffer.concat(parts), name: file.suggestedFilename() };
}

/** "−1.20 × 10⁻⁶" → −1.2e-6 */
export function numberIn(text) {
  const power = text.replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(digit)).replace("⁻", "-");
  return Number(power.replace(/\s*×\s*10/, "e").replaceAll("−", "-"));
}

/**
 * The box of an element in view, once it has stayed where it is for half a second: words above it may still be coming, and the
 * page may still be on its way to the section of its address.
 */
export async function settledBox(locator) {
  let box = await locator.boundingBox();
  for (let still = 0; still < 3; ) {
    await locator.page().waitForTimeout(170);
    await locator.scrollIntoViewIfNeeded();
    const now = await locator.boundingBox();
    still = now?.x === box?.x && now?.y === box?.y ? still + 1 : 0;
    box = now;
  }
  return box;
}
