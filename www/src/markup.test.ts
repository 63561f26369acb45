// Nothing in the page turns text into markup or code (docs/security.md), with the few exceptions that are listed here.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const here = import.meta.dirname;

/** Forbidden patterns, each with the only files that may contain it. */
const rules: readonly [name: string, pattern: RegExp, allowed: readonly string[]][] = [
  [
    "text that becomes HTML",
    /\b(?:innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|srcdoc|DOMParser|document\.write)\b/,
    [],
  ],
  [
    "text that becomes a template",
    /\b(?:unsafeHTML|unsafeSVG|unsafeMathML|unsafeStatic|unsafeCSS)\b/,
    ["formula/mathml.ts"],
  ],
  [
    "text that becomes code",
    /\beval\(|\bnew Function\b|\bFunction\(|\bset(?:Timeout|Interval)\(\s*["'`]|javascript:/,
    [],
  ],
  [
    "an attribute whose name is not written out",
    /\.(?:setAttribute(?:NS|Node)?|toggleAttribute)\(\s*(?!")/,
    ["stage/space/three-run.ts"],
  ],
  ["an attribute that is code or style", /\.setAttribute\(\s*"(?:on|style|href|src|srcdoc|is)/, []],
  ["style as an attribute, which the policy forbids", /\sstyle=["$]/, ["formula/compile.ts"]],
  [
    "an address as an attribute that is not one of our own",
    /\s(?:href|src|action|formaction|xlink:href)=(?:\$|"(?!#\/|\.\/licences\.txt"|\.\/embed\.html\?preset=\$|\.\/source\/\$|\.\/pdf\/\$))/,
    // The code of an embedded scene, which is copied as text.
    ["app/share-embed.ts"],
  ],
  [
    "messages from other windows",
    /\bpostMessage\b|addEventListener\(\s*"message"|\bonmessage\b|\bwindow\.(?:open|opener|parent|top)\b/,
    // A worker and its page speak with each other alone.
    [
      "app/new-version.ts",
      "element/frame-port.ts",
      "lessons/methods/compute-map.ts",
      "lessons/methods/map-worker.ts",
      "start/service-worker.js",
    ],
  ],
];

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return /\.(ts|js)$/.test(entry.name) && !/\.(test|testing|d)\.ts$/.test(entry.name) ? [path] : [];
  });
}

/** Without comments: they may speak of anything. */
function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
}

describe.each(rules)("%s", (_, pattern, allowed) => {
  const files = filesUnder(here).filter((path) => pattern.test(code(readFileSync(path, "utf8"))));
  it("stands nowhere but where it is allowed", () => {
    expect(files.map((path) => relative(here, path)).sort()).toEqual([...allowed].sort());
  });
});

describe("the rules", () => {
  it.each([
    [0, "element.innerHTML = text"],
    [0, "document.write(text)"],
    [1, "html`unsafeHTML(text)`"],
    [2, "eval(text)"],
    [2, "new Function(text)()"],
    [2, 'setTimeout("alert(1)", 1)'],
    [3, "element.setAttribute(name, value)"],
    [3, "element.setAttribute(\n  name.toLowerCase(), value)"],
    [4, 'element.setAttribute("onclick", value)'],
    [5, "html`<p style=$(text)></p>`"],
    [5, 'html`<p style="color: red"></p>`'],
    [6, "html`<a href=$(text)>`"],
    [6, 'html`<a href="https://example.com">`'],
    [7, 'addEventListener("message", read)'],
    [7, "window.open(text)"],
  ] as const)("%i finds %s", (index, text) => {
    expect(rules[index]?.[1].test(code(text))).toBe(true);
  });
});
