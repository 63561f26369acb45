// The stage as a file: its picture as PNG, the last seconds of the recording as a film.
import { download, fileName } from "../plots/download";
import type { Session } from "../simulation/session";
import type { Stage } from "../stage/stage";
import { film } from "./film";
import { pictureOf } from "./stage-picture";

export async function savePicture(stage: Stage, session: Session, name: string): Promise<void> {
  const { canvas } = await pictureOf(stage, session);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob) download(blob, fileName(name, "png"));
}

/** The message that says how it ended. */
export async function saveFilm(stage: Stage, session: Session, name: string): Promise<string> {
  const end = session.time;
  try {
    const blob = await film(stage, session);
    if (!blob) return "app-share-no-film";
    download(blob, fileName(name, "webm"));
    return "app-share-filmed";
  } catch {
    return "app-share-cannot-film";
  } finally {
    session.seek(end);
  }
}
