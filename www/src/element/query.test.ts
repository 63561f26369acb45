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
  it("names the values there are", () => {
    expect(read("method=magic").complaints[0]?.args.known).toBe("acceleration, penalty");
  });
});
