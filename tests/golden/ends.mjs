// Where the package ends for the runs of states.json, which tests/documents/golden_states.rs writes natively: in Node, Chromium and Firefox.

/** A text for each run that ends elsewhere: its golden record, and what was found with the whole state. */
export function differences(Simulation, runs) {
  return runs.flatMap((golden) => {
    const found = endOf(Simulation, golden);
    const same = ["status", "steps", "hash", "code", "path"].every((key) => found[key] === golden[key]);
    return same ? [] : [`golden ${JSON.stringify(golden)}\n found ${JSON.stringify(found)}`];
  });
}

function endOf(Simulation, { scene, parameters, steps, status }) {
  let simulation;
  try {
    simulation = new Simulation(scene, parameters);
  } catch ({ code, path }) {
    return { status: "refused", steps: 0, code, path };
  }
  // A run that stopped early is recorded with the steps before the one that was undone; a step that was kept is counted.
  const wanted = status === "ok" ? steps : steps + 1;
  let report = { status: "ok" };
  while (report.status === "ok" && simulation.stepCount < wanted) report = simulation.step(1);
  const end = { status: report.status, steps: simulation.stepCount, hash: simulation.stateHash(), positions: [...simulation.positions()] };
  simulation.free();
  return end;
}
