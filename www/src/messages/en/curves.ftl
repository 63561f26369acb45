# Lesson "Curves and surfaces". {$names} in the text are formulas: src/lessons/curves/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

curves-lead = The ring was only an example. A bead can be kept on any curve and on any surface, fixed or moving, and the multiplier is found in the same way each time. What changes is the gradient and how it turns.
curves-guide = Each section brings its own experiment. A button sets it up and starts it; the run can be paused, disturbed by dragging, and rewound.

## 1 Any function
curves-implicit-title = Curves as zeros of a function
curves-implicit-1 = Any smooth function {$C-of-x} can serve as a constraint: the curve is its zero set. An ellipse, a figure eight and a square with round corners take a line each:
curves-implicit-2 = Nowhere did the derivation of lesson 1 ask for a circle. Apply the chain rule twice:
curves-implicit-3 = The first line says that a legal velocity is perpendicular to the gradient. In the second, {$hessian} is the matrix of second derivatives: its term is what {$Cddot} would be if the bead went straight on, and it is there because the gradient turns along the way. We write {$jdotv-is} for it: {$J-is} is the gradient as a row, the *Jacobian* of the next lesson, and its dot the rate at which it turns. With {$multiplier} and Newton’s law the multiplier is
curves-implicit-4 = For the circle the velocity term was {$v-dot-v}, and {$grad} was the position. Start a curve and watch each of the three terms dominate in turn.

curves-own-title = Your own constraint
curves-own-1 = Type any condition on the position of the bead and the time. The core differentiates it exactly and shows {$J-is}, the velocity term and the derivative with respect to time; the bead starts at a point that satisfies the condition and runs at once.
curves-own-2 = With ≥ the bead may leave the curve to one side, and {$lambda} only pushes: that is contact, the subject of a later part. Where a curve crosses itself or has a cusp the gradient is zero, and with it the force that could keep the bead there: the heart, the last example, loses the bead at the cusp on its side, and the run stops.
curves-own-examples = Examples
curves-own-nowhere = No point within view satisfies this condition.

## 2 Scale
curves-scale-title = The direction counts, not the length
curves-scale-1 = An ellipse is where {$C} is zero, and ten times {$C} is zero in the same places. Two beads start side by side, one with {$C}, one with ten times as much.
curves-scale-question = What happens to λ and to the constraint force when C is multiplied by ten?
curves-scale-choice-all = both stay the same
curves-scale-choice-tenth = λ becomes a tenth, the force stays the same
curves-scale-choice-force = both become ten times as large
curves-scale-measured = At the end the first run has λ = { $l1 } and |f̂| = { $f1 } N, the second λ = { $l2 } and |f̂| = { $f2 } N.
curves-scale-why-1 = The gradient is ten times as long and {$lambda} a tenth; the force is their product. So {$lambda} alone says little: it is measured in units that the choice of {$C} has set. The force and the motion belong to the curve.
curves-scale-2 = There is one thing a gradient must not be: zero. At the crossing of the figure eight two branches meet, the curve has no unique normal there, and {$grad-zero}. Let a bead run through the crossing:
curves-scale-3 = Each time {$lambda} shoots up by orders of magnitude, to compensate for the small {$grad}. Close to the crossing the smallest deviation causes a large force, and at the crossing itself the formula divides by zero. The problem is not the curve but the function that describes it.

## 3 Curvature
curves-bend-title = Curvature
curves-bend-1 = Switch gravity off, and of the three terms only the velocity term is left. A bead goes round an ellipse that is twice as long as it is high.
curves-bend-question = Nothing pulls at the bead. Where on its way is the constraint force largest?
curves-bend-choice-ends = at the ends, where the ellipse is narrow
curves-bend-choice-sides = on the flat sides
curves-bend-choice-same = it is the same everywhere
curves-bend-measured = At the right end it is { $ends } N, on the flat upper side { $sides } N.
curves-bend-why-1 = The constraint force does no work and nothing else acts, so the speed never changes. What changes is how sharply the path bends:
curves-bend-why-2 = Here {$kappa} is the curvature, one over the radius of the circle that fits best: {$kappa-end} at the ends, {$kappa-side} on the flat sides, and for our ellipse the first is {$eight-times} times the second.
curves-bend-2-fold = Where the curve is straight
curves-bend-2 = Where a curve is straight the term is zero at any speed. On the square with round corners it almost vanishes along the sides:

## 4 Travelled
curves-parameter-title = Parametric curves
curves-parameter-1 = Many curves are given not as the zeros of a function but by a parameter: a point {$gamma} for every value of {$s}. What does it mean to be on such a curve? Take the value of {$s} whose point is nearest to the bead. There the line to the bead is perpendicular to the tangent {$gamma-tangent}:
curves-parameter-2 = Now the constraint is the signed distance from that point along the normal {$normal}:
curves-parameter-3 = The parameter {$s} is no new unknown, for it follows from the position. And since the gradient has length one here, {$lambda} is the force in newtons. The wire of this experiment was drawn through ten points by hand; a smooth spline joins them.
curves-parameter-4-fold = What you feel in a roller coaster
curves-parameter-4 = The spline’s second derivative has no jumps, and so {$lambda} has none either: what you feel in a roller coaster is the curvature. A wire of your own can be drawn in {$kit}.

## 5 Equal times
curves-time-title = A race that nobody wins
curves-time-1 = A point on the rim of a wheel travels on a cycloid. Let the wheel, of radius {$R}, roll along a ceiling:
curves-time-question = Two beads are released on this curve at the same moment, one high up, one near the bottom. Which is first at the lowest point?
curves-time-choice-high = the upper one, since it gains more speed
curves-time-choice-low = the lower one, since its path is shorter
curves-time-choice-same = both arrive together
curves-time-measured = The upper bead took { $high } s, the lower one { $low } s.
curves-time-why-1 = Let {$arc-length} be the length of wire from the lowest point to the bead. On the cycloid, and on no other curve, the weight along the wire is proportional to it, so the bead is a harmonic oscillator, whose period does not depend on the amplitude:
curves-time-why-2 = Christiaan Huygens found this in 1659 and built clocks whose pendulum swings along a cycloid.
curves-time-2-fold = On other curves
curves-time-2 = On a parabola, or a circle, the wider swing takes longer:

## 6 Moving
curves-motor-title = A wire that moves
curves-motor-1 = Now let the wire itself move, in a way we prescribe. The constraint depends on time as well, {$C-of-t}, and so
curves-motor-2 = A legal velocity is no longer along the wire: it includes the motion of the wire. Differentiate once more with respect to time: every term that contains the motion of the wire is added to the velocity term, and the derivation stays as it was:
curves-motor-6 = Inserted into the formula for {$lambda} it gives, with the numbers of this moment and all three parts of {$jdotv}:
curves-motor-7 = One thing, however, is different. The force is still along the gradient, but the velocity is no longer perpendicular to it:
curves-motor-3 = That is the power of the motor. A constraint force does no work on those motions the constraint leaves free, but a moving wire carries the bead along, and its motor does positive or negative work: {$now-work} since the start. Here the ring moves to and fro in time with the bead, as when a child is pushed on a swing:
curves-motor-4 = Far stranger is a ring that vibrates up and down with an amplitude of 10 cm, about ten times a second. The bead begins almost on top.
curves-upright-question = Gravity acts. What does the bead do on the vibrating ring?
curves-upright-choice-falls = it falls down on one side
curves-upright-choice-stays = it stays on top
curves-upright-choice-round = it runs round and round
curves-upright-measured = In 5 s the bead was never lower than { $least } m, counted from the middle of the ring’s swing.
curves-upright-why-1 = Accelerated downwards, the ring rights the bead; accelerated upwards, it tips it further. The bead leans a little more in the first case than in the second, and so on average it is pushed towards the top. Pyotr Kapitza showed in 1951 that it stays there when {$upright-limit}, with the amplitude {$amplitude} and the angular frequency {$omega} of the vibration. Here that is 6 m/s against 3.1 m/s.
curves-motor-5 = With a third of the amplitude it falls. In space, a ring can also turn about the vertical. A slow one leaves the bead at the bottom; when {$turning-limit} the bottom becomes unstable and the bead climbs:

## 7 Surfaces
curves-surface-title = Surfaces
curves-surface-1 = In space one equation describes not a curve but a surface. The sphere is the circle of lesson 1, letter by letter:
curves-surface-2 = One row, one multiplier, one degree of freedom taken away: {$count} are left. Drag beside the bead to look from elsewhere. The bead now starts halfway between the equator and the pole, and is pushed exactly eastwards, without gravity.
curves-sphere-question = Which path does the bead take?
curves-sphere-choice-latitude = round the sphere at the same height
curves-sphere-choice-great = along the largest possible circle, down across the equator
curves-sphere-choice-pole = up to the pole
curves-sphere-measured = Its height went from { $most } m down to { $least } m.
curves-sphere-why-1 = The only force is along the gradient, perpendicular to the surface. Within the surface nothing turns the bead, so it goes as straight as the sphere lets it, and that is a great circle. To stay at one height it would have to be steered all the time, as an aeroplane is.
curves-surface-3 = With gravity a bead in a bowl is a pendulum that can swing in two directions. Pushed with the right speed it stays at one height after all, because now its weight steers it. On a torus the straightest paths, the geodesics, wind around the tube:
curves-surface-4 = A wire in space, finally, needs two equations: it is the intersection of two surfaces. There are two gradients and two multipliers:
curves-surface-5 = Each force must take the other into account, because either alone would violate the other constraint. How several multipliers are found at once is the subject of the next lesson.

curves-line-1 = Chain rule.
curves-line-2 = Chain rule for the gradient; H contains the second derivatives.
curves-line-3 = The same for ∂C/∂t; the order of the derivatives does not matter.
curves-line-4 = Product rule in line 1, then lines 2 and 3.

## Exercises
curves-exercises-title = Exercises
curves-exercise-1 = With both half axes equal to {$radius} the ellipse is the ring of lesson 1. What is its {$lambda} there, compared with lesson 1?
curves-exercise-1-ask = How many times the λ of lesson 1 is it, for a radius of 2 m? (the number alone)
curves-exercise-1-hint = Write the ellipse’s C as a factor times ½(x·x − r²): the factor that multiplies the gradient divides λ.
curves-exercise-1-answer = Its function is {$answer-scale}, so the gradient has the factor two over the square of the radius, and {$lambda} is {$answer-lambda} times that of lesson 1. The force is the same.
curves-exercise-2 = A bead on a straight wire: {$line}, where {$normal} has length one. Which term of {$lambda} is always zero, and what is the force?
curves-exercise-2-ask = The force on an incline of 30°, in N, for 2 kg
curves-exercise-2-hint = The wire balances the component of the weight perpendicular to it: mg cos φ.
curves-exercise-2-answer = The gradient never turns, so {$jdotv} is zero, and {$answer-line}: the wire balances exactly the component of the applied force perpendicular to it. On an incline of angle φ that is {$answer-incline}.
curves-exercise-3 = At the crossing of the figure eight each branch has zero curvature. What would the correct force be there, and why can the formula not find it?
curves-exercise-3-choice-none = None: the branch does not bend
curves-exercise-3-choice-infinite = An infinite one
curves-exercise-3-choice-opposite = The opposite of the applied force’s part across the branch
curves-exercise-3-not-none = Bending needs no force there, but the applied force has a part across the branch.
curves-exercise-3-not-infinite = The gradient is zero, but the numerator is zero too: the formula reads 0/0.
curves-exercise-3-answer = Minus the component of the applied force perpendicular to the branch. The formula reads 0/0: applied force times gradient, velocity term and square of the gradient all vanish at the crossing. Near the crossing the simulation therefore factors the function and uses the gradient of the factor that vanishes on the bead’s own branch.
curves-exercise-4 = A parabola {$parabola} rotates about its axis. How fast must it rotate for a bead to rest at any height?
curves-exercise-4-ask = Ω for p = 0.5 m, in rad/s
curves-exercise-4-hint = The slope of the wire at x is x/p: compare the weight and the centrifugal force along it.
curves-exercise-4-answer = With {$answer-parabola}. Along the rotating wire the weight pulls down with {$answer-slope} and the centrifugal force outwards with {$answer-turn}, both per unit mass and unit horizontal length of wire. They balance at every point at once; this is why the surface of a rotating liquid is a paraboloid.
curves-exercise-5 = A bead circles in a bowl of radius {$radius} at an angle {$theta} from the lowest point. How fast?
curves-exercise-5-ask = Angular velocity, in rad/s, for r = 0.5 m and θ = 60°
curves-exercise-5-hint = Two components: upwards |f̂| cos θ carries the weight, inwards |f̂| sin θ bends the path.
curves-exercise-5-answer = Upwards {$answer-cone-up}, inwards {$answer-cone-in}; hence {$answer-cone}. For small angles that is {$gravity-over-r}, the pendulum’s own frequency, and it is also the limit above which the bead climbs in a rotating ring.
curves-exercise-6 = Start the vibrating ring again with the plot of the work. What happens to the work in the long run?
curves-exercise-6-choice-grows = It grows
curves-exercise-6-choice-falls = It falls
curves-exercise-6-choice-back = It goes up and down
curves-exercise-6-not-grows = Look at the plot over several swings: what is given is taken back.
curves-exercise-6-not-falls = Look at the plot: it rises too.
curves-exercise-6-answer = It goes up and down with the ring, since the motor supplies energy and takes it back. While the bead stays on top, the mean power is zero.

curves-sources-title = Sources
curves-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, slides 12–20: point on a curve, {$J} and {$jdot} of a constraint.
curves-source-witkin = Andrew Witkin, *Constrained Dynamics*, in *Physically Based Modeling*, SIGGRAPH 97: any C, and ∂C/∂t.
curves-source-huygens = Christiaan Huygens, *Horologium oscillatorium*, Paris 1673: the cycloid.
curves-source-kapitza = Pyotr Kapitza, *Dynamic stability of a pendulum with a vibrating point of suspension*, 1951: a fast vibration holds the pendulum upright.

curves-quantity-motor = power of the motor

## Buttons, presets and runs
curves-preset-ellipse = ellipse
curves-preset-eight = figure eight
curves-preset-own = your own constraint
curves-preset-square = square with round corners
curves-preset-cycloids = two beads on a cycloid
curves-preset-parabolas = the same on a parabola
curves-preset-pumped = a ring in time with the bead
curves-preset-trembling = vibrating ring
curves-preset-slower = a third of the amplitude
curves-preset-turning = rotating rings
curves-preset-conical = bowl
curves-preset-torus = torus
curves-preset-knot = a knot
curves-preset-coaster = roller coaster
curves-run-bead = bead
curves-run-once = C
curves-run-ten = 10 C
curves-run-high = from high up
curves-run-low = from low down
curves-run-slow = Ω = 2 s⁻¹
curves-run-fast = Ω = 5 s⁻¹
