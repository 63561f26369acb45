// The comparison with known engines on rigid bodies: steps of 1/60 s, nothing falls asleep, each engine at its defaults.
// Installs the engines beside the adapters on first use.
//   node benches/engines/rigid/run.mjs [plane] [space] [pyramid-20 discs wall …] [ours rapier2d jolt …] [--brief] [--write]
// --brief: a second and a half of each scene, for a first look. --write: also into the repository, see report.mjs.
import { measure } from "../measure.mjs";
import { asked, chosen, load, machine } from "../peers.mjs";
import { step } from "../scenes.mjs";
import { watch } from "./poses.mjs";
import { describe, write } from "./report.mjs";
import { scenes } from "./scenes.mjs";

const adapters = ["ours", "box2d3", "rapier2d", "rapier2d-simd", "planck", "matter", "jolt", "rapier3d", "cannon"];
const spaces = chosen(["plane", "space"]);
const names = chosen(Object.keys(scenes)).filter((name) => spaces.includes(scenes[name].space));
const { engines, versions } = await load(chosen(adapters), import.meta.url);

for (const name of names) {
  const scene = scenes[name];
  const fit = engines.filter((engine) => engine.spaces.includes(scene.space));
  if (fit.length === 0) continue;
  const suits = ({ only, not = [] }) => (!only || name.startsWith(only)) && ![not].flat().some((word) => name.startsWith(word));
  const runs = fit.flatMap((engine) => engine.settings.filter(suits).map((setting) => ({ scene, engine, setting })));
  const seconds = asked("brief") ? 1.5 : scene.seconds;
  const results = measure(runs, Math.round(seconds / step), watch);
  const moving = scene.bodies.filter(({ fixed }) => !fixed).length;
  const used = Object.fromEntries(fit.map((engine) => [engine.name, versions[engine.name]]));
  const measured = { machine, versions: used, seconds, bodies: moving, stands: Boolean(scene.stands), joints: scene.joints.length + (scene.links?.length ?? 0), results };
  console.log(describe(name, measured));
  if (asked("write")) write({ [name]: measured });
}
