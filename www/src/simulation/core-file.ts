// The core's two WebAssembly files (docs/budgets.md). A page that will need one requests it while its own code is still being loaded.
import first from "../../../pkg/constrained_dynamics_bg.wasm?url";
import rest from "../../../pkg/constrained_dynamics_rest.wasm?url";

/** A file that is fetched once. */
function fetchedOnce(address: string): () => Promise<Response> {
  let coming: Promise<Response> | undefined;
  return () => {
    if (!coming) {
      coming = fetch(address);
      // The error is reported where the core is started.
      coming.catch(() => undefined);
    }
    return coming;
  };
}

/** Response with the file that the core starts with; read once, when it starts. */
export const fetchCore = fetchedOnce(first);
/** Response with its other file. */
export const fetchRest = fetchedOnce(rest);
