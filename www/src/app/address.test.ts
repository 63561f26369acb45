// Whatever stands after "#" is read without an exception, and only the names of places are found.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeIn, sectionIn } from "./address";

describe("the place that an address names", () => {
  it("is what stands before the question mark", () => {
    expect(placeIn("")).toBe("");
    expect(placeIn("#")).toBe("");
    expect(placeIn("#/")).toBe("");
    expect(placeIn("#/circle")).toBe("circle");
    expect(placeIn("#circle")).toBe("circle");
    expect(placeIn("#//evil.example")).not.toBe("");
    expect(placeIn("#/laboratory?scene=a?b")).toBe("laboratory");
    expect(placeIn("#/laboratory?scene=a\nb")).toBe("laboratory");
  });
  it("is never an exception", () => {
    for (const odd of [
      "#/%",
      "#/%E0%A4%A",
      "#/%00",
      "#/\u0000",
      "#//",
      "#/?",
      "#/__proto__",
      `#/${"x".repeat(1e6)}`,
    ])
      expect(typeof placeIn(odd)).toBe("string");
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => typeof placeIn(`#${text}`) === "string"));
  });
});

describe("the section that an address names", () => {
  it("follows the place", () => {
    expect(sectionIn("#/circle/drift")).toBe("drift");
    expect(sectionIn("#/circle/drift/more")).toBe("drift");
    expect(sectionIn("#/circle/drift?state=a/b")).toBe("drift");
    expect(placeIn("#/circle/drift?state=a/b")).toBe("circle");
    for (const none of ["", "#/", "#/circle", "#/circle/", "#/circle?state=a/b"])
      expect(sectionIn(none)).toBe("");
  });
});
