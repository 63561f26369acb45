// Pages source/<path>.html of the built site: whole files of the core that lessons show lines of (src/handout/rust-lines.ts), with line
// numbers. #L20 leads to a line, #L20-L48 to the lines of a lesson. They need no script; public/source.js sets the theme and the language that
// the reader has chosen in the course.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { linesOf, type RustLines, rustFunctions, sourcePage } from "../src/handout/rust-lines.ts";
import { languages } from "../src/messages/languages.ts";

const root = resolve(import.meta.dirname, "../..");
export const sourceOf = (file: string): string => readFileSync(resolve(root, file), "utf8");

/** The lines of every lesson. A function that is not there is an error. */
export function linesOfLessons(): Record<string, RustLines> {
  return Object.fromEntries(
    Object.entries(rustFunctions).map(([lesson, wanted]) => {
      const lines = linesOf(sourceOf(wanted.file), wanted.name);
      if (!lines) throw new Error(`${wanted.file} has no function ${wanted.name}`);
      return [lesson, { ...wanted, ...lines }];
    }),
  );
}

/** The pages, by their place in the site. */
export function sourcePages(): Map<string, string> {
  const all = Object.entries(linesOfLessons()).map(([lesson, lines]) => ({ lesson, ...lines }));
  const titles = new Map(languages.map(({ id }) => [id, lessonTitles(id)]));
  const files = [...new Set(all.map(({ file }) => file))];
  return new Map(
    files.map((file) => {
      const shown = all.filter((each) => each.file === file).sort((a, b) => a.first - b.first);
      return [sourcePage(file), page(file, shown, titles)];
    }),
  );
}

type Titles = ReadonlyMap<string, ReadonlyMap<string, string>>;
type Shown = RustLines & { readonly lesson: string };

function lessonTitles(language: string): Map<string, string> {
  const text = readFileSync(resolve(root, `www/src/messages/${language}/lessons.ftl`), "utf8");
  return new Map(
    new FluentResource(text).body.flatMap(({ id, value }) =>
      typeof value === "string" ? [[id, value] as const] : [],
    ),
  );
}

function page(file: string, shown: readonly Shown[], titles: Titles): string {
  const name = file.split("/").at(-1) ?? file;
  // From the folder of the page to that of the site.
  const site = "../".repeat(sourcePage(file).split("/").length - 1);
  const folder = file.slice(0, -name.length);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(name)} · Constrained Dynamics</title>
<link rel="icon" href="${site}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${site}source.css">
<script src="${site}source.js"></script>
<header><a href="${site}index.html">Constrained Dynamics</a></header>
<main>
<h1><span>${escaped(folder).replaceAll("/", "/<wbr>")}</span>${escaped(name)}</h1>
<ul class="shown-lines">
${shown.map((each) => entry(each, site, titles)).join("\n")}
</ul>
<pre><code>${listing(sourceOf(file), shown)}</code></pre>
</main>
</html>
`;
}

/** The function, and the lesson that shows it, in every language. */
function entry({ lesson, name, first, last }: Shown, site: string, titles: Titles): string {
  const lessons = languages.map(
    ({ id }) =>
      `<a lang="${id}" href="${site}index.html?lang=${id}#/${lesson}">${escaped(titles.get(id)?.get(`lesson-${lesson}-title`) ?? lesson)}</a>`,
  );
  return `<li><a href="#L${first}-L${last}"><code>fn ${name}</code> ${first}–${last}</a> <span>${lessons.join("")}</span></li>`;
}

/** Columns of an indentation. */
const indentation = 4;
const deepest = 7;

function listing(source: string, shown: readonly Shown[]): string {
  return coloured(source.replace(/\n$/, ""))
    .map((text, i) => {
      const number = i + 1;
      const depth = Math.min(deepest, Math.floor((/^ */.exec(text)?.[0].length ?? 0) / indentation));
      const opened = shown.filter(({ first }) => first === number);
      const closed = shown.filter(({ last }) => last === number);
      return [
        ...opened.map(({ first, last }) => `<span class="shown" id="L${first}-L${last}">`),
        `<span class="line${depth > 0 ? ` depth-${depth}` : ""}" id="L${number}">`,
        `<a href="#L${number}" tabindex="-1" aria-hidden="true"></a>${text}\n</span>`,
        ...closed.map(() => "</span>"),
      ].join("");
    })
    .join("");
}

const keywords =
  "as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self Self static struct super trait true type unsafe use where while";
/** Kinds of tokens by the class that colours them, in order of precedence. */
const tokens: readonly [kind: string, pattern: string][] = [
  ["c", "//[^\\n]*"],
  ["s", "b?\"(?:\\\\[^]|[^\"\\\\])*\"|b?'(?:\\\\.|[^'\\\\\\n])'"],
  ["a", "#!?\\[[^\\]\\n]*\\]|'[a-z_]\\w*"],
  ["n", "\\b\\d[\\d_]*(?:\\.\\d[\\d_]*)?(?:[eE][-+]?\\d+)?(?:[iuf]\\d+|[iu]size)?\\b"],
  ["k", `\\b(?:${keywords.replaceAll(" ", "|")})\\b`],
  ["d", "(?<=\\bfn )\\w+"],
  ["t", "\\b[A-Z]\\w*|\\b(?:bool|char|str|[iu](?:8|16|32|64|size)|f(?:32|64))\\b"],
];
const token = new RegExp(tokens.map(([, pattern]) => `(${pattern})`).join("|"), "g");

/** The lines of a source as markup, its tokens in elements with a class. */
function coloured(source: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const match of source.matchAll(token)) {
    const kind = tokens[match.slice(1).findIndex((group) => group !== undefined)]?.[0];
    parts.push(escaped(source.slice(end, match.index)));
    // A text may go over several lines.
    parts.push(
      ...match[0]
        .split(/(\n)/)
        .map((part) => (part === "\n" || part === "" ? part : `<i class="${kind}">${escaped(part)}</i>`)),
    );
    end = match.index + match[0].length;
  }
  parts.push(escaped(source.slice(end)));
  return parts.join("").split("\n");
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
