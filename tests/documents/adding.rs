//! The examples of docs/adding.md are the code that is compiled.

use crate::common;

#[test]
fn every_example_stands_in_the_file_that_it_names() {
    let guide = common::read("docs/adding.md");
    let examples: Vec<&str> = guide.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(examples.len() >= 4, "the four additions have their examples");
    for example in examples {
        let (first, code) = example.split_once('\n').expect("lines");
        let path = first.strip_prefix("// ").unwrap_or_else(|| panic!("no file is named: {first}"));
        assert!(common::read(path).contains(code), "docs/adding.md quotes {path} differently:\n{code}");
    }
}
