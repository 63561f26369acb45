// Solvers at work: time stands still, every solver says how it ended, and λ of any iterate is shown.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { pageTest } from "./support/browser.mjs";
import { ask, button, frames, numberIn, openScene, playing, run, until } from "./support/scene.mjs";

const lesson = "/index.html#/particles";

async function openSolvers(page) {
  await page.locator("[data-panel=solvers] > .fold-button").click();
  await page.locator("cd-solvers .solvers-canvas .plot-curves").waitFor();
  await frames(page);
}
const scrubber = (page) => page.locator("cd-solvers .solvers-scrub input");
const shown = (page) =>
  ask(page, (s) => s.iterate && { solver: s.iterate.solver, k: s.iterate.k, lambda: [...s.iterate.lambda] });
/** Rows of the list: solver → [iterations, stopping rule]. */
const list = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll("cd-solvers tr[data-solver]")].map((row) => [
        row.dataset.solver,
        [row.cells[2].innerText, row.cells[3].innerText.split("\n")[0]],
      ]),
    ),
  );

pageTest("opening it stops time; running on says so, and pausing solves anew", {}, async (page) => {
  await openScene(page, lesson, true);
  await run(page);
  await openSolvers(page);
  assert.equal(await playing(page), false);
  const before = await page.locator("cd-solvers .solvers-note").first().innerText();
  await run(page);
  await page.getByText("Pause it to watch").waitFor();
  assert.ok(await scrubber(page).isDisabled());
  await until(page, (s) => s.time > 0.3);
  await page.locator("cd-solvers .solvers-note").getByRole("button", { name: "Pause" }).click();
  await page.getByText("Paused at").waitFor();
  assert.notEqual(await page.locator("cd-solvers .solvers-note").first().innerText(), before);
});

pageTest("the list says what the core says of every solver", {}, async (page) => {
  await openScene(page, lesson, true);
  await ask(page, (s) => s.stepForward(30));
  await openSolvers(page);
  const said = await list(page);
  const core = await ask(
    page,
    (s, ids) =>
      ids.map((id) => [id, s.selected.simulation.solveTrace(id, { maxIterations: 100 }).iterations]),
    Object.keys(said),
  );
  assert.ok(core.length >= 6, "every solver of the catalogue");
  for (const [id, iterations] of core) assert.equal(said[id][0], String(iterations), id);
});

pageTest(
  "keys go back through the iterations: λ of the iterate on the stage, its residual in words",
  {},
  async (page) => {
    await openScene(page, lesson, true);
    await ask(page, (s) => s.stepForward(30));
    await openSolvers(page);
    assert.equal(await shown(page), null);
    await page.getByRole("radio", { name: "Watch the iterates of Gauss–Seidel", exact: true }).check();
    await scrubber(page).focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await frames(page);
    const { lambda, residual } = await ask(page, (s) => {
      const trace = s.selected.simulation.solveTrace("gauss-seidel", { maxIterations: 100 });
      return {
        lambda: [...trace.iterates.subarray(trace.unknowns, 2 * trace.unknowns)],
        residual: trace.residuals[1],
      };
    });
    assert.deepEqual(await shown(page), { solver: "gauss-seidel", k: 1, lambda });
    const words = await page.locator("cd-solvers .solvers-readout").innerText();
    const said = numberIn(/‖Aλ \+ b‖ = (.*?),/.exec(words)[1]);
    assert.ok(Math.abs(said - residual) <= 5e-3 * residual, words);
    await button(page, "Back to the step’s λ").click();
    await frames(page);
    assert.equal(await shown(page), null);
  },
);

pageTest("the iterate goes when time moves on, and when the panel is closed", {}, async (page) => {
  await openScene(page, lesson, true);
  await openSolvers(page);
  await scrubber(page).focus();
  await page.keyboard.press("Home");
  await until(page, (s) => s.iterate?.k === 0);
  await ask(page, (s) => s.stepForward());
  assert.equal(await shown(page), null);
  await scrubber(page).focus();
  await page.keyboard.press("Home");
  await until(page, (s) => s.iterate !== null);
  await page.locator("[data-panel=solvers] > .fold-button").click();
  await until(page, (s) => s.iterate === null);
});

pageTest("the iterations play by themselves up to the last", {}, async (page) => {
  await openScene(page, lesson, true);
  await ask(page, (s) => s.stepForward(30));
  await openSolvers(page);
  await button(page, "Play the iterations").click();
  const last = Number(await scrubber(page).getAttribute("max"));
  await until(page, (s, last) => s.iterate?.k === last, last);
  await button(page, "Play the iterations").waitFor();
});

pageTest(
  "constraints that contradict leave a residual that no λ removes, and Jacobi says that it diverges",
  {},
  async (page) => {
    await openScene(page, lesson, true);
    await ask(page, (s) => {
      const [first] = s.selected.simulation.constraints();
      for (const length of [1.2, 1.4])
        s.edit((simulation) =>
          simulation.addConstraint({ distance: { between: [...first.bodies], length } }),
        );
    });
    await openSolvers(page);
    await page.locator(".solvers-over").getByText("least-squares residual").waitFor();
    await page.locator(".solvers-over").getByText("diverges").waitFor();
    const said = await list(page);
    assert.equal(said.jacobi[1], "diverges");
    assert.equal(said.cg[1], "least-squares solution");
  },
);

pageTest("the present step is taken apart row by row in the lesson on iterating", {}, async (page) => {
  await openScene(page, lesson, true);
  await ask(page, (s) => s.stepForward(30));
  await openSolvers(page);
  const b = await ask(page, (s) => [...s.selected.simulation.matrix("b").data]);
  await page.getByRole("button", { name: "To the lesson “Iterating”" }).click();
  await page.locator(".iterations-readout").waitFor();
  const taken = await page.evaluate(() => {
    const { workspace: lab } = document.querySelector("cd-iterating");
    return { problem: lab.problem, b: [...lab.numbers.b], free: !lab.bounded };
  });
  assert.deepEqual(taken, { problem: "own", b, free: true });
});

pageTest("a step with contacts goes there too, with its bounds, its friction and the names of its rows", {}, async (page) => {
  await openScene(page, "/index.html#/friction", true);
  await ask(page, (s) => s.stepForward(5));
  await openSolvers(page);
  const problem = await ask(page, (s) => {
    const { problem } = s.selected.simulation.stepProblem();
    return { b: [...problem.b], mu: problem.friction.map(({ mu }) => mu) };
  });
  await page.getByRole("button", { name: "To the lesson “Iterating”" }).click();
  await page.locator(".iterations-readout").waitFor();
  const taken = await page.evaluate(() => {
    const { numbers } = document.querySelector("cd-iterating").workspace;
    return { b: [...numbers.b], mu: numbers.friction.map(({ mu }) => mu) };
  });
  assert.deepEqual(taken, problem);
  const on = page.getByRole("button", { name: "One line on" });
  await on.click();
  assert.match(await page.locator(".iterations-readout").innerText(), /normal of contact 1/);
});

/** Chooses to go row by row and waits for the walk. */
async function walkRows(page) {
  await page.locator("cd-solvers .solvers-walk label", { hasText: "Row by row" }).click();
  await page.locator("cd-solvers cd-rows .sweeps-sentence").waitFor();
}
const sentence = (page) => page.locator("cd-solvers .sweeps-sentence").innerText();

pageTest("a frozen step of sticks is walked row by row, and the stage lights the stick whose turn it is", {}, async (page) => {
  await openScene(page, lesson, true);
  await ask(page, (s) => s.stepForward(30));
  await openSolvers(page);
  await walkRows(page);
  assert.match(await sentence(page), /all 2 rows start from λ = 0/);
  const on = page.locator("cd-solvers").getByRole("button", { name: "One row on" });
  const trace = await ask(page, (s) => {
    const { changes, iterates } = s.selected.simulation.solveTrace("gauss-seidel", { maxIterations: 60, tolerance: 1e-12, rows: true });
    return { change: [...changes.change], row: [...changes.row], iterates: [...iterates] };
  });
  const lambda = [0, 0];
  for (let i = 0; i < 5; i++) {
    await on.click();
    lambda[trace.row[i]] += trace.change[i];
    const { iterate, lit } = await ask(page, (s) => ({ iterate: [...s.iterate.lambda], lit: s.highlight.thing }));
    iterate.forEach((l, row) => assert.ok(Math.abs(l - lambda[row]) <= 1e-12 * Math.abs(l), `row ${row} after ${i + 1} changes`));
    assert.deepEqual(lit, { kind: "constraint", id: trace.row[i], row: 0 });
    assert.match(await sentence(page), new RegExp(`^Row ${trace.row[i] + 1}, constraint ${trace.row[i]}:`));
  }
  await page.locator("cd-solvers .sweeps-list summary").click();
  assert.equal(await page.locator("cd-solvers .sweeps-table tbody tr").count(), 2);
  await run(page);
  await until(page, (s) => s.iterate === null && s.highlight === null);
  assert.match(await sentence(page), /Pause the run/);
});

pageTest("a solver that changes all rows at once says so, and goes from iterate to iterate", {}, async (page) => {
  await openScene(page, lesson, true);
  await openSolvers(page);
  await walkRows(page);
  await page.locator("cd-solvers .sweeps-solvers label", { hasText: "Conjugate residuals" }).first().click();
  await page.locator("cd-solvers").getByRole("button", { name: "One row on" }).click();
  assert.match(await sentence(page), /Iteration 1 is done\. This solver changes all rows at once/);
  const iterate = await ask(page, (s) => [...s.iterate.lambda]);
  const first = await ask(page, (s) => [...s.selected.simulation.solveTrace("cg", { maxIterations: 60, tolerance: 1e-12 }).iterates.slice(2, 4)]);
  assert.deepEqual(iterate, first);
});

pageTest("what is drawn in the laboratory can be walked row by row, in the plane and in space", {}, async (page) => {
  await openScene(page, "/index.html#/laboratory", true);
  for (const [scene, name] of [
    ["four-bar", /constraint \d/],
    ["box-of-spheres", /contact \d/],
    ["bead-on-space-curve", /constraint 0a/],
  ]) {
    await ask(page, (s, scene) => s.setRuns([{ scene }]), scene);
    await ask(page, (s) => s.stepForward(20));
    if ((await page.locator("cd-solvers").count()) === 0) {
      await openSolvers(page);
      await walkRows(page);
    }
    await page.locator("cd-solvers").getByRole("button", { name: "One row on" }).click();
    assert.match(await sentence(page), name, scene);
  }
});

pageTest("a step of thousands of rows is not walked, and that is said", {}, async (page) => {
  await openScene(page, lesson, true);
  await ask(page, (s) => s.setRuns([{ scene: "pyramid", parameters: { n: 38 } }]));
  await openSolvers(page);
  await walkRows(page);
  assert.match(await sentence(page), /more than 5,000 rows: too many to walk through/);
});

pageTest("from warm every solver begins at the λ of the last step", {}, async (page) => {
  await openScene(page, "/index.html#/stack", true);
  await ask(page, (s) => s.stepForward(30));
  await openSolvers(page);
  await page.locator(".solvers-from").selectOption("warm");
  await page.getByText("begins at the λ of the last step").waitFor();
  await scrubber(page).focus();
  await page.keyboard.press("Home");
  const warm = await ask(page, (s) => {
    const { warm, unknownPerLambda } = s.selected.simulation.stepProblem();
    return [...warm].map((impulse) => impulse / unknownPerLambda);
  });
  assert.deepEqual((await shown(page)).lambda, warm);
});

pageTest("ω changes the iterations of SOR and, as damping, of Jacobi, and of no other", {}, async (page) => {
  await openScene(page, lesson, true);
  await openSolvers(page);
  const before = await list(page);
  assert.equal(before.sor[0], before["gauss-seidel"][0], "at ω = 1 SOR is Gauss–Seidel");
  await scrubber(page).focus();
  await page.keyboard.press("ArrowLeft");
  await page.locator(".solvers-omega input").fill("0.5");
  await page.waitForFunction(
    (old) => document.querySelector('tr[data-solver="sor"]').cells[2].innerText !== old,
    before.sor[0],
  );
  await until(page, (s) => s.iterate !== null);
  const after = await list(page);
  assert.ok(Number(after.sor[0]) > Number(before.sor[0]), "under-relaxation is slower");
  for (const id of Object.keys(before)) if (id !== "sor" && id !== "jacobi") assert.deepEqual(after[id], before[id], id);
});

for (const [name, options] of [
  ["light", {}],
  ["dark", { colorScheme: "dark" }],
  ["phone", { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
]) {
  pageTest(`axe: solvers at work, ${name}`, options, async (page) => {
    await openScene(page, lesson, true);
    await openSolvers(page);
    assert.deepEqual(await violations(page), []);
    await walkRows(page);
    await page.locator("cd-solvers .sweeps-list summary").click();
    await page.locator("cd-solvers .sweeps-table").waitFor();
    assert.deepEqual(await violations(page), []);
  });
}
