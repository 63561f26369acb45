// Each tool of a space has a key of its own there.
import { beforeAll, expect, it } from "vitest";
import { startCore } from "../../simulation/start-core.testing";
import { type Group, kindOf, type Space } from "../kinds";
import { tools } from "./index";
import type { ToolWorkspace } from "./workspace";

beforeAll(startCore);

it.each(["plane", "space"] as const)("a key takes one tool in the %s", (space: Space) => {
  const workspace = {
    inSpace: space === "space",
    kind: (group: Group, id: string) => kindOf(space, group, id),
  } as ToolWorkspace;
  const keys = tools.filter((tool) => tool.create(workspace) !== null).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(25);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});
