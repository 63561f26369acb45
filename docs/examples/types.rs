//! Prints the TypeScript types of names and documents: `cargo run --example types`.

fn main() {
    print!("{}", constrained_dynamics::simulation::types::types());
}
