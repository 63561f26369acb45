//! One scalar row.

/// The scalars of one row; its blocks of J are given beside it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// C(q, t)
    pub c: f64,
    /// Everything in C̈ but J v̇: J̇v, and for prescribed motion also 2 (∂J/∂t) v + ∂²C/∂t².
    pub jdot_v: f64,
    /// ∂C/∂t of prescribed motion, else 0.
    pub c_t: f64,
    /// Smallest and largest λ: −∞ and ∞ for C = 0, 0 and ∞ for C ≥ 0. A force per unit of ∂C.
    pub bounds: (f64, f64),
    /// Stiffness and damping of a soft row; None: it is rigid.
    pub softness: Option<Softness>,
}

/// Stiffness and damping of a soft row, implicit in time: λ = −(kC + cĊ).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Softness {
    /// k, a force per unit of C and of ∂C
    pub stiffness: f64,
    /// c, the same per unit of Ċ
    pub damping: f64,
}

/// A soft row in its place.
#[derive(Clone, Copy, Debug)]
pub struct SoftRow {
    /// Its place among the rows.
    pub row: usize,
    /// Its stiffness and damping.
    pub softness: Softness,
}

impl Row {
    /// λ may be anything: the row is an equation.
    pub const FREE: (f64, f64) = (f64::NEG_INFINITY, f64::INFINITY);
    /// λ ≥ 0: the row is an inequality C ≥ 0.
    pub const PUSHES: (f64, f64) = (0.0, f64::INFINITY);
}

/// The condition of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// C = 0
    Equation,
    /// C ≥ 0: λ pushes
    Above,
    /// λ between bounds: motors and friction
    Bounded,
}

impl Default for Row {
    fn default() -> Self {
        Row { c: 0.0, jdot_v: 0.0, c_t: 0.0, bounds: Row::FREE, softness: None }
    }
}
