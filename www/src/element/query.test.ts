// The address of an embedded scene: every word is checked, and what is wrong is said.
import { describe, expect, it } from "vitest";
import type { ParameterDescription } from "../simulation/core";
import { readQuery } from "./query";

const number = (name: string): ParameterDescription => ({
  name,
  symbol: name,
  unit: "",
  type: "number",
  scale: "linear",
  help: "",
});
const parameters: ParameterDescription[] = [
  number("alpha"),
  {
    ...number("method"),
    type: "choice",
    choices: [
      { id: "acceleration", title: "" },
      { id: "penalty", title: "" },
    ],
  },
  { ...number("flag"), type: "boolean" },
];

const read = (query: string): ReturnType<typeof readQuery> =>
  readQuery(new URLSearchParams(query), {
    scenes: ["circle"],
    parameters: () => parameters,
    languages: ["en", "de"],
  });

describe("query of an embedded scene", () => {
  it("has a scene without any word", () => {
    const { wanted, complaints } = read("");
    expect(complaints).toEqual([]);
    expect(wanted).toMatchObject({ scene: "circle", plots: ["C", "Cdot", "drift"], playback: 1 });
  });
  it("reads parameters by their type", () => {
    const { wanted, complaints } = read(
      "scene=circle&alpha=2,5&method=penalty&flag=true&plots=C,%20phase&lang=de&theme=dark",
    );
    expect(complaints).toEqual([]);
    expect(wanted.parameters).toEqual({ alpha: 2.5, method: "penalty", flag: true });
    expect(wanted.plots).toEqual(["C", "phase"]);
    expect(wanted.theme).toBe("dark");
  });
  it("reads numbers as every field does, in full width too", () => {
    expect(read("alpha=１．５").wanted.parameters).toEqual({ alpha: 1.5 });
    expect(read("alpha=−２&playback=０，５").wanted).toMatchObject({
      parameters: { alpha: -2 },
      playback: 0.5,
    });
  });
  it("says what is wrong, word by word", () => {
    const ids = (query: string): string[] =>
      read(query).complaints.map(({ id, args }) => `${id} ${args.name}`);
    expect(ids("scene=square")).toEqual(["app-embed-choice scene"]);
    expect(ids("alpha=many")).toEqual(["app-embed-number alpha"]);
    expect(ids("alpha=")).toEqual(["app-embed-number alpha"]);
    expect(ids("alpha=Infinity")).toEqual(["app-embed-number alpha"]);
    expect(ids("gamma=1")).toEqual(["app-embed-unknown gamma"]);
    expect(ids("method=magic&flag=yes")).toEqual(["app-embed-choice method", "app-embed-choice flag"]);
    expect(ids("theme=pink&lang=la&type=huge&playback=9")).toEqual([
      "app-embed-choice theme",
      "app-embed-choice lang",
      "app-embed-choice type",
      "app-embed-refused playback",
    ]);
  });
  it("knows no word but its own and the scene's, whatever a prototype has", () => {
    for (const name of [
      "__proto__",
      "constructor",
      "toString",
      "hasOwnProperty",
      "onfocus",
      "style",
      "id",
      "class",
      "hidden",
    ]) {
      const { wanted, complaints } = read(new URLSearchParams([[name, "1"]]).toString());
      expect(complaints.map(({ id, args }) => `${id} ${args.name}`)).toEqual([`app-embed-unknown ${name}`]);
      expect(Object.keys(wanted.parameters)).toEqual([]);
    }
    for (const value of ["__proto__", "constructor", "toString"]) {
      const { complaints } = read(`scene=${value}&theme=${value}&lang=${value}&type=${value}`);
      expect(complaints.map(({ args }) => args.name)).toEqual(["scene", "theme", "lang", "type"]);
      expect(read(`method=${value}`).complaints.map(({ id }) => id)).toEqual(["app-embed-choice"]);
    }
  });
  it("lists what is known once", () => {
    const { complaints } = read("x=1&y=2&z=3");
    expect(complaints.map(({ id }) => id)).toEqual([
      "app-embed-unknown",
      "app-embed-unknown-too",
      "app-embed-unknown-too",
    ]);
    expect(complaints.map(({ args }) => args.name)).toEqual(["x", "y", "z"]);
    expect(complaints.filter(({ args }) => "known" in args)).toHaveLength(1);
  });
  it("takes a word once", () => {
    const ids = (query: string): string[] =>
      read(query).complaints.map(({ id, args }) => `${id} ${args.name}`);
    expect(ids("alpha=1&alpha=1")).toEqual(["app-embed-twice alpha"]);
    expect(ids("scene=circle&scene=circle")).toEqual(["app-embed-twice scene"]);
    expect(ids("plots=C&plots=phase")).toEqual(["app-embed-twice plots"]);
  });
  it("names the values there are", () => {
    expect(read("method=magic").complaints[0]?.args.known).toBe("acceleration, penalty");
  });
});
