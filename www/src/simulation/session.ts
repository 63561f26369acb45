// Several runs of one scene side by side under one clock: the same time, the same input. Elements read the session
// and listen to its events; nothing polls. Events: "frame", "change", "transport", "highlight", "cursor", "iterate",
// "status"; and "edit" before something is changed by hand.
// Longer than most files: it is the one door between the elements and the runs, and its parts share all its state.
import { Clock } from "./clock";
import type { ParameterValue, SceneDocument, Simulation, Vector } from "./core";
import { type Failure, failureOf } from "./failure";
import { Needs } from "./needs";
import { setState } from "./prescribed";
import { LiveRun } from "./run";
import type { Highlight, Run, RunOptions, SessionEvent, ShownIterate, TimeSpan } from "./session-types";
import { end } from "./simulations";

export type * from "./session-types";

/** Recorded samples are about this far apart where steps are shorter. s */
const sampleEvery = 1 / 120;
/** The core's limit of steps from one sample to the next. */
const mostSteps = 1_000_000;

/** As many as there are colours. */
export const mostRuns = 6;

export class Session extends EventTarget {
  readonly #scene: string | SceneDocument;
  readonly #base: Record<string, ParameterValue>;
  readonly #clock = new Clock();
  readonly #needs = new Needs();
  #runs: LiveRun[] = [];
  #selected: LiveRun;
  #nextId = 0;
  #playing = false;
  #frame = 0;
  #highlight: Highlight | null = null;
  #cursor: number | null = null;
  #span: TimeSpan | null = null;
  #apart = false;
  #iterate: ShownIterate | null = null;
  #problem: Failure | null = null;
  /** When something was changed by hand: crossing such a time brings other parameters or another structure. */
  #moments: number[] = [];
  #destroyed = false;
  /** Where it pauses by itself when it comes by: what is to be seen is over. s */
  until = Number.POSITIVE_INFINITY;

  /** Throws the core's SimulationError for a bad scene or parameter. */
  constructor(
    scene: string | SceneDocument,
    parameters: Record<string, ParameterValue> = {},
    options: { name?: string } = {},
  ) {
    super();
    this.#scene = scene;
    this.#base = { ...parameters };
    this.#selected = this.#create({ name: options.name ?? "", parameters });
    document.addEventListener("visibilitychange", this.#onVisibility);
  }

  /** The typed way to listen; call the result to stop. */
  on(event: SessionEvent, listener: () => void): () => void {
    this.addEventListener(event, listener);
    return () => this.removeEventListener(event, listener);
  }

  // Runs ---------------------------------------------------------------------------------------------------------

  get runs(): readonly Run[] {
    return this.#runs;
  }
  /** The run that controls, formulas and arrows show. */
  get selected(): Run {
    return this.#selected;
  }
  set selected(run: Run) {
    const found = this.#runs.find((r) => r.id === run.id);
    if (!found || found === this.#selected) return;
    this.#selected = found;
    this.#changed();
  }

  /** A new run of the selected run's scene, with its parameters and these; all start from the beginning, side by side. */
  addRun(options: RunOptions = {}): Run {
    if (this.#runs.length >= mostRuns) return this.#selected;
    this.#announce("runs");
    const { rebuilt, simulation: model } = this.#selected;
    const scene = rebuilt ? model.toJSON() : this.#selected.scene;
    const infos = model.parameters();
    const own = Object.fromEntries(infos.map((p) => [p.name, p.value]));
    const otherStart = infos.some((p) => p.restart && options.parameters?.[p.name] !== undefined);
    this.#attempt(() => {
      const run = this.#create({ scene, ...options, parameters: { ...own, ...options.parameters } });
      model.reset();
      // Where the start was placed by hand, the new run starts there too.
      if (!otherStart) run.startLike(model);
      this.#selected = run;
    });
    this.reset();
    return this.#selected;
  }

  /** The last run stays. */
  removeRun(id: number): void {
    const index = this.#runs.findIndex((r) => r.id === id);
    const run = this.#runs[index];
    if (!run || this.#runs.length === 1) return;
    this.#announce("runs");
    this.#runs.splice(index, 1);
    if (this.#selected === run) this.#selected = this.#runs[Math.max(0, index - 1)] as LiveRun;
    end(run.simulation);
    this.#changed();
  }

  /** The runs are shown in panes side by side, each alone. */
  get apart(): boolean {
    return this.#apart;
  }
  set apart(value: boolean) {
    if (value === this.#apart) return;
    this.#apart = value;
    this.#changed();
  }

  renameRun(id: number, name: string): void {
    const run = this.#runs.find((r) => r.id === id);
    if (!run) return;
    run.name = name;
    this.#changed();
  }

  /**
   * Replaces all runs (a preset): from the beginning, paused, the first one selected. A run without a scene of its own
   * is one of the session's scene, with the parameters the session began with.
   */
  setRuns(list: readonly RunOptions[]): void {
    this.#announce("runs");
    const complete = list.map((item) =>
      item.scene === undefined ? { ...item, parameters: { ...this.#base, ...item.parameters } } : item,
    );
    if (!this.#exchange(complete)) return;
    this.reset();
    this.pause();
  }

  /**
   * Puts other simulations in the place of all runs, each in the state its document holds (undo, load): time jumps to
   * theirs, and goes on if it did. False, with `problem`, when one of them is refused: then nothing has changed.
   */
  replace(list: readonly RunOptions[], selected = 0): boolean {
    if (!this.#exchange(list, selected)) return false;
    this.#moments = [];
    this.#clock.time = this.#selected.time;
    this.#clock.stop();
    this.#changed();
    this.#emit("transport");
    return true;
  }

  #exchange(list: readonly RunOptions[], selected = 0): boolean {
    const old = this.#runs;
    this.#runs = [];
    const done = this.#attempt(() => {
      for (const item of list.slice(0, mostRuns)) this.#create(item);
    });
    const kept = done && this.#runs.length > 0;
    const gone = kept ? old : this.#runs;
    if (!kept) this.#runs = old;
    else this.#selected = this.#runs[selected] ?? (this.#runs[0] as LiveRun);
    for (const run of gone) end(run.simulation);
    return kept;
  }

  // Transport ----------------------------------------------------------------------------------------------------

  get playing(): boolean {
    return this.#playing;
  }
  /** True while nothing more is to come by itself: every run has stopped, or what is to be seen is over. */
  get ended(): boolean {
    return this.#runs.every(({ stopped }) => stopped) || (!this.#playing && this.to >= this.until);
  }
  /** True while the machine cannot keep up with `speed`. */
  get slow(): boolean {
    return this.#playing && this.#clock.slow;
  }
  play(): void {
    if (this.#playing || this.#destroyed) return;
    if (this.#runs.every((run) => run.stopped)) return;
    this.#playing = true;
    this.span = null;
    this.#clock.stop();
    this.invalidate();
    this.#emit("transport");
  }
  pause(): void {
    if (!this.#playing) return;
    this.#playing = false;
    this.#comeTogether(this.#selected.time);
    this.#emit("transport");
  }
  toggle(): void {
    if (this.#playing) this.pause();
    else this.play();
  }
  stepForward(count = 1): void {
    this.pause();
    const before = this.#selected.time;
    this.#attempt(() => {
      this.#selected.advance(count);
      this.#selected.settle();
    });
    this.#comeTogether(this.#selected.time);
    this.#crossed(before);
    this.#emit("transport");
  }
  stepBack(count = 1): void {
    this.pause();
    const before = this.#selected.time;
    this.#attempt(() => {
      this.#selected.stepBack(count);
      for (const run of this.#runs) if (run !== this.#selected) run.seek(this.#selected.time);
    });
    this.#comeTogether(this.#selected.time);
    this.#crossed(before);
    this.#emit("transport");
  }
  /** Time travel to the beginning of the recording: nothing is lost. */
  rewind(): void {
    this.pause();
    this.seek(this.from);
  }
  /** Starts over with the parameters as they are now; the recording is cleared. */
  reset(): void {
    this.#attempt(() => {
      for (const run of this.#runs) run.reset();
    });
    this.span = null;
    this.#moments = [];
    this.#clock.time = this.#selected.time;
    this.#clock.stop();
    this.#changed();
    this.#emit("transport");
  }
  /** To a moment of the recording. */
  seek(time: number): void {
    const before = this.#selected.time;
    this.#attempt(() => {
      for (const run of this.#runs) run.seek(time);
    });
    this.#crossed(before);
    this.#clock.time = this.#selected.time;
    this.#clock.stop();
    this.invalidate();
    this.#emit("transport");
  }
  /** The moment that is shown. s */
  get time(): number {
    return Math.min(this.#clock.time, this.to);
  }
  /** The recorded span. s */
  get from(): number {
    return Math.min(...this.#runs.map((run) => run.simulation.recordedFrom));
  }
  get to(): number {
    return Math.max(...this.#runs.map((run) => run.simulation.recordedTo));
  }
  /** Simulated seconds per real second, 0.01 to 4. */
  get speed(): number {
    return this.#clock.speed;
  }
  set speed(value: number) {
    this.#clock.speed = value;
    this.#emit("transport");
  }

  // Parameters and input -----------------------------------------------------------------------------------------

  /** True when the core took the value; otherwise `problem` says why. Parameters marked `restart` start over. */
  set(name: string, value: ParameterValue, run: Run | "all" = this.#selected): boolean {
    this.#announce(`set ${name}`);
    const targets = run === "all" ? this.#runs : this.#runs.filter((r) => r.id === run.id);
    const done = this.#attempt(() => {
      for (const target of targets) {
        target.simulation.set(name, value);
        target.edited();
      }
      if (name === "stepSize") this.#record(targets);
    });
    const restart = this.#selected.simulation.parameters().some((p) => p.name === name && p.restart);
    if (done && restart) this.reset();
    else this.#changed();
    return done;
  }

  /**
   * Adds, changes or removes something in every run; false when the core refused it, and `problem` says why.
   * Edits of one `gesture` (a number being dragged) that follow each other are undone together.
   */
  edit(act: (simulation: Simulation, run: Run) => void, gesture = ""): boolean {
    this.#announce(gesture);
    const done = this.#attempt(() => {
      for (const run of this.#runs) {
        act(run.simulation, run);
        run.rebuilt = true;
        run.settle();
        run.edited();
      }
    });
    this.#changed();
    return done;
  }

  /** Why the last request was refused; null when it was not. */
  get problem(): Failure | null {
    return this.#problem;
  }

  /**
   * Records these observables in every run until the result is called, and up to the next task: a plot that moves, or that another
   * one replaces, finds what was recorded.
   */
  need(names: readonly string[]): () => void {
    const release = this.#needs.add(names);
    this.#attempt(() => this.#record(this.#runs));
    return () => {
      if (release()) setTimeout(() => this.#forget());
    };
  }

  #forget(): void {
    this.#needs.tidy();
    if (!this.#destroyed) this.#attempt(() => this.#record(this.#runs), false);
  }

  /** The mouse spring: the same hand in every run. */
  grab(body: number, local: Vector, target: Vector): void {
    this.#input((run) => run.simulation.grab(body, local, target));
  }
  moveGrab(target: Vector): void {
    this.#input((run) => run.simulation.moveGrab(target));
  }
  releaseGrab(): void {
    this.#input((run) => run.simulation.releaseGrab());
  }
  /** Puts a body somewhere, at rest, in every run: legal or not. `angle`: of a rigid body in the plane, rad. */
  place(body: number, at: Vector, angle?: number): void {
    this.#announce(`place ${body}`);
    const velocity = at.map(() => 0);
    this.#input((run) => {
      const info = run.simulation.bodies().find(({ id }) => id === body);
      const spin = info?.kind === "rigid" ? { spin: at.length === 2 ? 0 : [0, 0, 0] } : {};
      setState(run.simulation, body, { at, velocity, ...spin, ...(angle === undefined ? {} : { angle }) });
      run.settle();
    });
    this.#emit("change");
  }

  // Shared attention ---------------------------------------------------------------------------------------------

  get highlight(): Highlight | null {
    return this.#highlight;
  }
  set highlight(value: Highlight | null) {
    if (sameHighlight(value, this.#highlight)) return;
    this.#highlight = value;
    this.#emit("highlight");
    this.invalidate();
  }
  /** Iterate shown on the stage instead of the present λ; cleared when time or the scene changes. */
  get iterate(): ShownIterate | null {
    return this.#iterate;
  }
  set iterate(value: ShownIterate | null) {
    if (value === this.#iterate) return;
    this.#iterate = value;
    this.#emit("iterate");
    this.invalidate();
  }
  /** The time under the pointer in a plot. */
  get cursor(): number | null {
    return this.#cursor;
  }
  set cursor(value: number | null) {
    if (value === this.#cursor) return;
    this.#cursor = value;
    this.#emit("cursor");
  }

  /** The interval selected in a plot; "cursor" announces it. It ends when time goes on. */
  get span(): TimeSpan | null {
    return this.#span;
  }
  set span(value: TimeSpan | null) {
    if (value?.from === this.#span?.from && value?.to === this.#span?.to) return;
    this.#span = value;
    this.#emit("cursor");
  }

  /** Asks for a "frame" event at the next animation frame. */
  invalidate(): void {
    if (this.#frame === 0 && !this.#destroyed) this.#frame = requestAnimationFrame(this.#onFrame);
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.#playing = false;
    cancelAnimationFrame(this.#frame);
    document.removeEventListener("visibilitychange", this.#onVisibility);
    for (const run of this.#runs) end(run.simulation);
  }

  // Inside -------------------------------------------------------------------------------------------------------

  readonly #onFrame = (now: number): void => {
    this.#frame = 0;
    if (this.#playing) {
      const { time, until } = this;
      this.#clock.advance(now);
      this.#attempt(() => this.#follow(), false);
      if (this.#runs.every(({ stopped }) => stopped) || (time < until && this.time >= until)) this.pause();
    }
    this.dispatchEvent(new Event("frame"));
    if (this.#playing) this.invalidate();
  };

  /** A hidden tab stands still; when it comes back time goes on from there. */
  readonly #onVisibility = (): void => this.#clock.stop();

  /** Every run to the clock's time, as far as this frame's work allows; then time itself waits. */
  #follow(): void {
    const before = this.#runs.map(({ status, warning }) => ({ status, warning }));
    const from = this.#selected.time;
    const share = this.#clock.work / this.#runs.length;
    let late = false;
    for (const run of this.#runs) if (!run.reach(this.#clock.time, performance.now() + share)) late = true;
    this.#crossed(from);
    if (late) this.#clock.time = Math.min(...this.#runs.filter((run) => !run.stopped).map((run) => run.time));
    for (const run of this.#runs) run.interpolate(this.#clock.time);
    const { slow } = this.#clock;
    this.#clock.judge(late);
    if (this.#clock.slow !== slow) this.#emit("transport");
    const changed = this.#runs.some(
      ({ status, warning }, i) => status !== before[i]?.status || warning !== before[i]?.warning,
    );
    if (changed) this.#emit("status");
  }

  /** Paused: every run at (or just past) one time, drawn there. */
  #comeTogether(time: number): void {
    this.#clock.time = time;
    this.#clock.stop();
    this.#attempt(() => {
      for (const run of this.#runs) run.reach(time, performance.now() + this.#clock.work);
    }, false);
    for (const run of this.#runs) run.interpolate(time);
    this.invalidate();
  }

  #input(act: (run: LiveRun) => void): void {
    this.#attempt(() => {
      for (const run of this.#runs) {
        act(run);
        run.edited();
      }
    });
    this.invalidate();
  }

  #create(options: RunOptions): LiveRun {
    const used = new Set(this.#runs.map((run) => run.color));
    const free = Array.from({ length: mostRuns }, (_, i) => i).find((i) => !used.has(i)) ?? 0;
    const { name = "", scene = this.#scene, parameters = {} } = options;
    const run = new LiveRun(this.#nextId, name, free, scene, parameters);
    this.#nextId += 1;
    this.#runs.push(run);
    this.#record([run]);
    return run;
  }

  /** Before anything is changed by hand: "edit", a CustomEvent whose detail names the gesture. */
  #announce(gesture: string): void {
    this.dispatchEvent(new CustomEvent("edit", { detail: gesture }));
    const now = this.#selected.time;
    this.#moments = this.#moments.filter((moment) => moment < now);
    this.#moments.push(now);
  }

  /** Time went from `before` to now through what is recorded: past a change by hand, things are as they were there. */
  #crossed(before: number): void {
    const now = this.#selected.time;
    const [from, to] = before < now ? [before, now] : [now, before];
    if (from < to && this.#moments.some((moment) => moment >= from && moment <= to)) this.#changed();
  }

  /** The recorder starts afresh where `every` changes: only where a new step asks for another number of steps. */
  #record(runs: readonly LiveRun[]): void {
    for (const { simulation } of runs) {
      const every = Math.min(mostSteps, Math.max(1, Math.floor(sampleEvery / simulation.stepSize)));
      // A run of another scene may lack some of them.
      simulation.record(
        this.#needs.names.filter((name) => observed(simulation, name)),
        { every },
      );
    }
  }

  /**
   * Runs what may be refused by the core; what it threw becomes `problem` and a "status" event. A request that goes
   * well ends an older problem; `request` is false for what happens by itself in every frame.
   */
  #attempt(act: () => void, request = true): boolean {
    try {
      act();
      if (request && this.#problem) {
        this.#problem = null;
        this.#emit("status");
      }
      return true;
    } catch (thrown) {
      this.#problem = failureOf(thrown);
      this.#emit("status");
      return false;
    }
  }

  #changed(): void {
    this.#emit("change");
    this.invalidate();
  }
  #emit(event: SessionEvent): void {
    if (event === "change" || event === "transport") this.iterate = null;
    this.dispatchEvent(new Event(event));
  }
}

function observed(simulation: Simulation, name: string): boolean {
  try {
    simulation.observe(name);
    return true;
  } catch {
    return false;
  }
}

function sameHighlight(a: Highlight | null, b: Highlight | null): boolean {
  return (
    a?.symbol === b?.symbol &&
    a?.source === b?.source &&
    a?.thing?.kind === b?.thing?.kind &&
    a?.thing?.id === b?.thing?.id &&
    a?.thing?.row === b?.thing?.row
  );
}
