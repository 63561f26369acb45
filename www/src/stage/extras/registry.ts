// The extras of a stage, in the order of their switches.
import { svg } from "lit";
import type { Extra } from "./extra";
import { Fetched } from "./fetched";

const loupe = {
  id: "loupe",
  key: "m",
  mark: svg`<circle cx="8.4" cy="8.4" r="5.6"/><path d="M12.6 12.6 17.2 17.2M4.6 10.2c2-2.6 5-3.4 7.8-2.6"/>`,
  below: false,
} as const;

const levels = {
  id: "levels",
  key: "c",
  mark: svg`<path d="M2.8 13.4C6 6.6 14 6.6 17.2 13.4M5.4 15.6c2-4.6 7.2-4.6 9.2 0M2.4 8.6C6.4 2.6 13.6 2.6 17.6 8.6"/>`,
  below: true,
} as const;

export const makeExtras = (): readonly Extra[] => [
  new Fetched(loupe, async () => new (await import("./loupe")).Loupe()),
  new Fetched(levels, async () => new (await import("./levels")).Levels()),
];
