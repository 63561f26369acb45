# Lesson "Contact as complementarity". {$names} in the text are formulas: src/lessons/contact/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

contact-lead = The wire of the first lesson held its bead from both sides. The ground does not: it can push a box up, but it cannot hold it down. Which contacts hold and which separate is part of the answer, and the problem that asks for both at once is called a *complementarity problem*.
contact-guide = There is no friction in this lesson, so each contact has one force, along its normal. Drag the bodies by any point, throw them, or move them elsewhere while the run is paused.

## 1 Push
contact-push-title = It can only push
contact-push-1 = Let {$C} be the *gap* between a corner of the box and the ground: positive above, zero where they touch. Only one side is forbidden, {$gap-ineq}. The force is along the normal {$normal}, as every constraint force is along its gradient, but now its multiplier has a sign: {$lambda-ineq}.
contact-push-2 = Gap and force are linked. Where there is a gap there is no force; where there is a force there is no gap. That is one line:
contact-push-3 = Read ⟂ as “at least one of the two is zero”. Let the box fall and watch the gap and the force of its lower corners, left and right:

## 2 Two corners
contact-two-title = Two corners, one problem
contact-two-1 = For a box at rest both gaps are zero. What matters then is whether one opens: let {$w} contain the accelerations of both gaps. They must not be negative, and they depend on both forces, since both corners belong to one body:
contact-two-2 = {$A} is the Delassus operator of the earlier lessons; here it maps the forces of the contacts to the accelerations of the gaps. With {$a} half the box’s width and {$I} its moment of inertia,
contact-two-3 = A force at the left corner lifts the left corner; it also turns the box, and in a wide box this presses the right corner down: the off-diagonal entry is negative. Below is exactly this problem, with its present numbers. On each line one of the two accelerations is zero, and the solution is where the kinked lines cross.
contact-two-5 = Whether the corners help or hinder each other depends on the width. In a narrow box a force at the left corner lifts the right one too:
contact-two-4 = At rest each corner bears half the weight. Run it and pull the box upwards near its right corner: the lines move, their intersection slides along, and when it reaches the axis the right corner separates.

## 3 Cases
contact-cases-title = Hold or separate
contact-cases-1 = Each contact has two possibilities, hold or separate, so {$cases} cases must be distinguished for n contacts. A plank is put on two trestles, both a little to the left of its centre.
contact-plank-question = Which trestle pushes at the first instant?
contact-plank-choice-both = both
contact-plank-choice-left = the left one
contact-plank-choice-right = the right one
contact-plank-measured = The left trestle pushes with { $left } N, the right one with { $right } N.
contact-plank-why-1 = To keep the plank horizontal the left trestle would have to pull, which it cannot. So its force is zero, its gap opens, and the plank tips over the right one. If the centre lies between the trestles, both push:
contact-cases-2 = For a wire one solves a linear system. Here one also has to find the case, and trying all of them is out of the question: a wall of two hundred bricks has more cases than the universe has atoms. If {$A} is positive definite there is exactly one solution, and there are methods that find it without trying.

## 4 Steps
contact-step-title = In time steps
contact-step-1 = A simulation advances in steps of {$h}. No gap may be negative *after* the step, and so the condition is imposed on the velocities after it, {$v-after}:
contact-line-1 = After the step no gap may be negative.
contact-line-2 = The gaps to first order: during the step they change at the rate Jv⁺.
contact-line-3 = Line 2 in line 1, divided by h.
contact-line-4 = Contacts only push, and a contact that is still open after the step has not pushed in it.
contact-line-5 = Newton’s and Euler’s laws over one step, with the contact forces.
contact-line-6 = Line 5 in lines 3 and 4, with A = JWJᵀ: a complementarity problem for the impulses.
contact-step-2 = A contact may close, but not faster than its gap allows: {$gap-per-step}. A ball falls to the ground at 12 m/s; with fifty steps a second it moves 24 cm in each.
contact-ball-question = How deep does the ball sink into the ground?
contact-ball-choice-sinks = by some centimetres, until the force is strong enough
contact-ball-choice-stops = not at all
contact-ball-choice-through = it falls through
contact-ball-measured = Its lowest point was at { $lowest } mm.
contact-ball-why-1 = In the last step before the ground the gap is smaller than the distance travelled, so λ becomes positive before they touch, just enough for the ball to arrive exactly. This is called a *speculative contact*. It needs no small steps, and nothing passes through thin walls.
contact-step-3 = It has its price. The condition uses the gap and the normal at the beginning of the step, not those of the moment at which the bodies meet. Here an elastic ball hits another of the same size off-centre: when they touch, the line of their centres is at 30° to its path. There is no friction, so the other ball must leave along this line.
contact-off-centre-question = In which direction does it leave with steps of 40 ms?
contact-off-centre-choice-flat = at less than 30°
contact-off-centre-choice-exact = at 30°
contact-off-centre-choice-steep = at more than 30°
contact-off-centre-measured = It left at { $coarse }°, with steps of 4 ms at { $fine }°; with steps of 40 ms and the normal of the moment of meeting at { $meeting }°.
contact-off-centre-why-1 = At the beginning of the step in which they meet, the first ball is still 11 cm away, and seen from there the other one lies more nearly straight ahead. The error is of the order of the distance travelled in a step. It vanishes if the moment of meeting is determined, as in the third run; that is an additional computation for every pair that approaches.
contact-step-4 = In a cruder form the same fault is known from games: a body is braked by something that it would have missed, a *ghost contact*. Whether bodies meet at all must therefore be decided along their paths, not by the normal alone. Here, with steps of 40 ms, a ball flies past the corner of a block at a distance of 1.4 cm, and keeps its 3 m/s downwards.

## 5 Many
contact-many-title = A redundant support
contact-many-1 = Three trestles under one plank: three forces, but only two degrees of freedom, the plank’s height and its tilt. The plank is dropped from 2 cm above. Two runs start from the same state; the first finds λ by sweeps over the contacts, the second by following the gradient.
contact-threefold-question = What will differ between the two runs?
contact-threefold-choice-same = nothing
contact-threefold-choice-forces = the forces, not the motion
contact-threefold-choice-motion = the motion
contact-threefold-measured = The middle trestle bears { $a } N in the first run and { $b } N in the second.
contact-threefold-why-1 = As with repeated constraints, {$A} is singular: λ is not unique, and each method finds one of the many solutions. The motion is the same for all of them. To know how much the middle trestle really bears, one would have to say how far the wood yields.
contact-many-2 = Remember this when a simulation shows contact forces: their sum and their moment are physical, how they are shared may depend on the solver.
contact-many-3 = See for yourself: pause, and go through the present step row by row. The solvers start from the same λ, and where λ is not unique they end at different ones although all residuals vanish.

## Exercises
contact-exercises-title = Exercises
contact-exercise-1 = For which box is the entry {$A12} zero, so that the corners are decoupled?
contact-exercise-1-ask = Its moment of inertia, in kg·m², for 2 kg and a width of 1 m
contact-exercise-1-hint = A₁₂ = 1/m − a²/I, with a half the width. When is that zero?
contact-exercise-1-answer = {$answer-off} when {$answer-inertia}: as if half the mass were concentrated in each corner. A force at one corner then leaves the other one at rest, as with a dumb-bell.
contact-exercise-2 = A force F pushes the box sideways at height H. How much does the corner on the near side bear, and when does it separate? Friction keeps the box from sliding.
contact-exercise-2-ask = What the near corner bears, in N, for 2 kg, a width of 1 m, F = 10 N and H = 0.3 m
contact-exercise-2-hint = Take moments about the other corner: the weight acts at half the width, F at the height H.
contact-exercise-2-answer = {$answer-tip}, zero when FH equals half the width times {$mg}. From there on the box tips.
contact-exercise-3 = Can a complementarity problem have no solution? Think of one row with a negative {$b1}.
contact-exercise-3-ask = A for a ball of 2 kg on the ground, in 1/kg: is it positive?
contact-exercise-3-hint = A is the acceleration of the contact point for a force of 1 N.
contact-exercise-3-answer = Yes, if the entry of {$A} is zero or negative: then no force brings the acceleration up to zero. With masses and normal forces alone it never is; with friction it can be, as the Painlevé rod shows.
contact-exercise-4 = A ball of 1 kg hits horizontal ground at 5 m/s, without rebound, with steps of 10 ms. How large is the contact force in that step?
contact-exercise-4-ask = The force, in N
contact-exercise-4-hint = The impulse hλ has to remove 5 m/s and what the weight adds in the step.
contact-exercise-4-answer = It removes the velocity and the effect of the weight in one step: λ = m(v/h + g) = 510 N. With steps of 5 ms it is 1010 N. The impulse of a collision is physical; its force in a simulation depends on the time step.

contact-sources-title = Sources
contact-source-baraff = David Baraff, *Fast contact force computation for nonpenetrating rigid bodies*, SIGGRAPH 1994, 23–34.
contact-source-cottle = Richard Cottle, Jong-Shi Pang, Richard Stone, *The Linear Complementarity Problem*, 1992, chapter 1.
contact-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, section 2.3. tazz, *剛体の接触問題のLCPへの定式化*, part 1.
contact-source-ogawa = hi-ogawa, *mechanics* (2020), “Constrained dynamics”, proposition 3: inequalities as a complementarity problem of accelerations.

contact-plane-state = The plane shows two touching contacts. Now there are { $count }.
contact-plane-caption = The problem of the two touching contacts, live: λ₁ across, λ₂ up, in newtons.

contact-quantity-gap1 = gap on the left
contact-quantity-gap2 = gap on the right
contact-quantity-lambda1 = force on the left
contact-quantity-lambda2 = force on the right
contact-quantity-A11 = diagonal entry of A
contact-quantity-A12 = off-diagonal entry of A
contact-quantity-b = acceleration of the gap without contact forces

## Buttons, presets and runs
contact-preset-box = box on the ground
contact-preset-falling = falling box
contact-preset-lying = plank on two trestles
contact-preset-tipping = plank that tips
contact-preset-threefold = plank on three trestles
contact-preset-off-centre = off-centre hit
contact-preset-passing = past a corner
contact-act-narrow = box 50 cm wide
contact-act-wide = box 1 m wide
contact-run-box = box
contact-run-plank = plank
contact-run-ball = ball
contact-run-coarse = h = 40 ms
contact-run-fine = h = 4 ms
contact-run-meeting = h = 40 ms, moment of meeting
contact-run-sweeps = sweeps
contact-run-gradient = gradient
