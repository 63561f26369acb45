// The tools of the rail, one line each. Tools of one family share a button.
import type { StageTool } from "../../stage/tool";
import type { KitIcon } from "../icons";
import type { Group } from "../kinds";
import type { Board } from "./board";
import { FuseTool } from "./fuse";
import { JointTool } from "./joint";
import { ParticleTool } from "./particle";
import { PencilTool } from "./pencil";
import { PickTool } from "./pick";
import { PolygonTool } from "./polygon";
import { CutTool, EraseTool } from "./remove";
import { SelectTool } from "./select";
import { ShapeTool } from "./shape";
import { WireTool } from "./wire";

export const families = ["hand", "particle", "link", "solid", "joint", "wire", "relation", "take"] as const;
export type Family = (typeof families)[number];

export interface ToolEntry {
  /** Its words: kit-tool-<id> and kit-tool-<id>-help. */
  readonly id: string;
  readonly icon: KitIcon;
  /** Its key, without modifiers; N and P are the stage's, for the next and the previous particle. */
  readonly key: string;
  readonly family: Family;
  /** Null where the catalogue does not have it in this space. */
  create(board: Board): StageTool | null;
}

const groupOf = (kind: string): Group => (kind === "spring" ? "force" : "constraint");

/** Made of bodies that are chosen one after the other; `makes`: empty ground makes a particle. */
function picks(
  id: string,
  icon: KitIcon,
  key: string,
  family: Family,
  kind: string,
  makes = false,
): ToolEntry {
  const create = (board: Board): StageTool | null => {
    const found = board.kind(groupOf(kind), kind);
    return found ? new PickTool(board, found, makes) : null;
  };
  return { id, icon, key, family, create };
}

/** Between two bodies or a body and the ground; `inSpace`: another kind there. */
function joint(id: "hinge" | "slider" | "weld" | "motor", key: string, inSpace: string = id): ToolEntry {
  const create = (board: Board): StageTool | null => {
    const found = board.kind("constraint", board.inSpace ? inSpace : id);
    return found ? new JointTool(board, found) : null;
  };
  return { id, icon: id, key, family: "joint", create };
}

function solid(id: "box" | "disc" | "capsule" | "ground", key: string): ToolEntry {
  return { id, icon: id, key, family: "solid", create: (board) => new ShapeTool(board, id) };
}

export const tools: readonly ToolEntry[] = [
  { id: "select", icon: "hand", key: "v", family: "hand", create: (board) => new SelectTool(board) },
  {
    id: "particle",
    icon: "particle",
    key: "m",
    family: "particle",
    create: (board) => new ParticleTool(board),
  },
  picks("stick", "stick", "s", "link", "distance", true),
  picks("spring", "spring", "g", "link", "spring", true),
  picks("rope", "rope", "w", "link", "rope", true),
  solid("box", "u"),
  solid("disc", "i"),
  solid("capsule", "j"),
  {
    id: "polygon",
    icon: "polygon",
    key: "y",
    family: "solid",
    create: (board) => (board.inSpace ? null : new PolygonTool(board)),
  },
  {
    id: "hull",
    icon: "hull",
    key: "6",
    family: "solid",
    create: (board) => (board.inSpace ? new PolygonTool(board) : null),
  },
  {
    id: "chain",
    icon: "chain",
    key: "7",
    family: "solid",
    create: (board) => (board.inSpace ? null : new PolygonTool(board, "chain")),
  },
  { id: "fuse", icon: "fuse", key: "8", family: "solid", create: (board) => new FuseTool(board) },
  solid("ground", "h"),
  joint("hinge", "1", "ball"),
  joint("slider", "2"),
  joint("weld", "3"),
  picks("gear", "gear", "4", "joint", "gear"),
  joint("motor", "5"),
  picks("pin", "pin", "k", "wire", "pin"),
  { id: "ring", icon: "ring", key: "o", family: "wire", create: (board) => new WireTool(board, "circle") },
  { id: "line", icon: "line", key: "l", family: "wire", create: (board) => new WireTool(board, "line") },
  { id: "pencil", icon: "draw", key: "d", family: "wire", create: (board) => new PencilTool(board) },
  picks("angle", "angle", "a", "relation", "angle"),
  picks("equal", "equal", "e", "relation", "equal-distances"),
  picks("area", "area", "q", "relation", "area"),
  picks("group", "group", "b", "relation", "rigid-group"),
  { id: "cut", icon: "scissors", key: "x", family: "take", create: (board) => new CutTool(board) },
  { id: "erase", icon: "eraser", key: "c", family: "take", create: (board) => new EraseTool(board) },
];
