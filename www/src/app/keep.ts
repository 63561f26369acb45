// The stage as a file: its picture as PNG, the last seconds of the recording as a film (WebM).
import { download, fileName } from "../plots/download";
import type { Session } from "../simulation/session";
import type { Stage } from "../stage/stage";
import { copyLayers, pictureOf } from "./darkroom";

/** The film's length at most. s */
const longest = 5;
const rate = 30;

export async function savePicture(stage: Stage, session: Session): Promise<void> {
  const canvas = await pictureOf(stage, session);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob) download(blob, fileName(session.selected.simulation.title, "png"));
}

/** Plays the last seconds of the recording once more, in real time, and keeps them; false where nothing is recorded. */
export async function saveFilm(stage: Stage, session: Session): Promise<boolean> {
  session.pause();
  const end = session.time;
  const begin = Math.max(session.from, end - longest);
  if (!(end > begin)) return false;
  const canvas = await pictureOf(stage, session);
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  const ground = getComputedStyle(stage).getPropertyValue("--panel").trim();
  const recorder = new MediaRecorder(canvas.captureStream(rate), { videoBitsPerSecond: 6_000_000 });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const stopped = new Promise((done) => recorder.addEventListener("stop", done, { once: true }));
  const stop = session.on("frame", () => {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
    copyLayers(stage, canvas);
  });
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
  download(new Blob(parts, { type: "video/webm" }), fileName(session.selected.simulation.title, "webm"));
  return true;
}
