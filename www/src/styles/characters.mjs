// Characters that each of the page's fonts is cut to (scripts/fonts.mjs). src/formula/characters.test.ts: those of all formulas are in `math`.
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
export const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„†•…′″‹›⁄€™↑↓−∕`;
export const accented = "ĊċẊẋẎẏŻżÎîF̂";
export const greek = `${range(0x391, 0x3a9)}${range(0x3b1, 0x3c9)}`.replace("\u03a2", "");
const italicMath = range(0x1d434, 0x1d467); // 𝐴 … 𝑧 (ℎ stands apart)
const boldMath = `${range(0x1d468, 0x1d49b)}𝐃𝚫𝟎𝟏`;
const transposed = "𝖳";
const greekMath = range(0x1d6e2, 0x1d71b) + range(0x1d736, 0x1d74e);
const marks = "\u0302\u0307\u0308\u0304\u0305\u0303\u20d7ˆ˙¨¯^~→⃗";
const operators =
  "+−×÷·⋅∘∗±∓=≠≡≈≃∼<>≤≥≪≫∝→←↔⇒⇔↦∞∂∇∑∏∫√∛∈∉⊂⊆∪∩∅∀∃¬∧∨⊥∥‖|…⋯⋮⋱′″‴′ℎℝℏ⟨⟩⌈⌉⌊⌋()[]{}/\\,.;:!?%°µ⊤ℓ⟂⟹≲∣–‾⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺₀₁₂₃₄₅₆₇₈₉ᵀ";
const invisible = "\u2061\u2062\u2063\u2064\u2009\u200a\u2003\u2002\u00a0";
export const math = `${range(0x20, 0x7e)}${greek}ϵϑϕϱϖ${italicMath}${boldMath}${transposed}${greekMath}${marks}${operators}${invisible}`;
