// The state of the kit between its parts: the tool, the selection, the last message. It makes every edit, each as
// one step that can be undone; tools, inspector and menus only ask.

import type {
  BodyDocument,
  BodyInfo,
  ConstraintDocument,
  SceneDocument,
  Simulation,
  Vector,
} from "../simulation/core";
import type { Failure } from "../simulation/failure";
import { placeOf, toLocal, toWorld } from "../simulation/pose";
import { setState } from "../simulation/prescribed";
import type { Session, Thing } from "../simulation/session";
import { stepsInTime } from "../simulation/stepping";
import type { Stage } from "../stage/stage";
import type { StageTool } from "../stage/tool";
import { runsOf } from "./beside";
import {
  addKind,
  addParticle,
  addShape,
  dependants,
  exists,
  idsOf,
  type Making,
  type Pick,
  removeThings,
  rodsOf,
  type Structure,
  structureOf,
  without,
} from "./edits";
import { canFuse, fuse } from "./fuse";
import { heavy, type Load } from "./heavy";
import type { History } from "./history";
import { type Kind, kindOf } from "./kinds";
import { prescribe, released } from "./motion";
import { startHere } from "./start";
import { type ToolEntry, tools } from "./tools";
import { JointTool } from "./tools/joint";
import { PickTool } from "./tools/pick";
import type { Gathering, ToolWorkspace } from "./tools/workspace";

/** Something to be read: a message id with its arguments. */
export interface Notice {
  readonly id: string;
  readonly args?: Record<string, string | number>;
  readonly warning?: boolean;
  /** The error of a refused edit: its words are the argument `message`. */
  readonly failure?: Failure;
}

/** A large scene that may be built or not. */
export interface Question {
  readonly load: Load;
  /** The answer was yes, and the page is about to be busy. */
  readonly building: boolean;
  readonly answer: (build: boolean) => void;
}

/** Nearer to its centre the centre of a body is meant. px */
const centering = 8;

/** Events: "change", of anything here. */
export class Workspace extends EventTarget implements ToolWorkspace {
  #stage: Stage | null = null;
  #tool = "select";
  /** The kind that a menu chose, beside the rail. */
  #kind: Kind | null = null;
  #selection: readonly Thing[] = [];
  #notice: Notice | null = null;
  #question: Question | null = null;
  /** The refusal that has been read. */
  #read: Failure | null = null;
  #fixed = false;
  #structure: Structure | null = null;
  #places: ReadonlyMap<number, BodyInfo> | null = null;
  /** Structure after the change in progress, where that is known. */
  #expected: Structure | null = null;
  #links: ReturnType<ToolWorkspace["links"]> | null = null;
  /** True where the last announced change only moves a body. */
  #moving = false;
  readonly #stops: (() => void)[];

  constructor(
    readonly session: Session,
    readonly history: History,
  ) {
    super();
    this.#stops = [
      session.on("change", () => this.#refresh()),
      session.on("transport", () => {
        this.#prune();
        // On an empty board nothing runs.
        if (session.playing && this.simulation.bodies().length === 0) session.pause();
      }),
    ];
  }

  stop(): void {
    this.#question?.answer(false);
    for (const stop of this.#stops.splice(0)) stop();
    this.attach(null);
  }

  get simulation(): Simulation {
    return this.session.selected.simulation;
  }

  // The stage and its tool -----------------------------------------------------------------------------------------

  attach(stage: Stage | null): void {
    if (stage === this.#stage) return;
    const before = this.#stage;
    this.#stage = null;
    if (before) {
      before.removeEventListener("select", this.#onSelect);
      before.tool = null;
    }
    this.#stage = stage;
    stage?.addEventListener("select", this.#onSelect);
    if (stage) this.#equip();
  }
  get stage(): Stage | null {
    return this.#stage;
  }
  get inSpace(): boolean {
    return this.simulation.space === "space";
  }
  get scale(): number {
    return this.#stage?.camera.scale ?? 100;
  }

  /** Id of the tool in use; "kind" while something from the menu is being placed. */
  get tool(): string {
    return this.#tool;
  }
  get fixed(): boolean {
    return this.#fixed;
  }
  set fixed(value: boolean) {
    this.#fixed = value;
    this.changed();
  }
  /** The tool that gathers things or places, where that is what the present one does. */
  get gathering(): (StageTool & Gathering) | null {
    const tool = this.#stage?.tool;
    return tool && "finish" in tool ? (tool as StageTool & Gathering) : null;
  }
  /** The gathering tool, where it chooses bodies in a fixed order. */
  get picking(): PickTool | null {
    const { gathering } = this;
    return gathering instanceof PickTool ? gathering : null;
  }

  /** Takes a tool; what is selected is used at once where it is just enough. */
  use(id: string): void {
    const selected = idsOf(this.#selection, "body");
    this.#tool = id;
    this.#kind = null;
    this.#notice = null;
    this.#equip();
    if (selected.length > 1) this.#offer(selected);
    this.changed();
  }

  /** A kind from the menu. */
  choose(kind: Kind): void {
    const selected = idsOf(this.#selection, "body");
    this.#tool = "kind";
    this.#kind = kind;
    this.#notice = null;
    this.#equip();
    if (kind.slots.length === 0) this.gathering?.finish();
    else if (selected.length > 0) this.#offer(selected);
    this.changed();
  }

  /** Step by step back to the empty hand: first the words, then the tool, then the selection. */
  escape(): void {
    if (this.notice) this.quiet();
    else if (this.#tool !== "select") this.use("select");
    else this.select([]);
  }

  #equip(): void {
    if (!this.#stage) return;
    const entry: ToolEntry | undefined = tools.find(({ id }) => id === this.#tool);
    const own = this.#kind ? this.#toolOf(this.#kind) : entry?.create(this);
    this.#stage.tool = own ?? null;
  }

  /** Tool for an entry of the menu: joints have a place, other kinds only bodies. */
  #toolOf(kind: Kind): StageTool {
    return kind.anchors === "needed" ? new JointTool(this, kind) : new PickTool(this, kind, false);
  }

  #offer(bodies: readonly number[]): void {
    const { gathering } = this;
    const kind = gathering instanceof PickTool || gathering instanceof JointTool ? gathering.kind : null;
    const most = kind?.slots.reduce((sum, { max }) => sum + max, 0) ?? 0;
    if (gathering && bodies.length <= most && gathering.take?.(bodies)) this.use("select");
  }

  /** Particles by number, as one types them: makes what the tool makes; false when they are too few or too many. */
  takeBodies(ids: readonly number[]): boolean {
    const shapes: Record<string, string> = { ring: "circle", line: "line", pencil: "spline" };
    const kind = this.kind("constraint", shapes[this.#tool] ?? "");
    const [first] = ids;
    if (kind && first !== undefined) return this.make({ kind, picks: [[{ body: first }]] });
    return this.gathering?.take?.(ids) ?? false;
  }

  // Selection ------------------------------------------------------------------------------------------------------

  get selection(): readonly Thing[] {
    return this.#selection;
  }
  select(things: readonly Thing[]): void {
    this.#selection = things;
    if (this.#stage) this.#stage.selected = things.at(-1) ?? null;
    const [thing] = things;
    if (things.length === 1 && thing && this.session.highlight?.source === "kit")
      this.session.highlight = { symbol: null, thing, source: "kit" };
    this.session.invalidate();
    this.changed();
  }

  readonly #onSelect = (event: Event): void => {
    const thing = (event as CustomEvent<Thing | null>).detail;
    const last = this.#selection.at(-1);
    if (thing?.kind === last?.kind && thing?.id === last?.id) return;
    this.#selection = thing ? [thing] : [];
    this.changed();
  };

  #refresh(): void {
    if (!this.#moving) {
      this.#structure = this.session.problem ? null : this.#expected;
      this.#expected = null;
      this.#links = null;
      this.#places = null;
      this.#prune();
    }
    this.#moving = false;
    this.changed();
  }
  /** Removes deleted items from the selection. */
  #prune(): void {
    if (this.#selection.length === 0) return;
    const left = this.#selection.filter((thing) => exists(this.structure, thing));
    if (left.length !== this.#selection.length) this.select(left);
  }

  /** Everything there is, read once for every structure: large scenes are slow to list. Numbers in it may be old. */
  get structure(): Structure {
    this.#structure ??= structureOf(this.simulation);
    return this.#structure;
  }

  // Edits ----------------------------------------------------------------------------------------------------------

  kind(group: Kind["group"], id: string): Kind | undefined {
    return kindOf(this.simulation.space, group, id);
  }
  place(body: number, anchor?: Vector): Vector {
    return this.#part(this.simulation.positions(), body, anchor);
  }
  seen(body: number): Vector {
    return this.#part(this.session.selected.drawn, body);
  }
  #part(all: Float64Array, body: number, anchor?: Vector): Vector {
    const info = this.#info(body);
    if (!info) return [];
    return anchor ? toWorld(all, info, anchor) : placeOf(all, info);
  }
  #info(body: number): BodyInfo | undefined {
    this.#places ??= new Map(this.structure.bodies.map((each) => [each.id, each]));
    return this.#places.get(body);
  }

  grip(body: number, at: Vector): Vector {
    const info = this.#info(body);
    const center = at.map(() => 0);
    const camera = this.#stage?.camera;
    if (info?.kind !== "rigid" || !camera) return center;
    const middle = this.seen(body);
    const [px, py] = camera.pixel(at);
    const [mx, my] = camera.pixel(middle);
    if (Math.hypot(px - mx, py - my) < centering) return center;
    return toLocal(this.session.selected.drawn, info, camera.point(px, py, middle));
  }
  beneath(body: number | null, at: Vector): number | null {
    return this.#stage?.under(at).find((id) => id !== body) ?? null;
  }

  particle(at: Vector, fixed: boolean): boolean {
    let id = -1;
    const done = this.#edit((simulation) => {
      id = addParticle(simulation, at, fixed);
      startHere(simulation);
    });
    if (done) this.select([{ kind: "body", id }]);
    return done;
  }

  shape(document: BodyDocument): boolean {
    let id = -1;
    const stepping = stepsInTime(this.simulation.get("method"));
    const done = this.#edit((simulation) => {
      id = addShape(simulation, document);
    });
    if (done) this.select([{ kind: "body", id }]);
    if (done && !stepping) this.say("kit-now-stepping");
    return done;
  }

  fuse(bodies: readonly number[]): boolean {
    if (!canFuse(this.simulation, this.structure, bodies)) {
      this.say("kit-fuse-which", {}, true);
      return false;
    }
    let id = -1;
    const done = this.#edit((simulation) => {
      id = fuse(simulation, bodies);
      startHere(simulation);
    });
    if (done) this.select([{ kind: "body", id }]);
    return done;
  }

  prescribe(pick: Pick): boolean {
    let id = -1;
    const done = this.#edit((simulation) => {
      id = prescribe(simulation, pick);
    });
    if (done) this.select([{ kind: "body", id }]);
    return done;
  }

  make(making: Making): boolean {
    let id = -1;
    const done = this.#edit((simulation) => {
      id = addKind(simulation, making);
    });
    if (done) this.select([{ kind: making.kind.group, id }]);
    return done;
  }

  remove(things: readonly Thing[], gesture = ""): boolean {
    const also = dependants(this.structure, things);
    const all = [...things, ...also];
    this.#expected = idsOf(all, "body").length === 0 ? without(this.structure, all) : null;
    const done = this.#edit((simulation) => removeThings(simulation, all), gesture);
    if (done && also.length > 0) this.say("kit-removed-with", { count: also.length });
    return done;
  }

  removeSelected(): void {
    if (this.#selection.length > 0) this.remove(this.#selection);
  }

  /** Changes numbers of one thing; dragging one number is one step. */
  update(thing: Thing, patch: Readonly<Record<string, unknown>>): boolean {
    const gesture = `${thing.kind} ${thing.id} ${Object.keys(patch).join()}`;
    return this.#edit((simulation) => {
      if (thing.kind === "body") simulation.updateBody(thing.id, patch);
      else if (thing.kind === "constraint")
        simulation.updateConstraint(thing.id, patch as Partial<ConstraintDocument>);
      else simulation.updateForce(thing.id, patch);
    }, gesture);
  }

  fix(bodies: readonly number[], fixed: boolean): boolean {
    return this.#edit((simulation) => {
      for (const id of bodies) simulation.updateBody(id, fixed ? { fixed } : released);
    });
  }

  /** Where a body is and how fast it moves, now; before the first step that is its start. */
  move(body: number, state: { at?: Vector; velocity?: Vector }): boolean {
    return this.#edit(
      (simulation) => setState(simulation, body, state),
      `move ${body} ${Object.keys(state).join()}`,
    );
  }

  /** Another scene in place of this one, as a step that can be undone. */
  open(scene: string | SceneDocument): Failure | null {
    let problem: Failure | null = null;
    this.history.together(() => {
      const done = this.session.replace(runsOf(scene, this.session.selected.name));
      problem = this.session.problem;
      return done;
    });
    if (!problem) {
      this.select([]);
      this.use("select");
      this.#stage?.fit();
    }
    return problem;
  }

  /**
   * Opens what came from elsewhere (a link, a file, an earlier visit). A large scene is built only after a question;
   * "kept" when the answer was no, and all is as it was.
   */
  async offer(document: SceneDocument): Promise<Failure | "kept" | null> {
    this.#question?.answer(false);
    const load = heavy(document);
    if (load && !(await this.#ask(load))) return "kept";
    const refused = this.open(document);
    this.#put(null);
    return refused;
  }
  get question(): Question | null {
    return this.#question;
  }
  #ask(load: Load): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (build: boolean): void => {
        if (this.#question?.answer !== answer) return;
        this.#put(build ? { load, building: true, answer } : null);
        // The words "Building …" are painted before the page is busy.
        if (build) requestAnimationFrame(() => setTimeout(() => resolve(true)));
        else resolve(false);
      };
      this.#put({ load, building: false, answer });
    });
  }
  #put(question: Question | null): void {
    this.#question = question;
    this.changed();
  }

  links(): ReturnType<ToolWorkspace["links"]> {
    if (!this.#links) {
      const { constraints, forces } = this.structure;
      const sticks = constraints.flatMap((each) =>
        rodsOf(each).map((between) => ({ thing: { kind: "constraint", id: each.id } as const, between })),
      );
      const springs = forces
        .filter(({ kind }) => kind === "spring")
        .map(({ id, bodies: [a = 0, b = 0] }) => ({
          thing: { kind: "force", id } as const,
          between: [a, b] as const,
        }));
      this.#links = [...sticks, ...springs];
    }
    return this.#links;
  }

  /** All or nothing: what the core refuses half way is taken back, and its words are kept. */
  #edit(act: (simulation: Simulation) => void, gesture = ""): boolean {
    this.#notice = null;
    let problem: Failure | null = null;
    const done = this.history.together(() => {
      const accepted = this.session.edit(act, gesture);
      problem = this.session.problem;
      return accepted;
    }, gesture);
    if (problem && !this.session.problem) this.refused(problem);
    return done;
  }

  /** `id` is a message with `message` in it. */
  refused(failure: Failure, id = "kit-refused", args: Record<string, string> = {}): void {
    this.#notice = { id, args, failure, warning: true };
    this.changed();
  }

  // Words ----------------------------------------------------------------------------------------------------------

  /** The last notice; otherwise the last error of the core, whatever caused it. */
  get notice(): Notice | null {
    const { problem } = this.session;
    if (this.#notice || !problem || problem === this.#read) return this.#notice;
    return { id: "kit-refused", failure: problem, warning: true };
  }
  say(id: string, args: Record<string, string | number> = {}, warning = false): void {
    this.#notice = { id, args, warning };
    this.changed();
  }
  quiet(): void {
    this.#notice = null;
    this.#read = this.session.problem;
    this.changed();
  }

  redraw(): void {
    this.session.invalidate();
  }
  /** Without a stage there are no listeners: the page is being removed. */
  changed(): void {
    if (!this.#stage) return;
    this.session.invalidate();
    this.dispatchEvent(new Event("change"));
  }
}
