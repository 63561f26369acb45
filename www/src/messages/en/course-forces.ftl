# The frame of each lesson: what one will be able to do, what it needs, what one can do at its end.

course-circle-goal-1 = Derive the force that keeps a bead on a ring from C, its derivatives and the principle of virtual work.
course-circle-goal-2 = State the size and sign of λ at every point of the ring, and explain why the force does no work.
course-circle-needs = Newton’s second law, derivatives, the dot product
course-circle-now = compute the constraint force of a bead on a ring from its position, velocity and applied force, and write one step of the simulation as a program.
course-circle-left = Friction on the wire, the size of the bead, and why the computed bead does not quite stay on the ring: that is the next lesson.

course-drift-goal-1 = Explain why the computed bead drifts although the force is right, and how the drift depends on step and integrator.
course-drift-goal-2 = Choose feedback that removes the drift without making the motion unstable, and explain the limits of a spring.
course-drift-now = distinguish integration errors from errors of the formula, and set α, β and h so that an illegal start returns to the ring.
course-drift-left = Projection back onto the ring, and integrators that choose their own step.

course-curves-goal-1 = Write down C, its gradient and its velocity term for a curve or surface of your choice.
course-curves-goal-2 = Predict where on a curve the constraint force is large, and what changes when the wire itself moves.
course-curves-needs = partial derivatives
course-curves-now = keep a particle on any smooth curve or surface, at rest or moving, and read its curvature from the constraint force.
course-curves-left = Friction on the wire, curves with corners, and wires that the bead can leave.

course-particles-goal-1 = Assemble the linear system for λ of any system of particles from the blocks of its constraints.
course-particles-goal-2 = Explain what conjugate residuals need of that system, and why its matrix is never formed.
course-particles-needs = matrices and systems of linear equations
course-particles-now = simulate chains, bridges and cloth: stack the constraints, solve for λ in every step, and control the drift of all rows at once.
course-particles-left = Constraints that act in one direction only, such as a rope that can go slack, and bodies that rotate.

course-redundant-goal-1 = Recognise redundant and contradictory rows by the rank of A, its null space and the least-squares residual.
course-redundant-goal-2 = Count the degrees of freedom of trusses and linkages, and say which forces are determined.
course-redundant-needs = rank and eigenvalues of a matrix
course-redundant-now = decide for any system of rows whether λ exists and is unique, and choose a solver that still gives usable forces where it is not.
course-redundant-left = Elasticity: where rows are redundant, only the deformation of the parts decides how they share a load.
