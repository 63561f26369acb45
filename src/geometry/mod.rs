//! Shapes and where they touch: pure geometry, without bodies, rows or dynamics.
//!
//! A shape says its mass properties, its bounds and its outline, and `collide` says where two of them touch: manifolds of
//! points with gaps, closer than a margin. The plane ([`plane`]: `DVec2`, rotation as cosine and sine) and space ([`space`]:
//! `DVec3`, `DQuat`) are separate, concrete modules with the same words. [`broad_phase`] serves both: it finds the pairs
//! of boxes that overlap, so that only those are looked at closely.
//!
//! Units: metres, kilograms, radians. A gap is positive between shapes apart and negative where they overlap; a normal is
//! a unit vector from the first shape to the second.

pub mod broad_phase;
pub mod plane;
pub mod space;
