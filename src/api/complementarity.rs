//! The laboratory of complementarity problems ([`crate::complementarity`]) for JavaScript. Matrices are arrays of rows, or flat
//! (a Float64Array or an array of numbers, row by row). Bounds may be ±Infinity; null means none.

use super::convert::{
    self, MOST_ENTRIES, array, flag_or, get, item, number, number_or, object, only_keys, reals, text, typed, typed_array, whole,
};
use super::js::Js;
use super::problem::{changes, indices, lcp};
use crate::assembly::{FrictionKind, FrictionLink};
use crate::complementarity::{self as lab, BoxLcp, Entries, Kkt, LcpFamily, LcpResult, Options};
use crate::error::{Code, Error, Result};
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// Solves a box LCP with one of the catalogue's solvers and reports the outcome: "solved" only where the natural residual,
/// computed afresh, is small; "infeasible" only with a certificate.
#[wasm_bindgen(js_name = solveBoxLcp, unchecked_return_type = "LcpResult")]
pub fn solve_box_lcp(
    #[wasm_bindgen(unchecked_param_type = "BoxLcp")] p: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "LcpOptions")] o: &JsValue,
) -> Js {
    result(&lab::solve_box_lcp(&problem(p)?, &options(o)?)?)
}

/// All solutions of a small box LCP, by complementary bases: those that are isolated, and the corners of each continuum with the
/// continuum itself.
#[wasm_bindgen(js_name = enumerateLcp, unchecked_return_type = "LcpSolution[]")]
pub fn enumerate_lcp(#[wasm_bindgen(unchecked_param_type = "BoxLcp")] p: &JsValue) -> Js {
    let found = lab::enumerate_lcp(&problem(p)?)?;
    // Corners of one family share its object.
    let mut families: Vec<(Rc<LcpFamily>, JsValue)> = Vec::new();
    let mut family = |f: &Rc<LcpFamily>| {
        if let Some((_, js)) = families.iter().find(|(known, _)| Rc::ptr_eq(known, f)) {
            return Ok(js.clone());
        }
        let points = |list: &[Vec<f64>]| array(list.iter().map(|x| typed(x)));
        let js = object(&[("corners", points(&f.corners)?), ("directions", points(&f.directions)?)])?;
        families.push((f.clone(), js.clone()));
        Ok(js)
    };
    array(found.iter().map(|s| {
        let families = array(s.families.iter().map(&mut family))?;
        object(&[("lambda", typed(&s.lambda)?), ("w", typed(&s.w)?), ("isolated", s.isolated.into()), ("families", families)])
    }))
}

/// The LCP of min xᵀHx + c·x with Gx ≤ d, x ≥ 0 (no ½): λ = (x, y), w = (s, d − Gx), y the multipliers of Gx ≤ d.
#[wasm_bindgen(js_name = lcpFromQp, unchecked_return_type = "Lcp")]
pub fn lcp_from_qp(
    #[wasm_bindgen(unchecked_param_type = "MatrixLike")] h: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "VectorLike")] c: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "MatrixLike")] g: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "VectorLike")] d: &JsValue,
) -> Js {
    let (a, b) = lab::lcp_from_qp(&entries(h, "h")?, &reals(c, "c", f64::NAN)?, &entries(g, "g")?, &reals(d, "d", f64::NAN)?)?;
    object(&lcp(&a, &b)?)
}

/// The LCP of min c·x with Gx ≤ d, x ≥ 0: λ = (x, y), w = (s, d − Gx), y the multipliers of Gx ≤ d.
#[wasm_bindgen(js_name = lcpFromLp, unchecked_return_type = "Lcp")]
pub fn lcp_from_lp(
    #[wasm_bindgen(unchecked_param_type = "VectorLike")] c: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "MatrixLike")] g: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "VectorLike")] d: &JsValue,
) -> Js {
    let (a, b) = lab::lcp_from_lp(&reals(c, "c", f64::NAN)?, &entries(g, "g")?, &reals(d, "d", f64::NAN)?)?;
    object(&lcp(&a, &b)?)
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
    kkt(&lab::program_kkt(&a, &b, &x, &y, &s))
}

/// Takes the free rows out of a mixed LCP by the Schur complement. λ of a free row is offset + slope · λ of the kept ones.
#[wasm_bindgen(js_name = reduceMixed, unchecked_return_type = "ReducedLcp")]
pub fn reduce_mixed(
    #[wasm_bindgen(unchecked_param_type = "MatrixLike")] a: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "VectorLike")] b: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "VectorLike")] free: &JsValue,
) -> Js {
    let r = lab::reduce_mixed(&entries(a, "a")?, &reals(b, "b", f64::NAN)?, &rows(free, "free")?)?;
    let [a, b] = lcp(&r.a, &r.b)?;
    let (kept, free) = (indices(&r.kept)?, indices(&r.free)?);
    object(&[a, b, ("kept", kept), ("free", free), ("offset", typed(&r.offset)?), ("slope", typed(&r.slope)?)])
}

/// Definiteness of A: positive definite ("pd"), semi-definite ("psd") or "indefinite", by the eigenvalues of its symmetric part.
#[wasm_bindgen(unchecked_return_type = "Definiteness")]
pub fn definiteness(#[wasm_bindgen(unchecked_param_type = "MatrixLike")] a: &JsValue) -> Js {
    let found = lab::definiteness(&entries(a, "a")?)?;
    let eigenvalues = typed(&found.eigenvalues)?;
    object(&[("symmetric", found.symmetric.into()), ("verdict", found.verdict.as_str().into()), ("eigenvalues", eigenvalues)])
}

/// Spectral radius and eigenvalues of G = I − S⁻¹A, and whether B − C is positive definite, for "jacobi", "gauss-seidel",
/// "symmetric-gauss-seidel" or "sor"; ω (1) counts for "jacobi" and "sor".
#[wasm_bindgen(js_name = iterationMatrix, unchecked_return_type = "IterationMatrix")]
pub fn iteration_matrix(
    #[wasm_bindgen(unchecked_param_type = "MatrixLike")] a: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Named<\"jacobi\" | \"gauss-seidel\" | \"symmetric-gauss-seidel\" | \"sor\">")] method: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] omega: &JsValue,
) -> Js {
    let (a, method, omega) = (entries(a, "a")?, text(method, "method")?, number_or(omega, "omega", 1.0)?);
    let found = lab::iteration_matrix(&a, &method, omega)?;
    let matrix = typed(&lab::matrix_of_iteration(&a, &method, omega)?)?;
    let eigenvalues = array(found.eigenvalues.iter().map(|z| object(&[("re", z.re.into()), ("im", z.im.into())])))?;
    let splitting = object(&[("positiveDefinite", found.splitting_positive_definite.into())])?;
    object(&[("radius", found.radius.into()), ("eigenvalues", eigenvalues), ("splitting", splitting), ("matrix", matrix)])
}

/// The ω with the smallest spectral radius, by search and, where it applies, by theory; for "jacobi" and "sor".
#[wasm_bindgen(js_name = bestOmega, unchecked_return_type = "BestOmega")]
pub fn best_omega(
    #[wasm_bindgen(unchecked_param_type = "MatrixLike")] a: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Named<\"jacobi\" | \"sor\">")] method: &JsValue,
) -> Js {
    let best = lab::best_omega(&entries(a, "a")?, &text(method, "method")?)?;
    let pair = |omega: f64, radius: f64| [("omega", omega.into()), ("radius", radius.into())];
    let mut properties = pair(best.omega, best.radius).to_vec();
    if let Some((omega, radius)) = best.theory {
        properties.push(("theory", object(&pair(omega, radius))?));
    }
    object(&properties)
}

fn length(js: &JsValue, path: &str) -> Result<u32> {
    convert::array_length(js, path, MOST_ENTRIES)
}

fn entries(js: &JsValue, path: &str) -> Result<Entries> {
    if let Some(list) = typed_array(js, MOST_ENTRIES).map_err(|e| e.under(path))? {
        return Ok(Entries::Flat(list));
    }
    let n = length(js, path)?;
    let nested = n == 0 || item(js, 0, path)?.as_f64().is_none();
    if !nested {
        return Ok(Entries::Flat(reals(js, path, f64::NAN)?));
    }
    if n as usize > lab::MOST_UNKNOWNS {
        return Err(Error::new(Code::TooLarge, path, format!("{n} rows; the limit is {}", lab::MOST_UNKNOWNS)));
    }
    let row = |i: u32| reals(&item(js, i, path)?, &format!("{path}[{i}]"), f64::NAN);
    Ok(Entries::Rows((0..n).map(row).collect::<Result<_>>()?))
}

fn rows(js: &JsValue, path: &str) -> Result<Vec<usize>> {
    (0..length(js, path)?).map(|i| whole(&item(js, i, path)?, &format!("{path}[{i}]")).map(|x| x as usize)).collect()
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

fn one_friction(js: &JsValue, path: &str) -> Result<FrictionLink> {
    only_keys(js, path, &["normal", "tangents", "mu", "kind"])?;
    let place = |key: &str| format!("{path}.{key}");
    let field = |key: &str| get(js, key, &place(key));
    let tangents = rows(&field("tangents")?, &place("tangents"))?;
    let kind = field("kind")?;
    Ok(FrictionLink {
        normal: whole(&field("normal")?, &place("normal"))? as usize,
        tangents: [tangents.first().copied().unwrap_or(0), tangents.get(1).copied().unwrap_or(0)],
        count: tangents.len().min(3) as u8,
        mu: number(&field("mu")?, &place("mu"))?,
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
    let real = |key: &str, default: f64| number_or(&field(key)?, key, default);
    (o.omega, o.tolerance) = (real("omega", o.omega)?, real("tolerance", o.tolerance)?);
    o.max_iterations = convert::whole_or(&field("maxIterations")?, "maxIterations", o.max_iterations)?;
    let start = field("start")?;
    if !start.is_undefined() {
        o.start = Some(reals(&start, "start", f64::NAN)?);
    }
    o.iterates = flag_or(&field("iterates")?, "iterates", o.iterates)?;
    Ok(o)
}

fn kkt(k: &Kkt) -> Js {
    let fields = [("stationarity", k.stationarity), ("primal", k.primal), ("dual", k.dual), ("complementarity", k.complementarity)];
    object(&fields.map(|(key, x)| (key, x.into())))
}

fn result(r: &LcpResult) -> Js {
    let mut properties = vec![
        ("lambda", typed(&r.lambda)?),
        ("w", typed(&r.w)?),
        ("status", r.status.as_str().into()),
        ("stoppedBy", r.stopped_by.as_str().into()),
        ("iterations", r.iterations.into()),
        ("residuals", typed(&r.residuals)?),
        ("residual", r.residual.into()),
        ("kkt", kkt(&r.kkt)?),
    ];
    if let Some(y) = &r.certificate {
        properties.push(("certificate", typed(y)?));
    }
    if let (Some(lambda), Some(w)) = (&r.iterates, &r.iterates_w) {
        properties.extend([("iterates", typed(lambda)?), ("iteratesW", typed(w)?), ("changes", changes(&r.changes)?)]);
    }
    object(&properties)
}
