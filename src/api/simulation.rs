//! The class `Simulation`.

use super::convert::{
    array, array_length, bytes as bytes_of, flag_or, get, handle, integer, item, list_to_js, number, numbers, object, only_keys, reals,
    text, to_js, to_json, whole, whole_or, write, wrong,
};
use super::info;
use super::js::{self, Js};
use super::problem::box_lcp;
use crate::error::{Code, Error};
use crate::method::stopwatch::Stage;
use crate::observe::{observable, recorder};
use crate::scene::writer::list;
use crate::simulation;
use crate::simulation::traces::{Start, TraceOptions};
use crate::world::Status;
use serde_json::{Map, Value};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

/// A running simulation.
#[wasm_bindgen]
pub struct Simulation {
    inner: RefCell<simulation::Simulation>,
    /// The function given to `onStatus`, or undefined.
    listener: RefCell<JsValue>,
}

impl Simulation {
    /// Runs a function with exclusive access to the simulation. The caller's arguments have been read by then: none of its
    /// JavaScript runs in here.
    pub(super) fn with<T>(&self, f: impl FnOnce(&mut simulation::Simulation) -> Result<T, Error>) -> Js<T> {
        self.show(f).and_then(|result| result.map_err(JsValue::from))
    }

    /// Runs a function with exclusive access to the simulation; it may write JavaScript values.
    pub(super) fn show<T>(&self, f: impl FnOnce(&mut simulation::Simulation) -> T) -> Js<T> {
        match self.inner.try_borrow_mut() {
            Ok(mut inner) => Ok(f(&mut inner)),
            Err(_) => Err(busy()),
        }
    }
}

/// Compiled once, for all callers.
#[inline(never)]
fn busy() -> JsValue {
    const BUSY: &str = "this simulation is in the middle of another call; call it when that has returned (or, where that one \
                        ended in an exception of WebAssembly, free it and start anew)";
    Error::new(Code::RecursiveUse, "", BUSY).into()
}

#[wasm_bindgen]
impl Simulation {
    /// From a catalogue id or a scene document, with parameters by name on top. Throws a `SimulationError` with `.code`
    /// and `.path` on bad input.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "Named<SceneName> | SceneDocument")] scene: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Record<string, ParameterValue>")] parameters: &JsValue,
    ) -> Js<Simulation> {
        let parameters = match to_json(parameters, "parameters")? {
            Value::Null => Map::new(),
            Value::Object(map) => map,
            _ => return Err(wrong(parameters, "parameters", "an object of names and values").into()),
        };
        let inner = match scene.is_string() {
            true => simulation::Simulation::from_scene(&text(scene, "scene")?, &parameters),
            false => simulation::Simulation::from_own_document(to_json(scene, "")?, &parameters),
        };
        Ok(Simulation { inner: RefCell::new(inner?), listener: RefCell::default() })
    }

    /// Simulated time, s.
    #[wasm_bindgen(getter)]
    pub fn time(&self) -> Js<f64> {
        self.show(|s| s.world().state().t)
    }

    /// Length of one step, s.
    #[wasm_bindgen(getter, js_name = stepSize)]
    pub fn step_size(&self) -> Js<f64> {
        self.show(|s| s.world().settings().step_size())
    }

    /// Steps taken and kept since the start.
    #[wasm_bindgen(getter, js_name = stepCount)]
    pub fn step_count(&self) -> Js<f64> {
        self.show(|s| s.world().step_count() as f64)
    }

    /// Length of `velocities()`.
    #[wasm_bindgen(getter)]
    pub fn dof(&self) -> Js<usize> {
        self.show(|s| s.world().model().bodies.dof())
    }

    /// "plane" or "space".
    #[wasm_bindgen(getter, unchecked_return_type = "\"plane\" | \"space\"")]
    pub fn space(&self) -> Js<String> {
        self.show(|s| s.world().model().bodies.space().as_str().into())
    }

    /// The document's title.
    #[wasm_bindgen(getter)]
    pub fn title(&self) -> Js<String> {
        self.show(|s| s.title().into())
    }

    /// The earliest time that `seek` can reach, s.
    #[wasm_bindgen(getter, js_name = recordedFrom)]
    pub fn recorded_from(&self) -> Js<f64> {
        self.show(|s| s.recorded_span().0)
    }

    /// The latest time that `seek` can reach, s.
    #[wasm_bindgen(getter, js_name = recordedTo)]
    pub fn recorded_to(&self) -> Js<f64> {
        self.show(|s| s.recorded_span().1)
    }

    /// `count` steps (1) of one `stepSize` each. Never throws for physics: it stops at the first step whose status is
    /// not "ok". A diverged step is undone and not counted.
    #[wasm_bindgen(unchecked_return_type = "StepReport")]
    pub fn step(&self, #[wasm_bindgen(unchecked_optional_param_type = "number")] count: &JsValue) -> Js {
        let count = whole_or(count, "count", 1)?;
        self.told(&self.show(|s| s.step(count))?)
    }

    /// As many steps as fit into `seconds`; what is left over, less than a step, is kept for the next call. `reset`, `restore`,
    /// `seek`, `stepBack` and a status that is not "ok" drop it. For frames: `advance(Math.min(sinceLastFrame, 0.1))`.
    #[wasm_bindgen(unchecked_return_type = "StepReport")]
    pub fn advance(&self, #[wasm_bindgen(unchecked_param_type = "number")] seconds: &JsValue) -> Js {
        let seconds = number(seconds, "seconds")?;
        self.told(&self.with(|s| s.advance(seconds))?)
    }

    /// Calls a function with the report of every `step` or `advance` whose status is not "ok", before these return; what it
    /// throws, they throw. One function at a time; null for none.
    #[wasm_bindgen(js_name = onStatus)]
    pub fn on_status(&self, #[wasm_bindgen(unchecked_param_type = "((report: StepReport) => void) | null")] listener: &JsValue) -> Js<()> {
        if !(listener.is_function() || listener.is_null()) {
            return Err(wrong(listener, "listener", "a function or null").into());
        }
        self.listener.replace(listener.clone());
        Ok(())
    }

    /// Start over: initial conditions again, with the parameters as they are now. History and recordings are cleared.
    pub fn reset(&self) -> Js<()> {
        self.show(simulation::Simulation::reset)
    }

    /// All parameters with their present values.
    /// Builds an object for each; the first call, and the first after a change of the scene's parameters, builds the
    /// scene's document too, to know the defaults. `get` finds one value in microseconds.
    #[wasm_bindgen(unchecked_return_type = "ParameterInfo[]")]
    pub fn parameters(&self) -> Js {
        list_to_js(self.show(|s| s.parameters())?.iter().map(info::parameter))
    }

    /// A parameter's value.
    #[wasm_bindgen(unchecked_return_type = "ParameterValue")]
    pub fn get(&self, #[wasm_bindgen(unchecked_param_type = "Named<ParameterName>")] name: &JsValue) -> Js {
        let name = text(name, "name")?;
        to_js(&info::value(&self.with(|s| s.get(&name))?))
    }

    /// Sets a parameter while running. Those with `restart` take effect at the next `reset`.
    pub fn set(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Named<ParameterName>")] name: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "ParameterValue")] value: &JsValue,
    ) -> Js<()> {
        let name = text(name, "name")?;
        let value = to_json(value, &name)?;
        self.with(|s| s.set(&name, value))
    }

    /// Adds a body while running; its id.
    #[wasm_bindgen(js_name = addBody)]
    pub fn add_body(&self, #[wasm_bindgen(unchecked_param_type = "BodyDocument")] document: &JsValue) -> Js<u32> {
        let document = to_json(document, "")?;
        self.with(|s| s.add_body(document))
    }

    /// Adds a constraint while running; its id.
    #[wasm_bindgen(js_name = addConstraint)]
    pub fn add_constraint(&self, #[wasm_bindgen(unchecked_param_type = "ConstraintDocument")] document: &JsValue) -> Js<u32> {
        let document = to_json(document, "")?;
        self.with(|s| s.add_constraint(document))
    }

    /// Adds a force while running; its id.
    #[wasm_bindgen(js_name = addForce)]
    pub fn add_force(&self, #[wasm_bindgen(unchecked_param_type = "ForceDocument")] document: &JsValue) -> Js<u32> {
        let document = to_json(document, "")?;
        self.with(|s| s.add_force(document))
    }

    /// Takes a body out; refused, naming them, while constraints or forces need it.
    #[wasm_bindgen(js_name = removeBody)]
    pub fn remove_body(&self, #[wasm_bindgen(unchecked_param_type = "Handle")] id: &JsValue) -> Js<()> {
        let id = handle(id, "id")?;
        self.with(|s| s.remove_body(s.body_id(&id, "id")?))
    }

    /// Takes a constraint out.
    #[wasm_bindgen(js_name = removeConstraint)]
    pub fn remove_constraint(&self, #[wasm_bindgen(unchecked_param_type = "Handle")] id: &JsValue) -> Js<()> {
        let id = handle(id, "id")?;
        self.with(|s| s.remove_constraint(s.constraint_id(&id, "id")?))
    }

    /// Takes a force out.
    #[wasm_bindgen(js_name = removeForce)]
    pub fn remove_force(&self, #[wasm_bindgen(unchecked_param_type = "Handle")] id: &JsValue) -> Js<()> {
        let id = handle(id, "id")?;
        self.with(|s| s.remove_force(s.force_id(&id, "id")?))
    }

    /// Changes what a body's document says; where it starts takes effect at the next `reset` (`setState` moves it now).
    #[wasm_bindgen(js_name = updateBody)]
    pub fn update_body(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Handle")] id: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Partial<BodyDocument>")] patch: &JsValue,
    ) -> Js<()> {
        let (id, patch) = (handle(id, "id")?, to_json(patch, "")?);
        self.with(|s| s.update_body(s.body_id(&id, "id")?, patch))
    }

    /// Changes values of a constraint: `{radius: 2}`.
    #[wasm_bindgen(js_name = updateConstraint)]
    pub fn update_constraint(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Handle")] id: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "object")] patch: &JsValue,
    ) -> Js<()> {
        let (id, patch) = (handle(id, "id")?, to_json(patch, "")?);
        self.with(|s| s.update_constraint(s.constraint_id(&id, "id")?, patch))
    }

    /// Changes values of a force: `{force: [1, 0]}`.
    #[wasm_bindgen(js_name = updateForce)]
    pub fn update_force(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Handle")] id: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "object")] patch: &JsValue,
    ) -> Js<()> {
        let (id, patch) = (handle(id, "id")?, to_json(patch, "")?);
        self.with(|s| s.update_force(s.force_id(&id, "id")?, patch))
    }

    /// Puts a body somewhere, legal or not; before the first step this is its start too. After it a body with prescribed motion
    /// (`moves`) is refused: `updateBody` changes its formulas and where they begin.
    #[wasm_bindgen(js_name = setState)]
    pub fn set_state(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Handle")] body: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Placement")] state: &JsValue,
    ) -> Js<()> {
        let (body, state) = (handle(body, "body")?, to_json(state, "")?);
        self.with(|s| s.set_state(s.body_id(&body, "body")?, state))
    }

    /// The mouse spring takes hold of a body at a point of it (body coordinates) and pulls towards the target.
    pub fn grab(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Handle")] body: &JsValue,
        #[wasm_bindgen(js_name = localPoint, unchecked_param_type = "Vector")] local_point: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Vector")] target: &JsValue,
    ) -> Js<()> {
        let (body, local, target) = (handle(body, "body")?, numbers(local_point, "localPoint")?, numbers(target, "target")?);
        self.with(|s| s.grab(s.body_id(&body, "body")?, &local, &target))
    }

    /// Moves the target of the mouse spring.
    #[wasm_bindgen(js_name = moveGrab)]
    pub fn move_grab(&self, #[wasm_bindgen(unchecked_param_type = "Vector")] target: &JsValue) -> Js<()> {
        let target = numbers(target, "target")?;
        self.with(|s| s.move_grab(&target))
    }

    /// The mouse spring lets go.
    #[wasm_bindgen(js_name = releaseGrab)]
    pub fn release_grab(&self) -> Js<()> {
        self.show(simulation::Simulation::release_grab)
    }

    /// Live bodies by ascending id, fixed ones included.
    /// Builds an object for each body, some 5 µs: call it after edits, `readPositions` every frame.
    #[wasm_bindgen(unchecked_return_type = "BodyInfo[]")]
    pub fn bodies(&self) -> Js {
        self.show(|s| {
            let (bodies, rest) = (&s.world().model().bodies, &s.world().state().rest);
            list_to_js((0..bodies.list().len()).map(|i| info::body(bodies, i, rest.asleep(i))))
        })?
    }

    /// Ids of the bodies that sleep, ascending (see the parameter `sleepAfter`).
    pub fn asleep(&self) -> Js<Vec<u32>> {
        self.show(|s| s.asleep())
    }

    /// Shapes to draw for a body, in body coordinates.
    #[wasm_bindgen(unchecked_return_type = "Glyph[]")]
    pub fn outline(&self, #[wasm_bindgen(unchecked_param_type = "Handle")] id: &JsValue) -> Js {
        let id = handle(id, "id")?;
        let (glyphs, d) = self.with(|s| Ok((s.outline(s.body_id(&id, "id")?)?, s.world().model().bodies.space().dimension())))?;
        to_js(&list(&glyphs, |g| info::glyph(g, d)))
    }

    /// Positions of all bodies by ascending id, m and rad: in the plane x, y, and θ of a body with a shape; in space x, y, z, and the
    /// quaternion x, y, z, w of a body with a shape. `bodies()` says where the numbers of each body stand.
    pub fn positions(&self) -> Js<Vec<f64>> {
        self.show(|s| s.positions())
    }

    /// Velocities, m/s, laid out by `velocityOffset`.
    pub fn velocities(&self) -> Js<Vec<f64>> {
        self.show(|s| s.velocities())
    }

    /// Writes `positions()` into the caller's array, as many numbers as fit; returns how many.
    #[wasm_bindgen(js_name = readPositions)]
    pub fn read_positions(&self, #[wasm_bindgen(unchecked_param_type = "Float64Array | Float32Array")] out: &JsValue) -> Js<u32> {
        Ok(write(out, "out", &self.positions()?)?)
    }

    /// Writes `velocities()` into the caller's array, as many numbers as fit; returns how many.
    #[wasm_bindgen(js_name = readVelocities)]
    pub fn read_velocities(&self, #[wasm_bindgen(unchecked_param_type = "Float64Array | Float32Array")] out: &JsValue) -> Js<u32> {
        Ok(write(out, "out", &self.velocities()?)?)
    }

    /// All applied forces together (gravity and the mouse among them), laid out as `velocities()`, N.
    #[wasm_bindgen(js_name = appliedForces)]
    pub fn applied_forces(&self) -> Js<Vec<f64>> {
        self.show(simulation::Simulation::applied_forces)
    }

    /// Forces added by the document or `addForce`, with their present values.
    /// Each comes with its force on all bodies: refused above 4,000,000 numbers in all.
    #[wasm_bindgen(unchecked_return_type = "ForceInfo[]")]
    pub fn forces(&self) -> Js {
        self.show(|s| array(s.forces()?.iter().map(info::force)))?
    }

    /// Constraints by ascending id, each row with C, Ċ, λ, J̇v and its gradient.
    /// Builds objects for every row, some 30 µs a constraint; `c()`, `cDot()` and `lambda()` take about a microsecond.
    #[wasm_bindgen(unchecked_return_type = "ConstraintInfo[]")]
    pub fn constraints(&self) -> Js {
        self.show(|s| {
            let d = s.world().model().bodies.space().dimension();
            list_to_js(s.constraints().iter().map(|c| info::constraint(c, d)))
        })?
    }

    /// C of a constraint and its derivatives as text, for a constraint that is given by a formula.
    #[wasm_bindgen(unchecked_return_type = "Formulas | undefined")]
    pub fn formulas(&self, #[wasm_bindgen(unchecked_param_type = "Handle")] id: &JsValue) -> Js {
        let id = handle(id, "id")?;
        let found = self.with(|s| s.formulas(s.constraint_id(&id, "id")?))?;
        found.as_ref().map_or(Ok(JsValue::UNDEFINED), info::formulas)
    }

    /// C of all rows.
    pub fn c(&self) -> Js<Vec<f64>> {
        self.show(|s| s.c().to_vec())
    }

    /// Ċ of all rows.
    #[wasm_bindgen(js_name = cDot)]
    pub fn c_dot(&self) -> Js<Vec<f64>> {
        self.show(|s| s.c_dot().to_vec())
    }

    /// λ of all rows at the present state, a force per unit of ∂C. Where a projection follows "velocity" or "generalised", with the
    /// part of it that turns velocities, −A⁻¹J̇v.
    pub fn lambda(&self) -> Js<Vec<f64>> {
        self.show(|s| s.lambda().to_vec())
    }

    /// f̂ = Jᵀλ, laid out as `velocities()`, N.
    #[wasm_bindgen(js_name = constraintForces)]
    pub fn constraint_forces(&self) -> Js<Vec<f64>> {
        self.show(simulation::Simulation::constraint_forces)
    }

    /// Begins to measure the time of the parts of a step; `profile()` returns it.
    #[wasm_bindgen(js_name = startProfile)]
    pub fn start_profile(&self) -> Js<()> {
        self.show(|s| {
            if let Some(watch) = s.world_mut().stopwatch() {
                watch.run_by(now);
            }
        })
    }

    /// Milliseconds since `startProfile()` in the parts of a step: broad phase, narrow phase, assembly, solve, integrate.
    /// Empty for methods that do not measure it.
    #[wasm_bindgen(unchecked_return_type = "Record<string, number>")]
    pub fn profile(&self) -> Js {
        let sums = self.show(|s| s.world_mut().stopwatch().map(|watch| watch.sums))?;
        let parts = Stage::ALL.iter().zip(sums.unwrap_or_default());
        object(&parts.map(|((_, name), milliseconds)| (*name, milliseconds.into())).collect::<Vec<_>>())
    }

    /// The contacts that touch, at acceleration level (mechanics notes, Prop. 3): the linear complementarity problem
    /// w = C̈ = aλ + b, λ ≥ 0, w ≥ 0, with friction of sliding contacts in `a`.
    /// Refused above 600 contacts.
    #[wasm_bindgen(js_name = contactProblem, unchecked_return_type = "ContactProblem")]
    pub fn contact_problem(&self) -> Js {
        info::contact_problem(&self.with(|s| s.contact_problem())?)
    }

    /// The contacts of the last step (before the first: those at the start, with λ = 0): where, how far apart, and λ of the
    /// normal row, then of friction, rolling and torsion: forces, the mean over the substeps, so that times the step size they are the
    /// impulses of the step.
    /// Builds an object for each, some 10 µs.
    #[wasm_bindgen(unchecked_return_type = "ContactInfo[]")]
    pub fn contacts(&self) -> Js {
        self.show(|s| {
            let space = s.world().model().bodies.space();
            list_to_js(s.contacts().iter().map(|t| info::contact(t, space)))
        })?
    }

    /// Everything that can be observed here.
    /// Builds an object for each: a dozen for every constraint.
    #[wasm_bindgen(unchecked_return_type = "ObservableInfo[]")]
    pub fn observables(&self) -> Js {
        self.show(|s| {
            let model = s.world().model();
            list_to_js(s.observables().iter().map(|(name, e)| info::observable(name, e, &observable::unit(name, e, model))))
        })?
    }

    /// The value of an observable now; NaN where it has none.
    pub fn observe(&self, #[wasm_bindgen(unchecked_param_type = "Named<ObservableName>")] name: &JsValue) -> Js<f64> {
        let name = text(name, "name")?;
        self.with(|s| s.observe(&name))
    }

    /// From now on these observables (and only these) are recorded; series that stay keep their samples.
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "readonly Named<ObservableName>[]")] names: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "RecordOptions")] options: &JsValue,
    ) -> Js<()> {
        let mut wanted = Vec::new();
        for i in 0..array_length(names, "names", recorder::MOST_SERIES as u32)? {
            wanted.push(text(&item(names, i, "names")?, &format!("names[{i}]"))?);
        }
        let (mut every, mut capacity) = (1, recorder::CAPACITY as u32);
        if !options.is_undefined() {
            only_keys(options, "options", &["every", "capacity"])?;
            let option = |key: &str, min: u32, default: u32| {
                let (js, path) = (get(options, key, "options")?, format!("options.{key}"));
                if js.is_undefined() { Ok(default) } else { integer(&js, &path, min..=recorder::MOST_CAPACITY) }
            };
            (every, capacity) = (option("every", 1, every)?, option("capacity", 2, capacity)?);
        }
        self.with(|s| s.record(&wanted, every, capacity))
    }

    /// A recorded series: times in s, values.
    #[wasm_bindgen(unchecked_return_type = "Series")]
    pub fn series(&self, #[wasm_bindgen(unchecked_param_type = "Named<ObservableName>")] name: &JsValue) -> Js {
        let name = text(name, "name")?;
        let (t, y) = self.with(|s| s.series(&name))?;
        info::series(&t, &y)
    }

    /// The exact positions at time t, where a closed form or a trusted series is known for this motion, else null.
    #[wasm_bindgen(unchecked_return_type = "ReferenceInfo | null")]
    pub fn reference(&self, #[wasm_bindgen(unchecked_param_type = "number")] t: &JsValue) -> Js {
        let t = number(t, "t")?;
        match self.show(|s| s.reference(t))? {
            Some((positions, error, kind)) => info::reference(&positions, error, kind),
            None => Ok(JsValue::NULL),
        }
    }

    /// "J", "W", "A", "b", "lambda", "C", "Cdot", "JdotV", "f" or "fhat" at the present state; and in the coordinates q that the
    /// joints leave, under any method: "S" with v = S q̇, "M" = SᵀM̂S, "bias" h(q, q̇) without gravity, "qdot", "tau" = SᵀQ, so that
    /// M q̈ + h = τ where only joints act, and "Cjoints", C of the joints that these coordinates hold.
    /// J, W, A, S and M are refused above 600 rows, J also above 4,000,000 entries.
    #[wasm_bindgen(unchecked_return_type = "Matrix")]
    pub fn matrix(&self, #[wasm_bindgen(unchecked_param_type = "Named<MatrixName>")] name: &JsValue) -> Js {
        let name = text(name, "name")?;
        info::matrix(&self.with(|s| s.matrix(&name))?)
    }

    /// Picture of a matrix that `matrix` gives, one pixel per entry: negative blue, positive orange, opacity by the logarithm of
    /// the size. An empty matrix has no picture and throws, as does a
    /// platform without ImageData ("unsupported").
    #[wasm_bindgen(js_name = matrixImage, unchecked_return_type = "Picture")]
    pub fn matrix_image(&self, #[wasm_bindgen(unchecked_param_type = "Named<MatrixName>")] name: &JsValue) -> Js<web_sys::ImageData> {
        let name = text(name, "name")?;
        let matrix = self.with(|s| s.matrix(&name))?;
        if matrix.data.is_empty() {
            return Err(Error::new(Code::OutOfRange, "name", "this matrix is empty here; there is nothing to paint").into());
        }
        super::paint::heat_map(&matrix)
    }

    /// Eigenvalues, rank and condition of A.
    /// Refused above 600 rows; there it takes a second or so.
    #[wasm_bindgen(unchecked_return_type = "Spectrum")]
    pub fn spectrum(&self) -> Js {
        info::spectrum(&self.with(|s| s.spectrum())?)
    }

    /// Solves the present step's problem without stepping: residual and λ of every iterate, on request every row's change. By the run's
    /// own solver, or where none is named under "position" by "gauss-seidel", as its sweeps go from row to row.
    /// Refused where the iterates are more than 4,000,000 numbers.
    #[wasm_bindgen(js_name = solveTrace, unchecked_return_type = "Trace")]
    pub fn solve_trace(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Named<SolverName>")] solver: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "TraceOptions")] options: &JsValue,
    ) -> Js {
        let solver = if solver.is_undefined() || solver.is_null() { None } else { Some(text(solver, "solver")?) };
        let options = trace_options(options)?;
        let trace = self.with(|s| s.solve_trace(solver.as_deref(), &options))?;
        info::trace(&trace, options.rows)
    }

    /// The present step's problem as numbers that `solveBoxLcp` takes, with what its rows are; null where the method has nothing
    /// to solve.
    #[wasm_bindgen(js_name = stepProblem, unchecked_return_type = "StepProblem | null")]
    pub fn step_problem(&self) -> Js {
        let found = self.with(|s| s.step_problem())?;
        self.step_rows_with(match found {
            Some(problem) => vec![("problem", box_lcp(&problem)?)],
            None => Vec::new(),
        })
    }

    /// Role and owner of each row of the present step's problem, however many rows there are; null where the method has nothing to solve.
    #[wasm_bindgen(js_name = stepRows, unchecked_return_type = "StepRows | null")]
    pub fn step_rows(&self) -> Js {
        self.step_rows_with(Vec::new())
    }

    /// One step taken apart into its four stages, with the numbers, without taking it.
    /// Tries a step, and builds arrays of all its numbers; matrices are left out where they are too large (see `Stage`).
    #[wasm_bindgen(unchecked_return_type = "Stage[]")]
    pub fn stages(&self) -> Js {
        info::stages(&self.show(|s| s.stages())?)
    }

    /// The whole simulation as bytes.
    pub fn snapshot(&self) -> Js<Vec<u8>> {
        self.show(|s| s.snapshot())
    }

    /// Takes over a snapshot, exactly. The history begins anew there.
    pub fn restore(&self, #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue) -> Js<()> {
        let bytes = bytes_of(bytes, "bytes")?;
        self.with(|s| s.restore(&bytes))
    }

    /// So many steps (1) back in the recorded run; parameters and edits as they were then.
    #[wasm_bindgen(js_name = stepBack)]
    pub fn step_back(&self, #[wasm_bindgen(unchecked_optional_param_type = "number")] count: &JsValue) -> Js<()> {
        let count = whole_or(count, "count", 1)?;
        self.show(|s| s.step_back(count))
    }

    /// To the recorded step nearest to a time, earlier or later. Stepping on from the past replays what was recorded;
    /// a new input there replaces it.
    pub fn seek(&self, #[wasm_bindgen(unchecked_param_type = "number")] time: &JsValue) -> Js<()> {
        let time = number(time, "time")?;
        self.with(|s| s.seek(time))
    }

    /// Equal states, equal hashes: natively, in Node and in every browser.
    #[wasm_bindgen(js_name = stateHash)]
    pub fn state_hash(&self) -> Js<String> {
        self.show(|s| s.state_hash())
    }

    /// The document of this simulation with its state: it starts the same simulation again, bit for bit.
    /// Writes the whole scene: some 10 µs a body or constraint.
    #[wasm_bindgen(js_name = toJSON, unchecked_return_type = "SceneDocument")]
    pub fn to_json(&self) -> Js {
        let document = self.show(|s| s.to_json())?;
        to_js(&document)
    }
}

/// The options of a trace, all of which may be left out.
fn trace_options(js: &JsValue) -> Result<TraceOptions, Error> {
    if js.is_undefined() {
        return Ok(TraceOptions::default());
    }
    only_keys(js, "options", &["tolerance", "maxIterations", "start", "rows"])?;
    let value = |key: &str| get(js, key, &format!("options.{key}"));
    let (tolerance, limit, start) = (value("tolerance")?, value("maxIterations")?, value("start")?);
    Ok(TraceOptions {
        tolerance: if tolerance.is_undefined() { None } else { Some(number(&tolerance, "options.tolerance")?) },
        max_iterations: if limit.is_undefined() { None } else { Some(whole(&limit, "options.maxIterations")?) },
        start: match start.as_string().as_deref() {
            Some("cold") => Start::Cold,
            Some("warm") => Start::Warm,
            Some(_) => return Err(Error::new(Code::OutOfRange, "options.start", "choose one of \"cold\", \"warm\", or give numbers")),
            None if start.is_undefined() => Start::Cold,
            None => Start::Given(reals(&start, "options.start", f64::NAN)?),
        },
        rows: flag_or(&value("rows")?, "options.rows", false)?,
    })
}

/// The clock of a profile; where there is none, all takes no time.
fn now() -> f64 {
    js::now().unwrap_or(0.0)
}

impl Simulation {
    /// The report of steps, told to the listener where the status is not "ok". Nothing is borrowed while it runs.
    fn told(&self, report: &simulation::RunReport) -> Js {
        let out = info::report(report)?;
        if report.step.status != Status::Ok {
            let listener = self.listener.borrow().clone();
            if listener.is_function() {
                listener.unchecked_ref::<js::Function>().call(&JsValue::UNDEFINED, &out)?;
            }
        }
        Ok(out)
    }

    fn step_rows_with(&self, others: Vec<(&str, JsValue)>) -> Js {
        self.show(|s| {
            let space = s.world().model().bodies.space();
            s.step_rows().map_or(Ok(JsValue::NULL), |rows| info::step_rows(&rows, space, others))
        })?
    }
}
