//! A node written as a formula again. It goes without recursion, and ends where it gets too long: what a graph contains once may
//! be written many times.

use super::graph::{Function, Graph, Node, Operation, Place};
use super::parse::{Names, POWER, PRODUCT, SUM, function_word, operation_word};
use crate::error::number;

/// Longest text, in bytes; what is longer ends with "…".
pub const LONGEST: usize = 4000;

/// A piece of text that is still to be written.
enum Piece {
    Word(&'static str),
    /// A node, in brackets where it binds less tightly than that.
    Node(Place, u8),
}

/// The formula of a node.
#[must_use]
pub fn text(graph: &Graph, of: Place, names: &dyn Names) -> String {
    use Piece::{Node as Inner, Word};
    let (mut out, mut rest) = (String::new(), vec![Inner(of, 0)]);
    while let Some(piece) = rest.pop() {
        let (place, least) = match piece {
            Word(word) => {
                out.push_str(word);
                continue;
            }
            Inner(place, least) => (place, least),
        };
        if out.len() > LONGEST {
            out.push('…');
            break;
        }
        let node = graph.node(place);
        let binds = match node {
            Node::Both(operation, ..) => operation_word(operation).1,
            Node::Of(Function::Negate, _) => SUM,
            Node::Number(x) if x < 0.0 => SUM,
            _ => 0,
        };
        let brackets = binds > 0 && binds < least;
        if brackets {
            out.push('(');
            rest.push(Word(")"));
        }
        match node {
            Node::Number(x) => out.push_str(&number(x)),
            Node::Variable(index) => out.push_str(&names.name(index)),
            Node::Of(Function::Negate, a) => rest.extend([Inner(a, PRODUCT), Word("-")]),
            Node::Of(function, a) => rest.extend([Word(")"), Inner(a, 0), Word("("), Word(function_word(function))]),
            Node::Both(operation, a, b) => {
                let (word, binds) = operation_word(operation);
                match binds {
                    0 => rest.extend([Word(")"), Inner(b, 0), Word(", "), Inner(a, 0), Word("("), Word(word)]),
                    POWER => rest.extend([Inner(b, POWER), Word(word), Inner(a, POWER + 1)]),
                    _ => {
                        let strict = matches!(operation, Operation::Subtract | Operation::Divide);
                        rest.extend([Inner(b, binds + u8::from(strict)), Word(word), Inner(a, binds)]);
                    }
                }
            }
        }
    }
    out
}
