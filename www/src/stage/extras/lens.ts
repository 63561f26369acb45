// How much the loupe magnifies: across the wire as much as shows the gap, along it as much as shows the last steps. Pure.
import { roundDown, roundUp } from "../../base/nice";

/** Magnifications are 1, 2, 5, 10, … */
const most = 1e4;
const least = 1;
/** A weaker one shows hardly more than the stage does. */
const worthwhile = 10;
/** Parts of the loupe's radius: the gap is between these. */
const widest = 0.85;
const usual = 0.5;
const narrowest = 0.12;
/** Part of the radius that one step takes, at least. */
const stride = 0.4;
/** Parts of the radius by which the wire leaves its tangent within the loupe, at most. */
const bow = 0.8;

export interface Lens {
  /** Times larger than the stage, across the wire and along it. */
  readonly across: number;
  readonly along: number;
}

export interface Seen {
  /** px of the stage: the gap, one step, the loupe's radius. */
  readonly gap: number;
  readonly step: number;
  readonly radius: number;
  /** Curvature of the wire, 1/px of the stage. */
  readonly bend: number;
}

export const magnifies = ({ across }: Lens): boolean => across >= worthwhile;

/** `before`: it stays as it is while everything is well seen. */
export function lensFor({ gap, step, radius, bend }: Seen, before: Lens | null): Lens {
  const size = Math.abs(gap);
  const part = before ? (size * before.across) / radius : 0;
  const holds = before !== null && part < widest && (part > narrowest || before.across === most);
  const across = holds
    ? before.across
    : roundDown(Math.min(most, Math.max(least, (usual * radius) / Math.max(size, 1e-12))));
  const forStep = step > 0 ? (stride * radius) / step : least;
  const forBow = Math.sqrt((Math.abs(bend) * radius * across) / (2 * bow));
  const wanted = Math.min(across, Math.max(forStep, forBow, least));
  const held =
    before !== null && before.along >= wanted && before.along <= 4 * wanted && before.along <= across;
  return { across, along: held ? before.along : Math.min(across, roundUp(wanted)) };
}
