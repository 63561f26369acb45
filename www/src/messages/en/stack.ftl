# Lesson "Solving a stack". {$names} in the text are formulas: src/lessons/stack/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

stack-lead = Ten boxes, twenty contacts, forty unknowns that all depend on each other. Nearly every game solves such a problem sixty times a second, and nearly always in the simplest way there is: row by row.
stack-guide = The boxes have a mass of 1 kg each, so the ground has to bear 98.1 N. Watch how a solver finds this value.

## 1 Rows
stack-rows-title = One row at a time
stack-rows-1 = Take one contact and assume that all other forces are right. Then its own force takes one division and one comparison, since it can only push:
stack-rows-2 = Here {$w-i} is the velocity with which the contact opens, negative while it closes, and {$A-ii} is the change of {$w-i} per unit of {$lambda-i}. Then comes the next contact, with the new velocities, and so on through all of them: one sweep. This is the projected Gauss–Seidel method of “{$iterating}”. It needs no matrix at all, only the velocities {$v}, which are kept up to date:
stack-rows-3 = The stack stands at rest, and all forces start from zero. A sweep goes from the ground upwards.
stack-first-question = How much of the weight does the ground bear after the first sweep?
stack-first-choice-all = all of it
stack-first-choice-half = about half
stack-first-choice-little = less than a tenth
stack-first-measured = It bears { $share } N of { $weight } N.
stack-first-why-1 = The row at the ground involves only the lowest box: it stops the fall of this box, without any information about the nine above. They are stopped one after another, but their weight has to propagate downwards, by one contact in each sweep.
stack-rows-4 = The run is now paused. Go through this one step row by row: a ring marks the contact being updated, a square marks one that is held at its bound. Watch the forces grow in the stack, from below and from above, sweep by sweep. *Cold* starts from zero; *warm* is the subject of section 3.

## 2 Order
stack-order-title = The order of the rows
stack-order-1 = Three runs of the same stack, 15 sweeps and always from zero: upwards, downwards, and in a new order in every step. Each row uses the results of the rows before it, so the order is part of the method.
stack-order-2 = Downwards a push from above is passed on within one sweep, but the reaction of the ground rises by only one contact. Shuffled rows are as good on average, and the remaining error is not biased to one side. The solution is the same in all cases; what differs is how closely 15 sweeps approach it.

## 3 Start
stack-start-title = Where to start
stack-start-sweeps = A stack of n boxes needs on the order of {$n-squared} sweeps. That would be a hundred for ten boxes, in every step.
stack-line-1 = Newton’s law over one step from rest, for n equal boxes that do not tip: each is pushed up from below and down from above, and nothing lies on the top one. The λ are impulses.
stack-line-2 = A contact opens at the difference of the velocities of its boxes; the ground is at rest. Line 1, twice.
stack-line-3 = The update of a row, with {$A-ii} = 2/m, at the ground 1/m: above the ground each impulse becomes the mean of its neighbours. None is negative, so no bound acts.
stack-line-4 = The solution satisfies line 3 with an equals sign; subtracted, it leaves the errors. The value below is new already, the value above still old.
stack-line-5 = Inserted into line 4, with cos (i − 2)φ + cos iφ = 2 cos φ cos (i − 1)φ.
stack-line-6 = Above the top box there is no error. Of all such φ the smallest decays most slowly.
stack-line-7 = The factor of one sweep. A tenth of this error is left after 0.93 n² sweeps; for ten boxes these are 93.
stack-start-1 = But from one step to the next hardly anything changes. Why not start from the forces of the previous step, as the chain of “{$impulses}” did? Two runs, ten sweeps each: one starts *warm*, one *cold*, from zero.
stack-warm-question = Which stack is standing after five seconds?
stack-warm-choice-both = both
stack-warm-choice-warm = only the warm one
stack-warm-choice-neither = neither
stack-warm-measured = The top box is at { $warmTop } m in the warm run, at { $coldTop } m in the cold one.
stack-warm-why-1 = The warm run spreads its sweeps over many steps: after about half a second its forces are right and stay right. The cold run starts from zero in each step. At first its sweeps reach only part of the weight, and the stack sinks until the overlaps push back hard enough; then it leans, and falls over.
stack-start-2 = This requires recognising contacts from step to step. Each one has an identifier made of the corners and edges that touch, and as long as this stays the same it keeps its {$lambda}.

## 4 Load
stack-load-title = Heavy on light
stack-load-1 = Five boxes, the top one a hundred times as heavy as the others; 30 sweeps, warm.
stack-heavy-question = What happens within five seconds?
stack-heavy-choice-stands = it stands
stack-heavy-choice-sinks = it sinks into itself and stays standing
stack-heavy-choice-falls = it falls over
stack-heavy-measured = The heavy box is at { $top } m; it began at 2.25 m.
stack-heavy-why-1 = In each sweep a light box can hand down only about as much as its own mass allows, so a ratio of {$ratio} takes about fifty times as many sweeps here. This is the weakness of all row-by-row methods, and the reason why games avoid heavy objects on light ones.
stack-load-2 = Other solvers treat more than one row at a time: this one estimates from a few sweeps which contacts hold, and solves for all of those at once. It costs more and finds the forces for any load.

stack-load-3 = Or keep the work and divide the step: four substeps with eight sweeps each are as much work as 32 sweeps, and yet the tower stands. With warm starts no sweep is lost, and the error that gravity causes in one substep falls with the square of its length. That is what modern engines do.

## Exercises
stack-exercises-title = Exercises
stack-exercise-1 = In which order must the boxes of a stack be swept so that one sweep finds all forces exactly?
stack-exercise-1-choice-up = from the ground upwards
stack-exercise-1-choice-down = from the top downwards
stack-exercise-1-choice-no = no order does
stack-exercise-1-not-up = The row at the ground then stops the lowest box before it feels any weight from above; that arrives in later sweeps.
stack-exercise-1-not-down = At first the boxes fall alike: the rows above the ground find nothing to stop.
stack-exercise-1-ask = What the lowest contact must carry in the end, for ten boxes of 1 kg, in N
stack-exercise-1-hint = All ten weights.
stack-exercise-1-answer = No order does. At first all boxes fall alike, so a contact that comes before the one at the ground finds nothing to stop. In any order the row at the ground stops only the lowest box; the weight above has to wait for the next sweeps.
stack-exercise-2 = With the solver Jacobi all rows are corrected at once, each from the old velocities. Why does the plain Jacobi method diverge for a plank with many supports?
stack-exercise-2-choice-order = The rows are corrected in the wrong order
stack-exercise-2-choice-each = Each support stops the whole plank by itself
stack-exercise-2-choice-rounding = Rounding errors add up
stack-exercise-2-not-order = There is no order: all rows are corrected at once, from the same velocities.
stack-exercise-2-not-rounding = The very first sweep already pushes far too much.
stack-exercise-2-answer = Each support stops the whole plank by itself, and all of them together stop it many times over. Averaging helps, but slows convergence down.
stack-exercise-3 = Why does the tower stand if the heavy box lies at the bottom?
stack-exercise-3-choice-light = The light boxes hardly push the heavy one, and a few sweeps suffice
stack-exercise-3-choice-weight = The ground has to carry less weight
stack-exercise-3-choice-friction = The heavy box holds the tower by its friction
stack-exercise-3-not-weight = It carries the weight of the whole tower in any order of the boxes.
stack-exercise-3-not-friction = The tower is straight and its forces are vertical; friction has nothing to hold here.
stack-exercise-3-ask = The force on the ground with the 100 kg at the bottom and four boxes of 1 kg on it, in N
stack-exercise-3-hint = 104 kg rest on the ground.
stack-exercise-3-answer = Then each force is small where the boxes are light: the ground stops the heavy box in a few sweeps, and the light ones above hardly push it.
stack-exercise-4 = Ten boxes of 1 kg are at rest. Which force acts between the fifth and the sixth box from below?
stack-exercise-4-ask = The force, in N
stack-exercise-4-hint = How many boxes lie above that contact?
stack-exercise-4-answer = It carries the five boxes above it: 49.1 N. So λ grows linearly from the top to the ground, and the sweeps have to find exactly this slope.

stack-sources-title = Sources
stack-source-catto = Erin Catto, *Iterative dynamics with temporal coherence*, GDC 2005: impulses row by row, warm start.
stack-source-tazz = tazz, *剛体の接触問題のLCPへの定式化*, part 1. 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, section 5.1: the sweep that keeps Δv up to date.
stack-source-erleben = Kenny Erleben, *Numerical methods for linear complementarity problems in physics-based animation*, SIGGRAPH 2013: splittings, among them projected Gauss–Seidel.


## Buttons, presets and runs
stack-preset-ten = ten boxes
stack-preset-first = ten boxes
stack-preset-warm = warm and cold
stack-preset-order = three orders
stack-preset-heavy = heavy on light
stack-preset-blocks = heavy load, better solver
stack-preset-substeps = four substeps
stack-preset-pyramid = pyramid
stack-run-ten = ten boxes
stack-run-warm = warm
stack-run-cold = cold
stack-run-up = upwards
stack-run-down = downwards
stack-run-shuffled = shuffled
stack-run-heavy = 100 kg on top
stack-run-pyramid = pyramid
