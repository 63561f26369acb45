// A static server for the tests: one or more folders under one address on a free port, nothing else.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../../..");
export const dist = process.env.CD_DIST ?? join(root, "www/dist");
export const fixtures = join(root, "tests/browser/fixtures");

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/** The first of the folders that has the file wins. Gives {origin, close}. */
export function serve(...folders) {
  return start(folders, {});
}
/** Serves the folders to pages of other origins too, sandboxes included. */
export function serveOpenly(...folders) {
  return start(folders, { "access-control-allow-origin": "*" });
}

/** A plain server: it knows no type for WebAssembly, as many do, and compresses nothing. */
export function servePlainly(...folders) {
  return start(folders, {}, { ...types, ".wasm": "text/plain" });
}

async function start(folders, headers, known = types) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    const file = folders.map((folder) => fileAt(folder, path)).find((found) => found !== undefined);
    if (!file) {
      response.writeHead(404, { "content-type": "text/plain" }).end("not found");
      return;
    }
    response.writeHead(200, { "content-type": known[extname(file)] ?? "application/octet-stream", "cache-control": "no-store", ...headers });
    createReadStream(file).pipe(response);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function fileAt(folder, path) {
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
  if (!file.startsWith(folder)) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}
