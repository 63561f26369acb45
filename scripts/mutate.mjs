#!/usr/bin/env node
// mutate.mjs [--check] [WORD...]: flips signs and factors of the physics, one at a time, and fails unless a test fails each time.
//
// A row of the table is a piece of the source, exactly as it stands there, with one change marked in it: ⟦old→new⟧.
// The piece must occur exactly once in its file; when the source moves on, the row is reported until it is put right.
// The working tree is never touched: the crate is copied, each change is made in the copy, the tests named beside it
// run one after the other until one fails, and the change is taken back. With words, only the rows (or files) that
// contain all of them are tried. With --check nothing is tried: it only sees whether every row still fits the source.
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
    "jdot_v: ⟦→-⟧vv, ..",
    "jdot_v: ⟦→0.5 * ⟧vv, ..",
    "jdot_v: ⟦vv→0.0⟧, ..",
    "..Row::default() }, ⟦→-⟧1.0)",
    "..Row::default() }, ⟦1.0→2.0⟧)",
    "let along = xv⟦ / length→⟧;",
    "c: length ⟦-→+⟧ r,",
    "c: ⟦length - r→r - length⟧,",
    "jdot_v: ⟦→-⟧(vv - along * along) / length",
    "jdot_v: (vv ⟦-→+⟧ along * along) / length",
    "jdot_v: (vv⟦ - along * along→⟧) / length",
    "jdot_v: (vv - along * along)⟦ / length→⟧,",
    "..Row::default() }, ⟦→-⟧1.0 / length)",
    "..Row::default() }, 1.0⟦ / length→⟧)",
    "motion.particle(self.body);\n        let x = position ⟦-→+⟧ self.center;",
    "radial_row(self.form, self.radius, x.dot(x), ⟦x→v⟧.dot(v), v.dot(v));",
    "radial_row(self.form, self.radius, x.dot(x), x.dot(v), ⟦→2.0 * ⟧v.dot(v));",
    "[(self.body, ⟦→-⟧scale * x)]",
    "[(self.body, ⟦scale→1.5⟧ * x)]",
    "Row { c: ⟦→-⟧k.dot(x), ..",
    "Row { c: ⟦→2.0 * ⟧k.dot(x), ..",
    "Row { c: k.dot(x), ⟦→jdot_v: v.dot(v), ⟧..",
    "[(self.body, ⟦→-⟧k)]",
    "[(self.body, ⟦→0.5 * ⟧k)]",
  ] },
  { file: "src/model/constraint/mod.rs", tests: ["symmetry"], pieces: [
    "DVec3::from_array(args.vector(name))⟦.try_normalize()→.is_finite().then_some(DVec3::from_array(args.vector(name)))⟧;",
  ] },
  { file: "src/model/constraint/circle.rs", tests: ["observables"], pieces: [
    "let x = motion.position(self.body) - self.center;\n        let (u, w) = plane_axes(self.normal);\n        Some(libm::atan2(⟦→-⟧x.dot(w), x.dot(u)))",
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
    "law(settings, settings.method.number(\"⟦alpha→beta⟧\")",
    "settings.method.number(\"⟦beta→alpha⟧\"));",
    "|b| b ⟦-→+⟧ rows.jdot_v[i]",
    "⟦-→+⟧ alpha_c[i]",
    "⟦-→+⟧ beta_c_dot[i]",
    "scaled(self.⟦alpha→beta⟧, &rows.c)",
    "scaled(self.⟦beta→alpha⟧, &rows.c_dot)",
  ] },
  // The rival
  { file: "src/method/penalty.rs", tests: ["penalty"], pieces: [
    "{ 0.0 } else { ⟦-→⟧(self.stiffness",
    "(self.stiffness * e.rows.c[i] ⟦+→-⟧ self.damping",
    "(⟦self.stiffness * →⟧e.rows.c[i]",
    "+ ⟦self.damping * →⟧e.rows.c_dot[i]",
    "self.damping * ⟦e.rows.c_dot→e.rows.c⟧[i]",
    "stiffness: settings.method.number(\"⟦stiffness→damping⟧\")",
    "scaled(⟦→-⟧self.stiffness, &e.rows.c)",
    "scaled(⟦→-⟧self.damping, &e.rows.c_dot)",
  ] },
  { file: "src/method/evaluation.rs", tests: ["methods", "verification_particles"], pieces: [
    "self.work[i] = v[i] ⟦+→-⟧ h * w * self.applied[i];",
    "self.work[i] = v[i] + ⟦h * →⟧w * self.applied[i];",
  ] },
  // Position-based dynamics
  { file: "src/method/position.rs", tests: ["position"], pieces: [
    "*lambda /= h ⟦* h→⟧);",
    "self.compliance / ⟦(h * h)→h⟧",
    "j.row_dot(i, displacement) ⟦+→-⟧ softness * *lambda",
    "let left = rows.c[i] ⟦+ j.row_dot(i, displacement) →⟧+",
    "step(left, a⟦ + softness→⟧)",
    "state.applied_work ⟦-→+⟧= change * rows.c_t[i] / h;",
    "+= change * ⟦w[column + k] * →⟧j;",
    "displacement[column..column + values.len()]⟦.fill(0.0)→.iter().count()⟧;",
    "(⟦after - self.e.work[i]→after⟧) / w * mean",
    "state.applied_work += ⟦h * →⟧self.e.accounted[i] * mean;",
    "let left = c ⟦+ softness * *lambda→⟧;",
    "step(left, product⟦ + softness→⟧)",
    "{ ⟦-→⟧left / a }",
    "q[a.q] ⟦+→-⟧= wa * push.x;",
    "q[b.q + 1] -= ⟦wb→wa⟧ * push.y;",
    "q[b.q + 2] ⟦-→+⟧= wb * push.z;",
    "let product = (wa ⟦+ wb→⟧) * pair.length.steepness(n);",
    "e.unknown_per_lambda = self.h⟦ * self.h→⟧;",
  ] },
  { file: "src/model/pair.rs", tests: ["position"], pieces: [
    "if self.squared { ⟦j.dot(j)→1.0⟧ } else",
  ] },
  { file: "src/model/body.rs", tests: ["position"], pieces: [
    "*v = (to ⟦-→+⟧ from) / h;\n            }\n            return;",
    "(rotation::to_vector(turned) ⟦/ h→⟧)",
    "DQuat::from_slice(&from[q + 3..])⟦.conjugate()→⟧",
  ] },
  // The four stages
  { file: "src/method/evaluation.rs", tests: ["laws_circle"], pieces: [
    "= ⟦w * →⟧(e.applied[i] + e.constraint_force[i]);",
    "(e.applied[i] ⟦+→-⟧ e.constraint_force[i]);",
    "= w * (⟦→-⟧e.applied[i]",
    "transpose_times(&e.⟦lambda→b⟧, &mut e.constraint_force)",
  ] },
  { file: "src/method/force_law.rs", tests: ["energy"], pieces: [
    "out.applied_power = ⟦→-⟧vector::dot",
    "vector::dot(&e.⟦accounted→applied⟧, &state.v)",
    "out.constraint_power = ⟦→-⟧vector::dot",
    "vector::dot(&e.⟦constraint_force→applied⟧, &state.v)",
  ] },
  { file: "src/method/force_law.rs", tests: ["methods"], pieces: [
    "_ => ⟦-→⟧lambda[i] * rows.c_t[i],",
    "advance(q, ⟦→0.5 * ⟧h, v);",
  ] },
  { file: "src/model/rows.rs", tests: ["gallery"], pieces: [
    "*c_dot ⟦+→-⟧= c_t;",
    "⟦self.jacobian.times(v, &mut self.c_dot);→⟧",
    "(j[0][k], j[1][k]) = (n[k], ⟦-→⟧n[k])",
  ] },
  { file: "src/math/block_rows.rs", tests: ["laws_circle"], pieces: [
    "sum ⟦+→-⟧= x[k] * y[k])",
    "y[k] ⟦+→-⟧= a * x[k])",
    "y[k] += ⟦a * →⟧x[k])",
  ] },
  // A = J W Jᵀ
  { file: "src/assembly/delassus.rs", tests: ["laws_circle"], pieces: [
    "self.jacobian.add_row_scaled(i, ⟦1.0→2.0⟧, self.work);",
    "self.jacobian.add_row_scaled(i, 1.0, self.work);\n        for (u, w) in self.work.iter_mut().zip(self.inverse_mass) {\n            *u ⟦*→/⟧= w;",
    "self.jacobian.add_row_scaled(i, 1.0, self.work);\n        for (u, w) in self.work.iter_mut().zip(self.inverse_mass) {\n            *u *= ⟦→-⟧w;",
    "self.jacobian.transpose_times(x, self.work);\n        for (u, w) in self.work.iter_mut().zip(self.inverse_mass) {\n            *u ⟦*→/⟧= w;",
    "self.jacobian.transpose_times(x, self.work);\n        for (u, w) in self.work.iter_mut().zip(self.inverse_mass) {\n            *u *= ⟦→-⟧w;",
  ] },
  // (What only changes how many sweeps it takes is left out: the end is the same.)
  { file: "src/math/block_rows.rs", tests: ["verification_particles"], pieces: [
    "sum ⟦+→-⟧= x[k] * w[k] * y[k];",
  ] },
  // Rows of two blocks each
  { file: "src/math/block_rows.rs", tests: ["lib"], pieces: [
    "sum ⟦+→-⟧= x[k] * w[k] * y[k])",
    "dot::<N>(j, &x[a.column as usize / N]) ⟦+→-⟧ dot::<N>(",
    "⟦add_product::<N>(0.0, x, &w[a.column as usize / N], u)→0.0⟧;",
  ] },
  // The solvers: Aλ + b = 0, with that sign. (The refinement in the direct one is left out: it moves λ by a rounding.)
  { file: "src/solver/cg.rs", tests: ["laws_circle", "lib"], pieces: [
    "*r = ⟦-→⟧s * (*r + b);",
    "*r = -s * (*r ⟦+→-⟧ b);",
    "*r = -⟦s * →⟧(*r + b);",
    "*lambda ⟦+→-⟧= alpha * s * p;",
    "*lambda += alpha * ⟦s * →⟧p;",
    "vector::add_scaled(&mut self.r, ⟦-→⟧alpha, &self.ap);",
    "let alpha = ⟦rho / curvature→curvature / rho⟧;",
    "let curvature = vector::dot(&self.ap, &self.⟦ap→p⟧);",
    "*d = fresh ⟦+→-⟧ beta * *d;",
    "let beta = ⟦next / rho→rho / next⟧;",
    "1.0 / ⟦d.sqrt()→d⟧ } else { 1.0 };",
    "*lambda ⟦-→+⟧= part * s * r;",
    "r * (lambda[i] - self.start[i])⟦→ * 0.5⟧ / self.scale[i];",
    "⟦*y *= s;→_ = (y, s);⟧",
  ] },
  { file: "src/solver/sweep.rs", tests: ["verification_particles"], pieces: [
    "let step = ⟦-→⟧self.omega * step",
    "* step * (rows.product(i) ⟦+→-⟧ self.b[i]);",
    "clamp(lambda[i] ⟦+→-⟧ step, lo, hi);",
  ] },
  { file: "src/math/sparse_ldl.rs", tests: ["lib"], pieces: [
    "⟦square::subtract_square(&mut y[*row], &square::times_transpose(&yc, l));→⟧",
    "l[at] = ⟦square::times_transpose(&yc, &inverse_d[column])→yc⟧;",
    "⟦square::subtract_square(&mut d, &square::times_transpose(&l[at], &yc));→⟧",
    "*l = ⟦square::times_transpose(a, &inverse)→*a⟧;",
    "⟦square::subtract_square(d, &square::times_transpose(l, a));→⟧",
    "⟦vector[d * node..][..d].copy_from_slice(&null[..d]);→⟧",
    "vector::add_scaled(x, ⟦-→⟧c, v);",
    "sum ⟦-→+⟧= vector::dot(&self.gram[i * r..i * r + j]",
    "if i == j { sum⟦.sqrt()→⟧ }",
    "c[i] = (c[i] ⟦-→+⟧ vector::dot(",
    "c[i] = (c[i] ⟦-→+⟧ sum)",
  ] },
  { file: "src/math/elimination.rs", tests: ["lib", "systems"], pieces: [
    "x, |inverse| ⟦square::times(&inverse[node], &x)→x⟧);",
    "sum += x[k] * ⟦w[k] * →⟧y[k];",
    "⟦square::subtract(x, &square::times(l, &value));→⟧",
    "⟦square::subtract(&mut x[*row], &square::times(l, &value));→⟧",
    "⟦square::subtract(&mut value, &square::transpose_times(l, &x[*row]));→⟧",
    "⟦square::subtract(&mut value, &square::transpose_times(l, above));→⟧",
    "add_product(⟦add_product(0.0, &x[i][0], u, &y[j][0])→0.0⟧, &x[i][1], v, &y[j][1]);",
    "entry[i][j] ⟦+→-⟧= add_product(0.0, &x[2 * i], w, &y[2 * j])",
    "columns(i).eq(columns(⟦i & !1→i⟧))",
  ] },
  { file: "src/math/square.rs", tests: ["lib"], pieces: [
    "x[i] ⟦-→+⟧= y[i]",
    "y[i] ⟦+→-⟧= a[k][i] * x[k]",
    "sum ⟦+→-⟧= x[k] * y[k]",
    "y ⟦+→-⟧= v[k][j] * a[i][j]",
    "d ⟦-→+⟧= y * l;",
    "v[i][j] ⟦-→+⟧= l * v[k][j]",
    "inverse[i] = ⟦1.0 / →⟧d;",
    "self.v[k][i] * ⟦self.inverse[k] * →⟧self.v[k][j]",
  ] },
  { file: "src/math/sparse_lu.rs", tests: ["lib"], pieces: [
    "y[*row] ⟦-→+⟧= l * yc;",
    "z[*row] ⟦-→+⟧= u * zc;",
    "l[at] = ⟦zc→yc⟧ * inverse_d[column];",
    "u[at] = ⟦yc→zc⟧ * inverse_d[column];",
    "d ⟦-→+⟧= zc * u[at];",
    "*d ⟦-→+⟧= left[k] * u_of_leaves[k];",
    "= (⟦left→above⟧[k] * inverse, above[k] * inverse);",
    "= (left[k] * inverse, ⟦above→left⟧[k] * inverse);",
    "if ⟦!j1.has_shape_of(j2)→false⟧ || !self.elimination.fit(j1, w, 1, work)",
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
    "f.drift(y, ⟦→0.5 * ⟧h);",
    "⟦y.advance_rest(h, &self.k);\n        f.drift(y, h);→f.drift(y, h);\n        y.advance_rest(h, &self.k);⟧",
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
  { file: "src/method/integrator/dormand_prince.rs", tests: ["methods", "convergence"], pieces: [
    "&[3.0 / 40.0, ⟦9→8⟧.0 / 40.0],",
    "&[44.0 / 45.0, ⟦-→⟧56.0 / 15.0,",
    "64448.0 / 6561.0, ⟦-→⟧212.0 / 729.0]",
    "49.0 / 176.0, ⟦-→⟧5103.0 / 18656.0]",
    "500.0 / 1113.0, 125.0 / 192.0, ⟦-→⟧2187.0 / 6784.0",
    "self.stage.advance(⟦→0.5 * ⟧h * a, k);",
    "let error = ⟦→1e-6 * ⟧h * self.k",
  ] },
  // Impulses: b and the update
  { file: "src/method/velocity/mod.rs", tests: ["methods", "verification_particles"], pieces: [
    "vector::add_scaled(&mut e.b, ⟦→-⟧1.0, &e.rows.c_t);",
    "*b ⟦-→+⟧= demand.velocity;",
    "velocity: ⟦-→⟧rate * rows.c[i], pushed",
    "impulse.iter().map(|p| p⟦ / h→⟧)",
    "advance(&mut state.q, ⟦→0.5 * ⟧h, &state.v),",
    "⟦-→⟧impulse * e.rows.c_t[i]",
    "e.rows.c_dot[i] ⟦-→+⟧ e.rows.c_t[i], *last",
  ] },
  { file: "src/method/velocity/trees.rs", tests: ["methods", "verification_particles"], pieces: [
    "|(v, (w, p))| *v ⟦+→-⟧= w * p)",
    "|(v, (w, p))| *v += ⟦w * →⟧p)",
  ] },
  { file: "src/method/velocity/trees.rs", tests: ["generalised"], pieces: [
    "{ v / w ⟦+→-⟧ h * q + p }",
    "(e.work[i] ⟦-→+⟧ self.unjoined[i]) / (w * self.h)",
  ] },
  // Contacts found once a step, and contact laws after the solve
  { file: "src/method/velocity/sleep.rs", tests: ["sleeping"], pieces: [
    "center_velocity(&state.v, i)) ⟦+ turning →⟧< *speed",
    "⟦vector::length(model.bodies.center_velocity(&state.v, i))→0.0⟧ + turning",
    "!rest.asleep(i) ⟦|| rest.forces()[forces.clone()] != e.applied[forces]→⟧ {",
    "⟦!rest.asleep(i) || →⟧rest.forces()",
    "state.applied_work ⟦+→-⟧= model.bodies.kinetic(&state.v) - before;",
    "*impulse = h⟦ * lambda→⟧;",
    "|| ⟦driven.contains(&i)→false⟧;",
    "let rows = whole.iter_mut().zip(awake_rows).filter(|(_, awake)| ⟦→!⟧**awake);",
  ] },
  { file: "src/model/contact/mod.rs", tests: ["contact_laws"], pieces: [
    "zip(&self.lambda[⟦1→0⟧..])",
  ] },
  { file: "src/method/velocity/contacts.rs", tests: ["contact_laws"], pieces: [
    "contact.gap ⟦+→-⟧= if apart",
    "else { ⟦h→0.0⟧ * e.rows.c_dot[i] };",
  ] },
  { file: "src/method/contact_law.rs", tests: ["contact_kernel"], pieces: [
    "velocity: pushed ⟦-→+⟧ 0.5 * (gap",
    "0.5 * (gap ⟦+→-⟧ gap.abs()) / h",
  ] },
  // A box on a box
  { file: "src/geometry/space/boxes.rs", tests: ["geometry_space_laws", "geometry_space"], pieces: [
    "⟦-→⟧(back * pose.at)",
    "⟦-→⟧sign * m.col(axis)",
    "0.5 * gap⟦→ * 2.0⟧));",
    "{ ⟦-→⟧other.0[across] }",
    "⟦-→+⟧ own.0[z] * DVec3::Z",
  ] },
  { file: "src/geometry/space/separation.rs", tests: ["geometry_space"], pieces: [
    "(hb[m] * cosines[⟦n→m⟧][i] + hb[n]",
    "ha[k] * cosine[⟦l→k⟧] + ha[l]",
  ] },
  // The kernel of contacts
  { file: "src/method/velocity/kernel/mod.rs", tests: ["contact_kernel"], pieces: [
    "set(side, h⟦ * touch.lambda[l]→⟧)",
    "hand::<N, B, M>(&self.⟦free→now⟧, bodies)",
    "std::mem::swap(&mut self.before, &mut self.⟦now→free⟧);",
    "now[k] = before[k] ⟦-→+⟧ free[k]",
    "let again = warm⟦ && !posed→⟧;",
    "let by = now[k] ⟦-→+⟧ free[k];",
    "done += by * (before[k] ⟦+→-⟧ now[k]);",
    "let constraint = ⟦0.5→1.0⟧ * done.sum();",
    "accounted: constraint ⟦-→+⟧ 0.5 * mended",
  ] },
  { file: "src/method/velocity/kernel/touching.rs", tests: ["contact_kernel"], pieces: [
    "pack(&a.lever(contact.point, ⟦-→⟧to), &b.lever",
    "self.impulse[0] ⟦-→+⟧ omega * self.step * w[0]);",
    "self.impulse[0] - ⟦omega * →⟧self.step * w[0]);",
    "w[0] = w[0] ⟦-→+⟧ self.held;",
    "if ⟦warm→true⟧ { self.within(self.impulse) }",
    "self.gap += N::splat(⟦→-⟧carried) * after;",
    "self.step * (after[0] ⟦-→+⟧ self.held);",
    "self.impulse[0] ⟦-→+⟧ by)).abs()",
    "aim[k] = aim[k] ⟦-→+⟧ by;",
    "if ⟦!→⟧no_worse(by.abs(), left.normal)",
    "self.rubs() && ⟦!→⟧no_worse(square, left.across)",
    "(w[k] ⟦+→-⟧ self.coupling[k] * pressed)",
    "let step = ⟦omega * →⟧self.step_across;",
    "let radius = ⟦self.mu * →⟧out[0];",
    ".larger(⟦-→⟧radius)",
    "> law.threshold { ⟦surface.sliding→1.0⟧ }",
    "pack(&a.lever(contact.point, -to), &⟦b→a⟧.lever",
    "0.5 * (x + z) ⟦+→-⟧ (0.25 * (x - z)",
    "let turning = ⟦(point - self.at)→(self.at - point)⟧.cross(to);",
  ] },
  { file: "src/method/velocity/kernel/hand.rs", tests: ["contact_kernel"], pieces: [
    "Two::new(a[1].x(), ⟦b→a⟧[1].x())",
  ] },
  { file: "src/model/contact/memory.rs", tests: ["contact_kernel", "contact_laws"], pieces: [
    "None if ⟦all→false⟧ => missing |= bit(i),",
  ] },
  // RATTLE: kicks and drift
  { file: "src/method/rattle.rs", tests: ["methods", "verification_particles"], pieces: [
    "*v += ⟦0.5 * →⟧h * w * f;",
    "*v += 0.5 * h * ⟦w * →⟧f;",
    "*v ⟦+→-⟧= 0.5 * h * w * f;",
    "model.bodies.advance(&mut state.q, ⟦→0.5 * ⟧h, &state.v);",
    "projector.add_moved(model, ⟦→-⟧1.0 / h, &mut state.v);",
    "projector.add_moved(model, 1.0⟦ / h→⟧, &mut state.v);",
    "state.applied_work ⟦-→+⟧= projector.motor(&projector.moved) / h;",
    "self.settled = ⟦last || →⟧!forces.constant;",
    "self.constant = ⟦!model.accounts() && →⟧!model.bodies.turns();",
    "self.constant = !model.accounts()⟦ && !model.bodies.turns()→⟧;",
  ] },
  { file: "src/method/projection.rs", tests: ["methods"], pieces: [
    "*x = ⟦-→⟧*x;",
    "let change = ⟦w * →⟧*f;",
    "*v ⟦+→-⟧= change;",
    "*f * (*v + ⟦0.5 * →⟧change);",
    "*sum ⟦+→-⟧= *x;",
    "Goal::Velocities => (&self.⟦aimed.c_dot→aimed.c⟧, &mut self.nudged),",
  ] },
  // Constraints of particle systems: J, J̇v and ∂C/∂t of each
  { file: "src/model/constraint/driven_circle.rs", tests: ["gallery"], pieces: [
    "[self.center ⟦+→-⟧ sin * a, w * cos * a",
    "w * cos * a, ⟦-→⟧w * w * sin * a]",
    "u.dot(u) ⟦-→+⟧ d.dot(c_ddot), c_t",
    "c_t: ⟦-→⟧d.dot(c_dot), ..",
    "let jdot_v = ⟦2.0 * →⟧k_dot.dot(u)",
    "k_ddot.dot(d) ⟦-→+⟧ k.dot(c_ddot);",
    "c_t: k_dot.dot(d) ⟦-→+⟧ k.dot(c_dot), ..",
    "let k_dot = self.turning * self.axis.cross(⟦k→-k⟧);",
  ] },
  { file: "src/model/constraint/distance.rs", tests: ["gallery"], pieces: [
    "[a.block(j), b.block(⟦-→⟧j)]",
    "a.turning ⟦-→+⟧ b.turning);",
  ] },
  { file: "src/model/pair.rs", tests: ["gallery"], pieces: [
    "{ ⟦2.0 * →⟧u.dot(u)",
    "{ ⟦2.0 * →⟧d }",
    "{ ⟦→-⟧Stick::new(d, u, g).curvature }",
    "{ ⟦→-⟧Stick::new(d, DVec3::ZERO, DVec3::ZERO).n }",
  ] },
  { file: "src/model/pair.rs", tests: ["methods"], pieces: [
    "d.dot(d) ⟦-→+⟧ self.r * self.r }",
  ] },
  { file: "src/model/constraint/stick.rs", tests: ["gallery"], pieces: [
    "Stick::new(a.0 ⟦-→+⟧ b.0, a.1 - b.1,",
    "Stick::new(a.x ⟦-→+⟧ b.x, a.v - b.v,",
    "curvature: (u.dot(u) ⟦-→+⟧ rate * rate) / length",
    "rate * rate) / length ⟦+→-⟧ n.dot(bend) }",
    "curvature: (u.dot(u) - rate * rate)⟦ / length→⟧",
  ] },
  { file: "src/model/constraint/angle.rs", tests: ["gallery"], pieces: [
    "let u_dot = (delta ⟦-→+⟧ rate * u) / length;",
    "u_ddot: ⟦-→⟧u_dot.dot(u_dot) * u",
    "* u - ⟦2.0 * →⟧rate / length * u_dot",
    "b.u) + ⟦2.0 * →⟧a.u_dot.dot(b.u_dot)",
    "let j1 = (b.u ⟦-→+⟧ cosine * a.u) / a.length;",
    "let j3 = (a.u - cosine * b.u)⟦ / b.length→⟧;",
    "(self.at, -j1 ⟦-→+⟧ j3)",
  ] },
  { file: "src/model/constraint/rope.rs", tests: ["gallery"], pieces: [
    "direction(Some(k)) ⟦-→+⟧ direction(k.checked_sub(1))",
    "let jdot_v = pieces().map(|s| ⟦→-⟧s.curvature).sum();",
  ] },
  { file: "src/model/constraint/rope.rs", tests: ["verification_particles"], pieces: [
    "sum::<f64>() ⟦-→+⟧ self.length;",
  ] },
  { file: "src/model/constraint/area.rs", tests: ["gallery"], pieces: [
    "area += ⟦0.5 * →⟧x.cross(x_next).z;",
    "jdot_v ⟦+→-⟧= v.cross(v_next).z;",
    "0.5 * DVec3::new(next.y ⟦-→+⟧ last.y,",
    "last.x ⟦-→+⟧ next.x, 0.0)",
  ] },
  { file: "src/model/constraint/volume.rs", tests: ["gallery"], pieces: [
    "a.cross(b_dot).dot(c_dot)) / ⟦3→6⟧.0;",
    "= (a_dot.cross(b_dot).dot(c) ⟦+→-⟧ a_dot.cross(b).dot(c_dot)",
    "c.cross(a) / 6.0, ⟦a.cross(b)→b.cross(a)⟧ / 6.0];",
    "(i1, -j2 - j3 ⟦-→+⟧ j4)",
  ] },
  { file: "src/model/constraint/through.rs", tests: ["gallery"], pieces: [
    "jdot_v: ⟦2.0 * →⟧axis.dot(d_dot.cross(e_dot))",
    "let (j2, j3) = (⟦e.cross(*axis)→axis.cross(e)⟧, axis.cross(d));",
    "(self.ends[0], -j2 ⟦-→+⟧ j3)",
  ] },
  { file: "src/model/constraint/line.rs", tests: ["gallery"], pieces: [
    "[(self.body, ⟦→-⟧*n)]",
  ] },
  { file: "src/model/constraint/implicit/ellipse.rs", tests: ["gallery"], pieces: [
    "+ ⟦q→p⟧ * x.y * x.y - 1.0;",
    "(f, ⟦2.0 * →⟧DVec3::new(p * x.x",
    "2.0 * (p * v.x * v.x ⟦+→-⟧ q * v.y * v.y))",
  ] },
  { file: "src/model/constraint/implicit/ellipse.rs", tests: ["verification_particles"], pieces: [
    "let (p, q) = (1.0 / (self.a * self.⟦a→b⟧)",
  ] },
  { file: "src/model/constraint/implicit/lemniscate.rs", tests: ["gallery"], pieces: [
    "a2 * (x.x * x.x ⟦-→+⟧ x.y * x.y)) / a2;",
    "2.0 * x.y * (2.0 * s ⟦+→-⟧ a2)",
    "4.0 * s * v.dot(v) ⟦+→-⟧ 8.0 * xv * xv",
    "- ⟦2.0 * →⟧a2 * (v.x * v.x",
  ] },
  { file: "src/model/constraint/implicit/torus.rs", tests: ["gallery"], pieces: [
    "let f = 0.5 * (depth * depth ⟦+→-⟧ z * z",
    "(f, depth * n ⟦+→-⟧ z * self.axis,",
    "rate * rate ⟦+→-⟧ z_dot * z_dot + turning)",
    "(p_dot.dot(p_dot) ⟦-→+⟧ rate * rate) / rho",
  ] },
  { file: "src/model/constraint/curve/mod.rs", tests: ["gallery"], pieces: [
    "let denominator = speed_squared ⟦-→+⟧ d.dot(bend);",
    "let jdot_v = ⟦-→⟧n.dot(bend) * tangent.dot(v)",
    "let s_ddot = (⟦-→⟧bend.dot(tangent)",
    "+ ⟦2.0 * →⟧(v - s_dot * tangent).dot(bend)",
    "* s_dot ⟦+→-⟧ d.dot(third) * s_dot * s_dot)",
    "let jdot_v = ⟦-→⟧(s_dot * s_dot * bend + s_ddot * tangent);",
    "axis ⟦-→+⟧ axis.dot(tangent) / denominator * tangent)",
  ] },
  { file: "src/model/constraint/curve/cycloid.rs", tests: ["gallery"], pieces: [
    "r * DVec3::new(1.0 ⟦+→-⟧ cos, sin, 0.0),",
    "r * DVec3::new(⟦-→⟧sin, cos, 0.0),",
  ] },
  { file: "src/model/constraint/curve/helix.rs", tests: ["gallery"], pieces: [
    "DVec3::new(⟦-→⟧z, 0.0, x)]",
    "DVec3::new(z, ⟦self.rise→0.0⟧, -x)",
  ] },
  { file: "src/model/constraint/curve/parabola.rs", tests: ["gallery"], pieces: [
    "DVec3::new(s, ⟦0.5 * →⟧s * s / p, 0.0)",
    "DVec3::new(0.0, ⟦1.0→2.0⟧ / p, 0.0)",
  ] },
  // Forces
  { file: "src/model/force/gravity.rs", tests: ["forces", "energy"], pieces: [
    "add::<N>(&g, ⟦→-⟧*mass,",
    "add::<N>(&g, ⟦*mass→1.0⟧,",
    "|(i, body)| ⟦-→⟧body.mass * motion.position(i)",
    "|(i, body)| -⟦body.mass * →⟧motion.position(i)",
  ] },
  { file: "src/model/force/constant.rs", tests: ["forces", "energy"], pieces: [
    "q.⟦conserve→account⟧(motion, i, self.force)",
    "q.conserve(motion, i, ⟦→-⟧self.force)",
    "energy ⟦-→+⟧= self.force.dot(",
  ] },
  { file: "src/model/force/drag.rs", tests: ["forces"], pieces: [
    "q.account(motion, i, ⟦-→⟧self.coefficient * motion.velocity(i))",
    "-⟦self.coefficient→1.0⟧ * motion.velocity(i)",
  ] },
  { file: "src/model/force/user.rs", tests: ["forces"], pieces: [
    "q.account(motion, self.body, ⟦→-⟧self.force);",
  ] },
  { file: "src/model/force/spring.rs", tests: ["force_laws"], pieces: [
    "self.stiffness * (s.length ⟦-→+⟧ self.rest)",
    "(⟦self.stiffness * →⟧(s.length",
    "⟦self.damping * →⟧s.n.dot(s.u)",
    "[(a, ⟦-→⟧1.0), (b, 1.0)]",
    "[(a, -1.0), (b, ⟦→-⟧1.0)]",
    "q.⟦account_at→conserve_at⟧(motion, &at, sign * brake",
    "q.account_at(motion, &at, ⟦→-⟧sign * brake",
    "⟦0.5 * →⟧self.stiffness * stretch * stretch",
  ] },
  { file: "src/model/force/wind.rs", tests: ["force_laws"], pieces: [
    "q.account(motion, i, ⟦-→⟧self.coefficient",
    "-⟦self.coefficient * →⟧(motion.velocity(i)",
    "(motion.velocity(i) ⟦-→+⟧ self.velocity)",
  ] },
  { file: "src/model/force/inverse_square.rs", tests: ["force_laws"], pieces: [
    "d.length_squared() ⟦+→-⟧ self.softening * self.softening",
    "strength / (distance * distance⟦ * distance→⟧) * d",
    "q.conserve(motion, i, ⟦→-⟧f);",
    "q.conserve(motion, j, ⟦-→⟧f);",
    "energy ⟦+→-⟧= strength / distance",
    "{\n                    -⟦*c→0.0⟧\n",
    "self.charge.of(i, motion.bodies)⟦ * self.charge.of(j, motion.bodies)→⟧;",
  ] },
  { file: "src/model/force/attraction.rs", tests: ["force_laws"], pieces: [
    "let (strength, softening) = (⟦-→⟧args.number(\"constant\")",
  ] },
  { file: "src/model/force/mouse_spring.rs", tests: ["forces"], pieces: [
    "let force = ⟦-→⟧(k * (p.x",
    "k * (p.x ⟦-→+⟧ DVec3::from_array(self.target))",
    "DVec3::from_array(self.target)) ⟦+→-⟧ c * p.v",
    "p.x ⟦+→-⟧= local;",
    "(⟦mass * →⟧self.omega * self.omega,",
    "(mass * ⟦self.omega * →⟧self.omega,",
    ", ⟦2.0 * →⟧self.damping * mass",
    "2.0 * ⟦self.damping * →⟧mass",
  ] },
  { file: "src/simulation/edits.rs", tests: ["forces"], pieces: [
    "(⟦2.0 * →⟧std::f64::consts::PI",
    ".min(⟦0.5→50.0⟧ / h)",
  ] },
  // Rigid bodies: turning, its energy and its momentum
  { file: "src/math/rotation.rs", tests: ["lib"], pieces: [
    "let xyz = ⟦0.5 * →⟧sinc * v;",
    "else { ⟦2.0 * →⟧libm::atan2(sine, w) / sine",
    "(spin - before) ⟦+→-⟧ h * spin.cross(momentum)",
  ] },
  { file: "src/math/rotation.rs", tests: ["joints"], pieces: [
    "DQuat::from_xyzw(0.0, 0.0, ⟦→-⟧sin, cos)",
  ] },
  { file: "src/model/body.rs", tests: ["verification_rigid"], pieces: [
    "linear + ⟦0.5 * →⟧(rigid.inertia * spin).dot(spin)",
    "if body.fixed { DVec3::ZERO } else { r.inertia⟦.recip()→⟧ }",
    "rotation::from_vector(⟦→0.5 * ⟧h * DVec3::from_slice",
    "DQuat::from_xyzw(⟦0.5 * →⟧spin.x,",
    "⟦self.rotation(q, i) * →⟧(r.inertia * self.principal_spin(v, i))",
    "let torque = ⟦→-⟧(rigid.inertia * spin).cross(spin);",
    "DVec3::from_slice(&v[at..]), ⟦→-⟧h);",
  ] },
  { file: "src/model/body.rs", tests: ["joints"], pieces: [
    "out[at + 2] ⟦+→-⟧= torque.z",
  ] },
  // Joints: J, J̇v and ∂C/∂t
  { file: "src/model/state.rs", tests: ["gallery"], pieces: [
    "linear: n, angular: ⟦self.arm.cross(n)→n.cross(self.arm)⟧ }",
  ] },
  { file: "src/model/rows.rs", tests: ["gallery"], pieces: [
    "block.body)⟦.inverse()→⟧ * block.angular",
  ] },
  { file: "src/model/joint/ball.rs", tests: ["gallery"], pieces: [
    "[a.block(e), b.block(⟦-→⟧e)]",
    "a.turning ⟦-→+⟧ b.turning);",
  ] },
  { file: "src/model/joint/ball.rs", tests: ["systems"], pieces: [
    "(f.x[0] + r[0]) ⟦-→+⟧ (g.x[0] + s[0])",
    "(f.x[1] + r[1]) ⟦-→+⟧ (g.x[1] + s[1])",
    "(f.x + r) ⟦-→+⟧ (g.x + s)",
    "self.cos ⟦-→+⟧ self.z * anchor.y",
    "self.cos ⟦+→-⟧ self.z * anchor.x",
    "cos: w * w ⟦-→+⟧ z * z",
    "[-1.0, -0.0, torque(s, ⟦-→⟧1.0, -0.0)]",
    "[⟦-→⟧1.0, -0.0, torque(s, -1.0, -0.0)]",
    "r[0] * y ⟦-→+⟧ x * r[1]",
    "(*e, r) } else { (⟦-→⟧*e, s) };",
    "turning(a, r) ⟦-→+⟧ turning(b, s)",
    "frame.rotation = principal⟦ * motion.bodies.list()[*body].axes().inverse()→⟧;",
    "frame.inverse = principal⟦.inverse()→⟧;",
  ] },
  { file: "src/math/rotation.rs", tests: ["systems"], pieces: [
    "v * (w * w ⟦-→+⟧ b.dot(b))",
    "v.dot(b) ⟦* 2.0→⟧)",
    "b.cross(v) * (w ⟦* 2.0→⟧)",
  ] },
  { file: "src/model/joint/alignment.rs", tests: ["gallery"], pieces: [
    "Block::turning(b, ⟦-→⟧n)]",
    "(spin_a ⟦-→+⟧ spin_b).dot",
  ] },
  { file: "src/model/joint/slider.rs", tests: ["gallery"], pieces: [
    "angular: -(a.arm ⟦+→-⟧ d).cross(p)",
    "+ ⟦2.0 * →⟧p_dot.dot(d_dot)",
  ] },
  { file: "src/model/joint/turn.rs", tests: ["gallery"], pieces: [
    "m.cross(c * e2 ⟦-→+⟧ s * e1)",
    "let slip = ⟦2.0 * →⟧gradient",
    "{ ⟦-→⟧gradient } else { DVec3::ZERO }",
  ] },
  { file: "src/model/joint/gear.rs", tests: ["gallery"], pieces: [
    "Block::turning(body, -j1 ⟦-→+⟧ j2)",
  ] },
  { file: "src/model/joint/max_distance.rs", tests: ["gallery"], pieces: [
    "jdot_v: ⟦-→⟧curvature, bounds",
    "[a.block(⟦-→⟧n), b.block(n)]",
  ] },
  { file: "src/model/joint/coordinate.rs", tests: ["gallery"], pieces: [
    "s.blocks⟦.map(Block::reversed)→⟧);",
    "c: upper - s.value, jdot_v: ⟦-→⟧s.curvature",
  ] },
  { file: "src/model/joint/coordinate.rs", tests: ["joints"], pieces: [
    "c_t: ⟦-→⟧speed,",
    "bounds: (⟦-→⟧most, most)",
  ] },
  { file: "src/model/joint/motor.rs", tests: ["joints"], pieces: [
    "Block::turning(a, ⟦-→⟧axis)",
  ] },
  { file: "src/method/force_law.rs", tests: ["joints"], pieces: [
    "(rows.c_dot[i] ⟦-→+⟧ rows.c_t[i])",
  ] },
  // Contacts: their rows, what they demand, and the formula of one collision
  { file: "src/model/contact/mod.rs", tests: ["verification_contact"], pieces: [
    "angular: ⟦-→⟧arm_a.cross(n)",
    "linear: n, angular: ⟦→-⟧arm_b.cross(n)",
    "Block { body: a, linear: ⟦-→⟧n,",
    "let arm = |body: usize| self.point ⟦-→+⟧ motion.position(body);",
  ] },
  { file: "src/model/contact/mod.rs", tests: ["contact_laws"], pieces: [
    "linear: DVec3::ZERO, angular: ⟦-→⟧n }",
  ] },
  { file: "src/model/contact/impulse.rs", tests: ["verification_contact"], pieces: [
    "self.velocity ⟦+→-⟧ self.spin.cross(self.arm(point))",
    "self.inverse_mass ⟦+→-⟧ n.dot(",
    "gives_way(point, n) ⟦+→-⟧ two.gives_way",
    "{ ⟦-→⟧(1.0 + e) * closing / k }",
    "(1.0 ⟦+→-⟧ e) * closing / k",
    "one.pushed(point, ⟦-→⟧a * n)",
    "let spin = self.spin ⟦+→-⟧ self.inverse_inertia",
  ] },
  { file: "src/method/contact_law.rs", tests: ["methods", "verification_particles"], pieces: [
    "Stabilization::Baumgarte | Stabilization::Relaxation => self.baumgarte⟦ / h→⟧,",
  ] },
  { file: "src/method/contact_law.rs", tests: ["verification_contact", "contact_laws"], pieces: [
    "{ ⟦-→⟧restitution * before }",
    "-⟦restitution→1.0⟧ * before",
    "smaller(bounce, ⟦-→⟧gap / h)",
    "⟦→-⟧self.rate(h) * smaller(-smaller(c + self.slop, 0.0)",
  ] },
  { file: "src/method/contact_law.rs", tests: ["joints"], pieces: [
    "velocity: ⟦-→⟧c / h, pushed: 0.0",
  ] },
  { file: "src/solver/sweep.rs", tests: ["verification_contact"], pieces: [
    "map(|t| ⟦-→⟧self.omega *",
    "(rows.product(t) ⟦+→-⟧ self.b[t])",
  ] },
  // A solve told row by row: Δλ, w and the residual after each
  { file: "src/solver/record.rs", tests: ["complementarity_laws", "step_problem"], pieces: [
    "change: after ⟦-→+⟧ before,",
    "|c| lambda[c.row] ⟦+=→-=⟧ c.change",
    "w[j] ⟦+=→-=⟧ a * change",
    "if bounded.free { w[j] } else ⟦{ bounded.row_residual(j, bounds, lambda, w) }→{ w[j] }⟧",
    "let end = if together { at + ⟦n→1⟧ }",
    "found[f.normal].push(⟦t→f.normal⟧)",
    "(j, a.entry(⟦j, i→i, i⟧))",
  ] },
  { file: "src/solver/tournament.rs", tests: ["complementarity_laws"], pieces: [
    "if self.squares { ⟦x * x→x⟧ }",
    "{ one ⟦+→-⟧ other }",
  ] },
  { file: "src/solver/nncg.rs", tests: ["complementarity_laws"], pieces: [
    "watcher.together(k + 1, &self.⟦swept→before⟧, lambda)",
  ] },
  { file: "src/simulation/traces.rs", tests: ["step_problem"], pieces: [
    "vector::add_scaled(w, ⟦1.0→-1.0⟧, &e.b)",
  ] },
  // Programs and mixed problems as linear complementarity problems
  { file: "src/complementarity/convert.rs", tests: ["complementarity_programs"], pieces: [
    "h.row(i)[j]⟦ + h.row(j)[i]→⟧",
    "= ⟦-→⟧g[k * n + i];",
    "a.row_mut(i)[n + k] = ⟦→-⟧g[k * n + i];",
  ] },
  { file: "src/complementarity/convert.rs", tests: ["complementarity"], pieces: [
    "map(|&i| ⟦-→⟧entry(i))",
    "a.row(i)[j] ⟦+→-⟧ (0..f)",
    "right.push(b[i] ⟦+→-⟧ (0..f)",
    "self.offset[k] ⟦+→-⟧ vector::dot",
  ] },
  // Energy and its drift
  { file: "src/model/mod.rs", tests: ["forces", "energy"], pieces: [
    "vector::add_scaled(q, ⟦→-⟧1.0, accounted);",
    "weight ⟦+→-⟧ self.forces",
    "mouse.apply(&motion, ⟦accounted→q⟧);",
  ] },
  { file: "src/model/body.rs", tests: ["energy", "laws_circle"], pieces: [
    "let linear = ⟦0.5 * →⟧body.mass *",
    "0.5 * ⟦body.mass * →⟧v[at..at + d]",
    "{ ⟦1.0 / →⟧self.mass }",
  ] },
  { file: "src/method/settings.rs", tests: ["convergence"], pieces: [
    "self.step_size()⟦ / f64::from(self.substeps())→⟧",
  ] },
  { file: "src/world.rs", tests: ["energy", "convergence"], pieces: [
    "kinetic(&self.state.v) ⟦+→-⟧ self.model.potential",
    "self.energy() ⟦-→+⟧ self.energy_at_start - self.state.applied_work",
    "self.energy() - self.energy_at_start ⟦-→+⟧ self.state.applied_work",
    "self.energy_at_start ⟦+→-⟧= difference",
  ] },
  { file: "src/model/body.rs", tests: ["observables"], pieces: [
    "⟦self.center(q, i).cross(self.center_velocity(v, i))→self.center_velocity(v, i).cross(self.center(q, i))⟧;",
  ] },
  { file: "src/observe/observable.rs", tests: ["observables"], pieces: [
    "|e, r| ⟦-→⟧e.lambda[r] * gradient_norm",
    "b.mass * velocity(i, at)[axis⟦→ * 0⟧]",
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

/** What is wrong with a row as it stands beside the source in that folder; nothing where it fits. */
function misfit({ file, find, replacement }, folder) {
  const path = join(folder, file);
  const found = existsSync(path) ? readFileSync(path, "utf8").split(find).length - 1 : 0;
  if (found !== 1) return `found ${found} times in the source instead of once: put this row of scripts/mutate.mjs right`;
  return find === replacement ? "changes nothing" : undefined;
}

/** What became of one mutation: [caught?, words]. */
function attempt(row) {
  const { file, tests, find, replacement } = row;
  const wrong = misfit(row, crate);
  if (wrong) return [false, wrong];
  const path = join(crate, file);
  const text = readFileSync(path, "utf8");
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

/** Whether every row fits the source, and names tests that are there. */
function check(rows) {
  const isTest = (test) => test === "lib" || existsSync(join(root, "tests", `${test}.rs`));
  let failed = 0;
  for (const row of rows) {
    const missing = row.tests.find((test) => !isTest(test));
    const wrong = misfit(row, root) ?? (missing && `names a test that is not there: ${missing}`);
    if (wrong) console.log(`  ${row.file}: ${JSON.stringify(row.piece)}\n    ${wrong}`);
    if (wrong) failed += 1;
  }
  console.log(`${rows.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function main(all) {
  const words = all.filter((word) => word !== "--check");
  const rows = table
    .flatMap((group) => group.pieces.map((piece) => read(group, piece)))
    .filter((row) => words.every((word) => row.file.includes(word) || row.piece.includes(word)));
  if (rows.length === 0) throw new Error(`No row of the table contains ${words.join(" and ")}.`);
  if (words.length < all.length) return check(rows);
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
