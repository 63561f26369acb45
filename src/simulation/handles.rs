//! Bodies, constraints and forces as calls on a running simulation name them.

use super::Simulation;
use crate::error::{Code, Error, Result};

/// A lasting id, or the text that a document gave as `"id"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Handle {
    /// Of `bodies()`, `constraints()` or `forces()`.
    Id(u32),
    /// Their `name`.
    Name(String),
}

impl Simulation {
    /// The lasting id of a body; `path` is the argument that names it.
    pub fn body_id(&self, handle: &Handle, path: &str) -> Result<u32> {
        let bodies = &self.world.model().bodies;
        let found = match handle {
            Handle::Id(id) => bodies.index_of(*id).ok().map(|_| *id),
            Handle::Name(name) => bodies.list().iter().find(|body| body.name.as_ref() == Some(name)).map(|body| body.id),
        };
        found.ok_or_else(|| unknown(handle, path, "body", "bodies()"))
    }

    /// The lasting id of a constraint.
    pub fn constraint_id(&self, handle: &Handle, path: &str) -> Result<u32> {
        let items = &self.world.model().constraints;
        let found = items.iter().find(|item| is(handle, item.id, item.name.as_ref())).map(|item| item.id);
        found.ok_or_else(|| unknown(handle, path, "constraint", "constraints()"))
    }

    /// The lasting id of a force.
    pub fn force_id(&self, handle: &Handle, path: &str) -> Result<u32> {
        let items = &self.world.model().forces;
        let found = items.iter().find(|item| is(handle, item.id, item.name.as_ref())).map(|item| item.id);
        found.ok_or_else(|| unknown(handle, path, "force", "forces()"))
    }
}

fn is(handle: &Handle, id: u32, name: Option<&String>) -> bool {
    match handle {
        Handle::Id(wanted) => *wanted == id,
        Handle::Name(wanted) => name == Some(wanted),
    }
}

fn unknown(handle: &Handle, path: &str, what: &str, list: &str) -> Error {
    let message = match handle {
        Handle::Id(id) => format!("no {what} {id}; {list} lists their ids"),
        Handle::Name(name) => format!("no {what} \"{name:.40}\"; {list} lists their names and ids"),
    };
    Error::new(Code::UnknownId, path, message)
}
