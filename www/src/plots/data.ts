// The plots as data: CSV files, PNG pictures and a table. Fetched with the first press.
import type { TemplateResult } from "lit";
import { t } from "../messages";
import { columnsOf } from "./columns";
import { csv } from "./csv";
import type { PlotDefinition } from "./definition";
import { download, fileName } from "./download";
import { picture } from "./picture";
import type { PlotContext } from "./plot";
import { plotTitle } from "./plot-words";
import { plotTable } from "./table";

export type FileKind = "csv" | "png";

export async function save(
  kind: FileKind,
  definitions: readonly PlotDefinition[],
  context: PlotContext,
): Promise<void> {
  const [only] = definitions;
  if (!only) return;
  const name = definitions.length === 1 ? plotTitle(only) : titleOfAll(context);
  const content =
    kind === "csv"
      ? csv(columnsOf(definitions, context.session, context.cache))
      : await picture(definitions, context);
  download(content, fileName(name, kind));
}

export function tableOf(definitions: readonly PlotDefinition[], context: PlotContext): TemplateResult {
  return plotTable(columnsOf(definitions, context.session, context.cache), context.window);
}

const titleOfAll = ({ session }: PlotContext): string =>
  `${session.selected.simulation.title} ${t("plots-title")}`;
