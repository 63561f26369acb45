# Lesson "From forces to impulses". {$names} in the text are formulas: src/lessons/impulses/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

impulses-lead = A game has sixteen milliseconds to hold a hundred joints together. In that time one linear system, {$goal}, determines the jump of every velocity. Where does it come from, why does no acceleration occur in it, and how can it be solved without ever being formed?
impulses-guide = Two bars of 1 kg and 2 kg swing from a pin, a hundred steps a second, one exact solve in each. Everything below is about one of these steps. Pause, and go through it with the step button.

## 1 Stacked vectors
impulses-stack-title = All bodies in four quantities
impulses-stack-1 = In “{$particles}” positions, velocities and forces of all particles were stacked into long vectors. A rigid body adds its orientation R, its angular velocity ω and the torque τ on it, and its inertia tensor stands in {$M} beside its mass:
impulses-stack-2 = Lee’s lecture notes call these vectors s, V and f. In space each body fills six rows of {$v}. In the plane an angle is enough, and there are three:
impulses-stack-3 = Newton’s and Euler’s laws for all bodies together are one line. The constraint forces are {$fhat} as before, and {$S} maps angular velocities to rates of change of the orientation; in the plane it is the identity.
impulses-stack-4 = The gyroscopic torque of bodies that rotate in space is included in {$Q}.

## 2 One step
impulses-step-title = One step, one impulse
impulses-step-1 = Now look at a whole step of length {$h} instead of an instant. Treat all forces as constant during the step, and require that the velocity at its end pull no joint apart:
impulses-step-2 = These are two equations for two unknowns. Substitute the first into the second, and move the known terms to the right-hand side:
impulses-step-3 = The unknown is {$hlambda}, an *impulse* in newton seconds. {$free} is the velocity that the bodies would have without joints, and {$J} maps it to the rates at which the joints would separate. The matrix gives the effect of impulses on these rates. Nothing was differentiated twice: there is no velocity term {$jdotv}.

## 3 b
impulses-b-title = The three terms of b
impulses-b-1 = If the two points of a joint are {$C} apart already, the velocity should also bring them closer: we then require at the end of the step not {$Jv} = 0 but a velocity that removes the fraction {$beta-B} of the error in one step. In the form w = Aλ + b that this course uses everywhere:
impulses-b-2 = Here are the three terms for every row at this moment, their sum, and the impulse that follows from all rows together:
impulses-b-3 = Each has one cause. Choose an experiment in which one of them acts alone in the first step: weight, an impact, an open joint.
impulses-b-4 = At rest only the weight is left: in 10 ms free fall would reach 0.098 m/s, and the pin’s vertical row must prevent exactly that. The joint between the bars has a zero there: both bars would fall equally fast, so nothing would pull this joint apart. Its impulse is nevertheless not zero, because it carries the lower bar: the rows are coupled by {$A}.

## 4 Errors of position
impulses-errors-title = Baumgarte’s term
impulses-errors-1 = A joint that is held at velocity level alone does not notice an error of position. The last term of {$b} makes it do so, and to first order the error shrinks by the same factor in every step:
impulses-errors-2 = The whole error at once, {$beta-B} = 1, makes joints jitter wherever rows are solved inexactly; usual values are 0.1 to 0.3. What this costs is the subject of “{$joints}”. Here two bars float without weight, and their joint is open by 30 cm.
impulses-torn-question = If each step removes a fifth of the error, how far is the joint open after five steps?
impulses-torn-choice-closed = not at all: five times a fifth
impulses-torn-choice-third = about a third of the gap
impulses-torn-choice-most = more than half of the gap
impulses-torn-measured = After five steps it was { $apart } mm open, { $left } % of 300 mm.
impulses-torn-why-1 = Each step removes a fifth of what is left: {$fifth-power}. The gap lies along the bars, so nothing turns and the first-order rule is exact. The lighter bar moves twice as far as the heavier one: the impulses on them are equal and opposite, and the total momentum stays zero.
impulses-errors-3-fold = For a contact: an inequality
impulses-errors-3 = A contact is the same row with an inequality: the gap {$C} must not become negative, and the ground can only push. The equation becomes a pair of conditions of which one always holds with equality:
impulses-errors-4 = This line is the starting point of “{$contact}”.

## 5 Blocks
impulses-blocks-title = The matrix in blocks
impulses-blocks-1 = The block of two joints i and j in {$A} gives the velocity at joint i that a unit impulse at joint j causes. The impulse acts through the bodies k that the two joints share, by their mass and by their inertia:
impulses-blocks-2 = In space a ball joint has three rows, so every block is 3 × 3. Start the three bricks and choose a block: below it are its summands, two for each shared body.
impulses-blocks-3 = {$A-13} is zero, since no brick is attached to both joints, and it stays zero however they move. The pin has W = 0 and adds nothing. So a long chain has a narrow band of blocks, and solving it costs no more per joint than a short one.
impulses-blocks-none = The blocks of up to four joints are shown; here there are none, or more.
impulses-blocks-zero = 0: the two joints share no movable body
impulses-blocks-choose = block of joints { $row } and { $col }
impulses-blocks-linear = mass, body { $body }
impulses-blocks-angular = inertia, body { $body }
impulses-heavy-question = The brick between joints 2 and 3 becomes ten times as heavy, with the same shape. What happens to the block A(2, 3)?
impulses-heavy-choice-more = it becomes larger
impulses-heavy-choice-same = it stays about as large
impulses-heavy-choice-tenth = it becomes a tenth
impulses-heavy-measured = Its norm is { $one } 1/kg with the light brick and { $ten } 1/kg with the heavy one.
impulses-heavy-why-1 = Joints 2 and 3 act on each other through this brick alone, and its response to an impulse is a tenth as large: mass and inertia both stand in the denominator. If its mass were infinite, the two joints would be decoupled.

## 6 Why velocities
impulses-why-title = Why velocities and not accelerations?
impulses-why-1 = So far forces were determined from conditions on accelerations. Now let a hammer hit a hanging bar: the bar flies off at 2 m/s, its pinned end with it. One run takes steps of 10 ms, the other of 5 ms.
impulses-halves-question = In its first step the pin must stop the bar’s end. How large is its force λ in that step with half the step length?
impulses-halves-choice-half = half as large
impulses-halves-choice-same = the same
impulses-halves-choice-twice = twice as large
impulses-halves-measured = λ was { $long } N and { $short } N; the impulse hλ was { $first } and { $second } N·s.
impulses-halves-why-1 = The impact determines the impulse, {$hlambda}. The force is this impulse divided by the length of the step, and it grows without bound as the step becomes shorter. A method that solves for accelerations has no answer at this instant; for one that solves for the velocity after the step, the instant is not special at all.
impulses-why-2 = So contacts may open, close and stick within a step, and with friction a solution exists even where there is none for the accelerations (“{$solutions}”). The price is accuracy: the velocity is right for the {$J} at the beginning of the step, the motion is of first order, and errors of position appear that Baumgarte’s term has to remove.

## 7 Rows
impulses-rows-title = Row by row, without A
impulses-rows-1 = Tazz’s note goes one step further: of {$A} only the diagonal is needed. Keep the change of velocity that the impulses have caused so far, {$dv-is}, and update the rows one after another. Dividing each row by its {$A-ii} once per step leaves two vector operations for an update:
impulses-rows-2 = This is the Gauss–Seidel method of “{$iterating}”, matrix-free. A row of {$J} has the entries of two bodies only, so an update costs the same in a scene of three bodies as in one of three thousand. The divided right-hand sides, and the impulses after 1, 4 and 16 sweeps from zero:

## 8 Warm start
impulses-warm-title = Starting where the last step ended
impulses-warm-1 = Sixteen sweeps are many. But from one step to the next the impulses change little, so the last ones are a good initial guess: start from them, and from the corresponding {$dv}. Eight bars swing gently, and the sweeps go on until the residual is a hundredth of {$b}.
impulses-starts-question = How many sweeps per step does the warm start need, compared with a start from zero?
impulses-starts-choice-same = about as many
impulses-starts-choice-half = about half
impulses-starts-choice-tenth = less than a tenth
impulses-starts-measured = On average { $cold } sweeps from zero, { $warm } from the impulses of the step before.
impulses-starts-why-1 = With a start from zero, the weight of the chain has to propagate through all joints anew in each step. The warm start contains it already and only has to find the changes. After an impact, when everything changes, it is no better than zero.
impulses-warm-2-fold = With another step length
impulses-warm-2 = If the step length changes, it is the force {$lambda} that stays about the same, not the impulse: the guess must be multiplied by the ratio of the new {$h} to the old.

impulses-line-1 = Newton’s and Euler’s laws over one step; the forces are constant during it.
impulses-line-2 = The velocity at the end of the step removes the fraction {$beta-B} of the error.
impulses-line-3 = Line 1 in line 2.
impulses-line-4 = A = JWJᵀ, with the known terms on the right.

## Exercises
impulses-exercises-title = Exercises
impulses-exercise-1 = A bar of 1 kg hangs at rest from its pin; {$h} = 10 ms. How large are impulse and force of the pin’s vertical row? How large with 5 ms?
impulses-exercise-1-ask = The impulse with 10 ms, in N·s
impulses-exercise-1-hint = It has to remove what the weight adds in one step: mgh.
impulses-exercise-1-half-ask = The impulse with 5 ms, in N·s
impulses-exercise-1-half-hint = The force stays; the step is half as long.
impulses-exercise-1-answer = {$answer-hang} and λ = 9.81 N; with half the step {$answer-hang-half}, and the same 9.81 N. At rest it is the force that does not depend on the step.
impulses-exercise-2 = The bar of section 6: 1 kg, ℓ = 1 m long and d = 0.1 m thick, {$inertia}, hit so that it moves at 2 m/s. Compute the pin’s impulse and the bar’s angular velocity.
impulses-exercise-2-ask = The pin’s impulse, in N·s
impulses-exercise-2-hint = A = 1/m + r²/I with r = 0.5 m; the pinned end has to lose 2 m/s.
impulses-exercise-2-turn-ask = The angular velocity, in rad/s
impulses-exercise-2-turn-hint = The impulse acts at the arm r: ω = r hλ/I.
impulses-exercise-2-answer = One row, one unknown. Try the experiment, and read both off the plots: the force is the impulse divided by {$h}.
impulses-exercise-3 = How many blocks of {$A} are not zero for an open chain of n joints on a pin? How does a ring of n joints differ?
impulses-exercise-3-ask = Blocks that are not zero, for 8 joints
impulses-exercise-3-hint = One for each joint, and two for each pair of neighbours.
impulses-exercise-3-answer = {$answer-count}: the diagonal and its neighbours on both sides. In a ring the last joint is the neighbour of the first, which adds two blocks in opposite corners; eliminating joint by joint then fills one row and one column.
impulses-exercise-4 = In “{$particles}” the right-hand side held the velocity term {$jdotv}. Where has it gone?
impulses-exercise-4-choice-position = It is left out, and returns as an error of position
impulses-exercise-4-choice-lambda = It is contained in the multipliers
impulses-exercise-4-choice-legal = It vanishes, since the velocities are legal
impulses-exercise-4-not-lambda = The step uses J as it is at its beginning; its multipliers know nothing of how J changes.
impulses-exercise-4-not-legal = A bar that turns about its pin has a legal velocity, and its velocity term is the centripetal acceleration.
impulses-exercise-4-ask = The error of one step of 10 ms, in mm, for a bar that turns at 4 rad/s about a pin 0.5 m from its centre
impulses-exercise-4-hint = ½h² times the centripetal acceleration ω²r.
impulses-exercise-4-answer = The step requires a legal velocity for the {$J} at its beginning, but then moves along a straight line while {$J} changes. The omitted term returns as an error of position of about {$order} in every step; it is this error that Baumgarte’s term removes.

impulses-sources-title = Sources
impulses-source-lee = Lee Ju Hyung (이주형), *Constrained Dynamics* (in Korean, 2011), sections 1 to 2.3: stacked vectors, equation (3), error correction, inequalities.
impulses-source-tazz = tazz, *剛体の接触問題のLCPへの定式化* (in Japanese), part 1: b, the blocks of A, divided rows.
impulses-source-catto = Erin Catto, *Iterative Dynamics with Temporal Coherence*, GDC 2005: velocity constraints, sequential impulses, warm starting.
impulses-source-stewart = David Stewart and Jeffrey Trinkle, *An implicit time-stepping scheme for rigid body dynamics with inelastic collisions and Coulomb friction*, International Journal for Numerical Methods in Engineering 39 (1996), 2673–2691.

impulses-stack-caption = The two bars now: m and rad, m/s and rad/s, N and N·m, kg and kg·m².
impulses-b-caption = A line for each row; velocities in m/s, the impulse in N·s.
impulses-rows-caption = A line for each row; 1/kg, N·s.

## Buttons, presets and runs
impulses-preset-swing = two bars swinging
impulses-preset-hang = only weight: bars at rest
impulses-preset-blow = only velocity: an impact
impulses-preset-torn = only an error: open joint
impulses-preset-halves = an impact, two step lengths
impulses-preset-bricks = three bricks in space
impulses-preset-heavy = light and heavy brick
impulses-preset-starts = cold and warm start
impulses-preset-bars = two bars and their velocities
impulses-preset-loose = with and without joints
impulses-run-swing = two bars
impulses-run-hang = at rest
impulses-run-blow = impact
impulses-run-torn = open joint
impulses-run-long = 10 ms
impulses-run-short = 5 ms
impulses-run-bricks = bricks
impulses-run-one = 1 kg
impulses-run-ten = 10 kg
impulses-run-cold = from zero
impulses-run-warm = warm
impulses-run-joined = with joints
impulses-run-loose = without joints
