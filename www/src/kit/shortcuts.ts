// The kit's keys: a letter for every tool, and what editors have everywhere. They wait for nothing that is typed, and
// never take a key with which a control is operated.
import { wantsKey } from "../panels/shortcuts";
import { typedKey } from "../panels/typed-key";
import { toggleFixed } from "./rail";
import { tools } from "./tools";
import type { Workspace } from "./workspace";

export interface KeyActions {
  save(): void;
  /** To the field in which one types instead of pointing. */
  type(): void;
}

/** Listens until the result is called. */
export function listenKeys(workspace: () => Workspace | undefined, actions: KeyActions): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const present = workspace();
    if (!present || event.defaultPrevented || event.altKey) return;
    const target = event.composedPath()[0];
    const key = typedKey(event).toLowerCase();
    const done =
      event.ctrlKey || event.metaKey
        ? !isText(target) && withControl(present, actions, key, event.shiftKey)
        : !wantsKey(target, key) && plain(present, actions, key);
    if (done) event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

function withControl(workspace: Workspace, actions: KeyActions, key: string, shift: boolean): boolean {
  if (key === "z" && !shift) workspace.history.undo();
  else if (key === "y" || (key === "z" && shift)) workspace.history.redo();
  else if (key === "s" && !shift) actions.save();
  else return false;
  return true;
}

function plain(workspace: Workspace, actions: KeyActions, key: string): boolean {
  const tool = tools.find((each) => each.key === key && each.create(workspace) !== null);
  if (tool) workspace.use(tool.id);
  else if (key === "/") actions.type();
  else if (key === "f") toggleFixed(workspace);
  else if (key === "delete" || key === "backspace") workspace.removeSelected();
  else if (key === "escape") workspace.escape();
  else return false;
  return true;
}

/** Where Ctrl+Z belongs to what is being typed. */
function isText(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest("input[type='text'], textarea") !== null;
}
