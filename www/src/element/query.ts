// The words of an embedded scene, from an address or from attributes: what is asked for, what is wrong, and what is not known.
// Pure. The scene itself (catalogue, document or preset) is found by source.ts.
import { longestStart } from "../base/longest-start";
import { parseNumber } from "../panels/numbers";
import type { ParameterDescription, ParameterValue } from "../simulation/core";
import { mostRuns } from "../simulation/session";
import { type Complaint, choice, noNumber, outside, type Range } from "./complaint";

/** A name and a value, from an address or an attribute. */
export type Word = readonly [name: string, value: string];
export type View = "both" | "stage" | "plots";
export type Parameters = Record<string, ParameterValue>;

export interface Wanted {
  /** Ids of plots or names of observables; undefined: those that go with the scene. */
  plots: string[] | undefined;
  /** Names of parameters that are offered as controls. */
  controls: string[];
  view: View;
  parameters: Parameters;
  /** Where several runs are asked for: what differs in each. */
  runs: Parameters[];
  theme: "light" | "dark" | "auto";
  language: string | undefined;
  large: boolean;
  /** Simulated seconds per real second; "speed" is a parameter of scenes. */
  playback: number;
  /** Simulated before it is shown. s */
  from: number;
  autoplay: boolean;
  name: string;
  /** The lesson that a link leads to. */
  open: string | undefined;
  /** Origins that may send messages besides the page around the frame. */
  origins: string[];
}
export interface Answer {
  readonly wanted: Wanted;
  readonly complaints: readonly Complaint[];
  /** Names that mean nothing here, each once. */
  readonly unknown: readonly string[];
}
export interface Known {
  /** Everything that can be set in the scene: its own parameters, its method's, its solver's. */
  readonly parameters: readonly ParameterDescription[];
  readonly languages: readonly string[];
}

/** Of words that name the scene; source.ts reads them. */
export const sources = ["scene", "document", "preset"] as const;
/** Letters */
const longestName = 60;

type Reader = (wanted: Wanted, name: string, value: string, known: Known) => Complaint | undefined;

/** Words that are not parameters of the scene. */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...sources.map((name): [string, Reader] => [name, () => undefined]),
  ["plots", readPlots],
  ["controls", readControls],
  ["view", oneOf("view", ["both", "stage", "plots"])],
  ["runs", readRuns],
  ["theme", oneOf("theme", ["light", "dark", "auto"])],
  ["lang", readLanguage],
  ["type", readType],
  ["playback", numberIn("playback", { min: 0.01, max: 4 })],
  ["from", numberIn("from", { min: 0, max: longestStart })],
  ["autoplay", readAutoplay],
  ["name", readName],
  ["open", readLesson],
  ["origins", readOrigins],
]);
export const ownWords: readonly string[] = [...readers.keys()];

/** Names and values of the query, or attributes of the element. */
export function readQuery(words: Iterable<Word>, known: Known): Answer {
  const complaints: Complaint[] = [];
  const unknown = new Set<string>();
  const read = new Set<string>();
  const wanted = usual();
  for (const [name, value] of words) {
    const reader = readers.get(name) ?? (describe(name, known) ? readParameter : undefined);
    const complaint = !reader
      ? void unknown.add(name)
      : read.has(name)
        ? twice(name)
        : reader(wanted, name, value, known);
    if (complaint) complaints.push(complaint);
    read.add(name);
  }
  return { wanted, complaints, unknown: [...unknown] };
}

function usual(): Wanted {
  return {
    plots: undefined,
    controls: [],
    view: "both",
    parameters: {},
    runs: [],
    theme: "auto",
    language: undefined,
    large: false,
    playback: 1,
    from: 0,
    autoplay: false,
    name: "",
    open: undefined,
    origins: [],
  };
}

function list(value: string, separator = ","): string[] {
  return value
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function describe(name: string, { parameters }: Known): ParameterDescription | undefined {
  return parameters.find((each) => each.name === name);
}

/** One of a few words. */
function oneOf<K extends "view" | "theme">(key: K, words: readonly Wanted[K][]): Reader {
  return (wanted, name, value) => {
    const word = words.find((each) => each === value);
    if (word === undefined) return choice(name, value, words);
    wanted[key] = word;
    return undefined;
  };
}

function numberIn(key: "playback" | "from", range: Range): Reader {
  return (wanted, name, value) => {
    const complaint = checkNumber(name, value, range);
    if (!complaint) wanted[key] = parseNumber(value) as number;
    return complaint;
  };
}

function checkNumber(name: string, value: string, range: Range): Complaint | undefined {
  const number = parseNumber(value);
  if (number === null) return noNumber(name, value, range);
  return number < range.min || number > range.max ? outside(name, value, range) : undefined;
}

function readPlots(wanted: Wanted, _: string, value: string): undefined {
  wanted.plots = list(value);
}

function readName(wanted: Wanted, _: string, value: string): undefined {
  wanted.name = value.slice(0, longestName);
}

function readType(wanted: Wanted, name: string, value: string): Complaint | undefined {
  if (value !== "large" && value !== "normal") return choice(name, value, ["normal", "large"]);
  wanted.large = value === "large";
  return undefined;
}

function readAutoplay(wanted: Wanted, name: string, value: string): Complaint | undefined {
  // An attribute or a word without a value means yes.
  const yes = ["", "true", "1"];
  if (!yes.includes(value) && value !== "false" && value !== "0")
    return choice(name, value, ["true", "false"]);
  wanted.autoplay = yes.includes(value);
  return undefined;
}

function readLanguage(
  wanted: Wanted,
  name: string,
  value: string,
  { languages }: Known,
): Complaint | undefined {
  if (!languages.includes(value)) return choice(name, value, languages);
  wanted.language = value;
  return undefined;
}

/** Names of lessons are plain letters; one that there is not leads to the contents. */
function readLesson(wanted: Wanted, name: string, value: string): Complaint | undefined {
  if (!/^[a-z]{1,40}$/.test(value)) return choice(name, value, ["circle", "particles", "contact", "…"]);
  wanted.open = value;
  return undefined;
}

function readControls(wanted: Wanted, name: string, value: string, known: Known): Complaint | undefined {
  wanted.controls = list(value);
  const wrong = wanted.controls.find((each) => !describe(each, known));
  if (wrong === undefined) return undefined;
  return choice(
    name,
    wrong,
    known.parameters.map((each) => each.name),
  );
}

/** "alpha:0; alpha:25, beta:10" are two runs. */
function readRuns(wanted: Wanted, name: string, value: string, known: Known): Complaint | undefined {
  const runs = list(value, ";");
  if (runs.length === 0 || runs.length > mostRuns)
    return outside(name, String(runs.length), { min: 1, max: mostRuns });
  for (const run of runs) {
    const target = usual();
    for (const pair of list(run)) {
      const [parameter = "", ...rest] = pair.split(":");
      const complaint = describe(parameter.trim(), known)
        ? readParameter(target, parameter.trim(), rest.join(":").trim(), known)
        : choice(
            name,
            pair,
            known.parameters.map((each) => `${each.name}:…`),
          );
      if (complaint) return complaint;
    }
    wanted.runs.push(target.parameters);
  }
  return undefined;
}

function readOrigins(wanted: Wanted, name: string, value: string): Complaint | undefined {
  for (const text of list(value)) {
    if (!URL.canParse(text) || new URL(text).origin !== text)
      return choice(name, text, ["https://example.org", "…"]);
    wanted.origins.push(text);
  }
  return undefined;
}

function readParameter(wanted: Wanted, name: string, value: string, known: Known): Complaint | undefined {
  const description = describe(name, known) as ParameterDescription;
  if (description.type === "choice") {
    const ids = (description.choices ?? []).map(({ id }) => id);
    if (!ids.includes(value)) return choice(name, value, ids);
    wanted.parameters[name] = value;
  } else if (description.type === "boolean") {
    if (value !== "true" && value !== "false") return choice(name, value, ["true", "false"]);
    wanted.parameters[name] = value === "true";
  } else {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = description;
    const complaint = checkNumber(name, value, { min, max });
    if (complaint) return complaint;
    wanted.parameters[name] = parseNumber(value) as number;
  }
  return undefined;
}

/** Which of two values is meant cannot be known. */
function twice(name: string): Complaint {
  return { id: "app-embed-twice", args: { name } };
}
