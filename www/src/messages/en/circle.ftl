# Lesson "A point on a circle". {$names} in the text are formulas and controls: src/lessons/circle/vocabulary.ts.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

circle-lead = A bead slides on a wire ring. Gravity pulls at it, and yet it never leaves the ring. Which force holds it there, and how large must it be?
circle-guide = We derive that force and compute a motion with it, one step at a time. The simulation is not a film: it is calculated while you read. Drag the bead, change any {$dotted}, point at a coloured symbol to find it again in the picture and in the plots.
circle-guide-dotted = dotted number

## The constraint
circle-constraint-title = Where the bead may be
circle-constraint-1 = Let the origin be the centre of the ring and {$x} the position of the bead. Instead of describing the ring by an angle, we say with one equation where the bead is allowed to be:
circle-constraint-2 = The function {$C} is the *constraint*. It is zero on the ring, positive outside, negative inside; at this moment {$now-C}. Pause the run and move the bead off the ring to see it change.
circle-constraint-3 = The distance from the ring, {$constraint-length}, has the same zeros and may look more natural. We take the squared form because it is easy to differentiate. The next lesson compares the two.

## Legal motion
circle-motion-title = How it may move
circle-motion-1 = It is not enough to be on the ring now: the bead must still be there a moment later. So the rate of change of {$C} must vanish as well, and the rate of change of that rate:
circle-motion-2 = The first line says that a *legal velocity* is perpendicular to {$x}: it points along the ring. The second line holds a small surprise: {$inward} is not zero for a moving bead; merely to stay on the ring it must accelerate towards the centre, by {$centripetal}. This is the centripetal acceleration. We have not put it in; it has come out.
circle-motion-3 = We use the converse. If {$C-zero} and {$Cdot-zero} at the start, and {$Cddot-zero} at all times, the bead never leaves the ring. Position and velocity are given by the past; *the acceleration is all that is left to choose.*

## Two unknowns
circle-work-title = One equation, two unknowns
circle-work-1 = Newton’s law gives the acceleration. Two forces act on the bead: the *applied force* {$f}, here its weight, and the force of the wire, the *constraint force* {$fhat}, which we do not know yet:
circle-work-2 = Substitute this into {$Cddot-zero}, multiply by {$m}, and move the known terms to the right:
circle-work-3 = This is one equation, but {$fhat} has two components. Only its component along {$x} is determined; along the ring it might have any value. That is as it should be: a bead with a motor obeys the constraint just as well. A smooth wire, however, neither drives nor brakes. *For every legal velocity, the constraint force does no work*:
circle-work-4 = This is the *principle of virtual work* (d’Alembert’s principle, where bodies move). A vector perpendicular to everything that is perpendicular to {$x} must be parallel to {$x}, and so
circle-work-5 = The two unknown components have become one unknown number, the *Lagrange multiplier* {$lambda}. The direction is no accident either: {$gradient} is the gradient of the constraint, the direction in which {$C} grows fastest.

## The multiplier
circle-lambda-title = One unknown
circle-lambda-1 = Now there is one equation for one unknown. Substitute {$multiplier-inline} and solve:
circle-lambda-2 = Read the numbers while the bead swings. At the sides the weight points along the ring, and only the second term is left. At the lowest point both terms are largest: the wire must carry the weight *and* bend the path. As long as {$lambda} is negative the wire pulls inwards. Near the top a slow bead makes it positive: a ring can push as well, a string could not.
circle-lambda-3 = Drag the bead: a spring pulls it towards the pointer, its force is added to {$f}, and {$lambda} responds at once. Or change the mass, {$set-mass}, and gravity, {$set-gravity}. Which of the two changes the motion, and which only the force?
circle-top-title = Over the top
circle-top-1 = A bead that is fast enough goes round. Start it at the lowest point with just enough speed to pass the top slowly.
circle-top-question = As the bead passes the top slowly, what does the wire do?
circle-top-choice-in = it pulls the bead inwards, down
circle-top-choice-out = it pushes the bead outwards, up
circle-top-choice-zero = nothing: the force is zero there
circle-top-measured = At the top, after { $time } s, this run had λ = { $end }.
circle-top-why-1 = The path asks for an inward acceleration of only {$centripetal}; the weight alone offers more. The wire has to cancel the excess and pushes outwards: {$lambda} is positive. It changes sign at the speed for which the two are equal, {$balance}. Below that speed a string would go slack, and a roller-coaster car without wheels under the rail would leave the track.

## A step
circle-step-title = One step, taken apart
circle-step-1 = The derivation is also the program. A step consists of four stages, here with the numbers of the present state. Go through them:
circle-step-2 = And the work? Our requirement can be checked, since
circle-step-3 = The power is zero where {$Cdot} is zero, and so the wire neither absorbs nor supplies energy. Now {$now-power}, and since the start {$now-work}. The second number is small, but not quite zero: the computed bead is no longer exactly on the ring. Where this error comes from, and how it grows, is the subject of the next lesson.

circle-line-1 = Newton’s law, with the unknown force of the wire.
circle-line-2 = The bead stays on the ring: C̈ = 0.
circle-line-3 = Line 1 multiplied by x, with line 2 inserted.
circle-line-4 = Virtual work: the force is perpendicular to every legal velocity.
circle-line-5 = Line 4 in line 3.
circle-line-6 = Solved for λ: x·x = r² is not zero.

## Exercises
circle-exercises-title = Exercises
circle-exercise-1 = The bead is at rest at the lowest point, at the side, at the top. Find {$lambda} each time, then place the bead there and compare.
circle-exercise-1-ask = λ at rest at the lowest point, in N/m, with m = 1 kg, r = 1 m and g = 9.81 m/s²
circle-exercise-1-hint = At rest only f·x is left in the numerator; divide by x·x, and mind the minus sign in front.
circle-exercise-1-answer = Below, {$answer-below}, hence {$answer-bottom}: the wire pulls up with the weight. At the side {$answer-side} and {$lambda-zero}. At the top {$answer-top}: the wire pushes, again upwards.
circle-exercise-2 = The bead is released at the side. How large is the constraint force when it passes the lowest point?
circle-exercise-2-ask = Constraint force at the lowest point, in N, for m = 1 kg
circle-exercise-2-hint = It carries the weight and bends the path; the speed follows from the height: v² = 2gr.
circle-exercise-2-answer = It has fallen by {$r}, so {$fall}, and {$answer-swing}, whatever the radius. Add the plot of {$fhat-size} and read it off.
circle-exercise-3 = Double the mass: what happens to {$lambda}, and what to the motion?
circle-exercise-3-ask = λ of a bead of 2 kg at rest at the lowest point, in N/m, with r = 1 m
circle-exercise-3-hint = Every term of the numerator has the factor m.
circle-exercise-3-answer = Every term of the numerator has the factor {$m} (the weight too), so {$lambda} and {$fhat} double. The acceleration, force divided by mass, is unchanged, and so is the motion.
circle-exercise-4 = The slides this lesson follows print the multiplier like this. One sign is wrong. Find it without any calculation:
circle-exercise-4-choice-first = The sign of the first term, f·x
circle-exercise-4-choice-second = The sign of the second term, mẋ·ẋ
circle-exercise-4-choice-both = Both signs
circle-exercise-4-not-first = At rest at the lowest point f·x is positive, and the wire pulls towards the centre: λ is negative, as printed.
circle-exercise-4-not-both = Only one is wrong. Test the first term with a bead at rest at the lowest point.
circle-exercise-4-answer = Omit the applied force. A moving bead then needs an inward force, so {$lambda} must be negative; as printed it is positive. The correct sign is − in front of both terms.
circle-exercise-5 = Let the wire be an ellipse:
circle-exercise-5-which = Which lines of the derivation change?
circle-exercise-5-ask = λ at rest at the lowest point, in N·m, for a = 2 m, b = 0.5 m and m = 1 kg
circle-exercise-5-hint = At (0, −b) the gradient is (0, −1/b); at rest only f·∇C is left in the numerator.
circle-exercise-5-answer = None. With {$grad} in place of {$x} and the second derivative of this {$C}, everything stays as it is, and the same holds for every constraint to come:

## Sources
circle-sources-title = Sources
circle-source-slides = Stefan Duthaler, *Constrained Dynamics*, seminar “Physically-based methods for 3D games and medical applications”, winter 2003, slides 5–11.
circle-source-witkin = Andrew Witkin, *Constrained Dynamics*, in *Physically Based Modeling*, SIGGRAPH 97 course notes, section “A bead on a wire”.
circle-source-misprints = Misprints of all the sources, each with the corrected formula and a computation that decides: {$misprints}.
circle-preset-pendulum = a swing from the side
circle-preset-over = over the top, slowly
circle-preset-kinetic = a swing with its kinetic energy
circle-preset-weightless = moving without weight
circle-preset-beside = a bead beside the ring
circle-preset-turning = round the ring at constant speed
circle-preset-work = power and work of the wire
circle-run-bead = bead
