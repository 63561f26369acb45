# The pages #/sheet, #/symbols and #/notes: www/src/handout/.
sheet-lead = The equations of the course in one notation, by lesson; only those of single examples are left out. Printed, it takes two pages of A4.
sheet-print = Print
handout-pdf = { $title } as PDF
symbols-lead = Every letter of the displayed formulas: its name, its unit, and the lesson that introduces it. A letter with several meanings has a row for each.
symbols-symbol = Symbol
symbols-name = Name
symbols-unit = Unit
symbols-lesson = Introduced in
symbols-letters = The letters of the sources
symbols-letters-lead = The same quantities as the sources write them. A dash: the source has no such quantity.
symbols-here = here
notes-lead = For each lesson: aims, time, questions for the class, common errors, and experiments to open or to put on a slide. Every answer is measured in a run.
notes-questions = Questions for the class
notes-question-kit-1 = Two free joints have four coordinates, the three sticks of a four-bar linkage three rows. How many degrees of freedom remain? And with one more stick, from a free joint to the opposite pivot?
notes-question-kit-2 = Nothing moves any more, and one more stick is added. What changes: the rank, the number of rows, or both?
notes-errors = Common errors
notes-experiments = Ready experiments
notes-problems = Ready problems
notes-open = open
notes-time = About { $minutes } minutes.
notes-time-checked = About { $minutes } minutes. { $count } exercises check their answers.

notes-error-circle = λ is not a force but a force per length of the gradient; only f̂ = λ∇C has the unit of a force, and λ changes when C is scaled.
notes-error-circle-2 = The force is thought to point always to the centre. λ has either sign: a slow bead at the top is pushed outwards. Read the sign from the formula.
notes-error-drift = “The step is too large.” A smaller step only slows the drift; what is missing is a term that depends on C.
notes-error-drift-2 = “The stronger the feedback, the better.” Beyond a limit that depends on the step it makes the run unstable. Rule of thumb: β below 1/h, and α = β²/4.
notes-error-curves = The force is thought to follow from the slope of the curve. It depends on the curvature of the path and on the speed; the slope only decides how the weight is split.
notes-error-curves-2 = J̇v is left out, because the wire does not move. It is there because the gradient turns along the way, and at rest nobody notices that it is missing: test the formula with a moving bead.
notes-error-particles = A is taken for a mass. It is an inverse mass: a heavy particle makes its entries small.
notes-error-particles-2 = Each λ is computed by itself. Constraints that share a particle have an off-diagonal entry in A, and their multipliers have to be solved for together.
notes-error-redundant = “No unique λ, so no unique motion.” The multipliers are not determined, the motion is: WJᵀz = 0.
notes-error-redundant-2 = A singular A is taken for a contradiction. Redundant rows may agree; only the least-squares residual shows whether they contradict each other.
notes-error-impulses = Force and impulse are mixed: the solver finds hλ. When the step is halved, λ keeps its value at rest, and hλ keeps its value in an impact.
notes-error-impulses-2 = Baumgarte’s term is written as β_B C. The rows are velocities, and so it is β_B C/h: check the units.
notes-error-rigid = ω is thought to be constant without torque. L is constant; ω varies unless it lies along a principal axis.
notes-error-rigid-2 = I is used unchanged in world axes. It is constant only along the body’s axes; in world axes it is RIRᵀ and changes as the body turns.
notes-error-joints = β = 1 looks best, since it removes the whole error. It also puts the largest energy into the system.
notes-error-joints-2 = Limits and motors are written as equations. A limit needs λ ≥ 0, a motor its largest force as a bound on either side; without bounds the limit pulls and the motor never gives way.
notes-error-contact = Contacts are treated as equations, “C = 0 while they touch”. Then the ground pulls as well.
notes-error-contact-2 = The contacts of a body are solved one after the other, once each. A push at one corner also moves the other, by the off-diagonal entry of A; it is zero only for I = ma².
notes-error-complementarity = “λ = 0 or w = 0” is read as exclusive. Both may be zero at once: the bodies touch and the contact force is zero.
notes-error-complementarity-2 = w = 0 is expected at the upper bound as well. There w ≤ 0 is allowed: the motor has reached its largest force, and the row gives way.
notes-error-solutions = A problem without a solution is taken for a bug of the solver. With friction the model itself may have none.
notes-error-solutions-2 = A positive diagonal is taken as enough for exactly one solution. For every b there is exactly one only if all principal minors of A are positive.
notes-error-friction = Friction is set to μλ_n at rest. At rest it is as large as equilibrium requires, and at most μλ_n.
notes-error-friction-2 = A box of bounds is expected to act alike in all directions. Along its diagonals it allows √2 times the friction of the cone.
notes-error-collisions = e = 1 is assumed to conserve the energy. Without friction it does, for one contact or one common e; in general it does not.
notes-error-collisions-2 = Newton’s law is applied to the centres of mass. It holds for the points that touch: off centre their velocity contains the rotation, and 1/m is replaced by nᵀKn.
notes-error-iterating = A small residual is read as a small error. The error may be ρ/(1 − ρ) times the last change.
notes-error-iterating-2 = A larger ω is expected to be faster. For symmetric positive definite A the method is slower again beyond the best ω, and from ω = 2 on it does not converge.
notes-error-stack = More sweeps are expected to help equally everywhere. The load of a tall stack needs on the order of n² of them.
notes-error-stack-2 = A warm start is trusted in every step. Where contacts have just changed, the old λ are a poor guess: look at the residual after an impact.
notes-error-programs = Multipliers are seen as a by-product. They are shadow prices: the value of one more unit of a bound.
notes-error-programs-2 = A point where the KKT conditions hold is taken for the minimum. They suffice where the program is convex; if H has a negative eigenvalue, saddles may meet them too.
notes-error-pivoting = Exact is confused with robust: Lemke’s method is exact where it finds a solution, but it may end on a ray.
notes-error-pivoting-2 = Solvers are compared by their number of iterations. A pivot, a sweep and a gradient step cost different amounts of work: compare at the same accuracy by time.
notes-error-positions = Stiffness is read off the compliance alone. In PBD it also depends on sweeps and step; in XPBD it becomes independent of them only where the sweeps have converged.
notes-error-positions-2 = The loss of angular momentum in PBD is taken for friction. It comes from the gradient at the predicted position and shrinks with h; with SHAKE’s direction it vanishes.
notes-error-coordinates = Fewer coordinates are thought to be always cheaper. M(q) is full along a chain, and loops and contacts bring the rows back.
notes-error-coordinates-2 = h is left out where the joints turn at constant rates. The bodies move on curves even then, and h is the generalised force that this takes.
notes-error-methods = Methods are compared at the same step. They should be compared at the same cost, or at the same error.
notes-error-methods-2 = Conserved energy is read as a correct motion. A run may conserve it well and still be out of phase: compare positions with the reference solution too.
notes-error-kit = Links are added until nothing moves. Count the degrees of freedom before building.
notes-error-kit-2 = Sticks are counted in place of independent rows. A redundant stick removes no degree of freedom: what counts is the rank of J, which the matrix panel shows.

symbols-term-position = position
symbols-term-velocity = velocity
symbols-term-mass = mass
symbols-term-mass-matrix = mass matrix
symbols-term-known-part-of-w = known part of w
symbols-term-predicted-position = predicted position
symbols-term-time = time
symbols-term-relative-velocity = relative velocity
symbols-term-acceleration = acceleration
symbols-term-half-axes = half-axes
symbols-term-gravitational-acceleration = gravitational acceleration
symbols-term-radius = radius
symbols-term-lever-arm = lever arm
symbols-term-length = length
symbols-term-radius-of-the-rolling-circle = radius of the rolling circle
symbols-term-unit-normal = unit normal
symbols-term-number-of-particles = number of particles
symbols-term-point-of-the-curve = point of the curve
symbols-term-curve-parameter = curve parameter
symbols-term-curvature = curvature
symbols-term-matrix-of-second-derivatives = matrix of second derivatives
symbols-term-angle = angle
symbols-term-mass-matrix-of-the-bodies = mass matrix of the bodies
symbols-term-velocities-per-rate-of-the-coordinates = velocities per rate of the coordinates
symbols-term-rates-of-q-per-velocity = rates of q per velocity
symbols-term-tension = tension
symbols-term-horizontal-tension = horizontal tension
symbols-term-slope-angle = slope angle
symbols-term-number-of-redundant-members = number of redundant members
symbols-term-number-of-rows = number of rows
symbols-term-numbers-of-particles-and-bodies = numbers of particles and bodies
symbols-term-drop-height = drop height
symbols-term-bias = bias
symbols-term-duration = duration
symbols-term-spring-stiffness = spring stiffness
symbols-term-distance-vector = distance vector
symbols-term-angular-frequency = angular frequency
symbols-term-damping-ratio = damping ratio
symbols-term-softness-of-a-joint = softness of a joint
symbols-term-objective-function = objective function
symbols-term-identity-matrix = identity matrix
symbols-term-over-relaxation-factor = over-relaxation factor
symbols-term-rotation-rate-about-the-second-axis = rotation rate about the second axis
symbols-term-momentum = momentum
symbols-term-arm-of-rolling-friction = arm of rolling friction
symbols-term-arm-of-spinning-friction = arm of spinning friction
symbols-term-half-width-and-height-of-the-centre-of-mass = half width and height of the centre of mass
symbols-term-error-of-an-iterate = error of an iterate
symbols-term-mobility-at-the-point-of-impact = mobility at the point of impact
symbols-term-velocity-at-the-point-of-impact = velocity at the point of impact
symbols-term-parts-of-A = parts of A
symbols-term-diagonal-lower-and-upper-part-of-A = diagonal, lower and upper part of A
symbols-term-iteration-matrix = iteration matrix
symbols-term-spectral-radius = spectral radius
symbols-term-certificate-of-infeasibility = certificate of infeasibility
symbols-term-unknowns-of-a-program = unknowns of a program
symbols-term-linear-and-quadratic-part-of-the-objective = linear and quadratic part of the objective
symbols-term-walls-of-a-program = walls of a program
symbols-term-forces-of-the-axes = forces of the axes
symbols-term-matrix-and-vector-of-the-LCP = matrix and vector of the LCP
symbols-term-artificial-unknown-and-its-column = artificial unknown and its column
symbols-term-rows-between-their-bounds-and-the-others = rows between their bounds, and the others
symbols-term-compliance-in-a-step = compliance in a step

code-title = The lines of the core that compute this
code-lines = lines { $first }–{ $last }

letters-of = Formulas in the letters of
letters-own = this course
letters-all = All letters in one table
letters-stay = { $source } has no letter for { $letters }; there the letters of this course stay.
letters-untreated = { $source } does not treat this subject; the formulas keep the letters of this course.
letters-none = None of the four sources treats this subject; the formulas keep the letters of this course.
