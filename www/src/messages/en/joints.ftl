# Lesson "Joints and Baumgarte". {$names} in the text are formulas: src/lessons/joints/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

joints-lead = A joint is a constraint like any other: two points that must coincide. Physics engines enforce it at velocity level, where errors of position do not show. Removing these errors is called stabilisation, and each way of doing it has its price.
joints-guide = All errors here are large on purpose: fifty steps a second, a hundred with motors and limits, no substeps, and everything solved exactly unless the text says otherwise. Take hold of the bars and pull them.

## 1 Rows
joints-rows-title = A joint in two rows
joints-rows-1 = A *ball joint*, in the plane an axle, keeps a point of one body on a point of another. With {$r1} and {$r2} from the centres of the bodies to the joint this is
joints-rows-2 = and if a body turns, its arm turns with it. The rate of change contains six velocities, three for each body:
joints-rows-3 = Linear velocities enter with 1 or −1; only the entries of the angular velocities depend on the configuration. Here they are for the joint between the two bars, one line per row, with its error and its force:
joints-rows-4 = A hinge in the plane is these two rows, with a motor and limits where wanted. A weld adds a third row, which fixes the relative angle as well. A slider has two: no rotation, and no displacement across its axis. The panel with the matrix shows the rows of whatever is on the stage.

## 2 Place
joints-place-title = Velocities say nothing about positions
joints-place-1 = Time stepping finds the impulses after which the velocities are legal, and then moves the bodies with those velocities. Legal means
joints-place-2 = With {$beta-B} = 0 the joint’s two points are only required to have the same velocity. With Joachim Baumgarte’s term they also approach each other, by the fraction {$beta-B} of their distance in each step. The pendulum of two bars, four seconds:
joints-drift-question = How far apart are the joints without Baumgarte’s term?
joints-drift-choice-none = not at all: the velocities are exact
joints-drift-choice-little = a few millimetres
joints-drift-choice-much = more than ten centimetres
joints-drift-measured = Both joints together were at most { $without } mm apart without the term, { $fifth } mm with a fifth.
joints-drift-why-1 = The velocity is legal at the beginning of the step. But the step moves straight along the tangent, whereas the point should move along a circle. A point at distance r from its pin that turns at ω ends on a larger circle:
joints-drift-why-2 = The error is outwards in every step, and nothing corrects it. Half the step makes a quarter of the error twice as often, so the accumulated error is about half as large.
joints-place-3 = With Baumgarte’s term the error stops growing when a step adds as much as it removes:
joints-place-4 = So it does not vanish, but it stays small and falls with the square of the step. That is why engines prefer more substeps to a larger {$beta-B}.

## 3 Price
joints-price-title = What β costs
joints-price-1 = If correcting a fifth of the error is good, why not all of it? Look at a joint that is open by 30 cm. The bar is weightless and at rest, and {$beta-B} = 0.2.
joints-torn-question = The joint closes. What does the bar do then?
joints-torn-choice-rest = it is at rest, as it was before
joints-torn-choice-turns = it keeps turning about the pin
joints-torn-choice-swings = it overshoots and the joint opens again
joints-torn-measured = While closing it had up to { $most } J. Afterwards it turns at { $spin } rad/s.
joints-torn-why-1 = The velocity {$speed} that closes the joint is a real velocity of a real body. The first step gives it the energy
joints-torn-why-2 = and the later steps remove most of it, but not all: by then the bar has turned a little, and the impulses that stop it differ in direction from those that set it in motion. For {$beta-B} = 1 the first impulse gives 25 times the energy, 28 J; half the step makes it four times as large again.
joints-price-2 = This holds even if the equations are solved exactly. If only a few sweeps over the rows are spent on them, the next step treats the solver’s error as an error of position and responds with {$speed}. A chain of six bars is released, with ten sweeps per step.
joints-chain-question = In which run does the force in the first joint vary more smoothly from step to step?
joints-chain-choice-same = it is the same in both
joints-chain-choice-fifth = with a fifth
joints-chain-choice-whole = with the whole
joints-chain-measured = Its second difference from step to step is { $fifth } N on average with a fifth, { $whole } N with the whole.
joints-chain-why-1 = To correct the whole error at once suits a solver that makes none. Here every error of the solver is passed on to the neighbours at full size, and the chain jitters. With a fifth the correction is slow enough for the errors of several steps to cancel. Zoom into the curve of {$lambda} to see the teeth.

## 4 Other ways
joints-other-title = Other ways back
joints-other-1 = **Soft.** Instead of a fraction of the error, choose a spring and a damper: a frequency {$frequency} and a damping ratio {$zeta}. Evaluated at the end of the step, this changes two numbers of the row and is stable for any step:
joints-other-2 = As long as there is an error the joint gives way a little, by {$gamma}; that also calms a solver that has not finished. The same {$Omega} and {$zeta} act alike on light and heavy bodies, unlike the stiffness of a spring.
joints-other-3 = **Split impulse.** Solve twice: once for velocities, without any correction, and once for displacements, which move the bodies and are then discarded. **Relaxation.** Solve with the correction, move, and solve once more without it, so that the velocity that closed the gap is removed again. **Projection.** After the step, move the bodies directly onto {$C} = 0, in as many iterations as it takes. Four ways for the open joint, from Baumgarte to relaxation:
joints-ways-question = In which runs does the bar ever have a velocity at the end of a step?
joints-ways-choice-all = in all four
joints-ways-choice-two = in the first two: Baumgarte and soft
joints-ways-choice-none = in none
joints-ways-measured = Their largest kinetic energies: Baumgarte { $fifth } J, soft { $soft } J, split impulse { $split } J, relaxation { $relaxation } J.
joints-ways-why-1 = Split impulse and relaxation correct positions and leave velocities unchanged, and so they may use a large {$beta-B}. Their price is a second solve in every step. The soft joint here oscillates at 2 Hz with little damping and is visibly a spring.

## 5 Energy
joints-energy-title = A correct position is not a correct motion
joints-energy-1 = Projection keeps the joints of the pendulum to twelve digits. Baumgarte’s fifth is centimetres off.
joints-projection-question = How much energy has the projected pendulum lost after four seconds, compared with Baumgarte’s?
joints-projection-choice-nothing = none: its joints are exact
joints-projection-choice-less = less
joints-projection-choice-more = more
joints-projection-measured = Baumgarte’s has lost { $fifth } J, the projected one { $projected } J, of the 19.6 J that its fall can release.
joints-projection-why-1 = Baumgarte’s method leaves the velocity legal for the configuration at the beginning of the step. By its end the bars have turned, and making the velocity legal again costs energy in every step. The projection moves the bodies onto {$C} = 0 and corrects the velocity with them, as SHAKE does, so that it is legal at the end of the step. This correction is limited so that it adds no kinetic energy. The total energy then rises and falls a little; in the long run some is still lost, but less.
joints-energy-2 = The accurate alternative solves for accelerations, with the Runge–Kutta method of fourth order and feedback {$alpha}, {$beta} on {$C} and its rate. With the same step the joints stay within a tenth of a millimetre, and the energy within three thousandths of a joule. It costs four solves per step and has no simple treatment of impacts; that is why engines do not use it. For a pendulum it is the right choice.

## 6 Bounds
joints-bounds-title = Motors and limits
joints-bounds-1 = A motor is a row as well: the difference of two angular velocities must have the set value. But a motor has a largest torque {$tau}. Its {$lambda} is a *box-bounded* unknown: either the speed is as set, or the torque is at its bound.
joints-bounds-2 = A bar of 1 kg hangs from its pin, and a motor turns it upwards at 1 rad/s. The weight’s torque is largest where the bar is horizontal: {$weight} = 4.905 N·m. One motor has 3 N·m, the other 6.
joints-motor-question = Which motor turns the bar over the top?
joints-motor-choice-both = both
joints-motor-choice-strong = only the one of 6 N·m
joints-motor-choice-neither = neither
joints-motor-measured = The weak one has lifted the bar by at most { $weak } degrees, the strong one has turned it by { $strong }.
joints-motor-why-1 = Below its bound a motor supplies exactly what is needed, and the bar turns evenly. The weak one reaches its bound at {$asin}, 37.7 degrees. From there on {$lambda} is constant, like a weight over a pulley: the bar moves on until its kinetic energy is used up, and oscillates about that angle. The strong one lacks torque only in the first steps; past the top it brakes.
joints-bounds-3 = A limit is a row with one bound. It only pushes, like a contact, and only if it is reached:
joints-bounds-4 = For a solver all these are the same: an unknown, a row, a lower and an upper bound. A ball joint has none, a limit has zero below, a motor a box, and friction a box whose size depends on another unknown. Methods that solve only equations cannot handle these, and they report it.

joints-line-1 = A spring and a damper, taken at the end of the step; 1/A is the mass that the row moves.
joints-line-2 = Position from the velocity at the end of the step: implicit Euler.
joints-line-3 = Line 2 in line 1, multiplied by h.
joints-line-4 = Solved for the velocity of the row: divided by h(hk + d).
joints-line-5 = k and d of line 1 inserted.

## Exercises
joints-exercises-title = Exercises
joints-exercise-1 = Three bars and four hinges make a four-bar linkage with the ground. How many degrees of freedom does it have, and which row must be added for a motor to hold it still?
joints-exercise-1-ask = Degrees of freedom
joints-exercise-1-hint = Three numbers for each bar, two rows for each hinge.
joints-exercise-1-answer = {$answer-dof}: three numbers for each bar, two rows for each hinge. The motor’s row removes the last one, unless it is at its bound.
joints-exercise-2 = A bar turns steadily about its pin at 4 rad/s, without gravity; {$h} = 0.02 s, r = 0.5 m, {$beta-B} = 0.2. How far is its end from the pin?
joints-exercise-2-ask = The distance, in mm
joints-exercise-2-hint = In a step the error grows by ½r(hω)², and Baumgarte’s term removes the fraction β of it: when do the two balance?
joints-exercise-2-answer = Try it: swing the bar of the open joint, which has no weight, round with the mouse and read {$C}. With {$beta-B} = 1 a fifth of it is left.
joints-exercise-3 = What fictitious force does Baumgarte’s term add in the open joint, in a step? What does that mean for a joint that is meant to break above a force?
joints-exercise-3-ask = The force with β = 0.2, in N
joints-exercise-3-hint = λ = βC/(Ah²) with A = 1/m + r²/I and C = 0.3 m.
joints-exercise-3-answer = {$answer-torque}, 38 N here, on a bar that weighs nothing, and 189 N with {$beta-B} = 1: it breaks because of a parameter of the program. Forces from split impulse or relaxation do not contain it.
joints-exercise-4 = How do you make a brake out of a motor?
joints-exercise-4-ask = A bar of 0.334 kg·m² about its pin turns at 10 rad/s without weight. After how many seconds has a brake of 2 N·m stopped it?
joints-exercise-4-hint = The angular velocity falls by τ/I in a second.
joints-exercise-4-answer = Set its speed to zero. Then it holds up to its largest torque and slips beyond it, as dry friction in the axle does.

joints-sources-title = Sources
joints-source-baumgarte = Joachim Baumgarte, *Stabilization of constraints and integrals of motion in dynamical systems*, Computer Methods in Applied Mechanics and Engineering 1 (1972), 1–16.
joints-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, sections 2.1–2.2: velocities, and the correction of errors.
joints-source-catto = Erin Catto, *Soft constraints*, GDC 2011: the soft row by frequency and damping ratio; *Solver2D*, 2024: relaxation.
joints-source-macklin = Miles Macklin and others, *Small steps in physics simulation*, SCA 2019: more substeps in place of more iterations.

joints-quantity-J-x1 = entry of J, first row, rotation of the first bar
joints-quantity-J-x2 = entry of J, first row, rotation of the second bar
joints-quantity-J-y1 = entry of J, second row, rotation of the first bar
joints-quantity-J-y2 = entry of J, second row, rotation of the second bar
joints-quantity-C-x = error along x
joints-quantity-C-y = error along y
joints-quantity-lambda-x = force along x
joints-quantity-lambda-y = force along y
joints-quantity-torque = torque of the motor
joints-quantity-bound = largest torque
joints-quantity-w = speed minus set speed

## Buttons, presets and runs
joints-preset-pendulum = pendulum of two bars
joints-preset-drift = without and with β
joints-preset-tornWhole = open joint: a fifth, a half, the whole
joints-preset-chain = chain with ten sweeps
joints-preset-ways = open joint: four ways
joints-preset-rival = accurate alternative
joints-preset-drive = bar with a motor
joints-preset-motor = weak and strong motor
joints-preset-limited = hinge with limits
joints-run-pendulum = pendulum
joints-run-without = β 0
joints-run-fifth = β 0.2
joints-run-half = β 0.5
joints-run-whole = β 1
joints-run-soft = soft
joints-run-split = split impulse
joints-run-relaxation = relaxation
joints-run-projection = projection
joints-run-rk4 = RK4
joints-run-drive = 12 N·m
joints-run-weak = 3 N·m
joints-run-strong = 6 N·m
joints-run-limited = bar
