// The last seconds of the recording as a film. Its pictures are drawn and encoded one by one, each with its own time, so that a slow
// computer takes longer and loses none (a MediaRecorder records what it manages while the film runs).
import type { Session } from "../simulation/session";
import type { Stage } from "../stage/stage";
import { whenDrawn } from "./darkroom";
import { pictureOf } from "./stage-picture";
import { type EncodedPicture, webm } from "./webm";

/** The film's length at most. s */
const longest = 5;
/** Pictures per second; from one that needs no other to the next. */
const rate = 30;
const keyEvery = 30;
/** Pictures that may wait for the encoder. */
const mostWaiting = 4;
const bitrate = 6_000_000;

/** As browsers call the codecs, and as WebM does. */
const codecs: readonly (readonly [string, string])[] = [
  ["vp8", "V_VP8"],
  ["vp09.00.31.08", "V_VP9"],
];

/** Null where nothing is recorded. Throws where the browser has no encoder for WebM. */
export async function film(stage: Stage, session: Session): Promise<Blob | null> {
  session.pause();
  const end = session.time;
  const begin = Math.max(session.from, end - longest);
  if (!(end > begin)) return null;
  session.seek(begin);
  const picture = await pictureOf(stage, session);
  const { canvas } = picture;
  const { width, height } = canvas;
  const [config, codec] = await encoding(width, height);
  const pictures: EncodedPicture[] = [];
  let failure: DOMException | null = null;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      pictures.push({ time: chunk.timestamp / 1000, key: chunk.type === "key", data });
    },
    error: (error) => {
      failure = error;
    },
  });
  encoder.configure(config);
  const count = 1 + Math.ceil((end - begin) * rate);
  for (let i = 0; i < count && !failure; i++) {
    session.seek(Math.min(end, begin + i / rate));
    await whenDrawn(stage, session, 1);
    picture.draw();
    const frame = new VideoFrame(canvas, { timestamp: (1e6 * i) / rate });
    encoder.encode(frame, { keyFrame: i % keyEvery === 0 });
    frame.close();
    while (encoder.encodeQueueSize > mostWaiting && !failure)
      await new Promise((done) => setTimeout(done, 5));
  }
  if (!failure) await encoder.flush();
  if (failure) throw failure;
  encoder.close();
  const file = webm({ codec, width, height, duration: (1000 * count) / rate, pictures });
  return new Blob([file], { type: "video/webm" });
}

async function encoding(width: number, height: number): Promise<readonly [VideoEncoderConfig, string]> {
  for (const [codec, name] of codecs) {
    const config = { codec, width, height, bitrate, framerate: rate };
    const { supported } = await VideoEncoder.isConfigSupported(config);
    if (supported) return [config, name];
  }
  throw new Error("no encoder for WebM");
}
