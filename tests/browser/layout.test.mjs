// From a phone to a projector: nothing overflows, the stage stays in view, the page scrolls, nothing jumps.
import assert from "node:assert/strict";
import { layOutAll } from "./support/article.mjs";
import { origin, pageTest } from "./support/browser.mjs";
import { outside } from "./support/playing.mjs";
import {
  ask,
  frames,
  lesson,
  onScreen,
  openScene,
  poll,
  ready,
  run,
  scale,
  until,
} from "./support/scene.mjs";
import { screenshot } from "./support/screenshots.mjs";

/** Buttons whose words do not fit in them. */
const cut = () =>
  [...document.querySelectorAll("button, .plot-title, h1, h2, .control-name")]
    .filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest(".unseen, [popover]") &&
        getComputedStyle(element).overflowX !== "visible" &&
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).textOverflow !== "ellipsis",
    )
    .map((element) => element.textContent.trim().slice(0, 40));

for (const width of [320, 390, 768, 1440, 1920]) {
  const small = width < 600;
  const options = {
    viewport: { width, height: small ? 740 : 900 },
    ...(small ? { hasTouch: true, isMobile: true } : {}),
  };
  pageTest(`${width} px: no sideways scrolling, nothing cut, the stage in view`, options, async (page) => {
    await page.goto(origin);
    await page.locator('a.lesson-card[href="#/circle"]').waitFor();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "contents");
    // Who leaves earlier gives up what is still being fetched.
    await page.locator("cd-hero cd-stage canvas").waitFor();
    await openScene(page, lesson, true);
    await layOutAll(page);
    for (const language of ["en", "de"]) {
      await page.locator(".site-language select").selectOption(language);
      await page.waitForFunction((id) => document.documentElement.lang === id, language);
      await ask(page, (s) => s.stepForward(30));
      await frames(page);
      const wide = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth,
        window: innerWidth,
      }));
      assert.ok(
        wide.page <= wide.window && wide.window <= width,
        `${language}: ${wide.page} in ${wide.window}`,
      );
      assert.deepEqual(await page.evaluate(outside), [], language);
      assert.deepEqual(await page.evaluate(cut), [], language);
    }
    const names = { 320: "phone-320", 390: "phone", 1440: "desktop", 1920: "projector", 768: "tablet" };
    await page.locator(".site-language select").selectOption("en");
    await page.waitForFunction(() => document.documentElement.lang === "en");
    await frames(page);
    await screenshot(page, names[width]);
    const stage = async () => {
      const box = await page.locator("cd-stage canvas").boundingBox();
      const height = page.viewportSize().height;
      return (Math.min(height, box.y + box.height) - Math.max(0, box.y)) / box.height;
    };
    assert.ok((await stage()) > 0.95, `${await stage()} of the stage is in view`);
    await page.locator("#drift-feedback").scrollIntoViewIfNeeded();
    await frames(page);
    assert.ok((await page.evaluate(() => scrollY)) > 200);
    assert.ok((await stage()) > 0.9, `after scrolling ${await stage()} of the stage is in view`);
  });
}

/** The page, or the column in which the stage stands where it is higher than the window. */
const scrolled = () => scrollY + (document.querySelector(".stage-column")?.scrollTop ?? 0);

pageTest("the wheel over the stage scrolls; with Ctrl it zooms", {}, async (page) => {
  await openScene(page, lesson, true);
  // The first view is found with the first arrows.
  for (let seen = 0; seen !== (await scale(page)); await frames(page, 10)) seen = await scale(page);
  const ground = await onScreen(page, [0, 0]);
  const before = await scale(page);
  await page.mouse.move(ground.x, ground.y);
  await page.mouse.wheel(0, 240);
  await poll(page, `(${scrolled})() > 50`);
  await frames(page, 10);
  assert.equal(await scale(page), before);
  const place = await page.evaluate(scrolled);
  const stage = await onScreen(page, [0, 0]);
  await page.mouse.move(stage.x, stage.y);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -240);
  await until(page, (s, before) => document.querySelector("cd-stage").camera.scale > 1.1 * before, before);
  await page.keyboard.up("Control");
  assert.equal(await page.evaluate(scrolled), place);
});

pageTest("nothing jumps while the run goes on", {}, async (page) => {
  await openScene(page, lesson, true);
  await page.evaluate(() => document.fonts.ready);
  await frames(page, 5);
  await page.evaluate(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push({
          value: entry.value,
          what: entry.sources.map(({ node }) => node?.parentElement?.className ?? node?.nodeName),
        });
    }).observe({ type: "layout-shift" });
  });
  await run(page);
  await until(page, (s) => s.time > 1.5);
  for (const id of ["#drift-feedback", "#drift-spring", "#drift-exact"]) {
    await page.locator(id).scrollIntoViewIfNeeded();
    await until(page, (s, time) => s.time > time + 0.3, await ask(page, (s) => s.time));
  }
  assert.deepEqual(await page.evaluate(() => globalThis.shifts), []);
});

/** A shift of less than this is a word whose font has just arrived. */
const ofFonts = 0.01;
const watchShifts = (page) =>
  page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries())
        shifts.push({ value, what: sources.map(({ node }) => node?.className ?? node?.nodeName) });
    }).observe({ type: "layout-shift", buffered: true });
  });

pageTest(
  "a lesson that opens in parts moves nothing",
  { before: watchShifts, path: "/index.html#/circle" },
  async (page) => {
    await page.locator("cd-plot .plot-curves").nth(2).waitFor();
    await page.locator(".article .lesson-opening").waitFor();
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => globalThis.shifts);
    assert.deepEqual(
      shifts.filter(({ value }) => value > ofFonts),
      [],
    );
  },
);

const projector = {
  viewport: { width: 1280, height: 720 },
  before: (page) =>
    page.addInitScript(() => {
      if (location.href !== "about:blank") localStorage.setItem("constrained-dynamics-type", "large");
    }),
};

pageTest(
  "large type: rows and code of a sweep stand beside each other, whole",
  { ...projector, path: "/index.html#/iterating" },
  async (page) => {
    await page.locator(".iterations-rows tbody tr").first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.type), "large");
    const edges = await page.evaluate(() => {
      const right = (selector) =>
        Math.max(
          ...[...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect().right),
        );
      const code = document.querySelector(".iterations-code").getBoundingClientRect();
      return {
        rows: right(".iterations-rows td"),
        from: code.left,
        code: right(".iterations-lines math"),
        to: code.right,
      };
    });
    assert.ok(edges.rows <= edges.from + 1 && edges.code <= edges.to + 1, JSON.stringify(edges));
  },
);

/** Formulas that do not fit in their column, and whether what goes on there fades. */
const scrolling = () =>
  [...document.querySelectorAll(".article :is(.display, .condition-formulas)")]
    .filter((line) => line.clientWidth > 0 && line.scrollWidth > line.clientWidth + 1)
    .map((line) => ({
      text: line.textContent.trim().slice(0, 20),
      fades: getComputedStyle(line).maskImage.includes("gradient"),
    }));

pageTest(
  "large type: the formulas of a lesson fit into its column",
  { ...projector, viewport: { width: 1440, height: 900 } },
  async (page) => {
    for (const place of ["joints", "particles", "coordinates", "complementarity"]) {
      await page.goto("about:blank");
      await page.goto(`${origin}/index.html#/${place}`);
      await page.locator(".article .lesson-opening").waitFor();
      await layOutAll(page);
      await page.locator(".article .display").first().waitFor();
      await page.waitForLoadState("networkidle");
      await frames(page, 10);
      assert.deepEqual(await page.evaluate(scrolling), [], place);
    }
  },
);

pageTest(
  "a formula that is too wide for a phone fades where it goes on",
  { viewport: { width: 390, height: 844 } },
  async (page) => {
    await page.goto(`${origin}/index.html#/joints`);
    await page.locator(".article .lesson-opening").waitFor();
    await layOutAll(page);
    await frames(page, 10);
    const found = await page.evaluate(scrolling);
    assert.ok(found.length > 0);
    assert.deepEqual(
      found.filter(({ fades }) => !fades),
      [],
    );
  },
);

pageTest("large type: the names of the plots are whole", projector, async (page) => {
  await openScene(page, lesson, true);
  await page.locator("cd-plot .plot-title").first().waitFor();
  const short = () =>
    [...document.querySelectorAll("cd-plot .plot-title")]
      .filter((title) => title.scrollWidth > title.clientWidth + 1)
      .map((title) => title.textContent);
  assert.deepEqual(await page.evaluate(short), []);
});

for (const viewport of [
  { width: 960, height: 600 },
  { width: 1024, height: 768 },
  { width: 1152, height: 864 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])
  pageTest(
    `presenting, ${viewport.width} × ${viewport.height}: the picture has half of the window, and curves can be read`,
    { viewport },
    async (page) => {
      await openScene(page, lesson, true);
      await page.keyboard.press("p");
      await page.waitForFunction(() => document.documentElement.dataset.presenting === "shown");
      await frames(page, 10);
      const { picture, plots, bottom } = await page.evaluate(() => {
        const box = (each) => each.getBoundingClientRect();
        return {
          picture: box(document.querySelector(".stage-view")).height / innerHeight,
          plots: [...document.querySelectorAll(".plot-area")].map((each) => box(each).height / innerHeight),
          bottom: box(document.querySelector(".plots-list")).bottom,
        };
      });
      assert.ok(picture >= 0.5, `picture: ${picture} of the window`);
      assert.ok(Math.min(...plots) >= 0.1, `plots: ${plots} of the window`);
      assert.ok(bottom <= viewport.height, `${bottom} of ${viewport.height}`);
    },
  );

for (const viewport of [
  { width: 390, height: 844 },
  { width: 800, height: 600 },
])
  pageTest(
    `presenting in a window of ${viewport.width} × ${viewport.height}: picture and plots fill it, the plots are folded again afterwards`,
    { viewport },
    async (page) => {
      await openScene(page, lesson, true);
      const folded = () => page.evaluate(() => !document.querySelector(".plots-fold").open);
      assert.ok(await folded());
      await page.keyboard.press("p");
      await page.waitForFunction(() => document.documentElement.dataset.presenting === "shown");
      await frames(page, 10);
      const { picture, plot, bottom } = await page.evaluate(() => {
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        return {
          picture: box(".stage-view").height / innerHeight,
          plot: box(".plot-area"),
          bottom: box(".stage-column").bottom,
        };
      });
      assert.ok(picture >= 0.4, `picture: ${picture} of the window`);
      assert.ok(plot.height > 0 && plot.bottom <= viewport.height, `the first plot ends at ${plot.bottom}`);
      assert.ok(Math.abs(bottom - viewport.height) <= 1, `${bottom} of ${viewport.height}`);
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => document.documentElement.dataset.presenting === undefined);
      assert.ok(await folded());
    },
  );

pageTest(
  "presenting is in large type, and only while it lasts",
  { viewport: { width: 1920, height: 1080 } },
  async (page) => {
    await openScene(page, lesson, true);
    const type = () => page.evaluate(() => document.documentElement.dataset.type);
    assert.equal(await type(), undefined);
    await page.keyboard.press("p");
    await page.waitForFunction(() => document.documentElement.dataset.presenting === "shown");
    assert.equal(await type(), "large");
    // The experiment fills the window: nothing above the picture, nothing of the plots below the edge.
    const [top, bottom] = await page.evaluate(() => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      return [box(".stage-column").top, innerHeight - box(".plots-list").bottom];
    });
    assert.ok(top >= 0 && top < 2, `${top} px above`);
    assert.ok(bottom >= -1 && bottom < 40, `${bottom} px below`);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.documentElement.dataset.presenting === undefined);
    assert.equal(await type(), undefined);
  },
);

/** Left and right edges of everything that a selector finds. px */
const edges = (page, selector) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((each) => {
        const { left, right, top, width } = each.getBoundingClientRect();
        return { left, right, top, width };
      }),
    selector,
  );

pageTest(
  "the buttons after the names of many runs stay together, at the end of a line",
  { viewport: { width: 1440, height: 900 }, locale: "ko-KR" },
  async (page) => {
    await page.goto(`${origin}/index.html#/methods`);
    await ready(page);
    await page.locator(".run + .run .run-name").first().waitFor();
    const [[apart], [add], [legend]] = await Promise.all([
      edges(page, ".runs-apart"),
      edges(page, ".runs-add"),
      edges(page, ".runs"),
    ]);
    assert.equal(apart.top, add.top);
    assert.ok(legend.right - add.right < 20, `${add.right} of ${legend.right}`);
  },
);

pageTest(
  "large type: the present numbers of two runs are whole",
  { ...projector, viewport: { width: 1440, height: 900 } },
  async (page) => {
    await page.goto(`${origin}/index.html#/redundant`);
    await ready(page);
    await page.locator("cd-plot .plot-figure").first().waitFor();
    // Tiny numbers, with powers of ten.
    await ask(page, (s) => s.stepForward(60));
    await frames(page, 10);
    const figures = await page.evaluate(() =>
      [...document.querySelectorAll(".plot-figure")].map(
        (each) => each.closest("cd-plot").getBoundingClientRect().right - each.getBoundingClientRect().right,
      ),
    );
    assert.ok(figures.length >= 6, `${figures.length} numbers`);
    assert.deepEqual(
      figures.filter((room) => room < 0),
      [],
    );
  },
);

pageTest(
  "large type: the quick settings end beside the choice of runs, in Japanese too",
  { ...projector, viewport: { width: 1440, height: 900 }, locale: "ja-JP" },
  async (page) => {
    await page.goto(`${origin}/index.html#/stack`);
    await ready(page);
    await page.locator(".controls-fold:not([open]) .control .switch").first().waitFor();
    const [controls, [scope]] = await Promise.all([
      edges(page, ".controls-fold:not([open]) .control:nth-child(-n + 3) > *"),
      edges(page, ".controls-fold:not([open]) .controls-scope .segments"),
    ]);
    assert.ok(
      Math.max(...controls.map(({ right }) => right)) <= scope.left,
      `${controls.map(({ right }) => right)} against ${scope.left}`,
    );
  },
);

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

for (const width of [375, 360, 320])
  pageTest(
    `a phone of ${width} px: every button of the row below the picture is whole`,
    { ...phone, viewport: { width, height: 740 } },
    async (page) => {
      await openScene(page, lesson, true);
      await page.locator(".stage-extra").first().waitFor();
      await frames(page, 5);
      const outer = (await edges(page, ".stage-bar .button")).filter(
        ({ right, left, width: own }) => own > 0 && (left < 0 || right > width),
      );
      assert.deepEqual(outer, []);
    },
  );

for (const lang of ["en", "de", "ja", "ko"])
  pageTest(`a phone: the line of settings does not lie over the ring: ${lang}`, phone, async (page) => {
    await openScene(page, `/index.html?lang=${lang}#/circle`, true);
    await page.locator(".runs-setting").waitFor();
    await frames(page, 10);
    const [line] = await page
      .locator(".runs-setting")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    const top = (await onScreen(page, [0, 1])).y;
    assert.ok(top >= line, `the ring begins at ${top}, the line ends at ${line}`);
  });

pageTest("a phone: sliders in the text are long enough to be set", phone, async (page) => {
  await page.goto(`${origin}/index.html?lang=ja#/complementarity`);
  await layOutAll(page);
  await page.locator(".ball input[type=range]").first().waitFor();
  for (const { width } of await edges(page, ".article input[type=range]"))
    assert.ok(width === 0 || width >= 64, `${width} px`);
});

pageTest("a phone: what a table of numbers shows can be read, whatever its width", phone, async (page) => {
  await page.goto(`${origin}/index.html#/methods`);
  await ready(page);
  await layOutAll(page);
  await page.locator(".live-table-scroll tbody td").first().waitFor();
  // As wide as it becomes.
  await page.evaluate(() => {
    for (const cell of document.querySelectorAll(".live-table-scroll tbody td"))
      cell.textContent = "−632 × 10⁻⁶";
  });
  const [[box], [caption]] = await Promise.all([
    edges(page, ".live-table-scroll"),
    edges(page, ".live-table-scroll caption"),
  ]);
  assert.ok(caption.left >= box.left && caption.right <= box.right, `${caption.right} of ${box.right}`);
});

pageTest(
  "columns of numbers stay where they are while the numbers change",
  { viewport: { width: 1440, height: 900 } },
  async (page) => {
    for (const [place, table, longest] of [
      ["methods", ".live-table-scroll", "−3·10⁻¹²"],
      ["stack", ".results", "−632 × 10⁻⁶"],
    ]) {
      await page.goto("about:blank");
      await page.goto(`${origin}/index.html#/${place}`);
      await ready(page);
      await layOutAll(page);
      await page.locator(`${table} tbody td`).first().waitFor();
      const places = [];
      for (const number of ["0", longest]) {
        await page.evaluate(
          ([table, number]) => {
            for (const cell of document.querySelectorAll(`${table} tbody td`))
              (cell.querySelector(".number") ?? cell).textContent = number;
          },
          [table, number],
        );
        places.push((await edges(page, `${table} thead th`)).map(({ right }) => Math.round(right)));
      }
      for (const [i, right] of places[1].entries())
        assert.ok(Math.abs(right - places[0][i]) <= 2, `${place}: ${places[0]}, then ${places[1]}`);
    }
  },
);

pageTest(
  "a phone: the text stays where it is while an iteration runs, in German too",
  { ...phone, locale: "de-DE" },
  async (page) => {
    await page.goto(`${origin}/index.html#/iterating`);
    await page.locator(".iterations-readout").waitFor();
    const heights = await page.evaluate(() => {
      const readout = document.querySelector(".iterations-readout");
      return ["0", "Durchgang 1 von 133, Zeile 3, Residuum bisher 2,40 × 10⁻⁶ und mehr"].map((words) => {
        readout.textContent = words;
        return readout.getBoundingClientRect().height;
      });
    });
    assert.equal(heights[0], heights[1]);
  },
);

pageTest(
  "no choice among the quick settings is cut in Korean: wide letters go into a menu",
  { viewport: { width: 1280, height: 720 }, locale: "ko-KR", path: "/index.html#/friction" },
  async (page) => {
    await page.locator(".controls-fold:not([open]) .control .slider").first().waitFor();
    const cut = await page
      .locator(".controls-fold:not([open]) .control:nth-child(-n + 3) .segment span")
      .evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
      );
    assert.deepEqual(cut, []);
    assert.equal(await page.locator('.control[data-name="frictionModel"] select').count(), 1);
  },
);

pageTest(
  "the menu among the quick settings shows the whole of what is chosen, and a switch its name",
  { viewport: { width: 1440, height: 900 } },
  async (page) => {
    await page.goto(`${origin}/index.html#/methods`);
    const menu = page.locator(".controls-fold:not([open]) .control select").first();
    await menu.waitFor();
    const { text, room } = await menu.evaluate((select) => {
      const style = getComputedStyle(select);
      const pen = document.createElement("canvas").getContext("2d");
      pen.font = style.font;
      return {
        text: pen.measureText(select.selectedOptions[0].textContent).width,
        room:
          select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight),
      };
    });
    assert.ok(text > 0 && text <= room, `${text} px of text in ${room} px`);
    await page.goto(`${origin}/index.html#/stack`);
    const name = page.locator(".controls-fold:not([open]) .control:has(.switch) .control-name");
    await name.first().waitFor();
    assert.ok((await name.getByText("warm start").boundingBox()).width > 40);
  },
);

for (const [language, options, type = ""] of [
  ["de", { viewport: { width: 1366, height: 768 } }],
  ["en", { viewport: { width: 1280, height: 720 } }],
  ["de", projector, ", large type"],
]) {
  pageTest(
    `names of plots and the choice of a menu are whole beside a text: ${language}${type}`,
    options,
    async (page) => {
      for (const place of ["positions", "methods", "redundant", "coordinates"]) {
        await page.goto("about:blank");
        await page.goto(`${origin}/index.html?lang=${language}#/${place}`);
        await ready(page);
        await page.locator("cd-plot .plot-figure").first().waitFor();
        await page.waitForLoadState("networkidle");
        const faults = await page.evaluate(() => {
          const cut = (title) => {
            const head = title.closest(".plot-head");
            const [name, value] = [title, head.querySelector(".plot-values")].map((each) =>
              each.getBoundingClientRect(),
            );
            const over = value.top < name.bottom - 0.5 && value.left < name.right && name.left < value.right;
            return title.scrollWidth > title.clientWidth + 1 || over;
          };
          const short = (select) => {
            const style = getComputedStyle(select);
            const pen = document.createElement("canvas").getContext("2d");
            // The shorthand is empty beside font-variant-numeric.
            pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
            const room =
              select.clientWidth -
              Number.parseFloat(style.paddingLeft) -
              Number.parseFloat(style.paddingRight);
            return pen.measureText(select.selectedOptions[0].textContent).width > room + 0.5;
          };
          const [titles, menus] = ["cd-plot .plot-title", ".controls-fold:not([open]) .control select"].map(
            (each) => [...document.querySelectorAll(each)].filter((one) => one.checkVisibility()),
          );
          return [
            ...titles.filter(cut).map((title) => title.textContent),
            ...menus.filter(short).map((select) => select.selectedOptions[0].textContent),
          ];
        });
        assert.deepEqual(faults, [], place);
      }
    },
  );
}

pageTest(
  "the words of the row below the picture lie inside their buttons, on German phones",
  { viewport: { width: 390, height: 844 } },
  async (page) => {
    await page.goto(`${origin}/index.html?lang=de#/drift`);
    await ready(page);
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll(".fold-button")]
        .filter((button) => button.checkVisibility())
        .filter((button) => {
          const words = document.createRange();
          words.selectNodeContents(button);
          const [own, text] = [button, words].map((each) => each.getBoundingClientRect());
          return text.left < own.left - 0.5 || text.right > own.right + 0.5;
        })
        .map((button) => button.textContent.trim()),
    );
    assert.deepEqual(beyond, []);
  },
);

pageTest(
  "on a phone the names of two runs and the buttons beside them lie beside each other",
  { viewport: { width: 390, height: 844 } },
  async (page) => {
    await page.goto(`${origin}/index.html#/friction`);
    await ready(page);
    await page.evaluate(() => {
      const asked = [...document.querySelectorAll("cd-prediction")].find(
        ({ preset }) => preset.runs.length === 2,
      );
      document.querySelector("cd-stage").session.setRuns(asked.preset.runs);
    });
    await page.locator(".runs-apart").waitFor();
    const boxes = await page
      .locator(".runs :is(.run, .runs-apart, .runs-add)")
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    assert.equal(boxes.length, 4);
    for (const [i, [left]] of boxes.entries())
      if (i > 0) assert.ok(left >= boxes[i - 1][1] - 0.5, JSON.stringify(boxes));
  },
);

/** Menus whose chosen words are cut. */
const cutMenus = () => {
  const context = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll("cd-controls select, .iterations-problem select")].flatMap((each) => {
    const style = getComputedStyle(each);
    context.font = style.font;
    const arrow = style.appearance === "none" ? 0 : 18;
    const room =
      each.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - arrow;
    const words = each.selectedOptions[0].textContent.trim();
    return each.clientWidth > 0 && context.measureText(words).width > room + 1
      ? [`${words}: ${room} px`]
      : [];
  });
};
for (const [lesson, language, options] of [
  ["methods", "en", { ...projector, viewport: { width: 1440, height: 900 } }],
  ["methods", "de", { ...projector, viewport: { width: 1366, height: 768 } }],
  ["iterating", "de", phone],
  ["iterating", "de", { ...projector, ...phone }],
]) {
  const { width } = options.viewport;
  pageTest(
    `${lesson} in ${language}, ${width} px${options.before ? ", large type" : ""}: no menu is cut`,
    { ...options, path: `/index.html?lang=${language}#/${lesson}` },
    async (page) => {
      await page.locator("cd-controls select, .iterations-problem select").first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      assert.deepEqual(await page.evaluate(cutMenus), []);
    },
  );
}
