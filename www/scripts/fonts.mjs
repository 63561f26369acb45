// Cuts the fontsource fonts down to the characters, weights and features the page uses: `node scripts/fonts.mjs` writes
// src/styles/fonts/. The results are committed; run it again after adding characters to src/styles/characters.mjs.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { accented, greek, latin, math } from "../src/styles/characters.mjs";

const require = createRequire(import.meta.url);
const out = new URL("../src/styles/fonts/", import.meta.url);

/** Weights of the type, from the lightest to the heaviest that a style sheet asks for. */
const weights = { wght: { min: 400, max: 700 } };
/** Those that browsers apply by themselves, and figures of one width. */
const features = ["kern", "liga", "clig", "calt", "ccmp", "locl", "mark", "mkmk", "rlig", "tnum"];
const text = { variationAxes: weights, keepFeatures: features };
/** Instructions for rasters of few pixels are a quarter of the mathematics. */
const formulas = { noHinting: true };

const cuts = [
  ["inter-latin", "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2", latin, text],
  ["inter-accented", "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2", accented, text],
  ["inter-greek", "@fontsource-variable/inter/files/inter-greek-wght-normal.woff2", greek, text],
  [
    "serif-latin",
    "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
    latin,
    text,
  ],
  [
    "serif-latin-italic",
    "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2",
    latin,
    text,
  ],
  ["math", "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2", math, formulas],
];

await mkdir(out, { recursive: true });
let total = 0;
for (const [name, source, characters, options] of cuts) {
  const font = await readFile(require.resolve(source));
  const cut = await subsetFont(font, characters, { targetFormat: "woff2", ...options });
  await writeFile(new URL(`${name}.woff2`, out), cut);
  total += cut.length;
  console.log(name.padEnd(20), String(cut.length).padStart(7));
}
console.log("total".padEnd(20), String(total).padStart(7));
