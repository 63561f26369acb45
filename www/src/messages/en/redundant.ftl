# Lesson "When constraints repeat or contradict". {$names} in the text are formulas: src/lessons/redundant/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

redundant-lead = So far every constraint said something new, and no two of them disagreed. Anyone who builds mechanisms soon states something twice, and sooner or later asks for something impossible. What should a simulation do then?
redundant-guide = Keep the matrix panel open while you read. The rows and eigenvalues it shows are what this lesson is about.

## 1 Repeated
redundant-repeat-title = The same thing three times
redundant-repeat-1 = A pendulum hangs on one stick. Beside it hangs another, the second run, whose stick is there three times: three equal rows. One row would be enough to hold it; the other two say nothing new.
redundant-thrice-question = What are the three multipliers?
redundant-thrice-choice-each = each is as large as that of the single stick
redundant-thrice-choice-third = each is a third of that
redundant-thrice-choice-first = the first is as large, the others are zero
redundant-thrice-choice-fails = they cannot be found, and the run breaks off
redundant-thrice-measured = The single stick has λ = { $alone } N, the three have { $shares } N. Both pendulums move identically.
redundant-thrice-why-1 = All rows and columns are the same, and so are all right-hand sides. Only the sum of the multipliers is determined. The matrix has the eigenvalues {$eigenvalues}: it has no inverse, but the system has solutions, a whole plane of them, and conjugate residuals find the one with equal multipliers.
redundant-repeat-2 = Add the same stick once more while it swings, and watch the matrix: a row that is a copy, and an additional eigenvalue of zero.
redundant-repeat-3 = The motion on the stage does not change at all. Remove sticks again until one is left.

## 2 Which of them
redundant-null-title = One force, many multipliers
redundant-null-1 = Why does it do no harm that {$lambda} is not unique? Let {$z} be a change of the multipliers that leaves the equations satisfied. Then
redundant-null-2 = and so {$lambda-plus-z} gives every particle that can move the same force as {$lambda}. All solutions hold the system in the same way; they only share the load among the sticks differently. The vectors {$z} form the *null space* of {$A}. If one solution has to be chosen, the natural one is the smallest, given by the *pseudo-inverse*:
redundant-null-3 = Conjugate residuals, started from zero, never leave the range of {$A}: they add only directions in which the equations change, and therefore end at the smallest solution. Gauss–Seidel corrects one row after another:
redundant-null-4 = The first stick takes everything, and nothing is left for the others to do. Jacobi’s method does worse. It lets all three correct the same error at once, each in full, so that the error changes sign and doubles in every iteration:

## 3 Contradiction
redundant-contradict-title = The impossible
redundant-contradict-1 = Sticks of 1, 1 and 3 metres are to form a triangle. There is no such triangle: two sides together are never shorter than the third. The three rows contradict each other, and no {$lambda} satisfies them all.
redundant-triangle-question = The triangle hangs from one corner, with feedback. What will happen?
redundant-triangle-choice-one = one stick gives way, the others keep their lengths
redundant-triangle-choice-shared = all three give way by the same amount
redundant-triangle-choice-explodes = it explodes
redundant-triangle-measured = The three lengths are off by { $errors } m, and the residual is { $residual }.
redundant-triangle-why-1 = Where the equations cannot be satisfied they can still be satisfied as well as possible:
redundant-triangle-why-2 = The sum of squares is least when the error is shared. The triangle collapses to a line, and each stick is off by {$third} m: {$lengths} m.
redundant-contradict-2 = What is left over, now {$now-residual}, is the residual that no {$lambda} can remove. It is how a program notices a contradiction, and it should be shown, not hidden. In the solver panel it is the level at which conjugate residuals and the direct solver stop.
redundant-line-1 = Least squares: the gradient of ½|Aλ + b|² vanishes; A is symmetric.
redundant-line-2 = The residual lies in the null space (section 2): it accelerates nothing.
redundant-line-3 = A is symmetric, with line 1. So b = r − Aλ is split into two perpendicular parts; each of them is unique, even where λ is not.
redundant-line-4 = By line 3 two solutions have the same Aλ, and their difference lies in the null space: they give the same accelerations.
redundant-line-5 = Pythagoras: the solution that is perpendicular to the whole null space is the smallest.
redundant-contradict-3 = There is a pitfall. As it swings the triangle is never exactly flat (in floating-point numbers not even at rest), so its matrix is not exactly singular. The third eigenvalue is small but not zero, and a solver that takes it literally finds a solution after all: enormous forces across the sticks, which would make them fit within an instant. A solver must be told which eigenvalues to treat as zero. This is the *rank tolerance*, a fraction of the largest eigenvalue: here {$tolerance}. With {$strict} the same triangle does not last a second.
redundant-contradict-4 = Find the smallest tolerance at which it holds: {$set-rank-tolerance}, then start again.

## 4 Trusses
redundant-truss-title = Trusses: which forces are determined?
redundant-truss-1 = Structural engineers have long known this. A truss consists of bars and joints and is built so that nothing moves. With {$n} free joints in the plane there are {$coordinates} coordinates. Every row removes one of them, unless it depends on the others; the number of independent rows is the *rank*:
redundant-truss-2 = Here {$free} is the number of remaining degrees of freedom, and {$spare} the number of redundant members. Two panels on a wall have {$eight} and eight members, and both numbers are zero: such a truss is called *statically determinate*. The loads determine every member force.
redundant-truss-3 = Now the panel at the wall gets a second diagonal, and two solvers, conjugate residuals and Gauss–Seidel, compute the member forces side by side.
redundant-braced-question = In which members do the two solvers find the same force?
redundant-braced-choice-all = in all of them
redundant-braced-choice-panel = only in those of the outer panel
redundant-braced-choice-none = in none
redundant-braced-measured = They agree in { $same } of { $members } members; the constraint forces as a whole have the size { $fa } N and { $fb } N.
redundant-braced-why-1 = The two diagonals and the members around them can be braced against each other: tension in the diagonals, compression in the members around them, and no resultant force at the joints. Such a *self-stress* can be added to any solution. It reaches only as far as the closed panel; beyond it every force is still determined.
redundant-braced-why-2 = In a real truss the self-stress is determined by the lengths of its members when they were installed, to a tenth of a millimetre. Rigid sticks carry no such information, and so the smallest solution is as good an answer as any.
redundant-truss-4 = The stage can colour sticks by their force, tension against compression: try it with both trusses.

## 5 Linkages
redundant-linkage-title = Linkages: do they move?
redundant-linkage-1 = The same count classifies mechanisms. A four-bar linkage has two free joints and three bars, {$four-bar}: one degree of freedom, which is why one motor drives it. Peaucellier’s linkage has four joints and seven bars, {$seven}, and its lowest corner does what was long thought impossible for bars and joints: it moves along a straight line.
redundant-linkage-2 = Now a plate on three parallel cranks of the same length. The plate is a triangle of three bars: three joints, six bars, {$cranks}.
redundant-cranks-question = By the count no degree of freedom is left. Does it move?
redundant-cranks-choice-still = no, it is rigid
redundant-cranks-choice-moves = yes, it swings
redundant-cranks-measured = Its first joint moved by { $way } m. The rank is { $rank }, and { $nullity } row depends on the others.
redundant-cranks-why-1 = The count takes the number of rows, but only the rank matters. With parallel cranks the third row depends on the other two in every position. Such mechanisms are called *overconstrained*; they work only with exact lengths.
redundant-linkage-3 = Make the middle crank ten centimetres longer, and the rank is six:
redundant-linkage-4 = Nothing moves any more. On a real locomotive, whose wheels are coupled in this way, a wrong length does not bring the count of degrees of freedom to zero; it shows as wear. Build such cases yourself in “{$kit}”.

## Exercises
redundant-exercises-title = Exercises
redundant-exercise-1 = A square of four sticks with both diagonals lies free in the plane. How many members are redundant?
redundant-exercise-1-ask = Redundant members
redundant-exercise-1-hint = Four points have 8 coordinates; a rigid body in the plane keeps 3 degrees of freedom.
redundant-exercise-1-answer = {$answer-square}. A rigid body in the plane keeps three degrees of freedom, so a free truss needs {$maxwell} members; that is Maxwell’s count.
redundant-exercise-2 = Head and trunk of the figure in the last lesson are six particles and thirteen sticks. How many sticks are redundant?
redundant-exercise-2-ask = Redundant sticks
redundant-exercise-2-hint = Six particles need 2·6 − 3 sticks.
redundant-exercise-2-answer = {$answer-trunk}, as the matrix panel says there. They could be left out. A figure with redundant sticks, however, stays rigid when one of them is cut.
redundant-exercise-3 = The sides of the impossible triangle are to be 1, 1 and 2.5 m. Which lengths will it take?
redundant-exercise-3-ask = The longest side, in m
redundant-exercise-3-hint = The sides are 0.5 m short, and least squares distribute this equally over three rows.
redundant-exercise-3-answer = Each is off by {$answer-off} m: {$answer-sides} m.
redundant-exercise-4 = Start Gauss–Seidel not from zero but from the multipliers of the last step (warm start). What happens to the shares of the three equal sticks?
redundant-exercise-4-choice-equal = They become equal, step by step
redundant-exercise-4-choice-kept = The shares found first are kept
redundant-exercise-4-choice-grow = The first stick takes more in every step
redundant-exercise-4-not-equal = For that, a row would have to change whose equation holds already.
redundant-exercise-4-not-grow = A sweep adds to the first stick only what the sum still lacks; it lacks nothing.
redundant-exercise-4-answer = The shares, once found, persist, since every sweep changes the first only by what the sum still lacks. The motion stays the same.
redundant-exercise-5 = A four-bar linkage whose opposite bars are equal can be laid flat, all four in one line. What happens to the rank there, and what does it mean?
redundant-exercise-5-ask = Degrees of freedom in the flat position
redundant-exercise-5-hint = Two free joints have four coordinates; how many of the three rows are still independent?
redundant-exercise-5-answer = The rows become dependent, the rank falls by one, and for that instant there are two degrees of freedom. From there the linkage may continue as a parallelogram or crossed: the equations do not say which.

redundant-sources-title = Sources
redundant-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, slide 21: least squares, redundant constraints.
redundant-source-maxwell = James Clerk Maxwell, *On the calculation of the equilibrium and stiffness of frames*, Philosophical Magazine 27 (1864), 294–299.
redundant-source-bjorck = Åke Björck, *Numerical Methods for Least Squares Problems*, SIAM 1996, chapter 1: least squares, also where the rank is deficient.
redundant-source-peaucellier = Charles-Nicolas Peaucellier, letter in *Nouvelles annales de mathématiques* (1864), 414–415.

redundant-quantity-lambda1 = first multiplier
redundant-quantity-lambda2 = second multiplier
redundant-quantity-lambda3 = third multiplier
redundant-quantity-coordinates = free coordinates
redundant-quantity-rows = rows
redundant-quantity-rank = rank
redundant-quantity-free = degrees of freedom left
redundant-quantity-spare = redundant rows
redundant-quantity-residual = residual

## Buttons, presets and runs
redundant-preset-thrice = once, and three times
redundant-preset-ways = two ways to share the load
redundant-preset-jacobi = Jacobi on three equal rows
redundant-preset-triangle = impossible triangle
redundant-preset-strict = the same with a rank tolerance of 10⁻⁸
redundant-preset-truss = truss
redundant-preset-braced = truss with a second diagonal
redundant-preset-cranks = three cranks
redundant-preset-locked = one crank longer
redundant-preset-four-bar = four-bar linkage
redundant-preset-peaucellier = Peaucellier’s linkage
redundant-act-add = the same stick once more
redundant-act-remove = one stick fewer
redundant-run-once = once
redundant-run-thrice = three times
redundant-run-cg = conjugate residuals
redundant-run-seidel = Gauss–Seidel
redundant-run-jacobi = Jacobi
redundant-run-tolerant = rank tolerance 0.1
redundant-run-strict = rank tolerance 10⁻⁸
redundant-run-truss = truss
redundant-run-cranks = cranks
redundant-run-locked = one longer
redundant-run-four-bar = four-bar linkage
redundant-run-peaucellier = linkage
