// The format in which this browser records a film of a canvas.
const formats = ["webm", "mp4"] as const;
export type FilmFormat = (typeof formats)[number];

/** Undefined where it records none. */
export function filmFormat(): FilmFormat | undefined {
  if (typeof MediaRecorder === "undefined" || !("captureStream" in HTMLCanvasElement.prototype))
    return undefined;
  return formats.find((format) => MediaRecorder.isTypeSupported(`video/${format}`));
}

export const formatNames: Readonly<Record<FilmFormat, string>> = { webm: "WebM", mp4: "MP4" };
