// Where the visitor goes: every lesson, the kit and the laboratory in one document that lives on; and in a second tab what begins
// a new document each time: embedded scenes with random parameters, share links, reloads, odd addresses.
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { catalog, initSync, Simulation } from "../../pkg/constrained_dynamics.js";

initSync({ module: readFileSync(new URL("../../pkg/constrained_dynamics_bg.wasm", import.meta.url)) });
const { scenes } = catalog();

/** The ids of the lessons as the registry of the page lists them, and the laboratory. */
export const lessons = [
  ...[...readFileSync(new URL("../../www/src/lessons/registry.ts", import.meta.url), "utf8").matchAll(/^\s*lesson\("([a-z-]+)"/gm)].map(([, id]) => id),
  "laboratory",
];

/** An address for the second tab, and whether it is reloaded there. */
export function address(random) {
  return random.weighted([[5, embed], [3, share], [2, lesson], [1, odd]])(random);
}

function embed(random) {
  const scene = random.pick(scenes);
  const query = new URLSearchParams({ scene: scene.id, plots: random.pick(["C", "C,Cdot,drift", "energy", "drift", ""]) });
  for (const parameter of scene.parameters) if (random.chance(0.4)) query.set(parameter.name, String(value(random, parameter)));
  query.set("theme", random.pick(["light", "dark", "auto"]));
  query.set("lang", random.pick(["en", "de", "ja", "ko"]));
  if (random.chance(0.3)) query.set("playback", random.pick(["0.1", "4"]));
  if (random.chance(0.2)) query.set(random.pick(["onfocus", "style", "alfa", "%"]), "1");
  return { words: `embed ${scene.id}`, address: `embed.html?${query}`, reload: random.chance(0.3) };
}
function value(random, { type, choices, soft, min = -10, max = 10 }) {
  if (type === "choice") return random.pick(choices).id;
  if (type === "boolean") return random.chance(0.5);
  const [low, high] = soft ?? [min, max];
  const drawn = random.weighted([[1, low], [1, high], [3, random.between(low, high)]]);
  return type === "integer" ? Math.round(drawn) : drawn;
}
function share(random) {
  const { id } = random.pick(scenes);
  const simulation = new Simulation(id);
  if (random.chance(0.5)) simulation.step(1 + random.below(30));
  const { state, ...start } = simulation.toJSON();
  simulation.free();
  const packed = deflateRawSync(JSON.stringify(random.chance(0.5) && state?.length < 8000 ? { ...start, state } : start)).toString("base64url");
  const cut = random.chance(0.15) ? packed.slice(0, random.below(packed.length)) : packed;
  return { words: `share ${id}`, address: `index.html#/laboratory?scene=${cut}`, reload: random.chance(0.3) };
}
function lesson(random) {
  const id = random.pick(lessons);
  return { words: `reload ${id}`, address: `index.html#/${id}`, reload: true };
}
function odd(random) {
  const hash = random.pick(["#/%", "#/%E0%A4%A", "#/nonsense", "#//", "#circle", "#/circle?x=1", "#/laboratory?scene=", "#/laboratory?scene=AAAA", "#/<b>"]);
  return { words: `address ${hash}`, address: `index.html${hash}`, reload: random.chance(0.5) };
}
