//! How large a view may be. Whatever grows faster than the scene itself (full matrices, one force on all bodies) is
//! measured before it is built, so that no view of a large scene takes more than some 100 MB or some seconds.

use crate::error::{Code, Error, Result};

/// Largest number of rows of a full matrix: its eigenvalues take n³ operations.
pub const MOST_DENSE_ROWS: usize = 600;

/// Largest number of entries of a view: 8 bytes each.
pub const MOST_ENTRIES: usize = 4_000_000;

/// Refuses a full matrix that is too large. `path` names the view.
pub fn check_dense(path: &str, rows: usize, cols: usize) -> Result<()> {
    if rows <= MOST_DENSE_ROWS {
        return check_entries(path, rows, cols);
    }
    let message = format!("{rows} rows; the limit of a full matrix is {MOST_DENSE_ROWS}. constraints(), c() and lambda() have none");
    Err(Error::new(Code::TooLarge, path, message))
}

/// Refuses so many lists of so many numbers where they are too many together.
pub fn check_entries(path: &str, lists: usize, length: usize) -> Result<()> {
    if lists.saturating_mul(length) <= MOST_ENTRIES {
        return Ok(());
    }
    Err(Error::new(Code::TooLarge, path, format!("{lists} × {length} numbers; the limit is {MOST_ENTRIES}. Try a smaller scene")))
}
