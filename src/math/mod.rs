//! Small linear algebra on slices of `f64`: block rows, dense symmetric matrices, vectors; formulas given as text.

pub mod block_rows;
pub mod colours;
pub mod dense;
pub mod eigenvalues;
pub mod elimination;
pub mod formula;
pub mod lu;
pub mod mapped;
pub mod rotation;
pub mod sort;
pub mod sparse_ldl;
pub mod sparse_lu;
pub mod square;
pub mod turns;
pub mod two;
pub mod vector;
pub mod work;

pub use block_rows::BlockRows;
pub use colours::colours;
pub use dense::Dense;
pub use eigenvalues::{Complex, eigenvalues};
pub use lu::Lu;
pub use mapped::Mapped;
pub use sort::sorted_indices;
pub use sparse_ldl::SparseLdl;
pub use sparse_lu::SparseLu;
pub use turns::{by_turns, turns};
pub use two::Two;
pub use work::Work;
