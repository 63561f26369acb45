// The tools of the rail, one line each.
import type { StageTool } from "../../stage/tool";
import type { KitIcon } from "../icons";
import type { Group } from "../kinds";
import type { Board } from "./board";
import { ParticleTool } from "./particle";
import { PencilTool } from "./pencil";
import { PickTool } from "./pick";
import { CutTool, EraseTool } from "./remove";
import { SelectTool } from "./select";
import { ShapeTool } from "./shape";
import { WireTool } from "./wire";

export interface ToolEntry {
  /** Its words: kit-tool-<id> and kit-tool-<id>-help. */
  readonly id: string;
  readonly icon: KitIcon;
  /** Its key, without modifiers; N and P are the stage's, for the next and the previous particle. */
  readonly key: string;
  /** Of one family stand together. */
  readonly family: "hand" | "make" | "solid" | "wire" | "group" | "take";
  /** Null where the catalogue does not have it in this space. */
  create(board: Board): StageTool | null;
}

function picks(
  id: string,
  icon: KitIcon,
  key: string,
  family: ToolEntry["family"],
  kind: string,
  makes = false,
): ToolEntry {
  const group: Group = kind === "spring" ? "force" : "constraint";
  const create = (board: Board): StageTool | null => {
    const found = board.kind(group, kind);
    return found ? new PickTool(board, found, makes) : null;
  };
  return { id, icon, key, family, create };
}

export const tools: readonly ToolEntry[] = [
  { id: "select", icon: "hand", key: "v", family: "hand", create: (board) => new SelectTool(board) },
  { id: "particle", icon: "particle", key: "m", family: "make", create: (board) => new ParticleTool(board) },
  { id: "box", icon: "box", key: "u", family: "solid", create: (board) => new ShapeTool(board, "box") },
  { id: "disc", icon: "disc", key: "i", family: "solid", create: (board) => new ShapeTool(board, "disc") },
  {
    id: "ground",
    icon: "ground",
    key: "h",
    family: "solid",
    create: (board) => new ShapeTool(board, "ground"),
  },
  picks("stick", "stick", "s", "make", "distance", true),
  picks("spring", "spring", "g", "make", "spring", true),
  picks("rope", "rope", "w", "make", "rope", true),
  picks("pin", "pin", "k", "wire", "pin"),
  { id: "ring", icon: "ring", key: "o", family: "wire", create: (board) => new WireTool(board, "circle") },
  { id: "line", icon: "line", key: "l", family: "wire", create: (board) => new WireTool(board, "line") },
  { id: "pencil", icon: "draw", key: "d", family: "wire", create: (board) => new PencilTool(board) },
  picks("angle", "angle", "a", "group", "angle"),
  picks("equal", "equal", "e", "group", "equal-distances"),
  picks("area", "area", "q", "group", "area"),
  picks("group", "group", "b", "group", "rigid-group"),
  { id: "cut", icon: "scissors", key: "x", family: "take", create: (board) => new CutTool(board) },
  { id: "erase", icon: "eraser", key: "c", family: "take", create: (board) => new EraseTool(board) },
];
