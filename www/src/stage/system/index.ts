// Picture, keys, pointer input and words of a scene with several bodies or in space; loaded on demand.
import { loadMessages } from "../../messages";
import type { Session } from "../../simulation/session";
import type { Gear } from "../host";
import type { PictureKind } from "../kind";
import type { Picture } from "../picture";
import { systemPicture } from "./layers";
import { SystemInput } from "./system-input";
import { SystemKeys } from "./system-keys";

/** `canvas`: the stage's; a scene in space puts another one below it. */
export async function gearOf(kind: PictureKind, session: Session, canvas: HTMLCanvasElement): Promise<Gear> {
  await Promise.all([loadMessages("stage-system"), loadMessages("stage-rigid")]);
  return {
    picture: kind === "space" ? await inSpace(session, canvas) : systemPicture(session),
    keys: (host) => new SystemKeys(host),
    input: (host) => new SystemInput(host),
  };
}

async function inSpace(session: Session, canvas: HTMLCanvasElement): Promise<Picture> {
  const { spacePicture } = await import("../space/space-picture");
  return spacePicture(session, canvas);
}
