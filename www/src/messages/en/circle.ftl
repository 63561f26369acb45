# Lesson "A point on a circle". {$names} in the text are formulas and controls: src/lessons/circle/vocabulary.ts.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

circle-lead = A bead slides on a wire ring. Gravity pulls at it, and yet it never leaves the ring. Which force holds it there, and how large must it be?
circle-guide = We shall derive that force, compute a motion with it, see the computed bead leave the ring all the same, and mend that. What stands beside the text is not a film: it is calculated while you read. Drag the bead, change any {$dotted}, point at a coloured symbol to find it again in the picture and in the plots.
circle-guide-dotted = dotted number

## 1 The constraint
circle-constraint-title = Where the bead may be
circle-constraint-1 = Let the origin be the centre of the ring and {$x} the position of the bead. Instead of describing the ring by an angle, we say with one equation where the bead is allowed to be:
circle-constraint-2 = The function {$C} is the *constraint*. It is zero on the ring, positive outside, negative inside; at this moment {$now-C}. Pause the run and move the bead off the ring to see it change.
circle-constraint-3 = The distance from the ring, {$constraint-length}, has the same zeros and may look more natural. We take the squared form because nothing in it is awkward to differentiate. Further down the two are compared.

## 2 Legal motion
circle-motion-title = How it may move
circle-motion-1 = To be on the ring now is not enough, for the bead should still be there a moment later. So the rate of change of {$C} must vanish as well, and the rate of change of that rate:
circle-motion-2 = The first line says that a *legal velocity* is perpendicular to {$x}: it points along the ring. The second line holds a small surprise. {$inward} is not zero for a moving bead: merely to stay on the ring it must accelerate towards the centre, by {$centripetal}. This is the centripetal acceleration. We have not put it in; it has come out.
circle-motion-3 = The converse is what we shall use. If {$C-zero} and {$Cdot-zero} at the start, and {$Cddot-zero} at all times, the bead never leaves the ring. Position and velocity are given by the past; *the acceleration is all that is left to choose.*

## 3 Two unknowns
circle-work-title = One equation, two unknowns
circle-work-1 = Newton’s law gives the acceleration. Two forces act on the bead: the *applied force* {$f}, here its weight, and the force of the wire, the *constraint force* {$fhat}, which we do not know yet:
circle-work-2 = Put this into {$Cddot-zero}, multiply by {$m}, and move what is known to the right:
circle-work-3 = This is one equation, but {$fhat} has two components. Only its component along {$x} is determined; along the ring it might be anything. And rightly so: a bead with a motor obeys the constraint just as well. A smooth wire, however, neither drives nor brakes. *Whatever the legal velocity, the constraint force does no work on it*:
circle-work-4 = This is the *principle of virtual work* (d’Alembert’s principle, where bodies move). A vector perpendicular to everything that is perpendicular to {$x} must be parallel to {$x}, and so
circle-work-5 = The two unknown components have become one unknown number, the *Lagrange multiplier* {$lambda}. The direction is no accident either: {$gradient} is the gradient of the constraint, the direction in which {$C} grows fastest.

## 4 The multiplier
circle-lambda-title = One unknown
circle-lambda-1 = Now one equation stands for one unknown. Put {$multiplier-inline} into it and solve:
circle-lambda-2 = Read the numbers while the bead swings. At the sides the weight points along the ring, and only the second term is left. At the lowest point both terms are largest: the wire must carry the weight *and* bend the path. As long as {$lambda} is negative the wire pulls inwards. Near the top a slow bead makes it positive: a ring can push as well, a string could not.
circle-lambda-3 = Drag the bead: a spring pulls it towards the pointer, its force is added to {$f}, and {$lambda} answers at once. Or change the mass, {$set-mass}, and gravity, {$set-gravity}. Which of the two alters the motion, and which only the force?

## 5 Drift
circle-drift-title = Finished?
circle-drift-1 = So it seems. In every state we know the acceleration, {$acceleration}, and can hand it to an integrator. The simplest is Euler’s method: position and velocity each go on for one step {$h} at the rate they have at its beginning. Our bead starts legally, and {$Cddot-zero} holds at every step.
circle-drift-question = The bead is let go at the side of the ring. After 5 seconds with steps of 10 ms, where will it be?
circle-drift-choice-on = exactly on the ring
circle-drift-choice-out = outside, ever further
circle-drift-choice-in = inside, ever further
circle-drift-choice-both = now outside, now inside
circle-drift-measured = After { $time } s this run has { $end }; on the way C was never below { $least } and never above { $most }.
circle-drift-why-1 = Euler’s step goes along the tangent, and the tangent lies outside the circle. From a legal state one step leads to
circle-drift-why-2 = so that {$C} has grown by {$growth}. That is little. But nothing in the formula for {$lambda} looks at {$C}: the next step starts where the last one ended, content with {$Cddot-zero}, and adds its own error. No step ever takes one back. This is *drift*.
circle-drift-2 = A smaller step only slows it down: with half the step there are twice as many errors of a quarter of the size, which is half the drift. A better integrator slows it down more. The trouble is not the size of the errors but that they are remembered:
circle-drift-3 = An error in {$C} stays for ever, and an error in {$Cdot} makes {$C} grow without end. The same happens to a bead that starts off the ring or with a wrong velocity.

## 6 Feedback
circle-feedback-title = Feedback
circle-feedback-1 = Let the equation look at {$C}, then. Instead of {$Cddot-zero} we demand that every deviation die away, like the swing of a damped oscillator:
circle-feedback-2 = The number {$alpha} answers a wrong position, {$beta} a wrong velocity. The derivation stays as it was, and {$lambda} gains one term:
circle-feedback-3 = On the ring and with a legal velocity this term is zero: where there is nothing to correct, feedback changes nothing. Off the ring it brings the bead back, fastest without overshooting when {$critical}: this is *critical damping*. Set {$set-alpha} and {$set-beta} as you like, or begin off the ring with one of these:
circle-feedback-4 = Gravity pulls at the bead in another direction at every moment, and yet the curve of {$C} shows nothing of it. That is no approximation. The multiplier takes up the whole force, whatever it is, and what remains is {$oscillator} alone.
circle-feedback-5 = Feedback is medicine for {$C}, not for the integrator. Run the three side by side: feedback keeps the bead at the ring, but look at the energy.

## 7 Too much of it
circle-explode-title = Too much of a good thing
circle-explode-1 = If the bead comes back quickly with {$beta-ten}, it should come back sixty times as quickly with 600.
circle-explode-question = Critically damped with β = 600 s⁻¹, Euler’s method, steps of 10 ms, a start exactly on the ring. What will happen?
circle-explode-choice-better = the bead stays closer to the ring than before
circle-explode-choice-same = nothing that one could see
circle-explode-choice-explodes = it explodes
circle-explode-measured = It began with C = 0. When the run was stopped at { $time } s the largest deviation had been { $most }.
circle-explode-why-1 = A step cannot follow what is over within the step. The true deviation shrinks; Euler’s method multiplies it by {$euler-factor} in every step, and that number is below −1 as soon as {$euler-limit}. The deviation then changes its sign and grows with every step. Better integrators push this limit out a little; none removes it.
circle-explode-2 = Here the limit lies between 6 and 7 ms: set {$set-step} to 6 ms and start again. As a rule, let {$beta} stay below {$one-over-h}.

## 8 Spring
circle-spring-title = Why not simply a spring?
circle-spring-1 = One could also tie the bead to the ring with a stiff spring and a damper. This is the *penalty method*:
circle-spring-2 = It looks like feedback, but it is something else. Here {$lambda} is not solved for so that the constraint holds; it is the price of a violation that has already happened.
circle-spring-question = The bead hangs at rest from the spring, at the lowest point. Where exactly?
circle-spring-choice-on = exactly on the ring
circle-spring-choice-out = a little below the ring
circle-spring-choice-in = a little above the ring
circle-spring-measured = After { $time } s the bead hangs with { $end }.
circle-spring-why-1 = The spring can carry the weight only when it is stretched:
circle-spring-why-2 = A penalty must be violated in order to act. The constraint force acts at {$C-zero}, because it is calculated from the force it has to balance, and not from the damage.
circle-spring-3 = Then make the spring stiffer? The error falls like {$one-over-k}, but the bead now trembles with {$frequency}, and no step longer than {$spring-limit} can follow that. Start the stiff spring: with steps of 10 ms the bead is flung off. Set {$set-step} to 9 ms, start again, and it stays. The constraint force is as hard as steel and needs no stiffness at all.

## 9 Two forms
circle-forms-title = One ring, two equations
circle-forms-1 = Now for the other form, {$constraint-length}. Its gradient {$normal} has length one, so that its multiplier is a force in newtons, where that of {$form-half} is a force per metre:
circle-forms-2 = On the ring and with a legal velocity both forms give the same {$fhat}. Elsewhere they need not, for the second derivatives of two different functions are two different demands:
circle-forms-3 = Start with a wrong velocity and without feedback, and the two beads part company, though they started from the same place on the same ring. After half a second the one is 1.41 m from the centre, the other 1.50 m.

## 10 A step
circle-step-title = One step, taken apart
circle-step-1 = The derivation is also the program. A step consists of four stages, here with the numbers of the present state. Go through them:
circle-step-2 = And the work? What we demanded can be checked, since
circle-step-3 = The power is zero where {$Cdot} is zero, and so the wire takes no energy and gives none. Now {$now-power}, and since the start {$now-work}. Where these are not zero, drift or feedback is at work.

## 11 Exact
circle-exact-title = Against the exact motion
circle-exact-1 = Our bead is a pendulum, and the motion of a pendulum is known exactly. The dashed circle shows it, computed from elliptic functions and not by steps. Its distance from the bead is the true error. It contains the drift, and also the error along the ring, of which {$C} knows nothing.
circle-exact-2 = Run three integrators side by side, without feedback. The errors now:
circle-exact-3 = Then halve the step, {$set-step-all}, start again, and let them run to the same time. Euler’s error falls to a half, the midpoint rule’s to a quarter, the Runge–Kutta method’s to a sixteenth: they are of order 1, 2 and 4.

## 12 Exercises
circle-exercises-title = Exercises
circle-exercise-1 = The bead is at rest at the lowest point, at the side, at the top. Find {$lambda} each time, then place the bead there and compare.
circle-exercise-1-ask = λ at rest at the lowest point, in N/m, with m = 1 kg, r = 1 m and g = 9.81 m/s²
circle-exercise-1-hint = At rest only f·x is left in the numerator; divide by x·x, and mind the minus sign in front.
circle-exercise-1-answer = Below, {$answer-below}, hence {$answer-bottom}: the wire pulls up with the weight. At the side {$answer-side} and {$lambda-zero}. At the top {$answer-top}: the wire pushes, again upwards.
circle-exercise-2 = The bead is let go at the side. How large is the constraint force when it passes the lowest point?
circle-exercise-2-ask = Constraint force at the lowest point, in N, for m = 1 kg
circle-exercise-2-hint = It carries the weight and bends the path; the speed follows from the height: v² = 2gr.
circle-exercise-2-answer = It has fallen by {$r}, so {$fall}, and {$answer-swing}, whatever the radius. Add the plot of {$fhat-size} and read it off.
circle-exercise-3 = Twice the mass: what becomes of {$lambda}, and what of the motion?
circle-exercise-3-answer = Every term of the numerator has the factor {$m} (the weight too), so {$lambda} and {$fhat} double. The acceleration, force by mass, stays, and with it the motion.
circle-exercise-4 = The slides this lesson follows print the multiplier like this. One sign is wrong. Find it without any calculation:
circle-exercise-4-answer = Leave the applied force away. A moving bead then needs an inward force, so {$lambda} must be negative; as printed it is positive. Correct is − before both terms.
circle-exercise-5 = Euler’s method with critical damping and steps of 5 ms: from which {$beta} on does it explode?
circle-exercise-5-ask = The limit of β, in 1/s
circle-exercise-5-hint = A critically damped deviation is multiplied by 1 − hβ/2 in every step. When does that reach −1?
circle-exercise-5-answer = When {$answer-roots}, that is at {$answer-limit}. Near the limit it is useless already: the deviation dies away slowly, and changes sign at every step.
circle-exercise-6 = A spring is to hold a bead of 1 kg at rest at the lowest point to within 1 mm, on a ring of 1 m. How stiff must it be, and how long may a step be?
circle-exercise-6-ask = Stiffness k, in N/m³
circle-exercise-6-hint = At rest kC|x| = mg, and 1 mm outside the ring C is about 0.001 m².
circle-exercise-6-answer = {$answer-stiff} is about 10 000 N/m³, so that ω is about 100 s⁻¹ and {$h} at most 20 ms. For a thousandth of a millimetre {$k} is a thousand times as large, and {$h} at most 0.6 ms.
circle-exercise-7 = Let the wire be an ellipse:
circle-exercise-7-hint = Which lines of the derivation change?
circle-exercise-7-answer = None. With {$grad} in place of {$x} and the second derivative of this {$C}, all stays as it is, and so it will for every constraint to come:

## Sources
circle-sources-title = Sources
circle-source-slides = Stefan Duthaler, *Constrained Dynamics*, seminar “Physically-based methods for 3D games and medical applications”, winter 2003, slides 5–11. Corrected here: slide 7 prints ẋ·x for ẍ·x, slide 8 sets Ṫ = 0 where only f̂·ẋ = 0 holds, slide 9 has the sign of exercise 4.
circle-source-witkin = Andrew Witkin, *Constrained Dynamics*, in *Physically Based Modeling*, SIGGRAPH 97 course notes.
circle-source-baumgarte = Joachim Baumgarte, *Stabilization of constraints and integrals of motion in dynamical systems*, Computer Methods in Applied Mechanics and Engineering 1 (1972), 1–16: feedback.
circle-misprint-title = Misprints of the sources: printed, corrected
circle-misprint-1 = Duthaler, slide 7: ẋ·x is printed in the second derivative, ẍ·x is right. With the misprint no acceleration could keep the bead on the ring.
circle-misprint-2 = Duthaler, slide 8: Ṫ = 0 is printed; only f̂·ẋ = 0 holds. The weight does work: let the bead swing and watch its kinetic energy.
circle-misprint-3 = Duthaler, slide 9: one sign of λ, exercise 4 above.
circle-misprint-4 = Lee, section 4: Seᵏ⁺¹ = Teᵏ is printed; with A = S + T it is Seᵏ⁺¹ = −Teᵏ. The sign does not change the spectral radius, but a run of Jacobi shows whether the errors alternate in sign.
circle-misprint-5 = Lee, section 4.3: (S − T)x = ωb is printed for (S + T)x = ωb; the lines below it use the plus.
circle-misprint-6 = hi-ogawa, proposition 1, proof: f̂ᵀẋ = (DG λ)ᵀẋ is printed for (DGᵀλ)ᵀẋ. Claim 4 refers to propositions 3 and 4 where 2 and 3 are meant, and says that angular momentum is kept: its gradient is taken at the predicted place x̄, not at the old one, so it is not. A rod that turns loses a part of it that falls in proportion to h.
circle-misprint-7 = tazz, heading of part 1: “Complimentarity” for complementarity.

## Buttons, presets and runs
circle-preset-drift = Euler, no feedback: drift
circle-preset-halved = step and half the step
circle-preset-rk4 = Runge–Kutta instead
circle-preset-critical = critically damped
circle-preset-damping = too little, critical, too much
circle-preset-velocity = wrong velocity
circle-preset-explodes = β too high for this h: it explodes
circle-preset-spring = spring instead of constraint
circle-preset-stiff = stiff spring: it explodes
circle-preset-rivals = symplectic Euler: no feedback, feedback, spring
circle-preset-forms = both forms of C
circle-preset-integrators = three integrators
circle-preset-pendulum = start again: an exact pendulum
circle-run-bead = bead
circle-run-none = Euler, no feedback
circle-run-symplectic = symplectic Euler, no feedback
circle-run-rk4 = no feedback, Runge–Kutta
circle-run-feedback = feedback
circle-run-spring = spring
circle-run-full = h = 10 ms
circle-run-half = h = 5 ms
circle-run-under = β = 2 s⁻¹: too little
circle-run-critical = β = 10 s⁻¹: critical
circle-run-over = β = 40 s⁻¹: too much
circle-run-high = β = 600 s⁻¹
circle-run-form-half = ½(x·x − r²)
circle-run-form-length = |x| − r
circle-run-euler = Euler
circle-run-midpoint = midpoint
circle-run-runge-kutta = Runge–Kutta
