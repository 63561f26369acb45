// The stacks of the lesson: boxes of 1 m by 50 cm, 1 kg each, that touch at the start and are at rest.
import type { MethodDocument, SceneDocument } from "../../simulation/core";
import { box, ground, plane, stepping } from "../sketch";

interface Stack {
  readonly count?: number;
  /** Of the top box, kg. */
  readonly top?: number;
  /** The boxes' contacts are found from the top down. */
  readonly down?: boolean;
  readonly method?: MethodDocument;
}
export function stack({ count = 10, top = 1, down = false, method = {} }: Stack = {}): SceneDocument {
  const boxes = Array.from({ length: count }, (_, i) =>
    box([0, 0.25 + 0.5 * i], [0.5, 0.25], { mass: i === count - 1 ? top : 1 }),
  );
  return plane({
    bodies: [ground(), ...(down ? boxes.reverse() : boxes)],
    constraints: [],
    method: { ...stepping, ...method },
  });
}

export function pyramid(rows: number): SceneDocument {
  const boxes = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: rows - row }, (__, i) =>
      box([(i - (rows - 1 - row) / 2) * 1.06, 0.25 + 0.5 * row], [0.5, 0.25], { mass: 1 }),
    ),
  ).flat();
  return plane({ bodies: [ground(), ...boxes], constraints: [], method: stepping });
}
