//! Velocities that contacts demand after a step: the settings of time stepping that only contacts (and other inequalities) read,
//! and the b of their rows.
//!
//!   touching, C ≤ 0:  b_n = J_n v̄ − max(−e v_n⁻ unless it closes slower than the threshold, −β min(C + slop, 0)/h)
//!   apart, C > 0:     b_n = J_n v̄ + C/h: it may come as near as C, and no nearer
//!
//! One that bounces (e > 0) bounces in the step in which it would arrive: were it held at C/h first, it would arrive too
//! slowly. One that parts, v_n⁻ > 0, while others push it together is held to v_n⁺ ≥ −e v_n⁻ too: with one e for all, then
//! ΔT = ½(1−e) λᵀv⁻ and λᵀv⁻ = −λᵀAλ/(1+e) ≤ 0, so impacts together never gain energy; held to v_n⁺ ≥ 0 they can.
//! (PHYSICS, section 6; Moreau, "Unilateral contact and dry friction in finite freedom dynamics", 1988; Catto, "Iterative
//! Dynamics with Temporal Coherence", 2005, sections 4.2 and 5.)

use super::Settings;
use crate::assembly::{FrictionKind, FrictionLink};
use crate::describe::{Parameter, Type};
use crate::math::vector::{larger, smaller};
use crate::model::Contact;
use crate::model::rows::Softness;
use crate::solver::Number;

/// How far bodies may overlap before they are pushed apart.
pub const SLOP: Parameter = Parameter::number(
    "slop",
    "C_s",
    "m",
    (0.0, 1.0),
    (0.0, 0.02),
    0.005,
    "Overlap that is not corrected, so that resting contacts do not open and close again and again.",
);
/// Most that a step pushes apart. Bodies that start deep in each other part at βC/h: by 0.2 m of overlap they would be thrown 12 m high,
/// by this they come apart with less than 2 m/s.
pub const MAX_CORRECTION: Parameter =
    Parameter::number("maxCorrection", "C_m", "m", (0.0, 1e6), (0.0, 0.5), 0.02, "Largest overlap that one step corrects.");
/// Slower than this nothing bounces.
pub const THRESHOLD: Parameter = Parameter::number(
    "restitutionThreshold",
    "v_e",
    "m/s",
    (0.0, 1e6),
    (0.0, 2.0),
    0.01,
    "Contacts that close more slowly than this do not bounce.",
);
/// Faster than this a contact slides.
pub const SLIDING: Parameter = Parameter::number(
    "slidingThreshold",
    "v_s",
    "m/s",
    (1e-9, 1e6),
    (1e-3, 1.0),
    0.01,
    "Contacts whose surfaces slide along each other faster than this have kinetic friction (slidingFriction); slower ones stick.",
)
.logarithmic();
/// Friction model.
pub const FRICTION: Parameter = Parameter::new(
    "frictionModel",
    "|λ_t|",
    "",
    Type::Choice {
        options: &[("cone", "cone: |λ_t| ≤ μλ_n"), ("box", "box: each |λ_t| ≤ μλ_n"), ("fixed", "box of fixed size, from the step before")],
        default: "cone",
    },
    "The bounds of friction: Coulomb's cone, the box around it, or a box whose size does not follow λ_n within the solve.",
);
/// Stabilization: correction of position errors.
pub const STABILIZATION: Parameter = Parameter::new(
    "stabilization",
    "",
    "",
    Type::Choice {
        options: &[
            ("baumgarte", "Baumgarte: β C/h in b"),
            ("soft", "soft: as a spring with a damper"),
            ("split-impulse", "split impulse: corrects positions, not velocities"),
            ("relaxation", "relaxation: solved again without β after moving"),
            ("none", "none"),
        ],
        default: "baumgarte",
    },
    "How errors of position are corrected.",
);
/// Of soft constraints.
pub const FREQUENCY: Parameter = Parameter::number(
    "softFrequency",
    "ω/2π",
    "Hz",
    (0.01, 1e6),
    (1.0, 60.0),
    30.0,
    "Frequency of soft constraints; at most a quarter of 1/h counts.",
)
.logarithmic();
/// Of soft constraints.
pub const DAMPING_RATIO: Parameter =
    Parameter::number("softDamping", "ζ_s", "", (0.0, 100.0), (0.0, 10.0), 1.0, "Damping ratio of soft constraints; 1 is critical.");
/// One after the other or together.
pub const IMPACTS: Parameter = Parameter::new(
    "impacts",
    "",
    "",
    Type::Choice {
        options: &[("together", "together, in one problem"), ("in-sequence", "in sequence, pair by pair")],
        default: "together",
    },
    "How simultaneous impacts are solved.",
);
/// In which order the rows stand.
pub const ORDER: Parameter = Parameter::new(
    "rowOrder",
    "",
    "",
    Type::Choice { options: &[("found", "as found"), ("shuffled", "shuffled in every step")], default: "found" },
    "The order of the contacts, which matters to row-by-row solvers.",
);
/// How often contacts are looked for.
pub const DETECTION: Parameter = Parameter::new(
    "detection",
    "",
    "",
    Type::Choice {
        options: &[
            ("substep", "in every substep"),
            ("step", "once a step: gaps follow from the velocities"),
            ("event", "in every substep, divided where bodies meet"),
        ],
        default: "substep",
    },
    "How often contacts are detected. Once a step is faster, but less accurate where bodies turn fast. With events a step is divided at the times of impacts: slower, but exact.",
);

/// Correction of position errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stabilization {
    /// A part β of C/h in b.
    Baumgarte,
    /// A spring with a damper: compliance in A, a rate in b.
    Soft,
    /// Velocities without, then a solve for displacements only.
    SplitImpulse,
    /// With, then moved, then velocities again without.
    Relaxation,
    /// Nothing.
    None,
}

/// The numbers behind it.
#[derive(Clone, Copy, Debug)]
pub struct ContactLaw {
    /// β
    pub baumgarte: f64,
    /// m
    pub slop: f64,
    /// m
    pub max_correction: f64,
    /// Slower contacts do not bounce, m/s.
    pub threshold: f64,
    /// Faster contacts slide, m/s.
    pub sliding: f64,
    /// Correction of position errors.
    pub stabilization: Stabilization,
    /// ω, rad/s
    pub omega: f64,
    /// ζ
    pub damping_ratio: f64,
    /// Cone or box.
    pub friction: FrictionKind,
    /// True where the box of friction keeps its size within a solve.
    pub fixed_box: bool,
    /// True where impacts are solved one after the other.
    pub in_sequence: bool,
    /// True where the order of contacts is shuffled in every step.
    pub shuffled: bool,
    /// Contacts are found once a step, not in every substep.
    pub once_a_step: bool,
    /// Substeps are divided where bodies meet.
    pub events: bool,
}

impl ContactLaw {
    /// As the settings have it, for substeps of length h.
    #[must_use]
    pub fn new(settings: &Settings) -> Self {
        let method = &settings.method;
        let h = settings.substep_size();
        ContactLaw {
            baumgarte: method.number("baumgarte"),
            slop: method.number("slop"),
            max_correction: method.number("maxCorrection"),
            threshold: method.number("restitutionThreshold"),
            sliding: method.number("slidingThreshold"),
            stabilization: match method.choice("stabilization") {
                "soft" => Stabilization::Soft,
                "split-impulse" => Stabilization::SplitImpulse,
                "relaxation" => Stabilization::Relaxation,
                "none" => Stabilization::None,
                _ => Stabilization::Baumgarte,
            },
            omega: 2.0 * core::f64::consts::PI * method.number("softFrequency").min(0.25 / h),
            damping_ratio: method.number("softDamping"),
            friction: if method.choice("frictionModel") == "cone" { FrictionKind::Cone } else { FrictionKind::Box },
            fixed_box: method.choice("frictionModel") == "fixed",
            in_sequence: method.choice("impacts") == "in-sequence",
            shuffled: method.choice("rowOrder") == "shuffled",
            once_a_step: method.choice("detection") == "step",
            events: method.choice("detection") == "event",
        }
    }

    /// The part of an error of place that counts per second: β/h, or the rate of a soft constraint.
    #[must_use]
    #[inline]
    pub fn rate(&self, h: f64) -> f64 {
        match self.stabilization {
            Stabilization::Baumgarte | Stabilization::Relaxation => self.baumgarte / h,
            Stabilization::Soft => self.omega / (2.0 * self.damping_ratio + h * self.omega),
            Stabilization::SplitImpulse | Stabilization::None => 0.0,
        }
    }

    /// Softness of a row relative to A_ii, to which it is added: γ = 1/(hω (2ζ + hω)). (Catto, "Soft Constraints", GDC 2011.)
    #[must_use]
    pub fn softness(&self, h: f64) -> f64 {
        if self.stabilization == Stabilization::Soft { 1.0 / (h * self.omega * (2.0 * self.damping_ratio + h * self.omega)) } else { 0.0 }
    }

    /// Lower bound of the normal velocity after the step: −C/h where apart, else bounce or push-out, whichever is faster. For a
    /// separating contact, however slow, also −e v⁻: other impacts may drive it back, and a bound of 0 would gain energy.
    /// `before` is n·u before the step, `free` its value without the contact.
    #[must_use]
    #[inline]
    pub fn normal(&self, (gap, restitution): (f64, f64), before: f64, free: f64, h: f64) -> Demand {
        let bounce = self.bounce(restitution, before);
        let arrives = gap + h * free < 0.0;
        if gap > 0.0 {
            let held = if bounce > 0.0 && arrives { bounce } else { smaller(bounce, -gap / h) };
            return Demand { velocity: held, pushed: 0.0 };
        }
        let push = self.push_out(gap, h);
        if push > larger(bounce, 0.0) { Demand { velocity: push, pushed: push } } else { Demand { velocity: bounce, pushed: 0.0 } }
    }

    /// −e v⁻; 0 of what comes more slowly than the threshold.
    #[must_use]
    #[inline]
    pub fn bounce(&self, restitution: f64, before: f64) -> f64 {
        let rests = -self.threshold <= before && before <= 0.0;
        if rests { 0.0 } else { -restitution * before }
    }

    /// μ of a contact's tangents: less where it slides. `rates` are J v of all rows. That of Coulomb friction becomes the contact's μ in force.
    pub fn friction(&self, link: &FrictionLink, contact: &mut Contact, rates: &[f64]) -> f64 {
        let slides = link.tangents().iter().any(|t| rates[*t].abs() > self.sliding);
        let mu = link.mu * if slides { contact.surface.sliding } else { 1.0 };
        // Coulomb friction has the rows right behind the normal's; those of rolling and torsion follow.
        if contact.surface.friction > 0.0 && link.tangents()[0] == link.normal + 1 {
            contact.mu = mu;
        }
        mu
    }

    /// The demand of a contact with e = 0 in each lane: −C/h where C > 0, else the push-out, which is given too. ½(C + |C|) is max(C, 0)
    /// without a branch: at rest the sign of C changes from step to step, and a branch would be mispredicted.
    #[must_use]
    #[inline(always)]
    pub fn without_bounce<N: Number>(&self, gap: N, h: f64) -> [N; 2] {
        let pushed = self.push_out(gap, h);
        let apart = N::splat(0.5) * (gap + gap.abs());
        [pushed - N::from_lanes(|lane| apart.lane(lane) / h), pushed]
    }

    /// How fast an overlap, C ≤ 0, is taken back beyond the slop: −β min(C + slop, 0)/h, in each lane.
    #[must_use]
    #[inline(always)]
    pub fn push_out<N: Number>(&self, c: N, h: f64) -> N {
        N::splat(self.rate(h)) * (-(c + N::splat(self.slop)).smaller(N::ZERO)).smaller(N::splat(self.max_correction))
    }

    /// The demand of any other inequality C ≥ 0, such as a limit: without restitution and slop.
    #[must_use]
    pub fn one_sided(&self, c: f64, h: f64) -> Demand {
        if c > 0.0 {
            return Demand { velocity: -c / h, pushed: 0.0 };
        }
        let push = self.rate(h) * (-c).min(self.max_correction);
        Demand { velocity: push, pushed: push }
    }
}

/// Target velocity of a soft row after the step without its impulse p: λ = −(kC⁺ + cĊ⁺) with C⁺ = C + hĊ⁺ is
///
///   Ċ⁺ + p/(h(hk + c)) = −kC/(hk + c),   p = hλ
#[must_use]
pub fn soft_velocity(Softness { stiffness, damping }: Softness, c: f64, h: f64) -> f64 {
    -stiffness * c / (h * stiffness + damping)
}

/// Softness of a soft row, added to A_ii: 1/(h(hk + c)).
#[must_use]
pub fn softness_of(Softness { stiffness, damping }: Softness, h: f64) -> f64 {
    1.0 / (h * (h * stiffness + damping))
}

/// Target velocity of a row after the step.
#[derive(Clone, Copy, Debug, Default)]
pub struct Demand {
    /// m/s
    pub velocity: f64,
    /// The part of it that only takes overlap back: its work counts as drift. m/s
    pub pushed: f64,
}
