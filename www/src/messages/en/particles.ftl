# Lesson "Many particles, one λ". {$names} in the text are formulas: src/lessons/particles/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

particles-lead = One bead, one wire, one multiplier: that was the beginning. A chain has twenty sticks, a cloth hundreds, and each of them pulls at particles that others pull at too. Which forces keep all the constraints at once?
particles-guide = The answer is the formula of lesson 1, written with matrices. Two panels can be opened: one shows the matrices of this very step as a picture, the other lets solvers race for {$lambda}.

## 1 The state
particles-state-title = All particles in one vector
particles-state-1 = Stack the positions of all {$n} particles into one long vector {$q}, the forces applied to them into {$Q}, and the masses into a diagonal matrix {$M}:
particles-state-2 = With {$W-is} for the reciprocal masses, where a zero means that a particle is fixed, Newton’s law for the whole system is one line. It looks like the law for one bead:

## 2 The rows
particles-rows-title = All constraints in one vector
particles-rows-1 = The {$m} constraints become the components of one function, {$C-zero}. Differentiate as before, by the chain rule:
particles-rows-2 = Each row of the *Jacobian* {$J} is the gradient of one constraint, spread over all particles. Most of its entries are zero, since a constraint involves few of them. A stick of length {$r} between two particles fills two small blocks:
particles-rows-3 = That is all a constraint has to provide: {$C}, its rate of change, its blocks of {$J}, and {$jdotv}. This makes constraints building blocks: adding one means adding a row.

## 3 Work
particles-work-title = Forces that do no work
particles-work-1 = The constraint forces {$fhat} have as many components as there are coordinates, more than there are equations. Once more the principle of virtual work decides: they do no work for any velocity at which the rates of change of all constraints are zero. So they must be a combination of the rows, with a multiplier for each:
particles-work-2 = Each stick pushes or pulls along its own direction, with equal and opposite forces at both ends, as it should. And indeed
particles-work-3 = The power of all sticks together is now {$now-power}. Single sticks may well pass energy on from particle to particle; that is how a pendulum drives the one below it.
particles-work-4-fold = A picture of it: tangent space and normal space
particles-work-4 = There is a geometric picture behind this. Take all coordinates together as one space. Each constraint {$Ci} is a hypersurface in it, and row {$i} of {$J} is its normal. The velocities that satisfy all constraints form the *tangent space*, {$tangent}; the rows span the *normal space*, the directions in which one would leave. The principle of virtual work says: the constraint force lies in the normal space, and so {$m} numbers suffice for it.
particles-normal-picture = State space: the constraint as a surface, its tangent plane with a legal velocity, and the constraint force along the normal

## 4 One system
particles-system-title = One linear system
particles-system-1 = Substitute the force into Newton’s law, and this into the requirement that every deviation decay. The result is a linear system with {$m} equations for {$m} multipliers; Witkin’s and Duthaler’s {$k-s} and {$k-d} are {$alpha} and {$beta} here. The matrix {$A} is known as the *Delassus operator*. Below it are the numbers of the first two rows:
particles-system-2 = The entry {$A-ij} is the effect of one unit of the multiplier {$j} on the second derivative of the constraint {$i}. It is zero unless the two share a particle that can move. In the double pendulum they share the middle one, and so neither force can be found without the other.
particles-metric-fold = The same step as a projection (draggable)
particles-metric-1 = What the system computes is a projection. Two carts on a rail, with a rod between them, are the smallest example that can be drawn completely: one point of the plane stands for both accelerations. Without the rod the carts would take the free acceleration {$free}; with it only the points of one line are legal. The constraint force moves the point by {$reaction} onto this line. The step does not look perpendicular unless both masses are equal. If lengths are measured with the masses, as the square root of {$metric}, it is perpendicular, and its length is proportional to {$lambda}.
particles-metric-2 = So of all legal accelerations the motion takes the one nearest to the free one, in the metric of the masses. That is *Gauss’s principle of least constraint*. The same picture returns wherever something is projected: positions after a drift, velocities at an impact, the corrections of position-based methods.
particles-metric-choice = Lengths measured
particles-metric-plain = in coordinates
particles-metric-masses = in the mass metric
particles-metric-mass = Mass
particles-metric-free = Free acceleration: drag it, or move it with the arrow keys
particles-metric-caption = Accelerations of two carts joined by a rod: the free one (blue), the legal ones (green line), the contribution of the constraint force (orange). The dashed curve joins all accelerations that are as far from the free one as the real one, in the mass metric.
particles-system-3 = In a hanging chain every link pulls on the next. The sticks from here on are in their length form, whose multiplier is a force in newtons, negative where it pulls.
particles-hang-question = Ten equal beads hang at rest, one below the other. How does the tension in the uppermost link compare with that in the lowest?
particles-hang-choice-same = they are the same
particles-hang-choice-twice = the upper one is about twice as large
particles-hang-choice-ten = the upper one is ten times as large
particles-hang-measured = The upper link pulls with { $top } N, the lowest with { $bottom } N.
particles-hang-why-1 = Every link carries what hangs below it. No link has this load as an input: each involves only its own two particles. The linear system passes the weight on from row to row.
particles-start-question = Now a chain of twenty links, straight and horizontal, held at one end, is released. How large is the tension in the first link at the very first instant?
particles-start-choice-whole = as large as the weight of the chain
particles-start-choice-half = as large as half its weight
particles-start-choice-none = zero
particles-start-measured = It began with { $begin } N. The largest tension during the motion was { $most } N; the chain weighs 19.6 N.
particles-start-why-1 = The weight is perpendicular to every link, and nothing moves yet. So both the applied forces and the velocity term give zero on the right-hand side, and zero is the solution: for an instant all beads fall freely, even the one next to the pin. The tension builds up only as the links rotate.

## 5 A step
particles-step-title = Four stages, as before
particles-step-1 = The program has not grown, only its vectors have. Clear the forces; sum the applied forces; solve for the multipliers and add the constraint forces; return everything to the integrator:
particles-step-2 = Only the third stage involves the constraints. Everything else is a particle system as it was before.

## 6 Building blocks
particles-blocks-title = Added and removed while it runs
particles-blocks-1 = Forces can be added and removed at any time. The same is true of rows. Start the bridge and open the matrix panel: the Jacobian is a staircase, since plank follows plank, and {$A} has three diagonals.
particles-blocks-2 = Now change it while it runs. A weight adds a particle and a row; a cut removes a row. Watch the matrices, and the shape that the same bridge takes under another load.
particles-blocks-3 = The next step simply has a different number of rows, now {$now-size}. No joint has to be prepared for being cut.

## 7 Solving
particles-cg-title = Solving for λ
particles-cg-1 = A matrix {$square} could be inverted, but that would be wasteful: almost all entries are zero, and the next step has a different matrix. Witkin and Duthaler take *conjugate gradients*: from an initial guess, {$lambda} is improved iteration by iteration, and all that is needed of {$A} is its product with a vector, one pass over the blocks. This course uses a closely related method, *conjugate residuals*: also with one product per iteration, it makes {$residual} as small as the iterations so far allow, and it remains well behaved where rows repeat or contradict each other and {$A} is singular.
particles-solve-question = How many iterations do conjugate residuals need for the chain of twenty links, down to a billionth of the right-hand side?
particles-solve-choice-few = fewer than ten
particles-solve-choice-rows = about twenty
particles-solve-choice-many = more than forty
particles-solve-measured = They needed { $cg }. Gauss–Seidel, which corrects one link after another, needed { $seidel }.
particles-solve-why-1 = Without rounding they need at most as many iterations as there are rows. Fewer are not enough here: each one passes information only between neighbouring links, and it has to travel from one end to the other.
particles-solve-curve = Residual of the current step’s solve, relative to the right-hand side, over the iterations.
particles-cg-2 = Watch it with time frozen. Set up the chain, let it fall a little, pause, and open the solver panel. Choose an iterate, and the stage shows its forces: the information travels along the chain.
particles-cg-3-fold = Eliminating link by link instead
particles-cg-3 = A direct solver that eliminates link by link needs a single pass, because a chain or a tree has an elimination order without *fill-in*. For twenty links and for twenty thousand the work per link is the same. What the solvers do when rows repeat or contradict each other is the subject of “{$redundant}”.

## 8 Drift
particles-drift-title = Three answers to drift
particles-drift-1 = Feedback reduces errors gradually. One can also *project*: after each step, move all particles by the smallest displacement that makes every {$C} zero, and correct the velocities likewise. Then there is no drift left at all. A chain inclined by one radian is released, three times side by side, with the 16 ms steps of a game. None of the three uses substeps; the one with projection is the impulse method that games use.
particles-methods-question = With projection all links keep their lengths to twelve digits. What happens to the energy in 5 seconds?
particles-methods-choice-kept = it is conserved
particles-methods-choice-lost = much of it is lost
particles-methods-choice-gained = it grows
particles-methods-measured = Measured by the largest kinetic energy, feedback has changed it by { $feedback }, projection by { $projection }, RATTLE by { $rattle }.
particles-methods-why-1 = Moving each particle to the nearest legal position and nothing more would lose energy: the nearest position is not the right one, and each step would cut a small corner, always on the same side. Here the velocity takes part in the correction, as in SHAKE, and little is lost. Feedback lets the links stretch and pulls them back later; these forces do work.
particles-methods-why-2 = RATTLE applies a constraint force at both ends of the step, so that the step is symmetric in time. It keeps {$C} zero up to rounding, and the energy oscillates about its true value without drifting away. A higher-order integrator does not lose much either, but takes four times the work.
particles-drift-2 = So there are two questions about every method: is the constraint satisfied, and is the motion along it correct? The plots answer them separately.

## 9 Many
particles-many-title = From here on only the numbers grow
particles-many-1 = The figure of the slides is the one that Thomas Jakobsen built for the game *Hitman* in 2000: fourteen particles and twenty-one sticks, here hanging by one hand. He kept their lengths by moving the particles repeatedly until the lengths were right; here a multiplier holds each. The cloth has 144 particles and 264 threads in space. Nothing was added to the theory.
particles-many-2 = Drag them. In the cloth, look at the forces in the threads: the tension concentrates at the two corners that are held.
particles-many-3 = The trunk of the figure has more sticks than it needs, four of them. Such a system has no unique solution, and yet it runs. “{$redundant}” explains why.

particles-line-1 = Newton’s law for all particles.
particles-line-2 = Every deviation is to decay, C̈ = −αC − βĊ; on the left C̈ by the chain rule.
particles-line-3 = Line 1 in line 2.
particles-line-4 = Virtual work: no work for any legal velocity.
particles-line-5 = Line 4 in line 3, with the known terms on the right: Aλ = −b.

## Exercises
particles-exercises-title = Exercises
particles-exercise-1 = A chain of 100 links in the plane hangs from a fixed point. How large is {$J} without the fixed point, and how many of its entries are not zero?
particles-exercise-1-ask = Entries of J that are not zero
particles-exercise-1-hint = Two numbers for each moving end of a link; the first link has only one moving end.
particles-exercise-1-answer = It is {$hundred}. The first link has one moving end, every other one two, each with two numbers: 398 of 20 000 entries.
particles-exercise-2 = Two sticks in length form meet at a particle of mass {$mass} at an angle {$phi}. What is their common entry of {$A}? When is it zero?
particles-exercise-2-ask = The entry for 2 kg and 60°, in 1/kg
particles-exercise-2-hint = Both gradients at the shared particle are unit vectors; their product is a cosine.
particles-exercise-2-answer = It is {$angle-entry}: unit vector along one stick, times 1/m, times unit vector along the other. At a right angle it vanishes, and the two sticks do not influence each other.
particles-exercise-3 = Find the tension {$tension-k} in link k, counted from above, of a hanging chain of n beads, from the linear system or by reasoning.
particles-exercise-3-ask = The tension in link 3 of 10, in N, with beads of 1 kg
particles-exercise-3-hint = How many beads hang below that link?
particles-exercise-3-answer = {$answer-tension}. The link carries all beads below it.
particles-exercise-4 = Atwood’s machine: two masses on a rope over a pulley. With their positions measured downwards, {$atwood-C}. Find {$lambda} without feedback.
particles-exercise-4-ask = λ for 3 kg and 1 kg, in N
particles-exercise-4-hint = Aλ = −b with A = 1/m₁ + 1/m₂ and b = 2g. What is the sign of λ?
particles-exercise-4-answer = There is one row with gradient 1 for both, so {$atwood-A}, and since the weights pull downwards, b is twice the gravitational acceleration. Hence {$atwood-lambda}. It is negative because positions are measured downwards and the rope pulls upwards, each mass with the same force. For 3 kg and 1 kg that is −14.7 N.
particles-exercise-5 = Why is {$jdotv} zero for a chain at rest, but not for one that swings like a straight rod?
particles-exercise-5-choice-speeds = It consists of products of velocities
particles-exercise-5-choice-lengths = It measures how fast lengths change
particles-exercise-5-choice-weight = It contains the weight
particles-exercise-5-not-lengths = All lengths are kept in both cases: how fast they change is Jv, and that is zero.
particles-exercise-5-not-weight = The weight acts on the chain at rest too.
particles-exercise-5-answer = It is quadratic in the velocities. A swinging rod keeps all lengths, but its direction rotates, and each particle needs a force towards the pivot to follow its circle.

particles-sources-title = Sources
particles-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, slides 12–21; after Andrew Witkin, *Physically Based Modeling*, SIGGRAPH 97, part “Constrained Dynamics”.
particles-source-notes = hi-ogawa, *mechanics* (2020), “Constrained dynamics”, propositions 1 and 2: zero work, and the formula for λ.
particles-source-jakobsen = Thomas Jakobsen, *Advanced Character Physics*, Game Developers Conference 2001: the figure of Hitman.
particles-source-cg = Magnus Hestenes and Eduard Stiefel, *Methods of conjugate gradients for solving linear systems*, Journal of Research of the National Bureau of Standards 49 (1952), 409–436. Eduard Stiefel, *Relaxationsmethoden bester Strategie zur Lösung linearer Gleichungssysteme*, Commentarii Mathematici Helvetici 29 (1955), 157–179: conjugate residuals.
particles-source-rattle = Hans Andersen, *RATTLE: a “velocity” version of the SHAKE algorithm*, Journal of Computational Physics 52 (1983), 24–34.

particles-quantity-A11 = entry of A, row 1, column 1
particles-quantity-A12 = entry of A, row 1, column 2
particles-quantity-A22 = entry of A, row 2, column 2
particles-quantity-b1 = entry of b, row 1
particles-quantity-b2 = entry of b, row 2
particles-quantity-lambda1 = first multiplier
particles-quantity-lambda2 = second multiplier
particles-quantity-rows = number of rows

## Buttons, presets and runs
particles-preset-double = double pendulum
particles-preset-falling = falling chain
particles-preset-bridge = rope bridge
particles-preset-solvers = chain for the solvers
particles-preset-methods = three answers to drift
particles-preset-figure = stick figure
particles-preset-cloth = cloth
particles-preset-coordinates = double pendulum, coordinate by coordinate
particles-preset-rows = a stick that is too long
particles-preset-power = double pendulum, power and speeds
particles-act-weigh = hang a weight on the middle
particles-act-cut = cut the middle
particles-run-double = double pendulum
particles-run-chain = chain
particles-run-residuals = conjugate residuals
particles-run-seidel = Gauss–Seidel
particles-run-bridge = bridge
particles-run-feedback = feedback
particles-run-projection = projection
particles-run-rattle = RATTLE
particles-run-figure = figure
particles-run-cloth = cloth
