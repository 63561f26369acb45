// The building kit in the free laboratory: building by mouse and by keyboard, undo, files, links.
import assert from "node:assert/strict";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { violations } from "./support/axe.mjs";
import { origin, pageTest } from "./support/browser.mjs";
import {
  ask,
  button,
  download,
  emptyLaboratory,
  frames,
  onScreen,
  pause,
  ready,
  run,
  stateHash,
  until,
} from "./support/scene.mjs";

const laboratory = "/index.html#/laboratory";
const words = (page) => page.locator(".kit-words");
/** The button that shows this tool. */
const tool = (page, id) => page.locator(`cd-kit-family > [data-tool="${id}"]`);
const built = (page) =>
  ask(page, (s) => {
    const { simulation } = s.selected;
    return {
      bodies: simulation.bodies().map(({ fixed }) => fixed),
      constraints: simulation.constraints().map(({ kind }) => kind),
    };
  });
const pendulum = { bodies: [true, false], constraints: ["distance"] };

async function enter(page, path = laboratory) {
  await emptyLaboratory(page);
  await page.goto(new URL(path, origin).href);
  await ready(page);
  await page.locator(".kit-rail button").first().waitFor();
}

async function drag(page, from, to) {
  const [a, b] = [await onScreen(page, from), await onScreen(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
  await page.mouse.move(b.x, b.y);
  await page.mouse.up();
  await frames(page);
}
async function click(page, at, modifiers = []) {
  const { x, y } = await onScreen(page, at);
  for (const key of modifiers) await page.keyboard.down(key);
  await page.mouse.click(x, y);
  for (const key of modifiers) await page.keyboard.up(key);
  await frames(page);
}

/** A fixed particle, a free one, a stick: the mouse and nothing else. */
async function buildByMouse(page) {
  await button(page, "Fixed: selected particles, or new ones").click();
  await button(page, "Particle").click();
  await click(page, [0, 1]);
  await button(page, "Select").click();
  await click(page, [1, -1]);
  await button(page, "Fixed: selected particles, or new ones").click();
  await button(page, "Stick").click();
  await drag(page, [0, 1], [0.6, 0.2]);
}

pageTest(
  "the stage of the laboratory reaches down to the line below it",
  { viewport: { width: 1440, height: 900 } },
  async (page) => {
    await enter(page);
    const [stage, work] = [
      await page.locator(".kit cd-stage").boundingBox(),
      await page.locator(".kit-stage").boundingBox(),
    ];
    assert.ok(Math.abs(stage.height - work.height) < 1, `${stage.height} of ${work.height}`);
  },
);

pageTest("on an empty board nothing runs", {}, async (page) => {
  await enter(page);
  for (const press of [() => page.locator(".transport-run").click(), () => ask(page, (s) => s.play())]) {
    await press();
    await frames(page);
    assert.deepEqual(await ask(page, (s) => [s.playing, s.time]), [false, 0]);
  }
});

pageTest("a pendulum is built with the mouse alone, and swings", {}, async (page) => {
  await enter(page);
  assert.equal(await page.locator(".kit-hint").count(), 1, "an empty stage says what to do");
  await buildByMouse(page);
  assert.deepEqual(await built(page), pendulum);
  assert.equal(await page.locator(".kit-hint").count(), 0);
  const length = await ask(page, (s) => s.selected.simulation.constraints()[0].parameters.length);
  assert.ok(Math.abs(length - 1) < 0.02, `as long as it was drawn: ${length}`);
  assert.ok(
    (await ask(page, (s) => s.selected.simulation.observe("C.norm"))) < 1e-12,
    "and it pulls at nothing",
  );
  await run(page);
  await until(page, (s) => s.time > 0.6);
  await pause(page);
  assert.ok((await ask(page, (s) => s.selected.simulation.positions()[2])) < 0.3, "it fell to the left");
  assert.ok((await ask(page, (s) => s.selected.simulation.observe("C.norm"))) < 1e-4);
});

pageTest("a pendulum is built with the keyboard alone", {}, async (page) => {
  await enter(page);
  const type = async (text) => {
    await page.keyboard.press("/");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  };
  await page.keyboard.press("m");
  await type("0, 1");
  await page.keyboard.press("f");
  await type("0.8 0.4");
  await page.keyboard.press("s");
  await type("0 7");
  assert.match(await words(page).innerText(), /no particle 7/);
  await page.keyboard.press("/");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("0 1");
  await page.keyboard.press("Enter");
  assert.deepEqual(await built(page), pendulum);
  assert.equal(await ask(page, (s) => s.selected.simulation.constraints()[0].parameters.length), 1);
  await page.keyboard.press("Tab");
  // The rail is one stop, in which arrow keys walk.
  await tool(page, "stick").focus();
  await page.keyboard.press("ArrowDown");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.tool), "box");
  assert.equal(
    await page.locator(".kit-rail > * > button[tabindex='0'], .kit-rail > button[tabindex='0']").count(),
    1,
  );
  // Tools of one family are behind one button: an arrow to the side, and Enter takes one.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.querySelector("cd-kit").workspace.tool), "disc");
  assert.equal(
    await page.locator('cd-kit-family > [data-tool="disc"]').count(),
    1,
    "the button shows what was used last",
  );
});

pageTest("undo goes back to the very state before each change, redo to what undo left", {}, async (page) => {
  await enter(page);
  await buildByMouse(page);
  await ask(page, (s) => s.stepForward(40));
  const [before, time] = [await stateHash(page), await ask(page, (s) => s.time)];
  await tool(page, "cut").click();
  await drag(page, [-0.6, 0.9], [0.9, 0.5]);
  assert.deepEqual((await built(page)).constraints, [], "the scissors cut the stick while it swings");
  await ask(page, (s) => s.stepForward(30));
  const [after, later] = [await stateHash(page), await ask(page, (s) => s.time)];
  await page.keyboard.press("Control+z");
  assert.deepEqual(await built(page), pendulum);
  assert.deepEqual([await stateHash(page), await ask(page, (s) => s.time)], [before, time]);
  await page.keyboard.press("Control+Shift+z");
  assert.deepEqual([await stateHash(page), await ask(page, (s) => s.time)], [after, later]);
  for (let i = 0; i < 20; i++) await page.keyboard.press("Control+z");
  assert.deepEqual(await built(page), { bodies: [], constraints: [] });
  assert.ok(await button(page, "Undo").isDisabled());
});

pageTest("a particle goes with what hangs on it, as one step", {}, async (page) => {
  await enter(page);
  await tool(page, "stick").click();
  await drag(page, [-0.8, 0], [0, 0.8]);
  await drag(page, [0, 0.8], [0.8, 0]);
  await drag(page, [-0.8, 0], [0.8, 0]);
  await page.keyboard.press("v");
  await click(page, [0, 0.8]);
  await page.getByRole("button", { name: "Delete, with 2 attached objects" }).click();
  assert.deepEqual((await built(page)).constraints, ["distance"]);
  assert.equal((await built(page)).bodies.length, 2);
  await page.keyboard.press("Control+z");
  assert.equal((await built(page)).constraints.length, 3);
});

pageTest(
  "everything of the catalogue that lives in the plane can be added from the menu",
  {},
  async (page) => {
    await enter(page);
    await page.keyboard.press("m");
    for (const at of [
      [-1, 0],
      [-0.3, 0.5],
      [0.3, -0.4],
      [1, 0.2],
    ])
      await click(page, at);
    await page.keyboard.press("i");
    for (const at of [
      [-0.4, -0.4],
      [0.7, 0.7],
    ])
      await click(page, at);
    await until(page, (s) => s.selected.simulation.bodies().length === 6);
    await page.keyboard.press("v");
    await click(page, [0, -0.9]);
    const choices = await page.evaluate(async () => {
      document.querySelector("cd-kit-menu button").click();
      await new Promise((done) => setTimeout(done, 100));
      return [...document.querySelectorAll("[data-kind]")].map(({ dataset }) => ({
        group: dataset.group,
        kind: dataset.kind,
      }));
    });
    const kinds = choices.map(({ kind }) => kind);
    assert.ok(
      kinds.includes("lemniscate") && kinds.includes("wind") && !kinds.includes("helix"),
      kinds.join(),
    );
    // These take bodies that turn: 4 and 5 are discs.
    const turning = ["hinge", "slider", "weld", "gear", "motor", "rack-and-pinion", "torsion", "torsional-spring"];
    assert.ok(
      turning.every((kind) => kinds.includes(kind)),
      "joints are in the menu",
    );
    for (const { group, kind } of choices) {
      const choice = page.locator(`[data-kind="${kind}"][data-group="${group}"]`);
      if (!(await choice.isVisible())) await page.locator("cd-kit-menu > button").click();
      await choice.click();
      const slots = await page.evaluate(
        () => document.querySelector("cd-kit").workspace.gathering?.kind.slots.map(({ min }) => min) ?? [],
      );
      const count = slots.reduce((sum, min) => sum + min, 0);
      if (slots.length > 0) {
        await page.keyboard.press("/");
        await page.keyboard.type(
          // A drum takes its carrier, a load and the wheel.
          (kind === "drum"
            ? [4, 0, 5]
            : Array.from({ length: count }, (_, i) => (turning.includes(kind) ? 4 + i : i % 4))
          ).join(" "),
        );
        await page.keyboard.press("Enter");
        await page.keyboard.press("Tab");
      }
      const there = await ask(
        page,
        (s, kind) =>
          [...s.selected.simulation.constraints(), ...s.selected.simulation.forces()].some(
            (each) => each.kind === kind,
          ),
        kind,
      );
      assert.ok(there, `${kind}: ${await words(page).innerText()}`);
      assert.ok((await page.locator(".kit-details h2").innerText()).length > 0);
      // Each alone: together they contradict each other.
      await page.keyboard.press("Control+z");
    }
  },
);

pageTest("numbers of things change in the inspector, and a refusal names its reason", {}, async (page) => {
  await enter(page);
  await buildByMouse(page);
  const length = page.locator('.kit-field[data-name="length"] input');
  await length.fill("1.5");
  await length.press("Enter");
  assert.equal(await ask(page, (s) => s.selected.simulation.constraints()[0].parameters.length), 1.5);
  const bodies = page.locator('.kit-field[data-name="between"] input');
  await bodies.fill("0, 0");
  await bodies.press("Enter");
  assert.match(await words(page).innerText(), /named twice/);
  await page.getByRole("option", { name: "Particle 1" }).click();
  const mass = page.locator('.kit-field[data-name="mass"] input');
  await mass.fill("3");
  await mass.press("Enter");
  assert.equal(await ask(page, (s) => s.selected.simulation.bodies()[1].mass), 3);
  await page.getByRole("switch", { name: "fixed" }).click();
  assert.deepEqual((await built(page)).bodies, [true, true]);
});

/** Level ground, a triangle that hangs on a hinge, a capsule that slides upright. */
async function buildRigid(page) {
  await page.keyboard.press("h");
  await click(page, [0, -0.9]);
  await page.keyboard.press("y");
  for (const corner of [
    [-0.4, 0],
    [0.4, 0],
    [0, 0.7],
  ])
    await click(page, corner);
  await page.keyboard.press("Enter");
  await page.keyboard.press("1");
  await drag(page, [0.2, 0.1], [0.9, 0.9]);
  await page.keyboard.press("j");
  await drag(page, [-1.2, 0.4], [-0.7, 0.4]);
  await page.keyboard.press("2");
  await drag(page, [-0.8, 0.4], [-0.8, 0.8]);
}

pageTest(
  "polygons, capsules and joints are built by mouse, hold while they move, and go with their bodies",
  {},
  async (page) => {
    await enter(page);
    await buildRigid(page);
    assert.deepEqual((await built(page)).constraints, ["hinge", "slider"]);
    assert.ok(
      (await ask(page, (s) => s.selected.simulation.observe("C.norm"))) < 1e-12,
      "they pull at nothing",
    );
    const lowest = await ask(page, (s) => {
      const { simulation } = s.selected;
      const [, , y] = [...simulation.positions()].slice(3, 6).map(Number);
      return [simulation.bodies()[1].kind, y];
    });
    assert.equal(lowest[0], "rigid");
    await run(page);
    await until(page, (s) => s.time > 0.5);
    // Added and removed while time runs.
    await page.keyboard.press("i");
    await click(page, [1.2, 0.6]);
    await until(page, (s) => s.time > 0.8);
    await pause(page);
    assert.equal((await built(page)).bodies.length, 6);
    assert.ok((await ask(page, (s) => s.selected.simulation.observe("C.norm"))) < 1e-3, "the joints hold");
    assert.ok(
      await ask(page, (s) => Math.abs(s.selected.simulation.positions()[5]) > 0.1),
      "the triangle swings about its hinge",
    );
    await page.getByRole("option", { name: "Body 1" }).click();
    await page.getByRole("button", { name: "Delete, with one attached object" }).click();
    assert.deepEqual((await built(page)).constraints, ["slider"]);
    const hash = await stateHash(page);
    await page.keyboard.press("Control+z");
    assert.deepEqual((await built(page)).constraints, ["hinge", "slider"]);
    await page.keyboard.press("Control+Shift+z");
    assert.equal(await stateHash(page), hash);
  },
);

pageTest(
  "a joint's limits and motor are numbers of the catalogue, and survive a link",
  { permissions: ["clipboard-read", "clipboard-write"] },
  async (page) => {
    await enter(page);
    await buildRigid(page);
    await page.getByRole("option", { name: "Hinge 0" }).click();
    const field = (name) => page.locator(`.kit-field[data-name="${name}"]`);
    assert.equal(await field("maxTorque").count(), 0, "numbers of a motor that is off are not shown");
    await field("driven").getByRole("switch").click();
    await field("speed").locator("input").fill("4");
    await field("speed").locator("input").press("Enter");
    await field("limited").getByRole("switch").click();
    const parameters = await ask(page, (s) => s.selected.simulation.constraints()[0].parameters);
    assert.deepEqual([parameters.driven, parameters.speed, parameters.limited], [true, 4, true]);
    await button(page, "Share").click();
    await words(page)
      .getByText(/The link is in the clipboard/)
      .waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const hash = await stateHash(page);
    await page.goto("about:blank");
    await page.goto(link);
    await ready(page);
    await until(page, (s) => s.selected.simulation.constraints().length === 2);
    assert.equal(await stateHash(page), hash);
  },
);

pageTest("a polygon and its hinge are built by keyboard", {}, async (page) => {
  await enter(page);
  const type = async (text) => {
    await page.keyboard.press("/");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  };
  await page.keyboard.press("y");
  await type("0, 0; 1, 0; 2, 0");
  assert.match(await words(page).innerText(), /three corners/);
  await page.keyboard.press("/");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("0, 0; 1, 0; 0, 1");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const [x, y] = await ask(page, (s) => [...s.selected.simulation.positions()]);
  assert.ok(
    Math.abs(x - 1 / 3) < 1e-12 && Math.abs(y - 1 / 3) < 1e-12,
    "its centre of mass is where it belongs",
  );
  await page.keyboard.press("1");
  if ((await built(page)).constraints.length === 0) await type("0");
  assert.deepEqual(await built(page), { bodies: [false, true], constraints: ["hinge"] });
});

pageTest(
  "a compound on terrain is built by mouse, comes to rest on it, sleeps where it may, and undo gives back its parts",
  {},
  async (page) => {
    await enter(page);
    await page.keyboard.press("7");
    for (const at of [
      [-1.6, 0],
      [-0.6, -0.8],
      [0.6, -0.8],
      [1.6, 0],
    ])
      await click(page, at);
    await page.keyboard.press("Enter");
    await page.keyboard.press("u");
    await click(page, [-0.2, 0]);
    await page.keyboard.press("i");
    await click(page, [0.3, 0.2]);
    const kinds = () =>
      ask(page, (s) => s.selected.simulation.toJSON().bodies.map(({ shape }) => Object.keys(shape)[0]));
    assert.deepEqual(await kinds(), ["chain", "box", "disc"]);
    const before = await stateHash(page);
    await page.keyboard.press("8");
    await click(page, [-0.2, 0]);
    await click(page, [0.3, 0.2]);
    await page.getByRole("button", { name: "Done" }).click();
    assert.deepEqual(await kinds(), ["chain", "compound"]);
    await page.keyboard.press("Control+z");
    assert.equal(await stateHash(page), before);
    await page.keyboard.press("Control+Shift+z");
    assert.deepEqual(await kinds(), ["chain", "compound"]);
    await ask(page, (s) => s.selected.simulation.set("sleepAfter", 0.3));
    await run(page);
    await until(page, (s) => s.selected.simulation.asleep().length === 1);
    await pause(page);
    const gaps = await ask(page, (s) => s.selected.simulation.contacts().map(({ gap }) => gap));
    assert.ok(gaps.length > 0 && gaps.every((gap) => gap > -0.006), "it lies on the terrain");
  },
);

pageTest("a convex solid in space is built from typed corners", {}, async (page) => {
  await enter(page);
  await button(page, "Open").click();
  await page.locator(".kit-scene").nth(1).click();
  await page.keyboard.press("y");
  await page.keyboard.press("/");
  await page.keyboard.type("0 1 0; 1 1 0; 0 1 1; 0 2 0");
  await page.keyboard.press("Enter");
  const [x, y, z] = await ask(page, (s) => [...s.selected.simulation.positions()]);
  for (const [at, wanted] of [
    [x, 0.25],
    [y, 1.25],
    [z, 0.25],
  ])
    assert.ok(Math.abs(at - wanted) < 1e-12, "it stands where its corners do");
});

pageTest(
  "a pulley with mass, a torsional spring and wind at a point are built by mouse, a screw by keyboard; undo takes them back",
  {},
  async (page) => {
    await enter(page);
    const made = () =>
      ask(page, (s) => {
        const { constraints, forces } = s.selected.simulation.toJSON();
        return [...(constraints ?? []), ...(forces ?? [])].map((each) => Object.keys(each)[0]);
      });
    await page.keyboard.press("i");
    await drag(page, [0, 0.6], [0.3, 0.6]);
    await page.keyboard.press("1");
    await drag(page, [0, 0.6], [0, 0.6]);
    await page.keyboard.press("Enter");
    for (const side of [1, -1]) {
      await page.keyboard.press("6");
      assert.match(await words(page).innerText(), /side of a wheel/);
      await drag(page, [0.2 * side, 0.6], [0.3 * side, -0.6]);
    }
    assert.deepEqual(await made(), ["hinge", "drum", "drum"]);
    const radii = await ask(page, (s) =>
      s.selected.simulation.constraints().flatMap(({ parameters }) => parameters.radius ?? []),
    );
    assert.ok(radii[0] > 0.25 && Math.abs(radii[0] + radii[1]) < 1e-12, `opposite radii: ${radii}`);
    const residual = await ask(page, (s) => Math.max(...s.selected.simulation.c().map(Math.abs)));
    assert.ok(residual < 1e-12, `taut and at rest: ${residual}`);
    await page.keyboard.press("z");
    await click(page, [0, 0.6]);
    await page.keyboard.press("Enter");
    await page.keyboard.press("9");
    await drag(page, [0.1, 0.75], [0.9, 0.75]);
    assert.deepEqual(await made(), ["hinge", "drum", "drum", "torsion", "wind"]);
    const wind = await ask(page, (s) => s.selected.simulation.forces().at(-1).parameters);
    assert.ok(wind.velocity[0] > 3 && wind.point[1] > 0.05, JSON.stringify(wind));
    await run(page);
    await until(page, (s) => s.selected.simulation.stepCount > 30);
    await pause(page);
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    assert.deepEqual(await made(), ["hinge", "drum", "drum"]);

    await button(page, "Open").click();
    await page.locator(".kit-scene").nth(1).click();
    await page.keyboard.press("u");
    await page.keyboard.press("/");
    await page.keyboard.type("0, 1, 0");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("7");
    if ((await made()).length === 0) {
      await page.keyboard.press("/");
      await page.keyboard.type("0");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
    }
    assert.deepEqual(await made(), ["screw"]);
  },
);

pageTest("the cradle opens in sequence and at once beside each other", {}, async (page) => {
  await enter(page);
  await button(page, "Open").click();
  await page.locator("[data-scene='newtons-cradle']").click();
  await run(page);
  await until(page, (s) => s.time > 2);
  await pause(page);
  const out = await ask(page, (s) =>
    s.runs.map(({ simulation }) => [...simulation.velocities()].filter((_, i) => i % 3 === 0)),
  );
  assert.equal(out.length, 2);
  const near = (found, wanted) => found.every((x, i) => Math.abs(x - wanted[i]) < 1e-6);
  assert.ok(near(out[0], [0, 0, 0, 0, 1]), `${out[0]}`);
  assert.ok(near(out[1], [-0.6, 0.4, 0.4, 0.4, 0.4]), `${out[1]}`);
});

pageTest("the rail fits without scrolling at 860 pixels and on a phone", {}, async (page) => {
  for (const viewport of [
    { width: 1280, height: 860 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await enter(page);
    const fits = await page.evaluate(() => {
      const rail = document.querySelector(".kit-rail");
      const box = rail.getBoundingClientRect();
      const last = [...rail.querySelectorAll("button")]
        .filter((each) => !each.closest("[popover]"))
        .at(-1)
        .getBoundingClientRect();
      return last.right <= box.right + 0.5 && last.bottom <= box.bottom + 0.5;
    });
    assert.ok(fits, `${viewport.width} × ${viewport.height}`);
  }
});

pageTest(
  "a saved scene opens as it was, bit for bit; a bad file is refused with its place and nothing is lost",
  {},
  async (page) => {
    await enter(page);
    await buildByMouse(page);
    await ask(page, (s) => s.stepForward(33));
    const hash = await stateHash(page);
    const { bytes, name } = await download(
      page,
      page.locator(".kit-bar").getByRole("button", { name: "Save", exact: true }),
    );
    assert.match(name, /\.json$/);
    const folder = mkdtempSync(join(tmpdir(), "kit-"));
    const put = (file, text) => {
      writeFileSync(join(folder, file), text);
      return join(folder, file);
    };
    await button(page, "Open").click();
    await page.getByRole("button", { name: /^Empty stage in the plane/ }).click();
    assert.deepEqual(await built(page), { bodies: [], constraints: [] });
    const input = page.locator(".kit-file");
    await input.setInputFiles(put("good.json", bytes));
    await until(page, (s) => s.selected.simulation.bodies().length === 2);
    assert.equal(await stateHash(page), hash);

    await input.setInputFiles(put("broken.json", '{"version": 1,\n"space": plane}'));
    await words(page)
      .getByText(/broken\.json was not opened/)
      .waitFor();
    const wrong = JSON.stringify({ version: 1, space: "plane", bodies: [{ particle: {}, at: [0, "x"] }] });
    await input.setInputFiles(put("wrong.json", wrong));
    await words(page)
      .getByText(/wrong\.json was not opened: bodies\[0\]\.at\[1\]/)
      .waitFor();
    assert.equal(await stateHash(page), hash);
    await page.keyboard.press("Control+z");
    assert.deepEqual(
      await built(page),
      { bodies: [], constraints: [] },
      "opening the good file was one step, the bad ones none",
    );
  },
);

pageTest(
  "a shared link opens the same scene, and one's own work is one Undo away",
  { permissions: ["clipboard-read", "clipboard-write"] },
  async (page) => {
    await enter(page);
    await buildByMouse(page);
    await ask(page, (s) => s.stepForward(21));
    const hash = await stateHash(page);
    await button(page, "Share").click();
    await words(page)
      .getByText(/The link is in the clipboard/)
      .waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, /#\/laboratory\?scene=[\w-]+$/);
    // Another piece of work is kept when the link is opened.
    await page.keyboard.press("c");
    await click(page, await ask(page, (s) => [...s.selected.simulation.positions()].slice(2)));
    assert.equal((await built(page)).bodies.length, 1);
    await page.waitForFunction(
      () => JSON.parse(localStorage.getItem("constrained-dynamics-laboratory") ?? "{}").bodies?.length === 1,
    );
    await page.goto("about:blank");
    await page.goto(link);
    await ready(page);
    await words(page)
      .getByText(/The scene of the link/)
      .waitFor();
    assert.equal(await stateHash(page), hash);
    assert.equal(new URL(page.url()).hash, "#/laboratory", "a reload keeps what is built from here on");
    await page.keyboard.press("Control+z");
    assert.equal((await built(page)).bodies.length, 1);
  },
);

pageTest("a broken link says so and shows the empty stage", {}, async (page) => {
  await enter(page, `${laboratory}?scene=AAAA`);
  await words(page)
    .getByText(/This link is not complete/)
    .waitFor();
  assert.deepEqual(await built(page), { bodies: [], constraints: [] });
});

const stored = (page) => page.evaluate(() => localStorage.getItem("constrained-dynamics-laboratory"));
pageTest("the first visit finds an example that runs; it is kept when it is changed, and not before", { path: laboratory }, async (page) => {
  await ready(page);
  await words(page).getByText(/An example to play with/).waitFor();
  assert.equal(await page.locator(".kit-hint").count(), 0);
  await until(page, (s) => s.playing && s.time > 0.3);
  await pause(page);
  await page.locator(".site-name").click();
  await page.locator('.lesson-card[href="#/laboratory"]').waitFor();
  assert.equal(await stored(page), null, "nobody has built anything");
  await page.goBack();
  await ready(page);
  await until(page, (s) => s.playing);
  const stick = await ask(page, (s) => {
    s.pause();
    const [{ id }] = s.selected.simulation.constraints();
    s.edit((simulation) => simulation.removeConstraint(id));
    return s.selected.simulation.constraints().length;
  });
  await page.waitForFunction(() => localStorage.getItem("constrained-dynamics-laboratory") !== null);
  await page.reload();
  await ready(page);
  await words(page).getByText(/What you built last time is back/).waitFor();
  assert.deepEqual(await ask(page, (s) => [s.playing, s.selected.simulation.constraints().length]), [false, stick]);
});
pageTest("with reduced motion the example waits", { path: laboratory, reducedMotion: "reduce" }, async (page) => {
  await ready(page);
  await words(page).getByText(/An example to play with/).waitFor();
  await frames(page, 5);
  assert.deepEqual(await ask(page, (s) => [s.playing, s.time, s.selected.simulation.bodies().length > 5]), [false, 0, true]);
  assert.deepEqual(await violations(page), []);
  await page.emulateMedia({ colorScheme: "dark" });
  assert.deepEqual(await violations(page), []);
});

pageTest("what was built is there again at the next visit", {}, async (page) => {
  await enter(page);
  await buildByMouse(page);
  await page.locator(".site-name").click();
  await page.locator('.lesson-card[href="#/laboratory"]').click();
  await ready(page);
  assert.deepEqual(await built(page), pendulum);
  await words(page)
    .getByText(/What you built last time is back/)
    .waitFor();
});

pageTest(
  "a finger builds too, and can fix a particle",
  { viewport: { width: 390, height: 844 }, hasTouch: true },
  async (page) => {
    await enter(page);
    await tool(page, "stick").tap();
    const tap = async (at) => {
      const { x, y } = await onScreen(page, at);
      await page.touchscreen.tap(x, y);
      await frames(page);
    };
    assert.equal(await page.locator(".kit-family:popover-open").count(), 1, "the other tools of its kind");
    await tap([0, 0.4]);
    assert.equal(await page.locator(".kit-family:popover-open").count(), 0, "a tap on the stage closes them");
    await tap([0.6, 0]);
    await tool(page, "select").tap();
    await tap([0, 0.4]);
    await button(page, "Fixed: selected particles, or new ones").tap();
    assert.deepEqual(await built(page), pendulum);
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      "nothing hangs over the edge",
    );
  },
);

pageTest("a motion is prescribed by keyboard, a wrong formula names its character, and undo takes it back", {}, async (page) => {
  await enter(page);
  const type = async (text) => {
    await page.keyboard.press("/");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  };
  const moves = () => ask(page, (s) => s.selected.simulation.toJSON().bodies[0].moves ?? null);
  await page.keyboard.press("m");
  await type("0, 1");
  const free = await stateHash(page);
  await page.keyboard.press("t");
  assert.match(await words(page).innerText(), /formula of t/);
  await type("0");
  assert.equal((await moves()).x, "0.5*sin(2*t)");
  const field = page.locator("cd-motion", { hasText: "displacement along y" });
  await field.getByRole("textbox").fill("0.3*cos(4*t");
  await field.getByRole("textbox").press("Enter");
  assert.match(await field.getByRole("status").innerText(), /^Character 12: “\)” is expected here/);
  assert.equal((await moves()).y, "0", "nothing else runs");
  await field.getByRole("textbox").fill("0.3*sin(4*t)");
  await field.getByRole("textbox").press("Enter");
  assert.equal((await moves()).y, "0.3*sin(4*t)");
  const derivatives = await field.locator("dd math").evaluateAll((all) => all.map((each) => each.textContent));
  assert.equal(derivatives.length, 2, "velocity and acceleration");
  assert.deepEqual(await violations(page), []);
  await ask(page, (s) => s.stepForward(60));
  const { t, x, y } = await ask(page, (s) => {
    const [x, y] = s.selected.simulation.positions();
    return { t: s.time, x, y };
  });
  assert.ok(t > 0);
  assert.ok(Math.abs(x - 0.5 * Math.sin(2 * t)) < 1e-12 && Math.abs(y - 1 - 0.3 * Math.sin(4 * t)) < 1e-12);
  for (let k = 0; k < 2; k += 1) await button(page, "Undo").click();
  assert.equal(await moves(), null);
  assert.equal(await stateHash(page), free);
});

pageTest(
  "a finger prescribes a motion, and the switch of the inspector releases the body",
  { hasTouch: true, viewport: { width: 390, height: 844 } },
  async (page) => {
    await enter(page);
    await page.evaluate(() => document.querySelector("cd-kit").workspace.use("motion"));
    const { x, y } = await onScreen(page, [0, 0.5]);
    await page.touchscreen.tap(x, y);
    await frames(page);
    assert.deepEqual((await built(page)).bodies, [true]);
    const released = page.getByRole("switch", { name: "Prescribed motion" });
    await released.evaluate((input) => input.click());
    await frames(page);
    assert.deepEqual((await built(page)).bodies, [false]);
    assert.equal(await page.locator("cd-motion").count(), 0);
  },
);

pageTest("the laboratory has no accessibility violations, in light and dark", {}, async (page) => {
  await enter(page);
  await buildByMouse(page);
  assert.deepEqual(await violations(page), []);
  await page.emulateMedia({ colorScheme: "dark" });
  await button(page, "Code").click();
  await page.locator(".kit-code[open]").waitFor();
  assert.deepEqual(await violations(page), []);
});

pageTest("on a phone the words speak of tapping, and of no key", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
  await enter(page);
  const said = [await page.locator(".kit-hint").innerText()];
  for (const each of await page.locator("cd-kit-family > [data-tool]").all()) {
    await each.tap();
    said.push(await words(page).innerText());
  }
  assert.ok(said.length > 6, said.join("\n"));
  assert.ok(said.filter((text) => /\btap\b/i.test(text)).length > 2, said.join("\n"));
  assert.ok(said.every((text) => !/click|shift|enter|\([A-Z]\)/i.test(text)), said.join("\n"));
});
