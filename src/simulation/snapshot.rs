//! Binary format of a simulation: a magic number, the length of the structure, the structure (a document as tagged values, or
//! nothing inside a document's `state`), then numbers, all little-endian.
//!
//! The structure is not JSON text, because a JSON parser and printer would be a fifth of the wasm.

use super::base64;
use crate::error::{Code, Error, Result};
use serde_json::{Map, Number, Value};

const MARK: &[u8; 8] = b"CDYNv001";

/// Largest nesting depth of a document.
const DEEPEST: usize = 32;

/// Structure (as [`write_value`] wrote it) and numbers as bytes.
#[must_use]
pub fn encode(structure: &[u8], numbers: &[f64]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(16 + structure.len() + 8 * numbers.len());
    bytes.extend_from_slice(MARK);
    bytes.extend_from_slice(&(structure.len() as u64).to_le_bytes());
    bytes.extend_from_slice(structure);
    for x in numbers {
        bytes.extend_from_slice(&x.to_le_bytes());
    }
    bytes
}

/// The inverse of [`encode`]: structure and numbers.
pub fn decode(bytes: &[u8]) -> Result<(&[u8], Vec<f64>)> {
    let rest = bytes.strip_prefix(MARK.as_slice()).ok_or_else(damaged)?;
    let (length, rest) = rest.split_first_chunk::<8>().ok_or_else(damaged)?;
    let length = usize::try_from(u64::from_le_bytes(*length)).map_err(|_| damaged())?;
    let (structure, rest) = rest.split_at_checked(length).ok_or_else(damaged)?;
    let (numbers, tail) = rest.as_chunks::<8>();
    if !tail.is_empty() {
        return Err(damaged());
    }
    Ok((structure, numbers.iter().map(|b| f64::from_le_bytes(*b)).collect()))
}

pub(super) fn damaged() -> Error {
    Error::new(Code::BadSnapshot, "bytes", "not a snapshot of this program, or a damaged one; give what snapshot() gave")
}

/// A document as bytes: a tag for each value, then its contents.
#[must_use]
pub fn write_value(value: &Value) -> Vec<u8> {
    let mut out = Vec::new();
    write(value, &mut out);
    out
}

fn write(value: &Value, out: &mut Vec<u8>) {
    match value {
        Value::Null => out.push(b'n'),
        Value::Bool(false) => out.push(b'f'),
        Value::Bool(true) => out.push(b't'),
        Value::Number(x) => match x.as_i64() {
            Some(i) => {
                out.push(b'i');
                out.extend_from_slice(&i.to_le_bytes());
            }
            None => {
                out.push(b'd');
                out.extend_from_slice(&x.as_f64().unwrap_or(f64::NAN).to_le_bytes());
            }
        },
        Value::String(s) => {
            out.push(b's');
            write_text(s, out);
        }
        Value::Array(list) => {
            out.push(b'a');
            out.extend_from_slice(&(list.len() as u32).to_le_bytes());
            list.iter().for_each(|x| write(x, out));
        }
        Value::Object(map) => {
            out.push(b'o');
            out.extend_from_slice(&(map.len() as u32).to_le_bytes());
            for (key, value) in map {
                write_text(key, out);
                write(value, out);
            }
        }
    }
}

fn write_text(text: &str, out: &mut Vec<u8>) {
    out.extend_from_slice(&(text.len() as u32).to_le_bytes());
    out.extend_from_slice(text.as_bytes());
}

/// The inverse of [`write_value`].
pub fn read_value(bytes: &[u8]) -> Result<Value> {
    let mut rest = bytes;
    let value = read(&mut rest, 0).ok_or_else(damaged)?;
    if rest.is_empty() { Ok(value) } else { Err(damaged()) }
}

fn read(rest: &mut &[u8], depth: usize) -> Option<Value> {
    if depth > DEEPEST {
        return None;
    }
    Some(match take::<1>(rest)?[0] {
        b'n' => Value::Null,
        b'f' => Value::Bool(false),
        b't' => Value::Bool(true),
        b'i' => Value::Number(Number::from(i64::from_le_bytes(take(rest)?))),
        b'd' => Value::Number(Number::from_f64(f64::from_le_bytes(take(rest)?))?),
        b's' => Value::String(read_text(rest)?),
        b'a' => {
            let n = u32::from_le_bytes(take(rest)?);
            Value::Array((0..n).map(|_| read(rest, depth + 1)).collect::<Option<_>>()?)
        }
        b'o' => {
            let mut map = Map::new();
            for _ in 0..u32::from_le_bytes(take(rest)?) {
                let key = read_text(rest)?;
                map.insert(key, read(rest, depth + 1)?);
            }
            Value::Object(map)
        }
        _ => return None,
    })
}

fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (head, tail) = rest.split_first_chunk::<N>()?;
    *rest = tail;
    Some(*head)
}

fn read_text(rest: &mut &[u8]) -> Option<String> {
    let length = u32::from_le_bytes(take(rest)?) as usize;
    let (head, tail) = rest.split_at_checked(length)?;
    *rest = tail;
    Some(std::str::from_utf8(head).ok()?.to_string())
}

/// Bytes as text for a document's `state`.
#[must_use]
pub fn to_base64(bytes: &[u8]) -> String {
    base64::encode(bytes)
}

/// The bytes of a document's `state`.
pub fn from_base64(text: &str) -> Result<Vec<u8>> {
    base64::decode(text)
        .ok_or_else(|| Error::new(Code::BadSnapshot, "state", "must be base64; leave it out to start from the initial state"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_value_comes_back_as_it_was() {
        let value = json!({ "a": [1, -2, 0.1, 1e300, "ö", null, true, false], "b": { "c": {} }, "": [] });
        assert_eq!(read_value(&write_value(&value)).unwrap(), value);
    }

    #[test]
    fn cut_bytes_are_refused() {
        let bytes = write_value(&json!({ "a": [1, "text", { "b": 0.5 }] }));
        for n in 0..bytes.len() {
            assert!(read_value(&bytes[..n]).is_err(), "{n} of {} bytes", bytes.len());
        }
    }
}
