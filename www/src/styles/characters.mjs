// Characters that each of the page's fonts is cut to (scripts/fonts.mjs). src/formula/characters.test.ts: those of all formulas are in `formulaCharacters`.
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
export const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„†•…′″‹›⁄€™↑↓−∕`;
/** Over a letter: its second derivative. */
export const twoDots = "\u0308";
export const accented = "ĊċẊẋẎẏŻżÎîF̂";
export const greek = `ΓΔΘΛΞΠΣΦΨΩ${range(0x3b1, 0x3c9)}`; // the other capitals are those of Latin
const italicMath = range(0x1d434, 0x1d467); // 𝐴 … 𝑧 (ℎ stands apart)
const boldMath = `${range(0x1d468, 0x1d49b)}𝐃𝚫𝟎𝟏`;
const transposed = "𝖳";
const greekMath = range(0x1d6e2, 0x1d71b) + range(0x1d736, 0x1d74e);
const marks = "\u0302\u0307\u0308\u0304\u0305\u0303\u20d7ˆ˙¨¯^~→⃗";
const operators =
  "+−×÷·⋅∘∗±∓=≠≡≈≃∼<>≤≥≪≫∝→←↔⇒⇔↦∞∂∇∑∏∫√∛∈∉⊂⊆∪∩∅∀∃¬∧∨⊥∥‖|…⋯⋮⋱′″‴′ℎℝℏ⟨⟩⌈⌉⌊⌋()[]{}/\\,.;:!?%°µ⊤ℓ⟂⟹≲∣–‾⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺₀₁₂₃₄₅₆₇₈₉ᵀ";
const invisible = "\u2061\u2062\u2063\u2064\u2009\u200a\u2003\u2002\u00a0";
/** Of the formulas of lessons, and of those that a reader types; its font is fetched with the first formula. */
export const formulaCharacters = `${range(0x20, 0x7e)}${greek}ϵϑϕϱϖ${italicMath}${range(0x1d6fc, 0x1d714)}𝑨𝑩𝑪𝑫𝑬𝑭𝑮𝑯𝑰𝑱𝑲𝑳𝑴𝑸𝑹𝑺𝑼𝑾𝒂𝒃𝒄𝒅𝒆𝒇𝒈𝒉𝒏𝒑𝒒𝒓𝒔𝒖𝒗𝒘𝒙𝒚𝒛𝚫𝜸𝝀𝝉𝝎𝟎𝟏${transposed}${marks}${operators}${invisible}`;
export const math = `${range(0x20, 0x7e)}${greek}ϵϑϕϱϖ${italicMath}${boldMath}${transposed}${greekMath}${marks}${operators}${invisible}`;
