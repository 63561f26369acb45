// Mounting and destroying leaves nothing behind: wasm memory, nodes of the document, listeners.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { ready } from "./support/scene.mjs";

/** Keeps hold of the core's memory, which the page does not show. */
const watch = (page) => page.addInitScript(() => {
  const start = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...args) => {
    const result = await start.apply(WebAssembly, args);
    globalThis.coreMemory = Object.values(result.instance.exports).find((each) => each instanceof WebAssembly.Memory);
    return result;
  };
});

const cycles = (page, count) => page.evaluate(async (count) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let i = 0; i < count; i++) {
    const element = document.createElement("constrained-dynamics");
    element.setAttribute("scene", "circle");
    element.setAttribute("plots", "C,drift");
    document.getElementById("page").append(element);
    while (!element.shadowRoot.querySelector("cd-transport button")) await frame();
    if (i % 10 === 0) {
      element.session.play();
      await frame();
      await frame();
    }
    element.remove();
  }
  await frame();
}, count);

pageTest("200 scenes come and go and leave nothing", { before: watch, path: "/embed.html?scene=circle&plots=C" }, async (page) => {
  await ready(page);
  const cdp = await page.context().newCDPSession(page);
  const size = async () => {
    await cdp.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await cdp.send("Memory.getDOMCounters");
    const { wasm, heap } = await page.evaluate(() => ({ wasm: globalThis.coreMemory.buffer.byteLength, heap: performance.memory.usedJSHeapSize }));
    return { wasm, nodes, listeners: jsEventListeners, heap };
  };
  await cycles(page, 30);
  const before = await size();
  await cycles(page, 170);
  const after = await size();
  const words = `${JSON.stringify(before)} → ${JSON.stringify(after)}`;
  assert.equal(after.wasm, before.wasm, words);
  assert.ok(after.nodes <= before.nodes + 300, words);
  assert.ok(after.listeners <= before.listeners + 100, words);
  assert.ok(after.heap <= before.heap + 1_000_000, words);
});

pageTest("twenty visits to the lesson leave nothing", { before: watch, path: "/#/circle" }, async (page) => {
  await ready(page);
  const cdp = await page.context().newCDPSession(page);
  const visits = async (count) => {
    for (let i = 0; i < count; i++) {
      await page.evaluate(() => { location.hash = "#/"; });
      await page.locator('a.lesson-card[href="#/circle"]').waitFor();
      await page.evaluate(() => { location.hash = "#/circle"; });
      await ready(page);
    }
    await cdp.send("HeapProfiler.collectGarbage");
    return { ...(await cdp.send("Memory.getDOMCounters")), wasm: await page.evaluate(() => globalThis.coreMemory.buffer.byteLength) };
  };
  const before = await visits(5);
  const after = await visits(15);
  const words = `${JSON.stringify(before)} → ${JSON.stringify(after)}`;
  assert.equal(after.wasm, before.wasm, words);
  assert.ok(after.nodes <= before.nodes * 1.2, words);
  assert.ok(after.jsEventListeners <= before.jsEventListeners * 1.2, words);
});
