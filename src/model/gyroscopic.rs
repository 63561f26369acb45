//! The gyroscopic torque of bodies that turn in space.

/// How the gyroscopic torque −ω × Iω of bodies that turn in space is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gyroscopic {
    /// Left out, as in the Korean note's first footnote: ω keeps its direction, angular momentum is not kept.
    Off,
    /// From the velocities at the start of the step, in time stepping; it gains energy.
    Explicit,
    /// From those at its end, in time stepping; it cannot gain energy. Under an integrator both are the integrator's.
    #[default]
    Implicit,
}

impl Gyroscopic {
    /// All of them, with titles.
    pub const OPTIONS: &'static [(&'static str, &'static str)] = &[("implicit", "implicit"), ("explicit", "explicit"), ("off", "off")];

    /// The word documents use.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Gyroscopic::Off => "off",
            Gyroscopic::Explicit => "explicit",
            Gyroscopic::Implicit => "implicit",
        }
    }

    /// From the word documents use.
    #[must_use]
    pub fn parse(word: &str) -> Self {
        match word {
            "off" => Gyroscopic::Off,
            "explicit" => Gyroscopic::Explicit,
            _ => Gyroscopic::Implicit,
        }
    }
}
