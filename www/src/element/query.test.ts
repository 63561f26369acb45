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
  { ...number("radius"), min: 0.1, max: 10 },
];

const read = (query: string): ReturnType<typeof readQuery> =>
  readQuery(new URLSearchParams(query), {
    parameters,
    languages: ["en", "de"],
  });

describe("query of an embedded scene", () => {
  it("has a scene without any word", () => {
    const { wanted, complaints } = read("");
    expect(complaints).toEqual([]);
    expect(wanted).toMatchObject({ plots: undefined, playback: 1, view: "both", from: 0, autoplay: false });
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
    expect(ids("alpha=many")).toEqual(["app-embed-number alpha"]);
    expect(ids("alpha=")).toEqual(["app-embed-number alpha"]);
    expect(ids("alpha=Infinity")).toEqual(["app-embed-number alpha"]);
    expect(ids("method=magic&flag=yes")).toEqual(["app-embed-choice method", "app-embed-choice flag"]);
    expect(ids("theme=pink&lang=la&type=huge&playback=9")).toEqual([
      "app-embed-choice theme",
      "app-embed-choice lang",
      "app-embed-choice type",
      "app-embed-range playback",
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
      const { wanted, complaints, unknown } = read(new URLSearchParams([[name, "1"]]).toString());
      expect(complaints).toEqual([]);
      expect(unknown).toEqual([name]);
      expect(Object.keys(wanted.parameters)).toEqual([]);
    }
    for (const value of ["__proto__", "constructor", "toString"]) {
      const { complaints } = read(`theme=${value}&lang=${value}&type=${value}&controls=${value}`);
      expect(complaints.map(({ args }) => args.name)).toEqual(["theme", "lang", "type", "controls"]);
      expect(read(`method=${value}`).complaints.map(({ id }) => id)).toEqual(["app-embed-choice"]);
    }
  });
  it("names what it does not know once, and goes on", () => {
    const { wanted, complaints, unknown } = read("x=1&y=2&x=3&utm_source=a&alpha=2");
    expect(complaints).toEqual([]);
    expect(unknown).toEqual(["x", "y", "utm_source"]);
    expect(wanted.parameters).toEqual({ alpha: 2 });
  });
  it("names the range of a number outside it", () => {
    const said = (query: string): unknown => read(query).complaints[0]?.args;
    expect(said("radius=-1")).toEqual({ name: "radius", value: "-1", range: "0.1 … 10" });
    expect(said("playback=9")).toEqual({ name: "playback", value: "9", range: "0.01 … 4" });
    expect(said("from=1e9")).toEqual({ name: "from", value: "1e9", range: "0 … 60" });
  });
  it("reads several runs, each with its own parameters", () => {
    expect(read("runs=alpha:0; alpha:25, method:penalty").wanted.runs).toEqual([
      { alpha: 0 },
      { alpha: 25, method: "penalty" },
    ]);
    const ids = (query: string): string[] =>
      read(query).complaints.map(({ id, args }) => `${id} ${args.name}`);
    expect(ids("runs=")).toEqual(["app-embed-range runs"]);
    expect(ids("runs=alpha:0;alpha:1;alpha:2;alpha:3;alpha:4;alpha:5;alpha:6")).toEqual([
      "app-embed-range runs",
    ]);
    expect(ids("runs=gamma:1")).toEqual(["app-embed-choice runs"]);
    expect(ids("runs=radius:99")).toEqual(["app-embed-range radius"]);
  });
  it("takes origins, and nothing else, for those who may send messages", () => {
    expect(read("origins=https://a.example,http://localhost:8000").wanted.origins).toEqual([
      "https://a.example",
      "http://localhost:8000",
    ]);
    for (const wrong of [
      "*",
      "a.example",
      "https://a.example/",
      "https://a.example/deck",
      "null",
      "javascript:1",
    ])
      expect(read(`origins=${wrong}`).complaints.map(({ args }) => args.value)).toEqual([wrong]);
  });
  it("plays by itself when it is asked to", () => {
    const plays = (query: string): boolean => read(query).wanted.autoplay;
    expect(
      ["autoplay", "autoplay=1", "autoplay=true", "autoplay=0", "autoplay=false", ""].map(plays),
    ).toEqual([true, true, true, false, false, false]);
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
