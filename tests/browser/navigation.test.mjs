// The way through the course: next and previous, sections and their addresses, the menu; Back and reload return to where one was.
import assert from "node:assert/strict";
import { origin, pageTest } from "./support/browser.mjs";
import { ask, frames, get, lesson, openScene, playing, ready, until } from "./support/scene.mjs";

const hash = (page) => new URL(page.url()).hash;
const title = (page, words) => page.waitForFunction((words) => document.title.startsWith(words), words);
const headingTop = (page, id) =>
  page.evaluate((id) => document.querySelector(`#${id} h2`).getBoundingClientRect().top, id);
/** Sections get their height when they are reached; the page follows for a second. */
const settled = async (page) => {
  await page.waitForTimeout(1100);
  await frames(page);
};
const bar = (page) => page.locator("cd-lesson-bar.lesson-top");

pageTest("every lesson leads to the next one, and back", { path: lesson }, async (page) => {
  await ready(page);
  await bar(page).locator("a.lesson-step").last().click();
  await title(page, "Curves and surfaces");
  await page.locator(".lesson-end").waitFor();
  await page.locator(".lesson-others a").first().click();
  await title(page, "Drift and feedback");
  await page.locator("a.lesson-next").click();
  await title(page, "Curves and surfaces");
  assert.equal(await page.evaluate(() => scrollY), 0);
});

pageTest(
  "an address leads to its section, for the keyboard too; an unknown section leads to the top",
  {},
  async (page) => {
    // From before lesson 1 became two.
    await openScene(page, "/index.html#/circle/drift", true);
    await settled(page);
    assert.equal(hash(page), "#/drift/drift");
    const top = await headingTop(page, "drift-drift");
    assert.ok(top > 0 && top < 160, `${top}`);
    assert.equal(await page.evaluate(() => document.activeElement.id), "drift-drift-title");
    await page.evaluate(() => {
      location.hash = "#/drift/explode";
    });
    await settled(page);
    assert.ok((await headingTop(page, "drift-explode")) < 160);
    await page.evaluate(() => {
      location.hash = "#/drift/nonsense";
    });
    await settled(page);
    assert.equal(await page.evaluate(() => scrollY), 0);
    assert.equal(await page.locator("h1").innerText(), "Drift and feedback");
  },
);

pageTest(
  "the list of sections: by keyboard to any of them, with marks of what was read",
  {},
  async (page) => {
    await openScene(page, lesson, true);
    await bar(page).locator(".lesson-sections").focus();
    await page.keyboard.press("Enter");
    const list = bar(page).locator("[popover]");
    await list.locator("a").nth(1).waitFor();
    const count = await page.locator(".article > section").count();
    assert.equal(await list.locator("a").count(), count + 1);
    for (let i = 0; i < 2; i++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await settled(page);
    assert.equal(hash(page), "#/drift/feedback");
    assert.ok((await headingTop(page, "drift-feedback")) < 160);
    assert.match(await bar(page).locator(".lesson-bar-title").innerText(), /Feedback/);
    await page.evaluate(() => document.querySelector("#drift-exact").scrollIntoView({ block: "end" }));
    await page.waitForFunction(() => document.querySelector("cd-lesson-bar").seen.has("exact"));
  },
);

pageTest("Back returns to the place in the text, and to the place in the contents", {}, async (page) => {
  await openScene(page, "/index.html#/drift/spring", true);
  await settled(page);
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 333);
  await page.waitForTimeout(700);
  const before = await headingTop(page, "drift-spring");
  // Not by the test's mouse, which scrolls before it presses.
  await page.locator(".site-name").evaluate((link) => link.click());
  const card = page.locator('a.lesson-card[href="#/friction"]');
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(700);
  const scrolled = await page.evaluate(() => scrollY);
  assert.ok(scrolled > 300);
  await card.click();
  await title(page, "Friction");
  await page.locator(".lesson-end").waitFor();
  await page.goBack();
  await card.waitFor();
  await settled(page);
  assert.ok(Math.abs((await page.evaluate(() => scrollY)) - scrolled) < 3);
  await page.goBack();
  await ready(page);
  await settled(page);
  const after = await headingTop(page, "drift-spring");
  assert.ok(Math.abs(after - before) < 8, `${before}, then ${after}`);
});

pageTest("reload returns to settings, runs and answers; a new visit begins anew", {}, async (page) => {
  await openScene(page);
  await page.locator('[data-preset="rivals"]').click();
  const runs = await ask(page, (s) => s.runs.length);
  assert.ok(runs > 1);
  await ask(page, (s) => void s.set("mass", 3));
  const question = page.locator("cd-prediction").first();
  await question.scrollIntoViewIfNeeded();
  await question.locator("input").first().check();
  await question.locator(".strong").click();
  await question.locator(".verdict p").waitFor();
  const said = await question.locator(".verdict p").textContent();
  await ask(page, (s) => void s.set("alpha", 7));
  await page.waitForTimeout(900);
  await page.reload();
  await ready(page);
  await until(page, (s) => s.selected.simulation.get("alpha") === 7);
  assert.equal(await question.locator(".verdict p").textContent(), said);
  await page.locator(".site-name").click();
  await page.locator('a.lesson-card[href="#/drift"]').click();
  await ready(page);
  assert.equal(await get(page, "alpha"), 0);
  assert.equal(await question.locator(".verdict p").textContent(), said);
});

pageTest(
  "the menu has all lessons; progress is on the contents page until it is forgotten, and that can be undone",
  {},
  async (page) => {
    await openScene(page, lesson, true);
    await page.waitForFunction(() => {
      document.querySelector(".lesson-end").scrollIntoView();
      return JSON.parse(localStorage.getItem("constrained-dynamics-progress")).value.lessons.drift?.done;
    });
    await page.locator(".course-menu-button").click();
    await page.locator("#course-menu a").first().waitFor();
    assert.ok((await page.locator("#course-menu a").count()) > 16);
    assert.match(await page.locator('#course-menu a[href="#/drift"]').innerText(), /done/);
    await page.locator('#course-menu a[href="#/"]').click();
    await page.locator(".lesson-done").waitFor();
    assert.match(await page.locator(".contents-start a").innerText(), /Continue: Drift and feedback/);
    const forget = page.locator(".contents-memory button");
    await forget.click();
    await page.locator(".lesson-done").waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => localStorage.length), 0);
    await forget.click();
    await page.locator(".lesson-done").waitFor();
  },
);

pageTest("a path dims the lessons that are not on it", { path: "/" }, async (page) => {
  const dimmed = page.locator(".off-path");
  await page.locator("a.lesson-card").first().waitFor();
  assert.equal(await dimmed.count(), 0);
  await page.getByRole("button", { name: "Build an engine" }).click();
  assert.ok((await dimmed.count()) > 3);
  await page.reload();
  await page.getByRole("button", { name: "Build an engine", pressed: true }).waitFor();
});

pageTest(
  "on a phone: sections from anywhere in the text, below the stage that stays",
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  async (page) => {
    await openScene(page, "/index.html#/curves/bend", true);
    await settled(page);
    const below = await page.evaluate(
      () => document.querySelector(".stage-column").getBoundingClientRect().bottom,
    );
    const top = await headingTop(page, "curves-bend");
    assert.ok(top >= below - 1 && top < below + 120, `${top} below ${below}`);
    const button = page.locator("cd-lesson-bar.lesson-float .lesson-sections");
    await button.tap();
    await page.locator('cd-lesson-bar.lesson-float a[href="#/curves/time"]').tap();
    await settled(page);
    assert.ok((await headingTop(page, "curves-time")) < below + 120);
    await page.locator(".course-menu-button").scrollIntoViewIfNeeded();
    await page.locator(".course-menu-button").tap();
    await page.locator('#course-menu a[href="#/particles"]').tap();
    await title(page, "Many particles");
    await settled(page);
    assert.equal(await button.isVisible(), false, "above the first section the bar at the top is in view");
  },
);

pageTest("a link to a state opens the same state; a damaged one says so", {}, async (page) => {
  await openScene(page);
  await page.locator('[data-preset="drift"]').click();
  await ask(page, (s) => s.stepForward(40));
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: async (text) => {
          globalThis.copied = text;
        },
      },
    }),
  );
  await page.locator(".share-place button").click();
  await page.locator("[data-share=link]").click();
  await page.waitForFunction(() => globalThis.copied?.includes("#/drift?state="));
  const hashBefore = await ask(page, (s) => s.selected.simulation.stateHash());
  const address = await page.evaluate(() => globalThis.copied);
  await page.goto("about:blank");
  await page.goto(address);
  await ready(page);
  await until(page, (s, hash) => s.selected.simulation.stateHash() === hash, hashBefore);
  await page.goto("about:blank");
  await page.goto(address.replace(/state=.*/, "state=nonsense"));
  await page.locator(".link-broken").waitFor();
});

pageTest(
  "presenting: P hides the text, digits choose experiments, B blanks, Escape ends",
  {},
  async (page) => {
    await openScene(page, lesson, true);
    await page.locator(".lesson-end").waitFor({ state: "attached" });
    await page.keyboard.press("p");
    await page.locator(".article").waitFor({ state: "hidden" });
    // There is no text that the space bar would scroll.
    await page.keyboard.press(" ");
    await until(page, (s) => s.playing);
    await page.keyboard.press("2");
    await until(page, (s) => s.selected.simulation.get("beta") > 0);
    await page.keyboard.press("b");
    await page.waitForFunction(() => document.documentElement.dataset.presenting === "blank");
    await page.keyboard.press("b");
    await page.keyboard.press("Escape");
    await page.locator(".article").waitFor();
  },
);

pageTest(
  "the scenes have pictures, and one runs; the glossary has its terms",
  { path: "/index.html#/scenes" },
  async (page) => {
    await page.locator(".scene-picture[data-asked]").first().waitFor();
    await page.waitForFunction(() => {
      const canvas = document.querySelector(".scene-picture");
      // 300 is the width of a canvas that was never drawn.
      return (
        canvas.width !== 300 &&
        canvas
          .getContext("2d")
          .getImageData(0, 0, canvas.width, canvas.height)
          .data.some((value) => value > 0)
      );
    });
    await page.locator('a[href="#/scenes/four-bar"]').click();
    await until(page, (s) => s.time > 0.2);
    await page.locator(".scene-open").click();
    await title(page, "Free laboratory");
    await page.evaluate(() => {
      location.hash = "#/words";
    });
    await page.locator("#word-constraint-force").waitFor();
  },
);

pageTest(
  "the picture of a scene of many contacts shows its bodies, not their forces",
  { path: "/index.html#/scenes", allow: /willReadFrequently/ },
  async (page) => {
    await page.locator(".scenes-search input").fill("pyramid");
    const colored = () =>
      page.evaluate(() => {
        const canvas = document.querySelector('[data-scene="pyramid"]');
        const probe = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
        probe.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--fhat").trim();
        probe.fillRect(0, 0, 1, 1);
        const wanted = probe.getImageData(0, 0, 1, 1).data;
        const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        const found = { dark: 0, forces: 0 };
        for (let i = 0; i < data.length; i += 4) {
          if (data[i + 3] > 200 && Math.max(data[i], data[i + 1], data[i + 2]) < 120) found.dark += 1;
          if (data[i + 3] > 100 && [0, 1, 2].every((k) => Math.abs(data[i + k] - wanted[k]) < 40))
            found.forces += 1;
        }
        return found;
      });
    let seen = await colored();
    for (let i = 0; i < 200 && seen.dark < 300; i++) {
      await page.waitForTimeout(100);
      seen = await colored();
    }
    assert.ok(seen.dark >= 300 && seen.forces === 0, JSON.stringify(seen));
  },
);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  pageTest(
    `Back and reload return to the card of a lesson in the contents: ${viewport.width} px`,
    { path: "/index.html", viewport },
    async (page) => {
      const card = page.locator('a.lesson-card[href="#/pivoting"]');
      await card.scrollIntoViewIfNeeded();
      await settled(page);
      const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
      const before = await top();
      await card.click();
      await bar(page).waitFor();
      await page.goBack();
      await card.waitFor();
      await settled(page);
      assert.ok(Math.abs((await top()) - before) < 2, `${before} → ${await top()}`);
      await page.reload();
      await card.waitFor();
      await settled(page);
      assert.ok(Math.abs((await top()) - before) < 2, `${before} → ${await top()}`);
    },
  );
}

pageTest(
  "presenting: up and down change the section, whose title is said; digits choose among the text's experiments where there is no list",
  {},
  async (page) => {
    await openScene(page, "/index.html#/circle", true);
    await page.locator(".lesson-end").waitFor({ state: "attached" });
    const titles = (await page.locator(".article > section > h2").allInnerTexts()).map((text) => text.trim());
    await page.keyboard.press("p");
    await page.locator(".article").waitFor({ state: "hidden" });
    const said = page.locator(".presenter-said");
    await page.keyboard.press("PageDown");
    assert.equal(await said.innerText(), titles[0]);
    assert.equal(await playing(page), false);
    await page.keyboard.press("ArrowDown");
    assert.equal(await said.innerText(), titles[1]);
    await page.keyboard.press("ArrowUp");
    assert.equal(await said.innerText(), titles[0]);
    await page.keyboard.press("Escape");
    await said.waitFor({ state: "detached" });
    for (const id of ["complementarity", "iterating"]) {
      await page.goto("about:blank");
      await page.goto(new URL(`/index.html#/${id}`, origin).href);
      await page.locator(".stage-card").waitFor();
      await page.locator(".lesson-end").waitFor({ state: "attached" });
      await page.keyboard.press("p");
      await page.locator(".article").waitFor({ state: "hidden" });
      await page.keyboard.press("2");
      await page.waitForFunction(() => document.querySelector(".lesson").dataset.problem !== undefined);
      const second = await page
        .locator(".lesson")
        .evaluate(
          (lesson) =>
            [...lesson.querySelectorAll(".article > section")]
              .map((each) => each.querySelectorAll("button.try"))
              .find(({ length }) => length > 0)[1]?.dataset.try,
        );
      assert.equal(await page.locator(".lesson").getAttribute("data-problem"), second, id);
    }
  },
);
