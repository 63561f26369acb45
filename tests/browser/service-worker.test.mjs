// The service worker: after one visit the site opens without a network, and an update breaks no page that is open. In a folder of
// a server, which is shut down or given another build of the site.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { ask, poll, until } from "./support/ask.mjs";
import { pageTest, patience } from "./support/browser.mjs";
import { firefoxTest } from "./support/firefox.mjs";
import { button, frames, ready, run } from "./support/scene.mjs";
import { dist, root, serveOpenly } from "./support/server.mjs";

const folder = mkdtempSync(join(tmpdir(), "cd-offline-"));
after(() => rmSync(folder, { recursive: true }));

/** A server with the built site in a folder of its own; `publish` puts another build there. */
async function host(name) {
  const link = join(folder, name, "some/folder");
  mkdirSync(join(link, ".."), { recursive: true });
  symlinkSync(dist, link);
  const server = await serveOpenly(join(folder, name));
  const publish = (build) => {
    unlinkSync(link);
    symlinkSync(build, link);
  };
  return { server, publish, site: `${server.origin}/some/folder` };
}

/** Another build: all names of assets are different, as if every file had changed. */
function nextBuild() {
  const parent = join(folder, "next");
  cpSync(join(dist, ".."), parent, { recursive: true, filter: (path) => !/node_modules|[/\\]src/.test(path.slice(dist.length - 4)) });
  const build = join(parent, "dist");
  const assets = join(build, "assets");
  for (const name of readdirSync(assets)) renameSync(join(assets, name), join(assets, renamed(name)));
  const texts = [...readdirSync(build), ...readdirSync(assets).map((name) => join("assets", name))].filter((name) => /\.(js|css|html)$/.test(name)).map((name) => join(build, name));
  for (const file of [...texts, join(parent, ".vite/manifest.json")]) writeFileSync(file, readFileSync(file, "utf8").replaceAll(/[\w.]+(?:-[\w.]+)*-[\w-]{8}\.(?:js|css|wasm|woff2)/g, renamed));
  const { status, stderr } = spawnSync(process.execPath, [join(root, "scripts/service-worker.mjs"), build], { encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return build;
}
const renamed = (name) => name.replace(/[\w-]{8}(?=\.\w+$)/, (digest) => [...digest].reverse().join(""));

/** Waits until the whole site, some 400 files, is kept and the page is served by what is kept. */
const kept = (page) => poll(page, "navigator.serviceWorker.controller?.state === 'activated'", 3 * patience);
const options = { serviceWorkers: "allow" };

pageTest("after one visit the course and the embedded scene open without a network", options, async (page) => {
  const { server, site } = await host("offline");
  await page.goto(`${site}/`);
  await kept(page);
  server.close();
  await page.reload();
  await page.locator("a.lesson-card").first().waitFor();
  await page.goto(`${site}/index.html?lang=de#/rigid`);
  await ready(page);
  await page.goto(`${site}/embed.html?scene=heavy-top&lang=ja&autoplay`);
  await ready(page);
  await until(page, (s) => s.time > 0.1);
  await page.goto(`${site}/#/circle`);
  await ready(page);
  await run(page);
  await until(page, (s) => s.time > 0.1);
});

pageTest("a newer version is said, and no open page loses its files", options, async (page) => {
  const { server, site, publish } = await host("update");
  const digest = () => page.evaluate(() => document.querySelector("script[type=module]").src);
  try {
    await page.goto(`${site}/#/circle`);
    await kept(page);
    const other = await page.context().newPage();
    await other.goto(`${site}/#/`);
    await poll(other, "navigator.serviceWorker.controller");
    const before = await digest();
    publish(nextBuild());

    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()));
    await page.getByText("A new version of the course is available.").waitFor();
    await page.evaluate(() => { location.hash = "#/particles"; });
    await page.locator("main h1", { hasText: /\S/ }).waitFor({ state: "attached" });
    await page.reload();
    assert.equal(await digest(), before, "a reload by itself stays at its version");

    await Promise.all([page.waitForEvent("load"), button(page, "Reload").click()]);
    assert.notEqual(await digest(), before);
    await ready(page);
    assert.equal(await page.locator(".new-version").count(), 0);

    // The server has these files no more.
    for (const lesson of ["friction", "stack"]) {
      await other.evaluate((lesson) => { location.hash = `#/${lesson}`; }, lesson);
      await ready(other);
    }
    assert.equal(await ask(other, (s) => s.selected.stopped), false);
    await other.close();
    await page.goto("about:blank");
    await page.goto(`${site}/#/circle`);
    // Nobody has a page of the old version any more: it goes.
    while ((await page.evaluate(() => caches.keys())).length > 1) await frames(page);
  } finally {
    server.close();
  }
});

pageTest("a frame of a sandbox goes without, silently", { serviceWorkers: "allow", path: "/blank.html", allow: /denied|storage/i }, async (page) => {
  const { server, site } = await host("sandbox");
  await page.evaluate((address) => {
    const frame = document.createElement("iframe");
    frame.sandbox = "allow-scripts";
    frame.src = address;
    document.body.append(frame);
  }, `${site}/embed.html?scene=circle&autoplay`);
  // Longer than a page waits before it asks for its service worker.
  const inside = await page.waitForSelector("iframe").then((frame) => frame.contentFrame());
  await poll(inside, "document.querySelector('constrained-dynamics')?.session?.time > 5");
  server.close();
});

const firefox = await host("firefox");
after(() => firefox.server.close());
firefoxTest("Firefox: the lesson and the embedded scene open without a network", `${firefox.site}/#/circle`, async (tab) => {
  await kept(tab);
  firefox.server.close();
  for (const address of [`${firefox.site}/#/circle`, `${firefox.site}/embed.html?scene=circle`]) {
    await (address === tab.address() ? tab.reload() : tab.goto(address));
    await poll(tab, `(document.querySelector("constrained-dynamics")?.shadowRoot ?? document).querySelector("cd-stage")?.session`);
    await tab.evaluate(`(document.querySelector("constrained-dynamics")?.shadowRoot ?? document).querySelector(".transport-run").click()`);
    await until(tab, (s) => s.time > 0.2);
  }
});
