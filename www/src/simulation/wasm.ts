// How a WebAssembly of the package is fetched and started.

/** Why there is no simulation: "missing": no WebAssembly here; "blocked": it may not run or could not be fetched. */
export class CoreUnavailable extends Error {
  constructor(
    readonly reason: "missing" | "blocked",
    cause?: unknown,
  ) {
    super(reason === "missing" ? "WebAssembly is missing" : "WebAssembly is blocked or could not be loaded", {
      cause,
    });
    this.name = "CoreUnavailable";
  }
}

/** Fetches and starts it when first called; the same promise however often. Rejects with CoreUnavailable. */
export function loader(
  init: (options: { module_or_path: Promise<Response> }) => Promise<unknown>,
  file: () => Promise<Response>,
): () => Promise<void> {
  let loading: Promise<void> | undefined;
  const start = async (): Promise<void> => {
    if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
      throw new CoreUnavailable("missing");
    }
    try {
      await init({ module_or_path: file() });
    } catch (cause) {
      throw new CoreUnavailable("blocked", cause);
    }
  };
  return () => {
    loading ??= start();
    return loading;
  };
}
