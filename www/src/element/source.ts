// The scene that the words name: one of the catalogue, a packed document as in a share link of the kit, or a preset of a lesson.
import { heavy } from "../kit/heavy";
import { unpack } from "../kit/share";
import { lessonWithPreset } from "../lessons/moved";
import { loadMessages } from "../messages";
import type { Preset } from "../panels/presets";
import { catalog, type SceneDocument } from "../simulation/core";
import { lightScenes } from "../simulation/light-scenes";
import { type Complaint, choice } from "./complaint";
import { sources, type Word } from "./query";

export interface Source {
  readonly scene: string | SceneDocument;
  /** Preset with several runs, in place of a single run. */
  readonly preset: Preset | null;
  readonly complaints: readonly Complaint[];
}

const usual: Source = { scene: "circle", preset: null, complaints: [] };

/** `given`: a document that a page passed as an object; it goes before all words. */
export async function readSource(words: Iterable<Word>, given?: SceneDocument): Promise<Source> {
  if (given) return { ...usual, scene: given };
  const named = [...words].filter(([name]) => (sources as readonly string[]).includes(name));
  const [first, other] = named;
  if (!first) return usual;
  // A repeated parameter is reported by query.ts.
  if (other && other[0] !== first[0])
    return wrong({ id: "app-embed-both", args: { name: first[0], other: other[0] } });
  const [name, value] = first;
  if (name === "document") return ofDocument(value);
  if (name === "preset") return ofPreset(value);
  const ids = catalog().scenes.map(({ id }) => id);
  return ids.includes(value) ? { ...usual, scene: value } : wrong(choice(name, value, ids));
}

/** The first of the core's two files is enough for it. */
export function isLight({ scene, preset }: Source): boolean {
  return preset === null && typeof scene === "string" && lightScenes.includes(scene);
}

function wrong(...complaints: Complaint[]): Source {
  return { ...usual, complaints };
}

async function ofDocument(packed: string): Promise<Source> {
  try {
    const scene = await unpack(packed);
    // The page would block while the scene is built, and a frame cannot ask for confirmation.
    const load = heavy(scene);
    if (load) return wrong({ id: "app-embed-heavy", args: { bodies: String(load.bodies) } });
    return { ...usual, scene };
  } catch {
    return wrong({ id: "app-embed-document", args: {} });
  }
}

const files = import.meta.glob<{ presets: Readonly<Record<string, Preset>> }>("../lessons/*/presets.ts");

const lessonOf = (file: string): string => file.split("/").at(-2) ?? "";

/** "circle/damping": a lesson and one of its experiments. */
async function ofPreset(value: string): Promise<Source> {
  const [given = "", id = ""] = value.split("/");
  const lesson = lessonWithPreset(given, id);
  const file = Object.keys(files).find((each) => lessonOf(each) === lesson);
  const load = file === undefined ? undefined : files[file];
  if (!load) {
    const known = Object.keys(files).map((each) => `${lessonOf(each)}/…`);
    return wrong(choice("preset", value, known));
  }
  const [{ presets }] = await Promise.all([load(), loadMessages(lesson), loadMessages("catalogue")]);
  // Presets of the laboratory of iterations hold no runs of a simulation.
  const usable = Object.entries(presets).filter(([, preset]) => Array.isArray(preset.runs));
  const preset = usable.find(([key]) => key === id)?.[1];
  if (!preset) {
    const known = usable.map(([key]) => `${lesson}/${key}`);
    return wrong(choice("preset", value, known));
  }
  return { scene: preset.runs[0]?.scene ?? usual.scene, preset, complaints: [] };
}
