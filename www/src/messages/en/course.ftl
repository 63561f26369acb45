# The frame of each lesson: what one will be able to do, what it needs, what one can do at its end.

course-circle-goal-1 = Derive the force that keeps a bead on a ring from C, its derivatives and the principle of virtual work.
course-circle-goal-2 = Explain why the computed bead drifts, and choose feedback that removes the drift without making the motion unstable.
course-circle-needs = Newton’s second law, derivatives, the dot product
course-circle-now = compute the constraint force of a bead on a ring, tell integration error from an error of the formula, and set α, β and h so that an illegal start returns to the ring.

course-curves-goal-1 = Write down C, its gradient and its velocity term for a curve or surface of your choice.
course-curves-goal-2 = Predict where on a curve the constraint force is large, and what changes when the wire itself moves.
course-curves-now = keep a particle on any smooth curve or surface, at rest or moving, and read its curvature from the constraint force.

course-particles-goal-1 = Assemble the linear system for λ of any system of particles from the blocks of its constraints.
course-particles-goal-2 = Explain what conjugate gradients need of that system, and why its matrix is never formed.
course-particles-now = simulate chains, bridges and cloth: stack the constraints, solve for λ in every step, and control the drift of all rows at once.

course-redundant-goal-1 = Recognise redundant and contradictory rows by the rank of A, its null space and the least-squares residual.
course-redundant-goal-2 = Count the degrees of freedom of trusses and linkages, and say which forces are determined.
course-redundant-now = decide for any system of rows whether λ exists and is unique, and choose a solver that stays calm where it is not.

course-impulses-goal-1 = Derive A(λh) = −J(v + hWQ) − βC/h, and say what every part of b contains.
course-impulses-goal-2 = Explain why engines solve for velocities and impulses instead of accelerations and forces.
course-impulses-now = write one step of a velocity-level engine: right-hand side, blocks of A, Baumgarte term, warm start.

course-rigid-goal-1 = Describe orientation, angular velocity and angular momentum of a rigid body, and the inertia tensor that relates them.
course-rigid-goal-2 = Explain why a body turns over about its middle axis, and judge how well a time step keeps energy and angular momentum.
course-rigid-now = integrate the free rotation of a rigid body, and choose how the gyroscopic term is treated.

course-joints-goal-1 = Write the rows of hinges, sliders, motors and limits for two bodies.
course-joints-goal-2 = Compare Baumgarte stabilisation, soft constraints, split impulses and projection by what each adds to the energy.
course-joints-now = hold a mechanism together at the level of velocities, and choose the correction that its energy can bear.

course-contact-goal-1 = State contact as 0 ≤ λ ⟂ w ≥ 0, and find the solution for one and for two contacts by cases.
course-contact-goal-2 = Explain what a time step does with a gap, and what speculative contact costs.
course-contact-now = set up the complementarity problem of bodies that touch, and say which contacts hold and which part.

course-complementarity-goal-1 = Recognise equations, bounds and minima as the same linear complementarity problem.
course-complementarity-goal-2 = Reduce a mixed problem to its inequalities by a Schur complement.
course-complementarity-now = translate equations, bounds and quadratic minima into one problem, and check a solution with the natural map.

course-solutions-goal-1 = Decide from A whether a complementarity problem has no solution, one or many.
course-solutions-goal-2 = Explain Painlevé’s rod: a contact whose equations have no solution, or two.
course-solutions-now = read existence and uniqueness from complementary cones, and prove that a problem has no solution.

course-friction-goal-1 = Tell sticking from sliding by Coulomb’s cone, and sliding from toppling by the lever arm.
course-friction-goal-2 = Say what a pyramid or a box of bounds gets wrong in place of the cone.
course-friction-now = add friction to the contact problem, and judge the error of each simplification of the cone.

course-collisions-goal-1 = Compute the impulse of a collision and the energy it costs.
course-collisions-goal-2 = Explain why several simultaneous impacts have more than one consistent outcome.
course-collisions-now = resolve impacts with restitution, on and off centre, and say what a row of balls assumes.

course-iterating-goal-1 = Follow Jacobi, Gauss–Seidel and SOR line by line, with and without bounds.
course-iterating-goal-2 = Predict from the spectral radius how many sweeps a problem needs, and when a method diverges.
course-iterating-needs = matrices and eigenvalues
course-iterating-now = write an iterative solver with a stopping rule, and say for a given matrix whether it converges and how fast.

course-stack-goal-1 = Follow how projected Gauss–Seidel carries the weight of a stack down, row by row.
course-stack-goal-2 = Estimate the sweeps that a height or a mass ratio needs, and what a warm start saves.
course-stack-now = choose iterations, order of rows and warm start for a stack, and see by the residual whether it was enough.

course-programs-goal-1 = Turn a linear or convex quadratic program into a complementarity problem by its KKT conditions.
course-programs-goal-2 = Read multipliers as shadow prices and as contact forces.
course-programs-now = write down the KKT conditions of a program, solve them as an LCP, and say what a wall is worth.

course-pivoting-goal-1 = Follow Lemke’s method and principal pivoting by hand on a small problem.
course-pivoting-goal-2 = Choose a solver for a problem by its size, its mass ratios and the accuracy it needs.
course-pivoting-now = say what pivoting, gradient and subspace methods do with the active set, and choose among them by measurement.

course-positions-goal-1 = Derive the position correction of PBD, and check which momenta it keeps.
course-positions-goal-2 = Explain why stiffness depends on the iterations in PBD and not in XPBD.
course-positions-now = write a position-based step, choose between small steps and many iterations, and say what is conserved.

course-coordinates-goal-1 = Describe a tree of joints by its degrees of freedom, M(q)q̈ = h + τ.
course-coordinates-goal-2 = Decide when generalised coordinates are better than constraints, and when not.
course-coordinates-now = simulate the same mechanism with coordinates of its joints and with constraint forces, and say what each costs.

course-methods-goal-1 = Compare all methods by error, drift, momentum, energy and cost on one scene.
course-methods-goal-2 = Read a stability map, and choose method, stabilisation and step size from it.
course-methods-now = justify the choice of a method for a given scene by numbers you measured yourself.

course-kit-goal-1 = Build mechanisms of particles, rods and joints, and give them exactly the degrees of freedom they need.
course-kit-goal-2 = Judge by measured numbers whether a mechanism does what it should.
course-kit-now = build, measure and share mechanisms of your own.
