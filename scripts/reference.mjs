// reference.mjs [folder of the built site]: the API reference, one page made of the package's types and of docs/examples/calls.js.
// tests/node/reference.test.mjs runs every program on it and holds it complete.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (name) => readFileSync(join(root, name), "utf8");

/** The text of a doc comment, in lines. */
const plain = (comment) => comment.replace(/^\s*\/\*\*|\*\/\s*$/g, "").replace(/^\s*\* ?/gm, "").trim();

/** Everything a .d.ts exports, in its order: name, kind, declaration and comment; of classes, and of interfaces with methods, the members too. */
export function exported(text) {
  const found = [];
  const pattern = /(\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*)?^export (?:declare )?(?:default )?(class|interface|type|function|const) (\w+)/gm;
  for (const match of text.matchAll(pattern)) {
    const [whole, comment = "", kind, name] = match;
    const declaration = declarationAt(text, match.index + whole.lastIndexOf("export"));
    const shown = /^export default/.test(declaration) ? "default" : name;
    found.push({ name: shown, kind, declaration: kind === "class" ? `class ${name}` : declaration.replace(/^export (declare )?(default )?/, ""), comment: plain(comment) });
    if (kind === "class" || (kind === "interface" && /^ {2}\w+\(/m.test(declaration))) found.push(...members(name, declaration));
  }
  return found;
}

/** From there to the end: of its braces, or of the line. */
function declarationAt(text, start) {
  let depth = 0;
  for (let i = start; i < text.length; i += 1) {
    if ("{([".includes(text[i])) depth += 1;
    if ("})]".includes(text[i])) {
      depth -= 1;
      const ends = depth === 0 && text[i] === "}" && /^export (declare )?(class|interface)/.test(text.slice(start, start + 30));
      if (ends) return text.slice(start, i + 1);
    }
    if (depth === 0 && text[i] === ";") return text.slice(start, i);
  }
  return text.slice(start);
}

function members(of, declaration) {
  const pattern = /((?:^ {2,4}\/\*\*(?:[^*]|\*(?!\/))*\*\/\n)?)^ {2,4}((?:readonly )?(\[[\w.]+\]|\w+)[^\n]*);$/gm;
  return [...declaration.matchAll(pattern)].map(([, comment, shown, name]) => ({
    name: `${of}.${name === "readonly" ? shown.split(/[ :]/)[1] : name}`,
    kind: shown.startsWith("readonly") ? "property" : "method",
    declaration: shown,
    comment: plain(comment),
  }));
}

/** The programs by the name that they are for. */
export const programs = () =>
  new Map(read("docs/examples/calls.js").split(/^\/\/ # /m).slice(1).map((part) => {
    const [name, ...code] = part.split("\n");
    return [name, code.join("\n").trim()];
  }));

export const entries = () => ({
  "constrained-dynamics": exported(read("pkg/constrained_dynamics.d.ts")),
  "constrained-dynamics/lab": exported(read("pkg/constrained_dynamics_lab.d.ts")),
  "constrained-dynamics/frame": exported(read("pkg/frame.d.ts")),
});

export const isType = ({ kind }) => ["type", "interface"].includes(kind);

/** The names whose programs show a type: those that take or give it, or a type that holds it. */
export function users(name, all, seen = new Set([name])) {
  const mentions = all.filter((each) => each.name !== name && new RegExp(`\\b${name}\\b`).test(each.declaration));
  const callable = mentions.filter((each) => !isType(each)).map((each) => each.name);
  if (callable.length > 0) return callable;
  for (const { name: outer } of mentions.filter((each) => !seen.has(each.name))) {
    const found = users(outer, all, seen.add(outer));
    if (found.length > 0) return found;
  }
  return [];
}

/** A comment with its `words` set as code. */
const prose = (text) => escaped(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function article(id, { name, kind, declaration, comment }, program, where = []) {
  const paragraphs = comment.split(/\n\s*\n/).filter(Boolean).map((text) => `<p>${prose(text)}</p>`).join("");
  const example = program ? `<pre class="example"><code>${escaped(program)}</code></pre>` : "";
  const links = where.length > 0 ? `<p>Used by ${where.map((each) => `<a href="#${escaped(each.id)}">${escaped(each.name)}</a>`).join(", ")}.</p>` : "";
  return `<article id="${escaped(id)}" data-name="${escaped(name.toLowerCase())}"><h3><a href="#${escaped(id)}">${escaped(name)}</a> <small>${kind}</small></h3>
<pre><code>${escaped(declaration)}</code></pre>${paragraphs}${links}${example}</article>`;
}

export function page() {
  const code = programs();
  const section = ([entry, all]) => {
    const id = (name) => (entry.endsWith("lab") ? `lab.${name}` : name);
    const shown = (each) => {
      const where = isType(each) && !code.has(each.name) ? users(each.name, all) : [];
      return article(id(each.name), each, code.get(each.name) ?? code.get(where[0]), where.slice(0, 4).map((name) => ({ name, id: id(name) })));
    };
    const list = (title, some) => (some.length ? `<section><h2>${entry}: ${title}</h2>\n${some.map(shown).join("\n")}</section>` : "");
    return `${list("classes and functions", all.filter((each) => !isType(each)))}${list("types", all.filter(isType))}`;
  };
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · Constrained Dynamics</title>
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="reference.css">
<script type="module" src="reference.js"></script>
<main>
<h1>API reference</h1>
<p>Every name of the package <code>constrained-dynamics</code>, from its types. The programs run after these lines:</p>
<pre><code>import init, { Simulation } from "constrained-dynamics"; // and whatever else is called
await init();
const simulation = new Simulation("double-pendulum");
// and those of the frame: const scene = await connect(document.querySelector("iframe"));</code></pre>
<p class="search"><label>Search <input type="search" autocomplete="off"></label> <output></output></p>
${Object.entries(entries()).map(section).join("\n")}
</main>
</html>
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(process.argv[2] ?? join(root, "www/dist"), "reference.html"), page());
