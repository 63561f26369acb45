// Runs simulations side by side, so that whatever else the machine does meets all of them alike.

const turn = 10; // steps that one simulation takes before the next one has its turn

/**
 * Every run { scene, engine, setting } takes all its steps, ten at a time in turn with the others. The result for each:
 * milliseconds per step (median, least; the process's own CPU time, so that other work on the machine does not count), what
 * `watch` found out, and `diverged` where it said so or the engine gave up.
 * `watch(scene, simulation, steps)` gives { see(k), result() }: `see` is called after step k, outside the time, and tells
 * whether the simulation may go on.
 */
export function measure(runs, steps, watch) {
  const live = runs.map((run) => start(run, steps, watch));
  for (let done = 0; done < steps; done += turn) {
    for (const one of live) {
      for (let k = done; k < Math.min(done + turn, steps) && !one.diverged; k++) one.advance(k);
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${runs[0].scene.name}: ${done + turn} of ${steps} steps `);
  }
  if (process.stderr.isTTY) process.stderr.write("\n");
  return live.map((one) => one.finish());
}

function start({ scene, engine, setting }, steps, watch) {
  const simulation = engine.create(scene, setting);
  const watcher = watch(scene, simulation, steps);
  const times = [];
  return {
    diverged: false,
    advance(k) {
      try {
        const before = process.cpuUsage();
        simulation.step();
        times.push(milliseconds(process.cpuUsage(before)));
      } catch {
        this.diverged = true;
        return;
      }
      this.diverged = !watcher.see(k);
    },
    finish() {
      const found = watcher.result();
      simulation.free();
      times.sort((a, b) => a - b);
      const [median, least] = [times[times.length >> 1], times[0]];
      return { scene: scene.name, engine: engine.name, setting, diverged: this.diverged, ...found, median, least };
    },
  };
}

/** Of CPU time; exact to a microsecond. */
export function milliseconds({ user, system }) {
  return (user + system) / 1000;
}
