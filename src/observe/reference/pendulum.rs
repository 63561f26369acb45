//! The pendulum θ̈ = −ω₀² sin θ in closed form, by elliptic functions (DLMF 22.19(i), A&S chapters 16 and 17), as a reference
//! for simulations. It shares no code with the integrators, so that it is independent of them.
//!
//! θ in rad from the downward direction of the effective field, counter-clockwise, not wrapped: it keeps growing in a
//! rotation. ω₀² = g/ℓ in s⁻².
//!
//! Measured against mpmath 1.4.1 at 36 digits or more (one-off, random input, ω₀² from 0.5 to 40 s⁻²), angle after ±100
//! periods, m₁ = 1 − m: 2e-13 rad released at rest anywhere up to 0.1 from the top, 8e-13 up to 1e-10 from it; 3e-13 in
//! libration with m < 0.9 and rotation with m < 0.9; 5e-12 started at the bottom with any rate as long as m₁ > 1e-13; the
//! period 5e-16 relative in all these. Near the separatrix, started elsewhere and moving, m₁ is a difference of rounded
//! numbers and the error after 100 periods is up to 4e-14 rad/m₁ (so 1e-11 for m₁ > 4e-3, and 2e-5 at m₁ = 1e-9): as much as a
//! change of the start's last digit makes. Below m₁ of about 2e-15 it is taken for the separatrix itself.

use super::doubled::{exact_product, exact_sum, power_of_two_below};
use super::elliptic::Parameter;
use core::f64::consts::PI;

/// Relative error within which a start counts as separatrix, or as rest: 2 units in the last place each for
/// ω₀ and the rate. Below it the rounding of the input decides the side.
const UNDECIDED: f64 = 4.0 * f64::EPSILON;

/// The four kinds of motion of an undamped pendulum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PendulumKind {
    /// in equilibrium, at the bottom or at the top
    Rest,
    /// swings to and fro
    Libration,
    /// creeps up to the top for ever
    Separatrix,
    /// turns over, always in one sense (without a field: uniformly)
    Rotation,
}

/// The exact motion of the undamped pendulum.
///
/// With φ = θ less whole turns and p = sin²(φ/2) + (φ̇/2ω₀)² (the energy; 1 is rest at the top):
/// - libration, p = m < 1:  sin(φ/2) = √m sn(u | m),  cos(φ/2) = dn u,  φ̇ = 2√m ω₀ cn u,  u = u₀ + ω₀t;
/// - rotation, p = 1/m > 1: φ/2 = ±am(u | m),  φ̇ = ±2Ω dn u,  u = u₀ + Ωt,  Ω = √p ω₀;
/// - separatrix: rotation with m = 1, where dn u = sech u.
#[derive(Clone, Copy, Debug)]
pub struct Pendulum {
    kind: PendulumKind,
    parameter: Parameter,
    /// ω₀ in libration, Ω in rotation (s⁻¹)
    frequency: f64,
    /// u₀, without unit
    phase: f64,
    /// 2√m ω₀ in libration, ±2Ω in rotation (rad/s)
    peak_rate: f64,
    /// θ − φ: whole turns, and π where ω₀² < 0; θ itself at rest (rad)
    offset: f64,
}

impl Pendulum {
    /// The motion through θ(0) = `theta0` (rad), θ̇(0) = `rate0` (rad/s) with ω₀² = `omega0_squared` (s⁻²).
    ///
    /// ω₀² = 0 rotates uniformly. ω₀² < 0 is a field that points the other way: the same motion about θ = π.
    /// Input that is not finite gives results that are not finite.
    #[must_use]
    pub fn new(omega0_squared: f64, theta0: f64, rate0: f64) -> Self {
        if omega0_squared < 0.0 {
            let mut mirrored = Self::new(-omega0_squared, theta0 - PI, rate0);
            mirrored.offset += PI;
            return mirrored;
        }
        let start = Start::new(omega0_squared, theta0, rate0);
        let nearest_equilibrium = start.from_bottom.min(start.from_top);
        let gap = start.gap_below_separatrix();
        let finite = omega0_squared.is_finite() && theta0.is_finite() && rate0.is_finite();
        if finite && nearest_equilibrium <= UNDECIDED * start.omega0 * theta0.abs() {
            Self::rest(theta0)
        } else if gap.abs() <= UNDECIDED * start.from_top * start.from_top {
            Self::rotation(PendulumKind::Separatrix, &start, 0.0)
        } else if gap < 0.0 {
            let m1 = -gap / (start.from_bottom * start.from_bottom);
            Self::rotation(PendulumKind::Rotation, &start, m1)
        } else {
            Self::libration(&start, gap / start.omega0_squared)
        }
    }

    fn rest(theta0: f64) -> Self {
        let parameter = Parameter::new(0.0);
        Self { kind: PendulumKind::Rest, parameter, frequency: 0.0, phase: 0.0, peak_rate: 0.0, offset: theta0 }
    }

    fn libration(start: &Start, m1: f64) -> Self {
        let parameter = Parameter::complementary(m1);
        let (sn, cn) = (start.omega0 * start.sin_half / start.from_bottom, start.half_rate / start.from_bottom);
        Self {
            kind: PendulumKind::Libration,
            parameter,
            frequency: start.scale * start.omega0,
            phase: parameter.argument(sn, cn),
            peak_rate: 2.0 * start.scale * start.from_bottom,
            offset: start.turns,
        }
    }

    fn rotation(kind: PendulumKind, start: &Start, m1: f64) -> Self {
        let parameter = Parameter::complementary(m1);
        let sense = libm::copysign(1.0, start.half_rate);
        let frequency = start.scale * start.from_bottom;
        let phase = parameter.argument(sense * start.sin_half, start.cos_half);
        Self { kind, parameter, frequency, phase, peak_rate: 2.0 * sense * frequency, offset: start.turns }
    }

    /// (θ in rad, θ̇ in rad/s) at time `t` in s, which may be negative.
    #[must_use]
    pub fn at(&self, t: f64) -> (f64, f64) {
        let u = self.phase + self.frequency * t;
        match self.kind {
            PendulumKind::Rest => (self.offset, 0.0),
            PendulumKind::Libration => {
                let j = self.parameter.jacobi(u);
                let modulus = 0.5 * self.peak_rate / self.frequency; // not √(1 − m₁): small swings keep their digits
                let half = libm::atan2(modulus * j.sn, j.dn);
                (self.offset + 2.0 * half, self.peak_rate * j.cn)
            }
            PendulumKind::Separatrix | PendulumKind::Rotation => {
                let half = libm::copysign(1.0, self.peak_rate) * self.parameter.am(u);
                (self.offset + 2.0 * half, self.peak_rate * self.parameter.jacobi(u).dn)
            }
        }
    }

    /// Time in s of a swing to and fro, 4K(m)/ω₀, or of one turn, 2K(m)/Ω; `None` at rest and on the separatrix.
    #[must_use]
    pub fn period(&self) -> Option<f64> {
        let quarters = match self.kind {
            PendulumKind::Libration => 4.0,
            PendulumKind::Rotation => 2.0,
            PendulumKind::Rest | PendulumKind::Separatrix => return None,
        };
        Some(quarters * self.parameter.complete_k() / self.frequency)
    }

    /// A bound on the error of the angle at time `t`, rad: the errors measured against 60 digits (at the top of this
    /// file) with room. Within 100 periods 1e-12, near the separatrix 1e-13/|1 − m|, where the last digit of the start
    /// does as much; beyond that it grows with t.
    #[must_use]
    pub fn error_bound(&self, t: f64) -> f64 {
        if self.kind == PendulumKind::Rest {
            return 0.0;
        }
        let near_separatrix = 1e-13 / self.parameter.m1().max(f64::MIN_POSITIVE);
        let centuries = self.period().map_or(1.0, |period| (t.abs() / (100.0 * period)).max(1.0));
        let winding = 4.0 * f64::EPSILON * self.at(t).0.abs();
        (1e-12 + near_separatrix) * centuries + winding
    }

    /// Kind of motion.
    #[must_use]
    pub fn kind(&self) -> PendulumKind {
        self.kind
    }
}

/// The start in a unit of time that makes the larger of ω₀ and |θ̇₀|/2 lie in [1, 2), so that no square overflows.
struct Start {
    /// units of time per second: a power of two, so scaling is exact
    scale: f64,
    omega0: f64,
    omega0_squared: f64,
    /// sin and cos of φ/2, cos ≥ 0
    sin_half: f64,
    cos_half: f64,
    /// φ̇/2
    half_rate: f64,
    /// θ − φ (rad)
    turns: f64,
    /// √p ω₀ = √(ω₀² sin²(φ/2) + φ̇²/4)
    from_bottom: f64,
    /// √(ω₀² cos²(φ/2) + φ̇²/4)
    from_top: f64,
}

impl Start {
    fn new(omega0_squared: f64, theta0: f64, rate0: f64) -> Self {
        let scale = power_of_two_below(omega0_squared.sqrt().max(0.5 * rate0.abs()));
        let omega0_squared = omega0_squared / scale / scale;
        let (omega0, half_rate) = (omega0_squared.sqrt(), 0.5 * rate0 / scale);
        let (sine, cosine) = libm::sincos(0.5 * theta0);
        let (sin_half, cos_half) = if cosine < 0.0 { (-sine, -cosine) } else { (sine, cosine) };
        Self {
            scale,
            omega0,
            omega0_squared,
            sin_half,
            cos_half,
            half_rate,
            turns: theta0 - 2.0 * libm::atan2(sin_half, cos_half),
            from_bottom: libm::hypot(omega0 * sin_half, half_rate),
            from_top: libm::hypot(omega0 * cos_half, half_rate),
        }
    }

    /// ω₀² (1 − p) = ω₀² cos²(φ/2) − φ̇²/4, in doubled precision: near the separatrix it is a small difference
    /// and every digit of it counts. Of sin and cos the smaller is used: its rounding weighs less.
    fn gap_below_separatrix(&self) -> f64 {
        let w = self.omega0_squared;
        let (constant, sign, small) =
            if self.sin_half.abs() < self.cos_half { (w, -1.0, self.sin_half) } else { (0.0, 1.0, self.cos_half) };
        let (square, square_low) = exact_product(small, small);
        let (field, field_low) = exact_product(sign * w, square);
        let (motion, motion_low) = exact_product(self.half_rate, self.half_rate);
        let (first, first_low) = exact_sum(constant, field);
        let (gap, gap_low) = exact_sum(first, -motion);
        gap + (gap_low + first_low + field_low - motion_low + sign * w * square_low)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub const G: f64 = 9.81;
    pub const MOTIONS: [(f64, f64, f64, PendulumKind); 9] = [
        (G, 0.3, 0.0, PendulumKind::Libration),
        (G, -2.0, 1.5, PendulumKind::Libration),
        (G, 1.0, -4.0, PendulumKind::Libration),
        (G, 8.0, 1.0, PendulumKind::Libration), // one turn further on
        (G, 0.0, 7.0, PendulumKind::Rotation),
        (G, -3.0, -9.0, PendulumKind::Rotation),
        (0.0, 1.0, -2.0, PendulumKind::Rotation),
        (4.0, 0.0, -4.0, PendulumKind::Separatrix),
        (-G, 2.0, 1.0, PendulumKind::Libration), // field upwards
    ];

    fn energy(w: f64, (theta, rate): (f64, f64)) -> f64 {
        0.5 * rate * rate - w * libm::cos(theta)
    }

    pub fn assert_close(got: (f64, f64), expected: (f64, f64), tolerance: f64) {
        let error = (got.0 - expected.0).abs().max((got.1 - expected.1).abs());
        assert!(error <= tolerance, "{got:?} is not {expected:?}: off by {error:e}, allowed {tolerance:e}");
    }

    #[test]
    fn iftomm_pendulum_has_its_published_period_and_positions() {
        let p = Pendulum::new(G, -0.5 * PI, 0.0);
        // the published digits end there
        assert!((p.period().unwrap() - 2.367_841_947_576_24).abs() < 1e-14);
        for (t, x, y) in [(1.0, 0.986_291_751_132, -0.165_010_853_126), (10.0, -0.275_087_462_576, -0.961_419_205_099)] {
            let theta = p.at(t).0;
            assert_close((libm::sin(theta), -libm::cos(theta)), (x, y), 1e-12);
        }
        let (theta, rate) = p.at(0.25 * p.period().unwrap());
        assert!(theta.abs() < 1e-14 && (G * libm::cos(theta) + rate * rate - 29.43).abs() < 1e-13); // rounding
    }

    #[test]
    fn period_over_small_angle_period_is_two_k_over_pi() {
        for (degrees, ratio) in [(30.0, 1.017_408_797_596), (90.0, 1.180_340_599_016), (179.0, 3.901_065_160_389)] {
            let period = Pendulum::new(G, degrees * PI / 180.0, 0.0).period().unwrap();
            assert!((period * G.sqrt() / (2.0 * PI) - ratio).abs() < 1e-12); // the published digits end there
        }
    }

    #[test]
    fn motion_starts_where_it_is_told_and_returns_after_a_period() {
        for (w, theta0, rate0, kind) in MOTIONS {
            let p = Pendulum::new(w, theta0, rate0);
            assert_eq!(p.kind(), kind);
            assert_close(p.at(0.0), (theta0, rate0), 1e-14); // rounding
            let Some(period) = p.period() else { continue };
            let turn = if kind == PendulumKind::Rotation { libm::copysign(2.0 * PI, rate0) } else { 0.0 };
            for n in [1.0, -1.0, 100.0] {
                // 100 periods: phase of a few hundred times rounding
                assert_close(p.at(n * period), (theta0 + n * turn, rate0), 2e-12);
            }
        }
    }

    #[test]
    fn motion_obeys_its_differential_equation_and_keeps_its_energy() {
        const H: f64 = 1e-3;
        for (w, theta0, rate0, _) in MOTIONS {
            let p = Pendulum::new(w, theta0, rate0);
            for i in -50..50 {
                let t = 0.173 * f64::from(i);
                let (theta, rate) = p.at(t);
                let slope = |f: &dyn Fn(f64) -> f64| (8.0 * (f(t + H) - f(t - H)) - f(t + 2.0 * H) + f(t - 2.0 * H)) / (12.0 * H);
                // the stencil's error h⁴ θ⁽⁶⁾/30 ≈ h⁴ ω₀² θ̇⁴/30 < 5e-9; rounding over h is far less
                assert!((slope(&|t| p.at(t).0) - rate).abs() < 1e-8);
                assert!((slope(&|t| p.at(t).1) + w * libm::sin(theta)).abs() < 1e-8);
                assert!((energy(w, (theta, rate)) - energy(w, (theta0, rate0))).abs() < 1e-12); // rounding
            }
        }
    }

    #[test]
    fn closed_form_agrees_with_forty_digit_values() {
        // mpmath 1.4.1; 2e-12: phase rounding times rate; the last three pass near the top, m₁ = 5e-6, 2e-9 and 1e-10
        for (theta0, rate0, t, expected) in [
            (0.0, 7.0, 20.0, (97.361_710_506_690_14, 3.125_300_923_949_547)),
            (2.0, 1.0, -30.0, (1.844_977_268_645_950_4, 1.962_783_205_579_563_4)),
            (0.0, 6.2642, 50.0, (65.971_661_661_173_85, 0.015_259_885_145_721_243)),
            (0.0, 6.264_183_905, 100.0, (3.109_780_056_140_159_4, 0.099_635_757_087_188_32)),
            (9.4247, 0.0, 40.0, (3.906_103_578_560_973, 2.336_628_861_495_863_2)),
        ] {
            assert_close(Pendulum::new(G, theta0, rate0).at(t), expected, 2e-12);
        }
    }

    #[test]
    fn separatrix_is_the_gudermannian_and_never_arrives() {
        let p = Pendulum::new(4.0, 0.0, 4.0);
        for t in [-3.0, 0.1, 2.0, 15.0] {
            let expected = 2.0 * libm::atan(libm::sinh(2.0 * t));
            assert_close(p.at(t), (expected, 4.0 / libm::cosh(2.0 * t)), 1e-14); // rounding
        }
        assert!(p.period().is_none() && p.at(1e9).0 <= PI);
    }
}
