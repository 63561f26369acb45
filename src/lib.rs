//! Constrained Dynamics: simulation of mechanical systems with constraints, for learning, teaching and experiments.
//!
//! # Where to start reading
//!
//! Two one-screen programs compute the same without the engine, and a test compares their λ with its: `docs/examples/bead_on_circle.rs`
//! and `docs/examples/box_on_floor.rs`. Then four files, from the bead to the sweep:
//!
//! 1. [`model::constraint::circle`]: C, Ċ, J and J̇v of one constraint;
//! 2. [`method::acceleration`]: Aλ + b = 0 from its rows, the constraint force of Witkin's course;
//! 3. [`method::velocity`]: time stepping with impulses, b with Baumgarte's term, contacts with friction and restitution;
//! 4. [`solver::gauss_seidel`]: projected Gauss–Seidel, the sweep over single rows and groups of contacts.
//!
//! # Layers
//!
//! Imports point downwards only; `tests/documents/layers.rs` enforces it.
//!
//! | layer | content |
//! |---|---|
//! | `api` | the interface to JavaScript, the only folder with wasm-bindgen (built for wasm only) |
//! | [`simulation`] | a simulation as users see it: parameters, edits, recordings, history |
//! | [`scene`] | scene documents, validation, schema, the catalogue of scenes |
//! | [`observe`] | observables, recorder, history, the exact motion |
//! | [`complementarity`] | a laboratory for small complementarity problems given as numbers |
//! | [`world`] | bodies + forces + constraints + a method; `step()` reads as the algorithm |
//! | [`method`] | how constraints are enforced; integrators |
//! | [`solver`] | how λ is computed; trace, stopping rules |
//! | [`assembly`] | from rows to a problem: A as an operator |
//! | [`model`] | particles and rigid bodies, forces, constraints, joints, contacts |
//! | [`geometry`] | shapes, contact points, broad phase: pure geometry |
//! | [`math`] | block rows, small dense algebra |
//! | [`describe`], [`error`] | names, units, ranges and help of everything, declared once; errors with their place |
//!
//! # Decisions
//!
//! * **A constraint states its mathematics once**: C, J̇v, ∂C/∂t and its blocks of J. Every method builds its own b from
//!   the same rows ([`model::rows::Rows`]), every solver works on the same problem, every view shows the same numbers.
//! * **Constraints that occur by the thousand are written in batches** ([`model::batch`]): distances between particles and ball
//!   joints between bodies that turn, copied out of their boxes into arrays, one loop for each kind. Everything else knows them as
//!   any other constraint, and rows know batches only as a trait ([`model::rows::Batch`]). The alternative, one virtual call and one
//!   `push` for each constraint, took 5.2 to 7.1 times as long for a rope of 100 links and 3.8 times for a cloth of 20 × 20 under
//!   RATTLE, and 7.8 times for that rope under `position` (native, without optimisation across crates).
//! * **[`simulation`] lies between [`scene`] and the API**, so that everything JavaScript can do exists natively under
//!   the same names and `api` only converts. The alternative, logic inside the wasm-bindgen class, could not be tested
//!   natively.
//! * **Every object is rebuilt from values** ([`describe::Args`]): a constraint or force is rebuilt from its values when one changes.
//!   So editing, `toJSON`, the schema and undo need only the description of a new constraint. The alternative,
//!   setters on every constraint, had to be written again for each.
//! * **Observation never changes the state**: λ, Ċ … at the present state are computed beside the run ([`world::World::present`]).
//! * **History is keyframes plus inputs** ([`observe::history`]): bounded memory, lossless, because stepping is
//!   deterministic. Within the recorded span stepping replays, inputs included; a new input there replaces the future.
//! * **Gravity is zero unless the document sets it.** In space y points up, so that the plane
//!   is the slice z = 0.
//! * **A rigid body in space turns along its own principal axes** ([`model::body`]): the last three velocity components are ω
//!   there, as in the Japanese note, so that W is diagonal for every body and no inner loop handles a 3 × 3 block. What leaves
//!   the core (`velocities()`, J, W, forces) is in world axes. The alternative, world axes inside, had to rotate I⁻¹ in
//!   every solver.
//! * **The origin of a body is its centre of mass.** The points of a polygon or hull are shifted to it.
//! * **A body rebounds in the step in which it would arrive** ([`method::contact_law`]). Limited to C/h first, as in a
//!   speculative contact without restitution, it would arrive too slowly.
//! * **Contacts are solved by a number of iterations, not to a tolerance**, unless a document asks for one: the next
//!   step continues from the stored λ ([`model::contact::memory`]).
//! * **The laboratory is a wasm of its own, of the same crate**: the features `engine` and `lab` select the exports of `api`, and code
//!   that is not reached is not linked. The alternative, crates for solvers, laboratory and engine, would make their insides public.
//! * **An [`Error`] is one pointer.** As a struct of two strings it made the wasm 14 kB larger (gzip): every `?` moved it.
//! * **The wasm is built for its size** (`scripts/wasm-cargo.sh`): the standard library is built along, and a panic ends at
//!   once, without a text. Nothing is lost by that: a user can cause only an [`Error`], and a panic, which is a fault of this
//!   code, cannot be caught in WebAssembly anyway. Its text is there natively and in debug builds of the wasm.
//! * **One table of rows for all sweeps** ([`solver::RowTable`]), in the metric of mass: constraints row by row, contacts as groups
//!   of a normal and its tangents, in the plane in two lanes of a vector. One sweep goes over it, for heaps, joints, lessons and
//!   views. The alternative, a kernel for contacts beside a general sweep, was as fast, but what was shown was not what ran.
//! * **Contacts are written into their groups without J beside them**, where they slide in Coulomb's disc (or do not slide) and a
//!   sweep solves. The alternative, to write J, b, λ and bounds of contacts as lists first, is bit for bit the same, is taken
//!   everywhere else and for views, and costs 1.7 to 2.4 times the step of a heap (Node, pyramids, discs, spheres, walls).
//! * **The tolerance of iterative solvers is relative** to ‖b‖, so that one value serves all scales.
#![warn(missing_docs)]

#[cfg(target_arch = "wasm32")]
mod api;
pub mod assembly;
pub mod complementarity;
pub mod describe;
pub mod error;
pub mod geometry;
pub mod math;
pub mod method;
pub mod model;
pub mod observe;
pub mod scene;
pub mod simulation;
pub mod solver;
pub mod world;

pub use error::{Code, Error, Result};
pub use simulation::Simulation;
