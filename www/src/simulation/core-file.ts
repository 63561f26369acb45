// The core's WebAssembly as a file. A page that will need it requests it while its own code is still being loaded.
import address from "../../../pkg/constrained_dynamics_bg.wasm?url";

let coming: Promise<Response> | undefined;

/** Response with the core's wasm; fetched once, and read once, when the core starts. */
export function fetchCore(): Promise<Response> {
  if (!coming) {
    coming = fetch(address);
    // The error is reported where the core is started.
    coming.catch(() => undefined);
  }
  return coming;
}
