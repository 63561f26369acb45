//! Parameters by name: those of the scene, of the world, of the method and its solver.

use super::Simulation;
use crate::describe::{Arg, Args, Parameter};
use crate::error::{Code, Error, Result};
use crate::method::{Settings, projection};
use crate::model::{Gyroscopic, Item, Model, Space, State};
use crate::scene::document::{self, GYROSCOPIC, MOUSE, parameter_value};
use crate::world::World;
use serde_json::Value;
use std::rc::Rc;

/// The strength of gravity as one number, for worlds that no scene gives one.
const GRAVITY: Parameter = Parameter::number(
    "gravity",
    "g",
    "m/s²",
    (0.0, document::LARGEST_GRAVITY),
    (0.0, 25.0),
    0.0,
    "Acceleration of gravity, in its direction; downwards if it has none.",
);

/// Part of the simulation that a parameter belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The catalogue scene's.
    Scene,
    /// Gravity, the gyroscopic torque and the mouse spring.
    World,
    /// The method's.
    Method,
    /// The choice of integrator, the step.
    Integrator,
    /// The solver's.
    Solver,
    /// The projection's.
    Projection,
}

impl Group {
    /// The word the page uses.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Group::Scene => "scene",
            Group::World => "world",
            Group::Method => "method",
            Group::Integrator => "integrator",
            Group::Solver => "solver",
            Group::Projection => "projection",
        }
    }
}

/// A parameter with its present value.
#[derive(Clone, Debug)]
pub struct Info {
    /// The name that `get` and `set` take; a document's `method.kind` is "method" here, `solver.kind` "solver".
    pub name: &'static str,
    /// Its description.
    pub parameter: &'static Parameter,
    /// The part of the simulation that it belongs to.
    pub group: Group,
    /// Present value.
    pub value: Arg,
    /// Value after "reset to default".
    pub default: Arg,
    /// True where the present method reads it.
    pub active: bool,
}

static GRAVITY_PARAMETER: Parameter = GRAVITY;

/// A parameter with its present value, without what takes time to find.
struct Present {
    name: &'static str,
    parameter: &'static Parameter,
    group: Group,
    value: Arg,
}

impl Simulation {
    /// All parameters with their present values, the scene's first.
    fn present_parameters(&self) -> Vec<Present> {
        let (settings, model) = (self.world.settings(), self.world.model());
        let one = |parameter: &'static Parameter, group, value| Present { name: parameter.name, parameter, group, value };
        let scene = self.scene.as_ref().map(|(_, args)| args);
        let mut all = Vec::new();
        if let Some(args) = scene {
            add_all(&mut all, args, Group::Scene);
        }
        if scene.is_none_or(|args| args.get(GRAVITY.name).is_none()) {
            all.push(one(&GRAVITY_PARAMETER, Group::World, Arg::Number(crate::math::vector::norm(&model.gravity))));
        }
        if model.bodies.space() == Space::Space && model.bodies.list().iter().any(|b| b.rigid.is_some()) {
            all.push(one(&GYROSCOPIC, Group::World, Arg::Choice(model.gyroscopic.as_str())));
        }
        add_all(&mut all, &settings.method, Group::Method);
        add_all(&mut all, &settings.solver, Group::Solver);
        all.push(one(&projection::SWITCH, Group::Projection, Arg::Boolean(settings.project)));
        add_all(&mut all, &settings.projection, Group::Projection);
        add_all(&mut all, &self.mouse, Group::World);
        all
    }

    /// All parameters, the scene's first. The first call after a change of the scene's parameters builds the scene's document, to
    /// know the defaults.
    #[must_use]
    pub fn parameters(&self) -> Vec<Info> {
        let settings = self.world.settings();
        let defaults = self.default_settings();
        let of_scene = self.scene.as_ref().map(|(scene, _)| Args::defaults(&scene.entry, 2));
        let info = |p: Present| {
            let of = |args: &Args| args.get(p.parameter.name).cloned();
            let default = match p.group {
                Group::Scene => of_scene.as_ref().and_then(of),
                Group::World if p.name == GYROSCOPIC.name => Some(Arg::Choice(Gyroscopic::default().as_str())),
                Group::World => MOUSE.parameter(p.name).and_then(|parameter| parameter.default(2)),
                Group::Method | Group::Integrator => of(&defaults.method),
                Group::Solver => of(&defaults.solver),
                Group::Projection if p.name == projection::SWITCH.name => Some(Arg::Boolean(defaults.project)),
                Group::Projection => of(&defaults.projection),
            };
            let kind = settings.method.choice("kind");
            let active = match p.group {
                Group::Method | Group::Integrator => settings.reads(p.name),
                Group::Solver => !matches!(kind, "penalty" | "position"),
                Group::Projection if p.name == projection::SWITCH.name => kind != "rattle",
                Group::Projection => settings.projects(),
                Group::Scene | Group::World => true,
            };
            // Gravity of a document has no other default.
            let default = default.unwrap_or_else(|| p.value.clone());
            Info { name: p.name, parameter: p.parameter, group: p.group, value: p.value, default, active }
        };
        self.present_parameters().into_iter().map(info).collect()
    }

    /// The method as the scene's own document has it, or as a document that says nothing of it gets it; what is set later is compared with it. Kept until the scene's parameters change.
    fn default_settings(&self) -> Settings {
        let Some((scene, args)) = &self.scene else { return self.defaults.clone() };
        let mut kept = self.scene_defaults.borrow_mut();
        match &*kept {
            Some((of, settings)) if of == args => settings.clone(),
            _ => {
                let settings = document::read((scene.document)(args)).map_or_else(|_| Settings::default(), |d| d.settings);
                *kept = Some((args.clone(), settings.clone()));
                settings
            }
        }
    }

    /// The parameter of that name, or the only one with that symbol.
    fn parameter(&self, name: &str) -> Result<Present> {
        let mut all = self.present_parameters();
        if let Some(at) = all.iter().position(|p| p.name == name) {
            return Ok(all.swap_remove(at));
        }
        all.retain(|p| !name.is_empty() && p.parameter.symbol == name);
        let names: Vec<&str> = all.iter().map(|p| p.name).collect();
        if names.len() > 1 {
            return Err(Error::new(Code::UnknownKey, name, format!("the symbol of {}; give a name", names.join(" and of "))));
        }
        all.pop().ok_or_else(|| self.no_parameter(name))
    }

    /// A parameter's value.
    pub fn get(&self, name: &str) -> Result<Arg> {
        self.parameter(name).map(|p| p.value)
    }

    fn no_parameter(&self, name: &str) -> Error {
        let names: Vec<&str> = self.present_parameters().iter().map(|p| p.name).collect();
        Error::new(Code::UnknownKey, name, format!("no such parameter; there are {}", names.join(", ")))
    }

    /// Sets a parameter, without noting it in the history.
    pub(super) fn set_now(&mut self, name: &str, value: &Value) -> Result<()> {
        let info = self.parameter(name)?;
        let arg = parameter_value(value, info.parameter).map_err(|e| e.at(name))?;
        match info.group {
            Group::Scene => self.set_scene_parameter(info.name, arg),
            Group::World if info.name == "gravity" => self.set_gravity(arg),
            Group::World if info.name == GYROSCOPIC.name => self.world.edit(|model, _, _| {
                if let Arg::Choice(word) = arg {
                    model.gyroscopic = Gyroscopic::parse(word);
                }
                Ok(())
            }),
            Group::World => {
                self.mouse.set(info.name, arg);
                Ok(())
            }
            Group::Method | Group::Integrator => self.world.edit(|_, _, settings| {
                settings.method.set(info.parameter.name, arg);
                Ok(())
            }),
            Group::Projection => self.world.edit(|_, _, settings| {
                match arg {
                    Arg::Boolean(on) => settings.project = on,
                    _ => drop(settings.projection.set(info.parameter.name, arg)),
                }
                Ok(())
            }),
            Group::Solver => self.world.edit(|model, state, settings| {
                if let ("kind", Arg::Choice(id)) = (info.parameter.name, &arg) {
                    crate::solver::check_size(id, &model.rows_at(state).jacobian).map_err(|e| e.under(name))?;
                }
                settings.solver.set(info.parameter.name, arg);
                Ok(())
            }),
        }
    }

    fn set_gravity(&mut self, arg: Arg) -> Result<()> {
        let Arg::Number(g) = arg else { return Ok(()) };
        self.world.edit(|model, _, _| {
            let old = crate::math::vector::norm(&model.gravity);
            model.gravity = if old > 0.0 { model.gravity.map(|x| x / old * g) } else { [0.0, -g, 0.0] };
            Ok(())
        })
    }

    /// Builds the scene's document with the new value and takes over from it what differs: masses, starts, the values
    /// of constraints and forces, gravity. The state stays; starts count at the next reset. So does everything, where
    /// there are more or fewer things than the scene was built with.
    fn set_scene_parameter(&mut self, name: &str, arg: Arg) -> Result<()> {
        let Some((scene, args)) = self.scene.clone() else { return Ok(()) };
        let before = document::read((scene.document)(&args))?.model;
        let mut new_args = args;
        new_args.set(name, arg);
        let after = document::read((scene.document)(&new_args))?.model;
        if self.built_otherwise(scene, &after) {
            self.scene = Some((scene, new_args));
            return Ok(());
        }
        self.world.edit(|model, _, _| {
            if after.gravity != before.gravity {
                model.gravity = after.gravity;
            }
            model.update_bodies(|bodies| {
                for (old, new) in before.bodies.list().iter().zip(after.bodies.list()) {
                    let Ok(index) = bodies.index_of(new.id) else { continue };
                    let mut body = bodies.list()[index].clone();
                    body.start = if new.start == old.start { body.start } else { new.start };
                    match (&mut body.rigid, &old.rigid, &new.rigid) {
                        (Some(own), Some(old), Some(new)) => {
                            *own = Rc::new(own.after_change(old, new, body.fixed)?);
                            body.mass = own.mass;
                        }
                        _ => body.mass = if new.mass == old.mass { body.mass } else { new.mass },
                    }
                    bodies.update(index, |held| *held = body);
                }
                Ok(())
            })?;
            for new in changed(&before.constraints, after.constraints) {
                if model.constraint(new.id).is_ok() {
                    model.update_constraint(new.id, new.args)?;
                }
            }
            for new in changed(&before.forces, after.forces) {
                if model.force(new.id).is_ok() {
                    model.update_force(new.id, new.args)?;
                }
            }
            Ok(())
        })?;
        self.scene = Some((scene, new_args));
        Ok(())
    }

    /// True where the scene was built with other bodies, constraints or forces than this model has.
    fn built_otherwise(&self, scene: &crate::scene::Scene, model: &Model) -> bool {
        let built = self.built.as_ref().and_then(|args| document::read((scene.document)(args)).ok());
        built.is_some_and(|built| !alike(&built.model, model))
    }

    /// Builds the scene anew where its parameters ask for other bodies, constraints or forces than it was built with: counts take
    /// effect. Items added by hand are lost; the method stays unless the model is too large for its solver.
    pub(super) fn rebuild_scene(&mut self) {
        let Some((scene, args)) = self.scene.clone() else { return };
        if self.built.as_ref() == Some(&args) {
            return;
        }
        let Ok(read) = document::read((scene.document)(&args)) else { return };
        if self.built_otherwise(scene, &read.model) {
            let settings = self.world.settings();
            let jacobian = read.model.rows_at(&State::start(&read.model.bodies)).jacobian;
            let fits = crate::solver::check_size(settings.solver.choice("kind"), &jacobian).is_ok();
            let settings = if fits { settings.clone() } else { read.settings };
            self.world = World::new(read.model, settings);
        }
        self.built = Some(args);
    }
}

/// True where two models have the same number of bodies, and constraints and forces of the same kinds on the same bodies.
fn alike(a: &Model, b: &Model) -> bool {
    let fixed = |m: &Model| m.bodies.list().iter().map(|b| b.fixed).collect::<Vec<_>>();
    fixed(a) == fixed(b) && same_things(&a.constraints, &b.constraints) && same_things(&a.forces, &b.forces)
}

fn same_things<T: ?Sized>(a: &[Item<T>], b: &[Item<T>]) -> bool {
    let thing = |i: &Item<T>| (i.args.entry().id, i.args.bodies().collect::<Vec<_>>());
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| thing(a) == thing(b))
}

/// The items whose values differ from before.
fn changed<T: ?Sized>(before: &[Item<T>], after: Vec<Item<T>>) -> impl Iterator<Item = Item<T>> {
    after.into_iter().filter(|new| before.iter().any(|old| old.id == new.id && old.args != new.args))
}

/// The parameters of one part of the simulation under the names that `get` and `set` take.
fn add_all(to: &mut Vec<Present>, args: &Args, group: Group) {
    for (parameter, value) in args.iter() {
        let (name, group) = match (group, parameter.name) {
            (Group::Method, "kind") => ("method", group),
            (Group::Method, "integrator" | "stepSize" | "substeps" | "errorTolerance") => (parameter.name, Group::Integrator),
            (Group::Solver, "kind") => ("solver", group),
            (Group::Projection, "tolerance") => ("projectionTolerance", group),
            (Group::Projection, "maxIterations") => ("projectionIterations", group),
            (_, name) => (name, group),
        };
        to.push(Present { name, parameter, group, value: value.clone() });
    }
}
