# Lesson "None, one, many solutions". {$names} in the text are formulas: src/lessons/solutions/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

solutions-lead = A system of equations has one solution, or none, or infinitely many. A complementarity problem can also have two, or three, and a piece of chalk on a blackboard shows that nature asks such questions.
solutions-guide = Drag the lines yourself while you read: the words under the picture say at once how many solutions there are.

## 1 One pair
solutions-pair-title = One pair: slope and height
solutions-pair-1 = With one unknown everything is seen at a glance. The straight line {$line} meets the corner from the last lesson. If it climbs, {$A-positive}, it meets it exactly once, wherever it begins: above the corner on the upright part, below it on the level one.
solutions-falling-question = The line falls: A = −1, and it begins at b = 1. How many solutions are there?
solutions-falling-choice-none = none
solutions-falling-choice-one = one
solutions-falling-choice-two = two
solutions-falling-measured = Found: { $count }, at λ = { $lambda }.
solutions-falling-why = It begins above the corner: λ = 0 with w = 1 is a solution. Falling, it also crosses the level part, at λ = 1. Both are right; the problem does not say which.
solutions-pair-2 = Let it begin below, {$b-negative}: falling, it never comes up again, and there is no solution. Between the two cases lies the level line, {$A-zero}. Below zero it has none, above zero one, and at zero exactly infinitely many: every push leaves {$w-zero}.

## 2 Chalk
solutions-rod-title = Chalk on the blackboard
solutions-rod-1 = Does a falling line ever occur? For a contact without friction {$A} is the acceleration that a unit force at the contact gives its own point, and that is never negative. But push a piece of chalk ahead over the blackboard, held steeply: it chatters and draws dots. Paul Painlevé explained this in 1895 with a rod that slides on its tip over rough ground.
solutions-rod-2 = Friction follows the push of the ground, {$friction}, and it turns the rod. If it turns it so that the tip is driven into the ground, a larger push can press the tip *down*. Written out, these are Newton’s equations with the unknowns {$unknowns}; take out those without bounds, as in the last lesson, and one pair is left:
solutions-rod-3 = The mass is 1 kg, the length 2 m. All numbers come from the five equations, reduced by the core. Tilt the rod and change the friction; {$omega} is how fast it is turning already, which pulls the tip upwards.
solutions-chalk-question = Steep and rough, θ = 63°, μ = 2, and not turning. How can the ground answer?
solutions-chalk-choice-one = as always, in exactly one way
solutions-chalk-choice-none = in no way: there is no solution
solutions-chalk-choice-two = in two ways
solutions-chalk-measured = A = { $a }, b = { $b }: { $count } solutions.
solutions-chalk-why = {$A} is negative, and the line begins below the corner. No finite force of the ground agrees with rigid body, sliding and friction. In nature the tip then jams within an instant: the model of the rigid body is at its end, and the time stepping methods of this course get past it because they solve for impulses.
solutions-rod-4 = Now let it turn fast enough, so that the line begins above. Then there are two answers: it may take off, or stay and be pressed:
solutions-runs-1 = The accelerations leave open what happens next. Impulses always go on, so let a run show each of the three cases, from two starts: the tip slides at 3 m/s and rests on the ground, or is just leaving it at 1 cm/s.
solutions-starts-question = The two starts differ by 1 cm/s. In which case do the runs part?
solutions-starts-choice-none = in none: 1 cm/s is soon forgotten
solutions-starts-choice-chalk = where there is no solution
solutions-starts-choice-turning = where there are two solutions
solutions-starts-measured = After a quarter of a second the turning rod rotates at { $rests } rad/s from one start and at { $lifted } rad/s from the other.
solutions-starts-why = With one solution the lifted tip comes down again at once, and the runs agree. With none, both tips jam. With two solutions the resting tip jams and is left with 2 rad/s; the lifted one is free and keeps 4 rad/s. Each run follows one of the two answers, and a centimetre per second decides which.
solutions-runs-2 = The jam takes 0.92 N·s in one step, however short the step: an impact without approach. A tip of chalk gives way a little, and there it depends on how deep it is pressed in which of the answers it gives.

## 3 Two pairs
solutions-plane-title = Two pairs: lines that meet more often
solutions-plane-1 = In the λ-plane solutions are where the solid broken line meets the dashed one. Two broken lines may meet several times, in single points or along a whole piece.
solutions-three-question = A = ((1, 2), (2, 1)) and b = (−1, −1). All numbers of A are positive. How many solutions?
solutions-three-choice-one = one
solutions-three-choice-two = two
solutions-three-choice-three = three
solutions-three-measured = Found: { $count }, namely { $lambda }.
solutions-three-why = Each row alone can carry everything, and both together can share it. The energy explains it: A is indefinite, the surface is a saddle, two solutions are valleys on the walls, and the third is the pass between them. Solvers end in one or the other, depending on where they begin; move the diamond and see.
solutions-plane-2 = A piece of a line full of solutions comes about where the two rows say the same, as with a table on four legs: how the load is shared is not determined, only the sum is.
solutions-plane-3 = And a ray: here two forces may grow against each other without limit, and nothing moves.

## 4 Proof
solutions-proof-title = None, with proof
solutions-proof-1 = That no solution was found is no proof. If the inequalities {$feasible} contradict each other there is one, though: weights {$y} that add them up to something impossible.
solutions-proof-2 = A sum of nonnegative terms would be negative. Given {$y}, anyone can check it in one line, without trusting the solver. Under the picture it is given wherever there is one:
solutions-psd-question = The inequalities can be satisfied. Is there a solution then?
solutions-psd-choice-always = yes, always
solutions-psd-choice-depends = that depends on A
solutions-psd-measured = Here none of the { $bases } complementary choices gives one, although the region is not empty.
solutions-psd-why = If A is positive semi-definite, yes: then the region is enough. Matrices of contacts without friction are, and a problem that can be satisfied at all can be solved. Otherwise it may happen as here: a green region, but not a point of it is complementary.
solutions-proof-3 = Lemke’s method of pivoting goes from corner to corner and may end on an edge that leads to infinity, a *ray*. For the matrices just mentioned that is a proof too; in general it decides nothing. This problem has two solutions, and Lemke’s method ends in a ray nevertheless:

## 5 Cones
solutions-cones-title = The other picture: cones
solutions-cones-1 = Leave A as it is and ask for which {$b} there are solutions. Each choice of who pushes makes a cone: {$cone-form} with λ or w from each pair. In the plane of {$b} there are four cones, between the arrows. As many as hold {$b}, so many solutions there are.
solutions-cones-2 = Drag {$b} around. With a positive definite A the four cones fill the plane once, without gap and overlap, and there is always one solution:
solutions-cones-3 = With the three solutions of above three cones lie over each other at {$b}, and elsewhere is one alone:
solutions-cones-4 = Exactly the matrices whose principal minors are all positive fill the plane once. They are called P-matrices; they need not be symmetric. With two rows: {$p-matrix}. Pull the tips of the columns and see when a gap opens.
solutions-cones-5 = Three rows have eight cones, and {$b} lies in space. The picture shows where they meet the unit sphere: turn it by dragging, and drag {$b} over it. These are the three contacts of a pillar with a triangular base, first sliding on smooth ground, then on rough ground with μ = 2:
solutions-cones-6 = On smooth ground the cones cover the sphere once. On rough ground A₁₁ is negative, as with the rod, and the cones fold over: {$b} is held by two of them or by none. It is Painlevé’s paradox in space.

## 6 Propositions
solutions-props-title = Three propositions, and what they need
solutions-props-1 = The mechanics notes by hi-ogawa lay the foundation in three propositions. A proof shows that the hypotheses suffice, a counterexample that one of them is needed. Switch a hypothesis off: the lines of the proof that use it fall, and the core goes through small whole numbers in search of a case where the conclusion is false.
solutions-props-search = Look for a counterexample
solutions-props-proof = Proof
solutions-props-broken = Falls: it uses a hypothesis that is switched off.
solutions-props-holds = { $met } of { $cases } cases meet the hypotheses, and the conclusion holds in all of them.
solutions-props-unused = { $met } of { $cases } cases meet the remaining hypotheses, and the conclusion holds in all of them: the proof gets by without.
solutions-props-fails = Counterexample:
solutions-prop1-fold = Proposition 1: constraint forces do no work
solutions-prop1-given = A bead of 1 kg on a wire ring of radius 1 m. If
solutions-prop1-fixed = the ring stands still, so that C does not depend on time,
solutions-prop1-legal = the velocity is legal, {$legal},
solutions-prop1-along = and the wire acts along the gradient only, {$J-force},
solutions-prop1-then = then the constraint force has no power: {$no-power}.
solutions-prop1-line-1 = The force of the wire is put in.
solutions-prop1-line-2 = The transposed matrix moves to the other factor.
solutions-prop1-line-3 = Chain rule, as C does not contain the time.
solutions-prop1-line-4 = The velocity is legal.
solutions-prop1-found = at x = { $at } m with v = { $velocity } m/s the wire acts with f̂ = { $force } N, and f̂·v = { $power } W.
solutions-prop2-fold = Proposition 2: a formula for the constraint force
solutions-prop2-given = The same bead, with {$newton}, {$delassus} and {$given-b}. If
solutions-prop2-kept = the acceleration keeps the constraint, {$kept},
solutions-prop2-independent = and the rows are independent, so that A has an inverse (the notes assume it without a word),
solutions-prop2-then = then λ has exactly one value: {$lambda-formula}.
solutions-prop2-line-1 = The acceleration keeps the constraint.
solutions-prop2-line-2 = Chain rule, twice.
solutions-prop2-line-3 = The equation of motion, with {$J-force}.
solutions-prop2-line-4 = A and b, as they were defined.
solutions-prop2-line-5 = A has an inverse.
solutions-prop2-found-other = at x = { $at } m with v = { $velocity } m/s the feedback wants C̈ = { $acceleration }. The core has λ = { $lambda }, the formula gives { $formula }.
solutions-prop2-found-many = the ring is listed twice. At x = { $at } m with v = { $velocity } m/s the core has λ = { $lambda }, but every other λ with this sum gives the same force.
solutions-prop3-fold = Proposition 3: inequalities become a complementarity problem
solutions-prop3-given = Two rows of a particle of 1 kg, with C = Ċ = 0. If
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
solutions-exercise-2 = Find a matrix that is not symmetric and for which there is exactly one solution, whatever b is.
solutions-exercise-2-ask = The determinant of ((1, 2), (−2, 1))
solutions-exercise-2-hint = Product of the diagonal less the product of the other two.
solutions-exercise-2-answer = Any P-matrix, for example ((1, 2), (−2, 1)): its minors are 1, 1 and 5.
solutions-exercise-3 = How rough must the ground at least be for Painlevé’s paradox, with a slender rod?
solutions-exercise-3-ask = The least μ
solutions-exercise-3-hint = A vanishes where 1 + 3cos²θ = 3μ sin θ cos θ; for which μ is there such an angle?
solutions-exercise-3-answer = {$answer-mu}, and then only at one angle, {$answer-theta}. Set it and see A become zero.
solutions-exercise-4 = y = (1, 1) is a certificate for A = ((1, −1), (−1, 1)) and b = (−1, 0.5). Check it.
solutions-exercise-4-ask = b·y
solutions-exercise-4-hint = Multiply row by row: 1·(−1) + 1·0.5.
solutions-exercise-4-answer = y ≥ 0; Aᵀy = 0; b·y = −0.5 < 0. The two rows add up to 0 ≥ 0.5.
solutions-exercise-5 = The steep rod of above, with ℓ = 1 m from its middle to its tip, slides at 3 m/s without turning and jams. How fast does it turn right afterwards?
solutions-exercise-5-ask = The angular velocity, in rad/s
solutions-exercise-5-hint = The impulse acts at the tip, so the angular momentum about the tip is conserved: mvℓ sin θ before, (I + mℓ²)ω afterwards, with I = mℓ²/3.
solutions-exercise-5-answer = {$answer-jam}, which is 2.0 rad/s. How large the impulse is does not matter: it has no moment about the tip.
solutions-exercise-6 = Switch off the four hypotheses of proposition 3 one at a time. How many of them turn out to be needed?
solutions-exercise-6-ask = Needed hypotheses
solutions-exercise-6-hint = See which lines of the proof fall, and whether the search finds anything.
solutions-exercise-6-answer = Three. No line uses that the forces only push: λ ≥ 0 is part of the problem, but not needed for this conclusion.

solutions-sources-title = Sources
solutions-source-painleve = Paul Painlevé, *Sur les lois du frottement de glissement*, Comptes rendus 121 (1895).
solutions-source-genot = Frank Génot and Bernard Brogliato, *New results on Painlevé paradoxes*, European Journal of Mechanics A/Solids 18 (1999).
solutions-source-cottle = Richard W. Cottle, Jong-Shi Pang and Richard E. Stone, *The Linear Complementarity Problem*, SIAM 2009, chapters 1, 3 and 4.
solutions-source-ogawa = hi-ogawa, *mechanics* (2020), “Constrained dynamics”: propositions 1 to 3.

## The rod
solutions-rod-label = A rod that slides to the right on its lower tip
solutions-rod-theta = angle
solutions-rod-mu = friction
solutions-rod-omega = turning
solutions-quantity-a = A, what a unit of push gives the tip
solutions-quantity-b = b, acceleration of the tip without push
solutions-runs-label = Number of solutions
solutions-run-one = one solution
solutions-run-none = none
solutions-run-several = two
solutions-run-count = Forces of the ground that fit the accelerations: { $count }
solutions-run-start = Start
solutions-run-start-0 = tip at rest on the ground
solutions-run-start-1 = tip leaving at 1 cm/s
solutions-run-impulse = largest impulse
solutions-run-height = tip at the end
solutions-run-time = Time
solutions-run-play = Play the run
solutions-run-pause = Pause the run

## Buttons
solutions-try-climbing = climbing
solutions-try-falling = falling from above
solutions-try-below = falling from below
solutions-try-level = level at zero
solutions-try-chalk = steep and rough
solutions-try-turning = the same, turning
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
