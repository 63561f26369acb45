# The frame of each lesson: what one will be able to do, what it needs, what one can do at its end.

course-contact-goal-1 = State contact as 0 ≤ λ ⟂ w ≥ 0, and find the solution for one and for two contacts by cases.
course-contact-goal-2 = Explain what a time step does with a gap, and what speculative contact costs.
course-contact-now = set up the complementarity problem of bodies that touch, and say which contacts hold and which separate.
course-contact-left = How contacts are detected, friction, and bouncing.

course-complementarity-goal-1 = Recognise equations, bounds and minima as the same linear complementarity problem.
course-complementarity-goal-2 = Reduce a mixed problem to its inequalities by a Schur complement.
course-complementarity-now = translate equations, bounds and quadratic minima into one problem, and check a solution with the natural map.
course-complementarity-left = Friction, whose bounds depend on another unknown, and solvers for many unknowns.

course-solutions-goal-1 = Decide from A whether a complementarity problem has no solution, one or many.
course-solutions-goal-2 = Explain Painlevé’s rod: a contact whose equations have no solution, or two.
course-solutions-now = read existence and uniqueness from complementary cones, and prove that a problem has no solution.
course-solutions-left = Existence with friction in space, which needs other tools than P-matrices.

course-friction-goal-1 = Distinguish sticking from sliding by Coulomb’s cone, and sliding from toppling by the lever arm.
course-friction-goal-2 = Describe the error of a pyramid or a box of bounds in place of the cone.
course-friction-now = add friction to the contact problem, and judge the error of each simplification of the cone.
course-friction-left = Lubrication, wear, and friction that depends on the speed of sliding.

course-collisions-goal-1 = Compute the impulse of a collision and the energy lost.
course-collisions-goal-2 = Explain why several simultaneous impacts have more than one consistent outcome.
course-collisions-now = resolve impacts with restitution, on and off centre, and say which assumption the motion of a row of balls rests on.
course-collisions-left = Where e comes from: plastic deformation, and the waves that run through a body during an impact.
