// Laws of reading and writing numbers.
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { speak } from "../messages";
import {
  attributeNumber,
  decimal,
  engineeringExponent,
  formatChosen,
  formatNumber,
  listed,
  parseNumber,
  unitSign,
} from "./numbers";

/** Powers of ten never break; here plain spaces read better. */
const written = (text: string): string => text.replaceAll("\u00a0", " ");
const finite = fc.double({ min: -1e200, max: 1e200, noNaN: true });

describe("formatNumber", () => {
  it.each([
    [0, "0"],
    [0.012, "0.0120"],
    [-1.5, "−1.50"],
    [1.2e-6, "1.20 × 10⁻⁶"],
    [-34.5e-9, "−34.5 × 10⁻⁹"],
    [999.96e3, "1.00 × 10⁶"],
    [12345, "12345"],
    [Number.NaN, "—"],
    [Number.NEGATIVE_INFINITY, "−∞"],
  ])("%d is written %s", (value, text) => expect(written(formatNumber(value))).toBe(text));

  it("has no hyphen and no e", () => {
    fc.assert(fc.property(finite, (value) => !/[-e]/.test(formatNumber(value, 4))));
  });

  it("is read back to its own precision", () => {
    fc.assert(
      fc.property(finite, fc.integer({ min: 2, max: 9 }), (value, digits) => {
        const back = parseNumber(formatNumber(value, digits)) as number;
        expect(Math.abs(back - value)).toBeLessThanOrEqual(0.6 * 10 ** (1 - digits) * Math.abs(value));
      }),
    );
  });

  it("uses powers of ten that are multiples of three", () => {
    fc.assert(fc.property(finite, (value) => engineeringExponent(value) % 3 === 0));
  });
});

describe("formatChosen", () => {
  it.each([
    [0.01, "0.01"],
    [25, "25"],
    [1e-12, "1 × 10⁻¹²"],
    [-0.0005, "−0.0005"],
    [0.1 + 0.2, "0.3"],
    [1 / 60, "1/60"],
    [1 / 64, "0.015625"],
    [0.0166666666667, "0.0166666666667"],
  ])("%d is written %s", (value, text) => expect(written(formatChosen(value))).toBe(text));

  it("says a value of 12 digits exactly", () => {
    fc.assert(
      fc.property(finite, (value) => {
        const chosen = Number(value.toPrecision(12));
        expect(parseNumber(formatChosen(chosen))).toBe(chosen === 0 ? 0 : chosen);
      }),
    );
  });
});

describe("parseNumber", () => {
  it.each([
    ["1e-3", 1e-3],
    ["0,5", 0.5],
    ["-2.5E+4", -25000],
    ["−3", -3],
    [".5", 0.5],
    ["5.", 5],
    ["10⁻³", 1e-3],
    ["1.2 × 10⁻⁶", 1.2e-6],
    ["1.2x10^-6", 1.2e-6],
    ["10 000", 10000],
    ["+7", 7],
    ["１．５", 1.5],
    ["０，０１", 0.01],
    ["－３", -3],
    ["−３", -3],
    ["ー２。５", -2.5],
    ["１、５", 1.5],
    ["１．２ｅ－３", 1.2e-3],
    ["１．２　×　１０⁻⁶", 1.2e-6],
    ["＋７", 7],
    ["1/60", 1 / 60],
    ["2,5 / 4", 0.625],
  ])("understands %s", (text, value) => expect(parseNumber(text)).toBe(value));

  it.each([
    "",
    " ",
    "　",
    "ー",
    "１，２．５",
    "abc",
    "1,234.5",
    "1,2,3",
    "--1",
    "1e",
    "∞",
    "1 kg",
    "1e999",
    "1/0",
    "/2",
    "1/",
    "1/2/3",
  ])("refuses “%s”", (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it("accepts the expected unit after the number", () => {
    expect(parseNumber("10 s", "s")).toBe(10);
    expect(parseNumber("25 1/s²", "1/s²")).toBe(25);
    expect(parseNumber("１０ ｍ", "m")).toBe(10);
  });
});

describe("attributeNumber", () => {
  it.each([
    [1e-9, "0.000000001"],
    [-0.5, "-0.5"],
    [100, "100"],
    [0, "0"],
  ])("%d is %s", (value, text) => expect(attributeNumber(value)).toBe(text));
});

describe("units", () => {
  it.each([
    ["1/s", "s⁻¹"],
    ["1/s²", "s⁻²"],
    ["1/m", "m⁻¹"],
    ["m/s", "m/s"],
    ["", ""],
  ])("%s is set as %s", (unit, sign) => expect(unitSign(unit)).toBe(sign));
  it("are understood as they are set", () => expect(parseNumber("25 s⁻²", "1/s²")).toBe(25));
});

describe("in German", () => {
  afterEach(() => speak("en"));
  it("numbers have a decimal comma, and lists semicolons", async () => {
    await speak("de");
    expect(formatNumber(0.8)).toBe("0,800");
    expect(formatChosen(-1.5e-12)).toBe("−1,5\u00a0×\u00a010⁻¹²");
    expect(decimal("0.25")).toBe("0,25");
    expect(listed(["0,5", "1"])).toBe("0,5; 1");
    for (const value of [0.8, -12.5, 3.2e-7]) expect(parseNumber(formatChosen(value))).toBe(value);
  });
});
