//! A simulation as bytes: a mark, the length of the structure's JSON, the JSON (or nothing, where a document holds it),
//! then numbers, all little-endian.

use crate::error::{Code, Error, Result};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

const MARK: &[u8; 8] = b"CDYNv001";

/// Structure and numbers as bytes.
#[must_use]
pub fn encode(structure: &str, numbers: &[f64]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(16 + structure.len() + 8 * numbers.len());
    bytes.extend_from_slice(MARK);
    bytes.extend_from_slice(&(structure.len() as u64).to_le_bytes());
    bytes.extend_from_slice(structure.as_bytes());
    for x in numbers {
        bytes.extend_from_slice(&x.to_le_bytes());
    }
    bytes
}

/// What [`encode`] was given.
pub fn decode(bytes: &[u8]) -> Result<(String, Vec<f64>)> {
    let rest = bytes.strip_prefix(MARK.as_slice()).ok_or_else(damaged)?;
    let (length, rest) = rest.split_first_chunk::<8>().ok_or_else(damaged)?;
    let length = usize::try_from(u64::from_le_bytes(*length)).map_err(|_| damaged())?;
    let (structure, rest) = rest.split_at_checked(length).ok_or_else(damaged)?;
    let structure = std::str::from_utf8(structure).map_err(|_| damaged())?.to_string();
    let (numbers, tail) = rest.as_chunks::<8>();
    if !tail.is_empty() {
        return Err(damaged());
    }
    Ok((structure, numbers.iter().map(|b| f64::from_le_bytes(*b)).collect()))
}

pub(super) fn damaged() -> Error {
    Error::new(Code::BadSnapshot, "", "these bytes are no snapshot of this program, or they are damaged")
}

/// Bytes as text for a document's `state`.
#[must_use]
pub fn to_base64(bytes: &[u8]) -> String {
    STANDARD.encode(bytes)
}

/// The bytes of a document's `state`.
pub fn from_base64(text: &str) -> Result<Vec<u8>> {
    STANDARD.decode(text).map_err(|_| Error::new(Code::BadSnapshot, "state", "is not base64; leave it out to start from the beginning"))
}
