// Settings and progress kept by this browser: short texts under one prefix in localStorage. Storage may be denied
// (private windows, frames) or full: then nothing is stored. Nothing of it leaves the computer.
const prefix = "constrained-dynamics-";
/** Of one text: browsers give a page about five million letters in all. */
const longest = 200_000;

export function remember(key: string, value: string): void {
  if (value.length > longest) return;
  try {
    localStorage.setItem(prefix + key, value);
  } catch {
    return;
  }
}
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}
export function forget(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    return;
  }
}

/** A value with the version of its form: one of another version, or damaged, is as if there were none. */
export function rememberValue(key: string, version: number, value: unknown): void {
  remember(key, JSON.stringify({ version, value }));
}
export function recallValue<T>(key: string, version: number): T | null {
  try {
    const kept = JSON.parse(recall(key) ?? "null") as { version?: unknown; value?: T } | null;
    return kept?.version === version ? (kept.value ?? null) : null;
  } catch {
    return null;
  }
}

/** Everything that the course has stored in this browser is gone; the result puts it back. */
export function forgetEverything(): () => void {
  const before: { readonly place: Storage; readonly key: string; readonly value: string }[] = [];
  try {
    for (const place of [localStorage, sessionStorage])
      for (const key of Object.keys(place)) {
        if (!key.startsWith(prefix) && key !== "language") continue;
        before.push({ place, key, value: place.getItem(key) ?? "" });
        place.removeItem(key);
      }
  } catch {
    // Denied: there is nothing.
  }
  return () => {
    for (const { place, key, value } of before) place.setItem(key, value);
  };
}
