# Lesson "Linear and quadratic programs as LCPs". {$names} in the text are formulas: src/lessons/programs/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

programs-lead = How much of each product should be made? Which portfolio has the least risk? Such everyday questions and the question of how hard a box presses on the floor are one and the same problem.
programs-guide = The walls in the picture can be dragged. All numbers, in the table and in the text, follow.

## 1 The best corner
programs-lp-title = The best corner
programs-lp-1 = A workshop makes two products, {$x1} and {$x2} of them. They earn 3 and 2 each, and two machines set limits. The negative profit is to be minimised:
programs-lp-2 = The feasible set is a polygon, bounded by walls. The thin lines are lines of equal profit. Slide such a line as far as it goes while touching the polygon:
programs-corner-question = Profit 3 and 2, walls as drawn: x₁ + x₂ ≤ 4 and 3x₁ + x₂ ≤ 9. Where is it largest?
programs-corner-choice-right = at (3, 0), only the more profitable product
programs-corner-choice-middle = at (2.5, 1.5), where the walls meet
programs-corner-choice-top = at (0, 4), as many pieces as possible
programs-corner-measured = Best: x = { $x } with f = { $value }.
programs-corner-why = A level line leaves the polygon at a corner; which one is decided by its slope, and that lies here between the slopes of the two walls. If it equals that of a wall, the whole edge is optimal.
programs-lp-3 = Try a slope equal to that of a wall, and the two ways in which a program can fail to have an optimum: the polygon is empty, or it is unbounded and the profit grows without bound.

## 2 Conditions
programs-kkt-title = Forces in equilibrium
programs-kkt-1 = How can a point be recognised as optimal without comparing it with all others? The objective pulls with {$pull}, and the walls that are touched push back, each perpendicular to itself and only inwards. At the optimum they are in equilibrium:
programs-kkt-2 = The multipliers {$y} are the forces of the walls, {$s} those of the axes. A wall that is not touched does not push. These are the conditions of Karush, Kuhn and Tucker, and they look familiar: a force, a distance, one of them zero. The arrows in the picture are these forces; how well each condition holds is measured above, for the solution that Lemke’s method found.
programs-kkt-3 = The multipliers are *shadow prices*: {$y-one} is the additional profit of one more hour on the first machine, as long as the optimum stays on the same walls. Shift its wall by one and compare.
programs-film-1 = The same as a mechanical run: a bead between the walls of the first program, pulled with 3 N to the right and 2 N upwards, braked by drag. It comes to rest at the best corner, and the multipliers of its walls are the shadow prices.
programs-film = A bead between the walls of the program
programs-film-bead = pulled with (3, 2) N
programs-film-measured = At rest at x = { $x } m; multipliers of the two slanted walls: { $force }.
programs-kkt-4 = None of this requires straight walls. For any smooth f and smooth walls g(x) ≤ 0 the same four conditions hold at an optimum, with ∇g in place of the rows of {$G}, as long as the normals of the walls that are touched are independent. They are *necessary*; where f and all g are convex they are also *sufficient*. What was an LCP is then a nonlinear complementarity problem, NCP.

## 3 M and q
programs-lcp-title = From program to LCP
programs-lcp-1 = Stack the unknowns {$x} and the multipliers {$y}, and the conditions are an LCP. Books on optimisation call its matrix {$M} and its vector {$q-letter}; they are the {$A-letter} and {$b-letter} of the other lessons:
programs-lcp-2 = Under the picture is the matrix of the present program with its blocks. The block {$gt} gives the direction of each wall’s force, the block {$minus-g} the distance to each wall. For a linear program {$h-zero}.

## 4 The lowest point
programs-qp-title = The lowest point
programs-qp-1 = With quadratic terms in the objective the level lines are curved. If {$H} is positive definite they are ellipses about the lowest point. It may lie inside, and then nothing pushes; or the optimum lies on a wall or in a corner.
programs-wall-question = f = x₁² + x₂² − 6x₁ − 4x₂ is lowest at (3, 2), beyond the wall x₁ + x₂ ≤ 4. Where is the best feasible point?
programs-wall-choice-corner = in a corner, as before
programs-wall-choice-wall = on the wall, between its corners
programs-wall-choice-inside = inside
programs-wall-measured = Best: x = { $x }, force of the wall y₁ = { $y }.
programs-wall-why = It is the point where an ellipse just touches the wall. Here the ellipses are circles, and so it is the nearest point; with oblique ellipses it is not, as the lesson on complementarity showed.
programs-qp-2 = Contacts are exactly this: {$contact} without walls other than the axes. The multipliers of the contact lessons are the {$x} of such a program.

## 5 Not convex
programs-saddle-title = When the curvature has the wrong sign
programs-saddle-1 = {$M} is positive semi-definite exactly when {$H} is. If {$H} is not, the conditions still hold at the best point, but they may hold at others too.
programs-saddle-question = f = −x₁² + x₂² + 2.4x₁ − 3x₂ on a square, a saddle. At how many points are the forces in equilibrium?
programs-saddle-choice-one = one
programs-saddle-choice-three = three
programs-saddle-choice-none = none, it has no minimum
programs-saddle-measured = At { $count } points; the best is x = { $x } with f = { $value }. Lemke’s method ends at { $lemke }.
programs-saddle-why = There is a minimum on the left wall, a deeper one on the right wall, and in between, on the ridge, the forces are in equilibrium too, although that point is not a local minimum. A solver of complementarity problems finds one of them and cannot tell whether there are better ones. The filled dot is the best, the rings are the others.
programs-saddle-2 = With a hill instead of a saddle it is worse still: every corner is a local minimum.

programs-line-1 = The Lagrangian: every wall and every axis with its multiplier, y ≥ 0 and s ≥ 0.
programs-line-2 = Its gradient vanishes: the forces are in equilibrium. H is symmetric.
programs-line-3 = Line 2 solved for s: the first rows of w = Mλ + q.
programs-line-4 = The distances to the walls in the same unknowns: the other rows.
programs-line-5 = A wall or an axis that is not touched does not push. No term is negative, so each of them is zero: λ ⟂ w.

## Exercises
programs-exercises-title = Exercises
programs-exercise-1 = What does it mean for the workshop if y₂ = 0?
programs-exercise-1-ask = y₂ in the best corner
programs-exercise-1-hint = At the corner both forces balance the pull: y₁ + 3y₂ = 3 and y₁ + y₂ = 2.
programs-exercise-1-answer = The second machine is not used to capacity, or only just, so that more of its time would add no profit.
programs-exercise-2 = Why are the multipliers in a corner where three walls meet not unique?
programs-exercise-2-choice-optimum = The corner is not the only optimum
programs-exercise-2-choice-none = None of the three walls is pressed against
programs-exercise-2-choice-dependent = In the plane, three normals are linearly dependent
programs-exercise-2-not-optimum = The corner is a single point; many multipliers belong to this one point.
programs-exercise-2-not-none = Without any push all multipliers would be zero, and so they would be unique.
programs-exercise-2-answer = In the plane two forces balance any pull between them; the third can be exchanged for combinations of the others. It is the table on four legs again.
programs-exercise-3 = Show that λᵀMλ = 2xᵀHx.
programs-exercise-3-ask = λᵀMλ for H = 1 (the identity) and x = (2.5, 1.5)
programs-exercise-3-hint = xᵀHx is 2.5² + 1.5².
programs-exercise-3-answer = {$answer-form}: the two blocks with G cancel. Hence M is positive semi-definite exactly when H is.
programs-exercise-4 = What does the workshop earn in its best corner?
programs-exercise-4-ask = The earnings
programs-exercise-4-hint = The corner is x = (2.5, 1.5); the products earn 3 and 2.
programs-exercise-4-answer = 3 · 2.5 + 2 · 1.5 = 10.5. The prices give the same: 4y₁ + 9y₂ = 4 · 1.5 + 9 · 0.5 = 10.5. That both agree is *strong duality*.
programs-exercise-5 = The first machine gets one more unit of time, 5 instead of 4. What does the workshop earn now?
programs-exercise-5-ask = The earnings
programs-exercise-5-hint = The shadow price is the value of one more unit.
programs-exercise-5-answer = 12, which is 1.5 more: y₁ is the shadow price of the first machine.

programs-sources-title = Sources
programs-source-korean = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, sections 3.1–3.4.
programs-source-lemke = Carlton E. Lemke, *Bimatrix equilibrium points and mathematical programming*, Management Science 11 (1965), 681–689.
programs-source-nocedal = Jorge Nocedal and Stephen J. Wright, *Numerical Optimization*, Springer 2006, chapters 12, 13 and 16.

programs-quantity-stationarity = imbalance of the forces
programs-quantity-primal = outside the polygon
programs-quantity-dual = walls that pull
programs-quantity-complementarity = force times distance

## Picture and tables
program-plane-label = The plane of x₁ and x₂ with walls and level lines. Tab goes to the walls, arrow keys shift them, Shift makes larger steps.
program-grip-wall = Wall { $row }
program-outcome-optimum = Best point:
program-outcome-edge = Optimal along a whole edge, for example
program-outcome-degenerate = Best point, with multipliers that are not unique:
program-outcome-candidates = In equilibrium at { $count } points, the best of them:
program-outcome-empty = No best point: no point is feasible, the polygon is empty.
program-outcome-unbounded = No best point: the polygon is unbounded, and the objective decreases without bound.
program-outcome-refused = The program cannot be read.
program-outcome-covered = The best point is not shown until you answer the question, or drag a wall.
program-uncover = Show it
program-shape-pd = H is positive definite: exactly one best point, if the program is feasible.
program-shape-psd = H is positive semi-definite: every equilibrium is optimal.
program-shape-indefinite = H is not positive semi-definite: equilibrium is necessary but not sufficient.
program-walls = Number of walls
program-count = { $count ->
    [one] 1 wall
   *[other] { $count } walls
}
program-less = One wall fewer
program-more = One wall more
program-editor-title = The program in numbers
program-editor-title-short = Numbers
program-matrix-title = M and q, and the solution
program-matrix-title-short = M and q
program-matrix-label = M and q of the complementarity problem
program-matrix-key = { $count } pairs; λ holds x and y, w holds s and the distances to the walls.
program-example-shop = workshop
program-example-edge = a whole edge
program-example-unbounded = unbounded
program-example-empty = infeasible
program-example-inside = minimum inside
program-example-wall = minimum on a wall
program-example-corner = minimum in a corner
program-example-saddle = saddle
program-example-hill = hill
