// The letters of a source in one lesson, before those that it has everywhere (letters-table.ts). A source that is not listed with a
// lesson does not treat its subject, and the lesson keeps our letters; its symbols are in symbol-letters.ts.
import { type Letters, type Source, term, transposed, velocityTerm } from "./letters-table.ts";

const lambda = term("lambda", "\\bm{\\lambda}");
const [q, v] = [term("x", "\\bm{q}"), term("v", "\\bm{v}")];
/** Bold letters of ours that a source does not print bold. */
const plain = (names: string): Letters => names.split(" ").map((name) => [`\\bm{${name}}`, name]);
const arrows = (names: string): Letters =>
  names.split(" ").map((name) => [`\\bm{${name}}`, `\\vec{${name}}`]);

/** Lee outside the marked terms: J, M⁻¹, V. */
const lee: Letters = [
  ...plain("A J C"),
  ["\\bm{W}", "M^{-1}"],
  ["\\bm{q}", "\\vec{s}"],
  ["\\bm{v}^{+}", "\\vec{V}_{+}"],
  ["\\bm{v}", "\\vec{V}"],
  ["\\bm{w}", "\\vec{w}"],
  ["\\bm{b}", "\\vec{b}"],
];
/** Lee's place of the bead; as the gradient of the circle too. */
const leeBead: Letters = [
  ["\\x", term("x", "\\vec{X}")],
  ["\\x^{+}", `${term("x", "\\vec{X}")}_{+}`],
  ["\\g", term("grad", "\\vec{X}")],
];
/** Lee's vectors of one body: v_1, X_1, f_1. */
const leeBodies: Letters = ["1", "2", "n"].flatMap(
  (i): Letters => [
    [`\\bm{v}_${i}`, `\\vec{v_${i}}`],
    [`\\bm{x}_${i}`, `\\vec{X_${i}}`],
    [`\\dot{\\bm{x}}_${i}`, `\\dot{\\vec{X_${i}}}`],
    [`\\bm{f}_${i}`, `\\vec{f_${i}}`],
  ],
);
/** Lee's sections 3 to 5: the unknown is x = λΔt, and no letter has an arrow. */
const leeProblem: Letters = [
  ...plain("A b w e"),
  [lambda, term("lambda", "x")],
  ["\\lam", term("lambda", "x")],
  ["\\term{lambda}{\\lambda_", "\\term{lambda}{x_"],
  ["\\mathit{lo}", "x^{\\mathrm{low}}"],
  ["\\mathit{hi}", "x^{\\mathrm{high}}"],
];
/** tazz where the unknown is his λ, the force times dt. */
const tazzProblem: Letters = [
  ...plain("A b w"),
  [lambda, term("lambda", "\\lambda")],
  ["\\lam", term("lambda", "\\lambda")],
];
const tazz: Letters = [
  ...plain("A b w J"),
  [`\\bm{J}${transposed}`, "J'"],
  ["\\bm{W}", "M^{-1}"],
  ["\\bm{v}", "u"],
];
const ogawa: Letters = [
  ...plain("A b w M"),
  [`\\bm{J}${transposed}`, "\\mathbf{D}G^{\\mathsf{T}}"],
  ["\\bm{J}", "\\mathbf{D}G"],
  ["\\bm{W}", "M^{-1}"],
  ["\\dot{\\bm{J}}\\bm{v}", "\\mathbf{D}^2 G(\\dot{x},\\dot{x})"],
  ["\\bm{v}", "\\dot{x}"],
  ["\\nabla C_", "\\mathbf{D}G_"],
  ["C_", "G_"],
  ["\\bm{C}", "G"],
  ["\\bm{q}", "x"],
];

const quaternion: Letters = [...plain("I"), ["\\bm{q}", "\\vec{q}"]];
const next = "^{(n+1)}";

export const lessonLetters: Readonly<Record<string, Partial<Record<Source, Letters>>>> = {
  circle: { duthaler: [], lee: leeBead, tazz: [], ogawa: [] },
  drift: { duthaler: [], lee: leeBead, tazz: [], ogawa: [] },
  particles: {
    duthaler: [],
    lee: [...lee, ...leeBodies, ...arrows("d u a")],
    tazz,
    ogawa: [...ogawa, ...plain("x f d u a")],
  },
  // A rigid body's v is not q̇: where the sources have particles only, v and the matrix that maps it to Ċ keep our letters.
  impulses: {
    duthaler: [
      [velocityTerm, velocityTerm],
      [v, v],
      ["\\dot{\\bm{v}}", "\\dot{\\bm{v}}"],
    ],
    lee: [
      ...lee,
      ...leeBodies,
      ...plain("R I S"),
      ...arrows("x"),
      ["\\bm{\\omega}_1", "\\vec{\\omega_1}"],
      ["\\bm{\\tau}_1", "\\vec{\\tau_1}"],
    ],
    tazz: [
      ...tazz,
      ...plain("q x R f I S M C"),
      [`\\bm{J}_i${transposed}`, "J_i'"],
      ["\\bm{\\omega}", "\\omega"],
      ["\\bm{\\tau}", "\\tau"],
    ],
    ogawa: [
      ...plain("A b w M J R S q x v f I"),
      ["\\bm{W}", "M^{-1}"],
      ["\\bm{\\omega}", "\\omega"],
      ["\\bm{\\tau}", "\\tau"],
      [velocityTerm, term("v", "\\dot{J}v")],
      [q, term("x", "q")],
      [v, term("v", "v")],
      ["\\dot{\\bm{v}}", "\\dot{v}"],
      [term("grad", "\\bm{J}"), term("grad", "J")],
      [`${term("grad", "\\bm{J}")}${transposed}`, `${term("grad", "J")}${transposed}`],
    ],
  },
  // Slides 12 to 20; propositions 1 and 2.
  curves: {
    duthaler: [],
    ogawa: [
      ...ogawa,
      [term("v", "\\v\\cdot\\bm{H}\\v"), term("v", "\\mathbf{D}^2 G(\\dot{x},\\dot{x})")],
      ["\\bm{H}", "\\mathbf{D}^2 G"],
    ],
  },
  // Slide 21: the matrix of the system has no letter.
  redundant: { duthaler: [["\\bm{A}", `\\bm{J}\\bm{W}\\bm{J}${transposed}`]] },
  // Section 1: q_i and Q_i of one body; "Rigid body theory": A turns body axes into world axes, w along the body's.
  rigid: {
    lee: [
      ...quaternion,
      [q, term("x", "\\vec{q}")],
      [term("v", "\\bm{\\omega}"), term("v", "\\vec{\\omega}")],
      ["\\bm{S}", "Q"],
    ],
    ogawa: [
      ...plain("I q"),
      [q, q],
      ["\\bm{R}", "A"],
      [`\\bm{R}${transposed}`, "A^{-1}"],
      [term("v", "\\bm{\\omega}_b"), term("v", "w")],
      ["\\dot{\\term{v}{\\bm{\\omega}}}_b", `\\dot{${term("v", "w")}}`],
      ["\\bm{\\omega}_b^{+}", "w^{+}"],
      ["\\bm{\\omega}_b", "w"],
    ],
  },
  // Sections 2.1 and 2.2.
  joints: {
    lee: [...lee, ...leeBodies, ["\\dot{\\bm{C}}", "\\dot{C}"]],
  },
  // Section 2.3; part 1; proposition 3.
  contact: {
    lee,
    tazz: [...tazz, ["\\lambda_1", "\\lambda_1/dt"], ["\\lambda_2", "\\lambda_2/dt"]],
    ogawa,
  },
  // Sections 2.3 to 3.5; part 1; proposition 3.
  complementarity: {
    lee: leeProblem,
    tazz: [
      ...tazzProblem,
      ["\\mathit{lo}", "\\lambda_{\\mathit{lo}}"],
      ["\\mathit{hi}", "\\lambda_{\\mathit{hi}}"],
    ],
    ogawa: plain("A b w"),
  },
  // Propositions 1 to 3.
  solutions: {
    ogawa: [
      ...ogawa,
      ["\\bm{f}", "f"],
      ["\\hat{\\bm{f}}", "\\hat{f}"],
      ["\\ddot{C}_", "\\ddot{G}_"],
      ["\\bm{J}\\dot{\\bm{v}}", "\\mathbf{D}G\\,\\ddot{x}"],
    ],
  },
  // Section 3.5: friction as a box; part 1: bounds of λ.
  friction: {
    lee: [
      ["\\bm{\\lambda}_t", "\\vec{\\lambda_t}"],
      ["\\bm{v}_t", "\\vec{v_t}"],
    ],
    tazz: [
      ["\\bm{\\lambda}_t", "\\lambda_t"],
      ["\\bm{v}_t", "w_t"],
      ["v_{t", "w_{t"],
    ],
  },
  // "Collision reaction": points r_1 and r_2 of two bodies, a hat after the collision.
  collisions: {
    ogawa: [
      ...plain("r E"),
      ["\\bm{J}\\bm{v}^{-}", "\\mathbf{D}G\\,\\dot{x}"],
      ["\\bm{A}", "A"],
      ["\\n", term("grad", "n")],
      ["\\bm{u}^{+}", "\\hat{v}_{r_2} - \\hat{v}_{r_1}"],
      ["\\bm{u}^{-}", "v_{r_2} - v_{r_1}"],
      ["\\n\\cdot\\bm{u}^{+}", `${term("grad", "n")}\\cdot(\\hat{v}_{r_2} - \\hat{v}_{r_1})`],
      ["\\n\\cdot\\bm{u}^{-}", `${term("grad", "n")}\\cdot(v_{r_2} - v_{r_1})`],
      ["\\bm{I}_i^{-1}", "A_i I_i^{-1} A_i^{-1}"],
      ["\\bm{I}^{-1}", "A I^{-1} A^{-1}"],
      ["\\bm{I}", "I"],
    ],
  },
  // Sections 4 and 5: A = S + T; parts 1 and 2: brackets count the iterations.
  iterating: {
    lee: [
      ...leeProblem,
      ["\\bm{B}", "S"],
      ["\\bm{C}", "T"],
      ["\\bm{D}", "A_D"],
      ["\\bm{L}", "A_L"],
      ["\\bm{U}", "A_U"],
      ["l_i", "x_i^{\\mathrm{low}}"],
      ["h_i", "x_i^{\\mathrm{high}}"],
      [term("grad", "\\bm{J}_i"), term("grad", "J_i")],
      [term("grad", `\\bm{J}_i${transposed}`), term("grad", `J_i${transposed}`)],
      [term("grad", `\\bm{J}${transposed}`), term("grad", `J${transposed}`)],
    ],
    tazz: [
      ...tazzProblem,
      ...plain("B C D L U"),
      ["\\bm{A}_i", "A_{\\mathit{row}}[i]"],
      [`${lambda}^{k+1}`, term("lambda", "\\lambda[k+1]")],
      [`${lambda}^{k}`, term("lambda", "\\lambda[k]")],
      ["\\bm{e}^{k+1}", "\\bm{e}[k+1]"],
      ["\\bm{e}^{k}", "\\bm{e}[k]"],
      [`\\Delta${v}`, term("v", "dV")],
      [term("grad", "\\bm{J}_i"), term("grad", "J_{\\mathit{row}}[i]")],
      [term("grad", `\\bm{J}_i${transposed}`), term("grad", "J_{\\mathit{row}}[i]'")],
      [term("grad", `\\bm{J}${transposed}`), term("grad", "J'")],
      ["l_i", "\\lambda_{\\mathit{lo},i}"],
      ["h_i", "\\lambda_{\\mathit{hi},i}"],
    ],
  },
  // Section 5.1; part 1.
  stack: {
    lee: [...lee, ["\\lambda_", "x_"], ["v_", "V_"], ["\\lam", term("lambda", "x")]],
    tazz: [...tazz, ["v_", "u_"], ["\\lam", term("lambda", "\\lambda")]],
  },
  // Sections 3.2 to 3.4: g(x) = (A x − b, −x) ≤ 0, w = M z + q.
  programs: {
    lee: [
      ...plain("x H M q c w"),
      [lambda, term("lambda", "z")],
      ["\\bm{\\lambda}", "z"],
      ["\\bm{G}", "A"],
      ["\\bm{d}", "b"],
      ["\\bm{d} - \\bm{G}\\bm{x}", "s_x"],
      ["(\\bm{d} - \\bm{G}\\bm{x})", "s_x"],
      ["\\bm{s}", "s_y"],
      ["\\bm{y}", "y"],
      ["\\bm{A}", "A"],
      ["\\bm{b}", "b"],
    ],
  },
  // "Position based dynamics": definition 1 to claim 4.
  positions: {
    ogawa: [
      ...plain("x p"),
      [term("x", "\\bm{x}"), term("x", "x^{(n)}")],
      [`${term("x", "\\bm{x}")}^{+}`, term("x", `x${next}`)],
      [`${term("x", "\\bm{x}")}^{-}`, term("x", "x^{(n-1)}")],
      ["\\bm{x}^{+}_i", `x_i${next}`],
      ["\\bm{p}^{+}_i", `p_i${next}`],
      [v, term("v", "v^{(n)}")],
      [`${v}^{+}`, term("v", `v${next}`)],
      [term("f", "\\bm{Q}"), term("f", "f_{\\text{ext}}")],
      ["\\Delta\\bm{x}", "\\Delta x_{\\text{int}}"],
      ["\\Delta\\bm{p}_i", "\\Delta p_{i,\\text{int}}"],
      ["\\C", term("C", "g")],
      ["\\grad", term("grad", "\\mathbf{D}g")],
      [`\\grad${transposed}`, term("grad", "\\mathbf{D}g^{\\mathsf{T}}")],
      [term("grad", "\\nabla_i C"), term("grad", "\\partial_{x_i} g")],
      ["\\nabla C", "\\mathbf{D}g"],
      ["\\partial C", "\\partial g"],
      ["\\bm{a}", "q"],
      ["\\bm{R}", "A"],
    ],
  },
  // Part 3: M(q[i]) q″[i] = h(q[i], q′[i]) + τ[i]; his h stands on the other side.
  coordinates: {
    tazz: [
      ...tazz,
      ...plain("h"),
      [q, term("x", "q")],
      ["\\bm{q}", "q"],
      ["\\dot{\\bm{q}}", "q'"],
      ["\\ddot{\\bm{q}}", "q''"],
      ["\\bm{\\tau}", "\\tau"],
      [term("m", "\\bm{M}"), term("m", "M")],
      ["\\term{m}{\\bm{M}}_k(\\term{x}{\\bm{q}}_k)", `${term("m", "M")}(${term("x", "q")}[k])`],
      ["\\bm{J}_k", "J[k]"],
      [`\\bm{J}_k^{\\mathsf{T}}`, "J[k]'"],
      ["\\bm{J}\\term{grad}{\\bm{S}}", `J ${term("grad", "\\bm{S}")}`],
    ],
  },
  // Slides 12 and 18 to 20: blocks that are added and removed.
  kit: { duthaler: [] },
  // Slides 4 and 10.
  methods: { duthaler: [] },
};
