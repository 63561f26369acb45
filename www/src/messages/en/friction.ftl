# Lesson "Friction: box and cone". {$names} in the text are formulas: src/lessons/friction/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

friction-lead = A contact also resists sliding, but only up to a limit. The limit depends on how hard the two bodies are pressed together, and so the bound of one unknown is proportional to another. That makes friction the most troublesome of all constraints, and the most useful.
friction-guide = The pale triangle at each contact is its *friction cone*: the force there, the arrow, can never point out of it.

## 1 Coulomb
friction-law-title = Coulomb’s law
friction-law-1 = Split the force of a contact into {$normal-force} along the normal and {$friction-force} in the tangent plane. However rough the surfaces, the second is bounded by the first times a number {$mu}, the *coefficient of friction*:
friction-law-2 = Inside the bound friction acts as a constraint: it takes whatever value keeps the bodies from sliding. If that is not enough they slide with {$v-t}, and then friction is as large as its bound and opposes the sliding:
friction-law-3 = Here μ = 0.5, and the incline is a little too steep: the box slides down slowly. Vary the angle {$theta} in the controls until the box stays, then change {$mu}; drag the box up and release it, and watch the arrows lean to the edge of their cones.

## 2 Cone
friction-cone-title = Stick and slip
friction-cone-1 = Two inclines with the same box and {$mu} = 0.5: one of 25 degrees, one of 30.
friction-angles-question = Which box slides?
friction-angles-choice-both = both
friction-angles-choice-steep = only the one on the steeper incline
friction-angles-choice-neither = neither
friction-angles-measured = After a second the first moves at { $gentle } m/s, the second at { $steep } m/s.
friction-angles-why-1 = At rest the contact force must point straight up against the weight, and this direction makes the angle {$theta} of the incline with the normal. The edge of the cone makes the angle {$atan}, here 26.6 degrees. Neither mass nor size matters. Beyond the edge the box keeps the acceleration
friction-angles-why-2 = for 30 degrees 0.66 m/s², and that is the slope of the second run’s speed.
friction-slide = Speed of the boxes over time, with the line of the theory
friction-slide-measured = the run
friction-slide-theory = g (sin θ − μ cos θ) t
friction-cone-2 = For many materials friction is smaller once they slide: a second coefficient {$mu-k} below {$mu}. Here it is 0.7 times as large. Both boxes are on 24 degrees; one is at rest, the other gets a gentle push of 0.3 m/s downhill.
friction-kinetic-question = What happens to them?
friction-kinetic-choice-stop = the one at rest stays, the pushed one stops
friction-kinetic-choice-runs = the one at rest stays, the pushed one slides away
friction-kinetic-choice-both = both slide away
friction-kinetic-measured = At the end the first moves at { $resting } m/s, the second at { $nudged } m/s.
friction-kinetic-why-1 = Between the friction angle of {$mu-k} and that of {$mu} both states are possible on the same incline: at rest the cone is wide enough, while sliding it is not. This is how brakes squeal and violins sound: the string sticks to the bow, slips, and sticks again. The pale cone and the bound in the plot are those in force: with {$mu} at rest, and 0.7 of it while the box slides.

## 3 Topple
friction-topple-title = Sliding or toppling
friction-topple-1 = A tall slim box stands on an incline of 22 degrees. Its surface is rough, {$mu} = 0.8, enough for 38 degrees.
friction-tall-question = What does it do?
friction-tall-choice-stays = it stays
friction-tall-choice-slides = it slides
friction-tall-choice-topples = it topples
friction-tall-measured = It has turned by { $turned } degrees.
friction-tall-why-1 = Friction holds, but the normal forces can only push. The line of action of the weight passes outside the lower edge, so the upper edge would have to be pulled down, and that contact separates:
friction-tall-why-2 = Here d is the width of the box and H its height. Complementarity in the normal direction decides toppling, the cone decides sliding. Both are solved together.

## 4 Rolling
friction-rolling-title = Rolling and spinning
friction-rolling-1 = A tangential force at one point cannot stop a rolling wheel or a top that spins on the spot. They stop because the contact is a small area: its normal force can act a little in front of the centre, and friction over the area has a moment. Both are bounded moments, and both bounds follow the normal force, with an arm {$rho} for rolling and an arm {$sigma} for spinning:
friction-rolling-question = A disc of 1 kg is pushed at 2 m/s without spin, on ground with μ = 0.5. In the second run ρ is 2 cm. How fast is the disc of the first run in the end?
friction-rolling-choice-all = 2 m/s, as at the start
friction-rolling-choice-part = slower, but it does not stop
friction-rolling-choice-none = it stops
friction-rolling-measured = After one second the disc rolls at { $hard } m/s, the one with rolling friction at { $soft } m/s.
friction-rolling-why-1 = First the disc slides, and friction slows it down and spins it up. When its lowest point comes to rest, friction has nothing left to oppose: from then on the disc rolls, at two thirds of its speed, 1.33 m/s, for ever. Rolling friction continues to act:
friction-rolling-why-2 = The moment slows the spin, and friction, now as a constraint force that keeps the disc from sliding, transfers this to the speed. With {$rho} = 2 cm and a radius of 30 cm the disc loses 0.44 m/s in each second. In the row player each of these moments is a row of its own, after that of its normal.
friction-rolling-2 = In space a ball can also spin about the normal with hardly any sliding. Only the second moment stops this:

## 5 Box
friction-box-title = A box in place of the cone
friction-box-1 = In space friction has two components. Solvers that work row by row prefer bounds for each row alone:
friction-box-2 = That is a box. Coulomb’s law has a circle, which together with {$lambda-n} forms a cone:
friction-box-3 = A puck is pushed at 23 degrees to the first of the two directions; one run has the cone, the other the box.
friction-bounds-question = How far does the puck with the box get, compared with the cone?
friction-bounds-choice-same = just as far
friction-bounds-choice-shorter = less far
friction-bounds-choice-longer = farther
friction-bounds-measured = With the cone { $cone } m, with the box { $pyramid } m.
friction-bounds-why-1 = In its corners the box allows {$root2} times as much friction. So the puck is stopped too early, and since both components are at their bounds, friction does not even oppose the motion: the puck is steered towards one of the two directions, which are a choice of the program, not of nature. The cone stops it after {$way}, in every direction. The plot adds up the magnitudes of friction at the four corners. In the end 1.9 N are left there, though the puck is at rest: they cancel each other, and only their resultant is determined.
friction-line-1 = Maximum dissipation: of all friction forces in the cone, the one that takes the most power from the sliding.
friction-line-2 = The Cauchy–Schwarz inequality, then the bound of the cone.
friction-line-3 = While the contact slides, both hold with equality for this force alone: opposite to the sliding, and at its bound. That is Coulomb’s law.
friction-line-4 = The same for the box: each component has a bound of its own.
friction-line-5 = Equality if the sliding has both components: both forces are at their bounds, in a corner of the box, whatever the direction.
friction-box-4 = In the plane there is only one tangent, and box and cone are the same. The friction setting of the method offers the cone, this box, and a box whose bounds are constant; they can be compared in any scene. In the table of numbers of “{$complementarity}”, the examples include a single contact with cone and pyramid, whose friction rows can be edited.
friction-box-5 = Pause the run and go through its step row by row. The row of friction comes right after that of its normal, so its bound is proportional to the current normal force. Without a warm start that is zero at first and too small for a while; where the bound limits friction, a square marks the contact.

## Exercises
friction-exercises-title = Exercises
friction-exercise-1 = Two boxes, 1 kg and 100 kg, slide on horizontal ground with the same initial speed. Which slides farther?
friction-exercise-1-ask = How far they slide from 3 m/s with μ = 0.3, in m
friction-exercise-1-hint = The deceleration is μg, and the distance times it is v²/2.
friction-exercise-1-answer = Neither: friction is {$mu} times {$answer-mass}, so the mass cancels, and both go {$way}.
friction-exercise-2 = A crate is pulled by a rope at an angle {$phi} above the horizontal. Which angle needs the least force?
friction-exercise-2-ask = The best angle for μ = 0.5, in degrees
friction-exercise-2-hint = Where is cos φ + μ sin φ largest? Its derivative vanishes there.
friction-exercise-2-answer = It moves when {$answer-pull}. The bracket is largest for {$answer-angle}: the best angle of the rope is the half-angle of the cone.
friction-exercise-3 = In the first experiment the two corners of the resting box have different friction forces. Are they determined?
friction-exercise-3-ask = Their sum at rest on 20°, for 2 kg, in N
friction-exercise-3-hint = At rest friction balances exactly the component of the weight along the incline.
friction-exercise-3-answer = Only their sum is: both act along the same line. How it is shared is the solver’s choice, as with the plank on three trestles.
friction-exercise-4 = A contact has A = 1 (the unit matrix), b = (−1, −0.8, −0.6) and μ = 0.5. How large is λ₂ with the cone, and how large with the pyramid?
friction-exercise-4-ask = λ₂ with the cone
friction-exercise-4-hint = λ₁ = 1, so the bound is 0.5; without it friction would be (0.8, 0.6), which has length 1.
friction-exercise-4-box-ask = λ₂ with the pyramid
friction-exercise-4-box-hint = Each component is clamped separately.
friction-exercise-4-answer = The cone shortens (0.8, 0.6) to the length 0.5: (0.4, 0.3), opposite to the sliding. The pyramid clamps both components at 0.5: (0.5, 0.5), 41 % too much and 8° off the direction.

friction-sources-title = Sources
friction-source-coulomb = Charles-Augustin de Coulomb, *Théorie des machines simples*, 1781: the bound of friction, in proportion to the normal force.
friction-source-moreau = Jean Jacques Moreau, *Unilateral contact and dry friction in finite freedom dynamics*, in: Nonsmooth Mechanics and Applications, Springer 1988, 1–82.
friction-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, section 3.5: friction in a box (bLCP).
friction-source-tazz = tazz, *剛体の接触問題のLCPへの定式化*, part 1: bounds of λ for static and kinetic friction.
friction-source-preclik = Tobias Preclik, *Iterative Rigid Multibody Dynamics*, Erlangen 2008: iterative solvers for bodies with contacts; among the references of Lee’s notes.

friction-quantity-normal = normal force
friction-quantity-friction = friction
friction-quantity-bound = largest possible friction

## Buttons, presets and runs
friction-preset-incline = box on an incline
friction-preset-angles = two inclines
friction-preset-kinetic = at rest and nudged
friction-preset-tall = tall box
friction-preset-bounds = cone and box
friction-preset-rolling = disc, hard and soft ground
friction-preset-spinning = spinning ball
friction-run-box = box
friction-run-gentle = 25°
friction-run-steep = 30°
friction-run-resting = at rest
friction-run-nudged = nudged
friction-run-cone = cone
friction-run-pyramid = box bounds
friction-run-hard = hard ground
friction-run-soft = soft ground
