//! The class `Simulation`.

use super::convert::{array, numbers, set, text, throw, to_js, to_json, whole};
use super::info;
use crate::error::{Code, Error};
use crate::observe::observable;
use crate::scene::writer::list;
use crate::simulation;
use crate::simulation::traces::{Start, TraceOptions};
use js_sys::{Float64Array, Reflect, Uint8Array};
use serde_json::{Map, Value};
use wasm_bindgen::prelude::*;

/// A running simulation.
#[wasm_bindgen]
pub struct Simulation {
    inner: simulation::Simulation,
}

type Js<T> = Result<T, JsValue>;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds, by the clock of the browser or of Node.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

#[wasm_bindgen]
impl Simulation {
    /// From a catalogue id or a scene document, with parameters by name on top. Throws a `SimulationError` with `.code`
    /// and `.path` on bad input.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string | SceneDocument")] scene: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Record<string, ParameterValue>")] parameters: &JsValue,
    ) -> Js<Simulation> {
        let build = || {
            let parameters = match to_json(parameters, "parameters")? {
                Value::Null => Map::new(),
                Value::Object(map) => map,
                _ => return Err(Error::new(Code::WrongType, "parameters", "an object of names and values is wanted")),
            };
            match scene.as_string() {
                Some(id) => simulation::Simulation::from_scene(&id, &parameters),
                None => simulation::Simulation::from_document(&to_json(scene, "")?, &parameters),
            }
        };
        build().map(|inner| Simulation { inner }).map_err(throw)
    }

    /// Simulated time, s.
    #[wasm_bindgen(getter)]
    pub fn time(&self) -> f64 {
        self.inner.world().state().t
    }

    /// Length of one step, s.
    #[wasm_bindgen(getter, js_name = stepSize)]
    pub fn step_size(&self) -> f64 {
        self.inner.world().settings().step_size()
    }

    /// Steps taken and kept since the start.
    #[wasm_bindgen(getter, js_name = stepCount)]
    pub fn step_count(&self) -> f64 {
        self.inner.world().step_count() as f64
    }

    /// Length of `velocities()`.
    #[wasm_bindgen(getter)]
    pub fn dof(&self) -> usize {
        self.inner.world().model().bodies.dof()
    }

    /// "plane" or "space".
    #[wasm_bindgen(getter, unchecked_return_type = "\"plane\" | \"space\"")]
    pub fn space(&self) -> String {
        self.inner.world().model().bodies.space().as_str().into()
    }

    /// The document's title.
    #[wasm_bindgen(getter)]
    pub fn title(&self) -> String {
        self.inner.title().into()
    }

    /// The earliest time that `seek` can reach, s.
    #[wasm_bindgen(getter, js_name = recordedFrom)]
    pub fn recorded_from(&self) -> f64 {
        self.inner.recorded_span().0
    }

    /// The latest time that `seek` can reach, s.
    #[wasm_bindgen(getter, js_name = recordedTo)]
    pub fn recorded_to(&self) -> f64 {
        self.inner.recorded_span().1
    }

    /// `count` steps (1) of one `stepSize` each. Never throws for physics: it stops at the first step whose status is
    /// not "ok". A diverged step is undone and not counted.
    #[wasm_bindgen(unchecked_return_type = "StepReport")]
    pub fn step(&mut self, count: Option<f64>) -> Js<JsValue> {
        let count = whole(count.unwrap_or(1.0), "count").map_err(throw)?;
        Ok(info::report(&self.inner.step(count)))
    }

    /// Start over: initial conditions again, with the parameters as they are now. History and recordings are cleared.
    pub fn reset(&mut self) {
        self.inner.reset();
    }

    /// All parameters with their present values.
    #[wasm_bindgen(unchecked_return_type = "ParameterInfo[]")]
    pub fn parameters(&self) -> JsValue {
        to_js(&list(&self.inner.parameters(), info::parameter))
    }

    /// A parameter's value.
    #[wasm_bindgen(unchecked_return_type = "ParameterValue")]
    pub fn get(&self, #[wasm_bindgen(unchecked_param_type = "string")] name: &JsValue) -> Js<JsValue> {
        text(name, "name").and_then(|name| self.inner.get(&name)).map(|arg| to_js(&info::value(&arg))).map_err(throw)
    }

    /// Sets a parameter while running. Those with `restart` take effect at the next `reset`.
    pub fn set(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] name: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "ParameterValue")] value: &JsValue,
    ) -> Js<()> {
        Self::run(|| {
            let name = text(name, "name")?;
            self.inner.set(&name, to_json(value, &name)?)
        })
    }

    /// Adds a body while running; its id.
    #[wasm_bindgen(js_name = addBody)]
    pub fn add_body(&mut self, #[wasm_bindgen(unchecked_param_type = "BodyDocument")] document: &JsValue) -> Js<u32> {
        to_json(document, "").and_then(|d| self.inner.add_body(d)).map_err(throw)
    }

    /// Adds a constraint while running; its id.
    #[wasm_bindgen(js_name = addConstraint)]
    pub fn add_constraint(&mut self, #[wasm_bindgen(unchecked_param_type = "ConstraintDocument")] document: &JsValue) -> Js<u32> {
        to_json(document, "").and_then(|d| self.inner.add_constraint(d)).map_err(throw)
    }

    /// Adds a force while running; its id.
    #[wasm_bindgen(js_name = addForce)]
    pub fn add_force(&mut self, #[wasm_bindgen(unchecked_param_type = "ForceDocument")] document: &JsValue) -> Js<u32> {
        to_json(document, "").and_then(|d| self.inner.add_force(d)).map_err(throw)
    }

    /// Takes a body out; refused, naming them, while constraints or forces need it.
    #[wasm_bindgen(js_name = removeBody)]
    pub fn remove_body(&mut self, id: f64) -> Js<()> {
        whole(id, "id").and_then(|id| self.inner.remove_body(id)).map_err(throw)
    }

    /// Takes a constraint out.
    #[wasm_bindgen(js_name = removeConstraint)]
    pub fn remove_constraint(&mut self, id: f64) -> Js<()> {
        whole(id, "id").and_then(|id| self.inner.remove_constraint(id)).map_err(throw)
    }

    /// Takes a force out.
    #[wasm_bindgen(js_name = removeForce)]
    pub fn remove_force(&mut self, id: f64) -> Js<()> {
        whole(id, "id").and_then(|id| self.inner.remove_force(id)).map_err(throw)
    }

    /// Changes `mass`, `fixed`, or the start (`at`, `velocity`) of a body.
    #[wasm_bindgen(js_name = updateBody)]
    pub fn update_body(&mut self, id: f64, #[wasm_bindgen(unchecked_param_type = "Partial<BodyDocument>")] patch: &JsValue) -> Js<()> {
        Self::run(|| self.inner.update_body(whole(id, "id")?, to_json(patch, "")?))
    }

    /// Changes values of a constraint: `{radius: 2}`.
    #[wasm_bindgen(js_name = updateConstraint)]
    pub fn update_constraint(&mut self, id: f64, #[wasm_bindgen(unchecked_param_type = "object")] patch: &JsValue) -> Js<()> {
        Self::run(|| self.inner.update_constraint(whole(id, "id")?, to_json(patch, "")?))
    }

    /// Changes values of a force: `{force: [1, 0]}`.
    #[wasm_bindgen(js_name = updateForce)]
    pub fn update_force(&mut self, id: f64, #[wasm_bindgen(unchecked_param_type = "object")] patch: &JsValue) -> Js<()> {
        Self::run(|| self.inner.update_force(whole(id, "id")?, to_json(patch, "")?))
    }

    /// Puts a body somewhere, legal or not; before the first step this is its start too.
    #[wasm_bindgen(js_name = setState)]
    pub fn set_state(&mut self, body: f64, #[wasm_bindgen(unchecked_param_type = "Placement")] state: &JsValue) -> Js<()> {
        Self::run(|| self.inner.set_state(whole(body, "body")?, to_json(state, "")?))
    }

    /// The mouse spring takes hold of a body at a point of it (body coordinates) and pulls towards the target.
    pub fn grab(
        &mut self,
        body: f64,
        #[wasm_bindgen(unchecked_param_type = "Vector")] local_point: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Vector")] target: &JsValue,
    ) -> Js<()> {
        Self::run(|| self.inner.grab(whole(body, "body")?, &numbers(local_point, "localPoint")?, &numbers(target, "target")?))
    }

    /// Moves the target of the mouse spring.
    #[wasm_bindgen(js_name = moveGrab)]
    pub fn move_grab(&mut self, #[wasm_bindgen(unchecked_param_type = "Vector")] target: &JsValue) -> Js<()> {
        Self::run(|| self.inner.move_grab(&numbers(target, "target")?))
    }

    /// The mouse spring lets go.
    #[wasm_bindgen(js_name = releaseGrab)]
    pub fn release_grab(&mut self) {
        self.inner.release_grab();
    }

    /// Live bodies by ascending id, fixed ones included.
    #[wasm_bindgen(unchecked_return_type = "BodyInfo[]")]
    pub fn bodies(&self) -> JsValue {
        let (bodies, rest) = (&self.inner.world().model().bodies, &self.inner.world().state().rest);
        array((0..bodies.list().len()).map(|i| to_js(&info::body(bodies, i, rest.asleep(i)))))
    }

    /// Ids of the bodies that sleep, ascending (see the parameter `sleepAfter`).
    pub fn asleep(&self) -> Vec<u32> {
        self.inner.asleep()
    }

    /// What to draw for a body, in body coordinates.
    #[wasm_bindgen(unchecked_return_type = "Glyph[]")]
    pub fn outline(&self, id: f64) -> Js<JsValue> {
        let glyphs = whole(id, "id").and_then(|id| self.inner.outline(id)).map_err(throw)?;
        Ok(to_js(&list(&glyphs, |g| info::glyph(g, self.dimension()))))
    }

    /// Positions of all bodies by ascending id, m: x, y for a particle in the plane, x, y, z in space.
    pub fn positions(&self) -> Vec<f64> {
        self.inner.positions()
    }

    /// Velocities, m/s, laid out by `velocityOffset`.
    pub fn velocities(&self) -> Vec<f64> {
        self.inner.velocities()
    }

    /// Writes `positions()` into an array of the caller's, as far as it goes; how many numbers were written.
    #[wasm_bindgen(js_name = readPositions)]
    pub fn read_positions(&self, #[wasm_bindgen(unchecked_param_type = "Float64Array")] out: &JsValue) -> Js<u32> {
        let out = out.dyn_ref::<Float64Array>();
        let out = out.ok_or_else(|| throw(Error::new(Code::WrongType, "out", "a Float64Array is wanted")))?;
        let q = &self.inner.positions();
        let n = q.len().min(out.length() as usize);
        if n > 0 {
            out.subarray(0, n as u32).copy_from(&q[..n]);
        }
        Ok(n as u32)
    }

    /// All applied forces together (gravity and the mouse among them), laid out as `velocities()`, N.
    #[wasm_bindgen(js_name = appliedForces)]
    pub fn applied_forces(&mut self) -> Vec<f64> {
        self.inner.applied_forces()
    }

    /// Forces added by the document or `addForce`, with what they do now.
    #[wasm_bindgen(unchecked_return_type = "ForceInfo[]")]
    pub fn forces(&self) -> JsValue {
        array(self.inner.forces().iter().map(info::force))
    }

    /// Constraints by ascending id, each row with C, Ċ, λ, J̇v and its gradient.
    #[wasm_bindgen(unchecked_return_type = "ConstraintInfo[]")]
    pub fn constraints(&mut self) -> JsValue {
        let d = self.dimension();
        to_js(&list(&self.inner.constraints(), |c| info::constraint(c, d)))
    }

    /// C of all rows.
    pub fn c(&mut self) -> Vec<f64> {
        self.inner.c().to_vec()
    }

    /// Ċ of all rows.
    #[wasm_bindgen(js_name = cDot)]
    pub fn c_dot(&mut self) -> Vec<f64> {
        self.inner.c_dot().to_vec()
    }

    /// λ of all rows at the present state, a force per unit of ∂C.
    pub fn lambda(&mut self) -> Vec<f64> {
        self.inner.lambda().to_vec()
    }

    /// f̂ = Jᵀλ, laid out as `velocities()`, N.
    #[wasm_bindgen(js_name = constraintForces)]
    pub fn constraint_forces(&mut self) -> Vec<f64> {
        self.inner.constraint_forces()
    }

    /// Begins to measure where the time of steps goes; `profile()` tells.
    #[wasm_bindgen(js_name = startProfile)]
    pub fn start_profile(&mut self) {
        if let Some(watch) = self.inner.world_mut().stopwatch() {
            watch.run_by(now);
        }
    }

    /// Milliseconds since `startProfile()` in the parts of a step: broad phase, narrow phase, assembly, solve, integrate.
    /// Empty for methods that do not tell.
    #[wasm_bindgen(unchecked_return_type = "Record<string, number>")]
    pub fn profile(&mut self) -> JsValue {
        let sums = self.inner.world_mut().stopwatch().map(|watch| watch.sums);
        let parts = crate::method::stopwatch::Stage::ALL.iter().zip(sums.unwrap_or_default());
        let out = js_sys::Object::new();
        for ((_, name), milliseconds) in parts {
            set(&out, name, &JsValue::from_f64(milliseconds));
        }
        out.into()
    }

    /// The contacts that touch, at acceleration level (mechanics notes, Prop. 3): the linear complementarity problem
    /// w = C̈ = aλ + b, λ ≥ 0, w ≥ 0, with friction of sliding contacts in `a`.
    #[wasm_bindgen(js_name = contactProblem, unchecked_return_type = "ContactProblem")]
    pub fn contact_problem(&self) -> JsValue {
        info::contact_problem(&self.inner.contact_problem())
    }

    /// The contacts of the last step (before the first: those at the start, with λ = 0): where, how far apart, and λ of the
    /// normal row, then of friction, rolling and torsion.
    #[wasm_bindgen(unchecked_return_type = "ContactInfo[]")]
    pub fn contacts(&mut self) -> JsValue {
        let space = self.inner.world().model().bodies.space();
        to_js(&list(&self.inner.contacts(), |t| info::contact(t, space)))
    }

    /// Everything that can be observed here.
    #[wasm_bindgen(unchecked_return_type = "ObservableInfo[]")]
    pub fn observables(&self) -> JsValue {
        let model = self.inner.world().model();
        to_js(&list(&self.inner.observables(), |(name, e)| info::observable(name, e, &observable::unit(name, e, model))))
    }

    /// The value of an observable now; NaN where it has none.
    pub fn observe(&mut self, #[wasm_bindgen(unchecked_param_type = "string")] name: &JsValue) -> Js<f64> {
        text(name, "name").and_then(|name| self.inner.observe(&name)).map_err(throw)
    }

    /// From now on these observables (and only these) are recorded; series that stay keep their samples.
    pub fn record(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "readonly string[]")] names: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "RecordOptions")] options: &JsValue,
    ) -> Js<()> {
        Self::run(|| {
            let names = match to_json(names, "names")? {
                Value::Array(list) => list,
                _ => return Err(Error::new(Code::WrongType, "names", "an array of names is wanted")),
            };
            let name = |(i, v): (usize, &Value)| {
                v.as_str().map(str::to_string).ok_or_else(|| Error::new(Code::WrongType, format!("names[{i}]"), "a string is wanted"))
            };
            let names = names.iter().enumerate().map(name).collect::<Result<Vec<_>, _>>()?;
            let options = to_json(options, "options")?;
            let option = |key: &str, default: u32| match options.get(key) {
                None => Ok(default),
                Some(x) => whole(x.as_f64().unwrap_or(f64::NAN), &format!("options.{key}")),
            };
            self.inner.record(&names, option("every", 1)?, option("capacity", crate::observe::recorder::CAPACITY as u32)?)
        })
    }

    /// A recorded series: times in s, values.
    #[wasm_bindgen(unchecked_return_type = "Series")]
    pub fn series(&self, #[wasm_bindgen(unchecked_param_type = "string")] name: &JsValue) -> Js<JsValue> {
        text(name, "name").and_then(|name| self.inner.series(&name)).map(|(t, y)| info::series(&t, &y)).map_err(throw)
    }

    /// The exact positions at time t, where a closed form or a trusted series is known for this motion, else null.
    #[wasm_bindgen(unchecked_return_type = "ReferenceInfo | null")]
    pub fn reference(&mut self, t: f64) -> JsValue {
        match self.inner.reference(t) {
            Some((positions, error, kind)) => info::reference(&positions, error, kind),
            None => JsValue::NULL,
        }
    }

    /// "J", "W", "A", "b", "lambda", "C", "Cdot", "JdotV", "f" or "fhat" at the present state.
    #[wasm_bindgen(unchecked_return_type = "Matrix")]
    pub fn matrix(&mut self, #[wasm_bindgen(unchecked_param_type = "string")] name: &JsValue) -> Js<JsValue> {
        text(name, "name").and_then(|name| self.inner.matrix(&name)).map(|m| info::matrix(&m)).map_err(throw)
    }

    /// The same matrix as a picture, one pixel per entry: negative blue, positive orange, opacity by the logarithm of the
    /// size. Browsers only; an empty matrix has no picture and throws.
    #[wasm_bindgen(js_name = matrixImage)]
    pub fn matrix_image(&mut self, #[wasm_bindgen(unchecked_param_type = "string")] name: &JsValue) -> Js<web_sys::ImageData> {
        let matrix = text(name, "name").and_then(|name| self.inner.matrix(&name)).map_err(throw)?;
        if matrix.data.is_empty() {
            return Err(throw(Error::new(Code::OutOfRange, "name", "this matrix is empty here; there is nothing to paint")));
        }
        super::paint::heat_map(&matrix)
    }

    /// Eigenvalues, rank and condition of A.
    #[wasm_bindgen(unchecked_return_type = "Spectrum")]
    pub fn spectrum(&mut self) -> Js<JsValue> {
        self.inner.spectrum().map(|s| info::spectrum(&s)).map_err(throw)
    }

    /// Solves the present step's problem without stepping: residual and λ of every iterate, on request every row's change.
    #[wasm_bindgen(js_name = solveTrace, unchecked_return_type = "Trace")]
    pub fn solve_trace(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] solver: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "TraceOptions")] options: &JsValue,
    ) -> Js<JsValue> {
        let value = |key: &str| match options.is_object() {
            true => Reflect::get(options, &key.into()).unwrap_or(JsValue::UNDEFINED),
            false => JsValue::UNDEFINED,
        };
        let option = |key: &str| {
            let js = value(key);
            if js.is_undefined() { None } else { Some(js.as_f64().unwrap_or(f64::NAN)) }
        };
        let solver = if solver.is_undefined() || solver.is_null() { None } else { Some(text(solver, "solver").map_err(throw)?) };
        let limit = option("maxIterations").map(|x| whole(x, "options.maxIterations")).transpose().map_err(throw)?;
        let options = TraceOptions {
            tolerance: option("tolerance"),
            max_iterations: limit,
            start: start(&value("start")).map_err(throw)?,
            rows: flag(&value("rows"), "options.rows").map_err(throw)?,
        };
        let trace = self.inner.solve_trace(solver.as_deref(), &options).map_err(throw)?;
        let name = solver.unwrap_or_else(|| self.inner.world().settings().solver.choice("kind").into());
        Ok(info::trace(&trace, &name, options.rows))
    }

    /// The present step's problem as numbers that `solveBoxLcp` takes, with what its rows are; null where the method has nothing
    /// to solve.
    #[wasm_bindgen(js_name = stepProblem, unchecked_return_type = "StepProblem | null")]
    pub fn step_problem(&mut self) -> Js<JsValue> {
        let found = self.inner.step_problem().map_err(throw)?;
        let js = self.step_rows();
        if let Some(problem) = found {
            set(&js, "problem", &super::complementarity::box_lcp(&problem));
        }
        Ok(js)
    }

    /// What the rows of that problem are, however many there are; null where the method has nothing to solve.
    #[wasm_bindgen(js_name = stepRows, unchecked_return_type = "StepRows | null")]
    pub fn step_rows(&mut self) -> JsValue {
        let space = self.inner.world().model().bodies.space();
        self.inner.step_rows().map_or(JsValue::NULL, |rows| info::step_rows(&rows, space))
    }

    /// One step taken apart into its four stages, with the numbers, without taking it.
    #[wasm_bindgen(unchecked_return_type = "Stage[]")]
    pub fn stages(&mut self) -> JsValue {
        info::stages(&self.inner.stages())
    }

    /// The whole simulation as bytes.
    pub fn snapshot(&self) -> Vec<u8> {
        self.inner.snapshot()
    }

    /// Takes over a snapshot, exactly. The history begins anew there.
    pub fn restore(&mut self, #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue) -> Js<()> {
        let bytes = bytes.dyn_ref::<Uint8Array>();
        let bytes = bytes.ok_or_else(|| throw(Error::new(Code::WrongType, "bytes", "a Uint8Array is wanted")))?;
        self.inner.restore(&bytes.to_vec()).map_err(throw)
    }

    /// So many steps (1) back in the recorded run; parameters and edits as they were then.
    #[wasm_bindgen(js_name = stepBack)]
    pub fn step_back(&mut self, count: Option<f64>) -> Js<()> {
        whole(count.unwrap_or(1.0), "count").map(|n| self.inner.step_back(n)).map_err(throw)
    }

    /// To the recorded step nearest to a time, earlier or later. Stepping on from the past replays what was recorded;
    /// a new input there replaces it.
    pub fn seek(&mut self, time: f64) -> Js<()> {
        self.inner.seek(time).map_err(throw)
    }

    /// Equal states, equal hashes: natively, in Node and in every browser.
    #[wasm_bindgen(js_name = stateHash)]
    pub fn state_hash(&self) -> String {
        self.inner.state_hash()
    }

    /// The document of this simulation with its state: it starts the same simulation again, bit for bit.
    #[wasm_bindgen(js_name = toJSON, unchecked_return_type = "SceneDocument")]
    pub fn to_json(&self) -> JsValue {
        to_js(&self.inner.to_json())
    }
}

/// Where a trace starts: "cold", "warm" or λ.
fn start(js: &JsValue) -> Result<Start, Error> {
    match js.as_string().as_deref() {
        Some("cold") => Ok(Start::Cold),
        Some("warm") => Ok(Start::Warm),
        Some(_) => Err(Error::new(Code::OutOfRange, "options.start", "choose one of \"cold\", \"warm\", or give numbers")),
        None if js.is_undefined() => Ok(Start::Cold),
        None => Ok(Start::Given(super::complementarity::reals(js, "options.start", f64::NAN)?)),
    }
}

fn flag(js: &JsValue, path: &str) -> Result<bool, Error> {
    if js.is_undefined() {
        return Ok(false);
    }
    js.as_bool().ok_or_else(|| Error::new(Code::WrongType, path, "true or false is wanted"))
}

impl Simulation {
    fn dimension(&self) -> usize {
        self.inner.world().model().bodies.space().dimension()
    }

    fn run(f: impl FnOnce() -> Result<(), Error>) -> Js<()> {
        f().map_err(throw)
    }
}
