// Writes service-worker.js into the built site: www/src/start/service-worker.js with the list of what it keeps, which is all that
// the course, the embedded scene, the reference and the pages of sources fetch. element.js is left out: it belongs to the pages of others.
// service-worker.mjs [folder of the built site]
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { manifestOf } from "./first-load.mjs";

const root = join(import.meta.dirname, "..");
const dist = process.argv[2] ?? join(root, "www/dist");
const source = readFileSync(join(root, "www/src/start/service-worker.js"), "utf8");

const built = Object.values(manifestOf(dist)).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
const beside = ["index.html", "embed.html", "reference.html", "reference.css", "reference.js", "source.css", "source.js", "icon.svg", "licences.txt"];
const sources = readdirSync(join(dist, "source"), { recursive: true }).filter((path) => path.endsWith(".html")).map((path) => `source/${path.replaceAll("\\", "/")}`);
const paths = [...new Set([...beside, ...sources, ...built])].sort();

const digest = (content) => createHash("sha256").update(content).digest("base64");
const files = Object.fromEntries(paths.map((path) => [path, `sha256-${digest(readFileSync(join(dist, path)))}`]));
const version = digest(source + JSON.stringify(files)).slice(0, 12);
const site = JSON.stringify({ version, files });
writeFileSync(join(dist, "service-worker.js"), source.replace("= SITE;", () => `= ${site};`));
