// Cuts the fontsource fonts down to the characters, weights and features the page uses: `node scripts/fonts.mjs` writes
// src/styles/fonts/. The results are committed; run it again after adding characters outside these sets.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const out = new URL("../src/styles/fonts/", import.meta.url);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„†•…′″‹›⁄€™↑↓−∕`;
const accented = "ĊċẊẋẎẏŻżÎîF̂";
const greek = `${range(0x391, 0x3a9)}${range(0x3b1, 0x3c9)}`.replace("\u03a2", "");
const italicMath = range(0x1d434, 0x1d467); // 𝐴 … 𝑧 (ℎ stands apart)
const boldMath = `${range(0x1d468, 0x1d49b)}𝐃𝚫`;
const greekMath = range(0x1d6e2, 0x1d71b) + range(0x1d736, 0x1d74e);
const marks = "\u0302\u0307\u0308\u0304\u0305\u0303\u20d7ˆ˙¨¯^~→⃗";
const operators =
  "+−×÷·⋅∘∗±∓=≠≡≈≃∼<>≤≥≪≫∝→←↔⇒⇔↦∞∂∇∑∏∫√∛∈∉⊂⊆∪∩∅∀∃¬∧∨⊥∥‖|…⋯⋮⋱′″‴′ℎℝℏ⟨⟩⌈⌉⌊⌋()[]{}/\\,.;:!?%°µ⊤⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺₀₁₂₃₄₅₆₇₈₉ᵀ";
/** Bold letters of the lessons. The others, and Greek capitals in italics, come when a reader's formula has one. */
const shown = `${italicMath}${range(0x1d6fc, 0x1d714)}𝑨𝑩𝑪𝑫𝑬𝑭𝑮𝑯𝑰𝑱𝑲𝑳𝑴𝑸𝑹𝑺𝑼𝑾𝒂𝒃𝒄𝒅𝒆𝒇𝒈𝒉𝒏𝒑𝒒𝒓𝒔𝒖𝒗𝒘𝒙𝒚𝒛𝚫𝜸𝝀𝝉𝝎`;
const rare = [...`${boldMath}${greekMath}`].filter((letter) => !shown.includes(letter)).join("");
const invisible = "\u2061\u2062\u2063\u2064\u2009\u200a\u2003\u2002\u00a0";
const math = `${range(0x20, 0x7e)}${greek}ϵϑϕϱϖ${shown}${marks}${operators}${invisible}`;

/** Weights of the type, from the lightest to the heaviest that a style sheet asks for. */
const weights = { wght: { min: 400, max: 700 } };
/** Those that browsers apply by themselves, and figures of one width. */
const features = ["kern", "liga", "clig", "calt", "ccmp", "locl", "mark", "mkmk", "rlig", "tnum"];
const text = { variationAxes: weights, keepFeatures: features };
/** Nothing is set in bold italics but a few labels of 10 px, which the browser makes. */
const oneWeight = { ...text, variationAxes: { wght: 400 } };
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
    oneWeight,
  ],
  ["math", "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2", math, formulas],
  ["math-rare", "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2", rare, formulas],
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
// Browsers fetch the rare letters by their range in the style sheet.
const codes = [...rare].map((letter) => letter.codePointAt(0));
const runs = codes
  .filter((code) => !codes.includes(code - 1))
  .map((first) => {
    let last = first;
    while (codes.includes(last + 1)) last += 1;
    const text = (code) => code.toString(16).toUpperCase();
    return first === last ? `U+${text(first)}` : `U+${text(first)}-${text(last)}`;
  });
const styles = new URL("../src/styles/fonts.css", import.meta.url);
const css = await readFile(styles, "utf8");
await writeFile(
  styles,
  css.replace(/(math-rare\.woff2.*\s+unicode-range: )[^;]*/, (_, before) => before + runs.join(", ")),
);
console.log("total".padEnd(20), String(total).padStart(7));
