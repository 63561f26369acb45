// LaTeX to MathML, when the page is built. A .tex file of a lesson holds named formulas:
//
//   % a comment
//   [name]            a formula for a line of text
//   \lam = …
//   [name display]    a formula on a line of its own
//   a = b \allowbreak + c    in a line of text it may be broken there
//   \fhat = \lam\g
//   [name sheet]      a formula for a line of text that stands on a line of its own on the cheat sheet
//   [name lee]        the same where the letters are those of this source, whose signs are others; in our letters
import temml from "temml";
import { lessonLetters } from "./lesson-letters.ts";
import { inLetters, type Source, sources } from "./letters-table.ts";
import { macros } from "./macros.ts";

export interface FormulaSource {
  readonly name: string;
  readonly display: boolean;
  /** On a line of its own on the cheat sheet only. */
  readonly sheet?: boolean;
  readonly tex: string;
  /** The source whose signs it has; undefined: ours. */
  readonly source?: Source | undefined;
}

const header = new RegExp(`^\\[([a-z][\\w-]*)( display| sheet)?(?: (${sources.join("|")}))?\\]$`, "i");

/** Splits a .tex file into its formulas. Throws on text before the first name, on a name used twice, on an empty formula. */
export function parseFormulas(source: string): FormulaSource[] {
  const formulas: (Omit<FormulaSource, "tex"> & { lines: string[] })[] = [];
  for (const raw of source.split("\n")) {
    const line = raw.replace(/(^|[^\\])%.*$/, "$1").trim();
    const found = header.exec(line);
    if (found?.[1]) {
      const name = found[1];
      const written = sources.find((each) => each === found[3]);
      if (formulas.some((formula) => formula.name === name && formula.source === written))
        throw new Error(`formula "${name}" is there twice`);
      formulas.push({
        name,
        display: found[2] === " display",
        ...(found[2] === " sheet" && { sheet: true }),
        source: written,
        lines: [],
      });
    } else if (line !== "") {
      const last = formulas.at(-1);
      if (!last) throw new Error(`"${line}" stands before the first [name]`);
      last.lines.push(line);
    }
  }
  const alone = formulas.find(
    ({ name, source: of }) => of && !formulas.some((own) => own.name === name && own.source === undefined),
  );
  if (alone) throw new Error(`formula "${alone.name}" is there in the signs of ${alone.source} only`);
  return formulas.map(({ lines, ...formula }) => {
    if (lines.length === 0) throw new Error(`formula "${formula.name}" is empty`);
    return { ...formula, tex: lines.join(" ") };
  });
}

/** One formula as MathML: one element for every part between the places where it may be broken. Throws, naming the formula, when the LaTeX is wrong. */
export function compileFormula({ name, display, tex }: FormulaSource): string {
  try {
    const parts = tex.split("\\allowbreak").map((part) =>
      temml.renderToString(boldDigits(part), {
        displayMode: display,
        macros: { ...macros },
        trust: true,
        throwOnError: true,
        wrap: "none",
      }),
    );
    return parts.map((mathml) => settleAccents(plain(mathml))).join("<wbr>");
  } catch (cause) {
    throw new Error(`formula "${name}": ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** Temml makes \bm of a digit bold by an inline style, which `plain` takes away, and \mathbf by a letter of its own. */
const boldDigits = (tex: string): string => tex.replace(/\\bm\{(\d)\}/g, "\\mathbf{$1}");

interface Wanted {
  /** Only those on lines of their own, in the lesson or on the cheat sheet. */
  readonly displayed?: boolean;
  /** In the letters of a source, as it writes them in a lesson. */
  readonly letters?: Source | undefined;
  readonly lesson?: string | undefined;
}
export function compileFormulas(
  source: string,
  { displayed, letters, lesson = "" }: Wanted = {},
): Record<string, string> {
  const formulas = parseFormulas(source)
    .filter(({ display, sheet }) => display || sheet || !displayed)
    .map((formula) => (displayed ? { ...formula, display: true } : formula));
  const theirs = formulas.filter((formula) => formula.source === letters);
  const set = (formula: FormulaSource): FormulaSource => {
    if (!letters) return formula;
    const { tex } = theirs.find(({ name }) => name === formula.name) ?? formula;
    return { ...formula, tex: inLetters(tex, letters, lessonLetters[lesson]?.[letters]) };
  };
  const ours = formulas.filter((formula) => formula.source === undefined);
  return Object.fromEntries(ours.map((formula) => [formula.name, compileFormula(set(formula))]));
}

/**
 * Without Temml's own classes and inline styles: formula.css says how formulas look. Tables of aligned lines have attributes, matrices
 * have none.
 */
function plain(mathml: string): string {
  return mathml
    .replaceAll("<mtable>", '<mtable class="matrix">')
    .replace(/ style="[^"]*"/g, "")
    .replace(/<math([^>]*) class="[^"]*"/g, "<math$1")
    .replace(/ class="(?!(?:term|matrix|misprint)")[^"]*"/g, "");
}

/**
 * Browsers centre an accent over the box of a slanted letter, not over its top. The class names the letter, and
 * formula.css moves the accent to where it belongs.
 */
function settleAccents(mathml: string): string {
  return mathml.replace(
    /(<mover[^>]*><mi[^>]*>)(.)(<\/mi><mo stretchy="false")(>[˙¨ˆ]<\/mo>)/gu,
    (_, open: string, base: string, middle: string, accent: string) =>
      `${open}${base}${middle} class="accent over-${base.normalize("NFKD")}"${accent}`,
  );
}
