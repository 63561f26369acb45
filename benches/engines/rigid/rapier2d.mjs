import RAPIER from "@dimforge/rapier2d-compat";
import { adapter } from "./rapier.mjs";

await RAPIER.init();

export const name = "Rapier";
export const npm = "@dimforge/rapier2d-compat";
export const spaces = ["plane"];
export const settings = [{ default: true }];
export const create = adapter(RAPIER, "plane");
