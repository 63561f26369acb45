//! Lasting ids.

use crate::error::{Code, Error, Result};

/// No id is larger; documents with larger ones are refused.
pub const LARGEST_ID: u32 = 1_000_000_000;

/// The next id of a counter, or the given one with the counter moved past it.
pub(super) fn claim(next: &mut u32, given: Option<u32>) -> Result<u32> {
    let id = given.unwrap_or(*next);
    if id > LARGEST_ID {
        let message = format!("all ids up to {LARGEST_ID} are taken; write the document without \"ids\" and start from that");
        return Err(Error::new(Code::TooLarge, "", message));
    }
    *next = (*next).max(id + 1);
    Ok(id)
}
