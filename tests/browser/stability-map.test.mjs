// The stability maps of the lesson on methods are computed in a worker: with progress, cancelled at any moment, beside a page without long tasks.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { origin, pageTest, patience } from "./support/browser.mjs";
import { firefoxTest } from "./support/firefox.mjs";
import { ask, frames, openScene, poll } from "./support/scene.mjs";

const address = "/index.html#/methods";

async function openMap(page) {
  await openScene(page, address, true);
  await ask(page, (s) => s.pause());
  const map = page.locator("cd-stability");
  await map.scrollIntoViewIfNeeded();
  await frames(page, 5);
  return map;
}
const compute = (map) => map.getByRole("button", { name: "Compute the map" }).click();
const complete = (map) => map.getByText("864 of 864").waitFor({ timeout: 2 * patience });
const picture = (map) => map.locator("canvas").evaluate((canvas) => canvas.toDataURL());
const workers = (page) => page.workers().filter((worker) => worker.url().includes("map-worker"));
/** A browser lets a worker finish for a moment. */
async function noWorkers(page) {
  for (const worker of workers(page)) await worker.waitForEvent("close").catch((error) => { if (workers(page).includes(worker)) throw error; });
  assert.equal(workers(page).length, 0, "the worker has ended");
}

/** Collects the numbers of cells that the map says it has, and the page's long tasks, from now on. */
const watch = (page) =>
  page.evaluate(() => {
    window.said = [];
    window.long = [];
    window.observers?.forEach((each) => each.disconnect());
    const status = document.querySelector("cd-stability [role=status]");
    const said = new MutationObserver(() => window.said.push(Number.parseInt(status.textContent, 10)));
    said.observe(status, { childList: true, subtree: true, characterData: true });
    const long = new PerformanceObserver((list) => window.long.push(...list.getEntries().map(({ duration }) => duration)));
    long.observe({ entryTypes: ["longtask"] });
    window.observers = [said, long];
  });

pageTest("a map is computed in a worker, says how far it is, and the page has no long task meanwhile", { longest: 8 * patience }, async (page) => {
  const map = await openMap(page);
  const started = [];
  page.on("worker", (worker) => started.push(worker.url()));
  let quiet = false;
  // Another program on the machine may delay a task; three times in a row it does not.
  for (let attempt = 1; attempt <= 3 && !quiet; attempt++) {
    await watch(page);
    await compute(map);
    await complete(map);
    await frames(page, 3);
    const { said, long } = await page.evaluate(() => ({ said: window.said, long: window.long }));
    assert.ok(said.some((done) => done > 0 && done < 864), `progress: ${said}`);
    assert.deepEqual(said, [...said].sort((a, b) => a - b), "progress only grows");
    quiet = long.length === 0;
    if (attempt === 3) assert.deepEqual(long, []);
    assert.equal(started.length, attempt);
    assert.match(started[0], /map-worker/);
  }
  await noWorkers(page);
});

pageTest("a map is cancelled while it is computed: its worker ends, and the cells it has stay", {}, async (page) => {
  const map = await openMap(page);
  await page.evaluate(() => {
    const element = document.querySelector("cd-stability");
    const status = element.querySelector("[role=status]");
    const seen = new MutationObserver(() => {
      if (!(Number.parseInt(status.textContent, 10) > 0)) return;
      seen.disconnect();
      [...element.querySelectorAll("button")].find((button) => button.textContent === "Cancel").click();
    });
    seen.observe(status, { childList: true, subtree: true, characterData: true });
  });
  await compute(map);
  await page.waitForFunction(() => Number.parseInt(document.querySelector("cd-stability [role=status]").textContent, 10) > 0);
  await map.getByRole("button", { name: "Compute the map" }).waitFor();
  const done = await map.getByRole("status").textContent();
  assert.ok(Number.parseInt(done, 10) < 864, done);
  await frames(page, 30);
  assert.equal(await map.getByRole("status").textContent(), done, "nothing comes after the end");
  await noWorkers(page);
  await compute(map);
  await complete(map);
});

pageTest("leaving the lesson ends the worker", {}, async (page) => {
  const map = await openMap(page);
  const started = page.waitForEvent("worker");
  await compute(map);
  assert.match((await started).url(), /map-worker/);
  await page.evaluate(() => void (location.hash = "#/circle"));
  await page.waitForFunction(() => !document.querySelector("cd-stability"));
  await noWorkers(page);
});

pageTest("a page that may not start workers computes the same pictures", {}, async (page) => {
  const map = await openMap(page);
  const ofWorker = await pictures(page, map);
  assert.equal(new Set(ofWorker).size, 3);
  page.on("worker", () => assert.fail("a worker"));
  await page.evaluate(() => {
    window.Worker = class {
      constructor() {
        throw new Error("no workers here");
      }
    };
  });
  assert.deepEqual(await pictures(page, map), ofWorker);
});
async function pictures(page, map) {
  const list = [];
  for (const button of await map.locator(".preset").all()) {
    await button.click();
    await compute(map);
    await complete(map);
    await frames(page, 2);
    list.push(await picture(map));
  }
  return list;
}

pageTest("by keys alone: the cross-hair goes from cell to cell, its values and the verdict are said, and its point is loaded", {}, async (page) => {
  const map = await openMap(page);
  await map.getByRole("button", { name: "Compute the map" }).focus();
  const canvas = map.getByRole("application", { name: /^Stability map/ });
  const said = async () => (await map.locator(".stability-point[aria-live=polite]").innerText()).replaceAll(/\s/g, " ");
  const parameters = () => ask(page, (s) => ["alpha", "beta"].map((name) => s.selected.simulation.get(name)));
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
    await frames(page, 2);
  };
  assert.equal(await said(), "");
  const without = await picture(map);
  await press("Shift+Tab");
  assert.ok(await canvas.evaluate((each) => each === document.activeElement));
  assert.equal(await said(), "β = 61.7 s⁻¹, α = 6250 s⁻²: not measured yet.");
  assert.notEqual(await picture(map), without, "the cross-hair is seen");
  await press("Tab", "Enter");
  await complete(map);
  await press("Shift+Tab");
  assert.match(await said(), /the error grows\.$/);
  const time = await ask(page, (s) => s.time);
  for (const [keys, values] of [
    [["Home"], /^β = 1\.67.*α = 6250.*the error decays\.$/],
    [["ArrowLeft", "PageDown", "ArrowDown", "ArrowRight"], /^β = 5\.00.*α = 2750.*the error decays\.$/],
    [["End"], /^β = 118.*α = 2750.*the error grows\.$/],
    [["Control+Home"], /^β = 1\.67.*α = 11750.*the error grows\.$/],
    [["Control+End", "ArrowDown"], /^β = 118.*α = 250/],
    [["PageUp", "ArrowUp"], /^β = 118.*α = 3750/],
  ]) {
    await press(...keys);
    assert.match(await said(), values, keys.join());
  }
  assert.equal(await ask(page, (s) => s.time), time, "the keys are the map's, not the transport's");
  await press("Home", "ArrowRight", "Enter");
  assert.match(await said(), /the error decays\. Loaded\.$/);
  assert.deepEqual((await parameters()).map(Math.round), [3750, 5]);
  await press("ArrowRight", "Space");
  assert.deepEqual((await parameters()).map((value) => value.toFixed(2)), ["3750.00", "8.33"]);
  assert.ok(await canvas.evaluate((each) => each === document.activeElement), "the focus stays");
  assert.deepEqual(await violations(page), []);
  await press("Shift+Tab", "Enter");
  assert.equal(await said(), "", "another map, another place");
});

const broken = (script) => ({
  before: (page) => page.route(/map-worker/, (route) => route.fulfill({ contentType: "text/javascript", body: script })),
});
pageTest("an error in the worker reaches the reader as text", broken(`onmessage = () => { postMessage({ kind: "ready" }); throw new Error("a fault in the worker"); }`), async (page) => {
  const map = await openMap(page);
  await compute(map);
  await map.getByRole("alert").getByText("a fault in the worker").waitFor();
  await map.getByRole("button", { name: "Compute the map" }).waitFor();
});
pageTest("a worker whose engine does not load is replaced by the page", broken(`onmessage = () => postMessage({ kind: "unavailable" });`), async (page) => {
  const map = await openMap(page);
  await compute(map);
  await complete(map);
  assert.equal(await map.getByRole("alert").count(), 0);
});

firefoxTest("Firefox: a map is computed in a worker", `${origin}${address}`, async (tab) => {
  await poll(tab, `document.querySelector("cd-stage")?.session && document.querySelector("cd-stability .strong")`);
  await tab.evaluate(`(() => {
    window.kinds = [];
    window.Worker = class extends Worker {
      constructor(...words) {
        super(...words);
        this.addEventListener("message", ({ data }) => window.kinds.push(data.kind));
      }
    };
    document.querySelector("cd-stability .strong").click();
  })()`);
  await poll(tab, `document.querySelector("cd-stability [role=status]").textContent.startsWith("864")`);
  const kinds = await tab.evaluate(`window.kinds`);
  assert.deepEqual([kinds[0], kinds.at(-1), new Set(kinds).size], ["ready", "measured", 2]);
});
