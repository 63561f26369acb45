//! Limits of the size of views. Views that grow faster than the scene (full matrices, each force on all bodies) are checked
//! before they are built, so that no view of a large scene needs more than about 100 MB or a few seconds.

use crate::error::{Code, Error, Result};

/// Largest number of rows of a full matrix: its eigenvalues take n³ operations.
pub const MOST_DENSE_ROWS: usize = 600;

/// Largest number of entries of a view: 8 bytes each.
pub const MOST_ENTRIES: usize = 4_000_000;

/// Error if a full matrix would be too large. `path` names the view.
pub fn check_dense(path: &str, rows: usize, cols: usize) -> Result<()> {
    if rows <= MOST_DENSE_ROWS {
        return check_entries(path, rows, cols);
    }
    let message = format!("{rows} rows; the limit of a full matrix is {MOST_DENSE_ROWS}. constraints(), c() and lambda() have none");
    Err(Error::new(Code::TooLarge, path, message))
}

/// Error if `lists` lists of `length` numbers would be too large.
pub fn check_entries(path: &str, lists: usize, length: usize) -> Result<()> {
    if lists.saturating_mul(length) <= MOST_ENTRIES {
        return Ok(());
    }
    Err(Error::new(Code::TooLarge, path, format!("{lists} × {length} numbers; the limit is {MOST_ENTRIES}. Try a smaller scene")))
}
