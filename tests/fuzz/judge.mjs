// Laws of the fuzz: hold for any input. Every call into the package goes through `call`, which judges its exceptions; the other
// laws are checked on a simulation after a step and after a case.
import { readFileSync } from "node:fs";
import { free, memory, Simulation } from "./core.mjs";

/** The laws, in the order of the table. */
export const laws = {
  panic: "no panic: no RuntimeError comes out of the wasm",
  hang: "no call takes more than 2 s of CPU time (several steps: each)",
  foreign: "every exception is a SimulationError with code, path and message",
  finite: "positions and velocities are finite always, λ after a step that says ok",
  undone: "a step that says anything else leaves the state as it was",
  refused: "a refused edit changes nothing",
  locked: "every simulation answers after every call, refused or not",
  document: "toJSON builds the same simulation, and it steps alike",
  freed: "what was freed says so (code \"freed\"), and free() twice is nothing",
  alive: "a new circle still steps into its golden state",
  pollution: "nothing is added to the prototypes of JavaScript",
  memory: "the memory of the module stays below its bound",
  process: "the process does not crash",
};

/** Most that a run may grow to; what it frees is used again. bytes */
const memoryBound = 256 * 2 ** 20;

export class Failure extends Error {
  constructor(law, words) {
    super(words);
    this.law = law;
  }
}

const said = (error) => {
  try {
    return `${error?.name}: ${String(error?.message).slice(0, 300)}`;
  } catch {
    return "an error that cannot be read";
  }
};
const ours = (error) =>
  error instanceof Error && error.name === "SimulationError" && typeof error.code === "string" && error.code !== "" && typeof error.path === "string" && error.message.length > 0;

/** `progress(name)` is told before each call; `touched()` says whether an argument called the simulation while it was read. */
export function judge(progress, touched) {
  const counts = { calls: 0, refused: 0, steps: 0, stopped: 0, documents: 0 };

  /** Gives what `does` gives, or undefined where it was refused as it should be. `refusal` is told of that. */
  function call(name, does, refusal) {
    counts.calls += 1;
    progress(name);
    try {
      return does();
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw new Failure("panic", `${name}: ${said(error)}`);
      const words = String(error?.message);
      if (/recursive use|unsafe aliasing/.test(words) && error.code === undefined) throw new Failure("locked", `${name}: ${said(error)}`);
      if (!ours(error)) throw new Failure(/null pointer/.test(words) ? "freed" : "foreign", `${name}: ${said(error)}`);
      counts.refused += 1;
      refusal?.(error);
      return undefined;
    }
  }

  const finite = (numbers) => numbers.every(Number.isFinite);
  /** After "ok": all numbers of the state. */
  function judgeState(simulation, after) {
    for (const name of ["positions", "velocities", "lambda"]) {
      const values = call(name, () => simulation[name]());
      if (values && !finite(values)) throw new Failure("finite", `${name}() after ${after}: ${[...values].filter((x) => !Number.isFinite(x)).slice(0, 3)}`);
    }
    if (!Number.isFinite(simulation.time)) throw new Failure("finite", `time after ${after}: ${simulation.time}`);
  }

  return {
    counts,
    call,
    judgeState,
    /** One call of step() and what its report promises. */
    step(simulation, count) {
      const before = count === 1 ? call("stateHash", () => simulation.stateHash()) : undefined;
      const report = call(`step(${count})`, () => simulation.step(count));
      if (report === undefined) return;
      counts.steps += report.steps;
      if (report.status === "ok") {
        judgeState(simulation, `step(${count}): ok`);
        if (Number.isNaN(report.residual)) throw new Failure("finite", `step(${count}) says ok with the residual NaN`);
        return;
      }
      counts.stopped += 1;
      if (before !== undefined && report.steps === 0 && call("stateHash", () => simulation.stateHash()) !== before) {
        throw new Failure("undone", `step(${count}) says ${report.status} (${report.message}) and left another state`);
      }
    },
    /** An edit: where it is refused, state and document are as they were. */
    edit(simulation, name, does) {
      const documentOf = () => call("toJSON", () => JSON.stringify(simulation.toJSON()));
      const before = documentOf();
      return call(name, does, (error) => {
        // An argument that called or freed the simulation while it was read may well have changed it.
        if (!touched() && documentOf() !== before) throw new Failure("refused", `${name} was refused (${said(error)}) and changed the simulation`);
      });
    },
    /**
     * The simulation as its document: the same state now, and after five steps. Inputs recorded later than the present are no part of
     * a document, but stepping on from the past replays them: so the recorded future is ended first, as any input ends it.
     */
    roundTrip(simulation) {
      if (call("time", () => simulation.time < simulation.recordedTo)) {
        const stepSize = call("get", () => simulation.get("stepSize"));
        call("set", () => simulation.set("stepSize", stepSize), (error) => { throw new Failure("document", `stepSize does not take its own value: ${said(error)}`); });
      }
      const document = call("toJSON", () => simulation.toJSON());
      if (document === undefined) return;
      counts.documents += 1;
      const text = JSON.stringify(document);
      const refuse = (error) => { throw new Failure("document", `new Simulation(toJSON()) is refused: ${error.path}: ${error.message.slice(0, 200)}`); };
      const other = call("new of toJSON", () => new Simulation(JSON.parse(text)), refuse);
      try {
        const differ = () => simulation.stateHash() !== other.stateHash();
        if (call("stateHash", differ)) throw new Failure("document", "the simulation made of toJSON() has another state");
        const again = call("toJSON", () => other.toJSON());
        if (JSON.stringify(again) !== text) throw new Failure("document", `toJSON() of the simulation made of toJSON() is another document: ${difference(document, again)}`);
        const [one, two] = [simulation, other].map((each) => call("step(5)", () => each.step(5)));
        if (one?.status !== two?.status) throw new Failure("document", `five steps on: ${one?.status}, ${two?.status} in the simulation made of toJSON()`);
        if (call("stateHash", differ)) throw new Failure("document", "five steps on, the simulation made of toJSON() has another state");
      } finally {
        call("free", () => other.free());
      }
    },
    /** Simple questions to a simulation, whatever happened to it. */
    answers(simulation) {
      call("bodies", () => simulation.bodies(), (error) => { throw new Failure("locked", `bodies(): ${said(error)}`); });
      call("time", () => simulation.time, (error) => { throw new Failure("locked", `time: ${said(error)}`); });
      for (const name of ["positions", "velocities"]) {
        const values = call(name, () => simulation[name](), (error) => { throw new Failure("locked", `${name}(): ${said(error)}`); });
        if (!finite(values)) throw new Failure("finite", `${name}() are not finite`);
      }
      call("stateHash", () => simulation.stateHash(), (error) => { throw new Failure("locked", `stateHash(): ${said(error)}`); });
    },
    /** After free(): every question is refused by the code "freed", and free() again does nothing. */
    freed(simulation) {
      for (const [name, ask] of [["time", () => simulation.time], ["step", () => simulation.step()], ["toJSON", () => simulation.toJSON()]]) {
        let answered = true;
        call(`${name} after free()`, ask, ({ code }) => {
          answered = false;
          if (code !== "freed") throw new Failure("freed", `${name} after free(): code "${code}"`);
        });
        if (answered) throw new Failure("freed", `${name} after free() gives an answer`);
      }
      call("free() again", () => simulation.free(), (error) => { throw new Failure("freed", `free() again: ${said(error)}`); });
    },
    /** The module and JavaScript itself, after a case. */
    world() {
      if (prototypes() !== clean) throw new Failure("pollution", "a prototype has another list of properties");
      if (memory.buffer.byteLength > memoryBound) throw new Failure("memory", `${memory.buffer.byteLength} bytes`);
      try {
        if (circle(50) !== golden) throw new Failure("alive", "the circle has another state after 50 steps");
      } catch (error) {
        throw error instanceof Failure ? error : new Failure("alive", said(error));
      }
    },
  };
}

/** Where two documents differ first, and how. */
function difference(one, two, path = "") {
  const inside = (value) => value !== null && typeof value === "object";
  if (!inside(one) || !inside(two)) return `${path}: ${String(JSON.stringify(one)).slice(0, 60)}, then ${String(JSON.stringify(two)).slice(0, 60)}`;
  const keys = new Set([...Object.keys(one), ...Object.keys(two)]);
  for (const key of keys) if (JSON.stringify(one[key]) !== JSON.stringify(two[key])) return difference(one[key], two[key], `${path}.${key}`);
  return `${path}: the order of the keys`;
}

function circle(steps) {
  const simulation = new Simulation("circle");
  simulation.step(steps);
  const hash = simulation.stateHash();
  simulation.free();
  return hash;
}
const prototypes = () =>
  [Object, Array, Function, String, Number, Float64Array, Uint8Array, Map, Promise, Error].map(({ prototype }) => Reflect.ownKeys(prototype).map(String).join()).join(";");

const clean = prototypes();
const { setups } = JSON.parse(readFileSync(new URL("../golden/hashes.json", import.meta.url), "utf8"));
const reference = setups.find(({ scene, inputs, parameters }) => scene === "circle" && inputs.length === 0 && Object.keys(parameters).length === 0);
if (circle(reference.steps) !== reference.hash) throw new Error("The package under test does not give the golden state of the circle.");
const golden = circle(50);

export const functions = free;
