// Where the course cannot start there are words, not a blank page; and an odd address leads to the contents.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import { origin, pageTest } from "./support/browser.mjs";
import { ready } from "./support/scene.mjs";
import { dist } from "./support/server.mjs";

const notice = (page) => page.locator(".notice[role=alert]");
const blocked = /Cross-Origin|CORS|ERR_FAILED|Content Security Policy|file:/i;

for (const name of ["index.html", "embed.html"]) {
  for (const [locale, words] of [
    ["en-US", /opened as a file.*make run.*python3 -m http\.server/],
    ["de-DE", /als Datei geöffnet.*make run/],
    ["ja-JP", /ファイルとして直接開かれています.*make run/],
    ["ko-KR", /파일로 직접 열렸다.*make run/],
  ]) {
    pageTest(`${name} as a file says what to do: ${locale}`, { locale, allow: blocked }, async (page) => {
      await page.goto(pathToFileURL(`${dist}/${name}`).href);
      await notice(page).waitFor();
      assert.match(await notice(page).innerText(), words);
      assert.equal(await notice(page).getAttribute("lang"), locale.slice(0, 2));
      const box = await notice(page).boundingBox();
      assert.ok(box.y < 200 && box.height > 60, "in view");
    });
  }
}

/** A page whose sandboxed frame shows `path` of the course; `headers` are those of the course's server. */
async function framed(page, path, headers) {
  // Without headers nothing is routed: what is routed gets the header that is to be missing.
  if (headers)
    await page.route("**/*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
    });
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<!doctype html><title>host</title><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" width="900" height="640" src="${new URL(path, origin).href}"></iframe>`);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const frame = await (await page.locator("iframe").elementHandle()).contentFrame();
  return { frame, close: () => { server.closeAllConnections(); server.close(); } };
}

for (const path of ["/index.html", "/embed.html?scene=circle"]) {
  pageTest(`a sandbox that keeps the files away is said: ${path}`, { allow: blocked }, async (page) => {
    const { frame, close } = await framed(page, path);
    try {
      await notice(frame).waitFor();
      assert.match(await notice(frame).innerText(), /could not be loaded.*allow-same-origin.*Access-Control-Allow-Origin/);
    } finally {
      close();
    }
  });
}

pageTest("a sandbox works where the server allows it", { allow: /denied|storage/i }, async (page) => {
  const { frame, close } = await framed(page, "/embed.html?scene=circle", { "access-control-allow-origin": "*" });
  try {
    await ready(frame);
    await frame.locator(".transport-run").click();
    await frame.waitForFunction(() => document.querySelector("constrained-dynamics").session.time > 0.1);
    assert.equal(await notice(frame).count(), 0);
  } finally {
    close();
  }
});

const withoutModules = (page) => page.addInitScript(() => delete HTMLScriptElement.prototype.noModule);
pageTest("a browser without modules is told so", { path: "/index.html", before: withoutModules }, async (page) => {
  await notice(page).waitFor();
  assert.match(await notice(page).innerText(), /too old/);
});

const lost = (page) => page.route(/assets\/course-.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
pageTest("a script that is missing is said", { path: "/index.html", before: lost, allow: /404|MIME|course-.*ERR_ABORTED/ }, async (page) => {
  await notice(page).waitFor();
  assert.match(await notice(page).innerText(), /could not be loaded/);
});

pageTest("words about a slow start go away when the course is there", { before: async (page) => {
  await page.clock.install();
  let go;
  const gate = new Promise((done) => (go = done));
  page.go = go;
  await page.route(/assets\/index-.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
} }, async (page) => {
  await page.goto(`${origin}/index.html`, { waitUntil: "commit" });
  await page.locator("#page").waitFor({ state: "attached" });
  await page.clock.fastForward(21_000);
  await notice(page).waitFor();
  assert.match(await notice(page).innerText(), /not started yet/);
  page.go();
  await page.locator("a.lesson-card").first().waitFor();
  assert.equal(await notice(page).count(), 0);
});

for (const hash of ["#/%", "#/%E0%A4%A", "#/%00", `#/${"x".repeat(50_000)}`, "#/nonsense", "#/__proto__", "#/%63ircle", "#//evil.example"]) {
  pageTest(`an odd address leads to the contents: ${hash.slice(0, 20)}`, { path: `/index.html${hash}` }, async (page) => {
    await page.locator("a.lesson-card").last().waitFor();
    assert.match(await page.locator("main").innerText(), /There is no such lesson\. Here are all of them/);
    await page.locator('a.lesson-card[href="#/circle"]').click();
    await page.locator("cd-stage").waitFor();
    await page.evaluate((hash) => { location.hash = hash; }, hash);
    await page.locator("a.lesson-card").last().waitFor();
    assert.match(await page.locator("main").innerText(), /There is no such lesson/);
  });
}

pageTest("an unknown section of a lesson leads to the lesson", { path: "/index.html#/circle/more" }, async (page) => {
  await page.locator("cd-stage").waitFor();
  assert.match(await page.locator("main h1").innerText(), /point on a circle/);
});

for (const scene of ["%", "x", "%00", "__proto__", "A".repeat(20_000)]) {
  pageTest(`a broken link to a scene is said: ${scene.slice(0, 10)}`, { path: `/index.html#/laboratory?scene=${scene}` }, async (page) => {
    await page.locator("cd-kit").waitFor();
    await page.getByText(/link/i).filter({ visible: true }).first().waitFor();
    assert.equal(await page.evaluate(() => location.hash), "#/laboratory");
  });
}
