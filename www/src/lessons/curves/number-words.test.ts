// Numbers that the text writes as words, in every language, computed from the scenes that they speak of.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { languages } from "../../messages";
import { startCore } from "../../simulation/start-core.testing";
import { opened, play } from "../in-core.testing";
import { presets } from "./presets";
import { coaster, ellipseAlone } from "./scenes";

beforeAll(startCore);

/** Message, its number, and the relative difference that "about" allows. */
interface WordClaim {
  readonly at: string;
  readonly value: () => number;
  readonly about?: number;
  /** The number as each language writes it. */
  readonly words: Readonly<Record<string, readonly [word: string, number: number]>>;
}
const trembling = (name: string): number => Number(opened(presets.trembling).get(name));
const third = {
  en: ["a third of the amplitude", 1 / 3],
  de: ["ein Drittel der Amplitude", 1 / 3],
  ja: ["振幅を3分の1", 1 / 3],
  ko: ["진폭을 3분의 1", 1 / 3],
} as const;
const claims: readonly WordClaim[] = [
  {
    at: "curves-bend-1",
    value: () => {
      const { constraints = [] } = ellipseAlone;
      const [shape] = constraints as readonly { ellipse: { a: number; b: number } }[];
      return shape ? shape.ellipse.a / shape.ellipse.b : Number.NaN;
    },
    words: { en: ["twice", 2], de: ["doppelt", 2], ja: ["2倍", 2], ko: ["두 배", 2] },
  },
  {
    at: "curves-parameter-3",
    value: () => {
      const [shape] = (coaster.constraints ?? []) as readonly { spline: { points: unknown[] } }[];
      return shape?.spline.points.length ?? Number.NaN;
    },
    words: { en: ["ten points", 10], de: ["zehn Punkte", 10], ja: ["10個の点", 10], ko: ["점 열 개", 10] },
  },
  {
    at: "curves-motor-4",
    value: () => trembling("frequency") / (2 * Math.PI),
    about: 0.05,
    words: { en: ["ten times", 10], de: ["zehnmal", 10], ja: ["10回", 10], ko: ["열 번", 10] },
  },
  {
    at: "curves-preset-slower",
    value: () => Number(opened(presets.slower).get("amplitude")) / trembling("amplitude"),
    about: 0.02,
    words: third,
  },
];

it.each(claims)("$at", ({ at, value, about = 1e-9, words }) => {
  const computed = value();
  for (const { id } of languages) {
    const text = readFileSync(join(import.meta.dirname, `../../messages/${id}/curves.ftl`), "utf8");
    const [word, number] = words[id] ?? ["no word", Number.NaN];
    expect(new RegExp(`^${at} = (.*)`, "m").exec(text)?.[1], id).toContain(word);
    expect(Math.abs(number - computed), `${id}: ${computed}`).toBeLessThanOrEqual(about * Math.abs(computed));
  }
});

it("with a third of the amplitude the bead falls, with the whole it stays on top", () => {
  const height = "body[0].y";
  const lowest = (preset: (typeof presets)["slower"]): number =>
    Math.min(...(play(preset, 5, [height])[0]?.simulation.series(height).y ?? []));
  expect(lowest(presets.trembling)).toBeGreaterThan(0);
  expect(lowest(presets.slower)).toBeLessThan(0);
});
