//! The pendulum θ̈ = −ω₀² sin θ − γ θ̇, as a reference to hold simulations against.
//!
//! θ in rad from the downward direction of the effective field, counter-clockwise, not wrapped: a pendulum
//! that turns over goes on counting. ω₀² = g/ℓ in s⁻², γ in s⁻¹.
//!
//! - [`Pendulum`]: γ = 0, closed form in elliptic functions (DLMF 22.19(i), A&S chapters 16 and 17).
//! - [`DampedPendulum`]: any γ, Taylor series with a running error bound.
//!
//! Two concepts in one file, longer than most, because each is the other's check. Neither shares code with
//! an integrator of the simulation, or it could not testify about it.
//!
//! Measured against mpmath 1.4.1 at 36 digits or more (one-off, random input, ω₀² from 0.5 to 40 s⁻²):
//!
//! [`Pendulum`], angle after ±100 periods, m₁ = 1 − m: 2e-13 rad released at rest anywhere up to 0.1 from the top,
//! 8e-13 up to 1e-10 from it; 3e-13 in libration with m < 0.9 and rotation with m < 0.9; 5e-12 started at the bottom
//! with any rate as long as m₁ > 1e-13; the period 5e-16 relative in all these. Near the separatrix, started
//! elsewhere and moving, m₁ is a difference of rounded numbers and the error after 100 periods is up to
//! 4e-14 rad/m₁ (so 1e-11 for m₁ > 4e-3, and 2e-5 at m₁ = 1e-9): as much as a change of the start's last digit
//! makes. Below m₁ of about 2e-15 it is taken for the separatrix itself.
//!
//! [`DampedPendulum`], angle during 100 s, ω₀² = 9.81 s⁻², error (claimed bound):
//!
//! | start | γ | error, rad | bound, rad |
//! |---|---|---|---|
//! | at rest from 30°, 90°, 170°, 179° | 0 | 1e-15, 8e-14, 2e-12, 2e-10 | 4e-13, 2e-11, 6e-10, 4e-8 |
//! | at rest from 2.5 rad | 0.1 s⁻¹ | 2e-15 | 2e-13 |
//! | at rest from 3 rad | 1 and 10 s⁻¹ | 2e-16 | 3e-15 |
//! | kicked at 12 rad/s, turns over | 0.01 s⁻¹ | 2e-13 | 9e-11 |
//! | kicked at 15 rad/s, turns over | 0.3 s⁻¹ | 3e-15 | 3e-13 |
//!
//! The bound held in every case, by a factor of 4 to 300 (a worst case where rounding errors in truth half cancel).
//! It is below 1e-10 rad over 100 s except without damping near the separatrix or in fast rotation (2e-10 at 20 rad/s),
//! where [`Pendulum`] serves.

use super::elliptic::Parameter;
use core::f64::consts::PI;

/// Relative error within which a start counts as separatrix, or as rest: 2 units in the last place each for
/// ω₀ and the rate. Nearer than that the input cannot say on which side it is.
const UNDECIDED: f64 = 4.0 * f64::EPSILON;

/// Which of its four motions an undamped pendulum performs.
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

    /// Which motion it is.
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

/// The power of two in (x/2, x] for x > 0, else 1.
fn power_of_two_below(x: f64) -> f64 {
    if x > 0.0 && x.is_finite() { libm::scalbn(1.0, libm::ilogb(x)) } else { 1.0 }
}

/// ab as product and rounding error (Dekker's two-product, by fused multiply-add).
fn exact_product(a: f64, b: f64) -> (f64, f64) {
    let product = a * b;
    (product, libm::fma(a, b, -product))
}

/// a + b as sum and rounding error (Knuth's two-sum).
fn exact_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let from_b = sum - a;
    (sum, (a - (sum - from_b)) + (b - from_b))
}

/// Order of the Taylor series. At a tail of 1e-18 the step is 10^(−18/30) = 1/4 of the radius of convergence.
const ORDER: usize = 30;
/// The last four terms of the angle's series over a step stay below this (rad).
const TAIL: f64 = 1e-18;
/// No step is longer than this over ω₀ + |γ|, so that the linearised motion converges too: 6³⁰/30! < 1e-9.
const LINEAR_REACH: f64 = 6.0;
/// Nor than this in units of 1/max(ω₀, |γ|, |θ̇₀|): for uniform motion, where every length would do.
const LONGEST_STEP: f64 = 1_048_576.0;
/// Steps from t = 0 before the answer is `None`: below 0.1 s of work, 45 minutes of a 1 m pendulum in full swing.
const MAX_STEPS: u32 = 20_000;

/// The damped pendulum, by Taylor series of order 30 with a running bound of its error.
///
/// The series is built by sin θ and cos θ's recurrences (à la Moore; see À. Jorba and M. Zou, "A software
/// package for the numerical integration of ODEs by means of high-order Taylor methods", Exp. Math. 14 (2005)
/// 99–117): with s = sin θ, c = cos θ and Taylor coefficients θₙ, sₙ, cₙ,
///
/// n sₙ = Σ j θⱼ cₙ₋ⱼ,  n cₙ = −Σ j θⱼ sₙ₋ⱼ (j = 1 … n),  (n+1)(n+2) θₙ₊₂ = −ω₀² sₙ − γ(n+1) θₙ₊₁.
///
/// Steps do not depend on the times asked for, so neither do the answers. The current step's polynomial is
/// kept: rising |t| is cheap, falling |t| or a change of sign starts again from 0.
#[derive(Clone, Debug)]
pub struct DampedPendulum {
    /// ω₀², γ and θ̇₀ in units of time of 1/scale
    omega0_squared: f64,
    damping_rate: f64,
    theta0: f64,
    rate0: f64,
    /// units of time per second
    scale: f64,
    /// 1 or −1: the sense of time of `piece`
    direction: f64,
    piece: Piece,
    /// angle (rad) and rate (rad per unit of time), of the latest answer
    bound: [f64; 2],
}

impl DampedPendulum {
    /// Start at θ(0) = `theta0` (rad), θ̇(0) = `rate0` (rad/s); ω₀² = `omega0_squared` (s⁻²) of either sign,
    /// γ = `damping_rate` (s⁻¹), normally 0 to 10; negative γ drives. A start that [`Pendulum`] takes for rest
    /// stays at rest: from π as f64 gives it, 1e-16 beside the top, it would fall within seconds.
    #[must_use]
    pub fn new(omega0_squared: f64, damping_rate: f64, theta0: f64, rate0: f64) -> Self {
        if Pendulum::new(omega0_squared, theta0, rate0).kind == PendulumKind::Rest {
            return Self::scaled(0.0, 0.0, theta0, 0.0);
        }
        Self::scaled(omega0_squared, damping_rate, theta0, rate0)
    }

    fn scaled(omega0_squared: f64, damping_rate: f64, theta0: f64, rate0: f64) -> Self {
        let fastest = omega0_squared.abs().sqrt().max(damping_rate.abs()).max(rate0.abs());
        let scale = power_of_two_below(fastest);
        let (omega0_squared, damping_rate, rate0) = (omega0_squared / scale / scale, damping_rate / scale, rate0 / scale);
        let piece = Piece::first(omega0_squared, damping_rate, theta0, rate0);
        Self { omega0_squared, damping_rate, theta0, rate0, scale, direction: 1.0, piece, bound: [0.0; 2] }
    }

    /// (θ in rad, θ̇ in rad/s) at time `t` in s. `None` when `t` is out of reach within the work limit of
    /// 20 000 steps (a step is about 0.4/ω₀ in full swing and never longer than 6/(ω₀ + |γ|)), when the
    /// motion overflows (backwards in time friction drives) and for input that is not finite.
    #[must_use]
    pub fn at(&mut self, t: f64) -> Option<(f64, f64)> {
        let time = t.abs() * self.scale;
        let direction = if t < 0.0 { -1.0 } else { 1.0 };
        if !time.is_finite() || time > f64::from(MAX_STEPS) * longest_step(self.omega0_squared, self.damping_rate) {
            return None;
        }
        if direction != self.direction || time < self.piece.start {
            self.direction = direction;
            self.piece = self.restart();
        }
        let damping_rate = self.direction * self.damping_rate;
        while time > self.piece.end() {
            self.piece = self.piece.next(self.omega0_squared, damping_rate)?;
        }
        let since = time - self.piece.start;
        let [(theta, _), (rate, _)] = self.piece.state(since);
        self.bound = self.piece.bound(since, [theta, rate]);
        (theta.is_finite() && rate.is_finite()).then_some((theta, self.direction * self.scale * rate))
    }

    fn restart(&self) -> Piece {
        let (damping_rate, rate0) = (self.direction * self.damping_rate, self.direction * self.rate0);
        Piece::first(self.omega0_squared, damping_rate, self.theta0, rate0)
    }

    /// Bound (rad) of the angle's error in the latest answer of [`DampedPendulum::at`], the input taken as exact.
    ///
    /// Every step's truncation and rounding error is carried along by the linearised motion and summed by
    /// Cauchy–Schwarz (worst case, not average). Two estimates enter it: the tail of a series from its last
    /// four terms, and twice the unit roundoff for each term. It is meaningful while below about 1e-3.
    #[must_use]
    pub fn error_bound(&self) -> f64 {
        self.bound[0]
    }

    /// The same for the rate (rad/s).
    #[must_use]
    pub fn rate_error_bound(&self) -> f64 {
        self.scale * self.bound[1]
    }
}

/// See [`LINEAR_REACH`] and [`LONGEST_STEP`].
fn longest_step(omega0_squared: f64, damping_rate: f64) -> f64 {
    (LINEAR_REACH / (omega0_squared.abs().sqrt() + damping_rate.abs())).min(LONGEST_STEP)
}

type Series = [f64; ORDER + 1];

/// A number as the unevaluated sum of a rounded value and its rest (about 32 digits).
type Doubled = (f64, f64);

/// One step: polynomials in the time since `start`.
#[derive(Clone, Debug)]
struct Piece {
    /// steps before this one
    count: u32,
    start: f64,
    length: f64,
    /// θ and θ̇ at `start`; doubled, because one rounding a step of a large angle would be most of the error
    initial: [Doubled; 2],
    /// Σ θₙ timeⁿ from n = 2: θ(time) = θ₀ + θ̇₀ time + curve
    curve: Series,
    /// ∂θ/∂θ₀ and ∂θ/∂θ̇₀
    sensitivity: [Series; 2],
    /// Σ over earlier steps of Φ diag(e²) Φᵀ at `start`, entries (θθ, θθ̇, θ̇θ̇)
    spread: [f64; 3],
    /// e: error of angle and rate added by this step
    local: [f64; 2],
}

impl Piece {
    fn first(omega0_squared: f64, damping_rate: f64, theta: f64, rate: f64) -> Self {
        Self::new(omega0_squared, damping_rate, [(theta, 0.0), (rate, 0.0)], [0.0; 3])
    }

    fn new(omega0_squared: f64, damping_rate: f64, initial: [Doubled; 2], spread: [f64; 3]) -> Self {
        let (curve, cosine) = curve_series(omega0_squared, damping_rate, initial);
        let sensitivity = [[1.0, 0.0], [0.0, 1.0]].map(|unit| sensitivity_series(omega0_squared, damping_rate, &cosine, unit));
        let length = step_length(&curve).min(longest_step(omega0_squared, damping_rate));
        let local = local_error(&curve, length);
        Self { count: 0, start: 0.0, length, initial, curve, sensitivity, spread, local }
    }

    fn end(&self) -> f64 {
        self.start + self.length
    }

    /// The piece that follows, `None` when the work limit is reached or numbers overflow.
    fn next(&self, omega0_squared: f64, damping_rate: f64) -> Option<Self> {
        let start = self.end();
        let travelled = start - self.start; // not `length`, so that the clock has no rounding error
        let state = self.state(travelled);
        let finite = state[0].0.is_finite() && state[1].0.is_finite();
        if self.count >= MAX_STEPS || start <= self.start || !finite {
            return None;
        }
        let piece = Self::new(omega0_squared, damping_rate, state, self.spread(travelled));
        Some(Self { count: self.count + 1, start, ..piece })
    }

    /// Angle and rate at `time` since the start.
    fn state(&self, time: f64) -> [Doubled; 2] {
        let [angle, rate] = self.initial;
        let (bend, bend_rate) = evaluate(&self.curve, time);
        let (run, run_low) = exact_product(rate.0, time);
        let turned = doubled_sum(angle, (run, run_low + rate.1 * time));
        [doubled_sum(turned, (bend, 0.0)), doubled_sum(rate, (bend_rate, 0.0))]
    }

    /// Φ spread Φᵀ + diag(e²) at `time` since the start.
    fn spread(&self, time: f64) -> [f64; 3] {
        let [(a, c), (b, d)] = self.sensitivity.map(|series| evaluate(&series, time)); // Φ = [a b; c d]
        let [x, y, z] = self.spread;
        [
            a * a * x + 2.0 * a * b * y + b * b * z + self.local[0] * self.local[0],
            a * c * x + (a * d + b * c) * y + b * d * z,
            c * c * x + 2.0 * c * d * y + d * d * z + self.local[1] * self.local[1],
        ]
    }

    /// |Σ Φₖeₖ| ≤ √(number of terms) √(Σ (Φₖeₖ)²): two terms a step, this one included; and the answer's rounding.
    fn bound(&self, time: f64, answer: [f64; 2]) -> [f64; 2] {
        let terms = 2.0 * (f64::from(self.count) + 1.0);
        let [angle, _, rate] = self.spread(time);
        [(terms * angle).sqrt() + f64::EPSILON * answer[0].abs(), (terms * rate).sqrt() + f64::EPSILON * answer[1].abs()]
    }
}

fn doubled_sum(a: Doubled, b: Doubled) -> Doubled {
    let (sum, low) = exact_sum(a.0, b.0);
    exact_sum(sum, low + (a.1 + b.1))
}

/// The coefficients of θ, the first two left out, and of cos θ.
fn curve_series(omega0_squared: f64, damping_rate: f64, [angle, rate]: [Doubled; 2]) -> (Series, Series) {
    let (mut curve, mut s, mut c) = ([0.0; ORDER + 1], [0.0; ORDER + 1], [0.0; ORDER + 1]);
    let (sine, cosine) = libm::sincos(angle.0);
    (s[0], c[0]) = (sine + cosine * angle.1, cosine - sine * angle.1);
    let mut theta_dot = [0.0; ORDER + 1]; // (j+1) θⱼ₊₁
    theta_dot[0] = rate.0;
    for n in 0..=ORDER - 2 {
        if n > 0 {
            s[n] = convolution(&theta_dot, &c, n - 1) / n as f64;
            c[n] = -convolution(&theta_dot, &s, n - 1) / n as f64;
        }
        theta_dot[n + 1] = (-omega0_squared * s[n] - damping_rate * theta_dot[n]) / (n + 1) as f64;
        curve[n + 2] = theta_dot[n + 1] / (n + 2) as f64;
    }
    (curve, c)
}

/// The coefficients of δ with δ̈ = −ω₀² cos θ δ − γ δ̇ from the given δ, δ̇.
fn sensitivity_series(omega0_squared: f64, damping_rate: f64, cosine: &Series, [angle, rate]: [f64; 2]) -> Series {
    let mut delta = [0.0; ORDER + 1];
    (delta[0], delta[1]) = (angle, rate);
    for n in 0..=ORDER - 2 {
        let field = omega0_squared * convolution(cosine, &delta, n);
        let drag = damping_rate * (n + 1) as f64 * delta[n + 1];
        delta[n + 2] = -(field + drag) / ((n + 1) * (n + 2)) as f64;
    }
    delta
}

/// Σ aⱼ bₙ₋ⱼ, j = 0 … n ≤ ORDER.
fn convolution(a: &Series, b: &Series, n: usize) -> f64 {
    a[..=n].iter().zip(b[..=n].iter().rev()).map(|(x, y)| x * y).sum()
}

/// The longest step with |θₙ| lengthⁿ ≤ TAIL for the last four n.
fn step_length(curve: &Series) -> f64 {
    let mut length = f64::INFINITY;
    for (n, coefficient) in curve.iter().enumerate().skip(ORDER - 3) {
        length = length.min(libm::pow(TAIL / coefficient.abs(), 1.0 / n as f64));
    }
    length
}

/// Error of angle and rate over one step: two units of rounding for each term (sine, coefficient and sum) and
/// the truncation, whose terms fall faster than by half.
fn local_error(curve: &Series, length: f64) -> [f64; 2] {
    let (mut angle, mut rate, mut tail, mut power) = (0.0, 0.0, 0.0, 1.0);
    for (n, coefficient) in curve.iter().enumerate().skip(1) {
        rate += n as f64 * (coefficient * power).abs();
        power *= length;
        let term = (coefficient * power).abs();
        angle += term;
        tail = if n + 3 < ORDER { 0.0 } else { term.max(tail) };
    }
    let rounding = 2.0 * f64::EPSILON;
    [rounding * angle + 2.0 * tail, rounding * rate + 2.0 * ORDER as f64 * tail / length]
}

/// Value and derivative by Horner's rule.
fn evaluate(series: &Series, x: f64) -> (f64, f64) {
    let (mut value, mut derivative) = (0.0, 0.0);
    for &coefficient in series.iter().rev() {
        derivative = derivative * x + value;
        value = value * x + coefficient;
    }
    (value, derivative)
}

#[cfg(test)]
mod tests {
    use super::*;

    const G: f64 = 9.81;
    const MOTIONS: [(f64, f64, f64, PendulumKind); 9] = [
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

    fn assert_close(got: (f64, f64), expected: (f64, f64), tolerance: f64) {
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

    #[test]
    fn equilibria_stay_and_small_swings_keep_their_digits() {
        for theta0 in [0.0, PI, -PI, 2.0 * PI, 3.0 * PI] {
            let p = Pendulum::new(G, theta0, 0.0);
            assert_eq!((p.kind(), p.period(), p.at(1e6)), (PendulumKind::Rest, None, (theta0, 0.0)));
            assert_eq!(DampedPendulum::new(G, 0.1, theta0, 0.0).at(1e6), Some((theta0, 0.0)));
        }
        for size in [1e-8, 1e-100, 1e-300] {
            let (theta, rate) = Pendulum::new(4.0, size, 0.0).at(1.0);
            // sin θ = θ to θ²/6 < 1e-16 relative
            assert_close((theta / size, rate / size), (libm::cos(2.0), -2.0 * libm::sin(2.0)), 1e-14);
        }
    }

    #[test]
    fn taylor_series_without_damping_agrees_with_the_closed_form() {
        for (w, theta0, rate0, kind) in MOTIONS {
            let (exact, mut series) = (Pendulum::new(w, theta0, rate0), DampedPendulum::new(w, 0.0, theta0, rate0));
            // the separatrix is unstable: rounding grows by e^(ω₀t)
            let end = if kind == PendulumKind::Separatrix { 3.0 } else { 100.0 };
            for t in [0.01 * end, 0.1 * end, 0.37 * end, end, -0.5 * end] {
                assert_close(series.at(t).unwrap(), exact.at(t), 1e-11); // both claim it
                let error = (series.at(t).unwrap().0 - exact.at(t).0).abs();
                assert!(error <= series.error_bound() + 2e-12, "bound {:e}", series.error_bound());
            }
        }
    }

    #[test]
    fn damped_motion_agrees_with_forty_digit_values_within_its_bound() {
        // Taylor series of order 46 in mpmath 1.4.1
        for (damping, theta0, rate0, t, expected) in [
            (0.3, 0.0, 15.0, 2.0, (21.506_484_342_039_375, 6.681_172_436_436_115)),
            (0.3, 0.0, 15.0, 10.0, (31.802_851_746_662_365, -2.767_501_558_289_69)),
            (0.05, 2.5, 0.0, 10.0, (-1.375_340_983_589_898_4, 2.791_701_550_156_856)),
            (0.05, 2.5, 0.0, 20.0, (0.939_315_680_988_796, 2.569_800_160_650_938_6)),
        ] {
            let mut p = DampedPendulum::new(G, damping, theta0, rate0);
            let got = p.at(t).unwrap();
            assert!((got.0 - expected.0).abs() <= p.error_bound() && p.error_bound() < 1e-11);
            assert!((got.1 - expected.1).abs() <= p.rate_error_bound() && p.rate_error_bound() < 1e-11);
        }
    }

    #[test]
    fn error_bound_covers_the_growth_of_rounding_near_the_separatrix() {
        let (theta0, rate0) = (179.0 * PI / 180.0, 0.0);
        let (exact, mut series) = (Pendulum::new(G, theta0, rate0), DampedPendulum::new(G, 0.0, theta0, rate0));
        for i in 1..=100 {
            let t = f64::from(i);
            let error = (series.at(t).unwrap().0 - exact.at(t).0).abs();
            // 1e-12: what the closed form's own rounding may add; the error itself grows to 2e-10
            assert!(error <= series.error_bound() + 1e-12 && series.error_bound() < 1e-7, "t = {t}: {error:e}");
        }
    }

    #[test]
    fn angle_of_many_turns_is_summed_without_rounding() {
        let (exact, mut series) = (Pendulum::new(G, 0.0, 100.0), DampedPendulum::new(G, 0.0, 0.0, 100.0));
        // two units in the last place of 3000 rad each
        assert_close(series.at(30.0).unwrap(), exact.at(30.0), 2e-12);
    }

    #[test]
    fn drag_alone_slows_down_exponentially() {
        for (damping, theta0, rate0) in [(0.2, 1.0, 5.0), (30.0, -2.0, -40.0), (1e-3, 0.0, 1.0)] {
            let mut p = DampedPendulum::new(0.0, damping, theta0, rate0);
            for t in [0.1, 3.0, 100.0] {
                let expected = (theta0 - rate0 * libm::expm1(-damping * t) / damping, rate0 * libm::exp(-damping * t));
                assert_close(p.at(t).unwrap(), expected, 1e-13); // rounding of an angle up to 100 rad
            }
        }
    }

    #[test]
    fn small_damped_swing_is_the_linear_oscillator() {
        for (w, damping) in [(9.0, 0.4), (1.0, 6.0), (0.25, 100.0)] {
            let (size, t) = (1e-5, 7.0);
            let (theta, _) = DampedPendulum::new(w, damping, size, 0.0).at(t).unwrap();
            let (half, square) = (0.5 * damping, w - 0.25 * damping * damping);
            let nu = square.abs().sqrt();
            // half ≥ ν when overdamped: written without e^(νt), which overflows
            let expected = if square > 0.0 {
                libm::exp(-half * t) * (libm::cos(nu * t) + half / nu * libm::sin(nu * t))
            } else {
                let slow = w / (half + nu);
                0.5 * libm::exp(-slow * t) * ((1.0 + half / nu) + (1.0 - half / nu) * libm::exp(-2.0 * nu * t))
            };
            assert!((theta / size - expected).abs() < 1e-9); // sin θ − θ: relative size²/16 · ω₀t
        }
    }

    #[test]
    fn going_back_in_time_undoes_the_motion() {
        let (theta, rate) = DampedPendulum::new(G, 0.3, 1.0, 6.0).at(5.0).unwrap();
        let mut back = DampedPendulum::new(G, 0.3, theta, rate);
        // rounding of the end grows by e^(γt) = 4.5 and the libration's shear
        assert_close(back.at(-5.0).unwrap(), (1.0, 6.0), 1e-12);
    }

    #[test]
    fn answers_do_not_depend_on_earlier_questions() {
        let fresh = |t| DampedPendulum::new(G, 0.1, 2.0, 3.0).at(t);
        let mut asked = DampedPendulum::new(G, 0.1, 2.0, 3.0);
        for t in [0.5, 7.0, 6.99, -2.0, 40.0, 0.0] {
            assert_eq!(asked.at(t), fresh(t));
        }
    }

    #[test]
    fn absurd_questions_are_refused_in_bounded_time() {
        assert!(DampedPendulum::new(G, 0.1, 1.0, 0.0).at(1e300).is_none());
        assert!(DampedPendulum::new(G, 1e9, 1.0, 0.0).at(100.0).is_none());
        assert!(DampedPendulum::new(G, 5.0, 1.0, 1.0).at(-1e3).is_none());
        for bad in [f64::NAN, f64::INFINITY] {
            assert!(DampedPendulum::new(G, 0.1, 1.0, 0.0).at(bad).is_none());
            assert!(DampedPendulum::new(G, 0.1, bad, 0.0).at(1.0).is_none());
            assert!(DampedPendulum::new(bad, 0.1, 1.0, 0.0).at(1.0).is_none());
            assert!(!Pendulum::new(bad, 1.0, 0.0).at(1.0).0.is_finite() && !Pendulum::new(G, bad, 0.0).at(1.0).0.is_finite());
        }
    }

    #[test]
    fn extreme_finite_input_never_panics() {
        const EXTREMES: [f64; 8] = [0.0, 5e-324, -1e-300, 1e-9, -1.0, 1e12, -1e300, f64::MAX];
        for w in EXTREMES {
            for theta0 in EXTREMES {
                for rate0 in EXTREMES {
                    let p = Pendulum::new(w, theta0, rate0);
                    let _ = (p.at(1.0), p.at(f64::MAX), p.period());
                    let mut damped = DampedPendulum::new(w, rate0, theta0, rate0);
                    let _ = (damped.at(0.0), damped.at(-1e-290), damped.at(f64::MAX));
                }
            }
        }
    }
}
