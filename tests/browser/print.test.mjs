// A lesson on paper: its PDF has every explanation and answer, the experiments with their plots, and nothing that one presses.
import assert from "node:assert/strict";
import { pageTest } from "./support/browser.mjs";
import { openScene } from "./support/scene.mjs";

const paper = async (page) => {
  await page.emulateMedia({ media: "print" });
  return page.evaluate(() => document.body.innerText);
};
/** The dialog of the printer cannot be pressed: the page goes on as if it were open. */
const withoutDialog = (page) =>
  page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      window.printed = true;
    };
  });
const share = async (page, what) => {
  await page.getByRole("button", { name: "Share this experiment" }).first().click();
  await page.locator(`[data-share="${what}"]`).click();
};

pageTest(
  "the edition of a lesson: explanations, answers, figures; no buttons, no header",
  { before: withoutDialog },
  async (page) => {
    await openScene(page, "/index.html#/drift", true);
    await share(page, "print");
    await page.waitForFunction(() => window.printed === true);
    const words = await paper(page);
    // The explanation of a prediction that nobody answered, and an answer that was folded.
    assert.match(words, /the tangent lies outside the circle/);
    assert.equal(await page.locator(".article details:not([open])").count(), 0);
    assert.doesNotMatch(words, /Large type|Run and see|Show the explanation/);
    assert.equal(
      await page.locator(".transport, .site-header, .lesson-top").filter({ visible: true }).count(),
      0,
    );
    const figures = page.locator(".print-figure");
    assert.ok((await figures.count()) >= 4);
    assert.equal(await figures.first().locator("canvas").count(), 2);
    // The page is white to its end; what was earned is printed too.
    assert.deepEqual(await page.evaluate(() => ["html", "body"].map((name) => getComputedStyle(document.querySelector(name)).backgroundColor)), ["rgb(255, 255, 255)", "rgb(255, 255, 255)"]);
    assert.ok((await page.locator(".lesson-earned .display").count()) >= 3);
    // A figure is drawn for its size on paper: letters of 11 px stay larger than 2.5 mm.
    const widths = await figures.first().locator("canvas").evaluateAll((all) => all.map((canvas) => canvas.width));
    assert.deepEqual(widths, [600, 1140]);
    const inked = await figures
      .first()
      .locator("canvas")
      .first()
      .evaluate((canvas) =>
        canvas
          .getContext("2d")
          .getImageData(0, 0, canvas.width, canvas.height)
          .data.some((byte) => byte !== 0),
      );
    assert.ok(inked);
    assert.equal(await page.locator(".print-head .qr path").count(), 1);
    const pdf = await page.pdf({ format: "A4", printBackground: true });
    assert.ok(pdf.length > 100_000);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: "screen" });
    assert.equal(await figures.count(), 0);
  },
);

pageTest("axes and maps that nobody had measured are left out on paper", { path: "/index.html#/methods" }, async (page) => {
  const empty = page.locator(".article [data-unmeasured]");
  await empty.nth(1).waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  assert.equal(await empty.filter({ visible: true }).count(), 0);
});

pageTest("Ctrl+P prints the edition with its figures", { before: withoutDialog }, async (page) => {
  await openScene(page, "/index.html#/circle", true);
  await page.keyboard.press("Control+p");
  await page.waitForFunction(() => window.printed === true);
  const figures = page.locator(".print-figure");
  assert.ok((await figures.count()) >= 1);
  assert.equal(await figures.first().locator("canvas").count(), 2);
  assert.equal(await page.locator(".print-preparing").count(), 0);
});

pageTest(
  "one step on paper: numbers and blanks, then the solution",
  { before: withoutDialog },
  async (page) => {
    await openScene(page, "/index.html#/circle", true);
    await share(page, "step");
    await page.waitForFunction(() => window.printed === true);
    const words = await paper(page);
    assert.match(words, /To be computed[^]*Solution/);
    assert.match(words, /Scene: [a-z]/i);
    assert.ok((await page.locator(".worksheet section").first().locator(".worksheet-blank").count()) >= 5);
    const solution = page.locator(".worksheet section").last();
    assert.equal(await solution.locator(".worksheet-blank").count(), 0);
    assert.match(await solution.innerText(), /\d/);
  },
);
