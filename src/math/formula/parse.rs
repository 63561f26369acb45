//! Reading a formula: numbers, names, + - * / ^, brackets and functions, by precedence. Depth and length are bounded, so that no
//! text can overflow the stack or take long. An error names its column, counted in characters from 1, and the remedy.

use super::graph::{Function, Graph, Node, Operation, Place};
use crate::error::{Code, Error, Result};

/// Longest text, in characters.
pub const LONGEST: usize = 1000;
/// Deepest nesting of brackets, signs and powers.
pub const DEEPEST: usize = 50;

/// How the two sides of a condition compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// One side only, or left = right.
    Equal,
    /// left ≥ right
    AtLeast,
}

/// The names of variables.
pub trait Names {
    /// The variable of that name; none where there is none.
    fn find(&self, name: &str) -> Option<u8>;

    /// The name of a variable.
    fn name(&self, variable: u8) -> String;

    /// All names, for errors.
    fn all(&self) -> String;
}

/// Reads one expression, no relation.
pub fn expression(text: &str, names: &dyn Names, graph: &mut Graph) -> Result<Place> {
    let mut parser = Parser::new(text, names, graph)?;
    let place = parser.sum_of(0)?;
    parser.end("an operator or the end")?;
    Ok(place)
}

/// Reads "left = right", "left >= right" or "left <= right", or "left" alone, which is compared with 0: the difference C and
/// how it compares with 0.
pub fn condition(text: &str, names: &dyn Names, graph: &mut Graph) -> Result<(Place, Relation)> {
    let mut parser = Parser::new(text, names, graph)?;
    let left = parser.sum_of(0)?;
    let sign = parser.peek();
    if !matches!(sign, Some('=' | '<' | '>' | '≤' | '≥')) {
        parser.end("an operator, a relation (=, >=, <=) or the end")?;
        return Ok((left, Relation::Equal));
    }
    parser.at += 1;
    if matches!(sign, Some('<' | '>')) {
        if parser.characters.get(parser.at) != Some(&'=') {
            return parser.error("a strict inequality cannot be enforced; write >= or <=");
        }
        parser.at += 1;
    }
    let right = parser.sum_of(0)?;
    parser.end("an operator or the end")?;
    let (more, less) = if matches!(sign, Some('<' | '≤')) { (right, left) } else { (left, right) };
    let relation = if sign == Some('=') { Relation::Equal } else { Relation::AtLeast };
    Ok((parser.graph.both(Operation::Subtract, more, less), relation))
}

/// The word of a function or operation, as texts have it.
const FUNCTIONS: &[(&str, Function)] = &[
    ("sin", Function::Sin),
    ("cos", Function::Cos),
    ("exp", Function::Exp),
    ("log", Function::Log),
    ("sqrt", Function::Sqrt),
    ("abs", Function::Abs),
    ("sign", Function::Sign),
    ("step", Function::Step),
];
const OPERATIONS: &[(&str, Operation)] = &[("atan2", Operation::Atan2), ("min", Operation::Min), ("max", Operation::Max)];

/// The word for a function.
#[must_use]
pub fn function_word(function: Function) -> &'static str {
    FUNCTIONS.iter().find(|(_, f)| *f == function).map_or("-", |(word, _)| word)
}

/// The word or sign of an operation, and how tightly it binds; 0 for those with a word.
#[must_use]
pub fn operation_word(operation: Operation) -> (&'static str, u8) {
    match operation {
        Operation::Add => (" + ", SUM),
        Operation::Subtract => (" - ", SUM),
        Operation::Multiply => ("*", PRODUCT),
        Operation::Divide => ("/", PRODUCT),
        Operation::Power => ("^", POWER),
        _ => (OPERATIONS.iter().find(|(_, o)| *o == operation).map_or("", |(word, _)| word), 0),
    }
}

/// How tightly sums, products and powers bind.
pub const SUM: u8 = 1;
/// See [`SUM`].
pub const PRODUCT: u8 = 2;
/// See [`SUM`].
pub const POWER: u8 = 3;

struct Parser<'a> {
    characters: Vec<char>,
    at: usize,
    depth: usize,
    names: &'a dyn Names,
    graph: &'a mut Graph,
}

impl<'a> Parser<'a> {
    fn new(text: &str, names: &'a dyn Names, graph: &'a mut Graph) -> Result<Self> {
        let characters: Vec<char> = text.chars().take(LONGEST + 1).collect();
        let parser = Parser { characters, at: 0, depth: 0, names, graph };
        if parser.characters.len() > LONGEST {
            return Err(Error::new(Code::TooLarge, "", format!("a formula has at most {LONGEST} characters; write a shorter one")));
        }
        Ok(parser)
    }

    #[cold]
    fn error<T>(&self, message: &str) -> Result<T> {
        Err(Error::new(Code::OutOfRange, "", format!("column {}: {message}", self.at + 1)))
    }

    /// The next character that is no space.
    fn peek(&mut self) -> Option<char> {
        while self.characters.get(self.at).is_some_and(|c| c.is_whitespace()) {
            self.at += 1;
        }
        self.characters.get(self.at).copied()
    }

    /// Passes over that character, or says that it is missing.
    fn expect(&mut self, wanted: char) -> Result<()> {
        if self.peek() != Some(wanted) {
            return self.error(&format!("\"{wanted}\" is missing"));
        }
        self.at += 1;
        Ok(())
    }

    fn end(&mut self, wanted: &str) -> Result<()> {
        match self.peek() {
            None => Ok(()),
            Some(')') => self.error("\")\" without \"(\"; take it out"),
            Some(',') => self.error("a decimal point is written \".\"; a comma stands between arguments only"),
            Some(c) if c.is_alphanumeric() || c == '(' => self.error("an operator is missing; write 2*x for 2 times x"),
            Some(c) => self.error(&format!("\"{c}\" where {wanted} is wanted")),
        }
    }

    /// The operation that a sign stands for.
    fn operation(&mut self) -> Option<Operation> {
        Some(match self.peek()? {
            '+' => Operation::Add,
            '-' | '−' => Operation::Subtract,
            '*' | '·' => Operation::Multiply,
            '/' => Operation::Divide,
            '^' => Operation::Power,
            _ => return None,
        })
    }

    /// Operands joined by operations that bind more tightly than `least`.
    fn sum_of(&mut self, least: u8) -> Result<Place> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return self.error(&format!("more than {DEEPEST} levels of brackets, signs and powers; write it in fewer"));
        }
        let mut left = self.operand()?;
        while let Some(operation) = self.operation() {
            let (_, binds) = operation_word(operation);
            if binds <= least {
                break;
            }
            self.at += 1;
            // x^y^z is x^(y^z), all others go from left to right.
            let right = self.sum_of(if binds == POWER { POWER - 1 } else { binds })?;
            left = self.graph.both(operation, left, right);
            self.check_finite(left)?;
        }
        self.depth -= 1;
        Ok(left)
    }

    /// A number, a name, a function of something, a bracket, or one of these after a sign.
    fn operand(&mut self) -> Result<Place> {
        match self.peek() {
            Some('(') => {
                self.at += 1;
                let inner = self.sum_of(0)?;
                self.expect(')')?;
                Ok(inner)
            }
            Some('-' | '−') => {
                self.at += 1;
                let operand = self.sum_of(PRODUCT)?;
                Ok(self.graph.of(Function::Negate, operand))
            }
            Some('+') => {
                self.at += 1;
                self.sum_of(PRODUCT)
            }
            Some(c) if c.is_ascii_digit() || c == '.' => self.number(),
            Some(c) if c.is_alphabetic() => self.name(),
            Some(c) => self.error(&format!("\"{c}\" where a number, a name or a bracket is wanted")),
            None => self.error("the formula ends where a number, a name or a bracket is wanted"),
        }
    }

    /// Characters from here on, as long as they are of a kind.
    fn take(&mut self, mut of_kind: impl FnMut(char) -> bool) -> String {
        let word: String = self.characters[self.at..].iter().copied().take_while(|c| of_kind(*c)).collect();
        self.at += word.chars().count();
        word
    }

    fn number(&mut self) -> Result<Place> {
        let (start, mut before) = (self.at, ' ');
        let word = self.take(|c| {
            let exponent_sign = matches!(c, '+' | '-') && matches!(before, 'e' | 'E');
            before = c;
            c.is_ascii_digit() || matches!(c, '.' | 'e' | 'E') || exponent_sign
        });
        match decimal(&word) {
            Some(x) if x.is_finite() => Ok(self.graph.number(x)),
            _ => {
                self.at = start;
                self.error(&format!("\"{word:.40}\" is not a number; write one as 2, 0.5 or 1e-3"))
            }
        }
    }

    fn name(&mut self) -> Result<Place> {
        let start = self.at;
        let word = self.take(|c| c.is_alphanumeric() || c == '_');
        if word == "pi" || word == "π" {
            return Ok(self.graph.number(core::f64::consts::PI));
        }
        if let Some(index) = self.names.find(&word) {
            return Ok(self.graph.variable(index));
        }
        let function = FUNCTIONS.iter().find(|(name, _)| *name == word).map(|(_, function)| *function);
        let operation = OPERATIONS.iter().find(|(name, _)| *name == word).map(|(_, operation)| *operation);
        if function.is_none() && operation.is_none() && word != "tan" {
            self.at = start;
            let message = format!("there is no \"{word:.40}\" here; there are {}, pi and functions", self.names.all());
            return self.error(&message);
        }
        self.expect('(')?;
        let first = self.sum_of(0)?;
        let place = match (function, operation) {
            (Some(function), _) => self.graph.of(function, first),
            (_, Some(operation)) => {
                self.expect(',')?;
                let second = self.sum_of(0)?;
                self.graph.both(operation, first, second)
            }
            _ => {
                let (sin, cos) = (self.graph.of(Function::Sin, first), self.graph.of(Function::Cos, first));
                self.graph.both(Operation::Divide, sin, cos)
            }
        };
        self.check_finite(place)?;
        self.expect(')')?;
        Ok(place)
    }

    /// An error where numbers alone, up to here, give no finite number.
    fn check_finite(&self, place: Place) -> Result<()> {
        match self.graph.node(place) {
            Node::Number(x) if !x.is_finite() => self.error("what stands before this has no finite value, as 1/0 or log(0); change it"),
            _ => Ok(()),
        }
    }
}

/// The number of a decimal text: to the bit up to 15 digits and exponents of ±22, else to rounding. (The standard library's own
/// reading would make the wasm larger than all else here.)
fn decimal(text: &str) -> Option<f64> {
    let (digits, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut number = 0.0;
    for digit in whole.chars().chain(fraction.chars()) {
        number = 10.0 * number + f64::from(digit.to_digit(10)?);
    }
    let exponent = exponent.parse::<i32>().ok()?.checked_sub(fraction.len() as i32)?;
    let power = match exponent.unsigned_abs() {
        n @ 0..=22 => (0..n).fold(1.0, |power, _| 10.0 * power),
        n => libm::pow(10.0, f64::from(n)),
    };
    let value = if exponent < 0 { number / power } else { number * power };
    (!whole.is_empty() || !fraction.is_empty()).then_some(value)
}
