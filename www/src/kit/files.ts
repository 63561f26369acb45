// A scene as a file: saved, read, and what is wrong with one that cannot be read, in words.
import { download, fileName } from "../plots/download";
import type { SceneDocument } from "../simulation/core";
import type { Workspace } from "./workspace";

/** Larger files are no scenes. bytes */
const largestFile = 50_000_000;

export function save(document: SceneDocument, words: string): void {
  const text = JSON.stringify(document, null, 1);
  download(new Blob([text], { type: "application/json" }), fileName(document.title || words, "json"));
}

/** Opens a text as a scene; what is wrong is said with its place, and the present scene stays. */
export async function openText(workspace: Workspace, text: string, name: string): Promise<void> {
  const parsed = parse(text);
  if ("wrong" in parsed) {
    workspace.say("kit-file-not-json", { name, message: parsed.wrong }, true);
    return;
  }
  const refused = await workspace.offer(parsed.document);
  if (refused === "kept") workspace.say("kit-heavy-cancelled");
  else if (refused) workspace.refused(refused, "kit-file-refused", { name });
  else workspace.say("kit-file-opened", { name });
}

export async function openFile(workspace: Workspace, file: File): Promise<void> {
  if (file.size <= largestFile) await openText(workspace, await file.text(), file.name);
  else workspace.say("kit-file-large", { name: file.name }, true);
}

function parse(text: string): { document: SceneDocument } | { wrong: string } {
  try {
    return { document: JSON.parse(text.replace(/^\ufeff/, "")) as SceneDocument };
  } catch (error) {
    return { wrong: (error as SyntaxError).message };
  }
}
