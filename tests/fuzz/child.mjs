// One process of the fuzz: cases `from` to `to` of a seed, one after the other. It ends at the first failure, so that every case
// starts in a module that nothing has gone wrong in. Before every call it writes into the file `progress` which one it is: whoever
// watches sees from outside where a call hangs or the process dies. `results` gets a line of JSON per failure, and the counts.
import { appendFileSync, openSync, writeSync } from "node:fs";
import { seeded } from "../random.mjs";
import { perform, planned } from "./cases.mjs";
import { Failure, judge } from "./judge.mjs";

const { seed, from, to, skip, words, progress, results } = JSON.parse(process.argv[2]);
const file = openSync(progress, "w");
let number = from;
/** Which operation of the case runs. */
let at = 0;
let calls = 0;
const tell = (name) => {
  calls += 1;
  writeSync(file, `${number} ${calls} ${name}`.padEnd(80).slice(0, 80), 0);
};

let touched = false;
const context = {
  judge: judge(tell, () => touched),
  current: undefined,
  /** For objects that act while they are read. */
  within() {
    touched = true;
    return context.current;
  },
  keep(simulation) { context.current = simulation; },
  forget() { context.current = undefined; },
  say(text) { if (words) console.log(`  ${text()}`); },
};

for (; number < to; number++) {
  try {
    run(number);
  } catch (error) {
    const failure = error instanceof Failure ? { law: error.law, words: error.message } : { law: "process", words: `the fuzz itself: ${error?.stack ?? error}` };
    write({ ...failure, case: number, at });
    break;
  }
}
write({ counts: context.judge.counts, cases: Math.min(number + 1, to) - from });

/** One case: its operations, then what must hold after it. */
function run(number) {
  const { name, operations } = planned(seeded(seed, number * 64));
  tell(name);
  operations.forEach((operation, i) => {
    if (skip.includes(i)) return;
    at = i;
    touched = false;
    perform(operation, context, seeded(seed, number * 64 + 1 + i));
    settle();
  });
  at = operations.length;
  if (context.current) context.judge.roundTrip(context.current);
  settle();
  if (context.current) {
    context.judge.call("free", () => context.current.free());
    context.forget();
  }
  context.judge.world();
}

/** The simulation answers; it is forgotten where an argument of its own has freed it. */
function settle() {
  if (!context.current) return;
  const { judge, current } = context;
  if (touched) {
    let gone = false;
    judge.call("time", () => current.time, ({ code }) => { gone = code === "freed"; });
    if (gone) context.forget();
  }
  if (context.current) judge.answers(current);
}

function write(value) {
  appendFileSync(results, `${JSON.stringify(value)}\n`);
}
