# Lesson "From constraints to complementarity". {$names} in the text are formulas: src/lessons/complementarity/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

complementarity-lead = A wire pulls and pushes as needed to hold the bead. A floor only pushes, and only while something rests on it. This “only” turns equations into something new.
complementarity-guide = The picture is the problem itself: drag the lines, and formulas, solutions and text all follow.

## 1 Push only
complementarity-push-title = A floor that only pushes
complementarity-ball-1 = Here is a ball above a floor. The plot beside it shows the force λ of the floor to the right and w = C/h upwards: the gap C after a step, over its length h. Lift the ball and release it, or drag the point: it never leaves the corner. In the air there is a gap and no force; on the floor there is a force and no gap.
complementarity-ball-lift = height
complementarity-ball-press = press
complementarity-ball-picture = The ball above the floor, and the point of its gap and its force
complementarity-ball-measured = Gap C = { $gap } m, w = C/h = { $w } m/s, force λ = { $force } N.
complementarity-push-1 = A ball is about to touch the floor. In one step the floor may give it an impulse {$lam}, and afterwards it moves with the velocity {$w} away from the floor. The change of velocity is proportional to the impulse:
complementarity-push-2 = {$b} is the velocity it would have without the floor, and {$A} is the change of velocity per unit impulse; for a ball it is one over its mass. A wire would now require {$w-zero}. The floor requires three things at once:
complementarity-push-3 = It does not pull, it lets nothing through, and it pushes only what does not move away by itself. The last condition, that the product is zero, is the ⟂ of the lesson on contact: one of the two is always zero. In mechanics the three are called *Signorini’s conditions*. A complementarity problem in which {$w} depends on λ linearly, as here, is a *linear complementarity problem*, LCP for short.
complementarity-push-4 = In the picture the two conditions form a corner: upwards along {$lambda-zero}, to the right along {$w-zero}. The solution is where the straight line meets it.
complementarity-falling-question = The ball comes down at 2 m/s, its mass is 1 kg. What does the floor do?
complementarity-falling-choice-nothing = nothing: the impulse is zero
complementarity-falling-choice-stops = it stops the ball with an impulse of 2 N·s
complementarity-falling-choice-throws = it throws it back with 4 N·s
complementarity-falling-measured = λ = { $lambda } N·s, w = { $w } m/s.
complementarity-falling-why = The line begins at {$b-falling} below the corner, rises with slope 1 and meets the horizontal part. That the ball does not bounce is part of the problem as posed: bouncing means a different {$b} and has a lesson of its own.
complementarity-push-5 = And if the ball is already moving up? Then the line begins above the corner, meets it at once, and the floor does nothing:

## 2 Bounds
complementarity-bounds-title = Lower bound, upper bound, none
complementarity-bounds-1 = Floors are not the only rows with bounds. A motor has a largest torque, friction a largest force, in both directions. Let every multiplier have a lower and an upper bound:
complementarity-bounds-2 = Each may be infinite. Without any bound the row says {$w-zero}, an ordinary equation, as in the lessons so far. With {$lo-zero} and no upper bound it is the floor. With two bounds it is a motor: it keeps to its speed, {$w-zero}, as long as its force suffices; when the bound is reached, the speed falls behind.
complementarity-motor-question = A motor may pull with at most 1 in either direction, and 2 would be needed to keep the speed. Where does the solution lie?
complementarity-motor-choice-between = between the bounds, on w = 0
complementarity-motor-choice-hi = at the upper bound, with w below zero
complementarity-motor-choice-none = nowhere: there is none
complementarity-motor-measured = λ = { $lambda }, w = { $w }.
complementarity-motor-why = The kinked line now has two corners. The straight line passes below the horizontal part and meets the vertical part below it, at {$hi}. The shortfall appears as {$w-negative}: the speed is not kept.
complementarity-bounds-3 = All these cases fit in one line. Take a point on the straight line, subtract {$w}, and clamp the result to the bounds:
complementarity-bounds-4 = Solutions are the points that do not move. For all others the distance moved measures their error, the *residual* (the norm of the *natural map*; with several rows, {$w} is first divided by the diagonal entry of its row). Move the diamond along the line and see where the arrow sends it:
complementarity-bounds-5 = This line is more than a test for solutions. Applied repeatedly it is already a solution method; the lesson on iterations begins with it.

## 3 Two at once
complementarity-two-title = Two contacts, one plane
complementarity-two-1 = A box lies on two corners. An impulse under the left corner lifts the left one, but by turning the box it presses the right one down. Every {$w-i} depends on both impulses:
complementarity-two-2 = Now the picture is the plane of the two unknowns. On the line {$w1-zero} the first corner stays on the ground, on its hatched side it lifts off. For each corner a kinked line is drawn bold: along the axis, where the corner does not push, then along its own line, where it does. The first is solid, the second dashed. **Solutions are where the two meet.**
complementarity-landing-question = The box comes down turning, with its left corner first: b = (−3, 1). Which corners does the floor push?
complementarity-landing-choice-both = both
complementarity-landing-choice-left = only the left one
complementarity-landing-choice-right = only the right one
complementarity-landing-choice-neither = neither
complementarity-landing-measured = λ = { $lambda }, w = { $w }.
complementarity-landing-why = The two kinked lines meet on the axis {$lambda2-zero}. The impulse under the left corner even pushes the right one towards the ground, but {$b2} is large enough: that corner still moves away. Only solving the problem tells which case applies. Guessing “both touch, so both push” gives a pull at one of them.
complementarity-two-3 = Two pairs have four cases, ten pairs already a thousand. That makes the problem hard, and interesting. Drag the lines until each of the four cases has appeared.
complementarity-two-4 = The present numbers of the problem:

## 4 All in one
complementarity-kinds-title = Equations, inequalities, and both
complementarity-kinds-1 = With bounds for each row, one form covers everything that this course solves: no bounds at all give a system of linear equations; all {$lam-positive} an LCP; a combination of the two, a *mixed* one; finite bounds, a *box LCP*.
complementarity-kinds-2 = Rows without bounds can be eliminated beforehand, since their equations can be solved for their multipliers. What remains is a smaller LCP. Its matrix is called the *Schur complement*.
complementarity-kinds-3 = Where the first row has a bound and the second has none, the smaller problem is
complementarity-kinds-4 = Choose other kinds of rows in the table of numbers under the picture, and see which parts of the kinked lines remain.
complementarity-kinds-5 = Two names of the literature belong here. Where {$w} depends on λ in any smooth way, not only as {$line-form}, it is a *nonlinear* complementarity problem, NCP; with bounds on every row, a *mixed* one, MCP. The box LCP is the linear MCP, an equation is an MCP without bounds, and friction with its true cone can be written as an NCP, with the sliding speed as a further unknown: there the bound itself moves.

## 5 Energy
complementarity-energy-title = Downhill to the walls
complementarity-energy-1 = Where {$A} is symmetric and positive definite, as the Delassus operator of independent rows is, the problem can be read in quite a different way. The thin ovals are the contours of
complementarity-energy-2 = and {$w} is its gradient. The solution is the lowest point within the bounds: either the bottom of the valley, {$w-zero}, or the point on a wall where the descent direction points straight into the wall, {$w-positive}. Complementarity is then exactly the condition for a minimum.
complementarity-line-1 = The bounds are λ ≥ 0. E is quadratic, A symmetric, w the gradient; d is any direction, and t > 0.
complementarity-line-2 = At the lowest point E falls in no permitted direction, and for small t the term with t decides. Up along the axis of row i is always permitted.
complementarity-line-3 = Where {$lambda-i} is positive, the opposite direction is permitted too. Hence λ ⟂ w.
complementarity-line-4 = Conversely: line 1 with t = 1, from a λ with 0 ≤ λ ⟂ w ≥ 0 to any other {$lambda-other} ≥ 0, so d = {$lambda-other} − λ.
complementarity-line-5 = w·λ = 0, neither w nor {$lambda-other} has a negative component, and A is positive definite. So λ is the lowest point, and the only one.
complementarity-energy-question = The bottom of the valley lies outside, at λ = (3, −1). Is the solution the point within the bounds that is nearest to it, (3, 0)?
complementarity-energy-choice-nearest = yes, (3, 0)
complementarity-energy-choice-other = no, another point on the same axis
complementarity-energy-choice-origin = no, the origin
complementarity-energy-measured = λ = { $lambda }, w = { $w }.
complementarity-energy-why = The valley is oblique. Along the wall the energy decreases further, down to the point where a contour touches it. Solving the equations first and setting negative components to zero afterwards gives a wrong answer, and with contacts a visibly wrong one.
complementarity-energy-3 = Friction has no such energy, since its bounds depend on the normal force. This is one reason why it is harder than everything before it.

## Exercises
complementarity-exercises-title = Exercises
complementarity-exercise-1 = A = 2, b = −3, λ ≥ 0. What is the solution, and what with an upper bound of 1?
complementarity-exercise-1-ask = λ without the upper bound
complementarity-exercise-1-hint = With λ > 0 the row is an equation: 2λ − 3 = 0.
complementarity-exercise-1-bound-ask = w with the upper bound 1
complementarity-exercise-1-bound-hint = λ stops at 1; w = Aλ + b is what is left.
complementarity-exercise-1-answer = {$answer-one} with {$w-zero}; with the bound λ = 1 and w = −1.
complementarity-exercise-2 = What does a row with lo = hi say?
complementarity-exercise-2-ask = w for A = 2, b = −3 and lo = hi = 3
complementarity-exercise-2-hint = λ is given; w = Aλ + b follows.
complementarity-exercise-2-answer = λ is given, w may be anything: the row is a known force. The box LCP includes this case too.
complementarity-exercise-3 = A = ((2, 1), (1, 2)) and b = (−5, −6). Show that both corners push.
complementarity-exercise-3-ask = λ of the first corner
complementarity-exercise-3-hint = Solve 2λ₁ + λ₂ = 5 and λ₁ + 2λ₂ = 6.
complementarity-exercise-3-answer = {$answer-both} solves both equations and is positive, so both w may be zero; since A is positive definite there is no other solution.
complementarity-exercise-4 = Mass and moment of inertia of the box are doubled. What happens to A, to λ and to w?
complementarity-exercise-4-ask = The factor by which λ grows
complementarity-exercise-4-hint = A is an inverse mass; b does not change.
complementarity-exercise-4-answer = A is halved, λ doubles, w stays the same. Heavier boxes press harder and move in the same way.

complementarity-sources-title = Sources
complementarity-source-korean = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, sections 2.3–3.5.
complementarity-source-tazz = tazz, *剛体の接触問題のLCPへの定式化*, part 1: bounds of λ. hi-ogawa, *mechanics* (2020), “Constrained dynamics”, proposition 3.
complementarity-source-cottle = Richard W. Cottle, Jong-Shi Pang and Richard E. Stone, *The Linear Complementarity Problem*, SIAM 2009, chapter 1.
complementarity-source-moreau = Jean Jacques Moreau, *Unilateral contact and dry friction in finite freedom dynamics*, in: Nonsmooth Mechanics and Applications, Springer 1988, 1–82.

complementarity-quantity-reduced-a = reduced matrix
complementarity-quantity-reduced-b = reduced right-hand side

## Buttons
complementarity-try-falling = ball coming down
complementarity-try-leaving = ball moving up
complementarity-try-motor = motor that is strong enough
complementarity-try-weak = motor that is too weak
complementarity-try-wire = without bounds
complementarity-try-resting = box at rest
complementarity-try-landing = landing on the left corner
complementarity-try-flying = both corners separate
complementarity-try-mixed = second row free
complementarity-try-box = both rows in boxes
complementarity-try-linear = no bounds
complementarity-try-valley = valley outside
