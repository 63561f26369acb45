//! The sources themselves: imports point downwards, wasm-bindgen stays in one folder, and nothing is used that differs
//! from machine to machine.

use crate::common;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A source file without comments and strings, and the module it is ("simulation", "travel").
struct Source {
    name: String,
    module: Vec<String>,
    code: String,
}

fn sources() -> Vec<Source> {
    let mut out = Vec::new();
    collect(&common::path("src"), &mut Vec::new(), &mut out);
    assert!(out.len() > 40, "these are not the sources: {} files", out.len());
    out
}

fn collect(folder: &Path, module: &mut Vec<String>, out: &mut Vec<Source>) {
    let mut entries: Vec<_> = std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        let stem = path.file_stem().unwrap().to_str().unwrap().to_string();
        if path.is_dir() {
            module.push(stem);
            collect(&path, module, out);
            module.pop();
        } else if path.extension().is_some_and(|e| e == "rs") {
            let mut module = module.clone();
            if stem != "mod" && stem != "lib" {
                module.push(stem);
            }
            let name = path.strip_prefix(common::path("")).unwrap().display().to_string();
            out.push(Source { name, module, code: code_of(&std::fs::read_to_string(&path).unwrap()) });
        }
    }
}

/// The text with comments, strings and characters blanked out.
fn code_of(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let skip = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |i| i + 2)
        } else if first == '"' {
            string_length(rest)
        } else if first == '\'' {
            character_length(rest)
        } else {
            0
        };
        if skip > 0 {
            out.push(' ');
            rest = &rest[skip..];
        } else {
            out.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    out
}

fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (i, c) in text.char_indices().skip(1) {
        match c {
            '"' if !escaped => return i + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    text.len()
}

/// 0 where the quote begins a lifetime.
fn character_length(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match chars.next() {
        Some((_, '\\')) => text[2..].find('\'').map_or(0, |i| i + 3),
        Some((_, _)) => chars.next().filter(|(_, c)| *c == '\'').map_or(0, |(i, _)| i + 1),
        None => 0,
    }
}

/// The first column of the table in src/lib.rs, top to bottom.
fn layers() -> Vec<String> {
    let text = common::read("src/lib.rs");
    let rows = text.lines().filter_map(|line| line.strip_prefix("//! |")).filter_map(|row| row.split('|').next());
    let names = rows.flat_map(|cell| cell.split('`').skip(1).step_by(2).map(str::to_string).collect::<Vec<_>>());
    let layers: Vec<String> = names.collect();
    assert!(layers.len() >= 10, "the table was not found: {layers:?}");
    layers
}

/// Targets of a path that begins with `crate::` or `super::`: names of the crate's top-level modules.
fn imports(source: &Source) -> Vec<String> {
    let code: String = source.code.split_whitespace().collect::<Vec<_>>().join(" ");
    let tests = code.find("mod tests {").unwrap_or(code.len());
    let mut out = Vec::new();
    for word in ["crate", "super"] {
        for (at, _) in code.match_indices(word) {
            let before = code[..at].chars().next_back().unwrap_or(' ');
            if before.is_alphanumeric() || before == '_' || code[..at].ends_with("super::") {
                continue;
            }
            let mut module = source.module.clone();
            if at > tests {
                module.push("tests".into());
            }
            if word == "crate" {
                module.clear();
            }
            let mut rest = &code[at + word.len()..];
            if word == "super" {
                module.pop();
                while let Some(further) = rest.strip_prefix("::super") {
                    module.pop();
                    rest = further;
                }
            }
            let Some(rest) = rest.strip_prefix("::") else { continue };
            match module.first() {
                Some(layer) => out.push(layer.clone()),
                None => out.extend(first_names(rest)),
            }
        }
    }
    out
}

/// "math::vector" → math; "{math::Dense, solver}" → math, solver; "*" → nothing.
fn first_names(path: &str) -> Vec<String> {
    let name = |text: &str| text.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let Some(group) = path.strip_prefix('{') else { return vec![name(path)] };
    let (mut depth, mut start, mut out) = (0, 0, Vec::new());
    for (i, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => {
                out.push(name(&group[start..i]));
                break;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                out.push(name(&group[start..i]));
                start = i + 1;
            }
            _ => {}
        }
    }
    out.retain(|n| !n.is_empty());
    out
}

/// Imports that point upwards, in words.
fn upward(source: &Source, layers: &[String]) -> Vec<String> {
    let rank = |name: &str| layers.iter().position(|l| l == name);
    let Some(own) = source.module.first().and_then(|m| rank(m)) else { return Vec::new() };
    let up = |to: &String| rank(to).is_some_and(|r| r < own);
    imports(source).into_iter().filter(up).map(|to| format!("{} uses {to}", source.name)).collect()
}

fn made_up(module: &[&str], text: &str) -> Source {
    Source { name: "made up".into(), module: module.iter().map(|s| s.to_string()).collect(), code: code_of(text) }
}

#[test]
fn imports_point_downwards_only() {
    let layers = layers();
    let wrong: Vec<String> = sources().iter().flat_map(|s| upward(s, &layers)).collect();
    assert!(wrong.is_empty(), "the order is {layers:?}; against it:\n{}", wrong.join("\n"));
}

#[test]
fn every_module_of_the_crate_has_its_layer() {
    let layers = layers();
    let lib = sources().into_iter().find(|s| s.module.is_empty()).unwrap();
    let modules: Vec<&str> =
        lib.code.lines().filter_map(|l| l.trim().strip_suffix(';')?.rsplit_once("mod ").map(|(_, name)| name)).collect();
    assert!(modules.len() >= 10, "modules were not found: {modules:?}");
    for module in modules {
        assert!(layers.iter().any(|l| l == module), "{module} is not in the table of src/lib.rs");
    }
    for source in sources() {
        for to in imports(&source).iter().filter(|to| to.chars().next().is_some_and(char::is_lowercase)) {
            assert!(layers.contains(to), "{} uses {to}, which has no layer", source.name);
        }
    }
}

#[test]
fn an_upward_import_is_found_in_any_form() {
    let layers = layers();
    let found = |module: &[&str], text: &str| upward(&made_up(module, text), &layers).len();
    assert_eq!(found(&["solver", "cg"], "use crate::method::Settings;"), 1);
    assert_eq!(found(&["solver", "cg"], "use crate::{math::{Dense, vector}, world, scene::Scene};"), 2);
    assert_eq!(found(&["math"], "fn f() -> crate::model::Body {}"), 1);
    assert_eq!(found(&["model", "body"], "use super::super::world::World;"), 1);
    assert_eq!(found(&["world"], "use super::simulation;"), 1);
    assert_eq!(found(&["model", "body"], "mod tests { use super::super::super::world::World; }"), 1);
    assert_eq!(found(&["error"], "use crate::describe;"), 1);
}

#[test]
fn downward_imports_words_and_comments_are_let_alone() {
    let layers = layers();
    let found = |module: &[&str], text: &str| upward(&made_up(module, text), &layers);
    for text in [
        "use crate::math::Dense; use super::Report; use super::super::error::Result;",
        "// crate::api\n/* crate::api */ let x = \"crate::api \\\" crate::api\";",
        "mod tests { use super::*; }",
        "let c = '\"'; let d: &'static str = \"crate::api\"; let e = '\\''; pub(crate) fn f() {}",
    ] {
        assert_eq!(found(&["solver", "cg"], text), Vec::<String>::new(), "{text}");
    }
}

/// Positions of a name as a whole word.
fn uses(source: &Source, name: &str) -> bool {
    source.code.match_indices(name).any(|(at, _)| {
        let word = |c: char| c.is_alphanumeric() || c == '_';
        !source.code[..at].chars().next_back().is_some_and(word) && !source.code[at + name.len()..].chars().next().is_some_and(word)
    })
}

#[test]
fn the_browser_is_known_to_the_api_only() {
    for source in sources() {
        let in_api = source.module.first().is_some_and(|m| m == "api");
        for name in ["wasm_bindgen", "js_sys", "web_sys", "console_error_panic_hook"] {
            assert!(in_api || !uses(&source, name), "{} uses {name}", source.name);
        }
    }
    assert!(sources().iter().any(|s| uses(s, "wasm_bindgen")), "the search finds nothing at all");
}

/// Functions of std whose last bits depend on the machine's libm (square root and rounding do not).
const TRANSCENDENTAL: &[&str] = &[
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sin_cos", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "exp", "exp2",
    "exp_m1", "ln", "ln_1p", "log", "log2", "log10", "powf", "powi", "hypot", "cbrt",
];

fn transcendental(source: &Source) -> Option<String> {
    let code: String = source.code.split_whitespace().collect();
    let called = |name: &&&str| code.contains(&format!(".{name}(")) || code.contains(&format!("f64::{name}"));
    TRANSCENDENTAL.iter().find(called).map(|name| format!("{} calls {name}", source.name))
}

#[test]
fn transcendental_functions_come_from_libm() {
    let wrong: Vec<String> = sources().iter().filter_map(transcendental).collect();
    assert!(wrong.is_empty(), "{wrong:?}: use libm, which gives the same bits everywhere");
    assert!(sources().iter().any(|s| uses(s, "libm")), "the search finds nothing at all");
    assert!(transcendental(&made_up(&["math"], "let y = (2.0 * x)\n    .sin();")).is_some());
    assert!(transcendental(&made_up(&["math"], "xs.map(f64::exp)")).is_some());
    assert!(transcendental(&made_up(&["math"], "libm::sin(x).sqrt() + x.single()")).is_none());
}

#[test]
fn nothing_in_the_core_depends_on_hash_order_clocks_threads_or_chance() {
    for source in sources() {
        for name in ["HashMap", "HashSet", "SystemTime", "thread", "rand", "RandomState"] {
            assert!(!uses(&source, name), "{} uses {name}", source.name);
        }
    }
}

/// The files of the crate by their modules, and what each imports from where.
struct Files {
    code: BTreeMap<Vec<String>, String>,
    /// For each file the names that its `use` lines bring in, with their full paths.
    names: BTreeMap<Vec<String>, BTreeMap<String, Vec<String>>>,
}

/// "a::{self}" is a itself.
fn words(path: &str) -> Vec<String> {
    let path = path.strip_suffix("::self").unwrap_or(path);
    path.split("::").map(|word| word.trim().to_string()).filter(|word| !word.is_empty()).collect()
}

/// "a::{b, c::{d, e as f}}" → a::b, a::c::d, a::c::e
fn single_paths(path: &str) -> Vec<String> {
    let path = path.trim();
    let Some((before, group)) = path.strip_suffix('}').and_then(|p| p.split_once('{')) else {
        return vec![path.split(" as ").next().unwrap().to_string()];
    };
    let (mut depth, mut start, mut out) = (0, 0, Vec::new());
    let group = format!("{group},");
    for (i, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                let part = group[start..i].trim();
                out.extend(single_paths(part).iter().filter(|_| !part.is_empty()).map(|part| format!("{before}{part}")));
                start = i + 1;
            }
            _ => {}
        }
    }
    out
}

/// A path of a `use` line.
struct Import {
    path: String,
    /// `pub use`: the file passes the name on and need not use it itself.
    passed_on: bool,
}

/// The `use` lines of a file, and the rest of its code; tests inside it are left out.
fn imports_and_rest(code: &str) -> (Vec<Import>, String) {
    let code: String = code.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut code = &code[..code.find("mod tests {").unwrap_or(code.len())];
    let (mut imports, mut rest) = (Vec::new(), String::new());
    while let Some(at) = if code.starts_with("use ") { Some(0) } else { code.find(" use ").map(|at| at + 1) } {
        let before = code[..at].trim_end();
        let passed_on =
            before.ends_with("pub") || before.ends_with(')') && before.rfind("pub(").is_some_and(|p| !before[p..].contains(' '));
        let (line, after) = code[at + 4..].split_once(';').unwrap_or((&code[at + 4..], ""));
        imports.extend(single_paths(line).into_iter().map(|path| Import { path, passed_on }));
        rest.push_str(before);
        rest.push(' ');
        code = after;
    }
    rest.push_str(code);
    (imports, rest)
}

impl Files {
    fn of(sources: &[Source]) -> Self {
        let code: BTreeMap<_, _> = sources.iter().map(|s| (s.module.clone(), s.code.clone())).collect();
        let mut files = Files { code, names: BTreeMap::new() };
        for source in sources {
            let imports = imports_and_rest(&source.code).0;
            let named = imports.iter().filter_map(|import| files.absolute(&source.module, &words(&import.path)));
            let named = named.map(|path| (path.last().cloned().unwrap_or_default(), path)).collect();
            files.names.insert(source.module.clone(), named);
        }
        files
    }

    /// The path from the crate's root; none for what another crate defines.
    fn absolute(&self, module: &[String], path: &[String]) -> Option<Vec<String>> {
        let mut base = module.to_vec();
        let mut path = path;
        match path.first()?.as_str() {
            "crate" => base.clear(),
            "self" => {}
            "super" => {
                while path.first().is_some_and(|word| word == "super") {
                    base.pop();
                    path = &path[1..];
                }
                base.extend_from_slice(path);
                return Some(base);
            }
            child if self.code.contains_key(&[module, &[child.to_string()]].concat()) => {
                base.extend_from_slice(path);
                return Some(base);
            }
            _ => return None,
        }
        base.extend_from_slice(&path[1..]);
        Some(base)
    }

    /// The file that defines what the path leads to: names that a file only passes on are followed.
    fn definition(&self, path: &[String], depth: usize) -> Option<Vec<String>> {
        let file = (0..=path.len()).rev().map(|k| &path[..k]).find(|file| self.code.contains_key(*file))?;
        let passed_on = path.get(file.len()).and_then(|name| self.names.get(file)?.get(name)).filter(|_| depth < 10);
        match passed_on {
            Some(further) => self.definition(&[further, &path[file.len() + 1..]].concat(), depth + 1),
            None => Some(file.to_vec()),
        }
    }

    /// The files whose definitions this one uses.
    fn dependencies(&self, module: &[String]) -> BTreeSet<Vec<String>> {
        let (imports, rest) = imports_and_rest(&self.code[module]);
        let mut out = BTreeSet::new();
        for import in imports.iter().filter(|import| !import.passed_on) {
            out.extend(self.absolute(module, &words(&import.path)).and_then(|path| self.definition(&path, 0)));
        }
        let part_of_path = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
        for path in rest.split(|c| !part_of_path(c)).filter(|path| path.contains("::")) {
            let path = words(path);
            let named = path.first().and_then(|first| self.names[module].get(first)).map(|start| [start, &path[1..]].concat());
            out.extend(named.or_else(|| self.absolute(module, &path)).and_then(|path| self.definition(&path, 0)));
        }
        out.remove(module);
        out
    }

    /// The circles among these files, each written as a path that returns to its beginning.
    fn circles(&self) -> Vec<String> {
        let graph: BTreeMap<_, _> = self.code.keys().map(|m| (m.clone(), self.dependencies(m))).collect();
        let mut out = Vec::new();
        let mut done = BTreeSet::new();
        for start in graph.keys() {
            search(&graph, start, &mut Vec::new(), &mut done, &mut out);
        }
        out
    }
}

fn search(
    graph: &BTreeMap<Vec<String>, BTreeSet<Vec<String>>>,
    file: &[String],
    path: &mut Vec<Vec<String>>,
    done: &mut BTreeSet<Vec<String>>,
    out: &mut Vec<String>,
) {
    if let Some(first) = path.iter().position(|f| f == file) {
        let circle: Vec<String> = path[first..].iter().chain([&file.to_vec()]).map(|f| f.join("::")).collect();
        return out.push(circle.join(" → "));
    }
    if !done.insert(file.to_vec()) {
        return;
    }
    path.push(file.to_vec());
    for next in &graph[file] {
        search(graph, next, path, done, out);
    }
    path.pop();
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let circles = Files::of(&sources()).circles();
    assert!(circles.is_empty(), "these files need each other:\n{}", circles.join("\n"));
}

#[test]
fn a_circle_is_found_in_any_form() {
    let circles = |sources: &[(&[&str], &str)]| {
        let sources: Vec<Source> = sources.iter().map(|(module, text)| made_up(module, text)).collect();
        Files::of(&sources).circles()
    };
    let top = |text| (&["m"][..], text);
    let (a, b) = (&["m", "a"][..], &["m", "b"][..]);
    let passing_on = "pub mod a; pub mod b; pub use a::A; pub use b::{B};";
    assert_eq!(circles(&[top("mod a; mod b;"), (a, "use super::b::B;"), (b, "use crate::m::a::{self, A};")]), ["m::a → m::b → m::a"]);
    assert_eq!(circles(&[top(passing_on), (a, "use super::{B, C};"), (b, "fn f() -> crate::m::A {}")]), ["m::a → m::b → m::a"]);
    assert_eq!(circles(&[top("mod a; static T: a::A = a::A; pub struct B;"), (a, "use super::B;")]), ["m → m::a → m"]);
    assert!(circles(&[top(passing_on), (a, "pub struct A;"), (b, "use super::A;")]).is_empty());
    assert!(circles(&[top(passing_on), (a, "mod tests { use super::super::b::B; }"), (b, "use super::A;")]).is_empty());
}

/// The functions of method files that read as the outline of the method: where each begins.
const OUTLINES: &[(&str, &str)] = &[
    ("src/method/force_law.rs", "fn substep(&mut self"),
    ("src/method/force_law.rs", "pub fn evaluate("),
    ("src/method/position/mod.rs", "fn substep(&mut self"),
    ("src/method/projection/mod.rs", "fn substep(&mut self"),
    ("src/method/rattle/mod.rs", "fn substep(&mut self"),
    ("src/method/rattle/mod.rs", "fn step(&mut self"),
    ("src/world/mod.rs", "pub fn step(&mut self"),
    ("src/world/mod.rs", "fn substep(&mut self"),
];

#[test]
fn a_step_reads_as_an_outline_of_at_most_thirty_lines() {
    for (file, head) in OUTLINES {
        let text = common::read(file);
        let lines: Vec<&str> = text.lines().collect();
        let first = lines.iter().position(|line| line.contains(head)).unwrap_or_else(|| panic!("{file} has no \"{head}\""));
        let indent = lines[first].len() - lines[first].trim_start().len();
        let end = format!("{}}}", " ".repeat(indent));
        let count = lines[first..].iter().position(|line| *line == end).unwrap() + 1;
        assert!(count <= 30, "{file}: \"{head}\" has {count} lines");
    }
}
