//! Laws that hold for any input: of constraints, forces, methods, contacts and solvers, most of them as properties of random cases.

#[path = "../common/mod.rs"]
mod common;

mod articulated;
mod breaking;
mod buoyancy;
mod circle;
mod combined;
mod complementarity;
mod complementarity_families;
mod complementarity_laws;
mod complementarity_programs;
mod complementarity_solvers;
mod contact_laws;
mod contact_sweeps;
mod convergence;
mod defaults;
mod drives;
mod energy;
mod events;
mod force_laws;
mod forces;
mod formulas;
mod gallery;
mod generalised;
mod groups;
mod implicit_springs;
mod joints;
mod mechanisms;
mod methods;
mod more_forces;
mod observables;
mod orders;
mod penalty;
mod polyhedral_friction;
mod position;
mod position_contacts;
mod position_limits;
mod reference;
mod round_shapes;
mod shown_is_run;
mod sleeping;
mod step_problem;
mod symmetry;
mod systems;
mod told;
