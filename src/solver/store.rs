//! Rows on bodies with up to 2B velocity components, and û of those bodies.

use super::contacts::Contacts;
use super::gauss_seidel;
use super::lanes::{Body, Number, OnPair, body, dot, of_pair, pack, put_pair, ratio};
use super::pair::NOBODY;
use super::rows::{Apart, Extent, Rows, Source};
use crate::assembly::{Bounds, FrictionKind, FrictionLink};
use crate::math::block_rows::each;
use crate::math::{BlockRows, Mapped, Two, vector};

/// A row that changes by itself.
#[derive(Clone, Copy, Debug)]
struct Single<const M: usize> {
    /// Places of its bodies; where it is wide, the first and one past the last of its blocks.
    bodies: [u32; 2],
    wide: bool,
    /// Softness of the row, added to A_ii.
    softness: f64,
    /// Ĵ_i
    values: OnPair<M>,
}

/// Place of a body among the velocities.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    column: u32,
    width: u32,
}

/// Rows on bodies with up to 2B velocity components.
#[derive(Debug, Default)]
pub struct Store<N: Number, const B: usize, const M: usize, const R: usize> {
    singles: Vec<Single<M>>,
    /// Blocks of rows that are wide: a place and the numbers there.
    blocks: Vec<(u32, Body<B>)>,
    pub contacts: Contacts<N, B, M, R>,
    /// û of each place
    pub velocities: Vec<Body<B>>,
    /// W^−½ v̄ and W^−½ v⁻ of each place, for whoever writes contacts into their groups.
    pub free: Vec<Body<B>>,
    pub before: Vec<Body<B>>,
    /// Another û of each place.
    scratch: Vec<Body<B>>,
    /// For each column of J at which a block begins, its place.
    pub place_of: Vec<u32>,
    places: Vec<Place>,
    /// W, and W^½
    inverse_mass: Vec<f64>,
    root: Vec<f64>,
    /// W^½ of each place
    roots: Vec<Body<B>>,
    /// True where û = Ĵᵀλ of the contacts, and there are no other rows.
    settled: bool,
    links: Links,
    /// Number of rows before those of contacts.
    pub first: usize,
    /// Rows behind the first contact that belong to none: rolling and torsional friction.
    pub after: Vec<u32>,
    /// λ of each group before a sweep that is watched.
    lambda_before: Vec<[N; R]>,
}

/// Why rows were not read.
enum Misfit {
    /// A block is too wide for the store.
    Wide,
    /// Bodies have other velocity components than before.
    Bodies,
}

impl<N: Number, const B: usize, const M: usize, const R: usize> Store<N, B, M, R> {
    /// Reads all rows; false where a block is too wide.
    pub fn read(&mut self, source: &Source, apart: Apart) -> bool {
        if self.places.is_empty() || self.inverse_mass != source.inverse_mass {
            self.inverse_mass.clear();
            self.inverse_mass.extend_from_slice(source.inverse_mass);
            self.root.clear();
            self.root.extend(source.inverse_mass.iter().map(|w| w.sqrt()));
            self.drop_places();
        }
        let read = self.read_rows(source, apart).or_else(|misfit| match misfit {
            Misfit::Wide => Err(misfit),
            Misfit::Bodies => {
                self.drop_places();
                self.read_rows(source, apart)
            }
        });
        self.settled = false;
        self.velocities.clear();
        self.velocities.resize(self.places.len(), [Two::ZERO; B]);
        read.is_ok()
    }

    /// Gives all bodies new places; the first belongs to no body.
    fn drop_places(&mut self) {
        self.place_of.clear();
        self.place_of.resize(self.inverse_mass.len(), NOBODY);
        self.places.clear();
        self.places.push(Place::default());
        self.roots.clear();
        self.roots.push([Two::ZERO; B]);
    }

    fn read_rows(&mut self, source: &Source, apart: Apart) -> Result<(), Misfit> {
        let m = source.jacobian.len();
        self.singles.clear();
        self.blocks.clear();
        self.after.clear();
        self.links.find(source.bounds.friction, m);
        self.first = if self.links.can_group(source) { source.contacts_from } else { m };
        if apart != Apart::Kept {
            self.contacts.clear();
        }
        for i in 0..self.first {
            let single = self.single(source, i)?;
            self.singles.push(single);
        }
        let mut i = self.first;
        while i < m {
            let (bodies, count) = self.contact(source, i)?;
            match bodies {
                Some(bodies) => {
                    let link = if count > 1 { self.links.of[i + 1] - 1 } else { 0 };
                    self.contacts.push(bodies, i, count, link as usize);
                }
                None => self.after.push(i as u32),
            }
            i += count;
        }
        if !self.after.is_empty() {
            let blank = Single { bodies: [NOBODY; 2], wide: false, softness: 0.0, values: [Two::ZERO; M] };
            self.singles.resize(m, blank);
            for k in 0..self.after.len() {
                let i = self.after[k] as usize;
                self.singles[i] = self.single(source, i)?;
            }
        }
        if apart != Apart::None {
            return Ok(());
        }
        self.contacts.arrange(self.places.len());
        let Store { contacts, root, .. } = self;
        contacts.set_rows(|row, count| {
            let mut rows = [[Two::ZERO; M]; R];
            each!(R, k => if k < count { rows[k] = pair_row::<B, M>(source.jacobian, root, row + k) });
            rows
        });
        Ok(())
    }

    /// Places of the two bodies of the contact that begins with row i, and how many rows it has; no bodies: one row that is none
    /// of a contact.
    fn contact(&mut self, source: &Source, i: usize) -> Result<(Option<[u32; 2]>, usize), Misfit> {
        let alone = Ok((None, 1));
        if !is_normal(&source.bounds, i) || self.links.of[i] > 0 {
            return alone;
        }
        let Some(bodies) = self.bodies_of(source.jacobian, i)? else { return alone };
        let Some(link) = self.links.of.get(i + 1).and_then(|l| l.checked_sub(1)) else { return Ok((Some(bodies), 1)) };
        let link = &source.bounds.friction[link as usize];
        let tangents = link.tangents();
        let fits = link.normal == i
            && tangents.len() == R - 1
            && tangents.iter().enumerate().all(|(k, t)| *t == i + 1 + k)
            && (R == 2 || link.kind == FrictionKind::Cone);
        let same_bodies =
            fits && tangents.iter().try_fold(true, |same, t| Ok(same && self.bodies_of(source.jacobian, *t)? == Some(bodies)))?;
        Ok((Some(bodies), if same_bodies { R } else { 1 }))
    }

    /// Places of the moving bodies of row i, if there are two at most.
    fn bodies_of(&mut self, jacobian: &BlockRows, i: usize) -> Result<Option<[u32; 2]>, Misfit> {
        Ok(self.pair(jacobian, i)?.map(|(bodies, _)| bodies))
    }

    /// Places of the moving bodies of row i and Ĵ_i, if there are two at most.
    fn pair(&mut self, jacobian: &BlockRows, i: usize) -> Result<Option<([u32; 2], OnPair<M>)>, Misfit> {
        let (mut bodies, mut of, mut count) = ([NOBODY; 2], [[Two::ZERO; B]; 2], 0);
        for (column, values) in jacobian.row(i) {
            // Also of a body that does not move: the store depends on the bodies alone.
            if values.len() > 2 * B && B == 2 {
                return Err(Misfit::Wide);
            }
            if self.root[column] == 0.0 {
                continue;
            }
            if count == 2 || values.len() > 2 * B {
                return Ok(None);
            }
            bodies[count] = self.place(column, values.len())?;
            let root = &self.root[column..column + values.len()];
            of[count] = body(values.len(), |k| values[k] * root[k]);
            count += 1;
        }
        Ok(Some((bodies, pack(&of[0], &of[1]))))
    }

    fn single(&mut self, source: &Source, i: usize) -> Result<Single<M>, Misfit> {
        if let Some((bodies, values)) = self.pair(source.jacobian, i)? {
            return Ok(Single { bodies, wide: false, softness: 0.0, values });
        }
        let from = self.blocks.len();
        for (column, values) in source.jacobian.row(i) {
            let place = self.place(column, values.len())?;
            for (k, part) in values.chunks(2 * B).enumerate() {
                let root = &self.root[column + 2 * B * k..];
                self.blocks.push((place + k as u32, body(part.len(), |l| part[l] * root[l])));
            }
        }
        Ok(Single { bodies: [from as u32, self.blocks.len() as u32], wide: true, softness: 0.0, values: [Two::ZERO; M] })
    }

    /// The place of a body by its first column; a wide one takes several.
    #[inline]
    fn place(&mut self, column: usize, width: usize) -> Result<u32, Misfit> {
        match self.place_of[column] {
            NOBODY => Ok(self.new_place(column, width)),
            found if self.places[found as usize].width == width as u32 => Ok(found),
            _ => Err(Misfit::Bodies),
        }
    }

    #[inline(never)]
    fn new_place(&mut self, column: usize, width: usize) -> u32 {
        let place = self.places.len() as u32;
        self.place_of[column] = place;
        for k in 0..width.div_ceil(2 * B) {
            vector::make_room(&mut self.places, 1);
            vector::make_room(&mut self.roots, 1);
            let (column, width) = (column + 2 * B * k, width - 2 * B * k);
            self.places.push(Place { column: column as u32, width: width as u32 });
            self.roots.push(body::<B>(width, |l| self.root[column + l]));
        }
        place
    }

    pub fn soften(&mut self, softness: &[f64]) {
        self.singles.iter_mut().zip(softness).for_each(|(row, softness)| row.softness = *softness);
    }

    fn apply(&mut self, i: usize, lambda: f64) {
        if lambda != 0.0 {
            self.change(i, lambda);
        }
    }

    /// W^−½ v of each place
    pub fn scaled(&self, v: &[f64], out: &mut Vec<Body<B>>) {
        out.clear();
        out.extend(self.places.iter().map(|place| {
            let at = place.column as usize;
            body::<B>(place.width as usize, |k| ratio(v[at + k], self.root[at + k]))
        }));
    }

    /// The place of a body that has so many velocity components from that column on, if it moves.
    pub fn place_of_body(&mut self, column: usize, width: usize) -> u32 {
        if self.root[column] == 0.0 {
            return NOBODY;
        }
        // Bodies have as many components as when their places were given: the masses are the same.
        self.place(column, width).unwrap_or(NOBODY)
    }

    /// Orders the contacts that were appended by their pairs of bodies.
    pub fn arrange_contacts(&mut self) {
        self.settled = false;
        self.velocities.resize(self.places.len(), [Two::ZERO; B]);
        self.contacts.arrange(self.places.len());
    }

    /// W^½ of a place
    #[inline(always)]
    pub fn root(&self, place: u32) -> &Body<B> {
        &self.roots[place as usize]
    }

    pub fn times(&mut self, v: &[f64], out: &mut [f64]) {
        let mut of_v = std::mem::take(&mut self.scratch);
        self.scaled(v, &mut of_v);
        let (singles, after) = self.singles();
        for i in singles.chain(after.iter().map(|i| *i as usize)) {
            out[i] = self.row_times(i, &of_v);
        }
        self.contacts.times(&of_v, out);
        self.scratch = of_v;
    }

    /// λ of the contacts has been set anew; û is its Ĵᵀλ where there are no other rows and it was `pushed`.
    pub fn unsettle(&mut self, pushed: bool) {
        self.settled = pushed && self.singles.is_empty();
    }

    pub fn add_response(&self, v: &mut [f64]) {
        for (place, u) in self.places.iter().zip(&self.velocities).skip(1) {
            let at = place.column as usize;
            for k in 0..(place.width as usize).min(2 * B) {
                let u = if k % 2 == 0 { u[k / 2].x() } else { u[k / 2].y() };
                v[at + k] += self.root[at + k] * u;
            }
        }
    }

    /// Ĵ_i û
    #[inline(always)]
    fn row_times(&self, i: usize, velocities: &[Body<B>]) -> f64 {
        let row = &self.singles[i];
        let [a, b] = row.bodies.mapped(|place| place as usize);
        if !row.wide {
            return dot(&row.values, &of_pair::<B, M>(velocities, [a, b])).sum();
        }
        self.blocks[a..b].iter().map(|(place, values)| dot(values, &velocities[*place as usize]).sum()).sum()
    }
}

/// The friction of rows.
#[derive(Debug, Default)]
struct Links {
    /// Of each row: one more than the friction link that it is a tangent row of, or 0.
    of: Vec<u32>,
}

impl Links {
    fn find(&mut self, links: &[FrictionLink], m: usize) {
        self.of.clear();
        self.of.resize(m, 0);
        for (k, link) in links.iter().enumerate() {
            link.tangents().iter().for_each(|t| self.of[*t] = k as u32 + 1);
        }
    }

    /// True where all rows of contacts are normals, λ ≥ 0, and friction in intervals and discs μ λ_n.
    fn can_group(&self, source: &Source) -> bool {
        let from = source.contacts_from;
        let of_contact = |i: usize| self.of[i] > 0 || is_normal(&source.bounds, i);
        from < self.of.len()
            && (from..self.of.len()).all(of_contact)
            && source.bounds.friction.iter().all(|f| f.normal < from || f.count == 1 || f.kind == FrictionKind::Cone)
    }
}

/// λ_i ≥ 0
fn is_normal(bounds: &Bounds, i: usize) -> bool {
    bounds.interval(i) == (0.0, f64::INFINITY)
}

/// Row i of Ĵ on its two bodies.
#[inline(always)]
fn pair_row<const B: usize, const M: usize>(jacobian: &BlockRows, root: &[f64], i: usize) -> OnPair<M> {
    let (mut of, mut count) = ([[Two::ZERO; B]; 2], 0);
    for (column, values) in jacobian.row(i) {
        let root = &root[column..column + values.len()];
        if root[0] != 0.0 {
            of[count] = body(values.len(), |k| values[k] * root[k]);
            count += 1;
        }
    }
    pack(&of[0], &of[1])
}

impl<N: Number, const B: usize, const M: usize, const R: usize> Rows for Store<N, B, M, R> {
    fn begin(&mut self, lambda: &[f64]) {
        self.settled = self.singles.is_empty();
        self.velocities.fill([Two::ZERO; B]);
        (0..self.first).for_each(|i| self.apply(i, lambda[i]));
        self.contacts.push_all(&mut self.velocities, false);
        for k in 0..self.after.len() {
            let i = self.after[k] as usize;
            self.apply(i, lambda[i]);
        }
    }

    #[inline(always)]
    fn product(&self, i: usize, lambda: f64) -> f64 {
        self.row_times(i, &self.velocities) + self.singles[i].softness * lambda
    }

    #[inline(always)]
    fn change(&mut self, i: usize, delta: f64) {
        let row = &self.singles[i];
        let [a, b] = row.bodies.mapped(|place| place as usize);
        let delta = Two::splat(delta);
        if row.wide {
            for (place, values) in &self.blocks[a..b] {
                let u = &mut self.velocities[*place as usize];
                each!(B, k => u[k] += delta * values[k]);
            }
            return;
        }
        let mut u = of_pair::<B, M>(&self.velocities, [a, b]);
        each!(M, k => u[k] += delta * row.values[k]);
        put_pair(&mut self.velocities, [a, b], &u);
    }

    fn is_settled(&self) -> bool {
        self.settled
    }

    fn singles(&self) -> (core::ops::Range<usize>, &[u32]) {
        (0..self.first, &self.after)
    }

    fn load(&mut self, b: &[f64], links: &[FrictionLink], lambda: &[f64]) {
        self.settled &= self.contacts.own_rows() > 0;
        self.contacts.load(b, links, lambda);
    }

    fn store(&self, lambda: &mut [f64]) {
        self.contacts.store(lambda);
    }

    fn sweep_contacts(&mut self, omega: Option<f64>, tell: Option<&mut dyn FnMut(usize, f64, bool)>) -> Extent {
        let Store { contacts, velocities, lambda_before, .. } = self;
        if tell.is_some() {
            lambda_before.clear();
            lambda_before.extend(contacts.groups.iter().map(|group| group.lambda));
        }
        let extent = gauss_seidel::sweep_contacts(contacts, velocities, omega);
        if let Some(tell) = tell {
            contacts.tell(lambda_before, tell);
        }
        extent
    }

    fn residual_of_contacts(&mut self) -> f64 {
        self.contacts.residual(&self.velocities)
    }

    fn scale_of_contacts(&self) -> f64 {
        self.contacts.scale()
    }
}
