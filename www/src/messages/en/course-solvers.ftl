# The frame of each lesson: what one will be able to do, what it needs, what one can do at its end.

course-iterating-goal-1 = Follow Jacobi, Gauss–Seidel and SOR line by line, with and without bounds.
course-iterating-goal-2 = Predict from the spectral radius how many sweeps a problem needs, and when a method diverges.
course-iterating-needs = matrices and eigenvalues
course-iterating-now = write an iterative solver with a stopping rule, and say for a given matrix whether it converges and how fast.
course-iterating-left = Preconditioning, multigrid, and rows that are solved in parallel.

course-stack-goal-1 = Follow how projected Gauss–Seidel carries the weight of a stack down, row by row.
course-stack-goal-2 = Estimate the sweeps that a height or a mass ratio needs, and what a warm start saves.
course-stack-now = choose iterations, order of rows and warm start for a stack, and see by the residual whether it was enough.
course-stack-left = Islands, sleeping bodies, and rows that are solved in parallel.

course-programs-goal-1 = Turn a linear or convex quadratic program into a complementarity problem by its KKT conditions.
course-programs-goal-2 = Read multipliers as shadow prices and as contact forces.
course-programs-needs = gradients, systems of linear inequalities
course-programs-now = write down the KKT conditions of a program, solve them as an LCP, and interpret the shadow price of a wall.
course-programs-left = Interior-point methods, and programs with thousands of unknowns.

course-pivoting-goal-1 = Follow Lemke’s method and principal pivoting by hand on a small problem.
course-pivoting-goal-2 = Choose a solver for a problem by its size, its mass ratios and the accuracy it needs.
course-pivoting-now = explain how pivoting, gradient methods and subspace minimisation treat the active set, and choose among them by measurement.
course-pivoting-left = Interior-point methods and nonsmooth Newton methods.
