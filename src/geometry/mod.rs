//! Shapes and contact detection: pure geometry, without bodies, rows or dynamics.
//!
//! A shape gives its mass properties, its bounding box and its outline; `collide` gives the contact manifolds of two shapes
//! closer than a margin: points with gaps. The plane ([`plane`]: `DVec2`, rotation as cosine and sine) and space ([`space`]:
//! `DVec3`, `DQuat`) are separate, concrete modules with the same names. [`broad_phase`] serves both: it finds the pairs
//! of overlapping bounding boxes, the only ones that the narrow phase examines.
//!
//! Units: metres, kilograms, radians. A gap is positive between shapes apart and negative where they overlap; a normal is
//! a unit vector from the first shape to the second.

pub mod broad_phase;
pub mod plane;
pub mod ray;
pub mod space;
