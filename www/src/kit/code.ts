// The scene as code: the document itself, and programs in JavaScript and Rust that run it.
import type { SceneDocument } from "../simulation/core";

export const codes = ["json", "js", "rust"] as const;
export type Code = (typeof codes)[number];

export function codeOf(kind: Code, { state: _, ...document }: SceneDocument): string {
  const json = pretty(document);
  if (kind === "json") return json;
  if (kind === "js") {
    return `import init, { Simulation } from "./pkg/constrained_dynamics.js";

await init();
const simulation = new Simulation(${json});
const report = simulation.step(100);
console.log(report.status, simulation.time, simulation.positions(), simulation.lambda());
simulation.free();
`;
  }
  // A raw string needs more signs than any run of them in the text.
  const hashes = "#".repeat(
    1 + Math.max(0, ...[...json.matchAll(/"(#*)/g)].map(([, run = ""]) => run.length)),
  );
  return `use constrained_dynamics::{Result, Simulation};

fn main() -> Result<()> {
    let scene = serde_json::from_str(SCENE).expect("the document below");
    let mut simulation = Simulation::from_document(&scene, &serde_json::Map::new())?;
    let report = simulation.step(100);
    let error = simulation.observe("C.norm")?;
    println!("{} after {} steps, |C| = {error:.3e}", report.step.status.as_str(), report.steps);
    Ok(())
}

const SCENE: &str = r${hashes}"${json}"${hashes};
`;
}

/** One body, constraint or force a line. */
function pretty(document: Omit<SceneDocument, "state">): string {
  const lines = Object.entries(document).map(([key, value]) => {
    const text = JSON.stringify(value);
    if (!Array.isArray(value) || value.every((each) => typeof each !== "object"))
      return `  "${key}": ${text}`;
    return value.length === 0
      ? `  "${key}": []`
      : `  "${key}": [\n${value.map((each) => `    ${JSON.stringify(each)}`).join(",\n")}\n  ]`;
  });
  return `{\n${lines.join(",\n")}\n}`;
}
