# Lesson "Collisions". {$names} in the text are formulas: src/lessons/collisions/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

collisions-lead = When two balls collide, the force between them is enormous and lasts a ten-thousandth of a second. Its time course is rarely of interest. What counts is its integral over that time, the impulse: velocities change at once, and positions do not change meanwhile.
collisions-guide = A step of the simulation solves for impulses anyway, so an impact is nothing new to it. All that has to be specified is how fast the bodies separate.

## 1 Blow
collisions-impact-title = Bouncing
collisions-impact-1 = Let {$u} be the velocity of one body relative to the other at the point where they touch, and {$a-n} the impulse along the normal. Newton described the outcome by one number {$e}, the *coefficient of restitution*:
collisions-impact-2 = With {$e} = 1 they separate as fast as they approached, with 0 they stay together. A ball with {$e} = 0.8 is dropped so that it falls one metre.
collisions-bounce-question = How high does it rise after the first bounce?
collisions-bounce-choice-h80 = 80 cm
collisions-bounce-choice-h64 = 64 cm
collisions-bounce-choice-h40 = 40 cm
collisions-bounce-measured = It rose by { $height } cm; the finite time step adds or removes a little.
collisions-bounce-why-1 = The speed is multiplied by {$e}, and the height is proportional to the square of the speed: {$height} = 0.64.

## 2 Energy
collisions-energy-title = What is lost
collisions-energy-1 = The law and the conservation of momentum together give the impulse. Let {$a-n} act on the second body at the point of contact and {$minus-a-n} on the first. Linear and angular velocities jump, and with them the relative velocity:
collisions-energy-3 = An impulse at a point with the position {$r} relative to the centre of mass changes the velocity by {$dv} and the angular velocity by {$domega}; the point itself receives both contributions, once for each body, and these make up the matrix {$K}. It holds in space, with {$I-tensor} in world axes, and in the plane. Take the component along {$n-vector} and insert Newton’s law on the left; one equation is left for one number:
collisions-energy-2 = Here {$K-n} is the mobility of the two points along the normal: for two balls in a central collision it is the sum of the inverse masses. A ball of 1 kg at 2 m/s hits an equal one at rest, with {$e} = 0.
collisions-plastic-question = How much of the kinetic energy is lost?
collisions-plastic-choice-all = all of it
collisions-plastic-choice-half = half of it
collisions-plastic-choice-none = none
collisions-plastic-measured = Before the impact it was { $before } J, afterwards { $after } J.
collisions-plastic-why-1 = Momentum is conserved, so both continue together at half the speed: twice the mass, a quarter of the square. Only the energy of the relative motion can be lost; in the frame of their common centre of mass all of it is.

## 3 Off centre
collisions-off-title = Off centre
collisions-off-1 = Now a ball hits a rod that lies free on smooth ice, once in the middle, once near the end. No energy is lost, {$e} = 1.
collisions-rods-question = In which run does the rod’s middle move faster afterwards?
collisions-rods-choice-middle = when it is hit in the middle
collisions-rods-choice-end = when it is hit near the end
collisions-rods-choice-same = there is no difference
collisions-rods-measured = Hit in the middle it moves at { $middle } m/s, hit near the end at { $end } m/s.
collisions-rods-why-1 = Near the end the rod gives way more easily, since it can turn: {$K-n} is larger, the impulse {$impulse} smaller. Part of the energy is in the rotation, and the ball keeps some.
collisions-off-2 = Choose {$e}, and the distance {$d} from the middle. The numbers are those of the core’s *collisionImpulse*, which is tested against the solver:

## 4 With friction
collisions-friction-title = With friction
collisions-friction-1 = On rough ground the impulse {$p-vector} also has a component along the ground. The velocity of the contact point depends linearly on it, and the impulse stays in the friction cone:
collisions-friction-2 = Edward Routh represented this in the plane of impulses. The impulse starts at zero. While the point slides, it grows along an edge of the cone. On the *line of sticking* the slip has stopped: from there the impulse follows this line if it lies inside the cone, and otherwise the other edge, because slip sets in again in the other direction. The approach ends on the *line of greatest compression*.
collisions-friction-3 = Where the path ends is stated by a separate law, and there are three of them. Newton’s {$e} compares normal velocities, Poisson’s the normal impulses after and up to {$p-c}, the greatest compression, and Stronge’s {$height} the work that the normal force returns with the work that it absorbed:
collisions-friction-4 = Here a rod meets the ground with its lower end. {$K} and the velocity before the impact come from the core, and so does the circle: the impulse that a step finds with Newton’s law and the friction cone. The core has no other law; the ends P and S are drawn beside it. Nor does the core compute the path: where the slip reverses, its impulse lies off the path’s end.
collisions-friction-5 = Newton’s law considers only the normal direction. At this lean, with {$e} = 0.9, friction turns part of the sliding into motion along the normal, and the rod leaves with 8.1 % more kinetic energy than it had. Poisson’s and Stronge’s laws lose energy in the same impact. In the run a second impact follows, in which energy is lost: compare T before and after the first. In the map each field is one step of the core; press one to see its impact.

## 5 Many
collisions-many-title = Several impacts at once
collisions-many-1 = Five equal balls, {$e} = 1. Four stand in a row and touch, the fifth approaches at 2 m/s. In the first run all impulses are found *together*, in one problem.
collisions-cradle-question = What happens in the first run?
collisions-cradle-choice-last = the last ball flies off at 2 m/s, the others stay
collisions-cradle-choice-four = the four go off together, and the first one bounces back
collisions-cradle-choice-all = all five move on together
collisions-cradle-measured = Speeds from left to right in m/s: { $speeds }.
collisions-cradle-why-1 = Each contact obeys Newton’s law, and both momentum and energy are conserved, but not as in the toy. The law gives the separation speed of each pair, which is zero for pairs that were at rest. So the four stay together like one ball of four times the mass.
collisions-cradle-why-2 = The second run solves the impacts *in sequence*, pair by pair, as a wave runs through steel: there the last ball flies off. Neither is wrong; Newton’s law simply does not describe what happens during an impact. The choice between them is a choice of model, and a simulation should state which one it uses.

## 6 Rest
collisions-rest-title = Coming to rest
collisions-rest-1 = A ball with {$e} below 1 bounces infinitely often, and yet it is at rest after a finite time:
collisions-rest-2 = A simulation cannot compute infinitely many bounces. Below a small speed, the *restitution threshold* in the settings, a contact is treated as resting and {$e} as zero.

collisions-line-1 = Balance of momentum: the impulse acts on both bodies, in opposite directions (+ for the second).
collisions-line-2 = Balance of angular momentum about each centre of mass.
collisions-line-3 = The contact point moves with v + ω × r; difference of both bodies, with lines 1 and 2.
collisions-line-4 = Component along the normal.
collisions-line-5 = Newton’s law of restitution on the left.
collisions-line-6 = Solved for a: the mobility along the normal is positive.

## Exercises
collisions-exercises-title = Exercises
collisions-exercise-1 = After how many bounces with {$e} = 0.8 is the ball below a tenth of its first height?
collisions-exercise-1-ask = Number of bounces
collisions-exercise-1-hint = Heights are proportional to e²ⁿ. For which n is 0.64ⁿ first below 0.1?
collisions-exercise-1-answer = Heights are proportional to {$answer-n}; that is below 0.1 from the sixth bounce on.
collisions-exercise-2 = Where must the free rod be hit so that one of its ends does not move at first?
collisions-exercise-2-ask = Distance from the middle, in m, so that the far end of a thin rod of 1.8 m stays at rest
collisions-exercise-2-hint = The point at rest is I/md from the middle, with I = mL²/12; this must equal L/2.
collisions-exercise-2-answer = At the distance {$d} from the middle the point at rest lies {$answer-centre} on the other side. For the far end of a thin rod that is one sixth of the length: a bat’s sweet spot.
collisions-exercise-3 = Three equal balls of 1 kg touch in a row. The left one moves at 2 m/s towards the others, the middle one is at rest, the right one is leaving at 1 m/s; {$e} is 1 on the left and 0 on the right. Can the impact add energy, if both contacts are solved together?
collisions-exercise-3-ask = The energy after the impact, in J
collisions-exercise-3-hint = Two rows: after the impact the left gap opens as fast as it closed, and the right one neither opens nor closes. Momentum is conserved.
collisions-exercise-3-answer = It can: 2.5 J become 2.83 J, as the two contacts have different {$e}. One contact without friction cannot add energy, nor can several with a common {$e}. With friction a single one can: friction turns sliding into motion along the normal, and Newton’s law, which considers only the normal direction, then separates the bodies too fast. Other laws (Poisson’s, Stronge’s) avoid this.
collisions-exercise-4 = Billiards: a smooth ball at 2 m/s hits an equal one at rest, {$e} = 1. The line through their centres makes an angle of 30° with the velocity. How do both move afterwards?
collisions-exercise-4-ask = Speed of the struck ball, in m/s
collisions-exercise-4-hint = Without friction the impulse acts along the line of centres. Along it equal balls exchange their velocities.
collisions-exercise-4-answer = The struck ball takes over the component along the line of centres, 1.73 m/s; the other keeps the component across it, 1 m/s. So they part at 90°, unless they meet head-on, as long as no energy is lost.

collisions-sources-title = Sources
collisions-source-newton = Isaac Newton, *Principia*, 1687, Scholium to the laws of motion: balls of wool, steel, cork and glass.
collisions-source-ogawa = hi-ogawa, *mechanics* (2020), “Rigid body”: the reaction of a collision.
collisions-source-chatterjee = Anindya Chatterjee, Andy Ruina, *A new algebraic rigid-body collision law based on impulse space considerations*, 1998, Journal of Applied Mechanics 65, 939–951.

collisions-computed = One collision, computed
collisions-computed-picture = The ball and the rod before and after the impact
collisions-e = restitution
collisions-computed-offset = distance from the middle, m
collisions-computed-k = mobility nᵀKn
collisions-computed-a = impulse a
collisions-computed-ball = ball afterwards
collisions-computed-rod = rod afterwards
collisions-computed-spin = rotation of the rod
collisions-computed-lost = energy lost
collisions-impact = An impact with friction
collisions-impact-picture = The plane of impulses: along the ground to the right, along the normal upwards
collisions-impact-lean = lean of the rod
collisions-impact-slip = slip / approach speed
collisions-impact-mu = friction
collisions-impact-flat = The rod lies flat: two points meet the ground.
collisions-impact-run = Run this impact
collisions-impact-gaining = Back to the impact that gains energy
collisions-impact-map = Change of the kinetic energy over the lean and the slip
collisions-impact-map-axes = Across: lean from −{ $lean }° to { $lean }°. Upwards: slip from −{ $slip } to { $slip }. Red: energy gained; blue: lost.
collisions-impact-map-most = Energy is gained in { $share } % of the fields, in their centres by { $most } % at most.
collisions-impact-cone = friction cone
collisions-impact-sticking = line of sticking
collisions-impact-compression = greatest compression
collisions-impact-newton = normal velocity of Newton’s law
collisions-impact-path = path of the impulse
collisions-impact-engine = step of the core
collisions-impact-pt = along the ground, N·s
collisions-impact-pn = along the normal, N·s
collisions-impact-change = kinetic energy
collisions-impact-law-newton = Newton
collisions-impact-law-poisson = Poisson
collisions-impact-law-stronge = Stronge
collisions-quantity-momentum = momentum along x
collisions-quantity-energy = kinetic energy

## Buttons, presets and runs
collisions-preset-bounce = bouncing ball
collisions-preset-several = e = 1, 0.8, 0.5
collisions-preset-pair = two balls, e = 0
collisions-preset-elastic = the same with e = 1
collisions-preset-oblique = two balls off centre
collisions-preset-rods = ball and rod
collisions-preset-cradle = row of balls
collisions-preset-plasticCradle = row with e = 0.5
collisions-preset-impact = rod on rough ground
collisions-preset-rack = break a rack
collisions-run-ball = ball
collisions-run-balls = balls
collisions-run-e1 = e = 1
collisions-run-e08 = e = 0.8
collisions-run-e05 = e = 0.5
collisions-run-plastic = e = 0
collisions-run-elastic = e = 1
collisions-run-middle = in the middle
collisions-run-end = near the end
collisions-run-rod = rod
collisions-run-together = together
collisions-run-sequence = in sequence
