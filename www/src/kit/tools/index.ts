// The tools of the rail, one line each. Tools of one family share a button.
import type { StageTool } from "../../stage/tool";
import type { KitIcon } from "../icons";
import type { Group } from "../kinds";
import { FuseTool } from "./fuse";
import { JointTool } from "./joint";
import { MotionTool } from "./motion";
import { ParticleTool } from "./particle";
import { PencilTool } from "./pencil";
import { PickTool } from "./pick";
import { PolygonTool } from "./polygon";
import { CutTool, EraseTool } from "./remove";
import { SelectTool } from "./select";
import { ShapeTool } from "./shape";
import { WindTool } from "./wind";
import { WireTool } from "./wire";
import type { ToolWorkspace } from "./workspace";

export const families = ["hand", "particle", "link", "solid", "joint", "wire", "relation", "take"] as const;
export type Family = (typeof families)[number];

export interface ToolEntry {
  /** Its words: kit-tool-<id> and kit-tool-<id>-help. */
  readonly id: string;
  readonly icon: KitIcon;
  /** Its key, without modifiers, of its own among the tools of this space; N and P are the stage's. */
  readonly key: string;
  readonly family: Family;
  /** Null where the catalogue does not have it in this space. */
  create(workspace: ToolWorkspace): StageTool | null;
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
  const create = (workspace: ToolWorkspace): StageTool | null => {
    const found = workspace.kind(groupOf(kind), kind);
    return found ? new PickTool(workspace, found, makes) : null;
  };
  return { id, icon, key, family, create };
}

/** Between two bodies or a body and the ground; `inSpace`: another kind there. */
function joint(
  id: "hinge" | "slider" | "weld" | "motor" | "screw" | "torsion",
  key: string,
  { inSpace = id, ...values }: Readonly<Record<string, unknown>> & { inSpace?: string } = {},
): ToolEntry {
  const create = (workspace: ToolWorkspace): StageTool | null => {
    const found = workspace.kind("constraint", workspace.inSpace ? inSpace : id);
    return found ? new JointTool(workspace, found, values) : null;
  };
  return { id, icon: id, key, family: "joint", create };
}

/** Of a drum and a load; what carries the drum is found. */
function drum(workspace: ToolWorkspace): StageTool | null {
  const found = workspace.kind("constraint", "drum");
  const slots = found?.slots.map((slot) => ({ ...slot, min: 2, max: 2 }));
  return found && slots ? new PickTool(workspace, { ...found, slots }, true) : null;
}

function wind(workspace: ToolWorkspace): StageTool | null {
  const found = workspace.kind("force", "wind");
  return found ? new WindTool(workspace, found) : null;
}

function solid(id: "box" | "disc" | "capsule" | "ground", key: string): ToolEntry {
  return { id, icon: id, key, family: "solid", create: (workspace) => new ShapeTool(workspace, id) };
}

function solidInSpace(id: "cylinder" | "cone", key: string): ToolEntry {
  const create = (workspace: ToolWorkspace): StageTool | null =>
    workspace.inSpace ? new ShapeTool(workspace, id) : null;
  return { id, icon: id, key, family: "solid", create };
}

export const tools: readonly ToolEntry[] = [
  { id: "select", icon: "hand", key: "v", family: "hand", create: (workspace) => new SelectTool(workspace) },
  {
    id: "particle",
    icon: "particle",
    key: "m",
    family: "particle",
    create: (workspace) => new ParticleTool(workspace),
  },
  picks("stick", "stick", "s", "link", "distance", true),
  picks("spring", "spring", "g", "link", "spring", true),
  picks("rope", "rope", "w", "link", "rope", true),
  { id: "wind", icon: "wind", key: "9", family: "link", create: wind },
  solid("box", "u"),
  solid("disc", "i"),
  solid("capsule", "j"),
  solidInSpace("cylinder", "q"),
  solidInSpace("cone", "0"),
  {
    id: "polygon",
    icon: "polygon",
    key: "y",
    family: "solid",
    create: (workspace) => (workspace.inSpace ? null : new PolygonTool(workspace)),
  },
  {
    id: "hull",
    icon: "hull",
    key: "y",
    family: "solid",
    create: (workspace) => (workspace.inSpace ? new PolygonTool(workspace) : null),
  },
  {
    id: "chain",
    icon: "chain",
    key: "7",
    family: "solid",
    create: (workspace) => (workspace.inSpace ? null : new PolygonTool(workspace, "chain")),
  },
  { id: "fuse", icon: "fuse", key: "8", family: "solid", create: (workspace) => new FuseTool(workspace) },
  solid("ground", "h"),
  joint("hinge", "1", { inSpace: "ball" }),
  joint("slider", "2"),
  joint("weld", "3"),
  picks("gear", "gear", "4", "joint", "gear"),
  joint("motor", "5"),
  { id: "drum", icon: "drum", key: "6", family: "joint", create: drum },
  joint("screw", "7"),
  joint("torsion", "z", { stiffness: 10 }),
  {
    id: "motion",
    icon: "motion",
    key: "t",
    family: "joint",
    create: (workspace) => new MotionTool(workspace),
  },
  picks("pin", "pin", "k", "wire", "pin"),
  {
    id: "ring",
    icon: "ring",
    key: "o",
    family: "wire",
    create: (workspace) => new WireTool(workspace, "circle"),
  },
  {
    id: "line",
    icon: "line",
    key: "l",
    family: "wire",
    create: (workspace) => new WireTool(workspace, "line"),
  },
  { id: "pencil", icon: "draw", key: "d", family: "wire", create: (workspace) => new PencilTool(workspace) },
  picks("angle", "angle", "a", "relation", "angle"),
  picks("equal", "equal", "e", "relation", "equal-distances"),
  picks("area", "area", "q", "relation", "area"),
  picks("group", "group", "b", "relation", "rigid-group"),
  { id: "cut", icon: "scissors", key: "x", family: "take", create: (workspace) => new CutTool(workspace) },
  { id: "erase", icon: "eraser", key: "c", family: "take", create: (workspace) => new EraseTool(workspace) },
];
