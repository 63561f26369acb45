// node tests/soak/run.mjs: random input, decided by a seed, over all lessons, the kit, the laboratory and embedded scenes, against
// the production build in www/dist. MINUTES (10) per browser, SEED (1), BROWSERS (chromium,firefox), PLACES (part of a name, …).
// CONTROL=1: the same input on a page without our code (plain.html), to see what is the browser's own.
// Criteria: no error of the page or its console, no rejection, no word such as NaN on the page, no frame longer than 2 s,
// no crash; between equal states of one document less than 1 MB more heap, and nodes and listeners that do not grow.
// Prints what it found and writes it as Markdown into target/soak.md. Ends with "N passed, N failed".
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { seeded } from "../random.mjs";
import { serve } from "../browser/support/server.mjs";
import { draw } from "./actions.mjs";
import * as browsers from "./browsers.mjs";
import { graves } from "./graves.mjs";
import { address, lessons } from "./places.mjs";
import { markdown } from "./report.mjs";

const root = join(import.meta.dirname, "../..");
const minutes = Number(process.env.MINUTES ?? 10);
const seed = Number(process.env.SEED ?? 1);
const wanted = (process.env.BROWSERS ?? "chromium,firefox").split(",");
const control = process.env.CONTROL !== undefined;
const parts = (process.env.PLACES ?? "").split(",");
const places = lessons.filter((id) => parts.some((part) => id.includes(part)));

/** How long an action may take before the tab counts as hung. ms */
const hang = 20_000;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// A copy of the built page: building anew meanwhile changes nothing under the soak.
const copy = mkdtempSync(join(tmpdir(), "cd-soak-"));
cpSync(process.env.CD_DIST ?? join(root, "www/dist"), copy, { recursive: true });
const { origin, close } = await serve(copy, import.meta.dirname);

const grave = graves(join(root, "target/soak-crashes"));
const logs = [];
for (const name of wanted) logs.push(await soak(name));
close();
rmSync(copy, { recursive: true });

const text = markdown(logs);
mkdirSync(join(root, "target"), { recursive: true });
writeFileSync(join(root, "target/soak.md"), text);
console.log(`\n${text}`);
const checks = logs.flatMap(({ checks }) => checks);
const failed = checks.filter(({ holds }) => !holds).length;
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** One browser for `minutes`. */
async function soak(kind) {
  const log = { kind, seed, minutes, actions: 0, visits: 0, longest: 0, problems: [], checkpoints: [], name: kind, heap: "" };
  let doing = "start";
  /** When a document was last given up by the driver: what it was still loading is no error of the page. */
  let left = 0;
  const report = (what, words) => {
    if (performance.now() - left < 5000 && /preload CSS|download failed|dynamically imported module/.test(words)) return;
    log.problems.push({ what, words, doing, visit: log.visits });
    if (what === "crash") setTimeout(() => grave.dig(`seed ${seed}, ${doing}`), 5000);
    console.log(`  ${what} (${doing}): ${words.split("\n").slice(0, 3).join(" | ")}`);
  };
  const note = (what) => { doing = what; };
  let browser = await browsers[kind]();
  log.name = browser.name;
  log.heap = browser.heap;
  console.log(`── ${log.name}, seed ${seed}, ${minutes} min`);

  const random = seeded(seed);
  // A round goes to all places and ends at a checkpoint.
  const rounds = 8;
  const perVisit = Math.min(8000, Math.max(3000, (minutes * 60_000) / rounds / (places.length * 1.4)));
  let stay = await openStay();
  let stray = await openStray();
  const end = performance.now() + minutes * 60_000;

  async function openStay() {
    const tab = await openStray();
    await tab.goto(`${origin}/${control ? "plain" : "index"}.html#/`);
    await tour(tab);
    return tab;
  }
  /** Every place in every language once: what is loaded once and kept (lessons, messages, fonts) is there before memory is compared. */
  async function tour(tab) {
    note("tour");
    try {
      for (let language = 0; language < 4; language++) {
        await tab.evaluate((option) => globalThis.soak.choose(0, option), language / 4);
        for (const id of places) {
          await tab.evaluate((id) => { location.hash = `#/${id}`; }, id);
          await pause(700);
        }
      }
    } catch (error) {
      report("lost tab", `on the tour: ${error?.message ?? error}`);
    }
  }
  /** A browser that is gone altogether is started again. */
  async function openStray() {
    try {
      return await within(browser.open(report), 2 * hang);
    } catch (error) {
      report("crash", `the browser is gone: ${error?.message ?? error}`);
      await within(browser.close(), 10_000).catch(() => undefined);
      browser = await browsers[kind]();
      return browser.open(report);
    }
  }
  /** A tab that crashed or hangs is replaced; the run goes on. */
  async function replaced(tab, open) {
    left = performance.now();
    await within(tab.close(), 5000).catch(() => undefined);
    return open();
  }

  for (let round = 0; performance.now() < end; round++) {
    for (const [index, id] of random.shuffled(places).entries()) {
      if (performance.now() >= end) break;
      const visit = seeded(seed, 1000 + log.visits);
      note(`${id}, visit ${log.visits}`);
      if (!(await visited(stay, visit, Math.min(end, performance.now() + perVisit), id, () => arrive(stay, id)))) {
        stay = await replaced(stay, openStay);
        log.checkpoints.push({ restarted: true });
      }
      if (index % 3 === 2 && performance.now() < end) {
        const aim = control ? { words: "plain", address: "plain.html", reload: visit.chance(0.3) } : address(visit);
        note(`${aim.words}, visit ${log.visits}`);
        if (!(await visited(stray, visit, Math.min(end, performance.now() + perVisit), aim.words, () => begin(stray, aim)))) {
          stray = await replaced(stray, openStray);
        }
      }
    }
    note("checkpoint");
    try {
      log.checkpoints.push(await within(checkpoint(stay), 60_000));
      console.log(`  round ${round}: ${log.actions} actions, ${JSON.stringify(log.checkpoints.at(-1))}`);
    } catch (error) {
      report("no checkpoint", String(error));
      stay = await replaced(stay, openStay);
      log.checkpoints.push({ restarted: true });
    }
  }
  await within(browser.close(), 10_000).catch(() => undefined);
  grave.dig(`seed ${seed}`);
  log.checks = checksOf(log);
  return log;

  /** Goes somewhere and acts there until the time is over; false when the tab is lost. */
  async function visited(tab, visit, until, words, go) {
    log.visits += 1;
    const lost = (error) => {
      report("lost tab", String(error?.message ?? error));
      return false;
    };
    try {
      await within(go(), 2 * hang);
    } catch (error) {
      return lost(error);
    }
    while (performance.now() < until) {
      const { name, perform } = draw(visit);
      note(`${words}, visit ${log.visits - 1}, ${name}`);
      try {
        await within(perform(tab), hang);
        log.actions += 1;
      } catch (error) {
        // The document may be replaced under an action: that is what links do.
        // The window may have become smaller than where the mouse was to go. And Firefox's driver refuses a mouse event in a
        // document that is not laid out yet. (A tab that is really gone is found by the next look at it.)
        if (/context was destroyed|synthesizeMouseAtPoint|navigation|no such frame|Cannot find context|DiscardedBrowsingContext|out of bounds/i.test(String(error))) continue;
        return lost(error);
      }
      if (log.actions % 4 === 0 && !(await looked(tab))) return false;
      if (!tab.address().startsWith(origin)) {
        report("left the course", tab.address());
        return false;
      }
    }
    return looked(tab);

    async function looked(tab) {
      try {
        const seen = await within(tab.evaluate(() => {
          const { longest, frozen, rejections } = globalThis.soak;
          const words = globalThis.soak.words();
          const result = { longest, frozen: frozen.splice(0), rejections: rejections.splice(0), words };
          globalThis.soak.longest = 0;
          return result;
        }), hang);
        log.longest = Math.max(log.longest, seen.longest);
        // Where other programs keep the machine busy, a late frame says nothing about the page: told, not judged.
        const load = loadavg()[0] / availableParallelism();
        for (const text of seen.frozen) report(load > 3 ? `frozen while the load was ${load.toFixed(0)} per core` : "frozen", text);
        for (const text of seen.rejections) report("rejection", text);
        for (const text of seen.words) report("word", text);
        return true;
      } catch (error) {
        if (/context was destroyed|navigation|Cannot find context/i.test(String(error))) return true;
        return lost(error);
      }
    }
  }

  /** In the document that lives on: by its address, as links do it, while the place before may still run. */
  async function arrive(tab, id) {
    await tab.front();
    await tab.evaluate((id) => { location.hash = `#/${id}`; }, id);
    if (random.chance(0.2)) {
      // Back and forth at once: what is loading must not be shown over what was asked for last.
      await tab.evaluate(() => history.back());
      await tab.evaluate(() => history.forward());
    }
    await pause(250);
  }
  async function begin(tab, { address, reload }) {
    await tab.front();
    // Even where only the hash differs, this document is a new one.
    left = performance.now();
    await tab.goto(`${origin}/blank.html`);
    await tab.goto(`${origin}/${address}`);
    if (reload) {
      await pause(300);
      left = performance.now();
      await tab.reload();
    }
  }
  /** The contents in English, in the window they began in, at rest, the first lesson being the last that was visited. */
  async function checkpoint(tab) {
    await tab.front();
    await tab.resize(1280, 860);
    for (const id of [places[0], ""]) {
      await tab.evaluate((id) => {
        globalThis.soak.choose(0, 0);
        location.hash = `#/${id}`;
        document.activeElement?.blur?.();
      }, id);
      await pause(2000);
    }
    // A busy machine is still mounting the lesson after two seconds, and takes it down later still.
    for (let i = 0; i < 50 && !(await tab.evaluate(() => globalThis.soak.settled())); i++) await pause(200);
    await pause(500);
    return tab.measure();
  }
}

function within(promise, ms) {
  let timer;
  const late = new Promise((_, refuse) => { timer = setTimeout(() => refuse(new Error(`no answer for ${ms / 1000} s`)), ms); });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * Equal states are compared within one document, the first checkpoint left out (panels are loaded when they are opened): the lowest of the later
 * half with the lowest of the earlier half, since what a browser holds on to for the moment (the lesson left last, compiled code)
 * comes and goes.
 */
function checksOf({ kind, problems, checkpoints }) {
  const kinds = ["page error", "console error", "rejection", "word", "frozen", "crash", "lost tab", "left the course", "no checkpoint"];
  const checks = kinds.map((what) => ({ name: what, holds: !problems.some((problem) => problem.what === what) }));
  const since = checkpoints.slice(checkpoints.findLastIndex(({ restarted }) => restarted) + 1).slice(1);
  if (since.length < 4) return [...checks, { name: "four checkpoints of one document after the first, to judge memory by", holds: false }];
  const middle = Math.floor(since.length / 2);
  const lowest = (points, what) => Math.min(...points.map((point) => point[what]));
  const compare = (what, most) => {
    const [before, after] = [lowest(since.slice(0, middle), what), lowest(since.slice(middle), what)];
    checks.push({ name: what, before, after, holds: after <= most(before) });
  };
  if (kind === "chromium") {
    compare("heap", (before) => before + 1_000_000);
    compare("listeners", (before) => before * 1.1 + 50);
  }
  compare("nodes", (before) => before * 1.1 + 500);
  return checks;
}
