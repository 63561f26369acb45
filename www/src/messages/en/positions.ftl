# Lesson "Positions first". {$names} in the text are formulas: src/lessons/positions/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

positions-lead = Cloth in a game is pulled, torn and dragged through a door, and it never explodes. No force holds it together: every point that stands wrong is simply put where it belongs. How can that be mechanics, and what does it cost?
positions-guide = A square of sticks with an angle and an area turns without weight; one bead runs on a ring about the origin, another on a line. Everything here moves by positions unless the text says otherwise.

## 1 Predict, project
positions-scheme-title = Move first, correct afterwards
positions-scheme-1 = So far constraints acted on accelerations or, in “{$impulses}”, on velocities, and positions drifted. Position-based dynamics turns the order round. Let applied forces alone move everything to a predicted place {$xbar}, move that onto {$C} = 0, and take for the velocity whatever this came to:
positions-scheme-2 = In which direction is the correction? A constraint force would push along {$grad}, and masses answer it by their inverses. With one Newton step for one constraint:
positions-scheme-3 = All constraints are visited like this in turn, several sweeps per step, each starting where the last one left the particles: Gauss–Seidel (“{$iterating}”) on the nonlinear constraints themselves. No matrix, no velocities, and nothing can drift.

## 2 Invariance
positions-sums-title = What a constraint keeps
positions-sums-1 = A correction along the gradient gives the particles impulses in proportion to {$grad}. Whether these cancel is a matter of symmetry. If {$C} does not change when everything is moved by the same {$a} – it is *invariant under translation* – its derivative with respect to {$a} is zero at once:
positions-sums-2 = The impulses add up to zero, and linear momentum is kept. If {$C} does not change when everything is turned about the origin either, differentiating with respect to the angle gives
positions-sums-3 = and the impulses have no torque. Both sums for every kind of constraint on the stage, at this moment:
positions-sums-4 = A distance, an angle and an area know only how the particles lie to each other: all three sums are zero. The ring about the origin can be turned but not moved. The line can be moved along itself and nothing else: it gives off momentum and angular momentum, and something outside takes them up.

## 3 Angular momentum
positions-angular-title = Claim 4, put to the test
positions-angular-1 = From this the mechanics notes conclude (claim 4) that position-based dynamics keeps linear and angular momentum of free bodies. For one stick between two beads, turning at 5 rad/s without weight, all hypotheses hold. Linear momentum is kept to the last digit. The run has steps of 20 ms.
positions-steps-question = What becomes of the angular momentum within one second?
positions-steps-choice-kept = it is kept: a distance is invariant under rotation
positions-steps-choice-little = a few per cent are lost
positions-steps-choice-much = more than a tenth is lost
positions-steps-measured = Lost are { $twenty } % with steps of 20 ms, { $ten } % with 10 ms and { $five } % with 5 ms.
positions-steps-why-1 = The new velocity is parallel to the way from {$x} to the new place, so {$old-arm}: what counts is the lever arm at the *old* place. But the gradient was taken at the predicted one:
positions-steps-why-2 = By the proposition {$zero-at}, with the bars. With the arms of the old place it is not zero. Stretched by the prediction, the stick has also turned by hω, and its pull points past the old centre line. For the rod the loss can be summed up in closed form:
positions-steps-why-3 = To first order half the step halves the loss. The formula gives 29.3, 18.4 and 10.6 %.
positions-angular-2 = The remedy is as old as 1977. SHAKE asks for the same {$C} = 0 at the end of the step, but corrects in the direction of the old place, {$shake}. Arms and gradient then belong together:
positions-angular-3 = The angular momentum now is {$now-momentum}. SHAKE’s price is a nonlinear equation for λ: the old direction need not lead onto the constraint in one step, and for large steps not at all.

## 4 Stiffness
positions-stiffness-title = How stiff is a sweep?
positions-stiffness-1 = A chain of eight 1 kg beads hangs at rest, with steps of 20 ms. Its links are meant to be rigid. Once they are visited with one sweep per step, once with forty.
positions-stiff-question = How much longer does the chain hang with one sweep than with forty?
positions-stiff-choice-same = about the same: the step is so short
positions-stiff-choice-twice = up to four times as far
positions-stiff-choice-more = far more than four times
positions-stiff-measured = With one sweep its end hangs { $one } mm too low, with forty { $many } mm.
positions-stiff-why-1 = In every step weight pulls all links apart, and each sweep repairs a part. What is left looks like elasticity, but its stiffness is that of the numerics: more sweeps or shorter steps make a stiffer rope. Nobody can set it in newtons per metre.
positions-stiffness-2 = XPBD gives each constraint a *compliance* {$compliance}, in metres per newton, and remembers the multiplier of the step so far:
positions-stiffness-3 = Where the sweeps come to rest, C = −{$alpha-tilde}λ holds: a spring, taken at the end of the step and stable for any step, whose stiffness no longer depends on the number of sweeps once they have converged. With {$compliance} = 1 mm/N, ten sweeps and forty hang equally far, within a millimetre of Hooke’s law.

## 5 Small steps
positions-substeps-title = Small steps or many iterations
positions-substeps-1 = Twenty visits to every stick are to be spent on each 20 ms: twenty sweeps in one step, or one sweep in each of twenty substeps. A chain is held out level and let go.
positions-small-question = Which of the two keeps the energy better over three seconds?
positions-small-choice-iterations = many sweeps: they solve the constraints better
positions-small-choice-same = both alike: the work is the same
positions-small-choice-substeps = many substeps
positions-small-measured = Twenty sweeps lose { $iterations } J, with links up to { $sweepsError } mm off; twenty substeps lose { $substeps } J, { $stepsError } mm.
positions-small-why-1 = What a step must repair grows with the square of its length: a substep of a twentieth leaves a four hundredth of the violation, and one sweep is enough for it. The error in the direction of the gradient shrinks with the step too, and no number of sweeps helps against that.
positions-substeps-2 = This is the advice of Macklin and others (2019), and it holds for engines that solve for velocities as well.

## 6 The figure
positions-figure-title = Jakobsen’s figure beside Witkin’s
positions-figure-1 = Duthaler’s slides end with the falling figures of the game *Hitman* (2000). Their author, Thomas Jakobsen, did not solve for multipliers. He stored no velocities either: with {$v} = (x − x⁻)/h, the prediction of section 1 is Verlet’s rule
positions-figure-2 = and then each stick pulls or pushes its two ends to its length, by inverse mass, a few times over. Here are the slides’ figure of 21 sticks by his method, four sweeps in each sixtieth of a second, and by Witkin’s: a linear system for all λ of “{$particles}”, with feedback, four times per step by Runge and Kutta.
positions-figures-question = Without friction the figure swings with up to 98 J. Which one loses more than a tenth of that within three seconds?
positions-figures-choice-both = neither does
positions-figures-choice-jakobsen = Jakobsen’s
positions-figures-choice-witkin = Witkin’s
positions-figures-measured = Jakobsen’s has lost { $jakobsen } J, Witkin’s { $witkin } J. Links were off by up to { $jakobsenError } mm and { $witkinError } mm.
positions-figures-why-1 = Jakobsen’s steps cost a small part of Witkin’s, cannot blow up, and one hardly sees two centimetres in a figure that falls. The lost energy looks like friction, which suits a game. For a measurement it would be useless: it belongs to the step, not to the figure.
positions-figure-3 = So the choice depends on the question: a plausible picture at any price in accuracy, or the motion of the equations.

## Exercises
positions-exercises-title = Exercises
positions-exercise-1 = A stick of 1 m between masses of 1 kg and 3 kg is stretched to 1.5 m. Compute λ and both displacements. What becomes of the centre of mass?
positions-exercise-1-ask = How far the lighter one moves, in m
positions-exercise-1-hint = Both share 0.5 m in proportion to their inverse masses.
positions-exercise-1-lambda-ask = λ, in kg·m
positions-exercise-1-lambda-hint = C is the stretch; divide by the sum of the inverse masses.
positions-exercise-1-answer = The lighter one moves three times as far, and the centre of mass stays where it is. A single visit is exact, since C is linear along the stick.
positions-exercise-2 = A particle is pinned at the origin. Which of the two sums is zero for the pin’s two rows, and which momentum of a pendulum does it keep?
positions-exercise-2-choice-shift = The sum of the gradients; linear momentum is kept
positions-exercise-2-choice-turn = The sum of x × gradient; the pin keeps angular momentum about itself
positions-exercise-2-choice-both = Both sums; both momenta are kept
positions-exercise-2-not-shift = Each gradient is a unit vector, and no other gradient cancels it.
positions-exercise-2-not-both = Each gradient is a unit vector, and no other gradient cancels it: the support takes up linear momentum.
positions-exercise-2-answer = The gradients are unit vectors, so the first sum is not zero and linear momentum goes into the support. The arm at the origin is zero, so the second sum is: a pin gives no torque about itself. Angular momentum about the pin changes by weight alone.
positions-exercise-3 = How short must the steps be to keep 99 % of the rod’s angular momentum for one second?
positions-exercise-3-ask = The step, in ms
positions-exercise-3-hint = The loss is proportional to h. At 5 ms it is 10.5 %.
positions-exercise-3-answer = From the formula of section 3, {$answer-h}: fifty times as many steps as at first. SHAKE keeps it with 20 ms.
positions-exercise-4 = Eight 1 kg beads hang on links of compliance 1 mm/N. How much does the whole chain stretch?
positions-exercise-4-ask = The stretch of the whole chain, in mm
positions-exercise-4-hint = Link k from below stretches by 1 mm/N times k weights; add all eight.
positions-exercise-4-answer = Link k from below carries k beads: {$answer-sag}. Read it off the experiment of section 4.
positions-exercise-5 = A PBD step of 20 ms loses 29 % of the rod’s angular momentum in a second. How much does RATTLE lose, with the same step?
positions-exercise-5-ask = The loss, in %
positions-exercise-5-hint = Along which directions do the impulses of SHAKE and RATTLE act?
positions-exercise-5-answer = Nothing: its impulses act along the directions of the old place, in opposite pairs on one line, and so they have no torque.

positions-sources-title = Sources
positions-source-ogawa = hi-ogawa, *mechanics* (notes, 2020), “Position based dynamics”: definition 1, propositions 2 and 3, claim 4. The claim’s last step uses the proposition at {$xbar} for arms at {$x}.
positions-source-muller = Matthias Müller, Bruno Heidelberger, Marcus Hennix, John Ratcliff, *Position Based Dynamics*, VRIPHYS 2006, section 3.
positions-source-macklin = Miles Macklin, Matthias Müller, Nuttapong Chentanez, *XPBD*, MIG 2016, section 4; Miles Macklin and others, *Small Steps in Physics Simulation*, SCA 2019.
positions-source-shake = Jean-Paul Ryckaert, Giovanni Ciccotti, Herman Berendsen, *Numerical integration of the Cartesian equations of motion of a system with constraints*, Journal of Computational Physics 23 (1977).
positions-source-jakobsen = Thomas Jakobsen, *Advanced Character Physics*, GDC 2001: Verlet integration, relaxation; Stefan Duthaler, *Constrained Dynamics* (slides, in German, 2003), slides 23 and 24.

positions-sums-caption = The sums over all particles that a constraint holds, about the origin.
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
positions-preset-small = sweeps against substeps
positions-preset-figures = Jakobsen’s figure and Witkin’s
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
