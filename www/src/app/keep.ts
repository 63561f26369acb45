// The stage as a file: its picture as PNG, the last seconds of the recording as a film.
import { download, fileName } from "../plots/download";
import type { Session } from "../simulation/session";
import type { Stage } from "../stage/stage";
import type { FilmFormat } from "./film-format";
import { pictureOf } from "./stage-picture";

/** The film's length at most. s */
const longest = 5;
const rate = 30;

export async function savePicture(stage: Stage, session: Session, name: string): Promise<void> {
  const { canvas } = await pictureOf(stage, session);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob) download(blob, fileName(name, "png"));
}

/** Plays the last seconds of the recording once more, in real time, and keeps them; false where nothing is recorded. */
export async function saveFilm(
  stage: Stage,
  session: Session,
  name: string,
  format: FilmFormat,
): Promise<boolean> {
  session.pause();
  const end = session.time;
  const begin = Math.max(session.from, end - longest);
  if (!(end > begin)) return false;
  session.seek(begin);
  const picture = await pictureOf(stage, session);
  const type = `video/${format}`;
  const recorder = new MediaRecorder(picture.canvas.captureStream(rate), {
    mimeType: type,
    videoBitsPerSecond: 6_000_000,
  });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const stopped = new Promise((done) => recorder.addEventListener("stop", done, { once: true }));
  const stop = session.on("frame", () => picture.draw());
  recorder.start();
  const from = performance.now();
  for (let time = begin; time < end; ) {
    await new Promise((done) => requestAnimationFrame(done));
    time = Math.min(end, begin + (performance.now() - from) / 1000);
    session.seek(time);
  }
  // The last picture stays for a moment.
  await new Promise((done) => setTimeout(done, 200));
  recorder.stop();
  await stopped;
  stop();
  download(new Blob(parts, { type }), fileName(name, format));
  return true;
}
