//! The damped pendulum θ̈ = −ω₀² sin θ − γ θ̇ by a Taylor series with a running error bound, a reference like [`Pendulum`];
//! without damping the two verify each other. θ in rad and ω₀² in s⁻² as there, γ in s⁻¹.
//!
//! Measured against mpmath 1.4.1 at 36 digits or more, angle during 100 s, ω₀² = 9.81 s⁻², error (claimed bound):
//!
//! | start | γ | error, rad | bound, rad |
//! |---|---|---|---|
//! | at rest from 30°, 90°, 170°, 179° | 0 | 1e-15, 8e-14, 2e-12, 2e-10 | 4e-13, 2e-11, 6e-10, 4e-8 |
//! | at rest from 2.5 rad | 0.1 s⁻¹ | 2e-15 | 2e-13 |
//! | at rest from 3 rad | 1 and 10 s⁻¹ | 2e-16 | 3e-15 |
//! | kicked at 12 rad/s, turns over | 0.01 s⁻¹ | 2e-13 | 9e-11 |
//! | kicked at 15 rad/s, turns over | 0.3 s⁻¹ | 3e-15 | 3e-13 |
//!
//! The bound held in every case, by a factor of 4 to 300 (it is a worst case; rounding errors partly cancel).
//! It is below 1e-10 rad over 100 s except without damping near the separatrix or in fast rotation (2e-10 at 20 rad/s),
//! where [`Pendulum`] is used.

use super::doubled::{Doubled, doubled_sum, exact_product, power_of_two_below};
use super::pendulum::{Pendulum, PendulumKind};
use crate::math::Mapped;

/// Order of the Taylor series. At a tail of 1e-18 the step is 10^(−18/30) = 1/4 of the radius of convergence.
const ORDER: usize = 30;
/// The last four terms of the angle's series over a step stay below this (rad).
const TAIL: f64 = 1e-18;
/// No step is longer than this over ω₀ + |γ|, so that the linearised motion converges too: 6³⁰/30! < 1e-9.
const LINEAR_REACH: f64 = 6.0;
/// Longest step in units of 1/max(ω₀, |γ|, |θ̇₀|): a limit for uniform motion, where every length is accurate.
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
/// kept: increasing |t| is cheap, decreasing |t| or a change of sign restarts from 0.
#[derive(Clone, Debug)]
pub struct DampedPendulum {
    /// ω₀², γ and θ̇₀ in units of time of 1/scale
    omega0_squared: f64,
    damping_rate: f64,
    theta0: f64,
    rate0: f64,
    /// units of time per second
    scale: f64,
    /// direction of time of `piece`, 1 or −1
    direction: f64,
    piece: Piece,
    /// angle (rad) and rate (rad per unit of time), of the latest answer
    bound: [f64; 2],
}

impl DampedPendulum {
    /// Start at θ(0) = `theta0` (rad), θ̇(0) = `rate0` (rad/s); ω₀² = `omega0_squared` (s⁻²) of either sign,
    /// γ = `damping_rate` (s⁻¹), normally 0 to 10; negative γ drives. A start that [`Pendulum`] takes for rest
    /// stays at rest: from π rounded to f64, 1e-16 off the top, it would fall within seconds.
    #[must_use]
    pub fn new(omega0_squared: f64, damping_rate: f64, theta0: f64, rate0: f64) -> Self {
        if Pendulum::new(omega0_squared, theta0, rate0).kind() == PendulumKind::Rest {
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
    /// motion overflows (backwards in time damping adds energy) and for input that is not finite.
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

    /// Bound (rad/s) of the rate's error in the latest answer of [`DampedPendulum::at`].
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
        let sensitivity = [[1.0, 0.0], [0.0, 1.0]].mapped(|unit| sensitivity_series(omega0_squared, damping_rate, &cosine, unit));
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
    use super::super::pendulum::tests::{G, MOTIONS, assert_close};
    use super::*;
    use core::f64::consts::PI;

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
