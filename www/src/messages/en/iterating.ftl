# Lesson "Iterating". {$names} in the text are formulas: src/lessons/iterating/formulas.tex. A paragraph is one message on one line.
iterating-lead = Every step of a simulation asks the same question: which λ? With a thousand contacts the exact answer takes too long. One starts from a guess, corrects it row by row, and stops when it is good enough. How good is the result, how soon, and when does the method fail?
iterating-guide = The iteration itself stands beside the text, or above it on a narrow screen. Go through it line by line, and watch which row is at work, what it reads and what it changes. Below it are the curves of all solvers, and the numbers that predict them.

## 1
iterating-row-title = One row at a time
iterating-row-1 = Row {$i} of {$system} gives the value that {$lambda-i} would need if all the other multipliers were right. They are not, but that does no harm: satisfy the row by changing {$lambda-i} alone, and go on to the next.
iterating-row-2 = That takes one diagonal entry and one product with a row; nothing is factorised. In a simulation {$A} is not even formed. Instead {$delta-v} is kept up to date: each row computes the change of {$lambda-i} from the velocities of its own two bodies, and updates only these:
iterating-row-3 = Which multipliers should a row read: those of the previous sweep, or the newest? *Jacobi* takes the old ones, so that all rows could work in parallel. *Gauss–Seidel* takes the newest. Look at both, a line at a time:
iterating-row-4 = In the picture the pale bars are still those of the previous sweep. With Gauss–Seidel the effect of the load travels through the whole chain in one sweep; with Jacobi it advances by one row.
iterating-seidel-question = A chain of ten rows, down to a millionth of the initial residual. How many sweeps does Gauss–Seidel need, compared with Jacobi?
iterating-seidel-choice-same = as many
iterating-seidel-choice-half = about half
iterating-seidel-choice-tenth = about a tenth
iterating-seidel-measured = Jacobi needed { $jacobi } sweeps, Gauss–Seidel { $seidel }.
iterating-seidel-why-1 = For chains and grids like this one it is a theorem: {$squared}. One sweep of Gauss–Seidel is worth two of Jacobi. The meaning of {$rho} comes next.

## 2
iterating-rate-title = How fast
iterating-rate-1 = Write {$splitting}, where {$B} is what one sweep solves: for Jacobi the diagonal, for Gauss–Seidel the triangle up to it. Then a whole sweep is
iterating-rate-2 = and the error {$error} obeys
iterating-rate-3 = In the long run only the eigenvalue of {$G} with the largest modulus matters. Its modulus, the *spectral radius* {$rho-G}, is the factor by which the error shrinks with every sweep, and the logarithm of the residual falls along a straight line. The dotted line in the plot has the slope that {$rho-G} predicts; it is not fitted to the curve. Here it is for the method on display, with the rate measured in the run and the number of sweeps for one more decimal digit:
iterating-rate-4 = The longer the chain, the nearer {$rho} is to one, since information from the far end has a long way to travel. For this chain {$cosine}.
iterating-rate-5 = Twice as many rows need four times as many sweeps, and each of them is twice as long. The three methods on the present problem:
iterating-film-1 = The effect of the remaining residual can be seen in a run: ten boxes on one another, each step from λ = 0, with 2 sweeps and with 60. Where a contact carries too little, the boxes sink into each other.
iterating-film = Ten boxes with few and with many sweeps
iterating-film-few = 2 sweeps
iterating-film-many = 60 sweeps
iterating-film-measured = The top box has come down by { $down } cm.

## 3
iterating-fail-title = When it fails
iterating-fail-1 = Nothing so far guarantees that {$rho} is below one. Take three contacts with nearly equal rows, such as those of a plate on three feet close together. They may push but not pull:
iterating-alike-question = What does Jacobi do with them?
iterating-alike-choice-slow = it creeps towards the solution
iterating-alike-choice-cycles = it oscillates for ever
iterating-alike-choice-infinity = λ grows without bound
iterating-alike-measured = After { $sweeps } sweeps λ is { $last }; one sweep earlier it was { $before }. The spectral radius is { $radius }.
iterating-alike-why-1 = Each of the three rows corrects the whole error, so together they correct it nearly three times over. The next sweep would make λ negative; the bounds clamp it at zero, and the cycle begins again. Without bounds nothing clamps it, and it grows. Gauss–Seidel, which reads the newest values, solves the same problem.
iterating-fail-2 = There is a criterion that can be checked beforehand, with bounds or without: if {$A} is symmetric and positive definite and {$B-minus-C} is positive definite, the iteration converges. The three differences are
iterating-fail-3 = The part {$L-minus-U} is skew-symmetric and does not matter. So Gauss–Seidel always converges for such {$A}, SOR exactly for {$range}, and Jacobi only where the diagonal is strong enough. The card “Why” gives the result for every method on the present problem.
iterating-fail-4 = This is no far-fetched case. Four boxes on one another, two contacts under each, all coupled through the boxes: the numbers are taken from the simulation. At first Jacobi seems to converge, because the load is symmetric. What grows is a tilting mode that is absent from the load; rounding errors excite it, and after about a hundred and twenty sweeps it dominates. Damped, with {$omega} below one, Jacobi converges, but slowly.

## 4
iterating-further-title = Over-relaxation
iterating-further-1 = Gauss–Seidel changes each multiplier exactly as much as its row requires. On a chain that is too little: the next rows will require more in the same direction. So go {$omega} times as far at once. This is *successive over-relaxation*, SOR:
iterating-omega-question = Ten rows again. Which ω needs the fewest sweeps?
iterating-omega-choice-careful = ω = 0.8
iterating-omega-choice-plain = ω = 1, Gauss–Seidel
iterating-omega-choice-middle = ω = 1.56
iterating-omega-choice-bold = ω = 1.95
iterating-omega-measured = In this order: { $careful }, { $plain }, { $middle } and { $bold } sweeps.
iterating-omega-why-1 = Too little wastes time, too much overshoots. In between the gain is large: at the best {$omega} all eigenvalues of the chain’s {$G} lie on one circle, as the card “Why” shows. Drag {$omega} there and watch them leave the real axis.
iterating-further-2 = For chains and related matrices Young found the best {$omega} in 1950:
iterating-further-3 = For other matrices it must be searched for, and in a simulation the matrix is different in every step. Engines therefore stay at one or a little above. *Symmetric* Gauss–Seidel sweeps forwards and then backwards instead: one iteration is twice the work, and {$G} has only real eigenvalues. For a fair comparison plot both against work.

## 5
iterating-bound-title = Bounds
iterating-bound-1 = Contacts push and do not pull: {$lambda-positive}. The iteration needs only one more operation for this: after each update the multiplier is clamped to its bounds. That is *projected* Gauss–Seidel, the workhorse of physics engines:
iterating-bound-2 = The residual must change too. At a bound the row need not be zero; what matters is whether {$lambda-i} would still change:
iterating-bound-3 = Go through it line by line. The last rows tend below zero and are held by the hatched wall. After a few sweeps the rows that stay there are settled (the others are the *active set*), and from then on only the others change.
iterating-bounds-question = In the end, does the residual fall faster or slower than if all rows were free?
iterating-bounds-choice-faster = faster
iterating-bounds-choice-same = just as fast
iterating-bounds-choice-slower = slower
iterating-bounds-measured = All rows together have ρ = { $all }, those that remain free { $free }. It took { $sweeps } sweeps.
iterating-bounds-why-1 = The rows that are held no longer take part, and what remains is a shorter chain. Which rows these are cannot be known beforehand: finding them is the hard part of the problem.

## 6
iterating-stop-title = When to stop
iterating-stop-1 = The last line of the code has three stopping rules; the one that applies first ends the run and is then marked. The *count* guarantees nothing but a frame rate, which is why games use it. The *residual* measures how well the rows are satisfied. The *change* shows that nothing more happens.
iterating-stop-2 = Neither of the last two is the error, least of all a small change where convergence is slow:
iterating-stop-3 = At {$thousand} the remaining error is a thousand times the last change. A small residual is misleading too where {$A} is ill-conditioned. On Fathi’s matrix the rule is satisfied, and the error of λ is still many times the residual:
iterating-stop-4 = The other solvers of the list work differently. Where all rows are free, conjugate residuals end after at most as many iterations as there are rows; pivoting is exact after finitely many pivots; nonsmooth conjugate gradients and subspace minimisation build on Gauss–Seidel. Switch their curves on, here for the chain of rods as it occurs in a simulation:

iterating-line-1 = The solution λ*, with A = B + C.
iterating-line-2 = One sweep.
iterating-line-3 = Line 1 subtracted from line 2.
iterating-line-4 = The error is e = λ − λ*; B has an inverse, since no diagonal entry is zero.
iterating-line-5 = C = A − B inserted.

## Exercises
iterating-exercises-title = Exercises
iterating-exercise-1 = How many sweeps of Gauss–Seidel does one decimal digit cost on a chain of 10 rows, and of 20?
iterating-exercise-1-ask = Sweeps for one digit on 20 rows
iterating-exercise-1-hint = ρ^k = 1/10, with ρ = cos²(π/21).
iterating-exercise-1-ten-ask = Sweeps for one digit on 10 rows
iterating-exercise-1-ten-hint = ρ^k = 1/10, with ρ = cos²(π/11).
iterating-exercise-1-answer = {$ten-digits} and {$twenty-digits}, so 28 and 103 sweeps: nearly four times as many.
iterating-exercise-2 = For which a does Jacobi converge on the two rows {$pair}, and on three rows with the same a in every off-diagonal entry?
iterating-exercise-2-ask = The limit of a for Jacobi on three rows
iterating-exercise-2-hint = The largest eigenvalue of the iteration has modulus 2a.
iterating-exercise-2-answer = Two rows: {$pair-radii}, so both methods converge wherever the matrix is positive definite. Three rows: {$triple-radius}, so only for {$a-half}, although the matrix is positive definite for {$a-definite}.
iterating-exercise-3 = Why does SOR with {$omega} = 2 or more converge for no matrix?
iterating-exercise-3-ask = The modulus of the determinant for ω = 2.5 and two rows
iterating-exercise-3-hint = It is |1 − ω|ⁿ.
iterating-exercise-3-answer = The determinant is the product of the eigenvalues, and {$determinant}. So at least one of them has a modulus of that size or more: {$bound-rho}.
iterating-exercise-4 = Sweep from the last row to the first. Does {$rho} of Gauss–Seidel change for symmetric {$A}?
iterating-exercise-4-ask = ρ of the backward sweep on the chain of 10 rows
iterating-exercise-4-hint = It equals that of the forward sweep: cos²(π/11).
iterating-exercise-4-answer = No: the matrix of the backward sweep has the eigenvalues of the forward one. The first sweeps differ nevertheless, because it matters from which end the load acts; a stack is best swept from the load towards the ground or back, not in random order.
iterating-sources-title = Sources
iterating-source-korean = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, sections 4 and 5. Corrected here: the sign of T in the error’s matrix.
iterating-source-japanese = tazz, *剛体の接触問題のLCPへの定式化* (Rigid contact as an LCP), parts 1 and 2: the matrix-free sweep, and the criterion on B − C.
iterating-source-young = David M. Young, *Iterative Solution of Large Linear Systems*, Academic Press 1971: the best ω.
iterating-source-cottle = Richard W. Cottle, Jong-Shi Pang, Richard E. Stone, *The Linear Complementarity Problem*, 1992, chapter 5: splittings with bounds.

## Numbers and buttons
iterating-quantity-jacobi = spectral radius, Jacobi
iterating-quantity-gauss-seidel = spectral radius, Gauss–Seidel
iterating-quantity-sor = spectral radius, SOR
iterating-quantity-watched = spectral radius of the watched method
iterating-quantity-measured = measured rate
iterating-quantity-digit = sweeps per decimal digit
iterating-quantity-omega = best ω
iterating-quantity-best = its spectral radius
iterating-quantity-free = spectral radius of the free rows
iterating-quantity-residual = residual at the end
iterating-quantity-distance = distance from the solution
iterating-try-jacobi = six rows, Jacobi
iterating-try-seidel = six rows, Gauss–Seidel
iterating-try-short = five rows
iterating-try-long = twenty rows
iterating-try-free = Jacobi without bounds
iterating-try-alike = Gauss–Seidel with bounds
iterating-try-stack-jacobi = stack, Jacobi
iterating-try-stack-damped = stack, damped Jacobi
iterating-try-stack-seidel = stack, Gauss–Seidel
iterating-try-best = best ω for ten rows
iterating-try-symmetric = forwards and backwards
iterating-try-obstacle = chain on an obstacle
iterating-try-fathi = Fathi’s matrix, ε = 10⁻²
iterating-try-pendulum = chain of rods
