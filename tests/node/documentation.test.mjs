// Every program in pkg/README.md and docs/javascript.md runs as it is written, from the packed package; that of README.md from the
// folder pkg/ itself.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { read, root, run } from "./packed.mjs";

const blocks = (name) => [...read(name).matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code]) => code);

/** The first lines of a program that leaves them out: the package, and a screen of three frames. */
const before = (code) => `${code.includes("import init") ? "" : `import init, { Simulation } from "constrained-dynamics";\nawait init();\n`}
  let frames = 3;
  globalThis.requestAnimationFrame = (frame) => { if (frames-- > 0) setTimeout(() => frame(performance.now())); };
  globalThis.draw = () => {};
  `;

for (const [name, least] of [["README.md", 1], ["pkg/README.md", 3], ["docs/javascript.md", 9]]) {
  const programs = blocks(name);

  test(`${name} has programs`, () => assert.ok(programs.length >= least, `${programs.length}`));

  for (const [i, code] of programs.entries()) {
    test(`${name}: program ${i + 1} runs`, () => {
      const imports = code.match(/^import .*$/gm)?.join("\n").replace('"./pkg', `"${pathToFileURL(join(root, "pkg"))}`) ?? "";
      // Node has no address from a bundler, and fetches no file: the bytes are read.
      const given = imports.replace(/^import wasm.*$/m, 'import { readFileSync } from "node:fs";\nconst wasm = import.meta.resolve("constrained-dynamics/wasm");');
      const body = code.replace(/^import .*$/gm, "").replace("new URL(wasm, import.meta.url)", "readFileSync(new URL(wasm))");
      // `using` is newer than Node 20.
      const source = transformSync(`${given}\n${before(code)}{\n${body}\n}`, { target: "es2022", format: "esm" }).code;
      const { stderr, status } = run(`${name.replaceAll(/\W/g, "-")}-${i}.mjs`, source);
      assert.equal(`${status} ${stderr}`, "0 ");
    });
  }
}
