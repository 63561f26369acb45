// Sections 1 to 6: the rows of a joint, drift, the price of β, other ways, the exact rival, motors and limits.
import { html, type TemplateResult } from "lit";
import { ask } from "../ask";
import type { Workspace } from "../lesson";
import { tries, type Writer } from "../text";
import { chain, drift, motor, projection, torn, ways } from "./predictions";
import { presets } from "./presets";
import { jointView, motorView } from "./views";

export function sections({ section, p, formula, lines }: Writer, workspace: Workspace): TemplateResult[] {
  const { session } = workspace;
  return [
    section(
      "joints-rows",
      p("joints-rows-1"),
      formula("ball"),
      p("joints-rows-2"),
      formula("J-of"),
      p("joints-rows-3"),
      html`<cd-formula class="bare" .session=${session} .view=${jointView}></cd-formula>`,
      tries(workspace, presets.pendulum),
      p("joints-rows-4"),
    ),
    section(
      "joints-place",
      p("joints-place-1"),
      formula("velocity"),
      p("joints-place-2"),
      ask(workspace, drift, p("joints-drift-why-1"), formula("tangent"), p("joints-drift-why-2")),
      p("joints-place-3"),
      formula("steady"),
      p("joints-place-4"),
    ),
    section(
      "joints-price",
      p("joints-price-1"),
      ask(workspace, torn, p("joints-torn-why-1"), formula("kick"), p("joints-torn-why-2")),
      tries(workspace, presets.tornWhole),
      p("joints-price-2"),
      ask(workspace, chain, p("joints-chain-why-1")),
    ),
    section(
      "joints-other",
      p("joints-other-1"),
      formula("soft"),
      lines("joints"),
      p("joints-other-2"),
      p("joints-other-3"),
      ask(workspace, ways, p("joints-ways-why-1")),
    ),
    section(
      "joints-energy",
      p("joints-energy-1"),
      ask(workspace, projection, p("joints-projection-why-1")),
      p("joints-energy-2"),
      tries(workspace, presets.rival),
    ),
    section(
      "joints-bounds",
      p("joints-bounds-1"),
      html`<cd-formula .session=${session} .view=${motorView}></cd-formula>`,
      tries(workspace, presets.drive),
      p("joints-bounds-2"),
      ask(workspace, motor, p("joints-motor-why-1")),
      p("joints-bounds-3"),
      formula("limits"),
      p("joints-bounds-4"),
      tries(workspace, presets.limited),
    ),
  ];
}
