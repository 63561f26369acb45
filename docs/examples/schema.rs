//! Prints the JSON Schema of scene documents: `cargo run --example schema`.

fn main() {
    println!("{:#}", constrained_dynamics::scene::schema::schema());
}
