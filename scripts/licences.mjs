// Licences of what is shipped: which are accepted, which of several is taken, and the notices they ask for.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Permissive licences, and that of fonts. Of several that are offered the first one here is taken. */
const accepted = ["MIT", "BSD-2-Clause", "BSD-3-Clause", "ISC", "Zlib", "Apache-2.0", "Unicode-3.0", "Unlicense", "OFL-1.1"];

const root = join(import.meta.dirname, "..");

/**
 * The licences to follow under an SPDX expression ("(MIT OR Apache-2.0) AND Unicode-3.0" → MIT, Unicode-3.0); null when it
 * leaves no choice of accepted ones. "/" is the old way to write OR.
 */
export function licencesOf(expression) {
  const words = expression.replaceAll("/", " OR ").match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const rank = (licences) => Math.max(...licences.map((each) => accepted.indexOf(each)));
  const list = (word, part, join) => {
    const parts = [part()];
    while (words[at] === word) {
      at += 1;
      parts.push(part());
    }
    return join(parts);
  };
  const either = () => list("OR", both, (parts) => parts.filter((each) => each !== null).sort((a, b) => rank(a) - rank(b))[0] ?? null);
  const both = () => list("AND", one, (parts) => (parts.includes(null) ? null : [...new Set(parts.flat())]));
  const one = () => {
    const word = words[at++];
    if (word !== "(") {
      // An exception only allows more.
      if (words[at] === "WITH") at += 2;
      return accepted.includes(word) ? [word] : null;
    }
    const inner = either();
    return words[at++] === ")" ? inner : null;
  };
  const found = either();
  return at === words.length ? found : null;
}

/** The texts that a package in `folder` gives for its licences. Throws when one is not accepted or has no text. */
export function textsOf({ name, licence, folder }) {
  const licences = licencesOf(licence ?? "");
  if (!licences) throw new Error(`${name}: the licence "${licence}" is not on the list of accepted ones (scripts/licences.mjs)`);
  return licences.map((each) => {
    const file = fileFor(each, folder);
    if (file) return readFileSync(file, "utf8").replaceAll("\r\n", "\n").split(/^# Licenses of bundled dependencies$/m)[0].trim();
    // Without a copyright line of its own, the text is one and the same everywhere.
    if (each === "Apache-2.0") return readFileSync(join(root, "LICENSE-APACHE"), "utf8").trim();
    throw new Error(`${name}: no text of its licence ${each} in the package`);
  });
}

function fileFor(licence, folder) {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const word = licence.split("-")[0].toLowerCase();
  const found =
    files.find((file) => new RegExp(`^(licen[cs]e|copying)[-.]${word}(\\.(md|txt))?$`, "i").test(file)) ??
    files.find((file) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(file));
  return found && join(folder, found);
}

/** All packages with their notices; those with equal texts stand above one text. */
export function notices(packages) {
  const texts = new Map();
  for (const each of packages) {
    const text = (each.texts ?? textsOf(each)).join("\n\n");
    texts.set(text, [...(texts.get(text) ?? []), `${each.name} ${each.version} (${each.licence})${each.author ? `, ${each.author}` : ""}`]);
  }
  return [...texts].map(([text, names]) => `${"=".repeat(80)}\n${names.join("\n")}\n\n${text}\n`).join("\n");
}
