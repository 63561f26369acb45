//! How a constraint, force, method or scene describes itself: name, symbol, unit, range, default and help of every
//! parameter, declared once. Documents are validated, the catalogue and the JSON Schema are written, and the page's
//! controls are built from these descriptions.

use crate::error::{Code, Error, Result, number};

/// No component of a vector (a place, a velocity, a direction, a force) may be larger: sizes that a simulation can compute with.
pub const LARGEST_COMPONENT: f64 = 1e9;

/// Type of a parameter, with its bounds and its default.
#[derive(Clone, Copy, Debug)]
pub enum Type {
    /// A real number in [min, max]; `soft` is the range of its slider.
    Number {
        /// Smallest value accepted.
        min: f64,
        /// Largest value accepted.
        max: f64,
        /// Range of its slider.
        soft: (f64, f64),
        /// True for a logarithmic slider.
        logarithmic: bool,
        /// None: must be given.
        default: Option<f64>,
    },
    /// A whole number in [min, max].
    Integer {
        /// Smallest value accepted.
        min: u32,
        /// Largest value accepted.
        max: u32,
        /// Range of its slider.
        soft: (u32, u32),
        /// Value unless given.
        default: u32,
    },
    /// A switch.
    Boolean {
        /// Value unless given.
        default: bool,
    },
    /// A text, such as a formula.
    Text {
        /// Text unless given.
        default: &'static str,
    },
    /// One of several words: (id, title).
    Choice {
        /// The choices: (id, title).
        options: &'static [(&'static str, &'static str)],
        /// Id of the usual one.
        default: &'static str,
    },
    /// One of the entries of a registry (a method, an integrator, a solver).
    Entries {
        /// The registry's entries.
        of: fn() -> Vec<&'static Entry>,
        /// Id of the usual one.
        default: &'static str,
    },
    /// A number per coordinate.
    Vector {
        /// None: must be given. The first two or three count.
        default: Option<[f64; 3]>,
    },
    /// A body, by index or id.
    Body {
        /// True where it may be left out; then it means all bodies.
        optional: bool,
    },
    /// Several bodies, by index or id.
    Bodies {
        /// Fewest.
        min: usize,
        /// Most.
        max: usize,
    },
    /// A list of points, each with so many numbers (0: one per coordinate).
    Points {
        /// Numbers in each.
        width: usize,
        /// Fewest points.
        min: usize,
        /// Points unless given; where these are too few, some must be given.
        default: &'static [[f64; 3]],
    },
}

/// One parameter.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// The key in documents and in `set`.
    pub name: &'static str,
    /// As in the formulas.
    pub symbol: &'static str,
    /// SI unit; "" for a pure number.
    pub unit: &'static str,
    /// Type, bounds and default.
    pub ty: Type,
    /// One sentence for the page.
    pub help: &'static str,
    /// True where it takes effect at the next reset (starting positions, counts).
    pub restart: bool,
    /// True where it exists in space only.
    pub space_only: bool,
    /// True where a value that is not given is measured; the default is only the initial value of its slider.
    pub measured: bool,
}

/// One thing in a registry: a constraint, a force, a method, a solver, an observable, a scene.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The word documents use.
    pub id: &'static str,
    /// Name, as shown on the page.
    pub title: &'static str,
    /// As in the formulas; "" for none.
    pub symbol: &'static str,
    /// SI unit; "" for none.
    pub unit: &'static str,
    /// One sentence for the page.
    pub help: &'static str,
    /// Its parameters, in the order of [`Args`].
    pub parameters: &'static [Parameter],
}

/// Several lists of parameters as one, of N in all.
#[must_use]
pub const fn joined<const N: usize>(lists: &[&[Parameter]]) -> [Parameter; N] {
    let mut all = [lists[0][0]; N];
    let (mut list, mut count) = (0, 0);
    while list < lists.len() {
        let mut k = 0;
        while k < lists[list].len() {
            all[count] = lists[list][k];
            (k, count) = (k + 1, count + 1);
        }
        list += 1;
    }
    assert!(count == N, "so many parameters are in the lists");
    all
}

impl Parameter {
    /// A real parameter with a default.
    #[must_use]
    pub const fn number(
        name: &'static str,
        symbol: &'static str,
        unit: &'static str,
        range: (f64, f64),
        soft: (f64, f64),
        default: f64,
        help: &'static str,
    ) -> Self {
        let ty = Type::Number { min: range.0, max: range.1, soft, logarithmic: false, default: Some(default) };
        Parameter { name, symbol, unit, ty, help, restart: false, space_only: false, measured: false }
    }

    /// This parameter with another default.
    #[must_use]
    pub const fn with_default(self, value: f64) -> Self {
        match self.ty {
            Type::Number { min, max, soft, logarithmic, .. } => {
                Parameter { ty: Type::Number { min, max, soft, logarithmic, default: Some(value) }, ..self }
            }
            _ => self,
        }
    }

    /// This parameter with a logarithmic slider.
    #[must_use]
    pub const fn logarithmic(self) -> Self {
        match self.ty {
            Type::Number { min, max, soft, default, .. } => {
                Parameter { ty: Type::Number { min, max, soft, logarithmic: true, default }, ..self }
            }
            _ => self,
        }
    }

    /// This parameter, in space only.
    #[must_use]
    pub const fn in_space(self) -> Self {
        Parameter { space_only: true, ..self }
    }

    /// This parameter, measured when the thing is added unless given.
    #[must_use]
    pub const fn measured(self) -> Self {
        Parameter { measured: true, ..self }
    }

    /// This parameter, taking effect at the next reset.
    #[must_use]
    pub const fn at_restart(self) -> Self {
        Parameter { restart: true, ..self }
    }

    /// Any other type.
    #[must_use]
    pub const fn new(name: &'static str, symbol: &'static str, unit: &'static str, ty: Type, help: &'static str) -> Self {
        Parameter { name, symbol, unit, ty, help, restart: false, space_only: false, measured: false }
    }

    /// The value when none is given; `None` where one must be.
    #[must_use]
    pub fn default(&self, dimension: usize) -> Option<Arg> {
        match self.ty {
            Type::Number { default, .. } => default.map(Arg::Number),
            Type::Integer { default, .. } => Some(Arg::Number(f64::from(default))),
            Type::Boolean { default } => Some(Arg::Boolean(default)),
            Type::Text { default } => Some(Arg::Text(default.into())),
            Type::Choice { default, .. } | Type::Entries { default, .. } => Some(Arg::Choice(default)),
            Type::Vector { default } => default.map(|v| Arg::vector(v, dimension)),
            Type::Body { optional } => optional.then_some(Arg::AllBodies),
            Type::Bodies { .. } => None,
            Type::Points { min, default, .. } if default.len() < min => None,
            Type::Points { width, default, .. } => Some(Arg::points(default, if width == 0 { dimension } else { width })),
        }
    }

    /// The choices' ids and titles; empty for other types.
    #[must_use]
    pub fn options(&self) -> Vec<(&'static str, &'static str)> {
        match self.ty {
            Type::Choice { options, .. } => options.to_vec(),
            Type::Entries { of, .. } => of().into_iter().map(|e| (e.id, e.title)).collect(),
            _ => Vec::new(),
        }
    }

    /// A number for this parameter, if it is one and in range.
    pub fn check_number(&self, x: f64) -> Result<Arg> {
        let wrong = |code, message: String| Err(Error::new(code, "", message));
        if !x.is_finite() {
            return wrong(Code::NotFinite, format!("{} is not a finite number; give one{}", number(x), self.range()));
        }
        match self.ty {
            Type::Number { min, max, .. } if x < min || x > max => {
                wrong(Code::OutOfRange, format!("{} is out of range; give a number{}", number(x), self.range()))
            }
            // −0 is 0, as JavaScript writes it in JSON.
            Type::Number { .. } => Ok(Arg::Number(x + 0.0)),
            Type::Integer { .. } if x.floor() != x => {
                wrong(Code::WrongType, format!("{} is not an integer; give one{}", number(x), self.range()))
            }
            Type::Integer { min, max, .. } if x < f64::from(min) || x > f64::from(max) => {
                wrong(Code::OutOfRange, format!("{} is out of range; give an integer{}", number(x), self.range()))
            }
            Type::Integer { .. } => Ok(Arg::Number(x)),
            _ => wrong(Code::WrongType, format!("expected {}, got {}", self.wanted(), number(x))),
        }
    }

    /// A word for this parameter, if it is one of the choices or takes any text.
    pub fn check_choice(&self, word: &str) -> Result<Arg> {
        if let Type::Text { .. } = self.ty {
            return Ok(Arg::Text(word.into()));
        }
        let options = self.options();
        if options.is_empty() {
            return Err(Error::new(Code::WrongType, "", format!("expected {}, got the string \"{word:.40}\"", self.wanted())));
        }
        match options.iter().find(|(id, _)| *id == word) {
            Some((id, _)) => Ok(Arg::Choice(id)),
            None => Err(Error::new(Code::OutOfRange, "", format!("there is no \"{word:.40}\"; choose {}", self.wanted()))),
        }
    }

    /// A switch for this parameter.
    pub fn check_boolean(&self, value: bool) -> Result<Arg> {
        match self.ty {
            Type::Boolean { .. } => Ok(Arg::Boolean(value)),
            _ => Err(Error::new(Code::WrongType, "", format!("expected {}, got {value}", self.wanted()))),
        }
    }

    /// The type and range expected, in words.
    #[must_use]
    pub fn wanted(&self) -> String {
        match self.ty {
            Type::Number { .. } => format!("a number{}", self.range()),
            Type::Integer { .. } => format!("an integer{}", self.range()),
            Type::Boolean { .. } => "true or false".into(),
            Type::Text { .. } => "a string".into(),
            Type::Choice { .. } | Type::Entries { .. } => {
                let ids: Vec<&str> = self.options().iter().map(|(id, _)| *id).collect();
                format!("one of \"{}\"", ids.join("\", \""))
            }
            Type::Vector { .. } => "an array with a number per coordinate".into(),
            Type::Body { .. } => "a body's index or id".into(),
            Type::Bodies { min, max } if min == max => format!("an array of {min} bodies, each by index or id"),
            Type::Bodies { min, max } => format!("an array of {min} to {max} bodies, each by index or id"),
            Type::Points { min, .. } => format!("an array of {min} or more points, each an array of numbers"),
        }
    }

    fn range(&self) -> String {
        let unit = if self.unit.is_empty() { String::new() } else { format!(" {}", self.unit) };
        match self.ty {
            Type::Number { min, max, .. } => format!(" from {} to {}{unit}", number(min), number(max)),
            Type::Integer { min, max, .. } => format!(" from {min} to {max}{unit}"),
            _ => String::new(),
        }
    }
}

impl Entry {
    /// The parameter of that name.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<&'static Parameter> {
        self.parameters.iter().find(|p| p.name == name)
    }

    /// The names of all parameters, for error messages.
    #[must_use]
    pub fn names(&self) -> String {
        self.parameters.iter().map(|p| p.name).collect::<Vec<_>>().join(", ")
    }
}

/// The value of one parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A real or whole number.
    Number(f64),
    /// A switch.
    Boolean(bool),
    /// The id of a choice.
    Choice(&'static str),
    /// A text.
    Text(Box<str>),
    /// A number per coordinate, and how many count.
    Vector(Box<[f64; 3]>, u8),
    /// A body's id.
    Body(u32),
    /// An optional body left out: all of them.
    AllBodies,
    /// Several bodies' ids.
    Bodies(Box<[u32]>),
    /// Points, and how many of their numbers count.
    Points(Box<[[f64; 3]]>, u8),
}

impl Arg {
    /// The first so many components of a vector.
    #[must_use]
    pub fn vector(components: [f64; 3], dimension: usize) -> Self {
        Arg::Vector(Box::new(components), dimension as u8)
    }

    /// Points of so many numbers each.
    #[must_use]
    pub fn points(points: &[[f64; 3]], width: usize) -> Self {
        Arg::Points(points.into(), width as u8)
    }
}

/// The values of all parameters of an [`Entry`], in its order.
#[derive(Clone, Debug)]
pub struct Args {
    entry: &'static Entry,
    values: Box<[Arg]>,
}

impl PartialEq for Args {
    fn eq(&self, other: &Self) -> bool {
        self.entry.id == other.entry.id && self.values == other.values
    }
}

impl Args {
    /// Pairs an entry with its values; one for each parameter.
    #[must_use]
    pub fn new(entry: &'static Entry, values: Vec<Arg>) -> Self {
        debug_assert_eq!(entry.parameters.len(), values.len());
        Args { entry, values: values.into() }
    }

    /// All defaults; those that must be given are zero.
    #[must_use]
    pub fn defaults(entry: &'static Entry, dimension: usize) -> Self {
        let values = entry.parameters.iter().map(|p| p.default(dimension).unwrap_or(Arg::Number(0.0))).collect();
        Args { entry, values }
    }

    /// The entry that declares these parameters.
    #[must_use]
    pub fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// Parameters with their values.
    pub fn iter(&self) -> impl Iterator<Item = (&'static Parameter, &Arg)> {
        self.entry.parameters.iter().zip(&self.values)
    }

    /// The value of that name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Arg> {
        self.iter().find(|(p, _)| p.name == name).map(|(_, v)| v)
    }

    /// Replaces the value of that name; false when there is no such parameter.
    #[inline(never)]
    pub fn set(&mut self, name: &str, value: Arg) -> bool {
        match self.entry.parameters.iter().position(|p| p.name == name) {
            Some(i) => {
                self.values[i] = value;
                true
            }
            None => false,
        }
    }

    /// A number that the entry declares; NaN (and a failing debug build) when it does not.
    #[must_use]
    pub fn number(&self, name: &str) -> f64 {
        match self.get(name) {
            Some(Arg::Number(x)) => *x,
            other => {
                debug_assert!(false, "{}.{name} is {other:?}", self.entry.id);
                f64::NAN
            }
        }
    }

    /// A switch that the entry declares.
    #[must_use]
    pub fn boolean(&self, name: &str) -> bool {
        matches!(self.get(name), Some(Arg::Boolean(true)))
    }

    /// A choice that the entry declares.
    #[must_use]
    pub fn choice(&self, name: &str) -> &'static str {
        match self.get(name) {
            Some(Arg::Choice(id)) => id,
            other => {
                debug_assert!(false, "{}.{name} is {other:?}", self.entry.id);
                ""
            }
        }
    }

    /// A text that the entry declares.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        match self.get(name) {
            Some(Arg::Text(text)) => text,
            other => {
                debug_assert!(false, "{}.{name} is {other:?}", self.entry.id);
                ""
            }
        }
    }

    /// A vector that the entry declares; in the plane its third component is 0.
    #[must_use]
    pub fn vector(&self, name: &str) -> [f64; 3] {
        match self.get(name) {
            Some(Arg::Vector(v, _)) => **v,
            other => {
                debug_assert!(false, "{}.{name} is {other:?}", self.entry.id);
                [f64::NAN; 3]
            }
        }
    }

    /// A body's id; `None` where all bodies are meant.
    #[must_use]
    pub fn body(&self, name: &str) -> Option<u32> {
        match self.get(name) {
            Some(Arg::Body(id)) => Some(*id),
            _ => None,
        }
    }

    /// The ids of several bodies.
    #[must_use]
    pub fn body_list(&self, name: &str) -> &[u32] {
        match self.get(name) {
            Some(Arg::Bodies(ids)) => ids,
            _ => &[],
        }
    }

    /// A list of points.
    #[must_use]
    pub fn points(&self, name: &str) -> &[[f64; 3]] {
        match self.get(name) {
            Some(Arg::Points(points, _)) => points,
            _ => &[],
        }
    }

    /// All bodies that these values name, each once.
    pub fn bodies(&self) -> impl Iterator<Item = u32> {
        let mut ids: Vec<(u32, usize)> = Vec::new();
        for value in &self.values {
            let named: &[u32] = match value {
                Arg::Body(id) => std::slice::from_ref(id),
                Arg::Bodies(list) => list,
                _ => &[],
            };
            ids.extend(named.iter().zip(ids.len()..).map(|(id, place)| (*id, place)));
        }
        ids.sort_unstable();
        ids.dedup_by_key(|(id, _)| *id);
        ids.sort_unstable_by_key(|(_, place)| *place);
        ids.into_iter().map(|(id, _)| id)
    }
}
