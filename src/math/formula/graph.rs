//! A formula as a list of nodes, each a number, a variable or an operation on nodes before it. Values are found in one pass
//! through the list, derivatives as further nodes ([`super::derivative`]).

/// The place of a node in its graph.
pub type Place = u32;

/// A number, a variable or an operation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Node {
    /// A constant.
    Number(f64),
    /// One of the variables, by its index.
    Variable(u8),
    /// A function of one node.
    Of(Function, Place),
    /// An operation on two nodes.
    Both(Operation, Place, Place),
}

/// Functions of one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// −a
    Negate,
    /// sin a
    Sin,
    /// cos a
    Cos,
    /// eᵃ
    Exp,
    /// The natural logarithm.
    Log,
    /// √a
    Sqrt,
    /// |a|
    Abs,
    /// −1, 0 or 1: d|a|/da
    Sign,
    /// 1 where a ≥ 0, else 0: the derivative of min and max
    Step,
}

/// Operations on two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// a + b
    Add,
    /// a − b
    Subtract,
    /// a b
    Multiply,
    /// a/b
    Divide,
    /// aᵇ
    Power,
    /// The angle of the point (b, a).
    Atan2,
    /// The smaller.
    Min,
    /// The larger.
    Max,
}

impl Function {
    fn value(self, a: f64) -> f64 {
        match self {
            Function::Negate => -a,
            Function::Sin => libm::sin(a),
            Function::Cos => libm::cos(a),
            Function::Exp => libm::exp(a),
            Function::Log => libm::log(a),
            Function::Sqrt => a.sqrt(),
            Function::Abs => a.abs(),
            Function::Sign => f64::from(u8::from(a > 0.0)) - f64::from(u8::from(a < 0.0)),
            Function::Step => f64::from(u8::from(a >= 0.0)),
        }
    }
}

impl Operation {
    fn value(self, a: f64, b: f64) -> f64 {
        match self {
            Operation::Add => a + b,
            Operation::Subtract => a - b,
            Operation::Multiply => a * b,
            Operation::Divide => a / b,
            Operation::Power => power(a, b),
            Operation::Atan2 => libm::atan2(a, b),
            // Not f64::min, which may give either of −0 and 0.
            Operation::Min if b < a => b,
            Operation::Max if b > a => b,
            Operation::Min | Operation::Max => a,
        }
    }
}

/// aᵇ; small whole powers by multiplication, so that a² is a·a.
fn power(a: f64, b: f64) -> f64 {
    if (0.0..=8.0).contains(&b) && b.floor() == b {
        return (0..b as u8).fold(1.0, |product, _| product * a);
    }
    libm::pow(a, b)
}

/// Nodes, each after those that it is made of.
#[derive(Clone, Debug, PartialEq)]
pub struct Graph {
    nodes: Vec<Node>,
}

impl Default for Graph {
    fn default() -> Self {
        Graph { nodes: vec![Node::Number(0.0), Node::Number(1.0)] }
    }
}

impl Graph {
    /// The number 0.
    pub const ZERO: Place = 0;
    /// The number 1.
    pub const ONE: Place = 1;

    /// Number of nodes.
    #[must_use]
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// The node at a place.
    #[must_use]
    pub fn node(&self, place: Place) -> Node {
        self.nodes[place as usize]
    }

    fn push(&mut self, node: Node) -> Place {
        self.nodes.push(node);
        self.nodes.len() as Place - 1
    }

    fn constant(&self, place: Place) -> Option<f64> {
        match self.node(place) {
            Node::Number(x) => Some(x),
            _ => None,
        }
    }

    /// A number.
    pub fn number(&mut self, x: f64) -> Place {
        match x {
            0.0 => Self::ZERO,
            1.0 => Self::ONE,
            _ => self.push(Node::Number(x)),
        }
    }

    /// A variable; every mention of it is the same node.
    pub fn variable(&mut self, index: u8) -> Place {
        match self.find_variable(index) {
            Some(place) => place,
            None => self.push(Node::Variable(index)),
        }
    }

    /// The node of a variable that the graph contains.
    #[must_use]
    pub fn find_variable(&self, index: u8) -> Option<Place> {
        self.nodes.iter().position(|node| *node == Node::Variable(index)).map(|place| place as Place)
    }

    /// A function of a node; of a number it is a number.
    pub fn of(&mut self, function: Function, a: Place) -> Place {
        match (function, self.node(a)) {
            (_, Node::Number(x)) => self.number(function.value(x)),
            (Function::Negate, Node::Of(Function::Negate, inner)) => inner,
            _ => self.push(Node::Of(function, a)),
        }
    }

    /// An operation on two nodes, without what changes nothing: + 0, · 1, · 0.
    pub fn both(&mut self, operation: Operation, a: Place, b: Place) -> Place {
        use Operation::{Add, Divide, Multiply, Power, Subtract};
        if let (Some(x), Some(y)) = (self.constant(a), self.constant(b)) {
            return self.number(operation.value(x, y));
        }
        match (operation, a, b) {
            (Add, Self::ZERO, other) | (Add | Subtract, other, Self::ZERO) => other,
            (Subtract, Self::ZERO, other) => self.of(Function::Negate, other),
            (Multiply, Self::ZERO, _) | (Multiply, _, Self::ZERO) | (Divide, Self::ZERO, _) => Self::ZERO,
            (Multiply, Self::ONE, other) | (Multiply | Divide | Power, other, Self::ONE) => other,
            (Power, _, Self::ZERO) => Self::ONE,
            _ => self.push(Node::Both(operation, a, b)),
        }
    }

    /// Nodes that these results do not need are removed; the results get their new places.
    #[must_use]
    pub fn pruned(&self, results: &mut [&mut Place]) -> Graph {
        let mut needed = vec![false; self.size()];
        results.iter().for_each(|place| needed[**place as usize] = true);
        for i in (0..self.size()).rev() {
            if needed[i] {
                match self.nodes[i] {
                    Node::Of(_, a) => needed[a as usize] = true,
                    Node::Both(_, a, b) => (needed[a as usize], needed[b as usize]) = (true, true),
                    _ => {}
                }
            }
        }
        let (mut graph, mut moved) = (Graph::default(), vec![0; self.size()]);
        moved[1] = 1;
        for i in (2..self.size()).filter(|i| needed[*i]) {
            moved[i] = graph.push(match self.nodes[i] {
                Node::Of(function, a) => Node::Of(function, moved[a as usize]),
                Node::Both(operation, a, b) => Node::Both(operation, moved[a as usize], moved[b as usize]),
                other => other,
            });
        }
        results.iter_mut().for_each(|place| **place = moved[**place as usize]);
        graph
    }

    /// The values of all nodes, by place.
    pub fn evaluate(&self, variables: &[f64], values: &mut Vec<f64>) {
        values.clear();
        for node in &self.nodes {
            let value = match *node {
                Node::Number(x) => x,
                Node::Variable(index) => variables[index as usize],
                Node::Of(function, a) => function.value(values[a as usize]),
                Node::Both(operation, a, b) => operation.value(values[a as usize], values[b as usize]),
            };
            values.push(value);
        }
    }
}
