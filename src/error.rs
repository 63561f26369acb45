//! Errors about bad input: always with the place and the remedy.

use std::fmt;
use std::ops::Deref;

/// Kind of an error; the page and scripts branch on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// No scene of that name in the catalogue.
    UnknownScene,
    /// A key that the document or the parameter list does not have.
    UnknownKey,
    /// A string where a number is wanted, and the like.
    WrongType,
    /// A number, count or choice outside what is allowed.
    OutOfRange,
    /// NaN or infinity.
    NotFinite,
    /// Something that has no default was left out.
    Missing,
    /// No body, constraint or force with that id.
    UnknownId,
    /// Two things with the same id.
    DuplicateId,
    /// Something cannot be removed while others need it.
    InUse,
    /// More than the program takes on.
    TooLarge,
    /// A combination that is not offered.
    Unsupported,
    /// Bytes that are no snapshot, or one of another scene.
    BadSnapshot,
    /// A series that was not recorded.
    NotRecorded,
    /// An object that is in the middle of another call.
    RecursiveUse,
}

impl Code {
    /// The word that JavaScript sees as `error.code`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Code::UnknownScene => "unknown-scene",
            Code::UnknownKey => "unknown-key",
            Code::WrongType => "wrong-type",
            Code::OutOfRange => "out-of-range",
            Code::NotFinite => "not-finite",
            Code::Missing => "missing",
            Code::UnknownId => "unknown-id",
            Code::DuplicateId => "duplicate-id",
            Code::InUse => "in-use",
            Code::TooLarge => "too-large",
            Code::Unsupported => "unsupported",
            Code::BadSnapshot => "bad-snapshot",
            Code::NotRecorded => "not-recorded",
            Code::RecursiveUse => "recursive-use",
        }
    }
}

/// Bad input, with its place (`constraints[3].between[1]`) and what to do about it. It is one pointer, so that every `?` moves little.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Details>);

/// The fields of an [`Error`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Details {
    /// Kind of the error.
    pub code: Code,
    /// Where in the input; empty where the whole of it is meant.
    pub path: String,
    /// The error and its remedy, without the path.
    pub message: String,
}

impl Error {
    /// An error at a place.
    pub fn new(code: Code, path: impl Into<String>, message: impl Into<String>) -> Self {
        Error::of(code, path.into(), message.into())
    }

    #[cold]
    #[inline(never)]
    fn of(code: Code, path: String, message: String) -> Self {
        Error(Box::new(Details { code, path, message }))
    }

    /// This error at another place.
    #[must_use]
    pub fn at(mut self, path: &str) -> Self {
        self.0.path = path.into();
        self
    }

    /// This error, one level further out: `prefix` is put before its path.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub fn under(mut self, prefix: &str) -> Self {
        let separator = if self.path.is_empty() || self.path.starts_with('[') || prefix.is_empty() { "" } else { "." };
        self.0.path = [prefix, separator, &self.0.path].concat();
        self
    }
}

impl Deref for Error {
    type Target = Details;

    fn deref(&self) -> &Details {
        &self.0
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() { f.write_str(&self.message) } else { write!(f, "{}: {}", self.path, self.message) }
    }
}

impl std::error::Error for Error {}

/// A number in a message, as people write it: 0.25, 1e300, Infinity.
#[must_use]
pub fn number(x: f64) -> String {
    if x.is_nan() {
        "NaN".into()
    } else if x.is_infinite() {
        if x > 0.0 { "Infinity" } else { "-Infinity" }.into()
    } else if x == 0.0 || (1e-4..1e9).contains(&x.abs()) {
        x.to_string()
    } else {
        format!("{x:e}")
    }
}

/// The error about a number that is NaN or infinite.
#[must_use]
pub fn not_finite(path: &str, x: f64) -> Error {
    Error::new(Code::NotFinite, path, format!("must be a finite number; got {}", number(x)))
}

/// A result whose error names the place and the remedy.
pub type Result<T> = std::result::Result<T, Error>;
