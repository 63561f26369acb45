// A scene as the stage shows it: what there is, the numbers that are read for a frame, what lies under a pixel, and what it is in
// words. It is drawn by the layers of picture.ts. bead-scene.ts is a bead on its curve; system/system-scene.ts several bodies
// with what ties them together.
import type { nothing, TemplateResult } from "lit";
import type { BodyInfo, Glyph, ReferenceInfo, Vector } from "../simulation/core";
import type { Run, Session, SymbolKey, Thing } from "../simulation/session";
import { longest } from "./arrow-scale";
import type { Arrows, Line } from "./arrows";
import type { Bounds } from "./bounds";
import type { Extra } from "./extras/extra";
import { clearPart, type Eye } from "./eye";
import type { Interest } from "./follow";
import type { Places } from "./glyphs/arrow";
import type { Pen } from "./pen";
import type { Recalled } from "./recalled";
import type { ArrowKind } from "./vectors";

export interface Shown {
  readonly arrows: ReadonlySet<ArrowKind>;
  readonly exact: boolean;
  /** L and ω of a body that turns in space: they belong to the velocities, and have no scale that would need room. */
  readonly spin: boolean;
  /** There is no room for a scale and for words. */
  readonly compact: boolean;
  /** The body under the pointer, in the hand, or chosen by keyboard. */
  readonly held: number | null;
  readonly focused: number | null;
  readonly selected: Thing | null;
  /** The hand that pulls the spring, world coordinates. */
  readonly hand: { readonly body: number; readonly at: Vector; readonly grip: Vector } | null;
  readonly still: boolean;
  /** A parameter is being changed: arrows keep their scale. */
  readonly scalesHeld: boolean;
  readonly recalled: Recalled | null;
  /** Extras that are switched on. */
  readonly extras: readonly Extra[];
  readonly words: { readonly exact: string };
}

export interface Frame {
  readonly session: Session;
  readonly run: Run;
  readonly shown: Shown;
  readonly symbol: SymbolKey | null;
  /** The exact motion at this time, where it is known and shown. */
  readonly exact: ReferenceInfo | null;
  /** Places of symbols, and the arrows that are drawn: layers that come later keep clear of them. */
  readonly taken: Places;
  readonly lines: Line[];
}

export interface Scene {
  readonly camera: Eye;
  readonly arrows: Arrows;
  readonly bodies: readonly BodyInfo[];
  readonly glyphs: readonly Glyph[];
  /** Prefix of the messages about what is in the picture. */
  readonly words: string;

  /** After a change of runs, parameters or structure. */
  learn(session: Session): void;
  /** Bounds for the camera. */
  bounds(run: Run): Bounds;
  /** After a change: whether a camera that shows everything should look anew. */
  worthFitting(session: Session, bounds: Bounds): boolean;
  /** Spots that must be visible in this frame, in pixels: moving bodies of every run, with the arrows of the selected one. */
  interest(frame: Frame, show: Parameters<Interest>[0]): void;
  /** Brings over what a frame needs; true when something is still moving by itself and wants another frame. */
  read(frame: Frame): boolean;

  /** The bodies of a run that move, with what ties them together. */
  drawBodies(pen: Pen, run: Run, session: Session): void;

  /** The kinds of arrows that this scene can have, and the bodies with arrows. */
  readonly arrowKinds: readonly ArrowKind[];
  readonly arrowBodies: readonly BodyInfo[];
  /** Curves with the body that is kept on each. */
  readonly ties: (readonly [Glyph, BodyInfo])[];

  /** The thing under the pixel, in any run. */
  hit(session: Session, px: number, py: number, coarse: boolean): Thing | null;
  /** Rigid bodies at a place of the selected run, the topmost first. */
  under(session: Session, at: Vector): readonly number[];
  /** The point of the body that a pointer takes hold of, in the body's coordinates; absent: its centre. */
  gripAt(session: Session, body: BodyInfo, px: number, py: number): Vector | undefined;

  /** Switches besides arrows; `redraw` after a change. */
  toggles(redraw: () => void): TemplateResult | typeof nothing;
  /** Sets the visible layers of contacts; no effect where there are none. */
  showLayers(ids: readonly string[]): void;
  /** For a screen reader: where the body is. `c`: |C| in words; `short`: of the body only, one of several. */
  describe(run: Run, body: BodyInfo | undefined, c: string, short: boolean): string;
  /** After a body was placed by hand. */
  describePlaced(legal: boolean, c: string): string;
  /** Takes away what a scene may have put beside the canvas. */
  dispose(): void;
}

/** The runs in the order of drawing. */
export function selectedLast({ runs, selected }: Session): Run[] {
  return [...runs].sort((a, b) => Number(a === selected) - Number(b === selected));
}

/** A run that has stopped, or has broken its constraints by more than the first view is large: the camera stays with what it has left. */
export function gone({ status, simulation }: Run, { height, home }: Eye): boolean {
  return status === "diverged" || !(simulation.observe("C.norm") <= Math.max(1, (height / home) ** 2));
}

/** Of arrows that are as long as their scale allows; longer ones are impacts, and point out of the stage for a moment. */
export function showArrows(scene: Scene, { run, shown }: Frame, show: Parameters<Interest>[0]): void {
  if (gone(run, scene.camera)) return;
  const { scale, home } = scene.camera;
  const { width, height } = clearPart(scene.camera);
  const most = longest * Math.min(width, height) * Math.min(1, scale / home);
  for (const kind of shown.arrows) {
    // As long as they will be: a camera does not go back for the frames in which a scale follows a peak.
    const { value, target } = scene.arrows.scales.of(kind);
    const part = Math.min(1, value / target) || 1;
    for (const body of scene.arrowBodies) {
      const [x, y, dx, dy] = scene.arrows.line(run, body, kind);
      if (part * Math.hypot(dx, dy) <= most) show(x + part * dx, y + part * dy, symbolRoom);
    }
  }
}
/** Room for the symbol beyond a tip, its accent included, px. */
export const symbolRoom = 27;

/** Pixels within which a body is meant: by a pointer, by a finger. */
export const bodyReach = 15;
export const fingerReach = 26;
