//! The rows of a contact, which change together in a sweep: λ_n ≥ 0, |λ_t| ≤ μ λ_n.

use super::lanes::{InLanes, Number, OnPair, add, dot};
use crate::assembly::clamp_to_disc;
use crate::math::block_rows::each;
use crate::math::vector::worse;

/// A contact, or one in each lane.
#[derive(Clone, Copy, Debug)]
pub struct Group<N: Number, const M: usize, const R: usize> {
    /// Ĵ
    pub rows: [InLanes<N, M>; R],
    /// b
    pub b: [N; R],
    /// λ
    pub lambda: [N; R],
    /// 1/A_nn
    step: N,
    /// 1/λ_max of the tangents' block of A
    tangent_step: N,
    /// A_kn: how w_k follows λ_n
    coupling: [N; R],
    /// μ; 0: no friction
    pub mu: N,
    /// w_n as it was last looked at: where a pair is solved together, and at the end of the solve
    pub w_n: N,
    pub law: LawNumbers<N>,
}

/// Quantities of a contact that the contact law reads; sweeps do not.
#[derive(Clone, Copy, Debug)]
pub struct LawNumbers<N> {
    /// The normal velocity before the substep, m/s
    pub before: N,
    /// Target velocity, m/s: w_n is the excess over it.
    pub demanded: N,
    /// The part of it that only corrects overlap, m/s
    pub pushed: N,
    /// m
    pub gap: N,
    pub restitution: N,
}

impl<N: Number, const M: usize, const R: usize> Group<N, M, R> {
    pub const NONE: Self = Group {
        rows: [[N::NONE; M]; R],
        b: [N::ZERO; R],
        lambda: [N::ZERO; R],
        step: N::ZERO,
        tangent_step: N::ZERO,
        coupling: [N::ZERO; R],
        mu: N::ZERO,
        w_n: N::ZERO,
        law: LawNumbers { before: N::ZERO, demanded: N::ZERO, pushed: N::ZERO, gap: N::ZERO, restitution: N::ZERO },
    };

    /// Sets row k of the contact in a lane.
    #[inline(always)]
    pub fn set_row(&mut self, lane: usize, k: usize, row: &OnPair<M>) {
        each!(M, l => {
            let (first, second) = N::split(self.rows[k][l]);
            self.rows[k][l] = if lane == 0 { N::join(row[l], second) } else { N::join(first, row[l]) };
        });
    }

    /// Steps and couplings, from the rows.
    #[inline(always)]
    pub fn prepare(&mut self) {
        each!(R, k => self.coupling[k] = N::sum(dot(&self.rows[k], &self.rows[0])));
        let (step, tangent) = (self.coupling[0], self.largest_tangent_eigenvalue());
        self.step = N::from_lanes(|lane| inverse(step.lane(lane)));
        self.tangent_step = N::from_lanes(|lane| inverse(tangent.lane(lane)));
    }

    /// λ_max of the tangents' block of A, of one or two rows.
    #[inline(always)]
    fn largest_tangent_eigenvalue(&self) -> N {
        let a = |i: usize, j: usize| N::sum(dot(&self.rows[i], &self.rows[j]));
        let x = a(1, 1);
        if R == 2 {
            return x;
        }
        let (y, z) = (a(1, R - 1), a(R - 1, R - 1));
        N::from_lanes(|lane| {
            let (x, y, z) = (x.lane(lane), y.lane(lane), z.lane(lane));
            0.5 * (x + z) + (0.25 * (x - z) * (x - z) + y * y).sqrt()
        })
    }

    /// Ĵ û
    #[inline(always)]
    pub fn times(&self, u: &InLanes<N, M>) -> [N; R] {
        let mut products = [N::ZERO; R];
        each!(R, k => products[k] = N::sum(dot(&self.rows[k], u)));
        products
    }

    /// w = Ĵ û + b
    #[inline(always)]
    pub fn w(&self, u: &InLanes<N, M>) -> [N; R] {
        let mut w = [N::ZERO; R];
        each!(R, k => w[k] = N::sum(dot(&self.rows[k], u)) + self.b[k]);
        w
    }

    /// û += Ĵᵀλ
    #[inline(always)]
    pub fn push(&self, u: &mut InLanes<N, M>) {
        each!(R, k => add::<N, M>(&self.rows[k], self.lambda[k], u));
    }

    /// λ_k ← P(λ_k − ω w_k/A_kk), the normal first; the largest |Δλ|. (All w are taken at once, and those of the tangents go on along
    /// A_kn as λ_n changes, so that no row waits for the one before to reach û.)
    #[inline(always)]
    pub fn relax(&mut self, omega: N, u: &mut InLanes<N, M>) -> N {
        let (mut w, mut lambda) = (self.w(u), self.lambda);
        lambda[0] = N::ZERO.larger(lambda[0] - omega * self.step * w[0]);
        let pressed = lambda[0] - self.lambda[0];
        add::<N, M>(&self.rows[0], pressed, u);
        each!(R, k => w[k] += self.coupling[k] * pressed);
        self.rub(omega, &w, lambda, pressed.abs(), u)
    }

    /// The tangents alone; the largest |Δλ|.
    #[inline(always)]
    pub fn relax_tangents(&mut self, omega: N, u: &mut InLanes<N, M>) -> N {
        self.rub(omega, &self.w(u), self.lambda, N::ZERO, u)
    }

    #[inline(always)]
    fn rub(&mut self, omega: N, w: &[N; R], lambda: [N; R], mut change: N, u: &mut InLanes<N, M>) -> N {
        let mut to = lambda;
        if self.has_friction() {
            let step = omega * self.tangent_step;
            each!(R, k => if k > 0 { to[k] = lambda[k] - step * w[k] });
            to = self.project(to);
            each!(R, k => if k > 0 {
                let moved = to[k] - lambda[k];
                change = change.larger(moved.abs());
                add::<N, M>(&self.rows[k], moved, u);
            });
        }
        self.lambda = to;
        change
    }

    /// True where λ_k stands at its bound: 0, or the edge of friction's disc.
    pub fn is_at_bound(&self, k: usize, lane: usize) -> bool {
        let square = |k: usize| self.lambda[k].lane(lane) * self.lambda[k].lane(lane);
        let radius = self.mu.lane(lane) * self.lambda[0].lane(lane);
        if k == 0 { self.lambda[0].lane(lane) <= 0.0 } else { (1..R).map(square).sum::<f64>() >= radius * radius * (1.0 - 2e-12) }
    }

    /// max |b_k/A_kk|
    pub fn scale(&self) -> N {
        let mut largest = N::ZERO;
        each!(R, k => largest = largest.larger((self.b[k] * if k == 0 { self.step } else { self.tangent_step }).abs()));
        largest
    }

    #[inline(always)]
    fn has_friction(&self) -> bool {
        self.mu.lane(0) > 0.0 || (N::LANES > 1 && self.mu.lane(1) > 0.0)
    }

    /// P(λ): λ_n ≥ 0, |λ_t| ≤ μ λ_n
    #[inline(always)]
    pub fn project(&self, lambda: [N; R]) -> [N; R] {
        let mut out = [N::ZERO; R];
        out[0] = N::ZERO.larger(lambda[0]);
        if self.has_friction() {
            let radius = self.mu * out[0];
            if R == 2 {
                out[1] = lambda[1].smaller(radius).larger(-radius);
            } else {
                let mut last = [0.0; 2];
                out[1] = N::from_lanes(|lane| {
                    let (x, y) = clamp_to_disc(lambda[1].lane(lane), lambda[R - 1].lane(lane), radius.lane(lane));
                    last[lane] = y;
                    x
                });
                out[R - 1] = N::from_lanes(|lane| last[lane]);
            }
            each!(R, k => if k > 0 { out[k] = out[k].where_positive(self.mu) });
        }
        out
    }

    /// Natural map of the rows, with these w.
    #[inline(always)]
    pub fn add_residual(&self, w: &[N; R], residual: &mut Residual<N>) {
        // λ is in its set, which is convex: the map is no longer than the step that it projects.
        let no_worse = |step: N, largest: N| step.lane(0) <= largest.lane(0) && step.lane(N::LANES - 1) <= largest.lane(N::LANES - 1);
        let step = self.step * w[0];
        if !no_worse(step.abs(), residual.normal) {
            residual.normal = worse_of(residual.normal, (self.lambda[0] - N::ZERO.larger(self.lambda[0] - step)).abs());
        }
        let (mut aim, mut square) = (self.lambda, N::ZERO);
        each!(R, k => if k > 0 {
            let step = self.tangent_step * w[k];
            aim[k] = aim[k] - step;
            square += step * step;
        });
        if self.has_friction() && !no_worse(square, residual.tangent) {
            // The disc is that of the present λ_n.
            let projected = self.project(aim);
            let mut square = N::ZERO;
            each!(R, k => if k > 0 { square += (self.lambda[k] - projected[k]) * (self.lambda[k] - projected[k]) });
            residual.tangent = worse_of(residual.tangent, square);
        }
    }
}

/// Largest entries of the natural map.
pub struct Residual<N> {
    normal: N,
    /// Squared.
    tangent: N,
}

impl<N: Number> Residual<N> {
    pub const NONE: Self = Residual { normal: N::ZERO, tangent: N::ZERO };

    /// Of all rows and lanes.
    pub fn largest(&self) -> f64 {
        let of_lanes = |x: N| worse(x.lane(0), x.lane(N::LANES - 1));
        worse(of_lanes(self.normal), of_lanes(self.tangent).sqrt())
    }
}

#[inline(always)]
fn worse_of<N: Number>(x: N, y: N) -> N {
    N::from_lanes(|lane| worse(x.lane(lane), y.lane(lane)))
}

/// 1/x; 0 of a row that moves nothing.
fn inverse(x: f64) -> f64 {
    if x > 0.0 { 1.0 / x } else { 0.0 }
}
