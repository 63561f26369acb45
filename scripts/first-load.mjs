// Files that a first visit fetches of the built site, read from Vite's manifest: a page, the chunks that the visit imports by
// itself, and all of their imports. tests/browser/first-load.test.mjs compares them with the requests of a browser.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Every stage asks for it at once. */
const stage = ["src/stage/later.ts"];

/** A visit: the page, and what it asks for besides, by source file. */
export const visits = {
  /** The contents, then lesson 1, in English. */
  course: [
    "index.html",
    "src/app/drawings.ts",
    "src/app/bead.ts",
    "src/app/lesson-frame.ts",
    "src/messages/en/course-forces.ftl?raw",
    "src/lessons/circle/index.ts",
    "src/messages/en/circle.ftl?raw",
    "src/lessons/panel-folds.ts",
    ...stage,
  ],
  /** A scene in a frame, in English; the plane stage comes along. */
  embed: ["embed.html", ...stage],
};

/** Beside the site, since it is not published (www/scripts/shipped.ts). */
export const manifestOf = (dist) => JSON.parse(readFileSync(join(dist, "../.vite/manifest.json"), "utf8"));

/** Pages, scripts and styles of a visit, as paths inside `dist`. */
export function firstLoad(dist, visit) {
  const manifest = manifestOf(dist);
  const files = new Set();
  const seen = new Set();
  const follow = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the first load names ${key}, which the built site does not have`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const other of chunk.imports ?? []) follow(other);
    if (chunk.isEntry) files.add(key);
  };
  for (const key of visit) follow(key);
  return [...files];
}
