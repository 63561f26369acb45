# Lesson "None, one, many solutions". {$names} in the text are formulas: src/lessons/solutions/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

solutions-lead = A system of linear equations has one solution, or none, or infinitely many. A complementarity problem can also have two, or three, and a piece of chalk on a blackboard shows that such problems occur in nature.
solutions-guide = Drag the lines yourself while you read: the text under the picture shows at once how many solutions there are.

## 1 One pair
solutions-pair-title = One pair: slope and height
solutions-pair-1 = With one unknown everything can be seen at a glance. The straight line {$line} meets the corner from the last lesson. If it rises, {$A-positive}, it meets the corner exactly once, wherever it begins: from above on the vertical part, from below on the horizontal one.
solutions-falling-question = The line falls: A = −1, and it begins at b = 1. How many solutions are there?
solutions-falling-choice-none = none
solutions-falling-choice-one = one
solutions-falling-choice-two = two
solutions-falling-measured = Found: { $count }, at λ = { $lambda }.
solutions-falling-why = It begins above the corner: λ = 0 with w = 1 is a solution. As it falls, it also crosses the horizontal part, at λ = 1. Both are solutions; the problem does not determine which.
solutions-pair-2 = If it begins below, {$b-negative}, and falls, it never reaches the corner, and there is no solution. Between the two cases lies the horizontal line, {$A-zero}. Below zero it gives no solution, above zero one, and exactly at zero infinitely many: every force leaves {$w-zero}.

## 2 Chalk
solutions-rod-title = Chalk on the blackboard
solutions-rod-1 = Does a falling line ever occur? For a contact without friction {$A} is the acceleration that a unit force at the contact gives its own point, and that is never negative. But push a piece of chalk, held steeply, forwards across the blackboard: it chatters and draws dots. Paul Painlevé explained this in 1895 with a rod that slides on its tip over rough ground.
solutions-rod-2 = Friction is proportional to the normal force of the ground, {$friction}, and it turns the rod. If it turns the rod so that the tip is driven into the ground, a larger normal force can press the tip *down*. Written out, these are Newton’s equations with the unknowns {$unknowns}; eliminate those without bounds, as in the last lesson, and one pair is left:
solutions-rod-3 = The mass is 1 kg, the length 2 m. All numbers come from the five equations, reduced by the core. Tilt the rod and change the friction; {$omega} is its initial angular velocity, which pulls the tip upwards.
solutions-chalk-question = Steep and rough, θ = 63°, μ = 2, and not turning. In how many ways can the ground respond?
solutions-chalk-choice-one = as always, in exactly one way
solutions-chalk-choice-none = in no way: there is no solution
solutions-chalk-choice-two = in two ways
solutions-chalk-measured = A = { $a }, b = { $b }: { $count } solutions.
solutions-chalk-why = {$A} is negative, and the line begins below the corner. No finite force of the ground is consistent with a rigid body, sliding and friction. In nature the tip then jams instantly: here the rigid-body model with finite forces breaks down, and the time-stepping methods of this course get past it because they solve for impulses.
solutions-rod-4 = Now let it turn so fast that the line begins above the corner. Then there are two answers: the tip may lift off, or stay in contact and be pressed down:
solutions-runs-1 = The accelerations leave open what happens next. With impulses there is always a continuation, so let a run show each of the three cases, from two initial states: the tip slides at 3 m/s and stays on the ground, or is just leaving it at 1 cm/s.
solutions-starts-question = The two initial states differ by 1 cm/s. In which case do the runs diverge?
solutions-starts-choice-none = in none: 1 cm/s makes no lasting difference
solutions-starts-choice-chalk = where there is no solution
solutions-starts-choice-turning = where there are two solutions
solutions-starts-measured = After a quarter of a second the turning rod rotates at { $rests } rad/s from one start and at { $lifted } rad/s from the other.
solutions-starts-why = With one solution the lifted tip comes down again at once, and the runs agree. With none, both tips jam. With two solutions the tip on the ground jams, which leaves the rod with 2 rad/s at first; the lifted tip is free, and the rod keeps 4 rad/s. Each run follows one of the two solutions, and a centimetre per second decides which.
solutions-runs-2 = Jamming takes 0.92 N·s in one step, however short the step: an impact without approach. A tip of chalk is slightly compliant, and how deep it is pressed in decides which of the solutions occurs.

## 3 Two pairs
solutions-plane-title = Two pairs: lines that meet more often
solutions-plane-1 = In the λ-plane the solutions are the points where the solid kinked line meets the dashed one. Two kinked lines may meet several times, at single points or along a whole segment.
solutions-three-question = A = ((1, 2), (2, 1)) and b = (−1, −1). All entries of A are positive. How many solutions?
solutions-three-choice-one = one
solutions-three-choice-two = two
solutions-three-choice-three = three
solutions-three-measured = Found: { $count }, namely { $lambda }.
solutions-three-why = Each row alone can carry the whole load, and both together can share it. The energy explains it: A is indefinite, the surface is a saddle, two solutions are minima on the walls, and the third is the pass between them. Solvers end at one or another, depending on where they start; move the diamond and see.
solutions-plane-2 = A whole segment of solutions occurs where the two rows are equal, as with a table on four legs: how the load is shared is not determined, only the sum is.
solutions-plane-3 = And a ray: here two opposing forces may grow without bound, and nothing moves.

## 4 Proof
solutions-proof-title = No solution, with proof
solutions-proof-1 = That no solution was found is not a proof. But if the inequalities {$feasible} contradict each other, there is one: weights {$y} that combine them into something impossible.
solutions-proof-2 = A sum of nonnegative terms would be negative. Given {$y}, this can be checked in one line, without trusting the solver. It is shown under the picture wherever it exists:
solutions-psd-question = The inequalities can be satisfied. Is there a solution then?
solutions-psd-choice-always = yes, always
solutions-psd-choice-depends = that depends on A
solutions-psd-measured = Here none of the { $bases } complementary choices gives one, although the region is not empty.
solutions-psd-why = If A is positive semi-definite, yes: then a nonempty region is enough. Matrices of contacts without friction are, so that every feasible problem has a solution. Otherwise the case shown here may occur: a green region, but no point of it is complementary.
solutions-proof-3 = Lemke’s pivoting method goes from vertex to vertex and may end on an edge that leads to infinity, a *ray*. For the matrices just mentioned this too is a proof; in general it decides nothing. This problem has two solutions, and Lemke’s method nevertheless ends in a ray:

## 5 Cones
solutions-cones-title = The other picture: cones
solutions-cones-1 = Keep A fixed and ask for which {$b} there are solutions. Each choice of the contacts that push gives a cone: {$cone-form} with λ or w from each pair. In the plane of {$b} there are four cones, between the arrows. The number of cones that contain {$b} is the number of solutions.
solutions-cones-2 = Drag {$b} around. With a positive definite A the four cones cover the plane exactly once, without gap or overlap, and there is always one solution:
solutions-cones-3 = With the three solutions above, three cones overlap at {$b}, and elsewhere there is only one:
solutions-cones-4 = The cones cover the plane exactly once if and only if all principal minors of the matrix are positive. Such matrices are called P-matrices; they need not be symmetric. With two rows: {$p-matrix}. Drag the tips of the columns and see when a gap opens.
solutions-cones-5 = Three rows have eight cones, and {$b} lies in space. The picture shows their intersections with the unit sphere: drag to turn it, and drag {$b} over it. These are the three contacts of a pillar with a triangular base, first sliding on smooth ground, then on rough ground with μ = 2:
solutions-cones-6 = On smooth ground the cones cover the sphere once. On rough ground A₁₁ is negative, as with the rod, and the cones fold over: {$b} lies in two of them or in none. This is Painlevé’s paradox in space.

## 6 Propositions
solutions-props-title = Three propositions and their hypotheses
solutions-props-1 = The mechanics notes by hi-ogawa lay the foundation in three propositions. A proof shows that the hypotheses suffice, a counterexample that one of them is necessary. Switch a hypothesis off: the lines of the proof that use it are no longer valid, and the core searches small integers for a case in which the conclusion is false.
solutions-props-2 = As a case of the third, take the gradients (1, 0) and (1, 1) and b = (−1, 1): the first row pushes, the second opens.
solutions-props-search = Look for a counterexample
solutions-props-proof = Proof
solutions-props-broken = Not valid: this line uses a hypothesis that is switched off.
solutions-props-holds = { $met } of { $cases } cases meet the hypotheses, and the conclusion holds in all of them.
solutions-props-unused = { $met } of { $cases } cases meet the remaining hypotheses, and the conclusion holds in all of them: the proof does not need the hypothesis that is off.
solutions-props-fails = Counterexample:
solutions-prop1-fold = Proposition 1: constraint forces do no work
solutions-prop1-given = A bead of 1 kg on a wire ring of radius 1 m. If
solutions-prop1-fixed = the ring is fixed, so that C does not depend on time,
solutions-prop1-legal = the velocity is legal, {$legal},
solutions-prop1-along = and the wire acts along the gradient only, {$J-force},
solutions-prop1-then = then the constraint force has no power: {$no-power}.
solutions-prop1-line-1 = Substitute the force of the wire.
solutions-prop1-line-2 = The transposed matrix moves to the other factor.
solutions-prop1-line-3 = Chain rule, since C does not depend on time.
solutions-prop1-line-4 = The velocity is legal.
solutions-prop1-found = at x = { $at } m with v = { $velocity } m/s the wire acts with f̂ = { $force } N, and f̂·v = { $power } W.
solutions-prop2-fold = Proposition 2: a formula for the constraint force
solutions-prop2-given = The same bead, with {$newton}, {$delassus} and {$given-b}. If
solutions-prop2-kept = the acceleration satisfies the constraint, {$kept},
solutions-prop2-independent = and the rows are independent, so that A has an inverse (the notes assume this tacitly),
solutions-prop2-then = then λ has exactly one value: {$lambda-formula}.
solutions-prop2-line-1 = The acceleration satisfies the constraint.
solutions-prop2-line-2 = Chain rule, twice.
solutions-prop2-line-3 = The equation of motion, with {$J-force}.
solutions-prop2-line-4 = The definitions of A and b.
solutions-prop2-line-5 = A has an inverse.
solutions-prop2-found-other = at x = { $at } m with v = { $velocity } m/s feedback requires C̈ = { $acceleration }. The core has λ = { $lambda }, the formula gives { $formula }.
solutions-prop2-found-many = the ring is listed twice. At x = { $at } m with v = { $velocity } m/s the core has λ = { $lambda }, but every other λ with this sum gives the same force.
solutions-prop3-fold = Proposition 3: inequalities become a complementarity problem
solutions-prop3-given = Two rows of a particle of 1 kg, with {$at-rest}. If
solutions-prop3-opens = no gap closes, {$opens},
solutions-prop3-gradient = no gradient is zero, {$gradient},
solutions-prop3-pushes = the forces only push, {$pushes},
solutions-prop3-either = and each row either opens or pushes, {$either},
solutions-prop3-then = then {$complementary}.
solutions-prop3-line-1 = As in proposition 2.
solutions-prop3-line-2 = No gap closes.
solutions-prop3-line-3 = The force is λ times a gradient that is not zero.
solutions-prop3-line-4 = Either the force is zero, and with it λ, or the acceleration is.
solutions-prop3-line-5 = The sum of these products.
solutions-prop3-found = gradients { $first } and { $second }, b = { $b }, λ = { $lambda }. Then C̈ = { $w }, and λ·C̈ = { $product }.

## Exercises
solutions-exercises-title = Exercises
solutions-exercise-1 = A = 0, b = 0, and λ between 0 and 1. What are the solutions?
solutions-exercise-1-ask = The largest solution
solutions-exercise-1-hint = w is zero for every λ between the bounds.
solutions-exercise-1-answer = Every λ from 0 to 1: w is always zero, and at the bounds that is allowed too.
solutions-exercise-2 = Find a matrix that is not symmetric and for which there is exactly one solution for every b.
solutions-exercise-2-choice-turning = ((1, 2), (−2, 1))
solutions-exercise-2-choice-mirrored = ((1, 2), (2, 1))
solutions-exercise-2-choice-skew = ((1, 2), (1, 1))
solutions-exercise-2-not-mirrored = It is symmetric, and its determinant is negative.
solutions-exercise-2-not-skew = Its determinant is negative: it is no P-matrix.
solutions-exercise-2-ask = Its determinant
solutions-exercise-2-hint = Product of the diagonal minus the product of the other two.
solutions-exercise-2-answer = Any P-matrix, for example ((1, 2), (−2, 1)): its minors are 1, 1 and 5.
solutions-exercise-3 = How rough must the ground be at least for Painlevé’s paradox with a slender rod?
solutions-exercise-3-ask = The least μ
solutions-exercise-3-hint = A vanishes where 1 + 3cos²θ = 3μ sin θ cos θ; for which μ is there such an angle?
solutions-exercise-3-answer = {$answer-mu}, and then only at one angle, {$answer-theta}. Set it and see A become zero.
solutions-exercise-4 = y = (1, 1) proves that there is no solution for A = ((1, −1), (−1, 1)) and b = (−1, 0.5). Check it.
solutions-exercise-4-ask = b·y
solutions-exercise-4-hint = Multiply row by row: 1·(−1) + 1·0.5.
solutions-exercise-4-answer = y ≥ 0; Aᵀy = 0; b·y = −0.5 < 0. The two rows add up to 0 ≥ 0.5.
solutions-exercise-5 = The steep rod above, with ℓ = 1 m from its centre to its tip, slides at 3 m/s without turning and jams. How fast does it turn immediately afterwards?
solutions-exercise-5-ask = The angular velocity, in rad/s
solutions-exercise-5-hint = The impulse acts at the tip, so the angular momentum about the tip is conserved: mvℓ sin θ before, (I + mℓ²)ω afterwards, with I = mℓ²/3.
solutions-exercise-5-answer = {$answer-jam}, which is 2.0 rad/s. The size of the impulse does not matter: it has no moment about the tip.
solutions-exercise-6 = Switch off the four hypotheses of proposition 3 one at a time. How many of them turn out to be necessary?
solutions-exercise-6-ask = Necessary hypotheses
solutions-exercise-6-hint = See which lines of the proof are no longer valid, and whether the search finds anything.
solutions-exercise-6-answer = Three. No line uses that the forces only push: λ ≥ 0 is part of the problem, but not necessary for this conclusion.

solutions-sources-title = Sources
solutions-source-painleve = Paul Painlevé, *Sur les lois du frottement de glissement*, Comptes rendus 121 (1895), 112–115.
solutions-source-genot = Frank Génot and Bernard Brogliato, *New results on Painlevé paradoxes*, European Journal of Mechanics A/Solids 18 (1999), 653–677.
solutions-source-cottle = Richard W. Cottle, Jong-Shi Pang and Richard E. Stone, *The Linear Complementarity Problem*, SIAM 2009, chapters 1, 3 and 4.
solutions-source-ogawa = hi-ogawa, *mechanics* (2020), “Constrained dynamics”: propositions 1 to 3.

## The rod
solutions-rod-label = A rod that slides to the right on its lower tip
solutions-rod-theta = angle
solutions-rod-mu = friction
solutions-rod-omega = rotation
solutions-quantity-a = A, acceleration of the tip per unit force
solutions-quantity-b = b, acceleration of the tip without contact force
solutions-runs-label = Number of solutions
solutions-run-one = one solution
solutions-run-none = none
solutions-run-several = two
solutions-run-count = Forces of the ground consistent with the accelerations: { $count }
solutions-run-start = Initial state
solutions-run-start-0 = tip on the ground
solutions-run-start-1 = tip leaving at 1 cm/s
solutions-run-impulse = largest impulse
solutions-run-height = height of the tip at the end
solutions-run-time = Time
solutions-run-play = Play the run
solutions-run-pause = Pause the run

## Buttons
solutions-try-climbing = rising
solutions-try-falling = falling from above
solutions-try-below = falling from below
solutions-try-level = horizontal at zero
solutions-try-chalk = steep and rough
solutions-try-turning = the same, rotating
solutions-try-flat = flat
solutions-try-three = three solutions
solutions-try-segment = a segment
solutions-try-ray = a ray
solutions-try-infeasible = contradiction
solutions-try-lemke = two solutions; Lemke ends in a ray
solutions-try-cones-pd = positive definite
solutions-try-cones-three = three cones
solutions-try-pillar = pillar on smooth ground
solutions-try-pillar-rough = pillar on rough ground
solutions-try-rows = two rows of a particle
