// The comparison with known engines: a chain of 100 links and a cloth of 1,740, ten seconds at 1/60 s, over each engine's
// own dials. Installs the engines beside itself on first use. (Rigid bodies: rigid/run.mjs.)
//   node benches/engines/run.mjs [chain] [cloth] [box2d3 box2d rapier planck matter ours] [--brief] [--write]
// --brief: two seconds instead of ten, for a first look. --write: also into the repository, see report.mjs.
import { watch } from "./links.mjs";
import { measure } from "./measure.mjs";
import { asked, chosen, load, machine } from "./peers.mjs";
import { describe, write } from "./report.mjs";
import { chain, cloth, seconds as full, step } from "./scenes.mjs";

const scenes = { chain, cloth };
const adapters = ["ours", "box2d3", "box2d", "rapier", "planck", "matter"];

const seconds = asked("brief") ? 2 : full;
const { engines, versions } = await load(chosen(adapters), import.meta.url);

for (const name of chosen(Object.keys(scenes))) {
  const scene = scenes[name]();
  const runs = engines.flatMap((engine) =>
    engine.settings.filter(({ only }) => !only || only === name).map((setting) => ({ scene, engine, setting })),
  );
  const { length, range } = scene;
  const results = measure(runs, Math.round(seconds / step), watch);
  const measured = { machine, versions, seconds, links: scene.links.length, length, range, results };
  console.log(describe(name, measured));
  if (asked("write")) write({ [name]: measured });
}
