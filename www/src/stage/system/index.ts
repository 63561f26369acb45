// The pictures that are fetched when a scene needs them, with their words.
import { loadMessages } from "../../messages";
import type { Session } from "../../simulation/session";
import type { PictureKind } from "../kind";
import type { Picture } from "../picture";
import { SystemPicture } from "./system-picture";

/** `canvas`: the stage's; a scene in space puts another one below it. */
export async function pictureOf(
  kind: PictureKind,
  session: Session,
  canvas: HTMLCanvasElement,
): Promise<Picture> {
  await loadMessages("stage-system");
  if (kind !== "space") return new SystemPicture(session);
  const { SpacePicture } = await import("../space/space-picture");
  return SpacePicture.create(session, canvas);
}
