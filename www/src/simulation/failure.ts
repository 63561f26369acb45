// Failures of the core, as one kind of value: an error with its code, its place in the input and the core's English
// message, or a trap of WebAssembly, which nearly always means that memory ran out.

/** Of the core's own codes (src/error.rs) and one more: "out-of-memory". */
export interface Failure {
  readonly code: string;
  /** As in "constraints[3].between[1]"; "" where the whole input is meant. */
  readonly path: string;
  /** In the core's English. */
  readonly message: string;
}

/** A failure as an exception, for what has no other way out. */
export class SimulationFailure extends Error implements Failure {
  readonly code: string;
  readonly path: string;

  constructor({ code, path, message }: Failure, cause?: unknown) {
    super(message, { cause });
    this.name = "SimulationError";
    this.code = code;
    this.path = path;
  }

  /** The core's own errors as they are, traps with a code and in words. */
  static of(thrown: unknown): unknown {
    return isTrap(thrown) ? new SimulationFailure(failureOf(thrown), thrown) : thrown;
  }
}

export function failureOf(thrown: unknown): Failure {
  if (isTrap(thrown)) return { code: "out-of-memory", path: "", message: String(thrown) };
  const { message = String(thrown), code = "", path = "" } = Object(thrown) as Partial<Failure>;
  return { code, path, message };
}

/** A trap ends the call half way; growing memory that cannot grow ends in one as well. */
function isTrap(thrown: unknown): boolean {
  return thrown instanceof WebAssembly.RuntimeError || thrown instanceof RangeError;
}
