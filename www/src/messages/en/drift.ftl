# Lesson "Drift and feedback". {$names} in the text are formulas and controls: src/lessons/drift/vocabulary.ts.

drift-lead = The formula is right, and the bead leaves the ring all the same. Five seconds are enough to see it. What went wrong, if not the formula?
drift-guide = Every experiment below is the bead of the last lesson. One by one we add an integrator with finite steps, feedback, too much feedback, and a spring for comparison.

## Drift
drift-drift-title = Finished?
drift-drift-1 = So it seemed. In every state we know the acceleration, {$acceleration}, and can hand it to an integrator. The simplest is Euler’s method: position and velocity each change for one step {$h} at the rate they have at its beginning. Our bead starts legally, and {$Cddot-zero} holds at every step.
drift-drift-question = The bead is released at the side of the ring. After 5 seconds with steps of 10 ms, where will it be?
drift-drift-choice-on = exactly on the ring
drift-drift-choice-out = outside, ever further
drift-drift-choice-in = inside, ever further
drift-drift-choice-both = now outside, now inside
drift-drift-measured = After { $time } s this run has { $end }; on the way C was never below { $least } and never above { $most }.
drift-drift-why-1 = Euler’s step goes along the tangent, and the tangent lies outside the circle. From a legal state one step leads to
drift-drift-why-2 = so that {$C} has grown by {$growth}. That is little. But {$C} does not occur in the formula for {$lambda}: the next step starts where the last one ended, demands only {$Cddot-zero}, and adds its own error. No step ever corrects one. This is *drift*.
drift-drift-2 = A smaller step only slows it down: with half the step there are twice as many errors of a quarter of the size, which is half the drift. A better integrator slows it down more. The problem is not the size of the errors but that they persist:
drift-drift-3 = An error in {$C} stays for ever, and an error in {$Cdot} makes {$C} grow without bound. The same happens to a bead that starts off the ring or with a wrong velocity.
drift-drift-4 = And the energy? The integrator conserves it no better than it keeps {$C}.

## Feedback
drift-feedback-title = Feedback
drift-feedback-1 = So {$C} must enter the equation. Instead of {$Cddot-zero} we demand that every deviation decay like the motion of a damped oscillator:
drift-feedback-2 = The coefficient {$alpha} acts on an error of position, {$beta} on an error of velocity. The derivation stays as it was, and {$lambda} gains one term:
drift-feedback-3 = On the ring and with a legal velocity this term is zero: where there is nothing to correct, feedback changes nothing. Off the ring it brings the bead back, fastest without overshooting when {$critical}: this is *critical damping*. Set {$set-alpha} and {$set-beta} as you like, or begin off the ring with one of these:
drift-feedback-4 = As seen from the bead, gravity acts in a different direction at every moment, and yet the curve of {$C} shows nothing of it. That is no approximation. The multiplier balances whatever force acts across the wire, and what remains is {$oscillator} alone.
drift-feedback-5 = Feedback corrects {$C}, not the other errors of the integrator. Run the three side by side: feedback keeps the bead at the ring, but look at the energy.

## Too much of it
drift-explode-title = Too much of a good thing
drift-explode-1 = If the bead comes back quickly with {$beta-ten}, it should come back sixty times as quickly with 600.
drift-explode-question = Critically damped with β = 600 s⁻¹, Euler’s method, steps of 10 ms, a start exactly on the ring. What will happen?
drift-explode-choice-better = the bead stays closer to the ring than before
drift-explode-choice-same = no visible difference
drift-explode-choice-explodes = it explodes
drift-explode-measured = It began with C = 0. When the run was stopped at { $time } s the largest deviation had been { $most }.
drift-explode-why-1 = A step cannot resolve a decay that is over within the step. The true deviation shrinks; Euler’s method multiplies it by {$euler-factor} in every step, and that number is below −1 as soon as {$euler-limit}. The deviation then changes its sign and grows with every step. Better integrators push this limit out a little; none removes it.
drift-explode-2 = Here the limit lies between 6 and 7 ms: set {$set-step} to 6 ms and start again. As a rule of thumb, keep {$beta} below {$one-over-h}.

## Spring
drift-spring-title = Why not simply a spring?
drift-spring-1 = The bead could also be tied to the ring with a stiff spring and a damper. This is the *penalty method*:
drift-spring-2 = It looks like feedback, but it is something else. Here {$lambda} is not solved for so that the constraint holds; it is the price of a violation that has already happened.
drift-spring-question = The bead hangs at rest from the spring, at the lowest point. Where exactly?
drift-spring-choice-on = exactly on the ring
drift-spring-choice-out = a little below the ring
drift-spring-choice-in = a little above the ring
drift-spring-measured = After { $time } s the bead hangs with { $end }.
drift-spring-why-1 = The spring can carry the weight only when it is stretched:
drift-spring-why-2 = A penalty acts only once the constraint is violated. The constraint force acts at {$C-zero}, because it is calculated from the force it has to balance, not from the violation.
drift-spring-3 = Then make the spring stiffer? The error falls like {$one-over-k}, but the bead now oscillates with {$frequency}, and no step longer than {$spring-limit} can follow that. Start the stiff spring: with steps of 10 ms the bead is flung off. Set {$set-step} to 9 ms, start again, and it stays. The constraint force needs no stiffness at all.

## Two forms
drift-forms-title = One ring, two equations
drift-forms-1 = Now for the other form, {$constraint-length}. Its gradient {$normal} has length one, so that its multiplier is a force in newtons, whereas that of {$form-half} is a force per metre:
drift-forms-2 = On the ring and with a legal velocity both forms give the same {$fhat}. Elsewhere they need not, because the second derivatives of two different functions are two different demands:
drift-forms-3 = Start with a wrong velocity and without feedback, and the two beads separate, although they started at the same point of the same ring. After half a second one is 1.41 m from the centre, the other 1.50 m.

## Exact
drift-exact-title = Comparison with the exact motion
drift-exact-1 = Our bead is a pendulum, and the motion of a pendulum is known exactly. The dashed circle shows it, computed from elliptic functions and not by steps. Its distance from the bead is the true error. It contains the drift and also the error along the ring, which {$C} does not show.
drift-exact-2 = Run three integrators side by side, without feedback. The errors now:
drift-exact-3 = Then halve the step, {$set-step-all}, start again, and let them run to the same time. Euler’s error falls to a half, the midpoint rule’s to a quarter, the Runge–Kutta method’s to a sixteenth: they are of order 1, 2 and 4.

drift-line-1 = Euler’s step.
drift-line-2 = Inserted into C.
drift-line-3 = Multiplied out.
drift-line-4 = The state was legal: C = 0 and Ċ = x·ẋ = 0.

## Exercises
drift-exercises-title = Exercises
drift-exercise-1 = Euler’s method with critical damping and steps of 5 ms: above which {$beta} does it explode?
drift-exercise-1-ask = The limit of β, in s⁻¹
drift-exercise-1-hint = A critically damped deviation is multiplied by 1 − hβ/2 in every step. When does that reach −1?
drift-exercise-1-answer = When {$answer-roots}, that is at {$answer-limit}. Even just below the limit it is useless: the deviation decays slowly and changes sign at every step.
drift-exercise-2 = A spring is to hold a bead of 1 kg at rest at the lowest point to within 1 mm, on a ring of 1 m. How stiff must it be, and how long may a step be?
drift-exercise-2-ask = Stiffness k, in N/m³
drift-exercise-2-hint = At rest kC|x| = mg, and 1 mm outside the ring C is about 0.001 m².
drift-exercise-2-answer = {$answer-stiff} is about 10 000 N/m³, so that ω is about 100 s⁻¹ and {$h} at most 20 ms. For a thousandth of a millimetre {$k} is a thousand times as large, and {$h} at most 0.6 ms.
drift-exercise-3 = Without gravity and without feedback the bead starts on the ring with 2 m/s. Euler’s method, steps of 10 ms: how large is {$C} after the first step?
drift-exercise-3-ask = C after one step, in m²
drift-exercise-3-hint = The step goes along the tangent by hv.
drift-exercise-3-answer = The bead is at {$tangent-place}, so that {$answer-growth}. After two hundred such steps the bead is 4 cm off the ring.
drift-exercise-4 = With {$beta-thirty}: which {$alpha} brings an illegal start back fastest without overshooting?
drift-exercise-4-ask = α, in s⁻²
drift-exercise-4-hint = Critical damping: β² = 4α.
drift-exercise-4-answer = {$answer-critical}. With a larger {$alpha} the bead overshoots, with a smaller one it creeps.

## Sources
drift-sources-title = Sources
drift-source-slides = Stefan Duthaler, *Constrained Dynamics*, slides 3, 4 and 10: springs in place of constraints, and feedback.
drift-source-baumgarte = Joachim Baumgarte, *Stabilization of constraints and integrals of motion in dynamical systems*, Computer Methods in Applied Mechanics and Engineering 1 (1972), 1–16: feedback.

## Buttons, presets and runs
drift-preset-drift = Euler, no feedback: drift
drift-preset-halved = step and half the step
drift-preset-rk4 = Runge–Kutta instead
drift-preset-critical = critically damped
drift-preset-damping = too little, critical, too much
drift-preset-velocity = wrong velocity
drift-preset-explodes = β too high for this h: it explodes
drift-preset-spring = spring instead of constraint
drift-preset-stiff = stiff spring: it explodes
drift-preset-rivals = symplectic Euler: no feedback, feedback, spring
drift-preset-forms = both forms of C
drift-preset-integrators = three integrators
drift-run-none = Euler, no feedback
drift-run-symplectic = symplectic Euler, no feedback
drift-run-rk4 = no feedback, Runge–Kutta
drift-run-feedback = feedback
drift-run-spring = spring
drift-run-full = h = 10 ms
drift-run-half = h = 5 ms
drift-run-under = β = 2 s⁻¹: too little
drift-run-critical = β = 10 s⁻¹: critical
drift-run-over = β = 40 s⁻¹: too much
drift-run-high = β = 600 s⁻¹
drift-run-form-half = ½(x·x − r²)
drift-run-form-length = |x| − r
drift-run-euler = Euler
drift-run-midpoint = midpoint
drift-run-runge-kutta = Runge–Kutta
