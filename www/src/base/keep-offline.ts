// Keeps the built site for visits without a network, by its service worker (start/service-worker.js). Where there can be none (a
// file, a sandbox, an address without https, private windows of some browsers) or the reader saves data, nothing happens.
import { afterFirstSeconds } from "../simulation/first-seconds";
import { scriptAddress } from "./script-address";

/** Between two questions for a newer version, while the page stays open. ms */
const interval = 3_600_000;

/** `newer` is called when a newer version is there, which waits until the pages of this one are closed. */
export function keepOffline(newer?: (registration: ServiceWorkerRegistration) => void): void {
  afterFirstSeconds(() => void register(newer).catch(() => undefined));
}

async function register(newer?: (registration: ServiceWorkerRegistration) => void): Promise<void> {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const registration = await navigator.serviceWorker.register(
    scriptAddress("service-worker", "service-worker.js"),
  );
  if (!newer) return;
  const tell = (): void => {
    // Without a controller the waiting version is the first.
    if (registration.waiting && navigator.serviceWorker.controller) newer(registration);
  };
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", tell),
  );
  tell();
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < interval) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}
