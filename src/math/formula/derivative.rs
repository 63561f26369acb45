//! Exact derivatives of a formula, as further nodes of its graph: the chain rule, node by node.
//!
//! Along a direction (q̇, 1) of the variables, dn/ds = Σ ∂n/∂aₖ daₖ/ds goes from the variables to the result; the gradient
//! goes from the result back to the variables, ∂C/∂aₖ = Σ ∂C/∂n ∂n/∂aₖ. Both are a few nodes for each node of the formula.

use super::graph::Operation::{Add, Divide, Multiply, Power, Subtract};
use super::graph::{Function, Graph, Node, Operation, Place};

/// w ∂n/∂a, for the only or the first (k = 0) or the second operand of the node n.
fn chain(graph: &mut Graph, n: Place, second: bool, w: Place) -> Place {
    if w == Graph::ZERO {
        return Graph::ZERO;
    }
    match graph.node(n) {
        Node::Of(function, a) => chain_function(graph, function, n, a, w),
        Node::Both(operation, a, b) => chain_operation(graph, operation, (n, a, b), second, w),
        _ => Graph::ZERO,
    }
}

fn chain_function(graph: &mut Graph, function: Function, n: Place, a: Place, w: Place) -> Place {
    match function {
        Function::Negate => graph.of(Function::Negate, w),
        Function::Sin => {
            let cos = graph.of(Function::Cos, a);
            graph.both(Multiply, w, cos)
        }
        Function::Cos => {
            let sin = graph.of(Function::Sin, a);
            let product = graph.both(Multiply, w, sin);
            graph.of(Function::Negate, product)
        }
        Function::Exp => graph.both(Multiply, w, n),
        Function::Log => graph.both(Divide, w, a),
        Function::Sqrt => {
            let two = graph.number(2.0);
            let twice = graph.both(Multiply, two, n);
            graph.both(Divide, w, twice)
        }
        Function::Abs => {
            let sign = graph.of(Function::Sign, a);
            graph.both(Multiply, w, sign)
        }
        Function::Sign | Function::Step => Graph::ZERO,
    }
}

fn chain_operation(graph: &mut Graph, operation: Operation, (n, a, b): (Place, Place, Place), second: bool, w: Place) -> Place {
    match (operation, second) {
        (Add, _) | (Subtract, false) => w,
        (Subtract, true) => graph.of(Function::Negate, w),
        (Multiply, false) => graph.both(Multiply, w, b),
        (Multiply, true) => graph.both(Multiply, a, w),
        (Divide, false) => graph.both(Divide, w, b),
        (Divide, true) => {
            let product = graph.both(Multiply, w, n);
            let quotient = graph.both(Divide, product, b);
            graph.of(Function::Negate, quotient)
        }
        (Power, false) => {
            let less = graph.both(Subtract, b, Graph::ONE);
            let power = graph.both(Power, a, less);
            let product = graph.both(Multiply, b, power);
            graph.both(Multiply, product, w)
        }
        (Power, true) => {
            let log = graph.of(Function::Log, a);
            let product = graph.both(Multiply, n, log);
            graph.both(Multiply, product, w)
        }
        (Operation::Atan2, _) => {
            let (aa, bb) = (graph.both(Multiply, a, a), graph.both(Multiply, b, b));
            let square = graph.both(Add, aa, bb);
            let product = graph.both(Multiply, w, if second { a } else { b });
            let quotient = graph.both(Divide, product, square);
            if second { graph.of(Function::Negate, quotient) } else { quotient }
        }
        // 1 for the operand that is taken, and for the first where both are equal.
        (Operation::Min | Operation::Max, _) => {
            let difference = if operation == Operation::Min { graph.both(Subtract, b, a) } else { graph.both(Subtract, a, b) };
            let first = graph.of(Function::Step, difference);
            let taken = if second { graph.both(Subtract, Graph::ONE, first) } else { first };
            graph.both(Multiply, taken, w)
        }
    }
}

/// d/ds of a node where each variable changes at the rate that `rate` names, a node of the graph; 0 where it does not change.
pub fn along(graph: &mut Graph, of: Place, rate: &mut dyn FnMut(&mut Graph, u8) -> Place) -> Place {
    let mut rates = vec![Graph::ZERO; of as usize + 1];
    for n in 2..=of {
        rates[n as usize] = match graph.node(n) {
            Node::Number(_) => Graph::ZERO,
            Node::Variable(index) => rate(graph, index),
            Node::Of(_, a) => chain(graph, n, false, rates[a as usize]),
            Node::Both(_, a, b) => {
                let (first, second) = (chain(graph, n, false, rates[a as usize]), chain(graph, n, true, rates[b as usize]));
                graph.both(Add, first, second)
            }
        };
    }
    rates[of as usize]
}

/// The derivatives of a node with respect to variables; 0 for those that it does not contain.
pub fn gradient(graph: &mut Graph, of: Place, variables: &[u8]) -> Vec<Place> {
    let mut varies = vec![false; of as usize + 1];
    for n in 2..=of {
        varies[n as usize] = match graph.node(n) {
            Node::Number(_) => false,
            Node::Variable(index) => variables.contains(&index),
            Node::Of(_, a) => varies[a as usize],
            Node::Both(_, a, b) => varies[a as usize] || varies[b as usize],
        };
    }
    let mut adjoint = vec![Graph::ZERO; of as usize + 1];
    adjoint[of as usize] = Graph::ONE;
    for n in (2..=of).rev().filter(|n| varies[*n as usize]) {
        let mut hand_on = |graph: &mut Graph, a: Place, second: bool| {
            if varies[a as usize] {
                let part = chain(graph, n, second, adjoint[n as usize]);
                adjoint[a as usize] = graph.both(Add, adjoint[a as usize], part);
            }
        };
        match graph.node(n) {
            Node::Of(_, a) => hand_on(graph, a, false),
            Node::Both(_, a, b) => {
                hand_on(graph, a, false);
                hand_on(graph, b, true);
            }
            _ => {}
        }
    }
    let of_variable = |index: &u8| match graph.find_variable(*index) {
        Some(place) if place <= of => adjoint[place as usize],
        _ => Graph::ZERO,
    };
    variables.iter().map(of_variable).collect()
}
