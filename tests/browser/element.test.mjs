// The web component in a page of others, and the messages of embed.html: from the same origin, from another one, from a sandbox.
import assert from "node:assert/strict";
import { after } from "node:test";
import { join } from "node:path";
import { poll } from "./support/ask.mjs";
import { pageTest } from "./support/browser.mjs";
import { firefoxTest } from "./support/firefox.mjs";
import { frames, ready } from "./support/scene.mjs";
import { dist, fixtures, root, serve, serveOpenly } from "./support/server.mjs";

const [here, elsewhere, repository] = await Promise.all([
  serve(dist, fixtures, join(root, "pkg")),
  serveOpenly(dist),
  serveOpenly(root),
]);
after(() => [here, elsewhere, repository].forEach((server) => server.close()));
// Another host, so that the browser may give the frame a process of its own.
const other = elsewhere.origin.replace("127.0.0.1", "localhost");

/** An element's session and stage are there. */
const started = (page, count) =>
  page.waitForFunction(
    (count) => [...document.querySelectorAll("constrained-dynamics")].filter((e) => e.ready && e.shadowRoot.querySelector("cd-stage")?.camera.width > 1).length >= count,
    count,
  );
const times = (page) => page.locator("constrained-dynamics").evaluateAll((each) => each.map((e) => e.session.time));

const watch = (page) =>
  page.addInitScript(() => {
    globalThis.refused = [];
    addEventListener("securitypolicyviolation", (event) => refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`));
  });

pageTest("two elements under a strict policy: the page stays as it was, only what is seen runs", { before: watch, viewport: { width: 900, height: 620 } }, async (page) => {
  await page.goto(`${repository.origin}/www/examples/embedding.html`);
  await started(page, 2);
  await frames(page, 10);
  assert.deepEqual(await page.evaluate(() => globalThis.refused), []);
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  assert.equal(await page.locator("style, link[rel=stylesheet]").count(), 1, "the page's own style sheet alone");
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
  assert.deepEqual(await times(page), [0, 0], "the second one plays when it is seen");
  await page.locator("constrained-dynamics").nth(1).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelectorAll("constrained-dynamics")[1].session.time > 0.2);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => !document.querySelectorAll("constrained-dynamics")[1].session.playing);
  assert.equal(await page.evaluate(() => document.querySelectorAll("constrained-dynamics")[1].playing), true, "it goes on when it is seen again");
  // Its colours are there: the pen's ink is no empty text.
  assert.notEqual(await page.evaluate(() => getComputedStyle(document.querySelector("constrained-dynamics").shadowRoot.querySelector("canvas")).getPropertyValue("--fhat")), "");
});

pageTest("keys and the wheel outside are not an element's; a press inside does not keep them", { viewport: { width: 900, height: 620 }, before: watch }, async (page) => {
  await page.goto(`${repository.origin}/www/examples/embedding.html`);
  await started(page, 1);
  for (const key of [".", "ArrowRight", "Space"]) await page.keyboard.press(key);
  assert.equal((await times(page))[0], 0);
  await page.evaluate(() => scrollTo(0, 0));
  const first = page.locator("constrained-dynamics").first();
  await first.locator(".transport-run").click();
  await page.waitForFunction(() => document.activeElement === document.body);
  await page.waitForFunction(() => document.querySelector("constrained-dynamics").session.time > 0.1);
  await first.locator(".transport-run").click();
  const [time] = await times(page);
  await page.keyboard.press("ArrowRight");
  assert.equal((await times(page))[0], time);
  const box = await first.locator("canvas").first().boundingBox();
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 0);
  // With the keyboard it can be used, and left by Escape.
  await first.locator("canvas").first().focus();
  await page.keyboard.press(".");
  assert.ok((await times(page))[0] > time);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement === document.body);
});

pageTest("attributes, a document and events; a scene scaled by a deck is dragged where it is seen", { path: "/embed.html?scene=circle" }, async (page) => {
  await ready(page);
  const seen = await page.evaluate(async () => {
    const element = document.createElement("constrained-dynamics");
    const events = [];
    for (const name of ["ready", "state", "status", "error"]) element.addEventListener(name, () => events.push(name));
    const next = (name) => new Promise((done) => element.addEventListener(name, done, { once: true }));
    element.setAttribute("scene", "circle");
    element.setAttribute("alpha", "10");
    document.getElementById("page").replaceChildren(element);
    await next("ready");
    const first = element.session.selected.simulation.get("alpha");
    element.setAttribute("alpha", "20");
    await next("ready");
    const second = element.session.selected.simulation.get("alpha");
    element.setAttribute("alpha", "many");
    const { detail } = await next("error");
    element.removeAttribute("alpha");
    await next("ready");
    const document_ = element.session.selected.simulation.toJSON();
    element.document = { ...document_, title: "Mine" };
    await next("ready");
    return { first, second, detail, title: element.session.selected.simulation.title, events: events.filter((name) => name !== "state") };
  });
  assert.deepEqual([seen.first, seen.second, seen.title], [10, 20, "Mine"]);
  assert.equal(seen.detail.messages.length, 1);
  assert.match(seen.detail.messages[0], /^“alpha = many” is not a number; its range is 0 … 1\s×\s10¹²\.$/);
  assert.deepEqual(seen.events, ["ready", "ready", "error", "ready", "ready"]);
  await page.evaluate(() => {
    const element = document.querySelector("constrained-dynamics");
    element.style.cssText = "width: 960px; height: 600px; transform: scale(0.5); transform-origin: 0 0";
  });
  await frames(page, 5);
  const bead = await page.evaluate(() => {
    const stage = document.querySelector("constrained-dynamics").shadowRoot.querySelector("cd-stage");
    const { camera, session } = stage;
    const box = stage.querySelector("canvas").getBoundingClientRect();
    const [x, y] = session.selected.drawn;
    const unit = box.width / camera.width;
    return { x: box.left + camera.pixelX(x) * unit, y: box.top + camera.pixelY(y) * unit };
  });
  await page.mouse.move(bead.x, bead.y);
  await page.mouse.down();
  await page.mouse.move(bead.x - 30, bead.y + 20, { steps: 4 });
  await page.mouse.up();
  assert.ok(await page.evaluate(() => document.querySelector("constrained-dynamics").session.selected.simulation.observe("C.norm") > 1e-6), "the bead was dragged");
});

pageTest("the element from another server, which allows it", { path: `${here.origin}/blank.html`, allow: /icon|favicon/ }, async (page) => {
  await page.addScriptTag({ type: "module", url: `${other}/element.js` });
  await page.evaluate(() => {
    const element = document.createElement("constrained-dynamics");
    element.setAttribute("preset", "particles/double");
    element.setAttribute("lang", "de");
    document.body.append(element);
  });
  await started(page, 1);
  assert.match(await page.locator("constrained-dynamics .run-name").innerText(), /Doppelpendel/);
});

for (const [place, inner, sandbox] of [
  ["of the same origin", here.origin, undefined],
  ["of another origin", other, undefined],
  ["in a sandbox without an origin", other, "allow-scripts"],
]) {
  const path = (query) => `${here.origin}/host.html?${new URLSearchParams({ inner: `${inner}/embed.html?${query}`, ...(sandbox ? { sandbox } : {}) })}`;
  const open = (page, query) => page.goto(path(query));

  pageTest(`messages to a frame ${place}`, {}, async (page) => {
    await open(page, "scene=circle&plots=C");
    await page.waitForFunction(() => window.scene);
    const got = await page.evaluate(async () => {
      const { scene } = window;
      await scene.set("alpha", 25);
      await scene.step(20);
      const series = await scene.series("C.norm");
      const wrong = await scene.set("radius", -1).catch(({ code }) => code);
      const unknown = await scene.request("eval", { code: "1" }).catch(({ code }) => code);
      return { alpha: await scene.get("alpha"), state: await scene.state(), norm: await scene.observe("C.norm"), bytes: (await scene.snapshot()).length, series: series.t.length === series.y.length, wrong, unknown };
    });
    assert.equal(got.alpha, 25);
    assert.ok(Math.abs(got.state.time - 0.2) < 1e-9);
    assert.equal(got.state.runs[0].status, "ok");
    assert.ok(got.norm >= 0 && got.bytes > 100 && got.series);
    assert.deepEqual([got.wrong, got.unknown], ["refused", "unknown-operation"]);
    await page.evaluate(() => window.scene.preset("circle/damping"));
    assert.equal((await page.evaluate(() => window.scene.state())).runs.length, 3);
    await page.evaluate(() => window.scene.play());
    await page.waitForFunction(async () => (await window.scene.state()).time > 0.1);
    // A deck hides the slide and shows it again.
    await page.evaluate(() => document.querySelector("iframe").contentWindow.postMessage("slide:stop", "*"));
    await page.waitForFunction(async () => !(await window.scene.state()).playing);
    await page.evaluate(() => document.querySelector("iframe").contentWindow.postMessage("slide:start", "*"));
    await page.waitForFunction(async () => (await window.scene.state()).playing);
    assert.ok((await page.evaluate(() => window.said)).includes("state"));
  });

  pageTest(`keys that the scene has no use for reach the page around a frame ${place}`, {}, async (page) => {
    await open(page, "scene=circle&plots=");
    await page.waitForFunction(() => window.scene);
    await page.evaluate(() => document.querySelector("iframe").focus());
    for (const key of ["PageDown", "n", "."]) await page.keyboard.press(key);
    await page.waitForFunction(() => window.heard.length >= 2);
    assert.deepEqual(await page.evaluate(() => window.heard), ["PageDown", "n"]);
    assert.ok((await page.evaluate(() => window.scene.state())).time > 0);
  });
}

pageTest("a wrong address is told to the page around", { path: `${here.origin}/host.html?inner=${encodeURIComponent("/embed.html?scene=square")}` }, async (page) => {
  await page.waitForFunction(() => window.failed);
  const { code, message } = await page.evaluate(() => window.failed);
  assert.equal(code, "failed");
  assert.match(message, /“scene = square” is not one of circle/);
});

pageTest("only the parent, or the origins that are named, are heard; rubbish changes nothing", { path: `${here.origin}/host.html?inner=${encodeURIComponent(`${other}/embed.html?scene=circle&origins=https://example.org`)}` }, async (page) => {
  const frame = await (await page.locator("iframe").elementHandle()).contentFrame();
  await frame.waitForURL(/embed/);
  await ready(frame);
  const answer = await page.evaluate(() => window.connecting.then(() => "connected", ({ code }) => code) && new Promise((done) => {
    addEventListener("message", ({ data }) => data?.id === "mine" && done("answered"));
    document.querySelector("iframe").contentWindow.postMessage({ api: "constrained-dynamics", v: 1, id: "mine", op: "play" }, "*");
    setTimeout(() => done("silence"), 1500);
  }));
  assert.equal(answer, "silence");
  assert.equal(await frame.evaluate(() => document.querySelector("constrained-dynamics").playing), false);
  // From itself: not the parent either.
  await frame.evaluate(() => {
    for (const data of ["slide:start", { api: "constrained-dynamics", v: 1, id: 1, op: "play" }, null, [], { api: "constrained-dynamics" }])
      window.postMessage(data, "*");
  });
  await frames(frame, 5);
  assert.equal(await frame.evaluate(() => document.querySelector("constrained-dynamics").playing), false);
});

firefoxTest("Firefox: two elements in a page under a strict policy", `${repository.origin}/www/examples/embedding.html`, async (tab) => {
  await poll(tab, `document.querySelector("constrained-dynamics")?.ready`);
  await tab.evaluate(`document.querySelector("constrained-dynamics").play()`);
  await poll(tab, `document.querySelector("constrained-dynamics").session.time > 0.2`);
});

firefoxTest("Firefox: messages to a frame of another origin", `${here.origin}/host.html?inner=${encodeURIComponent(`${other}/embed.html?scene=circle&plots=`)}`, async (tab) => {
  await poll(tab, "window.scene");
  await tab.evaluate(`window.scene.set("alpha", 25).then(() => window.scene.step(20)).then(() => window.scene.state()).then((state) => { window.state = state; })`);
  await poll(tab, "window.state?.time > 0.19");
});
