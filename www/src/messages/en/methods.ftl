# Lesson "All methods, one scene". {$names} in the text are formulas: src/lessons/methods/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

methods-lead = Six methods move the same two bars from the same initial state, and after a few seconds there are five different motions: two methods agree. Which of them is right, what did each cost, and is there a best one?
methods-guide = Six runs of the same two bars start together, with steps of 10 ms. The first is the reference solution: the Runge–Kutta method with steps of 1 ms, accurate to two millionths of a millimetre for eight seconds.

## 1 Comparison
methods-race-title = Six runs of one pendulum
methods-race-1 = Constraint forces with feedback, impulses (“{$impulses}”), generalised coordinates (“{$coordinates}”), positions (“{$positions}”), RATTLE. The table shows how far each is from the reference at present, how far its joints are open, by how much its momentum and its angular momentum about the pin differ from those of the reference, the energy it has gained or lost, and its cost, the computing time of a simulated second on this device:
methods-race-caption = Distance of the lower bar from the reference in mm, opening of the joints in mm, magnitude of the difference of the momentum in kg·m/s, difference of the angular momentum in kg·m²/s, energy drift in J, computing time per simulated second in ms.
methods-race-2 = Springs and compliance hold the joints elastically. They run beside the same reference: soft springs, stiff ones, and positions with the compliance of the stiff ones, one sweep in each of ten substeps:
methods-column-error = error
methods-column-cost = cost
methods-nearest-question = In which run is the lower bar nearest to the reference after two seconds?
methods-nearest-choice-feedback = constraint forces with feedback
methods-nearest-choice-impulses = impulses
methods-nearest-choice-generalised = generalised coordinates
methods-nearest-choice-position = positions
methods-nearest-choice-rattle = RATTLE
methods-nearest-measured = The nearest is { $least } mm off, the farthest { $most } mm.
methods-nearest-why-1 = RATTLE and generalised coordinates are of second order and symmetric in time: their errors are proportional to the square of the step and of similar size. The other three are of first order.
methods-losing-question = Which run loses the most energy in these two seconds?
methods-losing-choice-feedback = constraint forces with feedback
methods-losing-choice-impulses = impulses
methods-losing-choice-generalised = generalised coordinates
methods-losing-choice-position = positions
methods-losing-choice-rattle = RATTLE
methods-losing-measured = It has lost { $most } J.
methods-losing-why-1 = Positions are corrected at the end of each step in the direction of the gradient at the predicted position, and this brakes the motion. The joints, meanwhile, are nearly closed. Violation, error and energy are three different questions.

## 2 Cost
methods-cost-title = What accuracy costs
methods-cost-1 = Measured on this device: the same scene by every method with steps of 20, 10, 5 and 2.5 ms. The horizontal axis is the computing time per simulated second, the vertical axis the error after one second. Cheap and accurate is at the bottom left.
methods-cost-2 = Half the step doubles the time; by how much the error falls is the *order* p, the slope of the curve: the error is proportional to {$order}. The error of simple steps with feedback falls to a half, that of RATTLE and generalised coordinates to a quarter, that of the Runge–Kutta method to a sixteenth. Where a curve of high order lies lower, its advantage grows with the number of digits required.
methods-cost-5 = The curve of the springs is level: their error is how far they give way, and shorter steps do not change that. Only stiffer springs do, and these need shorter steps.
methods-cost-4 = Two points of the diagram as runs: simple steps with feedback, of 20 ms and of 10 ms, beside the reference. After one second they are 103 mm and 50 mm away from it.
methods-cost-3 = The motion of a pendulum is smooth. With impacts and friction a method that does not locate the moments of impact is of first order at best, and what counts is the left end of the diagram: the price of one large step that does not blow up.
methods-cost-label = Error against computing time, both axes logarithmic
methods-measure = Measure
methods-compute = Compute the map
methods-cancel = Cancel
methods-progress = { $done } of { $all }

## 3 Stability
methods-stability-title = Stability maps
methods-stability-1 = Feedback makes {$C} obey the equation of a damped spring, but in steps. For symplectic Euler a step is a 2 × 2 matrix, and the error decays where both of its eigenvalues have modulus less than one:
methods-stability-2 = The map is not drawn from this formula. At each point a stick that is 1 mm too long takes up to 640 steps (of 20 ms in the first map), and the largest error in their second half is compared with that in the first: blue is decay, the darker the faster; red is growth; palest blue is an error that keeps its size. The line is the theoretical boundary. Press on a point to load its values and watch the run, or move the cross-hair with the arrow keys and press Enter.
methods-map-feedback = feedback: α and β
methods-map-damped = feedback with α = β²/4: β and h
methods-map-spring = penalty: k and h
methods-map-label = Stability map: measured decay or growth, and the theoretical boundary. Arrow keys move a cross-hair, Enter loads its values.
methods-map-point = { $values }: { $verdict }.
methods-map-loaded = { $values }: { $verdict }. Loaded.
methods-map-decays = the error decays
methods-map-stays = the error keeps its size
methods-map-grows = the error grows
methods-map-unmeasured = not measured yet
methods-stability-5 = With critical damping, α = β²/4, only {$beta} and {$h} are left. The second map has a single limit; the rule of thumb of “{$drift}”, β below 1/h, stays inside it:
methods-stability-3 = For a penalty spring without damping only one number matters:
methods-stability-4 = Below the line it oscillates for ever, above it explodes. A stiffer spring requires shorter steps, and the stiffest link of a scene determines the step for all. Two bars are stiffer than one stick: a joint’s error also turns the bars.
methods-springs-question = The two bars with springs for joints, k = 1000 N/m and 10 000 N/m, both with h = 10 ms. Which run is stable?
methods-springs-choice-both = both: the limit is 40 000 N/m
methods-springs-choice-soft = only the soft one
methods-springs-choice-stiff = only the stiff one
methods-springs-measured = The soft joints open by up to { $soft } mm, the stiff ones by { $stiff } m.
methods-springs-why-1 = The effective mass is 1/A, and the largest eigenvalue of A reaches 8.75 1/kg for these bars: in the worst configuration the limit is 4600 N/m. A little above it the bars leave this configuration before the growth matters; at 10 000 N/m they do not. And the soft joints hold only by sagging.

## 4 Decisions
methods-decide-title = Which method, which stabilisation, which solver
methods-decide-1 = What the measurements recommend:
methods-need-exact = A smooth motion, many digits
methods-take-exact = Constraint forces with Runge–Kutta 4, feedback with β = 2√α well inside the map, direct solver.
methods-need-long = A long motion, energy and momentum conserved
methods-take-long = RATTLE; needs no stabilisation; direct solver.
methods-need-contact = Contacts, friction, stacks
methods-take-contact = Impulses with small substeps; soft constraints or relaxation; Gauss–Seidel with warm start, more accurate solvers for large mass ratios.
methods-need-robot = Robots, figures with motors, few contacts
methods-take-robot = Generalised coordinates; contacts and limits as impulses.
methods-need-cloth = Cloth, ropes, plausible animation
methods-take-cloth = Positions with compliance, one sweep in each of many substeps.
methods-need-soft = Rubber and other materials that are really elastic
methods-take-soft = Springs, as long as kh² is far below 4m; beyond it compliance.
methods-decide-3 = Two of these recommendations can be checked here. In ten seconds RATTLE changes the energy by 0.00027 J, simple steps with feedback change it by 3.8 J. And springs of 10 000 N/m explode, where positions with the same compliance open the joints by 6.7 mm at most.
methods-decide-2 = “{$positions}” explains which momentum each method conserves for free bodies; “{$iterating}” is about the solvers.

methods-line-1 = A step of symplectic Euler on C̈ = −αC − βĊ.
methods-line-2 = The first equation in the second; both are linear.
methods-line-3 = Sum and product of the eigenvalues.
methods-line-4 = When both roots of z² − tr z + det have modulus below one (Schur, Cohn, Jury).
methods-line-5 = −tr < 1 + det gives the first, det > −1 the second; for positive α and β the others hold.

## Exercises
methods-exercises-title = Exercises
methods-exercise-1 = How stiff may a penalty spring on 1 kg be with steps of 10 ms?
methods-exercise-1-ask = The stiffest spring, in N/m
methods-exercise-1-hint = kh²/m < 4.
methods-exercise-1-half-ask = And with steps of 5 ms, in N/m
methods-exercise-1-half-hint = Half the step enters as a square.
methods-exercise-1-answer = {$answer-k}. Load a point just above and just below the line on the map.
methods-exercise-2 = With {$beta} = 20 s⁻¹ and {$h} = 20 ms, how large may {$alpha} be?
methods-exercise-2-ask = The largest α, in s⁻²
methods-exercise-2-hint = αh² + 2βh < 4.
methods-exercise-2-answer = {$answer-alpha}, from the first condition. Critical damping, α = β²/4 = 100, is far inside.
methods-exercise-3 = A method has an error of 8 mm with 10 ms and of 2 mm with 5 ms. How large is its error with 1 ms, and when can this answer be trusted?
methods-exercise-3-ask = The error with 1 ms, in mm
methods-exercise-3-hint = A quarter for half the step is second order: the error is proportional to h².
methods-exercise-3-choice-always = With any two errors: the order of a method is fixed
methods-exercise-3-choice-straight = When the points lie on a straight line in the diagram
methods-exercise-3-choice-small = Whenever the step is small enough
methods-exercise-3-not-always = The order is what holds for small steps. At large ones the errors have not reached it yet.
methods-exercise-3-not-small = At tiny steps rounding dominates, and the error no longer falls.
methods-exercise-3-answer = A quarter for half the step is second order: 0.08 mm. The answer can be trusted if the points lie on a straight line in the diagram; at large steps they do not yet, and at tiny ones rounding dominates.
methods-exercise-4 = Feedback is critically damped, α = β²/4, and {$h} = 5 ms. How large may {$beta} be?
methods-exercise-4-ask = The largest β, in s⁻¹
methods-exercise-4-hint = Insert α = β²/4 into αh² + 2βh < 4, and solve for βh.
methods-exercise-4-answer = {$answer-beta}. With x = βh the condition is x²/4 + 2x < 4. Find the limit in the second map, and load a point on either side of it.

methods-sources-title = Sources
methods-source-duthaler = Stefan Duthaler, *Constrained Dynamics* (slides, in German, 2003), slides 4 and 10: springs, feedback; after Andrew Witkin.
methods-source-hairer = Ernst Hairer, Christian Lubich, Gerhard Wanner, *Geometric Numerical Integration*, Springer 2006, chapters I and VII.1: RATTLE, long motions.
methods-source-ascher = Uri Ascher, Hongsheng Chin, Sebastian Reich, *Stabilization of DAEs and invariant manifolds*, Numerische Mathematik 67 (1994), 131–149.

## Buttons, presets and runs
methods-preset-race = all methods together
methods-preset-springs = springs for joints
methods-preset-cost = two points of the diagram
methods-preset-long = RATTLE beside feedback
methods-preset-stick = one stick, too long
methods-run-truth = reference (1 ms)
methods-run-feedback = feedback
methods-run-impulses = impulses
methods-run-generalised = generalised
methods-run-position = positions
methods-run-rattle = RATTLE
methods-run-rk4 = feedback, RK4
methods-run-coarse = h = 20 ms
methods-run-fine = h = 10 ms
methods-run-soft = k 1000
methods-run-stiff = k 10 000
methods-run-compliant = k 10 000, positions
methods-run-stick = stick
