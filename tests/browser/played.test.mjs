// Every lesson played from start to end, in each language, at a desk and on a phone. CD_PLAYED="circle de" chooses by words of the names.
import { readFileSync } from "node:fs";
import { layOutAll } from "./support/article.mjs";
import { origin, pageTest } from "./support/browser.mjs";
import * as playing from "./support/playing.mjs";
import { frames } from "./support/scene.mjs";
import { root } from "./support/server.mjs";

const registry = readFileSync(`${root}/www/src/lessons/registry.ts`, "utf8");
const lessons = [...registry.matchAll(/^ {2}lesson\("([\w-]+)"/gm)].map(([, id]) => id);
const windows = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
const wanted = process.env.CD_PLAYED?.split(" ") ?? [];

for (const lesson of lessons)
  for (const language of ["en", "de", "ja", "ko"])
    for (const [window, options] of Object.entries(windows)) {
      const name = `played: ${lesson}, ${language}, ${window}`;
      if (!wanted.every((word) => [lesson, language, window].includes(word))) continue;
      pageTest(name, { ...options, reducedMotion: "reduce", longest: 600_000 }, async (page) => {
        await page.goto(`${origin}/index.html?lang=${language}#/${lesson}`);
        await page.locator(".article h1").waitFor();
        await page.locator("cd-stage canvas, .stage-card svg, lcp-stage svg, program-stage svg, pivoting-stage svg, cd-iterating svg").first().waitFor({ state: "attached" });
        await frames(page, 5);
        await playing.assertWhole(page, "opened");
        await layOutAll(page);
        await playing.readThrough(page);
        await playing.assertWhole(page, "read");
        await playing.useTransport(page);
        await playing.pressAll(page);
        await playing.answerPredictions(page);
        await playing.drawCurves(page);
        await playing.answerNumbers(page);
        await playing.answerChoices(page);
        await playing.doTasks(page);
        await playing.assertWhole(page, "played");
      });
    }
