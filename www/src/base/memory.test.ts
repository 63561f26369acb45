// Stored values are read back unchanged, in their own version only; where storage is denied nothing fails.
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forget, forgetEverything, recall, recallValue, remember, rememberValue } from "./memory";

/** As in a browser: the keys are its own properties. */
function storage(): Storage {
  const own: Record<string, string> = {};
  return new Proxy(own, {
    get: (_, name) =>
      ({
        getItem: (key: string) => own[key] ?? null,
        setItem: (key: string, value: string) => {
          own[key] = String(value);
        },
        removeItem: (key: string) => {
          delete own[key];
        },
      })[String(name)],
  }) as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
});
afterEach(() => vi.unstubAllGlobals());

describe("memory", () => {
  it("gives back every value of its version, and none of another", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        rememberValue("x", 2, value);
        expect(recallValue("x", 2)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(recallValue("x", 1)).toBeNull();
      }),
    );
  });
  it("takes what is damaged as nothing", () => {
    for (const damaged of ["", "{", "null", "7", '"a"', "[]", '{"version":1}']) {
      remember("x", damaged);
      expect(recallValue("x", 1)).toBeNull();
    }
  });
  it("leaves out what is too long", () => {
    remember("x", "a".repeat(1_000_000));
    expect(recall("x")).toBeNull();
  });
  it("forgets one, or everything of the course and nothing else, and can take that back", () => {
    remember("a", "1");
    remember("b", "2");
    forget("a");
    expect([recall("a"), recall("b")]).toEqual([null, "2"]);
    localStorage.setItem("other", "3");
    const back = forgetEverything();
    expect([recall("b"), localStorage.getItem("other")]).toEqual([null, "3"]);
    back();
    expect(recall("b")).toBe("2");
  });
  it("fails never where storage is denied", () => {
    vi.stubGlobal("localStorage", undefined);
    rememberValue("x", 1, 1);
    forget("x");
    expect(recallValue("x", 1)).toBeNull();
    forgetEverything()();
  });
});
