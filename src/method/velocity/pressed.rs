//! Steps in which nothing but contacts acts on λ: heaps, stacks, walls. They go through the [`Kernel`], which poses and sweeps
//! the rows that any other step would have, in the same order, to the same λ but for rounding.

use super::super::contact_law::Stabilization;
use super::super::evaluation::finite_or_body;
use super::super::stopwatch::Stage;
use super::super::{Culprit, Evaluation, Settings};
use super::Velocity;
use super::kernel::{Kernel, Number};
use crate::assembly::FrictionKind;
use crate::math::Two;
use crate::model::body::Space;
use crate::model::contact::Detector;
use crate::model::rigid::Surface;
use crate::model::{Gyroscopic, Model, State};
use crate::solver::{Report, StoppedBy, gauss_seidel, sor};

/// Elementary operations of a contact in a sweep, roughly.
const WORK_OF_A_CONTACT: u64 = 30;

/// Both kernels, and when they are asked.
#[derive(Debug, Default)]
pub(super) struct Pressed {
    /// ω of the solver, if it is one that the kernel is.
    omega: Option<f64>,
    /// Whether the present step goes through a kernel.
    pub now: bool,
    plane: Kernel<Two, 2, 3, 2>,
    space: Kernel<f64, 3, 6, 3>,
}

impl Pressed {
    pub fn new(settings: &Settings) -> Self {
        let omega = match settings.solver.choice("kind") {
            kind if kind == gauss_seidel::ENTRY.id => Some(1.0),
            kind if kind == sor::ENTRY.id => Some(settings.solver.number("omega")),
            _ => None,
        };
        // The number of sweeps is the plan.
        Pressed { omega: omega.filter(|_| settings.solver.number("tolerance") == 0.0), ..Pressed::default() }
    }

    /// The model has changed.
    pub fn forget(&mut self) {
        self.plane.forget();
        self.space.forget();
    }
}

impl Velocity {
    /// Whether the kernel does what the step asks for.
    pub(super) fn only_presses(&self, model: &Model, state: &State) -> bool {
        let law = &self.law;
        let rolls = |surface: &Surface| surface.rolling > 0.0 || surface.torsional > 0.0;
        self.pressed.omega.is_some()
            && self.trees.is_none()
            && matches!(law.stabilization, Stabilization::Baumgarte | Stabilization::None)
            && !(law.fixed_box || law.in_sequence)
            && (law.friction == FrictionKind::Cone || model.bodies.space() == Space::Plane)
            && model.constraints.is_empty()
            && Detector::is_needed(&model.bodies)
            && !state.rest.anyone_asleep()
            && !model.bodies.list().iter().any(|b| b.rigid.as_ref().is_some_and(|r| rolls(&r.surface)))
    }

    /// A substep through the kernel of the model's space.
    pub(super) fn press(
        &mut self,
        model: &Model,
        state: &mut State,
        h: f64,
        lambda: &mut Vec<f64>,
        e: &mut Evaluation,
    ) -> Result<Report, Culprit> {
        if model.bodies.space() == Space::Plane {
            let mut kernel = std::mem::take(&mut self.pressed.plane);
            let outcome = self.press_by(&mut kernel, model, state, h, lambda, e);
            self.pressed.plane = kernel;
            outcome
        } else {
            let mut kernel = std::mem::take(&mut self.pressed.space);
            let outcome = self.press_by(&mut kernel, model, state, h, lambda, e);
            self.pressed.space = kernel;
            outcome
        }
    }

    fn press_by<N: Number, const B: usize, const M: usize, const R: usize>(
        &mut self,
        kernel: &mut Kernel<N, B, M, R>,
        model: &Model,
        state: &mut State,
        h: f64,
        lambda: &mut Vec<f64>,
        e: &mut Evaluation,
    ) -> Result<Report, Culprit> {
        let bodies = &model.bodies;
        e.gather_forces(model, state, model.gyroscopic == Gyroscopic::Explicit);
        let posed = !self.once_a_step || self.left + 1 == self.substeps;
        if posed {
            self.find_contacts(model, state, if self.once_a_step { h * f64::from(self.substeps) } else { h });
            if model.work.is_spent() {
                return Err(Culprit::Work);
            }
            kernel.pose(bodies, state, &self.detector.contacts, (&state.contacts, h), &self.law);
        }
        finite_or_body(model, &e.applied)?;
        e.move_freely(model, &state.v, h);
        kernel.begin(bodies, &self.law, &e.work, h, (posed, self.warm_start));
        self.watch.lap(Stage::Assembly);

        let cost = WORK_OF_A_CONTACT * (1 + self.detector.contacts.len() as u64);
        let rounds = model.work.rounds(self.stopping.max_iterations, cost);
        let (iterations, stopped_by) = kernel.sweep(self.pressed.omega.unwrap_or(1.0), rounds);
        if !model.work.charge(u64::from(iterations) * cost) {
            return Err(Culprit::Work);
        }
        self.watch.lap(Stage::Solve);

        self.before.clone_from(&state.v);
        state.v.clone_from(&e.work);
        let (residual, work) = kernel.finish(bodies, &mut state.v, if self.once_a_step { h } else { 0.0 });
        bodies.advance(&mut state.q, h, &state.v);
        state.constraint_work += work.constraint;
        state.applied_work += work.accounted + self.work_of_forces(&state.v, h, e);
        if !self.once_a_step || self.left == 0 {
            self.keep(kernel, model, state, h, lambda);
        }
        if self.left == 0 {
            self.fall_asleep(model, state, h * f64::from(self.substeps));
        }
        state.t += h;
        self.watch.lap(Stage::Integrate);
        Ok(if self.detector.contacts.is_empty() {
            Report::default()
        } else {
            Report { iterations, residual, stopped_by: if residual.is_finite() { stopped_by } else { StoppedBy::Breakdown } }
        })
    }

    /// λ and the contacts of this step, for the next one to start from and for views.
    fn keep<N: Number, const B: usize, const M: usize, const R: usize>(
        &mut self,
        kernel: &Kernel<N, B, M, R>,
        model: &Model,
        state: &mut State,
        h: f64,
        lambda: &mut Vec<f64>,
    ) {
        lambda.clear();
        for (contact, (impulse, count, gap)) in self.detector.contacts.iter_mut().zip(kernel.outcome()) {
            contact.gap = gap;
            for p in &impulse[..count] {
                lambda.push(p / h);
            }
        }
        let mut rest = &lambda[..];
        let of_each = kernel.outcome().map(|(_, count, _)| {
            let (these, after) = rest.split_at(count);
            rest = after;
            these
        });
        state.contacts.renew(&self.detector.contacts, &model.bodies, of_each);
    }
}
