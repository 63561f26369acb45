# Lesson "Pivoting and gradients". {$names} in the text are formulas: src/lessons/pivoting/formulas.tex. A paragraph is one message on one line.
pivoting-lead = Gauss–Seidel is not the only method. Some solvers search for the active set itself and are exact once they have found it; others follow the gradient of an energy with a well-chosen step length. Which of them should solve your problem?
pivoting-guide = Beside the text, or above it on a narrow screen, one solver is at work: the problem row by row, its pseudo-code with the current line highlighted, and F, the active set, as it changes. A dot marks every row whose multiplier lies strictly between its bounds.

pivoting-lemke-title = Lemke: from vertex to vertex
pivoting-lemke-1 = We seek the solution of the contact problem
pivoting-lemke-2 = Once the active set is known, all that remains is one linear system. But there are {$sets} sets. Lemke (1965) found a path through them. An artificial unknown {$z0} is made so large that no row is violated:
pivoting-lemke-3 = Each *pivot* exchanges two unknowns of this linear system. The entering unknown is the partner of the one that has just left: if {$w-i} left, {$lambda-i} enters. It grows until another unknown reaches zero (the *ratio test*), and that one leaves. So at most one pair is ever incomplete, and the path cannot branch. It ends when {$z0} leaves.
pivoting-lemke-4 = If nothing blocks, the path ends in a ray. For positive semi-definite {$A} that proves that there is no solution. Ties are broken lexicographically, so that the path never cycles.
pivoting-count-question = Thirty rows on an obstacle: how many pivots does Lemke’s method need?
pivoting-count-choice-few = about as many as there are rows
pivoting-count-choice-sweeps = hundreds, like the sweeps of Gauss–Seidel
pivoting-count-choice-all = millions: it has to try the sets
pivoting-count-measured = Lemke’s method needed { $lemke } pivots, Gauss–Seidel { $sweeps } sweeps. The stage shows the method on six such rows.
pivoting-count-why = In practice the path is short, although there are matrices on which it is exponentially long. But a pivot touches the whole tableau of n rows: n pivots cost n³ operations, as a factorisation does, and neither a warm start nor the sparsity of {$A} helps.

pivoting-principal-title = Principal pivoting: one row after another
pivoting-principal-1 = Principal pivoting needs no artificial unknown. It takes a row with {$w-i} < 0 and raises {$lambda-i}. The multipliers of F adapt so that their w stays zero, and the rest do not change. Three things can stop the move: {$w-i} reaches zero, a row of F reaches its bound and leaves F, or another w reaches zero and joins F.
pivoting-line-1 = The rows of F are equations; outside F all multipliers except {$lambda-i} stay zero.
pivoting-line-2 = The difference between after and before: F adapts to the step t of {$lambda-i}.
pivoting-line-3 = Row i, with line 2.
pivoting-line-4 = dᵀAd multiplied out, with line 2 and A symmetric; d is zero outside F and i. A is positive definite: raising {$lambda-i} always raises {$w-i}.
pivoting-line-5 = The first of three events ends the move: {$w-i} rises to zero, a {$lambda-j} of F falls to zero, or a {$w-k} > 0 outside F falls to zero.
pivoting-principal-2 = In mechanics: contacts are switched on one by one, and those switched on before remain in equilibrium (Baraff, 1994). *Block* principal pivoting exchanges all violated rows at once and falls back to single exchanges if their number does not fall (Júdice and Pires); large problems then need few factorisations.

pivoting-sweeps-title = Improved sweeps
pivoting-sweeps-1 = *Block Gauss–Seidel* solves all rows of a contact or joint together: normal force and friction are consistent at once, instead of adapting to each other over many sweeps. The experiment is a box on two contacts, each a block of two rows. The coupling between blocks still takes sweeps.
pivoting-sweeps-2 = *NNCG* (nonsmooth nonlinear conjugate gradients) regards the step of a whole sweep as a negative gradient and combines it with the previous direction, as conjugate gradients do. Where {$beta-one}, the steps have grown and the direction is discarded: watch which of the two lines is highlighted.
pivoting-conjugate-question = A stack of ten boxes. How many iterations does NNCG need, compared with the sweeps of Gauss–Seidel?
pivoting-conjugate-choice-same = about as many
pivoting-conjugate-choice-fifth = about a fifth
pivoting-conjugate-choice-fiftieth = about a fiftieth
pivoting-conjugate-measured = NNCG needed { $nncg } iterations, Gauss–Seidel { $seidel } sweeps: the ratio is { $part }. The stage shows NNCG on three boxes.
pivoting-conjugate-why = An iteration costs a sweep and one more product with {$A}. The gain grows with the stack, since conjugate directions reduce the dependence on the condition number from {$kappa-plain} to {$kappa}.

pivoting-gradients-title = Following the gradient
pivoting-gradients-1 = For a symmetric, positive semi-definite {$A} the solution is the lowest point, within the bounds, of
pivoting-gradients-2 = and {$w} is its gradient. A projected step changes all rows at once, so it can run in parallel. *APGD* (accelerated projected gradient descent) adds Nesterov’s momentum: the gradient is evaluated ahead of {$lambda}, at the point y. L is raised until it exceeds the curvature along the step, and where the step goes uphill the momentum is restarted.
pivoting-gradients-3 = *Spectral projected gradients* have no momentum. Their step length {$alpha} comes from the curvature along the previous step (Barzilai and Borwein), and f may rise for a while as long as it stays below the largest of its last ten values.

pivoting-subspace-title = Subspace minimisation
pivoting-subspace-1 = Sweeps find the active set early, long before λ is accurate; on a known active set, conjugate gradients are fast. So combine both: five sweeps estimate F, then the rows of F are solved as equations, and the result is clamped to the bounds. It is kept only if it lowers the residual or, without friction, the quadratic function whose minimum is sought.
pivoting-subspace-2 = If the estimate is right, one iteration is enough. If it is wrong, only the work is lost.

pivoting-choice-title = Which solver for what
pivoting-choice-1 = Measure it on your own device: five problems, eight solvers, each until the natural residual is below 10⁻⁸ of its scale. Every cell shows iterations, time, outcome, and the residual.
pivoting-choice-2 = Compare time, not iterations: a pivot, a sweep and a subspace step cost very different amounts. Mass ratio and height slow down the sweeps; pivoting hardly depends on them. With friction whose bounds follow the normal force, every contact becomes a small cone of directions: Lemke’s matrix grows, and principal pivoting is repeated until the bounds no longer change.
pivoting-film-1 = In motion: five boxes of 1 kg under one of 100 kg, ten iterations per step, each from λ = 0. Sweeps do not carry the load down through the light boxes; subspace minimisation solves for the active set as a whole.
pivoting-film = Five light boxes under a heavy one
pivoting-film-sweeps = Gauss–Seidel
pivoting-film-subspace = subspace minimisation
pivoting-film-measured = The top box has come down by { $down } cm.
pivoting-circle-question = Three rows coupled in a cycle, A not symmetric. Which of these three finds the solution?
pivoting-circle-choice-seidel = Gauss–Seidel
pivoting-circle-choice-conjugate = NNCG
pivoting-circle-choice-lemke = Lemke’s method
pivoting-circle-measured = After { $most } iterations Gauss–Seidel and NNCG still had no solution; Lemke’s method needed { $lemke } pivots.
pivoting-circle-why = The sweeps cycle for ever, and NNCG, which is built on them, does too. Lemke’s path needs no symmetry. The gradient methods succeed here only because this problem is so regular: without symmetry there is no f to descend.
pivoting-choice-3 = As a rule of thumb: pivoting for up to about a hundred rows without friction and where an exact solution matters; sweeps with a warm start and a fixed budget in games, where NNCG costs little more; APGD or spectral gradients for many contacts, friction and large mass ratios; subspace minimisation for chains and stacks whose active set changes little.

pivoting-exercises-title = Exercises
pivoting-exercise-1 = Do the first pivot of Lemke’s method by hand for {$pair}. Which row leaves, and how large is {$z0}?
pivoting-exercise-1-ask = z₀ after the first pivot
pivoting-exercise-1-hint = Each entry of d is √Aᵢᵢ, here √2, and λ is still zero: for which z₀ is −6 + √2 z₀ zero?
pivoting-exercise-1-answer = The second row is the most violated: {$pair-cover}, and its w becomes zero. So the second multiplier is the next to enter.
pivoting-exercise-2 = The same problem by principal pivoting, beginning with row 1. What is λ after the first pivot and at the end?
pivoting-exercise-2-ask = λ₁ after the first pivot
pivoting-exercise-2-hint = Row 1 alone: 2λ₁ − 5 = 0.
pivoting-exercise-2-end-ask = λ₁ at the end
pivoting-exercise-2-end-hint = Both rows are free at the end: solve both equations.
pivoting-exercise-2-answer = Row 1 alone: {$pair-first}. Then row 2 is still violated; raising its multiplier reduces the first one, and both rows are free at the end: {$pair-solution}.
pivoting-exercise-3 = How many active sets do 30 rows have, and how many iterations does Lemke’s method need?
pivoting-exercise-3-ask = Iterations of Lemke’s method on 30 rows, in the table on the page
pivoting-exercise-3-hint = Measure it in the table on the page, problem “Obstacle”.
pivoting-exercise-3-answer = 30 rows have {$many-sets} sets; Lemke’s method needed 24 iterations: 23 pivots and the final refinement.
pivoting-exercise-4 = The same problem by spectral projected gradients, from λ = 0. What are λ and f after the first step, with α = 1 and t = 1?
pivoting-exercise-4-ask = f after the first step
pivoting-exercise-4-hint = With S = 1/2 the step leads to λ = −b/2. Insert it into f = ½λᵀAλ + bᵀλ.
pivoting-exercise-4-answer = λ = (2.5, 3) and f = −7.75; the least value of f is −10.33. Each row went as far as it would have to alone, and together they go too far. The next step is shorter, α = 0.67.

pivoting-sources-title = Sources
pivoting-source-lemke = Carlton E. Lemke, *Bimatrix equilibrium points and mathematical programming*, Management Science 11, 1965, 681–689.
pivoting-source-cottle = Richard W. Cottle, Jong-Shi Pang, Richard E. Stone, *The Linear Complementarity Problem*, 1992, chapter 4: pivoting; 5.2: splittings by blocks.
pivoting-source-judice = Joaquim J. Júdice, Fernanda M. Pires, *A block principal pivoting algorithm for large-scale strictly monotone linear complementarity problems*, Computers & Operations Research 21, 1994, 587–596.
pivoting-source-silcowitz = Morten Silcowitz-Hansen, Sarah Niebe, Kenny Erleben, *A nonsmooth nonlinear conjugate gradient method for interactive contact force problems*, The Visual Computer 26, 2010, 893–901.
pivoting-source-mazhar = Hammad Mazhar, Toby Heyn, Dan Negrut, Alessandro Tasora, *Using Nesterov’s method to accelerate multibody dynamics with friction and contact*, ACM Transactions on Graphics 34, 2015, article 32.
pivoting-source-birgin = Ernesto G. Birgin, José Mario Martínez, Marcos Raydan, *Nonmonotone spectral projected gradient methods on convex sets*, SIAM Journal on Optimization 10, 2000, 1196–1211.
pivoting-source-morales = José Luis Morales, Jorge Nocedal, Mikhail Smelyanskiy, *An algorithm for the fast solution of symmetric linear complementarity problems*, Numerische Mathematik 111, 2008, 251–266.

## Stage, table, buttons
pivoting-stage = A solver, line by line
pivoting-problem = Problem
pivoting-problem-pair = Two rows
pivoting-problem-obstacle = Chain on an obstacle, 6 rows
pivoting-problem-alike = Three nearly equal rows
pivoting-problem-cyclic = Cycle, not symmetric
pivoting-problem-stack = Stack of three boxes
pivoting-problem-rough = One box with friction
pivoting-solver = Solver
pivoting-solver-gauss-seidel = Gauss–Seidel
pivoting-solver-lemke = Lemke
pivoting-solver-principal-pivoting = Principal pivoting
pivoting-solver-block-gauss-seidel = Block Gauss–Seidel
pivoting-solver-nncg = NNCG
pivoting-solver-apgd = APGD
pivoting-solver-spectral-projected-gradient = Spectral gradient (SPG)
pivoting-solver-subspace = Subspace minimisation
pivoting-rows = Rows of the problem with their present λ and w
pivoting-free = free, in the active set
pivoting-readout = Iteration { $k } of { $most }, residual { $residual }
pivoting-iteration-on = Whole iteration
pivoting-status-solved = solved
pivoting-status-limit = not solved
pivoting-status-ray = ray
pivoting-status-infeasible = no solution
pivoting-code-repeat = repeat
pivoting-code-for = for
pivoting-code-until = until
pivoting-code-stop = stop if
pivoting-code-if = if
pivoting-code-otherwise = otherwise
pivoting-code-pivot = pivot
pivoting-code-enters = the partner enters:
pivoting-code-leaves = leaves:
pivoting-code-refine = refine
pivoting-code-solve = solve
pivoting-code-exchange = exchange
pivoting-code-until-blocked = first blocking row, after
pivoting-code-while = while
pivoting-code-better = if better
pivoting-trial-title = Which solver for what: measured here
pivoting-trial-title-short = Measure
pivoting-trial-measure = Measure all solvers
pivoting-trial-rule = Iterations · time, outcome, residual; at most { $most } iterations. The pivoting methods count their final refinement as an iteration.
pivoting-trial-progress = { $done } of { $all } measured
pivoting-trial-obstacle = Obstacle, 30 rows
pivoting-trial-stack = 10 boxes
pivoting-trial-heavy = 10 boxes, top 100 kg
pivoting-trial-rough = 3 boxes, friction
pivoting-trial-cyclic = Not symmetric, 3 rows
pivoting-try-lemke = two rows, Lemke
pivoting-try-lemke-obstacle = six rows on an obstacle
pivoting-try-principal = two rows, principal pivoting
pivoting-try-principal-alike = three nearly equal rows
pivoting-try-block = box with friction, by blocks
pivoting-try-nncg = three boxes, NNCG
pivoting-try-apgd = obstacle, APGD
pivoting-try-spg = nearly equal rows, SPG
pivoting-try-subspace = obstacle, subspace minimisation
