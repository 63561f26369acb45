//! A scene document as it is read: validated as a whole before anything is built from it.

use super::body;
use super::reader::{self, At, FindBody};
use crate::describe::{Arg, Args, Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::method::{Settings, settings};
use crate::model::force::mouse_spring;
use crate::model::{Bodies, Body, Gyroscopic, Model, Space, State, constraint, force};
use crate::solver;
use serde_json::Value;

/// More than these are refused: a page must not freeze.
pub const MOST_BODIES: usize = 100_000;
/// The same for constraints.
pub const MOST_CONSTRAINTS: usize = 200_000;
/// The same for forces.
pub const MOST_FORCES: usize = 10_000;

/// The mouse spring's parameters in a document.
pub static MOUSE: Entry = Entry {
    id: "mouse",
    title: "Mouse spring",
    symbol: "",
    unit: "",
    help: "The spring by which a mouse, finger or pen pulls a body.",
    parameters: &[mouse_spring::FREQUENCY, mouse_spring::DAMPING],
};

/// How the gyroscopic torque is taken: a document's `gyroscopic`.
pub static GYROSCOPIC: Parameter = Parameter::new(
    "gyroscopic",
    "ω × Iω",
    "",
    Type::Choice { options: Gyroscopic::OPTIONS, default: "implicit" },
    "How a step takes the gyroscopic torque of bodies that turn in space.",
);

/// What a document says.
#[derive(Debug)]
pub struct Document {
    /// Shown above the stage.
    pub title: String,
    /// Bodies, constraints, forces.
    pub model: Model,
    /// The method.
    pub settings: Settings,
    /// The mouse spring.
    pub mouse: Args,
    /// The catalogue scene it was made from: id and parameters.
    pub scene: Option<(&'static super::Scene, Args)>,
    /// Base64 of a snapshot.
    pub state: Option<String>,
}

const KEYS: &[&str] =
    &["version", "space", "title", "gravity", "gyroscopic", "bodies", "constraints", "forces", "method", "mouse", "scene", "ids", "state"];

/// Reads and validates a document.
pub fn read(value: &Value) -> Result<Document> {
    let root = At::new(value, "");
    root.only_keys(KEYS)?;
    check_version(&root)?;
    let space = read_space(&root)?;
    let d = space.dimension();
    let ids = Ids::read(&root)?;
    let mut model = Model::new(space);
    if let Some(g) = root.get("gravity")? {
        model.gravity = g.vector(d)?;
    }
    if let Some(word) = root.get("gyroscopic")? {
        let word = GYROSCOPIC.check_choice(word.string()?).map_err(|e| Error { path: word.path.clone(), ..e })?;
        if let Arg::Choice(word) = word {
            model.gyroscopic = Gyroscopic::parse(word);
        }
    }
    read_bodies(&root, &mut model, &ids)?;
    read_items(&root, "constraints", MOST_CONSTRAINTS, &mut model, &ids.constraints, add_constraint)?;
    read_items(&root, "forces", MOST_FORCES, &mut model, &ids.forces, add_force)?;
    let settings = read_settings(&root, &model)?;
    solver::check_size(settings.solver.choice("kind"), &model.rows_at(&State::start(&model.bodies)).jacobian)
        .map_err(|e| e.under("method.solver.kind"))?;
    if let Some([body, constraint, force]) = ids.next {
        model.bodies.reserve_id(body);
        model.reserve_ids(constraint, force);
    }
    Ok(Document {
        title: root.get("title")?.map_or(Ok(""), |t| t.string())?.to_string(),
        settings,
        mouse: match root.get("mouse")? {
            Some(mouse) => reader::args(&mouse, &MOUSE, &[], d, &NoBodies)?,
            None => Args::defaults(&MOUSE, d),
        },
        scene: root.get("scene")?.map(|s| read_scene(&s)).transpose()?,
        state: root.get("state")?.map(|s| s.string().map(str::to_string)).transpose()?,
        model,
    })
}

fn check_version(root: &At) -> Result<()> {
    let Some(version) = root.get("version")? else {
        return Err(Error::new(Code::Missing, "version", "is missing; write \"version\": 1"));
    };
    if version.number()? == 1.0 {
        return Ok(());
    }
    version.error(Code::OutOfRange, format!("{} is not a version this program reads; it reads 1", version.found()))
}

fn read_space(root: &At) -> Result<Space> {
    let Some(space) = root.get("space")? else {
        return Err(Error::new(Code::Missing, "space", "is missing; write \"plane\" or \"space\""));
    };
    match space.string()? {
        "plane" => Ok(Space::Plane),
        "space" => Ok(Space::Space),
        _ => space.error(Code::OutOfRange, format!("{}; write \"plane\" or \"space\"", space.found())),
    }
}

fn read_bodies(root: &At, model: &mut Model, ids: &Ids) -> Result<()> {
    let Some(list) = root.get("bodies")? else {
        return Err(Error::new(Code::Missing, "bodies", "is missing; write an array of bodies (it may be empty)"));
    };
    limit(&list, MOST_BODIES)?;
    let space = model.bodies.space();
    let bodies = list.elements()?.map(|at| body::read(&at, space)).collect::<Result<Vec<Body>>>()?;
    let mut names: Vec<(&str, usize)> = bodies.iter().enumerate().filter_map(|(i, b)| b.name.as_deref().map(|n| (n, i))).collect();
    names.sort_unstable();
    if let Some(pair) = names.windows(2).find(|p| p[0].0 == p[1].0) {
        let path = format!("bodies[{}].id", pair[1].1);
        return Err(Error::new(Code::DuplicateId, path, format!("\"{}\" is taken by bodies[{}]; choose another", pair[1].0, pair[0].1)));
    }
    model.bodies.extend(bodies.into_iter().zip(ids.bodies.of(list.array()?.len())?));
    Ok(())
}

/// What a number means where a body is named: its place in the document's list, or, in a running simulation, its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// Places in the list.
    Places,
    /// Lasting ids.
    Ids,
}

type Add = fn(&mut Model, &At, Option<u32>, Numbers) -> Result<u32>;

fn read_items(root: &At, key: &str, most: usize, model: &mut Model, ids: &IdList, add: Add) -> Result<()> {
    let Some(list) = root.get(key)? else { return Ok(()) };
    limit(&list, most)?;
    for (at, id) in list.elements()?.zip(ids.of(list.array()?.len())?) {
        add(model, &at, id, Numbers::Places)?;
    }
    Ok(())
}

fn limit(list: &At, most: usize) -> Result<()> {
    let n = list.array()?.len();
    if n > most {
        return list.error(Code::TooLarge, format!("{n} entries; the limit is {most}"));
    }
    Ok(())
}

/// Reads `{ "id"?: …, kind: { … } }` and adds that constraint.
pub fn add_constraint(model: &mut Model, at: &At, id: Option<u32>, numbers: Numbers) -> Result<u32> {
    let (entry, inner) = kind(at, "constraint", &constraint::with_joints())?;
    let taken = model.constraints.iter().filter_map(|c| c.name.as_deref());
    let name = unique_name(at, taken)?;
    let args = item_args(&inner, entry, &model.bodies, numbers)?;
    model.add_constraint(args, name, id).map_err(|e| e.under(&inner.path))
}

/// Reads `{ "id"?: …, kind: { … } }` and adds that force.
pub fn add_force(model: &mut Model, at: &At, id: Option<u32>, numbers: Numbers) -> Result<u32> {
    let (entry, inner) = kind(at, "force", &force::entries())?;
    let taken = model.forces.iter().filter_map(|f| f.name.as_deref());
    let name = unique_name(at, taken)?;
    let args = item_args(&inner, entry, &model.bodies, numbers)?;
    model.add_force(args, name, id).map_err(|e| e.under(&inner.path))
}

fn item_args(at: &At, entry: &'static Entry, bodies: &Bodies, numbers: Numbers) -> Result<Args> {
    let d = bodies.space().dimension();
    match numbers {
        Numbers::Places => reader::args(at, entry, &[], d, bodies),
        Numbers::Ids => reader::args(at, entry, &[], d, &ByLastingId(bodies)),
    }
}

fn unique_name<'a>(at: &At, mut taken: impl Iterator<Item = &'a str>) -> Result<Option<String>> {
    let name = body::read_name(at)?;
    match &name {
        Some(n) if taken.any(|t| t == n) => {
            Err(Error::new(Code::DuplicateId, "id", format!("\"{n}\" is taken; choose another")).under(&at.path))
        }
        _ => Ok(name),
    }
}

/// The one key of an object that says what it is.
fn kind<'a>(at: &At<'a>, what: &str, entries: &[&'static Entry]) -> Result<(&'static Entry, At<'a>)> {
    let ids: Vec<&str> = entries.iter().map(|e| e.id).collect();
    let known: Vec<&str> = ids.iter().copied().chain(["id"]).collect();
    at.only_keys(&known)?;
    let mut found = Vec::new();
    for entry in entries {
        if let Some(inner) = at.get(entry.id)? {
            found.push((*entry, inner));
        }
    }
    match found.len() {
        1 => Ok(found.swap_remove(0)),
        0 => at.error(Code::Missing, format!("which {what} is it? There are {}", ids.join(", "))),
        n => at.error(Code::WrongType, format!("{n} kinds of {what} in one; write one object for each")),
    }
}

fn read_settings(root: &At, model: &Model) -> Result<Settings> {
    let shapes = model.bodies.list().iter().any(|b| b.rigid.is_some());
    let usual = Settings::usual(shapes);
    let Some(method) = root.get("method")? else { return Ok(usual) };
    method.only_keys(&reader::known(&settings::METHOD, &["solver", "projection"], 2))?;
    let of = |at: &At, usual: &Args, others: &[&'static str]| reader::amend(at, usual, others, 2, &NoBodies);
    let values = of(&method, &usual.method, &["solver", "projection"])?;
    // The usual solver is the one for the method.
    let solves = Settings::usual(shapes && matches!(values.choice("kind"), "velocity" | "generalised")).solver;
    let solver = match method.get("solver")? {
        Some(solver) => of(&solver, &solves, &[])?,
        None => solves,
    };
    let (project, projection) = match method.get("projection")? {
        Some(projection) => (true, of(&projection, &usual.projection, &[])?),
        None => (false, usual.projection),
    };
    Ok(Settings { method: values, solver, project, projection })
}

fn read_scene(at: &At) -> Result<(&'static super::Scene, Args)> {
    at.only_keys(&["id", "parameters"])?;
    let Some(id) = at.get("id")? else { return at.error(Code::Missing, "\"id\" is missing") };
    let Some(scene) = super::find(id.string()?) else {
        return id.error(Code::UnknownScene, format!("{} is not in the catalogue", id.found()));
    };
    let args = match at.get("parameters")? {
        Some(parameters) => reader::args(&parameters, &scene.entry, &[], 2, &NoBodies)?,
        None => Args::defaults(&scene.entry, 2),
    };
    Ok((scene, args))
}

/// Ids as `toJSON` wrote them, so that they survive the removal of others; without them, items count from 0.
#[derive(Default)]
struct Ids {
    bodies: IdList,
    constraints: IdList,
    forces: IdList,
    next: Option<[u32; 3]>,
}

#[derive(Default)]
struct IdList(Option<(String, Vec<u32>)>);

impl Ids {
    fn read(root: &At) -> Result<Self> {
        let Some(at) = root.get("ids")? else { return Ok(Ids::default()) };
        at.only_keys(&["bodies", "constraints", "forces", "next"])?;
        let next = IdList::read(&at, "next", false)?;
        let next = match next.0 {
            None => None,
            Some((_, list)) if list.len() == 3 => Some([list[0], list[1], list[2]]),
            Some((path, _)) => {
                return Err(Error::new(Code::WrongType, path, "three numbers are wanted: for bodies, constraints and forces"));
            }
        };
        Ok(Ids {
            bodies: IdList::read(&at, "bodies", true)?,
            constraints: IdList::read(&at, "constraints", true)?,
            forces: IdList::read(&at, "forces", true)?,
            next,
        })
    }
}

impl IdList {
    fn read(at: &At, key: &str, ascending: bool) -> Result<Self> {
        let Some(list) = at.get(key)? else { return Ok(IdList(None)) };
        let mut ids: Vec<u32> = Vec::new();
        for element in list.elements()? {
            let x = element.number()?;
            if !(0.0..=1e9).contains(&x) || x.floor() != x {
                return element.error(Code::OutOfRange, "a whole number from 0 to 1000000000 is wanted");
            }
            if ascending && ids.last().is_some_and(|last| f64::from(*last) >= x) {
                return element.error(Code::DuplicateId, "ids must ascend");
            }
            ids.push(x as u32);
        }
        Ok(IdList(Some((list.path, ids))))
    }

    /// An id for each of n items, or none where items count from 0.
    fn of(&self, n: usize) -> Result<Vec<Option<u32>>> {
        match &self.0 {
            None => Ok(vec![None; n]),
            Some((_, ids)) if ids.len() == n => Ok(ids.iter().copied().map(Some).collect()),
            Some((path, ids)) => Err(Error::new(Code::WrongType, path.clone(), format!("{} ids for {n} items", ids.len()))),
        }
    }
}

/// Where no parameter refers to a body.
pub struct NoBodies;

impl FindBody for NoBodies {
    fn find(&self, at: &At) -> Result<u32> {
        at.error(Code::Unsupported, "no body can be named here")
    }
}

impl FindBody for Bodies {
    fn find(&self, at: &At) -> Result<u32> {
        let n = self.list().len();
        let count = if n == 1 { "there is 1".to_string() } else { format!("there are {n}") };
        match at.value {
            Value::String(name) => match self.list().iter().find(|b| b.name.as_deref() == Some(name)) {
                Some(body) => Ok(body.id),
                None => at.error(Code::UnknownId, format!("no body \"{name}\"")),
            },
            Value::Number(x) => match whole(x).and_then(|i| self.list().get(usize::try_from(i).ok()?)) {
                Some(body) => Ok(body.id),
                None => at.error(Code::UnknownId, format!("no body {}; {count}", at.found())),
            },
            _ => at.error(Code::WrongType, format!("{} where a body's index or id is wanted", at.found())),
        }
    }
}

/// A whole number from 0 on; JSON knows no difference between 1 and 1.0.
fn whole(x: &serde_json::Number) -> Option<u32> {
    x.as_f64().filter(|x| (0.0..=f64::from(u32::MAX)).contains(x) && x.floor() == *x).map(|x| x as u32)
}

/// Bodies named by their lasting id, as calls on a running simulation do.
pub struct ByLastingId<'a>(pub &'a Bodies);

impl FindBody for ByLastingId<'_> {
    fn find(&self, at: &At) -> Result<u32> {
        match at.value {
            Value::Number(x) => match whole(x).filter(|id| self.0.index_of(*id).is_ok()) {
                Some(id) => Ok(id),
                None => at.error(Code::UnknownId, format!("no body {}", at.found())),
            },
            _ => self.0.find(at),
        }
    }
}

/// A parameter's value from JSON, for `set` and the constructor.
pub fn parameter_value(value: &Value, parameter: &Parameter) -> Result<Arg> {
    reader::arg(&At::new(value, parameter.name), parameter, 2, &NoBodies)
}
