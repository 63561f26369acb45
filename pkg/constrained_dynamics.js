/* @ts-self-types="./constrained_dynamics.d.ts" */

/**
 * A running simulation.
 */
export class Simulation {
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        SimulationFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        if (ptr) wasm.__wbg_simulation_free(ptr, 1);
    }
    /**
     * Adds a body while running; its id.
     * @param {BodyDocument} document
     * @returns {number}
     */
    addBody(document) {
        const ret = wasm.simulation_addBody(alive(this), document);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0] >>> 0;
    }
    /**
     * Adds a constraint while running; its id.
     * @param {ConstraintDocument} document
     * @returns {number}
     */
    addConstraint(document) {
        const ret = wasm.simulation_addConstraint(alive(this), document);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0] >>> 0;
    }
    /**
     * Adds a force while running; its id.
     * @param {ForceDocument} document
     * @returns {number}
     */
    addForce(document) {
        const ret = wasm.simulation_addForce(alive(this), document);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0] >>> 0;
    }
    /**
     * As many steps as fit into `seconds`; what is left over, less than a step, is kept for the next call. `reset`, `restore`,
     * `seek`, `stepBack` and a status that is not "ok" drop it. For frames: `advance(Math.min(sinceLastFrame, 0.1))`.
     * @param {number} seconds
     * @returns {StepReport}
     */
    advance(seconds) {
        const ret = wasm.simulation_advance(alive(this), seconds);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * All applied forces together (gravity and the mouse among them), laid out as `velocities()`, N.
     * @returns {Float64Array}
     */
    appliedForces() {
        const ret = wasm.simulation_appliedForces(alive(this));
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v1 = getArrayF64FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 8, 8);
        return v1;
    }
    /**
     * Changes a body's velocity by an impulse (N·s) at a point of the world, at its centre unless one is given. An input like
     * others: it is recorded, and replayed after `seek` and `stepBack`.
     * @param {Handle} body
     * @param {Vector} impulse
     * @param {Vector} [at]
     */
    applyImpulse(body, impulse, at) {
        const ret = wasm.simulation_applyImpulse(alive(this), body, impulse, at);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Ids of the bodies that sleep, ascending (see the parameter `sleepAfter`).
     * @returns {Uint32Array}
     */
    asleep() {
        const ret = wasm.simulation_asleep(alive(this));
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v1 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
        return v1;
    }
    /**
     * Ids of the bodies whose shape a point is in or on, ascending; of a chain only the points of its segments.
     * @param {Vector} point
     * @returns {Uint32Array}
     */
    bodiesAt(point) {
        const ret = wasm.simulation_bodiesAt(alive(this), point);
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v1 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
        return v1;
    }
    /**
     * Live bodies by ascending id, fixed ones included.
     * Builds an object for each body, some 5 µs: call it after edits, `readPositions` every frame.
     * @returns {BodyInfo[]}
     */
    bodies() {
        const ret = wasm.simulation_bodies(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Ċ of all rows.
     * @returns {Float64Array}
     */
    cDot() {
        const ret = wasm.simulation_cDot(alive(this));
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v1 = getArrayF64FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 8, 8);
        return v1;
    }
    /**
     * C of all rows.
     * @returns {Float64Array}
     */
    c() {
        const ret = wasm.simulation_c(alive(this));
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v1 = getArrayF64FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 8, 8);
        return v1;
    }
    /**
     * The first body that a ray meets within `maxDistance` (m, no limit unless given), or null. `direction` may have any length.
     * Particles are not met, nor is a body that the ray starts in (`bodiesAt` finds that).
     * @param {Vector} from
     * @param {Vector} direction
     * @param {number} [maxDistance]
     * @returns {RayHit | null}
     */
    castRay(from, direction, maxDistance) {
        const ret = wasm.simulation_castRay(alive(this), from, direction, maxDistance);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * f̂ = Jᵀλ, laid out as `velocities()`, N.
     * @returns {Float64Array}
     */
    constraintForces() {
        const ret = wasm.simulation_constraintForces(alive(this));
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v1 = getArrayF64FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 8, 8);
        return v1;
    }
    /**
     * Constraints by ascending id, each row with C, Ċ, λ, J̇v and its gradient.
     * Builds objects for every row, some 30 µs a constraint; `c()`, `cDot()` and `lambda()` take about a microsecond.
     * @returns {ConstraintInfo[]}
     */
    constraints() {
        const ret = wasm.simulation_constraints(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * The pairs of bodies that began to touch and that ceased to since the last call of this (at first: since none touched).
     * A touch that began and ended between two calls is in neither: call it after every step to miss nothing.
     * @returns {ContactEvents}
     */
    contactEvents() {
        const ret = wasm.simulation_contactEvents(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * The contacts that touch, at acceleration level (mechanics notes, Prop. 3): the linear complementarity problem
     * w = C̈ = aλ + b, λ ≥ 0, w ≥ 0, with friction of sliding contacts in `a`.
     * Refused above 600 contacts.
     * @returns {ContactProblem}
     */
    contactProblem() {
        const ret = wasm.simulation_contactProblem(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * The contacts of the last step (before the first: those at the start, with λ = 0): where, how far apart, and λ of the
     * normal row, then of friction, rolling and torsion: forces, the mean over the substeps, so that times the step size they are the
     * impulses of the step.
     * Builds an object for each, some 10 µs.
     * @returns {ContactInfo[]}
     */
    contacts() {
        const ret = wasm.simulation_contacts(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Length of `velocities()`.
     * @returns {number}
     */
    get dof() {
        const ret = wasm.simulation_dof(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0] >>> 0;
    }
    /**
     * Forces added by the document or `addForce`, with their present values.
     * Each comes with its force on all bodies: refused above 4,000,000 numbers in all.
     * @returns {ForceInfo[]}
     */
    forces() {
        const ret = wasm.simulation_forces(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * C of a constraint and its derivatives as text, for a constraint that is given by a formula.
     * @param {Handle} id
     * @returns {Formulas | undefined}
     */
    formulas(id) {
        const ret = wasm.simulation_formulas(alive(this), id);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * A parameter's value.
     * @param {Named<ParameterName>} name
     * @returns {ParameterValue}
     */
    get(name) {
        const ret = wasm.simulation_get(alive(this), name);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * The mouse spring takes hold of a body at a point of it (body coordinates) and pulls towards the target.
     * @param {Handle} body
     * @param {Vector} localPoint
     * @param {Vector} target
     */
    grab(body, localPoint, target) {
        const ret = wasm.simulation_grab(alive(this), body, localPoint, target);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * λ of all rows at the present state, a force per unit of ∂C. Where a projection follows "velocity" or "generalised", with the
     * part of it that turns velocities, −A⁻¹J̇v.
     * @returns {Float64Array}
     */
    lambda() {
        const ret = wasm.simulation_lambda(alive(this));
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v1 = getArrayF64FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 8, 8);
        return v1;
    }
    /**
     * Picture of a matrix that `matrix` gives, one pixel per entry: negative blue, positive orange, opacity by the logarithm of
     * the size. An empty matrix has no picture and throws, as does a
     * platform without ImageData ("unsupported").
     * @param {Named<MatrixName>} name
     * @returns {Picture}
     */
    matrixImage(name) {
        const ret = wasm.simulation_matrixImage(alive(this), name);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * "J", "W", "A", "b", "lambda", "C", "Cdot", "JdotV", "f" or "fhat" at the present state; and in the coordinates q that the
     * joints leave, under any method: "S" with v = S q̇, "M" = SᵀM̂S, "bias" h(q, q̇) without gravity, "qdot", "tau" = SᵀQ, so that
     * M q̈ + h = τ where only joints act, and "Cjoints", C of the joints that these coordinates hold.
     * J, W, A, S and M are refused above 600 rows, J also above 4,000,000 entries.
     * @param {Named<MatrixName>} name
     * @returns {Matrix}
     */
    matrix(name) {
        const ret = wasm.simulation_matrix(alive(this), name);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Moves the target of the mouse spring.
     * @param {Vector} target
     */
    moveGrab(target) {
        const ret = wasm.simulation_moveGrab(alive(this), target);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * From a catalogue id or a scene document, with parameters by name on top. Throws a `SimulationError` with `.code`
     * and `.path` on bad input.
     * @param {Named<SceneName> | SceneDocument} scene
     * @param {Record<string, ParameterValue>} [parameters]
     */
    constructor(scene, parameters) {
        const ret = wasm.simulation_new(scene, parameters);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        this.__wbg_ptr = ret[0];
        SimulationFinalization.register(this, this.__wbg_ptr, this);
        return this;
    }
    /**
     * Everything that can be observed here.
     * Builds an object for each: a dozen for every constraint.
     * @returns {ObservableInfo[]}
     */
    observables() {
        const ret = wasm.simulation_observables(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * The value of an observable now; NaN where it has none.
     * @param {Named<ObservableName>} name
     * @returns {number}
     */
    observe(name) {
        const ret = wasm.simulation_observe(alive(this), name);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0];
    }
    /**
     * Calls a function with the report of every `step` or `advance` whose status is not "ok", before these return; what it
     * throws, they throw. One function at a time; null for none.
     * @param {((report: StepReport) => void) | null} listener
     */
    onStatus(listener) {
        const ret = wasm.simulation_onStatus(alive(this), listener);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Shapes to draw for a body, in body coordinates.
     * @param {Handle} id
     * @returns {Glyph[]}
     */
    outline(id) {
        const ret = wasm.simulation_outline(alive(this), id);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * All parameters with their present values.
     * Builds an object for each; the first call, and the first after a change of the scene's parameters, builds the
     * scene's document too, to know the defaults. `get` finds one value in microseconds.
     * @returns {ParameterInfo[]}
     */
    parameters() {
        const ret = wasm.simulation_parameters(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Positions of all bodies by ascending id, m and rad: in the plane x, y, and θ of a body with a shape; in space x, y, z, and the
     * quaternion x, y, z, w of a body with a shape. `bodies()` says where the numbers of each body stand.
     * @returns {Float64Array}
     */
    positions() {
        const ret = wasm.simulation_positions(alive(this));
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v1 = getArrayF64FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 8, 8);
        return v1;
    }
    /**
     * Milliseconds since `startProfile()` in the parts of a step: broad phase, narrow phase, assembly, solve, integrate.
     * Empty for methods that do not measure it.
     * @returns {Record<string, number>}
     */
    profile() {
        const ret = wasm.simulation_profile(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Writes `positions()` into the caller's array, as many numbers as fit; returns how many.
     * @param {Float64Array | Float32Array} out
     * @returns {number}
     */
    readPositions(out) {
        const ret = wasm.simulation_readPositions(alive(this), out);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0] >>> 0;
    }
    /**
     * Writes `velocities()` into the caller's array, as many numbers as fit; returns how many.
     * @param {Float64Array | Float32Array} out
     * @returns {number}
     */
    readVelocities(out) {
        const ret = wasm.simulation_readVelocities(alive(this), out);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0] >>> 0;
    }
    /**
     * From now on these observables (and only these) are recorded; series that stay keep their samples.
     * @param {readonly Named<ObservableName>[]} names
     * @param {RecordOptions} [options]
     */
    record(names, options) {
        const ret = wasm.simulation_record(alive(this), names, options);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * The earliest time that `seek` can reach, s.
     * @returns {number}
     */
    get recordedFrom() {
        const ret = wasm.simulation_recordedFrom(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0];
    }
    /**
     * The latest time that `seek` can reach, s.
     * @returns {number}
     */
    get recordedTo() {
        const ret = wasm.simulation_recordedTo(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0];
    }
    /**
     * The exact positions at time t, where a closed form or a trusted series is known for this motion, else null.
     * @param {number} t
     * @returns {ReferenceInfo | null}
     */
    reference(t) {
        const ret = wasm.simulation_reference(alive(this), t);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * The mouse spring lets go.
     */
    releaseGrab() {
        const ret = wasm.simulation_releaseGrab(alive(this));
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Takes a body out; refused, naming them, while constraints or forces need it.
     * @param {Handle} id
     */
    removeBody(id) {
        const ret = wasm.simulation_removeBody(alive(this), id);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Takes a constraint out.
     * @param {Handle} id
     */
    removeConstraint(id) {
        const ret = wasm.simulation_removeConstraint(alive(this), id);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Takes a force out.
     * @param {Handle} id
     */
    removeForce(id) {
        const ret = wasm.simulation_removeForce(alive(this), id);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Start over: initial conditions again, with the parameters as they are now. History and recordings are cleared.
     */
    reset() {
        const ret = wasm.simulation_reset(alive(this));
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Takes over a snapshot, exactly. The history begins anew there.
     * @param {Uint8Array} bytes
     */
    restore(bytes) {
        const ret = wasm.simulation_restore(alive(this), bytes);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * To the recorded step nearest to a time, earlier or later. Stepping on from the past replays what was recorded;
     * a new input there replaces it.
     * @param {number} time
     */
    seek(time) {
        const ret = wasm.simulation_seek(alive(this), time);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * A recorded series: times in s, values.
     * @param {Named<ObservableName>} name
     * @returns {Series}
     */
    series(name) {
        const ret = wasm.simulation_series(alive(this), name);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Puts a body somewhere, legal or not; before the first step this is its start too. After it a body with prescribed motion
     * (`moves`) is refused: `updateBody` changes its formulas and where they begin.
     * @param {Handle} body
     * @param {Placement} state
     */
    setState(body, state) {
        const ret = wasm.simulation_setState(alive(this), body, state);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Sets a parameter while running. Those with `restart` take effect at the next `reset`.
     * @param {Named<ParameterName>} name
     * @param {ParameterValue} value
     */
    set(name, value) {
        const ret = wasm.simulation_set(alive(this), name, value);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * The whole simulation as bytes.
     * @returns {Uint8Array}
     */
    snapshot() {
        const ret = wasm.simulation_snapshot(alive(this));
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v1 = getArrayU8FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
        return v1;
    }
    /**
     * Solves the present step's problem without stepping: residual and λ of every iterate, on request every row's change. By the run's
     * own solver, or where none is named under "position" by "gauss-seidel", as its sweeps go from row to row.
     * Refused where the iterates are more than 4,000,000 numbers.
     * @param {Named<SolverName>} [solver]
     * @param {TraceOptions} [options]
     * @returns {Trace}
     */
    solveTrace(solver, options) {
        const ret = wasm.simulation_solveTrace(alive(this), solver, options);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * "plane" or "space".
     * @returns {"plane" | "space"}
     */
    get space() {
        let deferred2_0;
        let deferred2_1;
        try {
            const ret = wasm.simulation_space(alive(this));
            var ptr1 = ret[0];
            var len1 = ret[1];
            if (ret[3]) {
                ptr1 = 0; len1 = 0;
                throw takeFromExternrefTable0(ret[2]);
            }
            deferred2_0 = ptr1;
            deferred2_1 = len1;
            return getStringFromWasm0(ptr1, len1);
        } finally {
            wasm.__wbindgen_free(deferred2_0, deferred2_1, 1);
        }
    }
    /**
     * Eigenvalues, rank and condition of A.
     * Refused above 600 rows; there it takes a second or so.
     * @returns {Spectrum}
     */
    spectrum() {
        const ret = wasm.simulation_spectrum(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * One step taken apart into its four stages, with the numbers, without taking it.
     * Tries a step, and builds arrays of all its numbers; matrices are left out where they are too large (see `Stage`).
     * @returns {Stage[]}
     */
    stages() {
        const ret = wasm.simulation_stages(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Begins to measure the time of the parts of a step; `profile()` returns it.
     */
    startProfile() {
        const ret = wasm.simulation_startProfile(alive(this));
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Equal states, equal hashes: natively, in Node and in every browser.
     * @returns {string}
     */
    stateHash() {
        let deferred2_0;
        let deferred2_1;
        try {
            const ret = wasm.simulation_stateHash(alive(this));
            var ptr1 = ret[0];
            var len1 = ret[1];
            if (ret[3]) {
                ptr1 = 0; len1 = 0;
                throw takeFromExternrefTable0(ret[2]);
            }
            deferred2_0 = ptr1;
            deferred2_1 = len1;
            return getStringFromWasm0(ptr1, len1);
        } finally {
            wasm.__wbindgen_free(deferred2_0, deferred2_1, 1);
        }
    }
    /**
     * So many steps (1) back in the recorded run; parameters and edits as they were then.
     * @param {number} [count]
     */
    stepBack(count) {
        const ret = wasm.simulation_stepBack(alive(this), count);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Steps taken and kept since the start.
     * @returns {number}
     */
    get stepCount() {
        const ret = wasm.simulation_stepCount(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0];
    }
    /**
     * The present step's problem as numbers that `solveBoxLcp` takes, with what its rows are; null where the method has nothing
     * to solve.
     * @returns {StepProblem | null}
     */
    stepProblem() {
        const ret = wasm.simulation_stepProblem(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Role and owner of each row of the present step's problem, however many rows there are; null where the method has nothing to solve.
     * @returns {StepRows | null}
     */
    stepRows() {
        const ret = wasm.simulation_stepRows(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Length of one step, s.
     * @returns {number}
     */
    get stepSize() {
        const ret = wasm.simulation_stepSize(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0];
    }
    /**
     * `count` steps (1) of one `stepSize` each. Never throws for physics: it stops at the first step whose status is
     * not "ok". A diverged step is undone and not counted.
     * @param {number} [count]
     * @returns {StepReport}
     */
    step(count) {
        const ret = wasm.simulation_step(alive(this), count);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Simulated time, s.
     * @returns {number}
     */
    get time() {
        const ret = wasm.simulation_time(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0];
    }
    /**
     * The document's title.
     * @returns {string}
     */
    get title() {
        let deferred2_0;
        let deferred2_1;
        try {
            const ret = wasm.simulation_title(alive(this));
            var ptr1 = ret[0];
            var len1 = ret[1];
            if (ret[3]) {
                ptr1 = 0; len1 = 0;
                throw takeFromExternrefTable0(ret[2]);
            }
            deferred2_0 = ptr1;
            deferred2_1 = len1;
            return getStringFromWasm0(ptr1, len1);
        } finally {
            wasm.__wbindgen_free(deferred2_0, deferred2_1, 1);
        }
    }
    /**
     * The document of this simulation with its state: it starts the same simulation again, bit for bit.
     * Writes the whole scene: some 10 µs a body or constraint.
     * @returns {SceneDocument}
     */
    toJSON() {
        const ret = wasm.simulation_toJSON(alive(this));
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
    }
    /**
     * Changes what a body's document says; where it starts takes effect at the next `reset` (`setState` moves it now).
     * @param {Handle} id
     * @param {Partial<BodyDocument>} patch
     */
    updateBody(id, patch) {
        const ret = wasm.simulation_updateBody(alive(this), id, patch);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Changes values of a constraint: `{radius: 2}`.
     * @param {Handle} id
     * @param {object} patch
     */
    updateConstraint(id, patch) {
        const ret = wasm.simulation_updateConstraint(alive(this), id, patch);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Changes values of a force: `{force: [1, 0]}`.
     * @param {Handle} id
     * @param {object} patch
     */
    updateForce(id, patch) {
        const ret = wasm.simulation_updateForce(alive(this), id, patch);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Velocities, m/s, laid out by `velocityOffset`.
     * @returns {Float64Array}
     */
    velocities() {
        const ret = wasm.simulation_velocities(alive(this));
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v1 = getArrayF64FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 8, 8);
        return v1;
    }
}
if (Symbol.dispose) Simulation.prototype[Symbol.dispose] = Simulation.prototype.free;

/**
 * Scenes, constraints, forces, methods, integrators, solvers and observables, each with title, symbol, unit and
 * parameters (range, default, help).
 * @returns {Catalog}
 */
export function catalog() {
    const ret = wasm.catalog();
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}

/**
 * λ, C, Ċ, f̂ and the acceleration of one particle on a circle about the origin: slides 5 to 10 as one function.
 * Throws where x = 0, since the circle has no direction to push in there.
 *
 * `x`, `v` and `f` have two or three components (m, m/s, N), `m` is the mass in kg; `r` (1 m), `alpha` (0 1/s²), `beta`
 * (0 1/s) and `form` ("half-squared") may be left out.
 * @param {CirclePoint} p
 * @returns {CircleLambda}
 */
export function circleLambda(p) {
    const ret = wasm.circleLambda(p);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}

/**
 * The impulse between two bodies that collide without friction, `a = −(1+e) n·(v_r2 − v_r1)/k` (mechanics notes, "Collision
 * reaction"), the velocities after it and the energy it takes. `normal` points from a to b. In the plane `inertia` and
 * `spin` are numbers; in space `inertia` is three moments about the axes of `orientation` (x, y, z, w), `spin` a vector in
 * world axes. A mass or inertia of Infinity belongs to what nothing moves.
 * @param {CollisionProblem} p
 * @returns {CollisionResult}
 */
export function collisionImpulse(p) {
    const ret = wasm.collisionImpulse(p);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}

/**
 * For each method whether it can run a scene of the catalogue with its default parameters, and the reason where it cannot.
 * @param {SceneName} scene
 * @returns {SceneMethod[]}
 */
export function sceneMethods(scene) {
    const ret = wasm.sceneMethods(scene);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
}

/**
 * The version of this package.
 * @returns {string}
 */
export function version() {
    let deferred1_0;
    let deferred1_1;
    try {
        const ret = wasm.version();
        deferred1_0 = ret[0];
        deferred1_1 = ret[1];
        return getStringFromWasm0(ret[0], ret[1]);
    } finally {
        wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
}
function __wbg_get_imports() {
    const import0 = {
        loadRest: loadRestNow,
        __proto__: null,
        __wbg___wbindgen_boolean_get_4f1baf9a00be3c74: function(arg0) {
            const v = arg0;
            const ret = typeof(v) === 'boolean' ? v : undefined;
            return isLikeNone(ret) ? 0xFFFFFF : ret ? 1 : 0;
        },
        __wbg___wbindgen_is_bigint_5fa10641e039d3ef: function(arg0) {
            const ret = typeof(arg0) === 'bigint';
            return ret;
        },
        __wbg___wbindgen_is_function_741ff2bb612836f5: function(arg0) {
            const ret = typeof(arg0) === 'function';
            return ret;
        },
        __wbg___wbindgen_is_null_c22311b1cc228e3a: function(arg0) {
            const ret = arg0 === null;
            return ret;
        },
        __wbg___wbindgen_is_object_8b968c3ab8e96595: function(arg0) {
            const val = arg0;
            const ret = typeof(val) === 'object' && val !== null;
            return ret;
        },
        __wbg___wbindgen_is_string_fc456fee5d3317de: function(arg0) {
            const ret = typeof(arg0) === 'string';
            return ret;
        },
        __wbg___wbindgen_is_symbol_f846131a047725ea: function(arg0) {
            const ret = typeof(arg0) === 'symbol';
            return ret;
        },
        __wbg___wbindgen_is_undefined_be5b34249ff1fc15: function(arg0) {
            const ret = arg0 === undefined;
            return ret;
        },
        __wbg___wbindgen_jsval_eq_38d7bfbe4cc84039: function(arg0, arg1) {
            const ret = arg0 === arg1;
            return ret;
        },
        __wbg___wbindgen_number_get_934b640d0889af78: function(arg0, arg1) {
            const obj = arg1;
            const ret = typeof(obj) === 'number' ? obj : undefined;
            getDataViewMemory0().setFloat64((arg0 >>> 0) + 8 * 1, isLikeNone(ret) ? 0 : ret, true);
            getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 0, !isLikeNone(ret), true);
        },
        __wbg___wbindgen_string_get_7ce8eee7fd327545: function(arg0, arg1) {
            const obj = arg1;
            const ret = typeof(obj) === 'string' ? obj : undefined;
            var ptr1 = isLikeNone(ret) ? 0 : passStringToWasm0(ret, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            var len1 = WASM_VECTOR_LEN;
            getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 1, len1, true);
            getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 0, ptr1, true);
        },
        __wbg___wbindgen_throw_4c88d8bf264fd984: function(arg0, arg1) {
            throw new Error(getStringFromWasm0(arg0, arg1));
        },
        __wbg_call_3bc6874d36a083bf: function() { return handleError(function (arg0, arg1, arg2) {
            Float64Array.prototype.set.call(getArrayF64FromWasm0(arg0, arg1), arg2);
        }, arguments); },
        __wbg_call_4517ea4bdd520a07: function() { return handleError(function (arg0, arg1, arg2) {
            Float64Array.prototype.set.call(arg0, getArrayF64FromWasm0(arg1, arg2));
        }, arguments); },
        __wbg_call_7275d11e21a3acef: function() { return handleError(function (arg0, arg1, arg2) {
            Uint8Array.prototype.set.call(getArrayU8FromWasm0(arg0, arg1), arg2);
        }, arguments); },
        __wbg_call_9356030f9becc69e: function() { return handleError(function (arg0, arg1, arg2) {
            const ret = arg0.call(arg1, arg2);
            return ret;
        }, arguments); },
        __wbg_defineProperties_29449872e9468c25: function() { return handleError(function (arg0, arg1) {
            const ret = Object.defineProperties(arg0, arg1);
            return ret;
        }, arguments); },
        __wbg_get_2080c49015e35254: function() { return handleError(function (arg0, arg1) {
            const ret = Reflect.get(arg0, arg1);
            return ret;
        }, arguments); },
        __wbg_get_bb8b6b35041e00c9: function() { return handleError(function (arg0, arg1) {
            const ret = Reflect.get(arg0, arg1 >>> 0);
            return ret;
        }, arguments); },
        __wbg_instanceof_Float32Array_95f38180f151b973: function(arg0) {
            let result;
            try {
                result = arg0 instanceof Float32Array;
            } catch (_) {
                result = false;
            }
            const ret = result;
            return ret;
        },
        __wbg_instanceof_Float64Array_122813b5b2af9e15: function(arg0) {
            let result;
            try {
                result = arg0 instanceof Float64Array;
            } catch (_) {
                result = false;
            }
            const ret = result;
            return ret;
        },
        __wbg_instanceof_Uint8Array_00936f636ff1758c: function(arg0) {
            let result;
            try {
                result = arg0 instanceof Uint8Array;
            } catch (_) {
                result = false;
            }
            const ret = result;
            return ret;
        },
        __wbg_isArray_fe9d741aceab49d9: function() { return handleError(function (arg0) {
            const ret = Array.isArray(arg0);
            return ret;
        }, arguments); },
        __wbg_isView_26126991e4f2f376: function() { return handleError(function (arg0) {
            const ret = ArrayBuffer.isView(arg0);
            return ret;
        }, arguments); },
        __wbg_length_51aef044a8c444fa: function() { return handleError(function (arg0) {
            const ret = arg0.length;
            return ret;
        }, arguments); },
        __wbg_new_1b3fab09f157a106: function() { return handleError(function (arg0, arg1) {
            const ret = new Uint8ClampedArray(getArrayU8FromWasm0(arg0, arg1));
            return ret;
        }, arguments); },
        __wbg_new_499bb5446f40c0ca: function() { return handleError(function (arg0, arg1) {
            const ret = new Float64Array(getArrayF64FromWasm0(arg0, arg1));
            return ret;
        }, arguments); },
        __wbg_new_867cf745f914c56e: function() { return handleError(function (arg0, arg1) {
            const ret = new Error(getStringFromWasm0(arg0, arg1));
            return ret;
        }, arguments); },
        __wbg_new_d4e07dd990899cee: function() { return handleError(function () {
            const ret = new Array();
            return ret;
        }, arguments); },
        __wbg_new_with_js_u8_clamped_array_and_sh_45248574362ed78a: function() { return handleError(function (arg0, arg1, arg2) {
            const ret = new ImageData(arg0, arg1 >>> 0, arg2 >>> 0);
            return ret;
        }, arguments); },
        __wbg_now_c55382d957037e20: function() { return handleError(function () {
            const ret = performance.now();
            return ret;
        }, arguments); },
        __wbg_of_26284a3544e7930c: function() { return handleError(function (arg0) {
            const ret = new Uint8Array(arg0);
            return ret;
        }, arguments); },
        __wbg_of_73e34c76bf96f370: function() { return handleError(function (arg0) {
            const ret = new Float64Array(arg0);
            return ret;
        }, arguments); },
        __wbg_ownKeys_c9890d5405932253: function() { return handleError(function (arg0) {
            const ret = Reflect.ownKeys(arg0);
            return ret;
        }, arguments); },
        __wbg_parse_0a6f225d2ffdf945: function() { return handleError(function (arg0) {
            const ret = JSON.parse(arg0);
            return ret;
        }, arguments); },
        __wbg_parse_c3f72b5a24f83c01: function() { return handleError(function (arg0, arg1) {
            const ret = JSON.parse(getStringFromWasm0(arg0, arg1));
            return ret;
        }, arguments); },
        __wbg_push_a5faa5acf5f824b9: function() { return handleError(function (arg0, arg1) {
            const ret = arg0.push(arg1);
            return ret;
        }, arguments); },
        __wbg_set_2793479888329cb6: function() { return handleError(function (arg0, arg1, arg2) {
            const ret = Reflect.set(arg0, arg1, arg2);
            return ret;
        }, arguments); },
        __wbg_set_iterations_bb3ddb1a199ee188: function() { return handleError(function (arg0, arg1) {
            arg0.iterations = arg1 >>> 0;
        }, arguments); },
        __wbg_set_residual_ea10466d78cf962c: function() { return handleError(function (arg0, arg1) {
            arg0.residual = arg1;
        }, arguments); },
        __wbg_set_steps_4d05048cb5c8f5ef: function() { return handleError(function (arg0, arg1) {
            arg0.steps = arg1 >>> 0;
        }, arguments); },
        __wbindgen_generic_0000000000000001: function(arg0) {
            // Cast intrinsic for `F64 -> Externref`.
            const ret = arg0;
            return ret;
        },
        __wbindgen_generic_0000000000000002: function(arg0, arg1) {
            // Cast intrinsic for `Ref(String) -> Externref`.
            const ret = getStringFromWasm0(arg0, arg1);
            return ret;
        },
        __wbindgen_init_externref_table: function() {
            const table = wasm.__wbindgen_externrefs;
            table.set(0, undefined);
            table.set(1024, undefined);
            table.set(1025, null);
            table.set(1026, true);
            table.set(1027, false);
        },
    };
    return {
        __proto__: null,
        "./constrained_dynamics_bg.js": import0,
    };
}

const SimulationFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_simulation_free(ptr, 1));

function addToExternrefTable0(obj) {
    const idx = wasm.__externref_table_alloc();
    wasm.__wbindgen_externrefs.set(idx, obj);
    return idx;
}

function getArrayF64FromWasm0(ptr, len) {
    ptr = ptr >>> 0;
    return getFloat64ArrayMemory0().subarray(ptr / 8, ptr / 8 + len);
}

function getArrayU32FromWasm0(ptr, len) {
    ptr = ptr >>> 0;
    return getUint32ArrayMemory0().subarray(ptr / 4, ptr / 4 + len);
}

function getArrayU8FromWasm0(ptr, len) {
    ptr = ptr >>> 0;
    return getUint8ArrayMemory0().subarray(ptr / 1, ptr / 1 + len);
}

let cachedDataViewMemory0 = null;
function getDataViewMemory0() {
    if (cachedDataViewMemory0 === null || cachedDataViewMemory0.buffer.detached === true || (cachedDataViewMemory0.buffer.detached === undefined && cachedDataViewMemory0.buffer !== wasm.memory.buffer)) {
        cachedDataViewMemory0 = new DataView(wasm.memory.buffer);
    }
    return cachedDataViewMemory0;
}

let cachedFloat64ArrayMemory0 = null;
function getFloat64ArrayMemory0() {
    if (cachedFloat64ArrayMemory0 === null || cachedFloat64ArrayMemory0.byteLength === 0) {
        cachedFloat64ArrayMemory0 = new Float64Array(wasm.memory.buffer);
    }
    return cachedFloat64ArrayMemory0;
}

function getStringFromWasm0(ptr, len) {
    ptr = ptr >>> 0;
    return decodeText(getUint8ArrayMemory0().subarray(ptr, ptr + len));
}

let cachedUint32ArrayMemory0 = null;
function getUint32ArrayMemory0() {
    if (cachedUint32ArrayMemory0 === null || cachedUint32ArrayMemory0.byteLength === 0) {
        cachedUint32ArrayMemory0 = new Uint32Array(wasm.memory.buffer);
    }
    return cachedUint32ArrayMemory0;
}

let cachedUint8ArrayMemory0 = null;
function getUint8ArrayMemory0() {
    if (cachedUint8ArrayMemory0 === null || cachedUint8ArrayMemory0.byteLength === 0) {
        cachedUint8ArrayMemory0 = new Uint8Array(wasm.memory.buffer);
    }
    return cachedUint8ArrayMemory0;
}

function handleError(f, args) {
    try {
        return f.apply(this, args);
    } catch (e) {
        const idx = addToExternrefTable0(e);
        wasm.__wbindgen_exn_store(idx);
    }
}

function isLikeNone(x) {
    return x === undefined || x === null;
}

function passStringToWasm0(arg, malloc, realloc) {
    if (realloc === undefined) {
        const buf = cachedTextEncoder.encode(arg);
        const ptr = malloc(buf.length, 1) >>> 0;
        getUint8ArrayMemory0().subarray(ptr, ptr + buf.length).set(buf);
        WASM_VECTOR_LEN = buf.length;
        return ptr;
    }

    let len = arg.length;
    let ptr = malloc(len, 1) >>> 0;

    const mem = getUint8ArrayMemory0();

    let offset = 0;

    for (; offset < len; offset++) {
        const code = arg.charCodeAt(offset);
        if (code > 0x7F) break;
        mem[ptr + offset] = code;
    }
    if (offset !== len) {
        if (offset !== 0) {
            arg = arg.slice(offset);
        }
        ptr = realloc(ptr, len, len = offset + arg.length * 3, 1) >>> 0;
        const view = getUint8ArrayMemory0().subarray(ptr + offset, ptr + len);
        const ret = cachedTextEncoder.encodeInto(arg, view);

        offset += ret.written;
        ptr = realloc(ptr, len, offset, 1) >>> 0;
    }

    WASM_VECTOR_LEN = offset;
    return ptr;
}

function takeFromExternrefTable0(idx) {
    const value = wasm.__wbindgen_externrefs.get(idx);
    wasm.__externref_table_dealloc(idx);
    return value;
}

let cachedTextDecoder = new TextDecoder('utf-8', { ignoreBOM: true });
cachedTextDecoder.decode();
const MAX_SAFARI_DECODE_BYTES = 2146435072;
let numBytesDecoded = 0;
function decodeText(bytes) {
    numBytesDecoded += bytes.length;
    if (numBytesDecoded >= MAX_SAFARI_DECODE_BYTES) {
        cachedTextDecoder = new TextDecoder('utf-8', { ignoreBOM: true });
        cachedTextDecoder.decode();
        numBytesDecoded = bytes.length;
    }
    return cachedTextDecoder.decode(bytes);
}

const cachedTextEncoder = new TextEncoder();

if (!('encodeInto' in cachedTextEncoder)) {
    cachedTextEncoder.encodeInto = function (arg, view) {
        const buf = cachedTextEncoder.encode(arg);
        view.set(buf);
        return {
            read: arg.length,
            written: buf.length
        };
    };
}

let WASM_VECTOR_LEN = 0;

let wasmModule, wasmInstance, wasm;
function __wbg_finalize_init(instance, module) {
    wasmInstance = instance;
    wasm = instance.exports;
    wasmModule = module;
    cachedDataViewMemory0 = null;
    cachedFloat64ArrayMemory0 = null;
    cachedUint32ArrayMemory0 = null;
    cachedUint8ArrayMemory0 = null;
    wasm.__wbindgen_start();
    return wasm;
}

async function __wbg_load(module, imports) {
    if (typeof Response === 'function' && module instanceof Response) {
        if (!module.ok) {
            throw new Error(`failed to fetch Wasm: ${module.status} ${module.statusText} fetching '${module.url}'`);
        }

        if (typeof WebAssembly.instantiateStreaming === 'function') {
            try {
                return await WebAssembly.instantiateStreaming(module, imports);
            } catch (e) {
                const validResponse = expectedResponseType(module.type);

                if (validResponse && module.headers.get('Content-Type') !== 'application/wasm') {
                    console.warn("`WebAssembly.instantiateStreaming` failed because your server does not serve Wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n", e);

                } else { throw e; }
            }
        }

        const bytes = await module.arrayBuffer();
        return await WebAssembly.instantiate(bytes, imports);
    } else {
        const instance = await WebAssembly.instantiate(module, imports);

        if (instance instanceof WebAssembly.Instance) {
            return { instance, module };
        } else {
            return instance;
        }
    }

    function expectedResponseType(type) {
        switch (type) {
            case 'basic': case 'cors': case 'default': return true;
        }
        return false;
    }
}

function initSync(module) {
    if (wasm !== undefined) return wasm;


    if (module !== undefined) {
        if (Object.getPrototypeOf(module) === Object.prototype) {
            ({module, rest: restSource} = module)
        } else {
            console.warn('using deprecated parameters for `initSync()`; pass a single object instead')
        }
    }

    const imports = __wbg_get_imports();
    if (!(module instanceof WebAssembly.Module)) {
        module = new WebAssembly.Module(module);
    }
    const instance = new WebAssembly.Instance(module, imports);
    return __wbg_finalize_init(instance, module);
}

let __wbg_init_promise;
async function __wbg_init(module_or_path) {
    if (wasm !== undefined) return wasm;
    if (__wbg_init_promise === undefined) {
        __wbg_init_promise = __wbg_init_once(module_or_path);
        __wbg_init_promise.catch(() => { __wbg_init_promise = undefined; });
    }
    return __wbg_init_promise;
}

async function __wbg_init_once(module_or_path) {

    if (module_or_path !== undefined) {
        if (Object.getPrototypeOf(module_or_path) === Object.prototype) {
            ({module_or_path, rest: restSource} = module_or_path)
        } else {
            console.warn('using deprecated parameters for the initialization function; pass a single object instead')
        }
    }

    if (module_or_path === undefined) {
        module_or_path = new URL('constrained_dynamics_bg.wasm', import.meta.url);
        restSource ??= restFile();
    }
    const imports = __wbg_get_imports();

    if (typeof module_or_path === 'string' || (typeof Request === 'function' && module_or_path instanceof Request) || (typeof URL === 'function' && module_or_path instanceof URL)) {
        module_or_path = opened(module_or_path);
    }


    // Both are fetched side by side where the place of the second is known.
    const second = restSource && restSource !== 'later' ? restModule() : undefined;
    second?.catch(() => undefined);
    const { instance, module } = await __wbg_load(await module_or_path, imports);
    __wbg_finalize_init(instance, module);
    if (restSource !== 'later') link(await (second ?? restModule()));
    return wasm;
}

export { initSync, __wbg_init as default };

/**
 * The contents of a file: URL in Node, whose fetch reads none; elsewhere the response.
 */
function opened(address) {
    const files = String(address).startsWith("file:") && globalThis.process?.getBuiltinModule?.("node:fs");
    return files ? files.promises.readFile(new URL(address)) : fetch(address);
}

// The engine is two files: the first sets up and plays usual scenes, the rest is all else. A function of the first that needs the rest
// calls loadRestNow before it goes on.

const restFile = () => new URL('constrained_dynamics_rest.wasm', import.meta.url);
let restSource, restComing, restLinked = false;

/**
 * The rest, compiled. It is the `rest` that was given, else what the first file holds (package.json: "./wasm"), else the file beside this script.
 */
async function restModule() {
    const source = await (restSource ?? heldRest() ?? restFile());
    if (source instanceof WebAssembly.Module) return source;
    const opening = typeof source === 'string' || source instanceof URL ? await opened(source) : source;
    const response = typeof Response === 'function' && opening instanceof Response;
    if (response && !opening.ok) throw restMissing(`${opening.status} ${opening.statusText} at ${opening.url}`);
    return WebAssembly.compile(response ? await opening.arrayBuffer() : opening);
}

function heldRest() {
    return wasmModule && WebAssembly.Module.customSections(wasmModule, 'rest')[0];
}

function link(module) {
    if (restLinked) return;
    new WebAssembly.Instance(module, { ...__wbg_get_imports(), first: wasm });
    restLinked = true;
}

/**
 * Loads the engine's second file after `init({ rest: "later" })`; once, however often it is called.
 */
export function loadRest(source) {
    restComing ??= (async () => {
        if (source !== undefined || restSource === 'later') restSource = source;
        link(await restModule());
    })();
    restComing.catch(() => { restComing = undefined; });
    return restComing;
}

/**
 * The first file calls this when it needs the rest at once.
 */
function loadRestNow() {
    if (restLinked) return;
    const given = restSource instanceof WebAssembly.Module || restSource instanceof ArrayBuffer || ArrayBuffer.isView(restSource);
    const source = given ? restSource : heldRest() ?? read(typeof restSource === 'string' && restSource !== 'later' ? restSource : restFile());
    link(source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source));
}

/**
 * The bytes of a file, without waiting: from Node's file system, or by a request that blocks.
 */
function read(address) {
    const files = String(address).startsWith('file:') && globalThis.process?.getBuiltinModule?.('node:fs');
    if (files) return files.readFileSync(new URL(address));
    if (typeof XMLHttpRequest !== 'function') throw restMissing('no XMLHttpRequest here');
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    // As text whose letters are the bytes: a page's request that blocks gives no buffer.
    request.overrideMimeType('text/plain; charset=x-user-defined');
    request.send();
    if (request.status !== 200) throw restMissing(`${request.status} ${request.statusText} at ${address}`);
    return Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0));
}

function restMissing(why) {
    return new Error(`the engine's second file, constrained_dynamics_rest.wasm, is not there (${why}); put it beside constrained_dynamics.js, or give it to init as \`rest\``);
}

/**
 * The pointer of an object that is still there.
 */
function alive(simulation) {
    const ptr = simulation.__wbg_ptr;
    if (ptr) return ptr;
    const property = (value, enumerable) => ({ __proto__: null, value, enumerable, writable: true, configurable: true });
    throw Object.defineProperties(new Error("this simulation was freed; make a new Simulation, or free this one later"), {
        __proto__: null,
        name: property("SimulationError", false),
        code: property("freed", true),
        path: property("", true),
    });
}
