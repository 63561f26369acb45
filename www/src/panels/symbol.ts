// A symbol as in the formulas: mathematical italic in its colour, subscripts from "p_x", accents drawn where they belong.
import { html, nothing, type TemplateResult } from "lit";
import { inTheirLetters } from "./letters";
import "./symbol.css";

/** One sign of a symbol, ready to be set. */
export interface Sign {
  readonly text: string;
  readonly accent: "dot" | "hat" | null;
  readonly below: boolean;
}

const accents: Record<string, Sign["accent"]> = { "\u0307": "dot", "\u0302": "hat" };

/** "C" → "𝐶", "λ" → "𝜆": letters of the mathematical alphabet; everything else as it is. */
function italic(letter: string): string {
  const code = letter.codePointAt(0) as number;
  if (letter === "h") return "ℎ";
  if (code >= 0x41 && code <= 0x5a) return String.fromCodePoint(0x1d434 + code - 0x41);
  if (code >= 0x61 && code <= 0x7a) return String.fromCodePoint(0x1d44e + code - 0x61);
  if (code >= 0x3b1 && code <= 0x3c9) return String.fromCodePoint(0x1d6fc + code - 0x3b1);
  return letter;
}

/** "‖Ċ‖" → ‖, C with a dot, ‖; "p_x" → p, x below; words below the line stay upright. */
export function signs(symbol: string): Sign[] {
  const found: Sign[] = [];
  for (const [part = "", below] of symbol.matchAll(/_([\p{L}\d]+)|[^_]/gu)) {
    if (below !== undefined)
      found.push({ text: below.length === 1 ? italic(below) : below, accent: null, below: true });
    else {
      for (const letter of part.normalize("NFD")) {
        const accent = accents[letter];
        const before = found.at(-1);
        if (accent && before) found[found.length - 1] = { ...before, accent };
        else found.push({ text: italic(letter), accent: null, below: false });
      }
    }
  }
  return joined(found);
}

/** Plain neighbours become one piece of text. */
function joined(all: readonly Sign[]): Sign[] {
  const out: Sign[] = [];
  for (const sign of all) {
    const before = out.at(-1);
    if (before && before.accent === null && sign.accent === null && before.below === sign.below)
      out[out.length - 1] = { ...before, text: before.text + sign.text };
    else out.push(sign);
  }
  return out;
}

/**
 * A coloured symbol is one of the quantities of the course: it is written in the present letters.
 * For screen readers the title beside it says what it is, so the letters themselves are hidden.
 * @param color custom property of its colour; the text's colour without one
 */
export function symbol(text: string, color?: string): TemplateResult | typeof nothing {
  if (text === "") return nothing;
  const style = color ? `color: var(${color})` : nothing;
  return html`<span class="symbol" .style=${style} aria-hidden="true">${signs(color ? inTheirLetters(text) : text).map(set)}</span>`;
}

function set({ text, accent, below }: Sign): TemplateResult {
  if (below) return html`<sub>${text}</sub>`;
  return accent === null
    ? html`${text}`
    : html`<span class=${`accent ${accent} on-${narrow.has(text) ? "narrow" : text === "𝐽" ? "hooked" : "wide"}`}>${text}</span>`;
}

/** Small letters, whose accents sit lower. */
const narrow = new Set(["𝑥", "𝑣", "𝑦", "𝑞", "𝑟", "𝑝"]);

/** Draws a symbol on a canvas and returns its width. `family` is the mathematical typeface. */
export function drawSymbol(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  baseline: number,
  size: number,
  family: string,
): number {
  let at = x;
  for (const sign of signs(inTheirLetters(text))) {
    pen.font = `${sign.below ? 0.7 * size : size}px ${family}`;
    pen.fillText(sign.text, at, baseline + (sign.below ? 0.2 * size : 0));
    const width = pen.measureText(sign.text).width;
    const top = baseline - (narrow.has(sign.text) ? 0.62 : 0.82) * size;
    if (sign.accent === "dot") {
      pen.beginPath();
      pen.arc(at + 0.58 * width, top, 0.07 * size, 0, 2 * Math.PI);
      pen.fill();
    } else if (sign.accent === "hat") pen.fillText("ˆ", at + 0.45 * width, baseline - 0.15 * size);
    at += width;
  }
  return at - x;
}
