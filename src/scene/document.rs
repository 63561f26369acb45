//! A scene document as it is read: validated as a whole before anything is built from it.

use super::body;
use super::reader::{self, At, FindBody, NoBodies};
use crate::describe::{Arg, Args, Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::math::sorted_indices;
use crate::method::{METHOD, Settings, fits, owners, rattle};
use crate::model::contact::Touching;
use crate::model::force::mouse_spring;
use crate::model::joint::Link;
use crate::model::rigid::Rigid;
use crate::model::{Bodies, Gyroscopic, LARGEST_ID, Model, Motion, Rows, Space, State, constraint, force};
use crate::solver;
use serde_json::Value;
use std::rc::Rc;

/// Most bodies in a document: larger ones would block a page.
pub const MOST_BODIES: usize = 100_000;
/// Most constraints in a document.
pub const MOST_CONSTRAINTS: usize = 200_000;
/// Most forces in a document.
pub const MOST_FORCES: usize = 10_000;

/// No gravity is stronger, m/s².
pub const LARGEST_GRAVITY: f64 = 1e6;

/// More pairs of bodies than these that constraints hold together are refused: a rigid group has a row for each of its pairs.
const MOST_PAIRS: usize = 1_000_000;

/// Forces between all pairs of bodies that take more elementary operations than these are refused: with one such force, 10,000 bodies.
const MOST_FORCE_WORK: u64 = 1_200_000_000;

/// The mouse spring's parameters in a document.
pub static MOUSE: Entry = Entry {
    id: "mouse",
    title: "Mouse spring",
    symbol: "",
    unit: "",
    help: "The spring between the pointer and a held body.",
    parameters: &[mouse_spring::FREQUENCY, mouse_spring::DAMPING],
};

/// How the gyroscopic torque is taken: a document's `gyroscopic`.
pub static GYROSCOPIC: Parameter = Parameter::new(
    "gyroscopic",
    "ω × Iω",
    "",
    Type::Choice { options: Gyroscopic::OPTIONS, default: "midpoint" },
    "When in a step the gyroscopic torque is taken: at its middle, at its end (implicit), at its start (explicit), or not at all.",
);

/// A document, read and validated.
#[derive(Debug)]
pub struct Document {
    /// Shown above the stage.
    pub title: String,
    /// Bodies, constraints, forces.
    pub model: Model,
    /// The method.
    pub settings: Settings,
    /// Default settings: those of a document that gives none; for a document that names its method, the parameters' own defaults.
    pub defaults: Settings,
    /// The mouse spring.
    pub mouse: Args,
    /// The catalogue scene it was made from: id and parameters.
    pub scene: Option<(&'static super::Scene, Args)>,
    /// The parameters that the scene was last built with: others wait for a reset.
    pub built: Option<Args>,
    /// Base64 of a snapshot.
    pub state: Option<String>,
}

const KEYS: &[&str] =
    &["version", "space", "title", "gravity", "gyroscopic", "bodies", "constraints", "forces", "method", "mouse", "scene", "ids", "state"];

/// Reads and validates a document. One with a state was saved: its method is taken as it is, since it may have been set while it ran.
pub fn read(mut value: Value) -> Result<Document> {
    let mut lists = List::KEYS.map(|key| List::take(&mut value, key));
    let document = read_parts(&value, &mut lists)?;
    if document.state.is_none() {
        check_words(&At::new(&value, ""), &document.settings)?;
        let rows = document.model.rows_at(&State::start(&document.model.bodies));
        fits::check(&document.settings, &document.model, &rows)?;
    }
    Ok(document)
}

/// Reads what this program wrote: a method that cannot express all that the document holds is left to the step to refuse.
pub fn read_saved(mut value: Value) -> Result<Document> {
    let mut lists = List::KEYS.map(|key| List::take(&mut value, key));
    read_parts(&value, &mut lists)
}

/// Reads a document and the lists that were taken out of it: each entry is freed when it has been read, since the document takes more
/// memory than the model.
fn read_parts(value: &Value, [bodies, constraints, forces]: &mut [List; 3]) -> Result<Document> {
    let root = At::new(value, "");
    root.only_keys(KEYS)?;
    check_version(&root)?;
    let space = read_space(&root)?;
    let d = space.dimension();
    let ids = Ids::read(&root)?;
    let mut model = Model::new(space);
    if let Some(g) = root.get("gravity")? {
        model.gravity = g.vector(d)?;
        // `set("gravity")` keeps the direction, and may round.
        if crate::math::vector::norm(&model.gravity) > LARGEST_GRAVITY * (1.0 + 1e-12) {
            return g.error(Code::OutOfRange, "gravity is out of range; give one of up to 1e6 m/s²");
        }
    }
    if let Some(word) = root.get("gyroscopic")? {
        let word = GYROSCOPIC.check_choice(word.string()?).map_err(|e| e.at(&word.path))?;
        if let Arg::Choice(word) = word {
            model.gyroscopic = Gyroscopic::parse(word);
        }
    }
    read_bodies(bodies, &mut model, &ids)?;
    check_pairs(constraints)?;
    read_items(constraints, MOST_CONSTRAINTS, &mut model, &ids.constraints, add_constraint)?;
    read_items(forces, MOST_FORCES, &mut model, &ids.forces, add_force)?;
    check_forces(&model).map_err(|e| e.under("forces"))?;
    let Method { settings, defaults } = read_settings(&root, &model)?;
    solver::check_size(settings.solver.choice("kind"), &model.rows_at(&State::start(&model.bodies)).jacobian)
        .map_err(|e| e.under("method.solver.kind"))?;
    if let Some([body, constraint, force]) = ids.next {
        model.bodies.reserve_id(body);
        model.reserve_ids(constraint, force);
    }
    let scene = root.get("scene")?.map(|s| read_scene(&s)).transpose()?;
    Ok(Document {
        title: root.get("title")?.map_or(Ok(""), |t| t.string())?.to_string(),
        settings,
        defaults,
        mouse: match root.get("mouse")? {
            Some(mouse) => reader::args(&mouse, &MOUSE, &[], d, &NoBodies)?,
            None => Args::defaults(&MOUSE, d),
        },
        scene: scene.as_ref().map(|(scene, args, _)| (*scene, args.clone())),
        built: scene.map(|(.., built)| built),
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

/// A list of a document, taken out of it.
struct List {
    key: &'static str,
    /// None: the document has none.
    value: Option<Value>,
}

impl List {
    const KEYS: [&str; 3] = ["bodies", "constraints", "forces"];

    #[inline(never)]
    fn take(document: &mut Value, key: &'static str) -> Self {
        List { key, value: document.get_mut(key).map(Value::take) }
    }

    fn at(&self) -> Option<At<'_>> {
        self.value.as_ref().map(|value| At::new(value, self.key))
    }

    /// Its length, no more than that; an `"id"` that two of its entries have is refused.
    fn check(&self, most: usize) -> Result<usize> {
        let Some(list) = self.at() else { return Ok(0) };
        limit(&list, most)?;
        check_names(&list, self.key)?;
        Ok(list.array()?.len())
    }

    /// Reads each entry, and frees it.
    fn consume(&mut self, read: &mut dyn FnMut(&At) -> Result<()>) -> Result<()> {
        let Some(Value::Array(entries)) = &mut self.value else { return Ok(()) };
        for (i, entry) in entries.iter_mut().enumerate() {
            read(&At::new(&entry.take(), format!("{}[{i}]", self.key)))?;
        }
        self.value = None;
        Ok(())
    }
}

fn read_bodies(list: &mut List, model: &mut Model, ids: &Ids) -> Result<()> {
    if list.value.is_none() {
        return Err(Error::new(Code::Missing, "bodies", "is missing; write an array of bodies (it may be empty)"));
    }
    let space = model.bodies.space();
    let ids = ids.bodies.of(list.check(MOST_BODIES)?)?;
    model.bodies.reserve(ids.len());
    let (mut ids, mut kinds) = (ids.into_iter(), Vec::new());
    list.consume(&mut |at| {
        let mut body = body::read(at, space)?;
        body.rigid = body.rigid.map(|rigid| shared(&mut kinds, rigid));
        model.bodies.append(body, ids.next().flatten()).map(drop)
    })?;
    model.bodies.refresh();
    Ok(())
}

/// So many kinds of body are remembered while a document is read.
const MOST_KINDS: usize = 16;

/// The one that is alike of those before, so that bodies of the same shape, mass and surface share them.
fn shared(kinds: &mut Vec<Rc<Rigid>>, rigid: Rc<Rigid>) -> Rc<Rigid> {
    if let Some(alike) = kinds.iter().find(|kind| **kind == rigid) {
        return Rc::clone(alike);
    }
    if kinds.len() < MOST_KINDS {
        kinds.push(Rc::clone(&rigid));
    }
    rigid
}

/// Refuses rigid groups with too many pairs of bodies, before anything is built of them.
fn check_pairs(constraints: &List) -> Result<()> {
    let Some(list) = constraints.at() else { return Ok(()) };
    let group = |item: &Value| item.get("rigid-group")?.get("bodies")?.as_array().map(Vec::len);
    let pairs: usize = list.array()?.iter().filter_map(group).map(|n| n * n.saturating_sub(1) / 2).sum();
    if pairs > MOST_PAIRS {
        return list.error(Code::TooLarge, format!("{pairs} pairs of bodies in rigid groups; the limit is {MOST_PAIRS}"));
    }
    Ok(())
}

/// Refuses forces between all pairs of too many bodies.
pub fn check_forces(model: &Model) -> Result<()> {
    let n = model.bodies.list().len();
    if model.forces.iter().map(|f| f.it.work(&model.bodies)).sum::<u64>() > MOST_FORCE_WORK {
        return Err(Error::new(
            Code::TooLarge,
            "",
            format!("these forces between all pairs of {n} bodies are too many; take fewer bodies"),
        ));
    }
    Ok(())
}

type Add = fn(&mut Model, &At, Option<u32>, Option<&dyn FindBody>, &State) -> Result<u32>;

fn read_items(list: &mut List, most: usize, model: &mut Model, ids: &IdList, add: Add) -> Result<()> {
    let bodies = ByPlace::new(&model.bodies);
    let ids = ids.of(list.check(most)?)?;
    if list.key == "constraints" {
        model.constraints.reserve_exact(ids.len());
    }
    let mut ids = ids.into_iter();
    let start = State::start(&model.bodies);
    list.consume(&mut |at| add(model, at, ids.next().flatten(), Some(&bodies), &start).map(drop))
}

/// Refuses an `"id"` that two of a list have.
fn check_names(list: &At, key: &str) -> Result<()> {
    let items = list.array()?;
    let name = |i: usize| items[i].get("id").and_then(Value::as_str);
    let order = sorted_indices(items.len(), &|i, j| name(i).cmp(&name(j)));
    match order.windows(2).find(|pair| name(pair[0]).is_some() && name(pair[0]) == name(pair[1])) {
        None => Ok(()),
        Some(pair) => {
            let message = format!("\"{:.40}\" is taken by {key}[{}]; choose another", name(pair[1]).unwrap_or_default(), pair[0]);
            Err(Error::new(Code::DuplicateId, format!("{key}[{}].id", pair[1]), message))
        }
    }
}

fn limit(list: &At, most: usize) -> Result<()> {
    let n = list.array()?.len();
    if n > most {
        return list.error(Code::TooLarge, format!("{n} entries; the limit is {most}"));
    }
    Ok(())
}

/// Reads `{ "id"?: …, kind: { … } }` and adds that constraint. Without `bodies` the model runs: numbers are lasting ids then, and
/// a name must not be taken. What is measured unless given is measured in `state`.
pub fn add_constraint(model: &mut Model, at: &At, id: Option<u32>, bodies: Option<&dyn FindBody>, state: &State) -> Result<u32> {
    let (entry, inner) = kind(at, "constraint", &constraint::with_joints())?;
    let name = body::read_name(at)?;
    if bodies.is_none() && name.is_some() && model.constraints.iter().any(|c| c.name == name) {
        return taken(at);
    }
    let mut args = item_args(&inner, entry, &model.bodies, bodies)?;
    measure(entry, &mut args, &inner, &model.bodies, state)?;
    model.add_constraint(args, name, id).map_err(|e| e.under(&inner.path))
}

/// Reads `{ "id"?: …, kind: { … } }` and adds that force, likewise.
pub fn add_force(model: &mut Model, at: &At, id: Option<u32>, bodies: Option<&dyn FindBody>, state: &State) -> Result<u32> {
    let (entry, inner) = kind(at, "force", &force::entries())?;
    let name = body::read_name(at)?;
    if bodies.is_none() && name.is_some() && model.forces.iter().any(|f| f.name == name) {
        return taken(at);
    }
    let mut args = item_args(&inner, entry, &model.bodies, bodies)?;
    measure(entry, &mut args, &inner, &model.bodies, state)?;
    model.add_force(args, name, id).map_err(|e| e.under(&inner.path))
}

/// Gives the parameter that is measured, where the document does not give it, its present value: the distance of two points, or else, with
/// C = f(x) − p, the p for which C is zero. (Of an angle C is the difference of cosines, that of its default is zero.)
fn measure(entry: &'static Entry, args: &mut Args, at: &At, bodies: &Bodies, state: &State) -> Result<()> {
    let Some(p) = entry.parameters.iter().find(|p| p.measured) else { return Ok(()) };
    if at.get(p.name)?.is_some() {
        return Ok(());
    }
    let present = || {
        let motion = Motion::new(bodies, state);
        if entry.parameters.iter().any(|p| p.name == "anchors") {
            return Ok(Link::from_args(args, bodies)?.apart(&motion));
        }
        let mut rows = Rows::default();
        constraint::build(args, bodies)?.rows(&motion, &mut rows);
        let c = rows.c[0];
        Ok(if p.unit == "rad" { libm::acos(c.clamp(-1.0, 1.0)) } else { args.number(p.name) + c })
    };
    let value = present().and_then(|x| p.check_number(x).map_err(|e| e.at(p.name)));
    args.set(p.name, value.map_err(|e| e.under(&at.path))?);
    Ok(())
}

fn item_args(at: &At, entry: &'static Entry, all: &Bodies, bodies: Option<&dyn FindBody>) -> Result<Args> {
    let d = all.space().dimension();
    reader::args(at, entry, &[], d, bodies.unwrap_or(&ByLastingId(all)))
}

fn taken(at: &At) -> Result<u32> {
    Err(Error::new(Code::DuplicateId, "id", "is taken; choose another").under(&at.path))
}

/// The one key of an object that says what it is.
fn kind<'a>(at: &At<'a>, what: &str, entries: &[&'static Entry]) -> Result<(&'static Entry, At<'a>)> {
    let mut found = Vec::new();
    for key in at.object()?.keys().filter(|key| *key != "id") {
        match entries.iter().find(|e| e.id == key) {
            Some(entry) => found.push(*entry),
            None => {
                let known: Vec<&str> = entries.iter().map(|e| e.id).chain(["id"]).collect();
                at.only_keys(&known)?;
            }
        }
    }
    if let ([entry], Some(inner)) = (&found[..], found.first().map(|e| at.get(e.id)).transpose()?.flatten()) {
        return Ok((entry, inner));
    }
    match found.len() {
        0 => {
            let ids: Vec<&str> = entries.iter().map(|e| e.id).collect();
            at.error(Code::Missing, format!("the kind of {what} is missing; there are {}", ids.join(", ")))
        }
        n => at.error(Code::WrongType, format!("{n} kinds of {what} in one; write one object for each")),
    }
}

/// A document's method, and the default in its place.
struct Method {
    settings: Settings,
    defaults: Settings,
}

fn read_settings(root: &At, model: &Model) -> Result<Method> {
    let shapes = model.bodies.list().iter().any(|b| b.rigid.is_some());
    let step = |at: &At| at.get("stepSize")?.map_or(Ok(Settings::default().step_size()), |h| h.number());
    let Some(method) = root.get("method")? else {
        let usual = Settings::usual(model, Settings::default().step_size());
        return Ok(Method { defaults: usual.clone(), settings: usual });
    };
    const PARTS: &[&str] = &["solver", "projection", "projectionOff", "idle"];
    method.only_keys(&reader::known(&METHOD, PARTS, 2))?;
    let of = |at: &At, usual: &Args, others: &[&'static str]| reader::amend(at, usual, others, 2, &NoBodies);
    // Values are checked before a method is tried with them.
    of(&method, &Settings::default().method, PARTS)?;
    let words = method.object()?;
    let usual = if words.contains_key("kind") { None } else { Some(Settings::usual(model, step(&method)?)) };
    let usual = usual.filter(|usual| words.keys().all(|word| usual.reads(word)));
    let names_none = usual.is_some();
    let defaults = usual.clone().unwrap_or_default();
    let mut usual = usual.unwrap_or_else(|| Settings::named(shapes));
    if method.get("kind")?.is_some_and(|kind| kind.value == rattle::ENTRY.id) {
        usual.method.set("substeps", Arg::Number(f64::from(rattle::SUBSTEPS)));
    }
    let values = of(&method, &usual.method, PARTS)?;
    let values = method.get("idle")?.map_or_else(|| Ok(values.clone()), |idle| of(&idle, &values, &[]))?;
    // The usual solver is the one for the method.
    let stepping = matches!(values.choice("kind"), "velocity" | "generalised" | "rattle");
    let bounded = model.rows_at(&State::start(&model.bodies)).has_bounds();
    let mut solves = if names_none { usual.solver } else { Settings::named(stepping && (shapes || bounded)).solver };
    let touch = || model.bodies.collide() && Touching::of(&model.constraints, &model.bodies).contacts;
    if values.choice("kind") == "acceleration" && touch() {
        solves.set("kind", Arg::Choice(solver::apgd::ENTRY.id));
        solves.set("maxIterations", Arg::Number(1000.0));
        solves.set("tolerance", Arg::Number(1e-5)); // friction follows λ_n: in heaps its residual does not always fall below this
    } else if values.choice("kind") == "acceleration" && bounded {
        solves.set("kind", Arg::Choice(solver::nncg::ENTRY.id));
    }
    let solver = match method.get("solver")? {
        Some(solver) => of(&solver, &solves, &[])?,
        None => solves,
    };
    let (project, projection) = match (method.get("projection")?, method.get("projectionOff")?) {
        (Some(_), Some(off)) => return off.error(Code::WrongType, "projection is on or off; give one of the two"),
        (Some(on), None) => (true, of(&on, &usual.projection, &[])?),
        (None, Some(off)) => (false, of(&off, &usual.projection, &[])?),
        (None, None) => (usual.project, usual.projection),
    };
    Ok(Method { settings: Settings { method: values, solver, project, projection }, defaults })
}

/// An error where `method` gives a value to a word that the method does not read. The default says nothing.
fn check_words(root: &At, settings: &Settings) -> Result<()> {
    let Some(method) = root.get("method")? else { return Ok(()) };
    let usual = Settings::default().method;
    let idle = |word: &str| !settings.reads(word) && settings.method.get(word) != usual.get(word);
    match method.object()?.keys().find(|word| idle(word)) {
        Some(word) => {
            let (kind, owners) = (settings.method.choice("kind"), owners(word).join("\" or \""));
            let message = format!("\"{kind}\" does not read this; \"{owners}\" does. Choose that, or leave the key out");
            Err(Error::new(Code::Unsupported, format!("method.{word}"), message))
        }
        None => Ok(()),
    }
}

/// A catalogue scene, its parameters, and those that it was built with.
fn read_scene(at: &At) -> Result<(&'static super::Scene, Args, Args)> {
    at.only_keys(&["id", "parameters", "built"])?;
    let Some(id) = at.get("id")? else { return at.error(Code::Missing, "\"id\" is missing") };
    let scene = super::find(id.string()?, &id.path)?;
    let read = |values: At| reader::args(&values, &scene.entry, &[], 2, &NoBodies);
    let args = at.get("parameters")?.map_or_else(|| Ok(Args::defaults(&scene.entry, 2)), read)?;
    let built = at.get("built")?.map_or_else(|| Ok(args.clone()), read)?;
    Ok((scene, args, built))
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
        let next = IdList::read(&at, "next", LARGEST_ID + 1, false)?;
        let next = match next.0 {
            None => None,
            Some((_, list)) if list.len() == 3 => Some([list[0], list[1], list[2]]),
            Some((path, _)) => {
                return Err(Error::new(Code::WrongType, path, "three numbers are wanted: for bodies, constraints and forces"));
            }
        };
        Ok(Ids {
            bodies: IdList::read(&at, "bodies", LARGEST_ID, true)?,
            constraints: IdList::read(&at, "constraints", LARGEST_ID, true)?,
            forces: IdList::read(&at, "forces", LARGEST_ID, true)?,
            next,
        })
    }
}

impl IdList {
    fn read(at: &At, key: &str, most: u32, ascending: bool) -> Result<Self> {
        let Some(list) = at.get(key)? else { return Ok(IdList(None)) };
        let mut ids: Vec<u32> = Vec::new();
        list.visit(&mut |element| {
            let x = element.number()?;
            if !(0.0..=f64::from(most)).contains(&x) || x.floor() != x {
                return element.error(Code::OutOfRange, format!("a whole number from 0 to {most} is wanted"));
            }
            if ascending && ids.last().is_some_and(|last| f64::from(*last) >= x) {
                return element.error(Code::DuplicateId, "ids must ascend");
            }
            ids.push(x as u32);
            Ok(())
        })?;
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

/// Bodies as documents name them: by their place in the list, or by `"id"`.
struct ByPlace {
    /// Lasting ids.
    ids: Vec<u32>,
    /// Names with lasting ids, in order.
    names: Vec<(String, u32)>,
}

impl ByPlace {
    fn new(bodies: &Bodies) -> Self {
        let list = bodies.list();
        let name = |i: usize| list[i].name.clone().map(|name| (name, list[i].id));
        let order = sorted_indices(list.len(), &|i, j| list[i].name.cmp(&list[j].name));
        ByPlace { ids: list.iter().map(|body| body.id).collect(), names: order.into_iter().filter_map(name).collect() }
    }
}

impl FindBody for ByPlace {
    fn find(&self, at: &At) -> Result<u32> {
        match at.value {
            Value::String(name) => match self.names.binary_search_by(|(other, _)| other.as_str().cmp(name)) {
                Ok(i) => Ok(self.names[i].1),
                Err(_) => at.error(
                    Code::UnknownId,
                    format!("no body has the id \"{name:.40}\"; give one that `bodies` has, or a place in that list"),
                ),
            },
            Value::Number(x) => match whole(x).and_then(|i| self.ids.get(usize::try_from(i).ok()?)) {
                Some(id) => Ok(*id),
                None => {
                    let n = self.ids.len();
                    let count = if n == 1 { "there is 1".to_string() } else { format!("there are {n}, counted from 0") };
                    at.error(Code::UnknownId, format!("no body {}; {count}", at.found()))
                }
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
                None => at.error(Code::UnknownId, format!("no body {}; bodies() lists their ids", at.found())),
            },
            Value::String(name) => match self.0.list().iter().find(|b| b.name.as_deref() == Some(name)) {
                Some(body) => Ok(body.id),
                None => at.error(Code::UnknownId, format!("no body \"{name:.40}\"; bodies() lists their names and ids")),
            },
            _ => at.error(Code::WrongType, format!("{} where a body's index or id is wanted", at.found())),
        }
    }
}

/// A parameter's value from JSON, for `set` and the constructor.
pub fn parameter_value(value: &Value, parameter: &Parameter) -> Result<Arg> {
    reader::arg(&At::new(value, parameter.name), parameter, 2, &NoBodies)
}
