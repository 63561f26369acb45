import RAPIER from "@dimforge/rapier3d-compat";
import { adapter } from "./rapier.mjs";

await RAPIER.init();

export const name = "Rapier";
export const npm = "@dimforge/rapier3d-compat";
export const spaces = ["space"];
export const settings = [{ default: true }];
export const create = adapter(RAPIER, "space");
