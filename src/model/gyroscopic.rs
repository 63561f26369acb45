//! The gyroscopic torque of bodies that turn in space.

/// How the gyroscopic torque −ω × Iω of bodies that turn in space is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gyroscopic {
    /// Left out, as in the Korean note's first footnote: ω keeps its direction, angular momentum is not kept.
    Off,
    /// From the velocities at the start of the step, in time stepping; it gains energy.
    Explicit,
    /// From those at its end, in time stepping; it cannot gain energy. Under an integrator all are the integrator's.
    Implicit,
    /// From those at its middle, in time stepping; it keeps the angular momentum, and energy does not drift.
    #[default]
    Midpoint,
}

impl Gyroscopic {
    /// All of them, with titles.
    pub const OPTIONS: &'static [(&'static str, &'static str)] =
        &[("midpoint", "midpoint"), ("implicit", "implicit"), ("explicit", "explicit"), ("off", "off")];

    /// The word documents use.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Gyroscopic::Off => "off",
            Gyroscopic::Explicit => "explicit",
            Gyroscopic::Implicit => "implicit",
            Gyroscopic::Midpoint => "midpoint",
        }
    }

    /// From the word documents use.
    #[must_use]
    pub fn parse(word: &str) -> Self {
        match word {
            "off" => Gyroscopic::Off,
            "explicit" => Gyroscopic::Explicit,
            "implicit" => Gyroscopic::Implicit,
            _ => Gyroscopic::Midpoint,
        }
    }
}
