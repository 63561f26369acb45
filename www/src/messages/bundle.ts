// The messages of a language, with the function that they may call: POINTER() is "touch" where fingers point, else "mouse".
import { FluentBundle } from "@fluent/bundle";

const touch = globalThis.matchMedia?.("(hover: none) and (pointer: coarse)");

export function newBundle(language: string): FluentBundle {
  // No isolation marks: all four languages run left to right, and the marks would end up in exported files.
  return new FluentBundle(language, {
    useIsolating: false,
    functions: { POINTER: () => (touch?.matches ? "touch" : "mouse") },
  });
}
