// Plots: live values, adding and taking away, zoom, the kinds of plots, the common cursor, files, the table.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { ask, boxOf, button, download, frames, numberIn, observe, pause, openScene, pictureOf, positions, preset, runTo, until } from "./support/scene.mjs";

const plot = (page, title) => page.locator("cd-plot").filter({ has: page.locator(".plot-title", { hasText: new RegExp(`^${title}$`) }) });
/** The numbers beside a plot's name, one for every run; a plot out of sight does not keep them up to date. */
async function figures(page, title) {
  await boxOf(page, plot(page, title));
  await frames(page);
  return (await plot(page, title).locator(".plot-figure").allInnerTexts()).map(numberIn);
}
const figure = async (page, title) => (await figures(page, title))[0];
const titles = (page) => page.locator("cd-plot .plot-title").allInnerTexts();
const close = (shown, value) => assert.ok(Math.abs(shown - value) <= 0.006 * Math.abs(value), `${shown} for ${value}`);

async function add(page, title) {
  await button(page, "Add a plot").click();
  await page.locator(".plot-choices button").filter({ hasText: title }).first().click();
  await plot(page, title).waitFor();
}
async function request(page, title, words) {
  await plot(page, title).locator(".plot-more").click();
  await plot(page, title).getByRole("button", { name: words }).click();
}
/** The shown time, as the plot's slider says it. */
async function shownTime(page, title) {
  const area = plot(page, title).locator(".plot-area");
  await area.blur();
  await area.focus();
  await frames(page);
  return { lo: Number(await area.getAttribute("aria-valuemin")), hi: Number(await area.getAttribute("aria-valuemax")) };
}

/** Room for the stage and all plots under it. */
const tall = { viewport: { width: 1280, height: 1500 } };

pageTest("values grow with the run and the readouts say them", tall, async (page) => {
  await openScene(page);
  await preset(page, "drift");
  assert.deepEqual(await titles(page), ["Constraint value", "Constraint rate", "Energy drift"]);
  const canvas = "cd-plot .plot-curves";
  await boxOf(page, plot(page, "Energy drift"));
  const empty = await pictureOf(page, canvas);
  await runTo(page, 0.6);
  assert.notEqual(await pictureOf(page, canvas), empty, "a curve has been drawn");
  const { t, y } = await ask(page, (s) => ({ t: [...s.selected.simulation.series("constraint[0].C").t], y: [...s.selected.simulation.series("constraint[0].C").y] }));
  assert.ok(t.length >= 60 && y.at(-1) > y[10]);
  close(await figure(page, "Constraint value"), await observe(page, "constraint[0].C"));
  close(await figure(page, "Energy drift"), await observe(page, "energy.drift"));
});

/** How much colour lies on the canvas of a plot's curves in all, and how much of it two pictures do not share. */
const paint = (page, title) =>
  plot(page, title)
    .locator(".plot-curves")
    .evaluate((canvas) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
      return [...data].filter((_, i) => i % 4 === 3);
    });
const total = (alphas) => alphas.reduce((sum, alpha) => sum + alpha, 0);
const between = (a, b) => total(a.map((alpha, i) => Math.abs(alpha - b[i])));

for (const [name, prepare] of [
  ["one curve", (page) => preset(page, "drift")],
  ["three curves with dashes", (page) => page.locator("#drift-exact button.try").first().click()],
]) {
  pageTest(`${name}, drawn bit by bit, look as if drawn at once; starting over wipes them away`, tall, async (page) => {
    await openScene(page);
    await prepare(page);
    const [title] = await titles(page);
    await boxOf(page, plot(page, title));
    await ask(page, (s) => s.play());
    await until(page, (s) => s.time > 1.5);
    await pause(page);
    await frames(page, 3);
    const bits = await paint(page, title);
    // Like any change by hand: the curves are drawn anew.
    await ask(page, (s) => {
      s.dispatchEvent(new Event("change"));
      s.invalidate();
    });
    await frames(page, 3);
    const once = await paint(page, title);
    assert.ok(total(once) > 255 * 100, "there is a curve");
    // Where two bits meet, their soft edges lie over each other: a twentieth more colour.
    assert.ok(between(bits, once) < 0.1 * total(once), `${between(bits, once)} of ${total(once)}`);
    await ask(page, (s) => s.reset());
    await frames(page, 3);
    assert.ok(total(await paint(page, title)) < 0.05 * total(once), "nothing is left but the first point");
  });
}

pageTest("plots are added, ordered and taken away", {}, async (page) => {
  await openScene(page);
  await preset(page, "drift");
  await add(page, "Kinetic energy");
  await runTo(page, 0.2);
  close(await figure(page, "Kinetic energy"), await observe(page, "energy.kinetic"));
  await request(page, "Kinetic energy", "Move up");
  assert.deepEqual(await titles(page), ["Constraint value", "Constraint rate", "Kinetic energy", "Energy drift"]);
  await request(page, "Constraint rate", "Remove this plot");
  assert.deepEqual(await titles(page), ["Constraint value", "Kinetic energy", "Energy drift"]);
});

pageTest("zoom by dragging, by keys, and back", {}, async (page) => {
  await openScene(page);
  await preset(page, "drift");
  await runTo(page, 0.5);
  const title = "Constraint value";
  assert.deepEqual(await shownTime(page, title), { lo: 0, hi: 5 });
  const box = await boxOf(page, plot(page, title).locator(".plot-area"));
  const at = (part) => [box.x + part * box.width, box.y + box.height / 2];
  await page.mouse.move(...at(0.2));
  await page.mouse.down();
  await page.mouse.move(...at(0.6), { steps: 4 });
  await page.mouse.up();
  const zoomed = await shownTime(page, title);
  assert.ok(Math.abs(zoomed.lo - 1) < 0.05 && Math.abs(zoomed.hi - 3) < 0.05, JSON.stringify(zoomed));
  assert.deepEqual(await shownTime(page, "Energy drift"), zoomed, "all plots share the time");
  await button(page, "Zoomed").click();
  assert.deepEqual(await shownTime(page, title), { lo: 0, hi: 5 });
  await page.keyboard.press("+");
  const near = await shownTime(page, title);
  assert.ok(near.hi - near.lo < 4, JSON.stringify(near));
  await page.keyboard.press("0");
  assert.deepEqual(await shownTime(page, title), { lo: 0, hi: 5 });
  await button(page, "Last 10 s").click();
  assert.deepEqual(await shownTime(page, title), { lo: 0, hi: 10 });
});

pageTest("phase portrait, log plot and error plot", {}, async (page) => {
  await openScene(page);
  await page.locator("#drift-exact button.try").first().click();
  await until(page, (s) => s.time > 0.5);
  await pause(page);
  await frames(page, 5);
  const errors = await ask(page, (s) => s.runs.map((each) => each.simulation.observe("reference.error")));
  assert.ok(errors[0] > 100 * errors[2] && errors[2] > 0, `Euler, midpoint, Runge–Kutta: ${errors}`);
  const shown = await figures(page, "Distance from the exact motion");
  // The runs' steps differ in time from what is shown by less than one step: the same sizes, not the same digits.
  shown.forEach((value, i) => assert.ok(Math.abs(Math.log10(value / errors[i])) < 0.2, `${value} for ${errors[i]}`));
  await preset(page, "critical");
  await add(page, "Phase portrait");
  await add(page, "Violation, log scale");
  const before = await pictureOf(page, "cd-plot:has(.plot-across) .plot-curves");
  await runTo(page, 0.4);
  assert.notEqual(await pictureOf(page, "cd-plot:has(.plot-across) .plot-curves"), before);
  close(await figure(page, "Phase portrait"), await observe(page, "constraint[0].Cdot"));
  close(await figure(page, "Violation, log scale"), await observe(page, "C.norm"));
});

pageTest("one time cursor for all plots", tall, async (page) => {
  await openScene(page);
  await preset(page, "drift");
  await runTo(page, 1);
  // All three in sight.
  await boxOf(page, plot(page, "Energy drift"));
  const box = await plot(page, "Constraint value").locator(".plot-area").boundingBox();
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height / 2);
  await frames(page);
  const cursor = await ask(page, (s) => s.cursor);
  assert.ok(Math.abs(cursor - 0.5) < 0.03, `${cursor} s`);
  for (const [title, name] of [["Constraint value", "constraint[0].C"], ["Energy drift", "energy.drift"]]) {
    const value = await ask(page, (s, { name, cursor }) => {
      const { t, y } = s.selected.simulation.series(name);
      return y[t.reduce((best, time, i) => (Math.abs(time - cursor) < Math.abs(t[best] - cursor) ? i : best), 0)];
    }, { name, cursor });
    close(numberIn(await plot(page, title).locator(".plot-figure").first().innerText()), value);
  }
  await page.keyboard.press("Tab");
  await plot(page, "Energy drift").locator(".plot-area").focus();
  await page.mouse.move(5, 5);
  for (const key of ["Home", "ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  const time = await ask(page, (s) => s.time);
  assert.ok(Math.abs(time - 0.1) < 0.011, `Enter goes to the cursor's time: ${time}`);
});

pageTest("the CSV file holds every number of the run", {}, async (page) => {
  await openScene(page);
  await preset(page, "drift");
  await runTo(page, 0.5);
  await page.locator(".plots-save").click();
  const { bytes, name } = await download(page, page.locator('[data-save="csv"]'));
  assert.match(name, /\.csv$/);
  const lines = bytes.toString("utf8").replace("\ufeff", "").trimEnd().split("\r\n").map((line) => line.split(","));
  assert.deepEqual(lines[0], ["t [s]", "constraint[0].C [m²]", "constraint[0].Cdot [m²/s]", "energy.drift [J]"]);
  const names = ["constraint[0].C", "constraint[0].Cdot", "energy.drift"];
  const series = await ask(page, (s, names) => names.map((name) => ({ t: [...s.selected.simulation.series(name).t], y: [...s.selected.simulation.series(name).y] })), names);
  assert.ok(lines.length > 50);
  assert.deepEqual(lines.slice(1).map(([t]) => Number(t)), series[0].t);
  series.forEach(({ y }, i) => assert.deepEqual(lines.slice(1).map((line) => Number(line[i + 1])), y, names[i]));
});

pageTest("the PNG file is a picture of some size", {}, async (page) => {
  await openScene(page);
  await preset(page, "drift");
  await runTo(page, 0.3);
  await page.locator(".plots-save").click();
  const { bytes, name } = await download(page, page.locator('[data-save="png"]'));
  assert.match(name, /\.png$/);
  assert.deepEqual([...bytes.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  assert.ok(bytes.length > 5000, `${bytes.length} bytes`);
  assert.ok(bytes.readUInt32BE(16) > 300 && bytes.readUInt32BE(20) > 200, "its width and height");
});

pageTest("the table says the same numbers", {}, async (page) => {
  await openScene(page);
  await preset(page, "drift");
  await runTo(page, 0.5);
  await button(page, "Show as table").click();
  const rows = page.locator(".plot-table tbody tr");
  await rows.first().waitFor();
  const count = await rows.count();
  assert.ok(count >= 10 && count <= 22, `${count} rows`);
  const [first, last] = [await rows.first().locator("th, td").allInnerTexts(), await rows.last().locator("th, td").allInnerTexts()];
  close(numberIn(first[1]), await ask(page, (s) => s.selected.simulation.series("constraint[0].C").y.at(-1)));
  close(numberIn(first[3]), await ask(page, (s) => s.selected.simulation.series("energy.drift").y.at(-1)));
  assert.deepEqual([numberIn(last[0]), numberIn(last[1])], [0, 0]);
  assert.equal((await positions(page)).length, 2);
});

pageTest("a power of ten stands at the end of its axis, never over the curves", {}, async (page) => {
  await openScene(page, "/index.html#/circle", true);
  await runTo(page, 1);
  await page.waitForFunction(() => document.querySelector("cd-plot .plot-factor:not(:empty)"));
  const places = await page.evaluate(() =>
    [...document.querySelectorAll(".plot-factor:not(:empty, .along)")].map((factor) => {
      const [own, area, plot] = [factor, factor.closest(".plot-body").querySelector(".plot-area"), factor.closest("cd-plot")].map((each) => each.getBoundingClientRect());
      return own.width > 0 && own.right <= area.left && own.left >= plot.left - 1;
    }),
  );
  assert.ok(places.length > 0 && places.every(Boolean), String(places));
});

pageTest("a question that is judged after a fraction of a second has its curve over the whole axis", tall, async (page) => {
  await openScene(page, "/index.html#/drift", true);
  const question = page.locator("cd-prediction").filter({ has: page.locator('input[name="drift-explode"]') });
  await question.locator("input").first().check();
  await button(question, "Run and see").click();
  await question.locator(".verdict p").first().waitFor({ timeout: 60_000 });
  const recorded = await ask(page, (s) => s.to);
  assert.ok(recorded < 1, `${recorded} s`);
  const [title] = await titles(page);
  const { hi } = await shownTime(page, title);
  assert.ok(hi < 1.2 * recorded, `an axis of ${hi} s for ${recorded} s`);
});
