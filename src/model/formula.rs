//! Names in the formulas of constraints and forces, and their values: of each of up to four bodies the coordinates x, y, z of a
//! point and, in the plane, the angle of the body, with the body's place in the list behind the letters (x1, angle2; without it the
//! first is meant), their rates vx, vy, vz and spin; the time t; the parameters p, q, r, s.

use super::constraint::body_list;
use super::state::Point;
use super::{Bodies, Motion, Space};
use crate::describe::{Args, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::math::formula::{Graph, Names, Place};
use glam::DVec3;

/// Most bodies of a formula.
pub const MOST: usize = 4;
/// Coordinates of a body: x, y, z, angle.
pub const EACH: usize = 4;
/// The first rate; before it stand the coordinates.
pub const RATES: u8 = (MOST * EACH) as u8;
/// The time.
pub const TIME: u8 = 2 * RATES;
/// The parameters p, q, r, s.
const PARAMETERS: u8 = TIME + 1;
/// Number of variables.
const COUNT: usize = PARAMETERS as usize + NUMBERS.len();

const LETTERS: [&str; 2 * EACH] = ["x", "y", "z", "angle", "vx", "vy", "vz", "spin"];
const NUMBERS: [&str; 4] = ["p", "q", "r", "s"];

/// The bodies of a formula.
pub const OF: Parameter =
    Parameter::new("of", "", "", Type::Bodies { min: 1, max: MOST }, "The bodies whose coordinates the formula contains.");
/// The points whose coordinates they are.
pub const POINTS: Parameter = Parameter::new(
    "points",
    "",
    "m",
    Type::Points { width: 0, min: 0, default: &[] },
    "The point of each body, in its own coordinates, that x, y, z belong to; the centres unless given.",
);

/// A number that a formula may contain.
const fn free(name: &'static str) -> Parameter {
    Parameter::number(name, name, "", (-1e12, 1e12), (-5.0, 5.0), 0.0, "A number that the formula may contain, in SI units.")
}
/// A number that the formula may contain.
pub const P: Parameter = free("p");
/// A number that the formula may contain.
pub const Q: Parameter = free("q");
/// A number that the formula may contain.
pub const R: Parameter = free("r");
/// A number that the formula may contain.
pub const S: Parameter = free("s");

/// A value for each variable.
pub type Values = [f64; COUNT];

/// Scope of a formula's names: bodies, points and constants.
#[derive(Debug)]
pub struct Scope {
    /// Indices of the bodies.
    pub bodies: Vec<usize>,
    points: Vec<DVec3>,
    numbers: [f64; NUMBERS.len()],
    space: Space,
    /// True for bodies that have an angle.
    turns: Vec<bool>,
    /// True where velocities may be named.
    with_rates: bool,
}

impl Scope {
    /// From `of`, `points` and the numbers.
    pub fn from_args(args: &Args, bodies: &Bodies, with_rates: bool) -> Result<Self> {
        let of = body_list(args, OF.name, bodies)?;
        let mut points: Vec<DVec3> = args.points(POINTS.name).iter().map(|x| DVec3::from_array(*x)).collect();
        if !points.is_empty() && points.len() != of.len() {
            return Err(Error::new(Code::OutOfRange, POINTS.name, "give a point for each of the bodies, or none"));
        }
        points.resize(of.len(), DVec3::ZERO);
        let (space, numbers) = (bodies.space(), NUMBERS.map(|name| args.number(name)));
        let turns = of.iter().map(|i| space == Space::Plane && !bodies.place(*i).kind.is_particle()).collect();
        Ok(Scope { bodies: of, points, numbers, space, turns, with_rates })
    }

    /// Reads the text of a parameter in that way; an error names the parameter, and what there is.
    pub fn read<T>(
        &self,
        parameter: &str,
        args: &Args,
        graph: &mut Graph,
        read: fn(&str, &dyn Names, &mut Graph) -> Result<T>,
    ) -> Result<T> {
        read(args.text(parameter), self, graph).map_err(|e| e.under(parameter))
    }

    /// The coordinates of all bodies, as variables.
    #[must_use]
    pub fn coordinates(&self) -> Vec<u8> {
        (0..(self.bodies.len() * EACH) as u8).collect()
    }

    /// d/dt of a node while the velocities stay as they are.
    pub fn rate(graph: &mut Graph, of: Place) -> Place {
        crate::math::formula::derivative::along(graph, of, &mut |graph, index| match index {
            0..RATES => graph.variable(index + RATES),
            TIME => Graph::ONE,
            _ => Graph::ZERO,
        })
    }

    /// The points as they move.
    pub fn points<'a>(&'a self, motion: &'a Motion) -> impl Iterator<Item = Point> + 'a {
        self.bodies.iter().zip(&self.points).map(|(body, point)| motion.point(*body, *point))
    }

    /// The values of all variables.
    #[must_use]
    pub fn values(&self, motion: &Motion) -> Values {
        let mut values = [0.0; COUNT];
        for (point, k) in self.points(motion).zip((0..).step_by(EACH)) {
            let rates = k + RATES as usize;
            point.x.write_to_slice(&mut values[k..]);
            point.v.write_to_slice(&mut values[rates..]);
            values[k + 3] = motion.angle(point.body);
            values[rates + 3] = motion.spin(point.body).z;
        }
        values[TIME as usize] = motion.t;
        values[PARAMETERS as usize..].copy_from_slice(&self.numbers);
        values
    }
}

impl Names for Scope {
    fn find(&self, name: &str) -> Option<u8> {
        let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let place = match &name[letters.len()..] {
            "" => match (name, NUMBERS.iter().position(|number| *number == name)) {
                ("t", _) => return Some(TIME),
                (_, Some(k)) => return Some(PARAMETERS + k as u8),
                _ => 0,
            },
            number => number.parse::<usize>().ok()?.checked_sub(1)?,
        };
        let kind = LETTERS.iter().position(|word| *word == letters)?;
        let exists = match kind % EACH {
            2 => self.space == Space::Space,
            3 => *self.turns.get(place)?,
            _ => true,
        };
        let known = exists && place < self.bodies.len() && (self.with_rates || kind < EACH);
        known.then_some(RATES * (kind / EACH) as u8 + (place * EACH + kind % EACH) as u8)
    }

    fn name(&self, variable: u8) -> String {
        match variable {
            TIME => "t".into(),
            PARAMETERS.. => NUMBERS.get((variable - PARAMETERS) as usize).map_or("", |name| name).into(),
            _ => {
                let coordinate = (variable % RATES) as usize;
                let letters = LETTERS[coordinate % EACH + if variable < RATES { 0 } else { EACH }];
                if self.bodies.len() == 1 { letters.into() } else { [letters, &(coordinate / EACH + 1).to_string()].concat() }
            }
        }
    }

    fn all(&self) -> String {
        let names = (0..COUNT as u8).map(|variable| (variable, self.name(variable)));
        names.filter(|(variable, name)| self.find(name) == Some(*variable)).map(|(_, name)| name).collect::<Vec<_>>().join(", ")
    }
}
