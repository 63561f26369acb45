// A film as a WebM file (EBML, RFC 8794; Matroska, RFC 9559): one track of encoded pictures with their times. Pure.

export interface EncodedPicture {
  /** From the beginning of the film. ms */
  readonly time: number;
  /** Needs no picture before it. */
  readonly key: boolean;
  readonly data: Uint8Array;
}
export interface Film {
  /** "V_VP8" or "V_VP9". */
  readonly codec: string;
  readonly width: number;
  readonly height: number;
  /** ms */
  readonly duration: number;
  /** In the order of their times; the first is a key. */
  readonly pictures: readonly EncodedPicture[];
}

type Bytes = Uint8Array<ArrayBuffer>;

export function webm({ codec, width, height, duration, pictures }: Film): Bytes {
  const head = element(
    0x1a45dfa3,
    element(0x4286, uint(1)),
    element(0x42f7, uint(1)),
    element(0x42f2, uint(4)),
    element(0x42f3, uint(8)),
    element(0x4282, text("webm")),
    element(0x4287, uint(4)),
    element(0x4285, uint(2)),
  );
  const app = text("Constrained Dynamics");
  const info = element(
    0x1549a966,
    // Times are in ms: 10⁶ ns.
    element(0x2ad7b1, uint(1_000_000)),
    element(0x4489, float(duration)),
    element(0x4d80, app),
    element(0x5741, app),
  );
  const video = element(0xe0, element(0xb0, uint(width)), element(0xba, uint(height)));
  const track = element(
    0xae,
    element(0xd7, uint(1)),
    element(0x73c5, uint(1)),
    element(0x9c, uint(0)),
    element(0x86, text(codec)),
    element(0x83, uint(1)),
    video,
  );
  const tracks = element(0x1654ae6b, track);
  const groups = byKeys(pictures);
  const clusters = groups.map(cluster);
  // Places are as long as they can be, so that the index has one size whatever they are.
  const index = (first: number): Bytes => cues(groups, clusters, first);
  const first = info.length + tracks.length + index(0).length;
  return joined([head, element(0x18538067, info, tracks, index(first), ...clusters)]);
}

/** Each group begins with a key. */
function byKeys(pictures: readonly EncodedPicture[]): EncodedPicture[][] {
  const groups: EncodedPicture[][] = [];
  for (const picture of pictures) {
    if (picture.key) groups.push([]);
    groups.at(-1)?.push(picture);
  }
  return groups;
}

const begin = (group: readonly EncodedPicture[]): number => Math.round(group[0]?.time ?? 0);

function cluster(group: readonly EncodedPicture[]): Bytes {
  const blocks = group.map(({ time, key, data }) => {
    const after = Math.round(time) - begin(group);
    return element(0xa3, Uint8Array.of(0x81, after >> 8, after & 0xff, key ? 0x80 : 0), data);
  });
  return element(0x1f43b675, element(0xe7, uint(begin(group))), ...blocks);
}

/** Where players find a time; `place`: of the first cluster. */
function cues(
  groups: readonly (readonly EncodedPicture[])[],
  clusters: readonly Bytes[],
  place: number,
): Bytes {
  let at = place;
  const points = groups.map((group, i) => {
    const position = element(0xb7, element(0xf7, uint(1)), element(0xf1, uint(at, 8)));
    at += clusters[i]?.length ?? 0;
    return element(0xbb, element(0xb3, uint(begin(group))), position);
  });
  return element(0x1c53bb6b, ...points);
}

/** Its id, which holds its own length, the size of its content in eight bytes, and the content. */
function element(id: number, ...content: readonly Uint8Array[]): Bytes {
  const body = joined(content);
  const size = uint(body.length, 8);
  size[0] = 1;
  return joined([uint(id), size, body]);
}

/** The most significant byte first. */
function uint(value: number, least = 1): Bytes {
  const bytes: number[] = [];
  for (let rest = value; rest > 0 || bytes.length < least; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256);
  return Uint8Array.from(bytes);
}
function float(value: number): Bytes {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}
const text = (ascii: string): Bytes => Uint8Array.from(ascii, (letter) => letter.charCodeAt(0));

function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
