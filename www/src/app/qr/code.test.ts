// QR codes against vectors of another encoder (the npm package "qrcode" 1.5.4, byte mode, level M): rows of modules as text, hashed.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { versionFor } from "./bits";
import { qrCode } from "./code";

const drawn = (text: string): string =>
  (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? "1" : "0")).join("")).join("\n");
const digest = (text: string): string => createHash("sha256").update(drawn(text)).digest("hex").slice(0, 16);

describe("qrCode", () => {
  it("draws what another encoder draws", () => {
    expect(digest("HELLO")).toBe("c346c75add569873");
    expect(digest(`https://example.org/#/drift?state=${"aZ9_".repeat(70)}`)).toBe("45d5f242313a8bdd");
    expect(digest(`https://example.org/#/drift?state=${"q-7B".repeat(500)}`)).toBe("e6ca97864aa95e22");
  });
  it("finds the smallest version, and says when there is none", () => {
    expect([versionFor(14), versionFor(15), versionFor(2331), versionFor(2332)]).toEqual([1, 2, 40, null]);
    expect(qrCode("x".repeat(2332))).toBeNull();
  });
});
