// Rows of friction in a problem: each follows λ of a normal row above it, alone (a box, the pyramid) or as one of two in a disc (the cone).
import type { LcpFriction } from "../simulation/laboratory";
import { isRefusal, solve } from "./core";
import { type Problem, rowKind } from "./problem";
import type { Point } from "./view";

export const frictionKinds = ["box", "cone"] as const;
export type FrictionKind = (typeof frictionKinds)[number];

const usualMu = 0.5;
const groups = (p: Problem): readonly LcpFriction[] => p.friction ?? [];

/** The contact that a row is a tangent of; null for other rows. */
export const frictionOf = (p: Problem, i: number): LcpFriction | null =>
  groups(p).find(({ tangents }) => tangents.includes(i)) ?? null;

export const kindOf = ({ kind }: LcpFriction): FrictionKind => kind ?? "box";

/** The row that friction in row i would follow: the nearest above with λ ≥ 0. */
export function normalAbove(p: Problem, i: number): number | null {
  for (let row = i - 1; row >= 0; row--)
    if (!frictionOf(p, row) && rowKind(p.lo[row] ?? 0, p.hi[row] ?? 0) === "positive") return row;
  return null;
}

const withGroups = (p: Problem, all: readonly LcpFriction[]): Problem => {
  const { friction: _, ...rest } = p;
  const filled = all.filter(({ tangents }) => tangents.length > 0);
  return filled.length > 0 ? { ...rest, friction: filled } : rest;
};

/** The problem with row i as an ordinary row. */
export const withoutFriction = (p: Problem, i: number): Problem =>
  frictionOf(p, i)
    ? withGroups(
        p,
        groups(p).map((group) => ({ ...group, tangents: group.tangents.filter((row) => row !== i) })),
      )
    : p;

/** The problem with row i as friction of the normal row above it; all tangents of a contact are of one kind. */
export function withFriction(p: Problem, i: number, kind: FrictionKind): Problem {
  const normal = normalAbove(p, i);
  if (normal === null) return p;
  const mine = groups(p).find((group) => group.normal === normal);
  const tangents = [...new Set([...(mine?.tangents ?? []), i])].sort((a, b) => a - b);
  const group: LcpFriction = { normal, tangents, mu: mine?.mu ?? usualMu, kind };
  return withGroups(withoutFriction(p, i), [
    ...groups(withoutFriction(p, i)).filter((one) => one.normal !== normal),
    group,
  ]);
}

export const withMu = (p: Problem, i: number, mu: number): Problem =>
  withGroups(
    p,
    groups(p).map((group) => (group.tangents.includes(i) ? { ...group, mu } : group)),
  );

/** The groups restricted to the first n rows. */
export const withinRows = (p: Problem, all: readonly LcpFriction[] | undefined, n: number): Problem =>
  withGroups(
    p,
    (all ?? [])
      .filter(({ normal }) => normal < n)
      .map((group) => ({ ...group, tangents: group.tangents.filter((row) => row < n) })),
  );

export interface Solved {
  readonly kind: FrictionKind;
  readonly at: Point;
  /** μλ_n */
  readonly bound: number;
}

/** True for a single contact with two tangents. */
export const isContact = ({ b, friction }: Problem): boolean =>
  b.length === 3 && friction?.length === 1 && friction[0]?.tangents.length === 2;

export function solvedBoth(p: Problem): Solved[] {
  const [group] = p.friction ?? [];
  const [first = 0, second = 0] = group?.tangents ?? [];
  if (!group) return [];
  return frictionKinds.flatMap((kind) => {
    const found = solve(
      { ...p, friction: [{ ...group, kind }] },
      { method: "gauss-seidel", tolerance: 1e-12 },
    );
    if (isRefusal(found) || found.status !== "solved") return [];
    const at: Point = [found.lambda[first] ?? 0, found.lambda[second] ?? 0];
    return [{ kind, at, bound: group.mu * (found.lambda[group.normal] ?? 0) }];
  });
}
