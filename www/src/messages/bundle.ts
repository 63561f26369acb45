// The messages of a language, with the function that they may call: POINTER() is "touch" where fingers point, else "mouse".
import { FluentBundle, FluentNumber } from "@fluent/bundle";

const touch = globalThis.matchMedia?.("(hover: none) and (pointer: coarse)");

export function newBundle(language: string): FluentBundle {
  // No isolation marks: all four languages run left to right, and the marks would end up in exported files.
  return new FluentBundle(language, {
    useIsolating: false,
    functions: { POINTER: () => (touch?.matches ? "touch" : "mouse") },
  });
}

/** Written alike in all languages. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** Arguments of a message: below a thousand whole numbers do without Intl.NumberFormat, whose first use takes tens of milliseconds. */
export const written = (args: Record<string, string | number>): Record<string, string | number | Small> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      Number.isInteger(value) && Math.abs(value as number) < 1000 ? new Small(value as number) : value,
    ]),
  );
