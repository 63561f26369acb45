// One simulation among those that run side by side, with what drawing needs: the last two states and their mixture.
import { fractionBetween, stepsUntil } from "./clock";
import { type ParameterValue, type SceneDocument, type Simulation, type StepReport, simulate } from "./core";
import { mixQuaternions, placementOf, quaternionsOf } from "./pose";
import { Visited } from "./visited";

/**
 * "unsupported": the method cannot express what the scene holds; "work-limit": the step needs more work than is allowed. After
 * these and after "diverged" the run stands still until something is changed.
 */
export type RunStatus = "ok" | "diverged" | "solver-limit" | "unsupported" | "work-limit";

/** Steps between two looks at the wall clock. */
const stepsAtOnce = 32;
/** The first steps find nothing in the caches: their time says little. */
const unmeasured = 20;
/** Simulated time between two visited states, s. */
const visitEvery = 1 / 90;

export class LiveRun {
  readonly simulation: Simulation;
  status: RunStatus = "ok";
  message?: string;
  /** The last warning of the core since the beginning or the last change by hand. */
  warning?: string;
  rebuilt = false;
  drawn: Float64Array = new Float64Array(0);
  readonly visited = new Visited();
  /** Computing time of the steps taken since the beginning, ms, and their number. */
  readonly cost = { time: 0, steps: 0 };
  /** 0 at the last state but one, 1 at the present one: where `drawn` lies between them. */
  fraction = 1;
  #previous: Float64Array = new Float64Array(0);
  #present: Float64Array = new Float64Array(0);
  #previousTime = 0;
  #dof = -1;
  #quaternions: readonly number[] = [];

  constructor(
    readonly id: number,
    public name: string,
    readonly color: number,
    readonly scene: string | SceneDocument,
    parameters: Record<string, ParameterValue>,
  ) {
    this.simulation = simulate(scene, parameters);
    this.settle();
  }

  get time(): number {
    return this.simulation.time;
  }
  get stopped(): boolean {
    return this.status !== "ok" && this.status !== "solver-limit";
  }

  /** Steps until `target` is reached, or until `deadline` (performance.now) has passed. True when it got there. */
  reach(target: number, deadline: number): boolean {
    this.visited.clear();
    for (;;) {
      const wanted = this.stopped ? 0 : stepsUntil(this.time, target, this.simulation.stepSize);
      if (wanted === 0) return true;
      if (wanted > 1) {
        const visits = Math.max(
          Math.ceil(visitEvery / this.simulation.stepSize),
          Math.ceil(wanted / this.visited.room),
        );
        const going = this.advance(Math.min(wanted - 1, stepsAtOnce, visits));
        this.#readPresent();
        this.visited.push(this.time, this.#present);
        if (!going) return true;
      } else {
        this.#keepPrevious();
        this.advance(1);
        this.#readPresent();
        return true;
      }
      if (performance.now() > deadline) {
        this.settle();
        return false;
      }
    }
  }

  /** Steps on: through what was recorded as long as there is any (inputs included), then anew. False when stopped. */
  advance(count: number): boolean {
    const { simulation } = this;
    const ahead = stepsUntil(simulation.time, simulation.recordedTo, simulation.stepSize);
    if (ahead > 0) {
      simulation.seek(
        Math.min(simulation.recordedTo, simulation.time + Math.min(count, ahead) * simulation.stepSize),
      );
      return true;
    }
    const began = performance.now();
    const report = simulation.step(count);
    if (simulation.stepCount > unmeasured) {
      this.cost.time += performance.now() - began;
      this.cost.steps += report.steps;
    }
    return this.#judge(report, count);
  }

  stepBack(count: number): void {
    this.simulation.stepBack(count);
    this.#arrive();
  }

  seek(time: number): void {
    const { recordedFrom, recordedTo } = this.simulation;
    this.simulation.seek(Math.min(recordedTo, Math.max(recordedFrom, time)));
    this.#arrive();
  }

  reset(): void {
    this.simulation.reset();
    Object.assign(this.cost, { time: 0, steps: 0 });
    this.#arrive();
  }

  /** Puts every body where it is in another simulation of the same bodies. */
  startLike(other: Simulation): void {
    const [positions, velocities] = [other.positions(), other.velocities()];
    for (const body of other.bodies()) {
      if (!body.fixed) this.simulation.setState(body.id, placementOf(positions, velocities, body));
    }
    this.settle();
  }

  /** Something was changed by hand: what was wrong before may be right now. */
  edited(): void {
    this.status = "ok";
    delete this.message;
    delete this.warning;
  }

  /** Takes the present state as it is, without a state before it. */
  settle(): void {
    this.#readPresent();
    this.#keepPrevious();
    this.#mix(1);
  }

  /** Mixes `drawn` for the time `target`. */
  interpolate(target: number): void {
    this.#mix(fractionBetween(this.#previousTime, this.time, target));
  }

  #arrive(): void {
    this.edited();
    this.settle();
  }

  #judge(report: StepReport, wanted: number): boolean {
    this.status = report.status;
    if (report.message === undefined) delete this.message;
    else this.message = report.message;
    if (report.warning !== undefined) this.warning = report.warning;
    if (report.status === "solver-limit" && report.steps === 0) this.status = "diverged";
    return !this.stopped && (report.steps === wanted || report.status === "solver-limit");
  }

  #readPresent(): void {
    const { dof } = this.simulation;
    if (dof === this.#dof) {
      this.simulation.readPositions(this.#present);
      return;
    }
    // Bodies came or went: there is nothing to mix with.
    this.#dof = dof;
    this.#quaternions = quaternionsOf(this.simulation.bodies());
    this.#present = this.simulation.positions();
    this.#previous = this.#present.slice();
  }

  #keepPrevious(): void {
    if (this.#previous.length !== this.#present.length)
      this.#previous = new Float64Array(this.#present.length);
    this.simulation.readPositions(this.#previous);
    this.#previousTime = this.time;
  }

  #mix(fraction: number): void {
    const previous = this.#previous;
    const present = this.#present;
    if (this.drawn.length !== present.length) this.drawn = new Float64Array(present.length);
    for (let i = 0; i < present.length; i++) {
      const from = previous[i] as number;
      this.drawn[i] = from + fraction * ((present[i] as number) - from);
    }
    mixQuaternions(previous, present, fraction, this.#quaternions, this.drawn);
    this.fraction = fraction;
  }
}
