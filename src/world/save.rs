//! All that changes from step to step, as numbers.

use super::{StepReport, World};
use crate::math::vector;
use crate::model::MouseSpring;
use crate::model::contact::Memory;
use crate::model::rest::Rest;

impl World {
    /// Everything that changes from step to step, as numbers: see [`World::load`].
    pub fn save(&self, out: &mut Vec<f64>) {
        self.visit(true, &mut |numbers| out.extend_from_slice(numbers));
    }

    /// Shows everything that the next step starts from, part by part; for views also the mean λ of contacts over the last step.
    pub fn visit(&self, with_means: bool, see: &mut dyn FnMut(&[f64])) {
        let s = &self.state;
        let with_means = with_means && s.contacts.has_sums();
        see(&[self.step_count as f64, self.time_anchor.0, self.time_anchor.1 as f64, self.energy_at_start]);
        see(&[s.t, s.applied_work, s.constraint_work]);
        match &self.model.mouse {
            None => see(&[-1.0; 9]),
            Some(m) => {
                see(&[f64::from(m.body)]);
                see(&m.local);
                see(&m.target);
                see(&[m.omega, m.damping]);
            }
        }
        see(&[self.lambda.len() as f64]);
        see(&self.lambda);
        see(&s.q);
        see(&s.v);
        if !s.broken.is_empty() {
            see(&[-(s.broken.len() as f64)]);
            s.broken.iter().for_each(|id| see(&[f64::from(*id)]));
        }
        if !s.contacts.is_empty() || !s.rest.is_empty() || with_means {
            s.contacts.visit(see);
        }
        if with_means {
            s.contacts.visit_sums(see);
        }
        if !s.rest.is_empty() {
            s.rest.visit(see);
        }
    }

    /// Takes back what [`World::save`] wrote; false, and nothing changed, when the numbers do not fit this model or are no
    /// state that a step can end in.
    #[must_use]
    pub fn load(&mut self, numbers: &[f64]) -> bool {
        const HEAD: usize = 17;
        const MOST_STEPS: f64 = 9_007_199_254_740_992.0; // whole numbers up to here are exact
        let dof = self.state.v.len();
        let count = self.state.q.len();
        let Some(head) = numbers.get(..HEAD) else { return false };
        let rows = head[16];
        let whole = |x: f64, most: f64| (0.0..=most).contains(&x) && x.floor() == x;
        let fits = vector::is_finite(numbers)
            && whole(head[0], MOST_STEPS)
            && whole(head[2], head[0])
            && (head[7] < 0.0 || whole(head[7], f64::from(u32::MAX)) && self.model.bodies.index_of(head[7] as u32).is_ok())
            && rows >= 0.0
            && rows.floor() == rows
            && rows < 1e9
            && numbers.len() >= HEAD + rows as usize + count + dof;
        if !fits {
            return false;
        }
        let (lambda, rest) = numbers[HEAD..].split_at(rows as usize);
        let (q, rest) = rest.split_at(count);
        let (v, tail) = rest.split_at(dof);
        if self.model.bodies.out_of_range(q, v).is_some() {
            return false;
        }
        let Some((broken, tail)) = broken(tail) else { return false };
        let contacts = if tail.is_empty() { Some((Memory::default(), 0)) } else { Memory::load(tail) };
        let Some((contacts, read)) = contacts else { return false };
        let Some(rest_of_bodies) = Rest::load(&tail[read..], &self.model.bodies) else { return false };
        self.step_count = head[0] as u64;
        self.time_anchor = (head[1], head[2] as u64);
        self.energy_at_start = head[3];
        (self.state.t, self.state.applied_work, self.state.constraint_work) = (head[4], head[5], head[6]);
        let mouse = (head[7] >= 0.0).then(|| MouseSpring {
            body: head[7] as u32,
            local: [head[8], head[9], head[10]],
            target: [head[11], head[12], head[13]],
            omega: head[14],
            damping: head[15],
        });
        self.state.contacts = contacts;
        self.state.rest = rest_of_bodies;
        if self.state.broken != broken || self.model.mouse.is_some() != mouse.is_some() {
            self.state.broken = broken;
            self.method.model_changed();
        }
        self.model.mouse = mouse;
        self.lambda.clear();
        self.lambda.extend_from_slice(lambda);
        self.state.q.copy_from_slice(q);
        self.state.v.copy_from_slice(v);
        self.forget();
        self.last_report = StepReport::default();
        true
    }
}

/// The ids of broken constraints, after minus their number, and the numbers that follow; none where there is no such list.
fn broken(numbers: &[f64]) -> Option<(Vec<u32>, &[f64])> {
    match numbers.split_first() {
        Some((count, rest)) if *count < 0.0 => {
            let (ids, rest) = rest.split_at_checked(-count as usize)?;
            let whole = |x: &f64| (0.0..=f64::from(u32::MAX)).contains(x) && x.floor() == *x;
            let fits = ids.iter().all(whole) && ids.is_sorted_by(|a, b| a < b);
            fits.then(|| (ids.iter().map(|id| *id as u32).collect(), rest))
        }
        _ => Some((Vec::new(), numbers)),
    }
}
