// Creation and release of simulations. No other module of the page sees the core's class or frees what it allocated
// (guarded by ownership.test.ts).
//
// The rule: the module that makes a simulation ends it with `end`, whatever other references there are.
// `end` gives the memory back at once. The object stays valid: whatever reads it afterwards (an update that was
// pending, a timer, a promise) gets the readings of the last moment, from a copy that is built for the occasion and
// given back in a later task. Changes to an ended simulation are lost.
//
// Alternatives: leaving release to the garbage collector makes the peak of memory a matter of chance; a session whose
// simulations become undefined asks hundreds of readers to test for something that ends with the next task anyway.

import type { ParameterValue, RecordOptions, SceneDocument } from "../../../pkg/constrained_dynamics.js";
import { Simulation as Core } from "../../../pkg/constrained_dynamics.js";
import { SimulationFailure } from "./failure";

/** A simulation as the page sees it: everything of the core's class but its release. */
export type Simulation = Omit<Core, "free" | typeof Symbol.dispose>;

class Handle {
  #core: Core | null;
  /** The last moment of an ended simulation. */
  #last: Uint8Array | null = null;
  #recorded: readonly [readonly string[], RecordOptions?] = [[]];
  readonly lists = new Map<string, unknown>();

  constructor(scene: string | SceneDocument, parameters?: Record<string, ParameterValue>) {
    this.#core = guarded(() => new Core(scene, parameters));
  }

  get core(): Core {
    this.#core ??= this.#copy();
    return this.#core;
  }

  record(names: readonly string[], options?: RecordOptions): void {
    this.core.record(names, options);
    this.#recorded = options ? [names, options] : [names];
  }

  end(): void {
    const core = this.#core;
    if (this.#last || !core) return;
    this.#core = null;
    try {
      this.#last = core.snapshot();
    } catch {
      // A core that has run out of memory cannot describe itself: an empty world remains.
      this.#last = new Uint8Array(0);
    }
    release(core);
  }

  #copy(): Core {
    const copy = guarded(() => new Core({ version: 1, space: "plane", bodies: [] }));
    if (this.#last && this.#last.length > 0) guarded(() => copy.restore(this.#last as Uint8Array));
    copy.record(...this.#recorded);
    setTimeout(() => {
      this.#core = null;
      release(copy);
    });
    return copy;
  }
}

// Everything else of the core's class is passed on.
for (const [name, { get, value }] of Object.entries(Object.getOwnPropertyDescriptors(Core.prototype))) {
  if (name in Handle.prototype || name === "free" || name.startsWith("__")) continue;
  const passed = get ? { get: reader(name) } : { value: caller(name, value), writable: true };
  Object.defineProperty(Handle.prototype, name, { ...passed, configurable: true });
}

function reader(name: string): (this: Handle) => unknown {
  return function () {
    return this.core[name as keyof Core];
  };
}
/** Long lists that every element asks for, kept until something is called that may change them. */
const lists: ReadonlySet<string> = new Set(["parameters", "observables"]);
const readings: ReadonlySet<string> = new Set([
  "observe",
  "get",
  "series",
  "bodies",
  "constraints",
  "reference",
]);

function caller(name: string, method: (...args: unknown[]) => unknown): unknown {
  const pass = function (this: Handle, ...args: unknown[]): unknown {
    if (lists.has(name)) {
      if (!this.lists.has(name)) this.lists.set(name, method.apply(this.core, args));
      return this.lists.get(name);
    }
    if (!readings.has(name)) this.lists.clear();
    return method.apply(this.core, args);
  };
  return Object.defineProperty(pass, "name", { value: name });
}

/** Turns traps of WebAssembly into errors with a message. */
function guarded<T>(act: () => T): T {
  try {
    return act();
  } catch (thrown) {
    throw SimulationFailure.of(thrown);
  }
}

/** A core that a trap has left locked cannot be freed either. */
function release(core: Core): void {
  try {
    core.free();
  } catch {
    return;
  }
}

/**
 * A running simulation, from a catalogue id or a document. Throws the core's SimulationError for a bad scene or
 * parameter, and one of code "out-of-memory" when there is no room for it.
 */
export function simulate(
  scene: string | SceneDocument,
  parameters?: Record<string, ParameterValue>,
): Simulation {
  return new Handle(scene, parameters) as unknown as Simulation;
}

/** Gives the memory back; the readings of the last moment stay. */
export function end(simulation: Simulation): void {
  (simulation as unknown as Handle).end();
}

/** A simulation for one question, ended when it is answered. */
export function withSimulation<T>(
  scene: string | SceneDocument,
  question: (simulation: Simulation) => T,
  parameters?: Record<string, ParameterValue>,
): T {
  const simulation = simulate(scene, parameters);
  try {
    return question(simulation);
  } finally {
    end(simulation);
  }
}
