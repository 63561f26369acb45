//! Which pairs of bodies pass through each other: those that a constraint joins, unless its `collide` is true, and those of which
//! one ignores a group that the other is in.

use crate::describe::{Args, Parameter, Type};
use crate::error::{Code, Error, Result};

/// Word of joints and distances.
pub const COLLIDE: Parameter =
    Parameter::new("collide", "", "", Type::Boolean { default: false }, "Whether the bodies it joins collide with each other.");
/// Word of bodies.
pub const GROUPS: Parameter =
    Parameter::new("groups", "", "", Type::Text { default: "" }, "Its collision groups: names of your choice, separated by spaces.");
/// Word of bodies.
pub const IGNORES: Parameter =
    Parameter::new("ignores", "", "", Type::Text { default: "" }, "Collision groups whose bodies it passes through, separated by spaces.");

/// The collision groups of a body, as its document gives them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Groups {
    /// Names of the groups that it is in.
    pub of: String,
    /// Names of the groups whose bodies it passes through.
    pub ignored: String,
}

/// Most bytes of one of the two.
const LONGEST: usize = 200;

impl Groups {
    /// From `groups` and `ignores`; none where neither has a name.
    pub fn from_args(args: &Args) -> Result<Option<Box<Self>>> {
        let names = |word: &str| {
            let text = args.text(word);
            if text.len() > LONGEST {
                let message = format!("{} bytes of names; give at most {LONGEST}", text.len());
                return Err(Error::new(Code::TooLarge, word, message));
            }
            Ok(text.to_string())
        };
        let groups = Groups { of: names(GROUPS.name)?, ignored: names(IGNORES.name)? };
        Ok((groups != Groups::default()).then(|| Box::new(groups)))
    }

    /// True where it is in a group that the other ignores, or the other way round.
    #[must_use]
    #[inline]
    pub fn pass(&self, other: &Groups) -> bool {
        let ignores = |one: &Groups, other: &Groups| !one.ignored.is_empty() && one.ignores(other);
        ignores(self, other) || ignores(other, self)
    }

    #[inline(never)]
    fn ignores(&self, other: &Groups) -> bool {
        self.ignored.split_whitespace().any(|name| other.of.split_whitespace().any(|of| of == name))
    }
}
