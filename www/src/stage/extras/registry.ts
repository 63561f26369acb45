// The extras of a stage, in the order of their switches.
import type { Extra } from "./extra";
import { Levels } from "./levels";
import { Loupe } from "./loupe";

export const makeExtras = (): readonly Extra[] => [new Loupe(), new Levels()];
