//! The laboratory of complementarity problems ([`crate::complementarity`]) for JavaScript. Matrices are arrays of rows, or flat
//! (a Float64Array or an array of numbers, row by row). Bounds may be ±Infinity; null means none.

use super::convert::{array, get, set, text, throw, typed, whole};
use crate::assembly::{Friction, FrictionKind};
use crate::complementarity::{self as lab, BoxLcp, Entries, Kkt, LcpFamily, LcpResult, Options};
use crate::error::{Code, Error, Result};
use crate::math::Dense;
use crate::solver::RowChange;
use js_sys::{Array, Float64Array, Object, Reflect};
use std::rc::Rc;
use wasm_bindgen::prelude::*;

type Js = std::result::Result<JsValue, JsValue>;

/// Longer lists are refused before they are copied.
const MOST_NUMBERS: u32 = (lab::MOST_UNKNOWNS * lab::MOST_UNKNOWNS) as u32;

/// Solves a box LCP with one of the catalogue's solvers and says what came of it: "solved" only where the natural residual,
/// computed afresh, is small; "infeasible" only with a certificate.
#[wasm_bindgen(js_name = solveBoxLcp, unchecked_return_type = "LcpResult")]
pub fn solve_box_lcp(
    #[wasm_bindgen(unchecked_param_type = "BoxLcp")] p: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "LcpOptions")] o: &JsValue,
) -> Js {
    (|| Ok(result(&lab::solve_box_lcp(&problem(p)?, &options(o)?)?)))().map_err(throw)
}

/// All solutions of a small box LCP, by complementary bases: those that are isolated, and the corners of each continuum with the
/// continuum itself.
#[wasm_bindgen(js_name = enumerateLcp, unchecked_return_type = "LcpSolution[]")]
pub fn enumerate_lcp(#[wasm_bindgen(unchecked_param_type = "BoxLcp")] p: &JsValue) -> Js {
    let found = problem(p).and_then(|p| lab::enumerate_lcp(&p)).map_err(throw)?;
    // Corners of one family share its object.
    let mut families: Vec<(Rc<LcpFamily>, JsValue)> = Vec::new();
    let mut family = |f: &Rc<LcpFamily>| {
        if let Some((_, js)) = families.iter().find(|(known, _)| Rc::ptr_eq(known, f)) {
            return js.clone();
        }
        let points = |list: &[Vec<f64>]| array(list.iter().map(|x| typed(x)));
        let js = object(&[("corners", points(&f.corners)), ("directions", points(&f.directions))]);
        families.push((f.clone(), js.clone()));
        js
    };
    Ok(array(found.iter().map(|s| {
        let out = object(&[("lambda", typed(&s.lambda)), ("w", typed(&s.w)), ("isolated", s.isolated.into())]);
        set(&out, "families", &array(s.families.iter().map(&mut family)));
        out
    })))
}

/// The LCP of min xᵀHx + c·x with Gx ≤ d, x ≥ 0 (no ½): λ = (x, y), w = (s, d − Gx), y the multipliers of Gx ≤ d.
#[wasm_bindgen(js_name = lcpFromQp, unchecked_return_type = "Lcp")]
pub fn lcp_from_qp(
    #[wasm_bindgen(unchecked_param_type = "MatrixLike")] h: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "VectorLike")] c: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "MatrixLike")] g: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "VectorLike")] d: &JsValue,
) -> Js {
    (|| lab::lcp_from_qp(&entries(h, "h")?, &reals(c, "c", f64::NAN)?, &entries(g, "g")?, &reals(d, "d", f64::NAN)?))()
        .map(|(a, b)| lcp(&a, &b))
        .map_err(throw)
}

/// The LCP of min c·x with Gx ≤ d, x ≥ 0: λ = (x, y), w = (s, d − Gx), y the multipliers of Gx ≤ d.
#[wasm_bindgen(js_name = lcpFromLp, unchecked_return_type = "Lcp")]
pub fn lcp_from_lp(
    #[wasm_bindgen(unchecked_param_type = "VectorLike")] c: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "MatrixLike")] g: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "VectorLike")] d: &JsValue,
) -> Js {
    (|| lab::lcp_from_lp(&reals(c, "c", f64::NAN)?, &entries(g, "g")?, &reals(d, "d", f64::NAN)?))()
        .map(|(a, b)| lcp(&a, &b))
        .map_err(throw)
}

/// How well x, y and s obey the conditions of Karush, Kuhn and Tucker of the program that p was made of by `lcpFromQp` or
/// `lcpFromLp`: c + 2Hx + Gᵀy = s (for a linear one c + Gᵀy = s); Gx ≤ d, x ≥ 0; y ≥ 0, s ≥ 0; y(d − Gx) = 0, s x = 0.
#[wasm_bindgen(js_name = programKkt, unchecked_return_type = "Kkt")]
pub fn program_kkt(
    #[wasm_bindgen(unchecked_param_type = "Lcp")] p: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "VectorLike")] x: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "VectorLike")] y: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "VectorLike")] s: &JsValue,
) -> Js {
    (|| {
        only_keys(p, "", &["a", "b"])?;
        let b = reals(&get(p, "b", "b")?, "b", f64::NAN)?;
        let a = entries(&get(p, "a", "a")?, "a")?.square("a", b.len())?;
        let (x, y, s) = (reals(x, "x", f64::NAN)?, reals(y, "y", f64::NAN)?, reals(s, "s", f64::NAN)?);
        let check = |list: &[f64], name: &str, n: usize| {
            lab::problem::check_length(list, name, n)?;
            lab::problem::check_finite(list, name)
        };
        check(&x, "x", x.len().min(b.len()))?;
        check(&y, "y", b.len() - x.len())?;
        check(&s, "s", x.len())?;
        Ok(kkt(&lab::program_kkt(&a, &b, &x, &y, &s)))
    })()
    .map_err(throw)
}

/// Takes the free rows out of a mixed LCP by the Schur complement. λ of a free row is offset + slope · λ of the kept ones.
#[wasm_bindgen(js_name = reduceMixed, unchecked_return_type = "ReducedLcp")]
pub fn reduce_mixed(
    #[wasm_bindgen(unchecked_param_type = "MatrixLike")] a: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "VectorLike")] b: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "VectorLike")] free: &JsValue,
) -> Js {
    (|| {
        let r = lab::reduce_mixed(&entries(a, "a")?, &reals(b, "b", f64::NAN)?, &rows(free, "free")?)?;
        let out = lcp(&r.a, &r.b);
        set(&out, "kept", &indices(&r.kept));
        set(&out, "free", &indices(&r.free));
        set(&out, "offset", &typed(&r.offset));
        set(&out, "slope", &typed(&r.slope));
        Ok(out)
    })()
    .map_err(throw)
}

/// Whether A is positive definite ("pd"), semi-definite ("psd") or "indefinite", by the eigenvalues of its symmetric part.
#[wasm_bindgen(unchecked_return_type = "Definiteness")]
pub fn definiteness(#[wasm_bindgen(unchecked_param_type = "MatrixLike")] a: &JsValue) -> Js {
    let found = entries(a, "a").and_then(|a| lab::definiteness(&a)).map_err(throw)?;
    let out = object(&[("verdict", found.verdict.as_str().into()), ("eigenvalues", typed(&found.eigenvalues))]);
    set(&out, "symmetric", &found.symmetric.into());
    Ok(out)
}

/// Spectral radius and eigenvalues of G = I − S⁻¹A, and whether B − C is positive definite, for "jacobi", "gauss-seidel",
/// "symmetric-gauss-seidel" or "sor"; ω (1) counts for "jacobi" and "sor".
#[wasm_bindgen(js_name = iterationMatrix, unchecked_return_type = "IterationMatrix")]
pub fn iteration_matrix(
    #[wasm_bindgen(unchecked_param_type = "MatrixLike")] a: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] method: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] omega: &JsValue,
) -> Js {
    (|| {
        let (a, method) = (entries(a, "a")?, text(method, "method")?);
        let omega = if omega.is_undefined() { 1.0 } else { omega.as_f64().ok_or_else(|| wanted("omega", "a number"))? };
        let found = lab::iteration_matrix(&a, &method, omega)?;
        let eigenvalues = found.eigenvalues.iter().map(|z| object(&[("re", z.re.into()), ("im", z.im.into())]));
        Ok(object(&[
            ("radius", found.radius.into()),
            ("eigenvalues", array(eigenvalues)),
            ("splitting", object(&[("positiveDefinite", found.splitting_positive_definite.into())])),
            ("matrix", typed(&lab::matrix_of_iteration(&a, &method, omega)?)),
        ]))
    })()
    .map_err(throw)
}

/// The ω with the smallest spectral radius, by search and, where it applies, by theory; for "jacobi" and "sor".
#[wasm_bindgen(js_name = bestOmega, unchecked_return_type = "BestOmega")]
pub fn best_omega(
    #[wasm_bindgen(unchecked_param_type = "MatrixLike")] a: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] method: &JsValue,
) -> Js {
    let best = entries(a, "a").and_then(|a| lab::best_omega(&a, &text(method, "method")?)).map_err(throw)?;
    let out = object(&[("omega", best.omega.into()), ("radius", best.radius.into())]);
    if let Some((omega, radius)) = best.theory {
        set(&out, "theory", &object(&[("omega", omega.into()), ("radius", radius.into())]));
    }
    Ok(out)
}

fn wanted(path: &str, what: &str) -> Error {
    Error::new(Code::WrongType, path, format!("{what} is wanted"))
}

pub fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let out = Object::new().into();
    fields.iter().for_each(|(key, value)| set(&out, key, value));
    out
}

/// An error where something is no object or has a key that is not known.
fn only_keys(js: &JsValue, path: &str, keys: &[&str]) -> Result<()> {
    if !js.is_object() || Array::is_array(js) {
        return Err(wanted(path, &format!("an object {{{}}}", keys.join(", "))));
    }
    let own = Reflect::own_keys(js).map_err(|_| wanted(path, "a plain object"))?;
    match own.iter().filter_map(|k| k.as_string()).find(|k| !keys.contains(&k.as_str())) {
        None => Ok(()),
        Some(key) => Err(Error::new(Code::UnknownKey, path, format!("no key \"{key}\"; there are {}", keys.join(", ")))),
    }
}

/// A list of numbers, infinite ones included; null stands for `none`.
pub fn reals(js: &JsValue, path: &str, none: f64) -> Result<Vec<f64>> {
    if let Some(list) = js.dyn_ref::<Float64Array>() {
        short_enough(list.length(), path)?;
        return Ok(list.to_vec());
    }
    (0..length(js, path)?).map(|i| real(&item(js, i, path)?, &format!("{path}[{i}]"), none)).collect()
}

fn real(js: &JsValue, path: &str, none: f64) -> Result<f64> {
    if js.is_null() && !none.is_nan() {
        return Ok(none);
    }
    js.as_f64().ok_or_else(|| wanted(path, "a number"))
}

fn length(js: &JsValue, path: &str) -> Result<u32> {
    if !Array::is_array(js) {
        return Err(wanted(path, "an array of numbers"));
    }
    let length = get(js, "length", path)?.as_f64().unwrap_or(0.0) as u32;
    short_enough(length, path)?;
    Ok(length)
}

fn item(js: &JsValue, i: u32, path: &str) -> Result<JsValue> {
    Reflect::get_u32(js, i).map_err(|_| wanted(&format!("{path}[{i}]"), "a value that can be read"))
}

fn short_enough(length: u32, path: &str) -> Result<()> {
    if length > MOST_NUMBERS {
        return Err(Error::new(Code::TooLarge, path, format!("{length} entries; at most {MOST_NUMBERS} are read")));
    }
    Ok(())
}

fn entries(js: &JsValue, path: &str) -> Result<Entries> {
    if js.is_instance_of::<Float64Array>() {
        return Ok(Entries::Flat(reals(js, path, f64::NAN)?));
    }
    let n = length(js, path)?;
    let nested = n == 0 || item(js, 0, path)?.as_f64().is_none();
    if !nested {
        return Ok(Entries::Flat(reals(js, path, f64::NAN)?));
    }
    if n as usize > lab::MOST_UNKNOWNS {
        return Err(Error::new(Code::TooLarge, path, format!("{n} rows; at most {} are taken", lab::MOST_UNKNOWNS)));
    }
    let row = |i: u32| reals(&item(js, i, path)?, &format!("{path}[{i}]"), f64::NAN);
    Ok(Entries::Rows((0..n).map(row).collect::<Result<_>>()?))
}

fn rows(js: &JsValue, path: &str) -> Result<Vec<usize>> {
    let list = reals(js, path, f64::NAN)?;
    list.iter().enumerate().map(|(i, x)| whole(*x, &format!("{path}[{i}]")).map(|x| x as usize)).collect()
}

fn problem(js: &JsValue) -> Result<BoxLcp> {
    only_keys(js, "", &["a", "b", "lo", "hi", "friction"])?;
    let bound = |key: &str, none: f64| -> Result<Option<Vec<f64>>> {
        let js = get(js, key, key)?;
        if js.is_undefined() { Ok(None) } else { reals(&js, key, none).map(Some) }
    };
    let b = reals(&get(js, "b", "b")?, "b", f64::NAN)?;
    let a = entries(&get(js, "a", "a")?, "a")?;
    let (lo, hi) = (bound("lo", f64::NEG_INFINITY)?, bound("hi", f64::INFINITY)?);
    let list = get(js, "friction", "friction")?;
    let mut friction = Vec::new();
    if !list.is_undefined() {
        for i in 0..length(&list, "friction")? {
            friction.push(one_friction(&item(&list, i, "friction")?, &format!("friction[{i}]"))?);
        }
    }
    BoxLcp::new(&a, b, lo, hi, friction)
}

fn one_friction(js: &JsValue, path: &str) -> Result<Friction> {
    only_keys(js, path, &["normal", "tangents", "mu", "kind"])?;
    let place = |key: &str| format!("{path}.{key}");
    let field = |key: &str| get(js, key, &place(key));
    let normal = field("normal")?.as_f64().ok_or_else(|| wanted(&place("normal"), "a row"))?;
    let tangents = rows(&field("tangents")?, &place("tangents"))?;
    let kind = field("kind")?;
    Ok(Friction {
        normal: whole(normal, &place("normal"))? as usize,
        tangents: [tangents.first().copied().unwrap_or(0), tangents.get(1).copied().unwrap_or(0)],
        count: tangents.len().min(3) as u8,
        mu: field("mu")?.as_f64().ok_or_else(|| wanted(&place("mu"), "a number"))?,
        kind: match kind.as_string().as_deref() {
            None if kind.is_undefined() => FrictionKind::Box,
            Some("box") => FrictionKind::Box,
            Some("cone") => FrictionKind::Cone,
            _ => return Err(Error::new(Code::OutOfRange, place("kind"), "choose one of \"box\", \"cone\"")),
        },
    })
}

fn options(js: &JsValue) -> Result<Options> {
    only_keys(js, "options", &["method", "omega", "maxIterations", "tolerance", "start", "iterates"])?;
    let field = |key: &str| get(js, key, key);
    let mut o = Options::new(&text(&field("method")?, "method")?);
    let number = |key: &str, default: f64| -> Result<f64> {
        let js = field(key)?;
        if js.is_undefined() { Ok(default) } else { js.as_f64().ok_or_else(|| wanted(key, "a number")) }
    };
    (o.omega, o.tolerance) = (number("omega", o.omega)?, number("tolerance", o.tolerance)?);
    o.max_iterations = whole(number("maxIterations", f64::from(o.max_iterations))?, "maxIterations")?;
    let (start, iterates) = (field("start")?, field("iterates")?);
    if !start.is_undefined() {
        o.start = Some(reals(&start, "start", f64::NAN)?);
    }
    if !iterates.is_undefined() {
        o.iterates = iterates.as_bool().ok_or_else(|| wanted("iterates", "true or false"))?;
    }
    Ok(o)
}

fn lcp(a: &Dense, b: &[f64]) -> JsValue {
    object(&[("a", typed(a.entries())), ("b", typed(b))])
}

fn indices(list: &[usize]) -> JsValue {
    array(list.iter().map(|&i| (i as f64).into()))
}

fn kkt(k: &Kkt) -> JsValue {
    let fields = [("stationarity", k.stationarity), ("primal", k.primal), ("dual", k.dual), ("complementarity", k.complementarity)];
    object(&fields.map(|(key, x)| (key, x.into())))
}

/// A column for each number of a change.
pub fn changes(list: &[RowChange]) -> JsValue {
    let column = |value: fn(&RowChange) -> f64| typed(&list.iter().map(value).collect::<Vec<f64>>());
    object(&[
        ("iterate", column(|c| f64::from(c.iterate))),
        ("row", column(|c| c.row as f64)),
        ("change", column(|c| c.change)),
        ("clamped", column(|c| f64::from(u8::from(c.clamped)))),
        ("together", column(|c| f64::from(u8::from(c.together)))),
        ("residual", column(|c| c.residual)),
    ])
}

/// A box LCP as `problem()` reads it.
pub fn box_lcp(p: &BoxLcp) -> JsValue {
    let bounds = p.bounds();
    let friction = array(bounds.friction.iter().map(|f| {
        let kind = if f.kind == FrictionKind::Cone { "cone" } else { "box" };
        object(&[("normal", (f.normal as f64).into()), ("tangents", indices(f.tangents())), ("mu", f.mu.into()), ("kind", kind.into())])
    }));
    let out = lcp(p.a(), p.b());
    set(&out, "lo", &typed(bounds.lo));
    set(&out, "hi", &typed(bounds.hi));
    set(&out, "friction", &friction);
    out
}

fn result(r: &LcpResult) -> JsValue {
    let out = object(&[
        ("lambda", typed(&r.lambda)),
        ("w", typed(&r.w)),
        ("status", r.status.as_str().into()),
        ("stoppedBy", r.stopped_by.as_str().into()),
        ("iterations", r.iterations.into()),
        ("residuals", typed(&r.residuals)),
        ("residual", r.residual.into()),
        ("kkt", kkt(&r.kkt)),
    ]);
    if let Some(y) = &r.certificate {
        set(&out, "certificate", &typed(y));
    }
    if let (Some(lambda), Some(w)) = (&r.iterates, &r.iterates_w) {
        set(&out, "iterates", &typed(lambda));
        set(&out, "iteratesW", &typed(w));
        set(&out, "changes", &changes(&r.changes));
    }
    out
}
