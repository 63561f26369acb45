// Pictures, films, embed codes and links of an experiment, opened as their receivers open them.
import assert from "node:assert/strict";
import { buffer } from "node:stream/consumers";
import { ask, poll, until } from "./support/ask.mjs";
import { violations } from "./support/axe.mjs";
import { origin, pageTest } from "./support/browser.mjs";

const share = async (page, what) => {
  if ((await page.locator("cd-share-state").count()) === 0) await page.locator(".share-place button").first().click();
  else await page.locator(".share-button").first().click();
  await page.locator(`[data-share="${what}"]`).click();
};
const saved = async (page, what) => {
  const [download] = await Promise.all([page.waitForEvent("download"), share(page, what)]);
  return { name: download.suggestedFilename(), data: (await buffer(await download.createReadStream())).toString("base64") };
};
const race = async (page) => {
  await page.getByText("Side by side").click();
  await page.locator("cd-panes cd-stage canvas").nth(5).waitFor();
  await ask(page, (s) => s.reset());
  // In small parts: all runs keep up.
  for (let i = 0; i < 6; i++) await ask(page, (s) => s.stepForward(10));
};
/** Another page without the policy of ours, as where a file is opened. */
const reader = async (page, question, argument) => {
  const other = await page.context().newPage();
  return other.evaluate(question, argument);
};

pageTest("a picture of runs side by side shows every pane, with its name", { path: "/index.html#/methods", viewport: { width: 1440, height: 900 } }, async (page) => {
  await page.locator(".transport-run").waitFor();
  await race(page);
  const panes = await page.locator(".panes").boundingBox();
  const { name, data } = await saved(page, "picture");
  assert.equal(name, "methods.png");
  const seen = await reader(page, async (base64) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(picture, 0, 0);
    const [across, down] = [3, 2];
    /** Dark pixels where the pane's name stands, and where its bars swing. */
    const dark = (x, y, width, height) => {
      const { data } = pen.getImageData(x, y, width, height);
      let count = 0;
      for (let i = 0; i < data.length; i += 4) if (Math.max(data[i], data[i + 1], data[i + 2]) < 120) count += 1;
      return count;
    };
    const names = [];
    for (let i = 0; i < across * down; i++)
      names.push(dark(Math.round(((i % across) * picture.width) / across) + 48, Math.round((Math.floor(i / across) * picture.height) / down) + 10, 60, 20));
    return { width: picture.width, height: picture.height, names };
  }, data);
  assert.ok(Math.abs(seen.width - panes.width) <= 3 && Math.abs(seen.height - panes.height) <= 3, JSON.stringify([seen, panes]));
  assert.ok(seen.names.every((count) => count > 30), String(seen.names));
});

pageTest("a film can be opened: its length, its size, and that something moves in it", { path: "/index.html#/circle" }, async (page) => {
  await page.locator(".transport-run").waitFor();
  await ask(page, (s) => s.stepForward(120));
  const { name, data } = await saved(page, "film");
  assert.equal(name, "A-point-on-a-circle.webm");
  const film = await reader(page, async (base64) => {
    const video = document.createElement("video");
    video.muted = true;
    video.src = URL.createObjectURL(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: "video/webm" }));
    await new Promise((done, fail) => {
      video.onloadeddata = done;
      video.onerror = () => fail(new Error(video.error.message));
    });
    const at = async (time) => {
      video.currentTime = time;
      await new Promise((done) => video.addEventListener("seeked", done, { once: true }));
      const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
      const pen = canvas.getContext("2d");
      pen.drawImage(video, 0, 0);
      return pen.getImageData(0, 0, canvas.width, canvas.height).data;
    };
    const first = await at(0);
    const last = await at(video.duration - 0.05);
    let changed = 0;
    for (let i = 0; i < first.length; i += 4) if (Math.abs(first[i] - last[i]) > 60) changed += 1;
    return { duration: video.duration, even: video.videoWidth % 2 === 0 && video.videoHeight % 2 === 0, changed };
  }, data);
  // 1.2 s at 30 pictures a second, the first and the last included.
  assert.ok(Math.abs(film.duration - 37 / 30) < 0.04, JSON.stringify(film));
  assert.ok(film.even && film.changed > 200, JSON.stringify(film));
});

/** A page in a browser without WebCodecs. */
const withoutCodecs = (secure) => (page) =>
  page.addInitScript((secure) => {
    delete globalThis.VideoEncoder;
    if (!secure) Object.defineProperty(globalThis, "isSecureContext", { value: false });
  }, secure);
for (const [lang, secure, reason] of [
  ["en", true, /no video encoder \(WebCodecs\).*Firefox/],
  ["en", false, /begin with https/],
  ["de", true, /keinen Video-Encoder/],
  ["ja", true, /エンコーダー/],
  ["ko", true, /인코더/],
])
  pageTest(`where there is no encoder the menu says why, and what to do: ${lang}, ${secure ? "https" : "http"}`, { path: `/index.html?lang=${lang}#/circle`, before: withoutCodecs(secure) }, async (page) => {
    await page.locator(".transport-run").waitFor();
    await ask(page, (s) => s.stepForward(60));
    await share(page, "link");
    const film = page.locator('[data-share="film"]');
    assert.equal(await film.getAttribute("aria-disabled"), "true");
    const described = page.locator(`[id="${await film.getAttribute("aria-describedby")}"]`);
    assert.equal(await described.isVisible(), true);
    assert.match(await described.innerText(), reason);
    await film.focus();
    await page.keyboard.press("Enter");
    assert.equal(await described.isVisible(), true);
    assert.deepEqual(await violations(page), []);
  });

pageTest("an encoder that cannot write WebM is said, with what to do", { path: "/index.html#/circle", before: (page) => page.addInitScript(() => { VideoEncoder.isConfigSupported = async () => ({ supported: false }); }) }, async (page) => {
  await page.locator(".transport-run").waitFor();
  await ask(page, (s) => s.stepForward(60));
  const end = await ask(page, (s) => s.time);
  await share(page, "film");
  await page.locator(".share-said").getByText(/cannot encode films as WebM\. Copy the link/).waitFor();
  assert.equal(await ask(page, (s) => s.time), end, "the experiment is where it was");
});

pageTest("the embed code of an experiment without a catalogue scene shows its selected run", { path: "/index.html#/methods", permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
  await page.locator(".transport-run").waitFor();
  await share(page, "embed");
  await poll(page, `document.querySelector(".share-said").textContent !== ""`);
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const { address, title } = await reader(page, (text) => {
    const { src, title } = new DOMParser().parseFromString(text, "text/html").querySelector("iframe");
    return { address: src, title };
  }, code);
  assert.notEqual(title, "");
  assert.ok(address.startsWith(`${origin}/embed.html?document=`), address.slice(0, 80));
  const state = await ask(page, (s) => [s.selected.simulation.reset(), s.selected.simulation.stateHash()][1]);
  await page.goto(address);
  await page.locator(".transport-run").waitFor();
  await until(page, (s) => s !== undefined);
  assert.equal(await ask(page, (s) => s.selected.simulation.stateHash()), state);
  assert.match(await page.locator(".embed-open").getAttribute("href"), /#\/methods$/);
});

pageTest("a link to a paused race shows its curves", { path: "/index.html#/methods", permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
  await page.locator(".transport-run").waitFor();
  await race(page);
  const state = await ask(page, (s) => s.runs.map(({ simulation }) => simulation.stateHash()));
  await share(page, "link");
  await poll(page, `document.querySelector(".share-said").textContent !== ""`);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto("about:blank");
  await page.goto(link);
  await page.locator("cd-panes cd-stage canvas").nth(5).waitFor();
  await until(page, (s) => s.from === 0 && s.to > 0.5);
  assert.deepEqual(await ask(page, (s) => s.runs.map(({ simulation }) => simulation.stateHash())), state);
  assert.ok(await ask(page, (s) => s.selected.simulation.series("energy.drift").t.length > 30));
});
