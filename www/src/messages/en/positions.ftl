# Lesson "Positions first". {$names} in the text are formulas: src/lessons/positions/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

positions-lead = Cloth in a game is pulled, torn and dragged through a door, and it never explodes. No force holds it together: every point that is in the wrong place is simply moved to the right one. How can that be mechanics, and what does it cost?
positions-guide = A square of sticks, with one constraint on an angle and one on its area, rotates without weight; one bead runs on a ring about the origin, another on a line, pulled back by a weak spring. Everything here uses the position-based method unless the text says otherwise.

## 1 Predict, project
positions-scheme-title = Move first, correct afterwards
positions-scheme-1 = So far constraints acted on accelerations or, in “{$impulses}”, on velocities, and positions drifted. Position-based dynamics (PBD) reverses the order: applied forces alone move everything to a predicted position {$xbar}, this is projected onto {$C} = 0, and the velocity follows from the resulting displacement:
positions-scheme-2 = In which direction is the correction? A constraint force would act along {$grad}, and each mass responds by its inverse. With one Newton step for one constraint:
positions-scheme-3 = All constraints are projected in turn like this, in several sweeps per step, each starting from the result of the last: Gauss–Seidel (“{$iterating}”) on the nonlinear constraints themselves. There is no matrix, there are no velocity constraints, and nothing can drift.

## 2 Invariance
positions-sums-title = What a constraint conserves
positions-sums-1 = A correction along the gradient gives the particles impulses in proportion to {$grad}. Whether these cancel is a matter of symmetry. If {$C} does not change when everything is moved by the same {$a} – it is *invariant under translation* – its derivative with respect to {$a} is zero:
positions-sums-2 = The impulses add up to zero, and linear momentum is conserved. If {$C} does not change either when everything is rotated about the origin, differentiating with respect to the angle gives
positions-sums-3 = and the impulses have no torque. Both sums for every kind of constraint on the stage at this moment; in the plane these are three numbers, since the first sum has two components:
positions-sums-4 = A distance, an angle and an area depend only on the relative positions of the particles: all three numbers are zero. The ring about the origin can be rotated but not translated. The line can only be translated along itself: it transfers momentum and angular momentum to something outside the system.

## 3 Angular momentum
positions-angular-title = Testing claim 4
positions-angular-1 = From this the mechanics notes conclude (claim 4) that position-based dynamics conserves linear and angular momentum of free bodies. For one stick between two beads, rotating at 5 rad/s without weight, all hypotheses hold. Linear momentum is conserved to the last digit. The run has steps of 20 ms.
positions-steps-question = With half the step, 10 ms, how large is the loss of angular momentum within one second?
positions-steps-choice-same = about the same
positions-steps-choice-half = somewhat more than half as large
positions-steps-choice-quarter = about a quarter
positions-steps-measured = The loss is { $twenty } % with steps of 20 ms, { $ten } % with 10 ms and { $five } % with 5 ms.
positions-steps-why-1 = The new velocity is parallel to the displacement from {$x} to the new position, so {$old-arm}: what counts is the lever arm at the *old* position. But the gradient was evaluated at the predicted one:
positions-steps-why-2 = By the proposition {$zero-at}, with the bars. With the arms of the old position it is not zero. The prediction not only stretches the stick but also rotates it by about hω, so that its pull is no longer along the old direction. For the rod the loss can be given in closed form:
positions-steps-why-3 = To first order, half the step means half the loss. The formula gives 29.3, 18.4 and 10.6 %.
positions-angular-2 = The remedy dates from 1977. SHAKE requires the same {$C} = 0 at the end of the step, but corrects in the direction of the gradient at the old position, {$shake}. Arms and gradient are then evaluated at the same position:
positions-angular-3 = The angular momentum now is {$now-momentum}. SHAKE’s price is a nonlinear equation for λ: the old direction need not lead onto the constraint in one Newton step, and for large time steps it may not lead there at all. (The run takes RATTLE, which is SHAKE with the velocities projected too.)

## 4 Stiffness
positions-stiffness-title = Stiffness from sweeps
positions-stiffness-1 = A chain of eight 1 kg beads hangs and comes to rest in slight drag, with steps of 20 ms. Its links are meant to be rigid. One run projects them with one sweep per step, the other with forty.
positions-stiff-question = The end of the chain hangs too low. How far with one sweep, compared with forty?
positions-stiff-choice-same = about the same: the step is so short
positions-stiff-choice-twice = up to four times as far
positions-stiff-choice-more = far more than four times
positions-stiff-measured = With one sweep its end hangs { $one } mm too low, with forty { $many } mm.
positions-stiff-why-1 = In every step the weight pulls all links apart, and each sweep removes part of the error. What is left looks like elasticity, but its stiffness is numerical: more sweeps or shorter steps make a stiffer rope. It cannot be set in newtons per metre.
positions-stiffness-2 = XPBD (extended PBD) gives each constraint a *compliance* {$compliance}, in metres per newton, and accumulates the multiplier over the step:
positions-stiffness-3 = Where the sweeps have converged, C = −{$alpha-tilde}λ holds: a spring, evaluated at the end of the step and therefore stable for any step, whose stiffness does not depend on the number of sweeps. With {$compliance} = 1 mm/N, the chain hangs equally low with ten sweeps and with forty, within a millimetre of Hooke’s law.

## 5 Small steps
positions-substeps-title = Small steps or many iterations
positions-substeps-1 = Every stick may be projected twenty times per 20 ms: in twenty sweeps of one step, or in one sweep of each of twenty substeps. A chain is held horizontally and released.
positions-small-question = Which of the two conserves the energy better over three seconds?
positions-small-choice-iterations = many sweeps: they solve the constraints better
positions-small-choice-same = both the same: the work is the same
positions-small-choice-substeps = many substeps
positions-small-measured = Twenty sweeps lose { $iterations } J, with links up to { $sweepsError } mm off; twenty substeps lose { $substeps } J, { $stepsError } mm.
positions-small-why-1 = What a step must correct grows with the square of its length: a substep of a twentieth leaves a four-hundredth of the violation, and one sweep is enough for it. The error in the direction of the gradient shrinks with the step too, and no number of sweeps helps against that.
positions-substeps-2 = This is the advice of Macklin and others (2019), and it applies to engines that solve for velocities as well.

## 6 The figure
positions-figure-title = Jakobsen’s figure beside Witkin’s
positions-figure-1 = Duthaler’s slides end with the falling figures of the game *Hitman* (2000). Their author, Thomas Jakobsen, did not solve for multipliers. He stored no velocities either: with {$v} = (x − x⁻)/h, the prediction of section 1 is Verlet’s rule
positions-figure-2 = and then each stick pulls or pushes its two ends to its length, weighted by inverse mass, in a few sweeps. Here is the slides’ figure of 21 sticks by his method, four sweeps in each sixtieth of a second, and by Witkin’s: the linear system for all λ of “{$particles}”, with feedback, solved four times per Runge–Kutta step.
positions-figures-question = Without friction the figure swings with up to 98 J. Which of the two loses more than a tenth of that within three seconds?
positions-figures-choice-both = neither does
positions-figures-choice-jakobsen = Jakobsen’s
positions-figures-choice-witkin = Witkin’s
positions-figures-measured = Jakobsen’s has lost { $jakobsen } J, Witkin’s { $witkin } J. Links were off by up to { $jakobsenError } mm and { $witkinError } mm.
positions-figures-why-1 = Jakobsen’s steps cost a small fraction of Witkin’s and cannot blow up, and two centimetres are hardly visible in a moving figure. The lost energy looks like friction, which suits a game. For a measurement it would be useless: the loss belongs to the step, not to the figure.
positions-figure-3 = So the choice depends on the question: a plausible picture at any accuracy, or the motion that the equations prescribe.

positions-line-1 = The corrected position is to satisfy the constraint.
positions-line-2 = Linearised at the predicted position: one Newton step.
positions-line-3 = The direction of a constraint force; each mass responds by its inverse.
positions-line-4 = Line 3 in line 2.
positions-line-5 = Solved for λ: the gradient is not zero, and something can move.

## Exercises
positions-exercises-title = Exercises
positions-exercise-1 = A stick of 1 m between masses of 1 kg and 3 kg is stretched to 1.5 m. Compute λ and both displacements. What happens to the centre of mass?
positions-exercise-1-ask = How far the lighter one moves, in m
positions-exercise-1-hint = Both share 0.5 m in proportion to their inverse masses.
positions-exercise-1-lambda-ask = λ, in kg·m
positions-exercise-1-lambda-hint = C is the stretch; divide by the sum of the inverse masses.
positions-exercise-1-answer = The lighter one moves three times as far, and the centre of mass stays where it is. A single projection is exact, since C is linear along the stick.
positions-exercise-2 = A particle is pinned at the origin. Which of the two sums is zero for the pin’s two rows, and which momentum of a pendulum does it conserve?
positions-exercise-2-choice-shift = The sum of the gradients; linear momentum is kept
positions-exercise-2-choice-turn = The sum of x × gradient; the pin keeps angular momentum about itself
positions-exercise-2-choice-both = Both sums; both momenta are kept
positions-exercise-2-not-shift = Each gradient is a unit vector, and no other gradient cancels it.
positions-exercise-2-not-both = Each gradient is a unit vector, and no other gradient cancels it: the support takes up linear momentum.
positions-exercise-2-answer = The gradients are unit vectors, so the first sum is not zero and linear momentum goes into the support. The arm at the origin is zero, so the second sum is: a pin exerts no torque about itself. Only the weight changes the angular momentum about the pin.
positions-exercise-3 = How short must the steps be to keep 99 % of the rod’s angular momentum for one second?
positions-exercise-3-ask = The step, in ms
positions-exercise-3-hint = The loss is proportional to h. At 5 ms it is 10.5 %.
positions-exercise-3-answer = From the formula of section 3, {$answer-h}: fifty times as many steps as at first. SHAKE conserves it even with 20 ms.
positions-exercise-4 = Eight 1 kg beads hang on links of compliance 1 mm/N. How much does the whole chain stretch?
positions-exercise-4-ask = The stretch of the whole chain, in mm
positions-exercise-4-hint = Link k from below stretches by 1 mm/N times k weights; add all eight.
positions-exercise-4-answer = Link k from below carries k beads: {$answer-sag}. Read it off the experiment of section 4.
positions-exercise-5 = A PBD step of 20 ms loses 29 % of the rod’s angular momentum in a second. How much does RATTLE lose, with the same step?
positions-exercise-5-ask = The loss, in %
positions-exercise-5-hint = Along which directions do the impulses of SHAKE and RATTLE act?
positions-exercise-5-answer = Nothing: its impulses act along the directions at the old position, in opposite pairs on one line, and so they have no torque.

positions-sources-title = Sources
positions-source-ogawa = hi-ogawa, *mechanics* (notes, 2020), “Position based dynamics”: definition 1, propositions 2 and 3, claim 4. The claim’s last step uses the proposition at {$xbar} for arms at {$x}.
positions-source-muller = Matthias Müller, Bruno Heidelberger, Marcus Hennix, John Ratcliff, *Position Based Dynamics*, VRIPHYS 2006, section 3.
positions-source-macklin = Miles Macklin, Matthias Müller, Nuttapong Chentanez, *XPBD*, MIG 2016, section 4; Miles Macklin and others, *Small Steps in Physics Simulation*, SCA 2019: more substeps in place of more iterations.
positions-source-shake = Jean-Paul Ryckaert, Giovanni Ciccotti, Herman Berendsen, *Numerical integration of the Cartesian equations of motion of a system with constraints*, Journal of Computational Physics 23 (1977), 327–341.
positions-source-jakobsen = Thomas Jakobsen, *Advanced Character Physics*, GDC 2001: Verlet integration, relaxation; Stefan Duthaler, *Constrained Dynamics* (slides, in German, 2003), slides 23 and 24.

positions-sums-caption = The sums over all particles of a constraint, about the origin.
positions-kind-distance = distance
positions-kind-angle = angle
positions-kind-area = area
positions-kind-circle = ring
positions-kind-line = line
positions-quantity-momentum = angular momentum

## Buttons, presets and runs
positions-preset-invariance = square, ring and line
positions-preset-steps = rod: three step lengths
positions-preset-directions = rod: new and old direction
positions-preset-stiff = chain: one sweep, forty
positions-preset-compliant = compliant chain: ten sweeps, forty
positions-preset-small = sweeps or substeps
positions-preset-figures = Jakobsen’s figure and Witkin’s
positions-preset-sweeps = falling chain: few and many sweeps
positions-run-bodies = positions
positions-run-twenty = 20 ms
positions-run-ten = 10 ms
positions-run-five = 5 ms
positions-run-shake = SHAKE
positions-run-one = 1 sweep
positions-run-ten-sweeps = 10 sweeps
positions-run-many = 40 sweeps
positions-run-iterations = 1 × 20 sweeps
positions-run-substeps = 20 × 1 sweep
positions-run-jakobsen = Jakobsen
positions-run-witkin = Witkin
positions-run-few = 2 sweeps
positions-run-twenty-sweeps = 20 sweeps
