// Programs worth looking at.
import type { Program } from "./program";

const flat = [
  [0, 0],
  [0, 0],
];
const shop = {
  g: [
    [1, 1],
    [3, 1],
  ],
  d: [4, 9],
};

export const programExamples = {
  /** Two products, two machines. */
  shop: { h: flat, c: [-3, -2], ...shop },
  edge: { h: flat, c: [-2, -2], ...shop },
  unbounded: {
    h: flat,
    c: [-1, -1],
    g: [
      [1, -1],
      [-1, 1],
    ],
    d: [1, 2],
  },
  empty: {
    h: flat,
    c: [1, 1],
    g: [
      [1, 1],
      [-1, -1],
    ],
    d: [2, -4],
  },
  inside: {
    h: [
      [1, 0],
      [0, 1],
    ],
    c: [-3, -2],
    g: [
      [1, 1],
      [3, 1],
    ],
    d: [4, 9],
  },
  wall: {
    h: [
      [1, 0],
      [0, 1],
    ],
    c: [-6, -4],
    g: [
      [1, 1],
      [3, 1],
    ],
    d: [4, 12],
  },
  corner: {
    h: [
      [1, 0.4],
      [0.4, 1],
    ],
    c: [-9, -6],
    g: [
      [1, 1],
      [3, 1],
    ],
    d: [4, 9],
  },
  saddle: {
    h: [
      [-1, 0],
      [0, 1],
    ],
    c: [2.4, -3],
    g: [
      [1, 0],
      [0, 1],
    ],
    d: [3, 3],
  },
  hill: {
    h: [
      [-1, 0],
      [0, -1],
    ],
    c: [2.6, 2.8],
    g: [
      [1, 0],
      [0, 1],
    ],
    d: [3, 3],
  },
} as const satisfies Record<string, Program>;
