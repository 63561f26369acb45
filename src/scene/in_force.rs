//! The defaults in force: the values of a document that says nothing of its method. Most are the same for every document; those
//! that follow from what the document holds are none that a schema or a type could name.

use super::{document, writer};
use crate::describe::{Args, Parameter};
use crate::method::Settings;
use serde_json::{Value, json};

/// The default of a parameter of `method`, as documents get it.
#[derive(Clone, Debug, PartialEq)]
pub enum Default {
    /// In every document.
    Always(Value),
    /// By what the document holds.
    ByContent,
}

/// The settings of documents without a method: of particles on links, of bodies that touch, and of jointed ones.
#[derive(Debug)]
pub struct InForce(Vec<Settings>);

impl InForce {
    /// Reads the documents.
    #[must_use]
    pub fn read() -> Self {
        let ball = |x: f64| json!({ "shape": { "disc": 0.5 }, "at": [x, 0] });
        let particle = |x: f64| json!({ "particle": {}, "at": [x, 0] });
        let link = json!([{ "distance": { "between": [0, 1] } }]);
        let joint = json!([{ "ball": { "between": [0, 1], "anchors": [[0.5, 0], [-0.5, 0]] } }]);
        let contents = [(particle(0.0), particle(1.0), link), (ball(0.0), ball(2.0), json!([])), (ball(0.0), ball(1.0), joint)];
        let settings = contents.into_iter().filter_map(|(one, other, constraints)| {
            let value = json!({ "version": 1, "space": "plane", "bodies": [one, other], "constraints": constraints });
            document::read(value).ok().map(|document| document.settings)
        });
        InForce(settings.collect())
    }

    /// The default of a parameter of the part of the settings that `part` picks; None where it has none.
    #[must_use]
    pub fn default(&self, part: fn(&Settings) -> &Args, parameter: &Parameter) -> Option<Default> {
        let mut values = self.0.iter().filter_map(|settings| part(settings).get(parameter.name));
        let first = values.next()?;
        let same = values.all(|value| value == first);
        Some(if same { Default::Always(writer::value(first, &|_| Value::Null)) } else { Default::ByContent })
    }
}
