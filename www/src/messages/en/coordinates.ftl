# Lesson "Fewer coordinates". {$names} in the text are formulas: src/lessons/coordinates/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

coordinates-lead = Ten jointed bars in the plane have thirty coordinates, and twenty rows that hold their joints. Ten angles describe the same motion, and no joint could ever open. Why compute with thirty coordinates at all?
coordinates-guide = Two bars of 1 kg and 1 m swing from a pin. Their joints are not rows here: nothing holds them together, because nothing could take them apart.

## 1 Counting
coordinates-count-title = Two numbers for two bars
coordinates-count-1 = In “{$impulses}” two bars in the plane had six coordinates, and two joints removed four of them, anew in every step and with an error. {$count} remain: the angle of the first bar, and that of the second relative to the first. Why not compute with these two alone?
coordinates-count-2 = Tazz’s note takes this up in its last part, “Introduction of joints”: it groups jointed bodies into systems, gives each its *generalised coordinates* {$q}, and breaks off after the equation of motion. Here is the rest.

## 2 Motions
coordinates-motions-title = The motions that joints allow
coordinates-motions-1 = How fast do the bodies move if the joints turn at the rates {$rates}? The velocities are linear in the rates, so there is a matrix {$S} with one column per coordinate. Each column is a motion that violates no joint:
coordinates-motions-2 = The rows of {$J} span the forbidden directions, the columns of {$S} the allowed velocities: {$S} spans the *null space* of {$J}. For the bars, the first column turns both about the pin, the second only the lower one about the joint between them:
coordinates-motions-3 = The product with the rates is the velocity of the bodies, to all digits shown. With rows this was a requirement; here it holds by construction.

## 3 The equation
coordinates-motion-title = Constraint forces drop out
coordinates-motion-1 = Newton’s and Euler’s laws for the bodies, with the diagonal matrix {$Mhat} of their own masses, hold as before, constraint forces included. Substitute the motions of the joints, differentiate the product, and multiply from the left by the transposed {$S}:
coordinates-motion-2 = The last term is zero: the forces of the joints do no work in allowed motions. This is d’Alembert’s principle in one line of algebra. What is left has one equation for each degree of freedom and no {$lambda}:
coordinates-motion-3 = M(q) is full and changes as the bars move: the further the lower bar reaches out, the harder it is to turn both. There is no system of constraints to solve, and no drift. (The note has h on the other side.)

## 4 Bias
coordinates-bias-title = Coriolis and centrifugal terms
coordinates-bias-1 = The bias {$h} is new. It is the generalised force that the bodies would need if all joints kept turning at constant rates: even then they do not move in straight lines. For two equal bars, with r from the joint to the centre of the lower bar,
coordinates-bias-2 = The first part contains squares of the rates, the *centrifugal* terms, the second the product of two different rates, the *Coriolis* term. Both vanish where the bars are in line. The numbers of this moment:
coordinates-bias-3 = Now without weight. The bars form a right angle and turn about the pin as one body at 3 rad/s, with the joint between them at rest. No torque acts: τ = 0.
coordinates-bent-question = What happens to the right angle in the next three tenths of a second?
coordinates-bent-choice-stays = it stays: no torque acts in the joint
coordinates-bent-choice-folds = it folds up
coordinates-bent-choice-stretches = it stretches out
coordinates-bent-measured = After 0.3 s the bend is { $bend } degrees.
coordinates-bent-why-1 = For the lower bar the bias is {$h2}, and without τ only an acceleration can balance it. In the coordinate of the joint this is a force that flings the bar outwards; in space the bar’s centre merely tends to continue in a straight line.

## 5 Two formulations
coordinates-both-title = One puppet, twice
coordinates-both-1 = A puppet of ten bodies with nine hinges falls on its feet. One run has twelve coordinates, the other thirty and eighteen rows for the hinges. Contacts and the limits of the hinges are rows in both. Steps of 10 ms, 20 sweeps each.
coordinates-puppets-question = In which run do joints open by more than a millimetre just after the feet have hit the ground?
coordinates-puppets-choice-neither = in neither
coordinates-puppets-choice-rows = in the one with rows for joints
coordinates-puppets-choice-both = in both
coordinates-puppets-measured = The largest gap in a joint after 0.56 s was { $rows } mm with rows, { $fewer } mm in fewer coordinates.
coordinates-puppets-why-1 = With rows, twenty sweeps have to transmit the impact from the feet through all joints, and the remaining residual opens the joints; Baumgarte’s term closes them again (“{$joints}”). At about 0.8 s the total energy of this run even rises by 14 J (by 4 J without the term). In fewer coordinates an impact at the foot acts on the whole puppet at once, through the inverse of M(q), and the energy never rises by more than 1 J, an error of first order in the step. (In the plot ‖C‖ includes the overlap at contacts and limits for both runs, the joints only for the one with rows.)

## 6 A as a picture
coordinates-matrix-title = The matrix A
coordinates-matrix-1 = Contacts and limits remain impulses, for the same solvers. Their rows now act on the rates, with JS in place of {$J}; for tree k this is {$J-k}. Every tree that a row involves adds its contribution:
coordinates-matrix-2 = Start the puppet: there is a picture for each run, with a square for each entry at this moment. Blue is negative, orange positive.
coordinates-matrix-3 = With rows, A is large and sparse: two rows are coupled only by a body that they share. In fewer coordinates it is smaller by the rows of its joints, and dense. A contact at a foot and one at a hand belong to the same tree, and the inverse of M(q) couples them. What the solver has to find by many sweeps in one case is computed beforehand in the other.
coordinates-rows-joint = joints
coordinates-rows-limit = limits
coordinates-rows-contact = contacts
coordinates-picture = { $rows } rows, { $part } % of the entries not zero
coordinates-picture-none = no rows at this moment: start the puppet

## 7 When which
coordinates-when-title = Which formulation when
coordinates-when-1 = A joint that cannot open does not guarantee a correct motion. A chain of twelve bars, held horizontally, is released; its end cracks like a whip. Both runs take four substeps per 10 ms.
coordinates-whips-question = Which run loses more energy in three seconds?
coordinates-whips-choice-neither = neither loses more than 2 J
coordinates-whips-choice-fewer = the one in fewer coordinates
coordinates-whips-choice-rows = the one with rows
coordinates-whips-measured = In fewer coordinates { $fewer } J were lost, with rows { $rows } J.
coordinates-whips-why-1 = In fewer coordinates the step follows from a discrete principle of stationary action: it is symplectic and of second order, so its energy error oscillates and does not grow. With rows, the velocity is legal for the configuration at the beginning of the step. By its end the bars have turned by ωh, and making the velocity legal again costs a fraction of the kinetic energy of the order of (ωh)², in every step.
coordinates-when-2 = **Fewer coordinates** suit robots, puppets and machines: trees of joints with few contacts, motors that act on the joint angle itself, large mass ratios, joints that must not open. In M(q) only links on one path from the root are coupled: for the puppet 66 of 144 entries are zero in every pose, and the factorisation is cheap. A long chain has no zeros, and the cost of its factorisation grows with the cube of its length; recursive algorithms (Featherstone) need work proportional to the number of links.
coordinates-when-3 = **Rows** suit what is built and broken: a joint is added or cut without rebuilding a tree, a loop needs only rows like any other, joints may be compliant, and a scene of many separate bodies is sparse. Loops need rows in both formulations: the tree takes all joints of a loop but one, and the last one closes it.

coordinates-line-1 = Newton’s and Euler’s laws of the bodies, with constraint forces.
coordinates-line-2 = The motions that the joints allow.
coordinates-line-3 = Product rule.
coordinates-line-4 = Line 3 in line 1, multiplied from the left by Sᵀ.
coordinates-line-5 = JS = 0: allowed motions violate no joint, so λ drops out.

## Exercises
coordinates-exercises-title = Exercises
coordinates-exercise-1 = How many degrees of freedom does the puppet have, with ten bodies and nine hinges in the plane?
coordinates-exercise-1-ask = Degrees of freedom
coordinates-exercise-1-hint = Ten bodies with three numbers each, nine hinges with two rows each.
coordinates-exercise-1-answer = {$answer-puppet}: three for the trunk, which is free, and one for each hinge.
coordinates-exercise-2 = Compute M(q) for two straight bars of 1 kg, 1 m by 0.1 m. Why is the first entry so much larger than the last?
coordinates-exercise-2-ask = M₁₁, in kg·m²
coordinates-exercise-2-hint = Both bars about the pin: one about its end, the other with its centre at 1.5 m.
coordinates-exercise-2-answer = {$answer-M}. The first belongs to a rotation of both bars about the pin, with the second bar’s centre at a distance of 1.5 m; the last belongs to a rotation of one bar about its end.
coordinates-exercise-3 = In which configurations does the bias vanish for all rates?
coordinates-exercise-3-ask = h₂ for two bars of 1 kg and 1 m with q₂ = 90°, at q̇₁ = 3 rad/s and q̇₂ = 0, in N·m
coordinates-exercise-3-hint = mℓr sin q₂ · q̇₁² with ℓ = 1 m and r = 0.5 m.
coordinates-exercise-3-answer = Where {$sine}: stretched or folded. There M(q) has an extremum in q₂, and the bias consists of derivatives of M(q).
coordinates-exercise-4 = Three bars and four hinges make a four-bar linkage with the ground. How is it treated in fewer coordinates, and how many remain?
coordinates-exercise-4-ask = Coordinates that remain
coordinates-exercise-4-hint = Three coordinates of the tree minus the two rows that close it.
coordinates-exercise-4-answer = Three hinges make a tree with three coordinates, the fourth is a joint with two rows that closes it: {$answer-loop}. Where all four lie on one line, the two rows become dependent.

coordinates-sources-title = Sources
coordinates-source-tazz = tazz, *剛体の接触問題のLCPへの定式化* (in Japanese), part 3, “関節の導入”.
coordinates-source-featherstone = Roy Featherstone, *Rigid Body Dynamics Algorithms*, Springer 2008, chapters 3 and 5 to 8.
coordinates-source-murray = Richard Murray, Zexiang Li, Shankar Sastry, *A Mathematical Introduction to Robotic Manipulation*, CRC 1994, chapter 4.
coordinates-source-baraff = David Baraff, *Linear-time dynamics using Lagrange multipliers*, SIGGRAPH 1996: with rows, and work proportional to the number of links.

coordinates-motions-caption = S in m and 1; velocities in m/s and rad/s. Shown for the two bars.
coordinates-bias-caption = M(q) in kg·m²; the terms of h and τ in N·m. Shown for the two bars.

## Buttons, presets and runs
coordinates-preset-swinging = two bars swinging
coordinates-preset-bent = bars at a right angle
coordinates-preset-both = two bars, both formulations
coordinates-preset-puppets = puppet, both formulations
coordinates-preset-whips = chain of twelve bars
coordinates-preset-angles = two bars and their angles
coordinates-preset-joint = only the joint between the bars turns
coordinates-preset-reach = stretched and folded bars
coordinates-run-fewer = fewer coordinates
coordinates-run-rows = rows
coordinates-run-stretched = stretched
coordinates-run-folded = folded
