#!/usr/bin/env node
// mutate.mjs [WORD...]: flips signs and factors of the physics, one at a time, and fails unless a test fails each time.
//
// A row of the table is a piece of the source, exactly as it stands there, with one change marked in it: ⟦old→new⟧.
// The piece must occur exactly once in its file; when the source moves on, the row is reported until it is put right.
// The working tree is never touched: the crate is copied, each change is made in the copy, the tests named beside it
// run one after the other until one fails, and the change is taken back. With words, only the rows (or files) that
// contain all of them are tried.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// prettier-ignore
const table = [
  // λ, J, J̇v and C of the circle, in both forms and both spaces
  { file: "src/model/constraint/circle.rs", tests: ["gallery", "laws_circle"], pieces: [
    "c: ⟦0.5 * →⟧(xx - r * r)",
    "c: ⟦→-⟧0.5 * (xx - r * r)",
    "c: 0.5 * (xx ⟦-→+⟧ r * r)",
    "c: 0.5 * (xx - ⟦r * r→r⟧)",
    "jdot_v: ⟦→-⟧vv, c_t",
    "jdot_v: ⟦→0.5 * ⟧vv, c_t",
    "jdot_v: ⟦vv→0.0⟧, c_t",
    "c_t: 0.0 }, ⟦→-⟧1.0)",
    "c_t: 0.0 }, ⟦1.0→2.0⟧)",
    "let along = xv⟦ / length→⟧;",
    "c: length ⟦-→+⟧ r,",
    "c: ⟦length - r→r - length⟧,",
    "jdot_v: ⟦→-⟧(vv - along * along) / length",
    "jdot_v: (vv ⟦-→+⟧ along * along) / length",
    "jdot_v: (vv⟦ - along * along→⟧) / length",
    "jdot_v: (vv - along * along)⟦ / length→⟧,",
    "c_t: 0.0 }, ⟦→-⟧1.0 / length)",
    "c_t: 0.0 }, 1.0⟦ / length→⟧)",
    "in_plane(self.body);\n        let x = position ⟦-→+⟧ self.center;",
    "in_plane(self.body);\n        let x = position - self.center;\n        let (row, scale) = radial_row(self.form, self.radius, x.dot(x), x.dot(v), v.dot(v));\n        let j = ⟦→-⟧scale * x;",
    "in_plane(self.body);\n        let x = position - self.center;\n        let (row, scale) = radial_row(self.form, self.radius, x.dot(x), x.dot(v), v.dot(v));\n        let j = ⟦scale→1.5⟧ * x;",
    "in_plane(self.body);\n        let x = position - self.center;\n        let (row, scale) = radial_row(self.form, self.radius, x.dot(x), ⟦x→v⟧.dot(v), v.dot(v));",
    "in_space(self.body);\n        let x = position ⟦-→+⟧ self.center;",
    "in_space(self.body);\n        let x = position - self.center;\n        let (row, scale) = radial_row(self.form, self.radius, x.dot(x), x.dot(v), v.dot(v));\n        let j = ⟦→-⟧scale * x;",
    "in_space(self.body);\n        let x = position - self.center;\n        let (row, scale) = radial_row(self.form, self.radius, x.dot(x), x.dot(v), ⟦→2.0 * ⟧v.dot(v));",
    "Row { c: ⟦→-⟧k.dot(x), ..",
    "Row { c: ⟦→2.0 * ⟧k.dot(x), ..",
    "Row { c: k.dot(x), ⟦→jdot_v: v.dot(v), ⟧..",
    "&⟦k→(-k)⟧.to_array())]",
    "&⟦k→(0.5 * k)⟧.to_array())]",
  ] },
  { file: "src/model/constraint/circle.rs", tests: ["symmetry"], pieces: [
    "DVec3::from_array(args.vector(\"normal\"))⟦.try_normalize()→.is_finite().then_some(DVec3::from_array(args.vector(\"normal\")))⟧;",
  ] },
  { file: "src/model/constraint/circle.rs", tests: ["observables"], pieces: [
    "Some(libm::atan2(⟦→-⟧x.y, x.x))",
    "(u, ⟦k.cross(u)→u.cross(k)⟧)",
  ] },
  // One λ by itself
  { file: "src/model/constraint/circle.rs", tests: ["verification_circle", "laws_circle"], pieces: [
    "let lambda = ⟦-→⟧(gradient.dot(f)",
    "(⟦→-⟧gradient.dot(f) + m *",
    "(gradient.dot(f) ⟦+→-⟧ m *",
    "(gradient.dot(f) + ⟦m * →⟧(row.jdot_v",
    "m * (⟦→-⟧row.jdot_v + alpha",
    "m * (⟦row.jdot_v + →⟧alpha",
    "(row.jdot_v ⟦+→-⟧ alpha * row.c",
    "(row.jdot_v + ⟦alpha * →⟧row.c",
    "alpha * row.c ⟦+→-⟧ beta * c_dot",
    "alpha * row.c + ⟦beta * →⟧c_dot",
    "beta * c_dot)) ⟦/→*⟧ length_squared",
    "let c_dot = ⟦gradient→x⟧.dot(v);",
    "let c_dot = ⟦→-⟧gradient.dot(v);",
    "let gradient = ⟦scale * →⟧x;",
    "let force = ⟦→-⟧lambda * gradient;",
    "acceleration: (f ⟦+→-⟧ force) / m",
    "acceleration: (f + force)⟦ / m→⟧",
  ] },
  // b of the acceleration method
  { file: "src/method/acceleration.rs", tests: ["laws_circle", "verification_circle"], pieces: [
    "let b = ⟦→-⟧rows.jdot_v[i]",
    "let b = ⟦rows.jdot_v[i] + →⟧rows.jacobian",
    "rows.jdot_v[i] ⟦+→-⟧ rows.jacobian.row_dot(i, &e.work)",
    "rows.jdot_v[i] + rows.jacobian.row_dot(i, ⟦&e.work→&e.applied⟧)",
    "⟦+→-⟧ self.alpha * rows.c[i]",
    "+ ⟦self.alpha * →⟧rows.c[i]",
    "⟦+→-⟧ self.beta * rows.c_dot[i]",
    "+ ⟦self.beta * →⟧rows.c_dot[i]",
    "self.beta * ⟦rows.c_dot→rows.c⟧[i]",
    "*u = ⟦→-⟧w * q;",
    "alpha: settings.method.number(\"⟦alpha→beta⟧\")",
    "beta: settings.method.number(\"⟦beta→alpha⟧\")",
    "|b| b ⟦-→+⟧ rows.jdot_v[i]",
    "⟦-→+⟧ alpha_c[i]",
    "⟦-→+⟧ beta_c_dot[i]",
    "scaled(self.⟦alpha→beta⟧, &rows.c)",
    "scaled(self.⟦beta→alpha⟧, &rows.c_dot)",
  ] },
  // The rival
  { file: "src/method/penalty.rs", tests: ["penalty"], pieces: [
    "*lambda = ⟦-→⟧(self.stiffness",
    "(self.stiffness * e.rows.c[i] ⟦+→-⟧ self.damping",
    "(⟦self.stiffness * →⟧e.rows.c[i]",
    "+ ⟦self.damping * →⟧e.rows.c_dot[i]",
    "self.damping * ⟦e.rows.c_dot→e.rows.c⟧[i]",
    "stiffness: settings.method.number(\"⟦stiffness→damping⟧\")",
    "scaled(⟦→-⟧self.stiffness, &e.rows.c)",
    "scaled(⟦→-⟧self.damping, &e.rows.c_dot)",
  ] },
  // The four stages
  { file: "src/method/evaluation.rs", tests: ["laws_circle"], pieces: [
    "= ⟦w * →⟧(e.applied[i] + e.constraint_force[i]);",
    "(e.applied[i] ⟦+→-⟧ e.constraint_force[i]);",
    "= w * (⟦→-⟧e.applied[i]",
    "transpose_times(&e.⟦lambda→b⟧, &mut e.constraint_force)",
  ] },
  { file: "src/method/mod.rs", tests: ["energy"], pieces: [
    "out.applied_power = ⟦→-⟧vector::dot",
    "vector::dot(&e.⟦accounted→applied⟧, &state.v)",
    "out.constraint_power = ⟦→-⟧vector::dot",
    "vector::dot(&e.⟦constraint_force→applied⟧, &state.v)",
  ] },
  { file: "src/model/rows.rs", tests: ["gallery"], pieces: [
    "row_dot(i, v) ⟦+→-⟧ c_t",
    "⟦self.jacobian.row_dot(i, v) + →⟧c_t",
  ] },
  { file: "src/math/block_rows.rs", tests: ["laws_circle"], pieces: [
    "sum ⟦+→-⟧= value * x[column + k];",
    "y[column + k] ⟦+→-⟧= a * value;",
    "y[column + k] += ⟦a * →⟧value;",
  ] },
  // A = J W Jᵀ
  { file: "src/assembly/delassus.rs", tests: ["laws_circle"], pieces: [
    "self.jacobian.add_row_scaled(i, ⟦1.0→2.0⟧, self.work);",
    "self.jacobian.add_row_scaled(i, 1.0, self.work);\n        for (u, w) in self.work.iter_mut().zip(self.inverse_mass) {\n            *u ⟦*→/⟧= w;",
    "self.jacobian.add_row_scaled(i, 1.0, self.work);\n        for (u, w) in self.work.iter_mut().zip(self.inverse_mass) {\n            *u *= ⟦→-⟧w;",
    "self.jacobian.transpose_times(x, self.work);\n        for (u, w) in self.work.iter_mut().zip(self.inverse_mass) {\n            *u ⟦*→/⟧= w;",
    "self.jacobian.transpose_times(x, self.work);\n        for (u, w) in self.work.iter_mut().zip(self.inverse_mass) {\n            *u *= ⟦→-⟧w;",
  ] },
  // The solvers: Aλ + b = 0, with that sign. (The refinement in the direct one is left out: it moves λ by a rounding.)
  { file: "src/solver/cg.rs", tests: ["laws_circle", "lib"], pieces: [
    "*r = ⟦-→⟧(*r + b);",
    "*r = -(*r ⟦+→-⟧ b);",
    "vector::add_scaled(lambda, ⟦→-⟧alpha, p);",
    "vector::add_scaled(r, ⟦-→⟧alpha, ap);",
    "let alpha = ⟦gamma / curvature→curvature / gamma⟧;",
    "*p = s ⟦+→-⟧ beta * *p;",
    "let beta = ⟦next / gamma→gamma / next⟧;",
  ] },
  { file: "src/solver/direct.rs", tests: ["laws_circle"], pieces: [
    "|l| *l = ⟦-→⟧*l);",
    "vector::add_scaled(r, ⟦→-⟧1.0, b);",
  ] },
  // Integrators
  { file: "src/method/integrator/mod.rs", tests: ["forces", "energy"], pieces: [
    "vector::add_scaled(&mut self.q, ⟦→-⟧h, &d.q);",
    "vector::add_scaled(&mut self.v, ⟦→-⟧h, &d.v);",
    "vector::add_scaled(&mut self.v, ⟦→0.5 * ⟧h, &d.v);",
    "self.applied_work ⟦+→-⟧= h * d.applied_power;",
    "self.constraint_work ⟦+→-⟧= h * d.constraint_power;",
  ] },
  { file: "src/method/integrator/explicit_euler.rs", tests: ["forces", "convergence"], pieces: [
    "y.advance(⟦→0.5 * ⟧h, &self.k);",
  ] },
  { file: "src/method/integrator/symplectic_euler.rs", tests: ["forces", "convergence"], pieces: [
    "vector::add_scaled(q, ⟦→0.5 * ⟧h, v);",
    "vector::add_scaled(q, h, ⟦v→&self.k.q⟧);",
    "y.advance_rest(⟦→2.0 * ⟧h, &self.k);",
  ] },
  { file: "src/method/integrator/midpoint.rs", tests: ["forces", "convergence"], pieces: [
    "self.middle.advance(⟦0.5 * →⟧h, &self.k);",
    "f.rates(⟦&self.middle→y⟧, &mut self.k)?;\n        y.advance",
    "y.advance(⟦→0.5 * ⟧h, &self.k);",
  ] },
  { file: "src/method/integrator/rk4.rs", tests: ["forces", "convergence"], pieces: [
    "stage.advance(⟦0.5 * →⟧h, k1);",
    "stage.advance(⟦0.5 * →⟧h, k2);",
    "stage.advance(⟦→0.5 * ⟧h, k3);",
    "(k1, ⟦1.0→2.0⟧)",
    "(k2, ⟦2.0→1.0⟧)",
    "(k3, ⟦2.0→1.0⟧)",
    "(k2, ⟦2.0), (k3, 2.0→1.0), (k3, 3.0⟧)",
    "(k4, ⟦1.0→0.0⟧)",
    "h * weight / ⟦6→5⟧.0",
  ] },
  // Forces
  { file: "src/model/force/gravity.rs", tests: ["forces", "energy"], pieces: [
    "vector::add_scaled(&mut q[at], ⟦→-⟧body.mass, &g[..d]);",
    "vector::add_scaled(&mut q[at], ⟦body.mass→1.0⟧, &g[..d]);",
    "|(body, at)| ⟦-→⟧body.mass * vector::dot",
    "|(body, at)| -⟦body.mass * →⟧vector::dot",
    "fn is_conservative(&self) -> bool {\n        ⟦true→false⟧",
  ] },
  { file: "src/model/force/constant.rs", tests: ["forces", "energy"], pieces: [
    "vector::add_scaled(&mut q[at], ⟦→-⟧1.0, &self.force[..d]);",
    "energy ⟦-→+⟧= vector::dot",
    "fn is_conservative(&self) -> bool {\n        ⟦true→false⟧",
  ] },
  { file: "src/model/force/drag.rs", tests: ["forces"], pieces: [
    "⟦-→⟧self.coefficient, &motion.v[at]",
    "-⟦self.coefficient→1.0⟧, &motion.v[at]",
  ] },
  { file: "src/model/force/user.rs", tests: ["forces"], pieces: [
    "vector::add_scaled(&mut q[at..at + d], ⟦→-⟧1.0, &self.force[..d]);",
  ] },
  { file: "src/model/force/mouse_spring.rs", tests: ["forces"], pieces: [
    "q[at + i] ⟦-→+⟧= k *",
    "(p ⟦-→+⟧ self.target[i])",
    "self.target[i]) ⟦+→-⟧ c * motion.v",
    "motion.q[at + i] ⟦+→-⟧ self.local[i];",
    "(⟦body.mass * →⟧self.omega * self.omega,",
    "(body.mass * ⟦self.omega * →⟧self.omega,",
    ", ⟦2.0 * →⟧self.damping * body.mass",
    "2.0 * ⟦self.damping * →⟧body.mass",
  ] },
  { file: "src/simulation/edits.rs", tests: ["forces"], pieces: [
    "(⟦2.0 * →⟧std::f64::consts::PI",
    ".min(⟦0.5→50.0⟧ / h)",
  ] },
  // Energy and its drift
  { file: "src/model/mod.rs", tests: ["forces", "energy"], pieces: [
    "*q ⟦+→-⟧= a;",
    "if ⟦→!⟧item.it.is_conservative() {",
    "weight ⟦+→-⟧ self.forces",
    "mouse.apply(&motion, ⟦accounted→q⟧);",
  ] },
  { file: "src/model/body.rs", tests: ["energy", "laws_circle"], pieces: [
    "⟦0.5 * →⟧b.mass *",
    "0.5 * ⟦b.mass * →⟧v[at]",
    "{ ⟦1.0 / →⟧self.mass }",
  ] },
  { file: "src/world.rs", tests: ["energy", "convergence"], pieces: [
    "kinetic(&self.state.v) ⟦+→-⟧ self.model.potential",
    "self.energy() ⟦-→+⟧ self.energy_at_start - self.state.applied_work",
    "self.energy() - self.energy_at_start ⟦-→+⟧ self.state.applied_work",
    "self.energy_at_start ⟦+→-⟧ difference",
    "self.settings.step_size()⟦ / f64::from(substeps)→⟧;",
  ] },
  { file: "src/observe/observable.rs", tests: ["observables"], pieces: [
    "|e, r| ⟦-→⟧e.lambda[r] * gradient_norm",
    "v[at.start + 1] ⟦-→+⟧ q[at.start + 1] * v[at.start]",
    "b.mass * v[at.start + axis⟦→ * 0⟧]",
  ] },
  // The exact motion
  { file: "src/observe/reference/mod.rs", tests: ["reference"], pieces: [
    "Some(down) => (down, ⟦normal.cross(down)→down.cross(normal)⟧),",
    "let field = field ⟦-→+⟧ field.dot(normal) * normal;",
    "let rate = ⟦→-⟧v.dot(normal.cross(outwards))",
    "normal.cross(outwards))⟦ / circle.radius→⟧;",
    "(field.length()⟦ / circle.radius→⟧,",
    "drag⟦ / particle.mass→⟧)",
    "libm::cos(theta) * self.axes.0 ⟦+→-⟧ libm::sin(theta)",
    "self.center + ⟦self.radius * →⟧direction",
    "drag ⟦+→-⟧= force.args.number(\"coefficient\")",
    "let since = t ⟦-→+⟧ self.epoch;",
  ] },
];

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const workshop = join(tmpdir(), `constrained-dynamics-mutate-${userInfo().username}`);
const crate = join(workshop, "crate");

/** How long a test may take before it counts as failed: a mutated loop may never end. */
const MOST_SECONDS = 300;

/** A row of the table: where, what to find, what to put there. */
function read({ file, tests }, piece) {
  const part = (side) => piece.replaceAll(/⟦([^→⟧]*)→([^⟧]*)⟧/g, (_, before, after) => (side === 0 ? before : after));
  return { file, tests, piece, find: part(0), replacement: part(1) };
}

function cargo(...words) {
  return spawnSync("cargo", words, {
    cwd: crate,
    encoding: "utf8",
    timeout: MOST_SECONDS * 1000,
    killSignal: "SIGKILL",
    env: {
      ...process.env,
      CARGO_TARGET_DIR: join(workshop, "target"),
      // Quick to build; the tests are short enough.
      CARGO_INCREMENTAL: "1",
      CARGO_PROFILE_TEST_OPT_LEVEL: "1",
      CARGO_PROFILE_TEST_DEBUG: "0",
      CARGO_PROFILE_DEV_DEBUG: "0",
      // One failing case is enough; nobody reads the smallest.
      PROPTEST_MAX_SHRINK_ITERS: "0",
      RUST_BACKTRACE: "0",
    },
  });
}

const target = (test) => (test === "lib" ? ["--lib"] : ["--test", test]);

/** Runs one test file: "passed", "failed by …", or throws where it does not even compile. */
function run(test) {
  const built = cargo("test", "--quiet", "--no-run", ...target(test));
  if (built.status !== 0) throw new Error(built.error?.code === "ETIMEDOUT" ? "takes too long to compile" : compilerError(built.stderr));
  const ran = cargo("test", "--quiet", ...target(test));
  if (ran.status === 0) return "passed";
  if (ran.error?.code === "ETIMEDOUT") return `failed by ${test}, which did not end`;
  const name = /^---- (\S+) stdout/m.exec(ran.stdout)?.[1];
  return `failed by ${test}${name ? `: ${name}` : ""}`;
}

function compilerError(text) {
  return `does not compile: ${/^error.*$/m.exec(text)?.[0] ?? "cargo failed"}`;
}

/** What became of one mutation: [caught?, words]. */
function attempt({ file, tests, find, replacement }) {
  const path = join(crate, file);
  const text = readFileSync(path, "utf8");
  const found = text.split(find).length - 1;
  if (found !== 1) return [false, `found ${found} times in the source instead of once: put this row of scripts/mutate.mjs right`];
  writeFileSync(path, text.replace(find, () => replacement));
  try {
    for (const test of tests) {
      const outcome = run(test);
      if (outcome !== "passed") return [true, outcome];
    }
    return [false, `no test fails (${tests.join(", ")})`];
  } catch (error) {
    return [false, error.message];
  } finally {
    writeFileSync(path, text);
  }
}

function copyCrate() {
  rmSync(crate, { recursive: true, force: true });
  mkdirSync(crate, { recursive: true });
  for (const name of ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "src", "tests", "benches", "docs"]) {
    if (existsSync(join(root, name))) cpSync(join(root, name), join(crate, name), { recursive: true });
  }
  // The library for the web is not tested here and need not be linked each time.
  const manifest = join(crate, "Cargo.toml");
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace('"rlib", "cdylib"', '"rlib"'));
}

/** One run at a time in the workshop: two would change each other's files. */
function lock() {
  const path = join(workshop, "pid");
  mkdirSync(workshop, { recursive: true });
  const other = existsSync(path) ? Number(readFileSync(path, "utf8")) : 0;
  if (other && isRunning(other)) throw new Error(`Another run (process ${other}) is at work in ${workshop}.`);
  writeFileSync(path, String(process.pid));
  process.on("exit", () => rmSync(path, { force: true }));
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function main(words) {
  const rows = table
    .flatMap((group) => group.pieces.map((piece) => read(group, piece)))
    .filter((row) => words.every((word) => row.file.includes(word) || row.piece.includes(word)));
  if (rows.length === 0) throw new Error(`No row of the table contains ${words.join(" and ")}.`);
  lock();
  copyCrate();
  console.log(`${rows.length} mutations, in ${workshop}. First the tests as they are.`);
  for (const test of new Set(rows.flatMap((row) => row.tests))) {
    const outcome = run(test);
    if (outcome !== "passed") throw new Error(`Without any change already ${outcome}.`);
  }
  let failed = 0;
  let file = "";
  for (const row of rows) {
    if (row.file !== file) console.log(`\n${(file = row.file)}`);
    const [caught, words] = attempt(row);
    if (!caught) failed += 1;
    console.log(`  ${caught ? "caught" : "MISSED"}  ${row.piece.replaceAll(/\s+/g, " ").padEnd(64)}  ${words}`);
  }
  console.log(`\n${rows.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(`\n  ${error.message}\n`);
  process.exitCode = 1;
}
