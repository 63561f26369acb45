// The scene as code: the document itself, programs in JavaScript and Rust that run it, and a Jupyter cell.
import type { SceneDocument } from "../simulation/core";

export const codes = ["json", "js", "rust", "python"] as const;
export type Code = (typeof codes)[number];

export function codeOf(kind: Code, { state: _, ...document }: SceneDocument): string {
  const json = pretty(document);
  if (kind === "json") return json;
  if (kind === "python") return jupyterCell(json);
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

/**
 * There is no Python package: the cell runs the one of the browser, and its numbers come to Python. JSON never holds three quotation
 * marks in a row that are not escaped, so it is a raw string as it is.
 */
const jupyterCell = (
  json: string,
): string => `# A cell for Jupyter with anywidget (pip install anywidget). The scene runs in the browser, its numbers come to Python.
import json
import anywidget
import traitlets

# Where pkg/ lies, on a server that sends Access-Control-Allow-Origin.
PACKAGE = "https://example.org/pkg/constrained_dynamics.js"

SCENE = json.loads(r"""${json}""")


class Run(anywidget.AnyWidget):
    _esm = """
export default {
  async render({ model, el }) {
    const { default: init, Simulation } = await import(model.get("package"));
    await init();
    const simulation = new Simulation(model.get("scene"));
    const report = simulation.step(model.get("steps"));
    el.textContent = report.status + ", t = " + simulation.time + " s";
    model.set("time", simulation.time);
    model.set("positions", [...simulation.positions()]);
    model.set("multipliers", [...simulation.lambda()]);
    model.save_changes();
    simulation.free();
  },
};
"""
    package = traitlets.Unicode(PACKAGE).tag(sync=True)
    scene = traitlets.Dict(SCENE).tag(sync=True)
    steps = traitlets.Int(100).tag(sync=True)
    time = traitlets.Float().tag(sync=True)
    positions = traitlets.List().tag(sync=True)
    multipliers = traitlets.List().tag(sync=True)


run = Run()
run  # and in the next cell: run.time, run.positions, run.multipliers
`;

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
