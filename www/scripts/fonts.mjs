// Cuts the fontsource fonts down to the characters, weights and features the page uses: `node scripts/fonts.mjs` writes
// src/styles/fonts/ and the ranges in fonts.css. Characters that the page itself does not show, which a reader may type, are cut
// into files of their own ("-rare"), fetched when one of them is shown. The results are committed; run it again after adding
// characters, those of formulas to src/styles/characters.mjs.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";

import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { accented, formulaCharacters, greek, latin, math, twoDots } from "../src/styles/characters.mjs";

const require = createRequire(import.meta.url);
const out = new URL("../src/styles/fonts/", import.meta.url);

/** Characters of the page: of its formulas, its texts, of programs, and of the core's names. */
const shown = new Set(formulaCharacters);
for (const folder of [new URL("../src/", import.meta.url), new URL("../../src/", import.meta.url)])
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && /\.(?:ts|ftl|tex|css|rs)$/.test(entry.name))
      for (const character of await readFile(`${entry.parentPath}/${entry.name}`, "utf8"))
        shown.add(character);

/** Weights of the type, from the lightest to the heaviest that a style sheet asks for. */
const weights = { wght: { min: 400, max: 700 } };
/** Those that browsers apply by themselves, and figures of one width. */
const features = ["kern", "liga", "clig", "calt", "ccmp", "locl", "mark", "mkmk", "rlig", "tnum"];
const text = { variationAxes: weights, keepFeatures: features };
/** Nothing is set in bold italics but a few labels of 10 px, which the browser makes. */
const oneWeight = { ...text, variationAxes: { wght: 400 } };
/** Instructions for rasters of few pixels are a quarter of the mathematics. */
const formulas = { noHinting: true };

const inter = "@fontsource-variable/inter/files/inter";
const serif = "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght";
const cuts = [
  ["inter-latin", `${inter}-latin-wght-normal.woff2`, `${latin}${twoDots}`, text],
  ["inter-accented", `${inter}-latin-ext-wght-normal.woff2`, accented, text],
  ["inter-greek", `${inter}-greek-wght-normal.woff2`, greek, text],
  ["serif-latin", `${serif}-normal.woff2`, latin, text],
  ["serif-latin-italic", `${serif}-italic.woff2`, latin, oneWeight],
  ["math", "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2", math, formulas],
];

await mkdir(out, { recursive: true });
const styles = new URL("../src/styles/fonts.css", import.meta.url);
let css = await readFile(styles, "utf8");
let total = 0;
for (const [name, source, characters, options] of cuts) {
  const font = await readFile(require.resolve(source));
  const every = [...new Set(characters)];
  const rare = every.filter((character) => !shown.has(character));
  await cut(name, font, every.filter((character) => shown.has(character)).join(""), options);
  if (!css.includes(`${name}-rare.woff2`)) continue;
  await cut(`${name}-rare`, font, rare.join(""), options);
  css = css.replace(
    new RegExp(`(${name}-rare\\.woff2.*\\s+unicode-range:)[^;]*`),
    (_, before) => `${before}\n    ${ranges(rare)}`,
  );
}
await writeFile(styles, css);
console.log("total".padEnd(20), String(total).padStart(7));

async function cut(name, font, characters, options) {
  const part = await subsetFont(font, characters, { targetFormat: "woff2", ...options });
  await writeFile(new URL(`${name}.woff2`, out), part);
  total += part.length;
  console.log(name.padEnd(20), String(part.length).padStart(7));
}

/** For a style sheet: "U+C0-C5, U+D0". */
function ranges(characters) {
  const codes = characters.map((character) => character.codePointAt(0)).sort((a, b) => a - b);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const hex = (code) => code.toString(16).toUpperCase();
  return starts
    .map((first) => {
      let last = first;
      while (codes.includes(last + 1)) last += 1;
      return first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;
    })
    .join(", ");
}
