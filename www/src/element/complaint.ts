// Error in a parameter of the address, as a message id and its arguments.
import { failureSentence } from "../panels/failure-words";
import { formatChosen } from "../panels/numbers";
import type { Failure } from "../simulation/failure";

export interface Complaint {
  readonly id:
    | "app-embed-twice"
    | "app-embed-number"
    | "app-embed-choice"
    | "app-embed-both"
    | "app-embed-document"
    | "app-embed-heavy"
    | "app-embed-range"
    | "app-embed-refused"
    | "app-embed-failed";
  readonly args: Readonly<Record<string, string>>;
}

/** A value that is none of those there are. */
export function choice(name: string, value: string, known: readonly string[]): Complaint {
  return { id: "app-embed-choice", args: { name, value, known: known.join(", ") } };
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** A number outside its range, which is named. */
export function outside(name: string, value: string, range: Range): Complaint {
  return { id: "app-embed-range", args: { name, value, range: written(range) } };
}

/** No number; its range is named, too. */
export function noNumber(name: string, value: string, range: Range): Complaint {
  return { id: "app-embed-number", args: { name, value, range: written(range) } };
}

function written({ min, max }: Range): string {
  const end = (bound: number): string =>
    Number.isFinite(bound) ? formatChosen(bound) : bound < 0 ? "−∞" : "∞";
  return `${end(min)} … ${end(max)}`;
}

/** The core's refusal: of a parameter that was asked for, with its value; of anything else the words alone. */
export function refused(failure: Failure, asked: Readonly<Record<string, unknown>>): Complaint {
  const name = failure.path.split(".").at(-1) ?? "";
  if (!Object.hasOwn(asked, name))
    return { id: "app-embed-failed", args: { message: failureSentence(failure) } };
  const message = failureSentence({ ...failure, path: "" });
  return { id: "app-embed-refused", args: { name, value: String(asked[name]), message } };
}
