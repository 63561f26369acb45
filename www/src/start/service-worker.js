// The service worker of the built site: keeps a whole version of it, so that the course and the embedded scene open without a
// network. Each version has a cache of its own. A page gets all its files from one version; the files of older versions, whose
// names hold a digest, stay as long as a page that may ask for them is open. scripts/service-worker.mjs puts in SITE.
const { version, files } = SITE;
const { scope } = self.registration;
const prefix = `constrained-dynamics ${scope} `;
const own = prefix + version;
// A scene may run on the page meanwhile, so a pause follows each file that is fetched.
/** Length of the pause in times of the file's own. */
const pauseRatio = 4;
/** ms */
const longestPause = 30;

const addressOf = (path) => new URL(path, scope).href;
/** Files of a version whose names hold a digest of their content. */
const lasting = (path) => path.startsWith("assets/");

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([tidy(), self.clients.claim()])));
self.addEventListener("message", ({ data }) => {
  if (data === "take-over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.waitUntil(tidy());
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || !(origin + pathname).startsWith(scope)) return;
  const path = (origin + pathname).slice(scope.length) || "index.html";
  if (Object.hasOwn(files, path) || lasting(path)) event.respondWith(answer(request, path));
});

async function answer(request, path) {
  const kept = await caches.match(addressOf(path), { cacheName: own });
  return kept ?? (await olderFile(path)) ?? fetch(request);
}

/** Fails when a file is not the one of this version: then the next visit tries again. */
async function keep() {
  const cache = await caches.open(own);
  for (const [path, integrity] of Object.entries(files)) {
    const from = performance.now();
    const older = await olderFile(path);
    await cache.put(addressOf(path), older ?? (await download(path, integrity)));
    if (older) continue;
    const pause = Math.min(longestPause, pauseRatio * (performance.now() - from));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function olderFile(path) {
  if (!lasting(path)) return undefined;
  for (const name of await caches.keys()) {
    const kept = name.startsWith(prefix)
      ? await caches.match(addressOf(path), { cacheName: name })
      : undefined;
    if (kept) return kept;
  }
  return undefined;
}

async function download(path, integrity) {
  const response = await fetch(addressOf(path), { integrity, cache: lasting(path) ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // A redirected answer must not be the answer to a navigation.
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

/** Deletes the older versions, unless a page is open that may be one of theirs, or a newer version is on its way. */
async function tidy() {
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  const { installing, waiting } = self.registration;
  if (installing || waiting || pages.some(({ url }) => url.startsWith(scope))) return;
  await Promise.all(older.map((name) => caches.delete(name)));
}
