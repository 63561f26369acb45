//! A box LCP as numbers, checked: every mistake is an error that names the entry.

use crate::assembly::{Bounds, Explicit, FrictionLink};
use crate::error::{Code, Error, Result};
use crate::math::Dense;

/// More unknowns than this are not taken on: everything here is dense.
pub const MOST_UNKNOWNS: usize = 500;

/// A matrix as it was given.
#[derive(Clone, Debug, PartialEq)]
pub enum Entries {
    /// Row by row; the number of columns follows from elsewhere.
    Flat(Vec<f64>),
    /// A list of rows.
    Rows(Vec<Vec<f64>>),
}

impl Entries {
    /// As `rows` × `columns` numbers row by row; errors name the entry of `name`.
    pub fn shaped(&self, name: &str, rows: usize, columns: usize) -> Result<Vec<f64>> {
        let flat = match self {
            Entries::Flat(list) => {
                if list.len() != rows * columns {
                    let message = format!("{} numbers where {rows} × {columns} are wanted", list.len());
                    return Err(Error::new(Code::WrongType, name, message));
                }
                list.clone()
            }
            Entries::Rows(list) => {
                if list.len() != rows {
                    return Err(Error::new(Code::WrongType, name, format!("{} rows where {rows} are wanted", list.len())));
                }
                for (i, row) in list.iter().enumerate() {
                    if row.len() != columns {
                        let message = format!("{} numbers where {columns} are wanted", row.len());
                        return Err(Error::new(Code::WrongType, format!("{name}[{i}]"), message));
                    }
                }
                list.concat()
            }
        };
        if let Some(k) = flat.iter().position(|x| !x.is_finite()) {
            let place = match self {
                Entries::Flat(_) => format!("{name}[{k}]"),
                Entries::Rows(_) => format!("{name}[{}][{}]", k / columns, k % columns),
            };
            return Err(crate::error::not_finite(&place, flat[k]));
        }
        Ok(flat)
    }

    /// How many rows there are, where the matrix is square.
    pub fn square_size(&self, name: &str) -> Result<usize> {
        match self {
            Entries::Rows(rows) => Ok(rows.len()),
            Entries::Flat(list) => {
                let n = list.len().isqrt();
                if n * n != list.len() {
                    return Err(Error::new(Code::WrongType, name, format!("{} numbers are no square matrix", list.len())));
                }
                Ok(n)
            }
        }
    }

    /// As a square matrix of 1 to [`MOST_UNKNOWNS`] rows.
    pub fn square(&self, name: &str, n: usize) -> Result<Dense> {
        if n == 0 {
            return Err(Error::new(Code::OutOfRange, name, "is empty; give at least one row"));
        }
        if n > MOST_UNKNOWNS {
            return Err(Error::new(Code::TooLarge, name, format!("{n} rows; at most {MOST_UNKNOWNS} are taken")));
        }
        let flat = self.shaped(name, n, n)?;
        let mut a = Dense::zeros(n);
        for (i, row) in flat.chunks_exact(n).enumerate() {
            a.row_mut(i).copy_from_slice(row);
        }
        Ok(a)
    }
}

impl From<Vec<f64>> for Entries {
    fn from(flat: Vec<f64>) -> Self {
        Entries::Flat(flat)
    }
}

impl From<Vec<Vec<f64>>> for Entries {
    fn from(rows: Vec<Vec<f64>>) -> Self {
        Entries::Rows(rows)
    }
}

/// An error where a number of the list is not finite.
pub(crate) fn check_finite(list: &[f64], name: &str) -> Result<()> {
    match list.iter().position(|x| !x.is_finite()) {
        Some(i) => Err(crate::error::not_finite(&format!("{name}[{i}]"), list[i])),
        None => Ok(()),
    }
}

/// An error where a list has another length.
pub(crate) fn check_length(list: &[f64], name: &str, n: usize) -> Result<()> {
    if list.len() == n {
        return Ok(());
    }
    Err(Error::new(Code::WrongType, name, format!("{} numbers where {n} are wanted", list.len())))
}

/// A box LCP that has been checked.
#[derive(Clone, Debug, PartialEq)]
pub struct BoxLcp {
    pub(super) a: Dense,
    pub(super) b: Vec<f64>,
    pub(super) lo: Vec<f64>,
    pub(super) hi: Vec<f64>,
    pub(super) friction: Vec<FrictionLink>,
}

impl BoxLcp {
    /// A problem; its size is that of b. Left out, lo is 0 and hi is ∞ for every row: a linear complementarity problem. Tangent
    /// rows of friction ignore theirs.
    pub fn new(a: &Entries, b: Vec<f64>, lo: Option<Vec<f64>>, hi: Option<Vec<f64>>, friction: Vec<FrictionLink>) -> Result<Self> {
        let n = b.len();
        check_finite(&b, "b")?;
        if n == 0 {
            return Err(Error::new(Code::OutOfRange, "b", "is empty; give at least one row"));
        }
        let a = a.square("a", n)?;
        let lo = lo.unwrap_or_else(|| vec![0.0; n]);
        let hi = hi.unwrap_or_else(|| vec![f64::INFINITY; n]);
        check_length(&lo, "lo", n)?;
        check_length(&hi, "hi", n)?;
        check_friction(&friction, n)?;
        let mut problem = BoxLcp { a, b, lo, hi, friction };
        for i in 0..n {
            problem.check_interval(i)?;
        }
        problem.free_tangents();
        Ok(problem)
    }

    /// The problem of a step, which needs no check. Empty, lo and hi are no bounds.
    pub(crate) fn of_step(a: Dense, b: Vec<f64>, bounds: Bounds) -> Self {
        let or_none = |list: &[f64], none: f64| if list.is_empty() { vec![none; b.len()] } else { list.to_vec() };
        let (lo, hi) = (or_none(bounds.lo, f64::NEG_INFINITY), or_none(bounds.hi, f64::INFINITY));
        let mut problem = BoxLcp { a, b, lo, hi, friction: bounds.friction.to_vec() };
        problem.free_tangents();
        problem
    }

    /// Tangent rows of friction have no bounds of their own.
    fn free_tangents(&mut self) {
        for &t in self.friction.iter().flat_map(|f| f.tangents()) {
            (self.lo[t], self.hi[t]) = (f64::NEG_INFINITY, f64::INFINITY);
        }
    }

    fn check_interval(&self, i: usize) -> Result<()> {
        let (lo, hi) = (self.lo[i], self.hi[i]);
        if lo.is_nan() || lo == f64::INFINITY {
            return Err(Error::new(Code::NotFinite, format!("lo[{i}]"), format!("{lo} is no lower bound; −Infinity means none")));
        }
        if hi.is_nan() || hi == f64::NEG_INFINITY {
            return Err(Error::new(Code::NotFinite, format!("hi[{i}]"), format!("{hi} is no upper bound; Infinity means none")));
        }
        if lo > hi {
            return Err(Error::new(Code::OutOfRange, format!("lo[{i}]"), format!("{lo} is above hi[{i}], which is {hi}")));
        }
        Ok(())
    }

    /// Number of unknowns.
    #[must_use]
    pub fn size(&self) -> usize {
        self.b.len()
    }

    /// A
    #[must_use]
    pub fn a(&self) -> &Dense {
        &self.a
    }

    /// b
    #[must_use]
    pub fn b(&self) -> &[f64] {
        &self.b
    }

    /// lo, hi and friction.
    #[must_use]
    pub fn bounds(&self) -> Bounds<'_> {
        Bounds { lo: &self.lo, hi: &self.hi, friction: &self.friction }
    }

    /// A as an operator.
    #[must_use]
    pub fn operator(&self) -> Explicit<'_> {
        Explicit::new(&self.a)
    }

    /// w = Aλ + b
    #[must_use]
    pub fn w(&self, lambda: &[f64]) -> Vec<f64> {
        self.b.iter().enumerate().map(|(i, b)| crate::math::vector::dot(self.a.row(i), lambda) + b).collect()
    }
}

fn check_friction(friction: &[FrictionLink], n: usize) -> Result<()> {
    let mut tied = vec![false; n];
    for (k, f) in friction.iter().enumerate() {
        let wrong = |field: &str, message: String| Err(Error::new(Code::OutOfRange, format!("friction[{k}].{field}"), message));
        if f.normal >= n {
            return wrong("normal", format!("no row {}; there are {n}", f.normal));
        }
        if !(f.count == 1 || f.count == 2) {
            return wrong("tangents", format!("{} rows; give one or two", f.count));
        }
        if !f.mu.is_finite() || f.mu < 0.0 {
            return wrong("mu", format!("{} is no coefficient; give a number from 0 on", f.mu));
        }
        for (place, &t) in f.tangents().iter().enumerate() {
            let field = format!("tangents[{place}]");
            if t >= n {
                return wrong(&field, format!("no row {t}; there are {n}"));
            }
            if tied[t] || t == f.normal {
                return wrong(&field, format!("row {t} is taken already; a tangent row belongs to one friction and is no normal row"));
            }
            tied[t] = true;
        }
    }
    for (k, f) in friction.iter().enumerate() {
        if tied[f.normal] {
            let message = format!("row {} is a tangent row; a normal row has bounds of its own", f.normal);
            return Err(Error::new(Code::OutOfRange, format!("friction[{k}].normal"), message));
        }
    }
    Ok(())
}
