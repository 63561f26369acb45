# The list of lessons: a title and one sentence each.
lesson-circle-title = A point on a circle
lesson-circle-summary = A bead on a wire ring: which force keeps it there, and how one equation for the position becomes one number for the force.
lesson-drift-title = Drift and feedback
lesson-drift-summary = The computed bead leaves its ring: why every step adds an error that none corrects, what feedback achieves, and when it makes the run explode.
lesson-curves-title = Curves and surfaces
lesson-curves-summary = Beads on any curve and surface, drawn, moving or in space: the role of the gradient and of its rotation.
lesson-particles-title = Many particles, one λ
lesson-particles-summary = Pendulums, chains, bridges, cloth: all constraints together are one linear system, solved anew in every step.
lesson-redundant-title = When constraints repeat or contradict
lesson-redundant-summary = The same constraint three times, an impossible triangle, trusses and linkages: what is still determined.
lesson-impulses-title = From forces to impulses
lesson-impulses-summary = A step instead of an instant: which impulses hold all joints, what the right-hand side is made of, and how the system is solved without its matrix.
lesson-rigid-title = Rigid bodies turn
lesson-rigid-summary = A free brick in space tumbles: what is conserved, why a handle turns over, and how a time step treats a torque that nothing exerts.
lesson-contact-title = Contact as complementarity
lesson-contact-summary = The ground can push but not pull: which contacts hold and which separate is itself unknown.
lesson-friction-title = Friction: box and cone
lesson-friction-summary = Sticking and sliding, sliding and toppling: a bound that depends on another unknown, and the errors of simpler bounds.
lesson-collisions-title = Collisions
lesson-collisions-summary = Impulses, bounces and the energy they cost; several impacts at once, and why a row of balls has two right answers.
lesson-stack-title = Solving a stack
lesson-stack-summary = Row by row through forty unknowns: how the weight propagates downwards, and what a warm start achieves.
lesson-joints-title = Joints and Baumgarte
lesson-joints-summary = Velocity constraints hold a joint but let it drift: how the error is corrected, what that costs, and how motors and limits are treated.
lesson-positions-title = Positions first
lesson-positions-summary = Move, then correct: what symmetry conserves, where angular momentum is lost, how stiffness depends on sweeps, and why small steps beat many iterations.
lesson-coordinates-title = Fewer coordinates
lesson-coordinates-summary = Joints as coordinates instead of rows: M(q), Coriolis and centrifugal terms, the same puppet in both formulations, and the matrix A.
lesson-methods-title = All methods, one scene
lesson-methods-summary = Six runs against a reference solution: error, drift, energy and cost, stability maps, and which method a task needs.
lesson-kit-title = The building kit
lesson-kit-summary = Build mechanisms of your own, and check by measured numbers whether they work.
lesson-iterating-title = Iterating: Jacobi, Gauss–Seidel, SOR
lesson-iterating-summary = Solving row by row: line by line through the code, why it converges, when it does not, and what ω and bounds change.
lesson-complementarity-title = From constraints to complementarity
lesson-complementarity-summary = A floor only pushes: from one contact to two, and how equations, bounds and minima become one problem.
lesson-solutions-title = None, one, many solutions
lesson-solutions-summary = The Painlevé rod, lines and cones: when a complementarity problem has a solution, and when more than one.
lesson-programs-title = Linear and quadratic programs as LCPs
lesson-programs-summary = The best corner, the lowest point: optimisation under constraints turns into the problem of contacts.
lesson-pivoting-title = Pivoting and gradients
lesson-pivoting-summary = Solvers beyond Gauss–Seidel, line by line: Lemke, principal pivoting, conjugate and projected gradients, subspace minimisation; and which to choose, measured on your device.

# The frame of every lesson.
lesson-kicker = Lesson { $number } · about { $minutes } minutes
lesson-answer = Answer
lesson-film-play = Play
lesson-film-pause = Pause
lesson-film-time = Time
lesson-answer-check = Check
lesson-answer-reasons = Possible answers
lesson-answer-right = Right.
lesson-answer-sign = The magnitude is right, the sign is not.
lesson-answer-twice = Twice as large as it should be.
lesson-answer-half = Half as large as it should be.
lesson-answer-ten = Right up to a power of ten: check the units.
lesson-answer-near = Close, but not accurate enough.
lesson-answer-wrong = Not yet.
lesson-predict = Predict
lesson-predict-run = Run and see
lesson-predict-again = Ask me again
lesson-predict-skip = Show the explanation
lesson-predict-running = running …
lesson-predict-right = You said “{ $choice }”. The run agrees.
lesson-predict-wrong = You said “{ $choice }”. The run says “{ $answer }”.
lesson-stage-label = The experiment
lesson-fold-plots = Plots
lesson-fold-controls = Controls
lesson-fold-more = Experiments and more settings

# Names of quantities before a number, for screen readers.
quantity-lambda = Lagrange multiplier
quantity-f = applied force along the gradient
quantity-v = velocity term
quantity-feedback = feedback term
quantity-gradient = square of the gradient
quantity-C = constraint
quantity-Cdot = rate of the constraint
quantity-fhat = size of the constraint force
quantity-kC = spring
quantity-dCdot = damper
quantity-f1 = constraint force along x, squared form
quantity-f2 = constraint force along x, length form
quantity-difference = their difference
quantity-power = power of the constraint force
quantity-work = work of the constraint force
quantity-error = distance from the exact motion

# Below the lessons.
laboratory-title = Free laboratory
laboratory-summary = An empty stage and the building kit: particles, sticks, springs, curves of your own, to save and to share.

# Panels that are opened under the plots; their other words come with them.
matrix-title = The equations for λ as a picture
matrix-title-short = Matrix
solvers-title = Solvers at work
solvers-title-short = Solvers
