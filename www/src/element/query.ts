// The address of an embedded scene, word by word: what is asked for, and what is wrong with it. Pure.
import { parseNumber } from "../panels/numbers";
import type { ParameterDescription, ParameterValue } from "../simulation/core";

/** A name and a value, from an address or an attribute. */
export type Word = readonly [name: string, value: string];

export interface Wanted {
  scene: string;
  plots: string[];
  parameters: Record<string, ParameterValue>;
  theme: "light" | "dark" | "auto";
  large: boolean;
  /** Simulated seconds per real second; "speed" is a parameter of scenes. */
  playback: number;
  name: string;
}
/** A message id and its arguments. */
export interface Complaint {
  readonly id:
    | "app-embed-unknown"
    | "app-embed-unknown-too"
    | "app-embed-twice"
    | "app-embed-number"
    | "app-embed-choice"
    | "app-embed-refused"
    | "app-embed-failed";
  readonly args: Record<string, string>;
}
export interface Answer {
  readonly wanted: Wanted;
  readonly complaints: readonly Complaint[];
}
export interface Known {
  readonly scenes: readonly string[];
  /** Everything that can be set in a scene: its own parameters, its method's, its solver's. */
  readonly parameters: (scene: string) => readonly ParameterDescription[];
  readonly languages: readonly string[];
}

/** Words of the address that are not parameters of the scene. */
const own = ["scene", "plots", "theme", "lang", "type", "playback", "name"] as const;

/** Names and values of the query, or attributes of the element. */
export function readQuery(words: Iterable<Word>, known: Known): Answer {
  const pairs = [...words];
  const complaints: Complaint[] = [];
  const wanted: Wanted = {
    scene: "circle",
    plots: ["C", "Cdot", "drift"],
    parameters: {},
    theme: "auto",
    large: false,
    playback: 1,
    name: "",
  };
  const scene = pairs.find(([name]) => name === "scene")?.[1] ?? wanted.scene;
  const exists = known.scenes.includes(scene);
  if (exists) wanted.scene = scene;
  else complaints.push(choice("scene", scene, known.scenes));
  const parameters = new Map((exists ? known.parameters(scene) : []).map((each) => [each.name, each]));
  const read = new Set<string>();
  for (const [name, value] of pairs) {
    const complaint = read.has(name)
      ? twice(name)
      : isOwn(name)
        ? readOwn(wanted, name, value, known)
        : exists && readParameter(wanted, name, value, parameters);
    if (complaint) complaints.push(shortened(complaint, complaints));
    read.add(name);
  }
  return { wanted, complaints };
}

function isOwn(name: string): name is (typeof own)[number] {
  return (own as readonly string[]).includes(name);
}

function readOwn(
  wanted: Wanted,
  name: (typeof own)[number],
  value: string,
  known: Known,
): Complaint | undefined {
  switch (name) {
    case "plots":
      wanted.plots = value
        .split(",")
        .map((id) => id.trim())
        .filter((id) => id !== "");
      return undefined;
    case "theme":
      if (value !== "light" && value !== "dark" && value !== "auto")
        return choice(name, value, ["light", "dark", "auto"]);
      wanted.theme = value;
      return undefined;
    case "lang":
      return known.languages.includes(value) ? undefined : choice(name, value, known.languages);
    case "type":
      if (value !== "large" && value !== "normal") return choice(name, value, ["normal", "large"]);
      wanted.large = value === "large";
      return undefined;
    case "playback": {
      const speed = parseNumber(value);
      if (speed === null) return { id: "app-embed-number", args: { name, value } };
      if (speed < 0.01 || speed > 4)
        return { id: "app-embed-refused", args: { name, value, message: "0.01 … 4" } };
      wanted.playback = speed;
      return undefined;
    }
    case "name":
      wanted.name = value.slice(0, 60);
      return undefined;
    case "scene":
      return undefined;
  }
}

function readParameter(
  wanted: Wanted,
  name: string,
  value: string,
  parameters: ReadonlyMap<string, ParameterDescription>,
): Complaint | undefined {
  const description = parameters.get(name);
  if (!description) {
    return { id: "app-embed-unknown", args: { name, known: [...own, ...parameters.keys()].join(", ") } };
  }
  if (description.type === "choice") {
    const ids = (description.choices ?? []).map(({ id }) => id);
    if (!ids.includes(value)) return choice(name, value, ids);
    wanted.parameters[name] = value;
  } else if (description.type === "boolean") {
    if (value !== "true" && value !== "false") return choice(name, value, ["true", "false"]);
    wanted.parameters[name] = value === "true";
  } else {
    const number = parseNumber(value);
    if (number === null) return { id: "app-embed-number", args: { name, value } };
    wanted.parameters[name] = number;
  }
  return undefined;
}

/** What is known is listed once. */
function shortened(complaint: Complaint, before: readonly Complaint[]): Complaint {
  if (complaint.id !== "app-embed-unknown" || !before.some(({ id }) => id === complaint.id)) return complaint;
  return { id: "app-embed-unknown-too", args: { name: complaint.args.name ?? "" } };
}

/** Which of two values is meant cannot be known. */
function twice(name: string): Complaint {
  return { id: "app-embed-twice", args: { name } };
}

/** A value that is none of those there are. */
export function choice(name: string, value: string, known: readonly string[]): Complaint {
  return { id: "app-embed-choice", args: { name, value, known: known.join(", ") } };
}
