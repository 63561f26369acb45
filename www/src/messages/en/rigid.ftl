# Lesson "Rigid bodies turn". {$names} in the text are formulas: src/lessons/rigid/formulas.tex.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

rigid-lead = A free particle moves in a straight line. A free brick *tumbles*: it turns now about one axis, now about another, although nothing touches it. The axis is not what is conserved.
rigid-guide = Here bodies float freely in space. No torque acts on them, and yet their equation of motion contains one; how a time step treats that term decides whether they move as they should.

## 1 Pose
rigid-pose-title = Four numbers for three
rigid-pose-1 = A body’s orientation is a rotation {$R}. Three numbers suffice to specify it, but every choice of three fails somewhere, as longitude does at the poles. So we use four, a *unit quaternion* {$q}, and a matrix that maps the angular velocity {$omega} to their rates of change:
rigid-pose-2 = Here the components of {$omega} are along the axes of space, the *world axes*, as everywhere in this lesson; its components along the body’s own axes will be called {$omega-b}, and for these the matrix would be different. Velocities and rates of coordinates are no longer the same thing: three numbers say how the body turns, four how it is oriented. The fourth is fixed by the condition {$unit}, which the simulation restores after every step. The numbers of this moment:

## 2 Angular momentum
rigid-momentum-title = What is conserved
rigid-momentum-1 = For a particle, momentum is mass times velocity, and both point in the same direction. For a rotating body the *inertia tensor* takes the place of the mass: {$I} contains the moments of inertia about the body’s own axes, and {$R} transforms them to the world axes:
rigid-momentum-2 = The resistance to rotation differs from axis to axis, so {$L} and {$omega} point in different directions unless the body turns about one of its principal axes. The brick on the stage does not.
rigid-kept-question = No torque acts on the brick. What is constant in space?
rigid-kept-choice-omega = the angular velocity ω
rigid-kept-choice-momentum = the angular momentum L
rigid-kept-choice-both = both
rigid-kept-measured = All three components of L stay constant. The magnitude of ω varies between { $least } and { $most } rad/s.
rigid-kept-why-1 = Without a torque {$L} is constant. But the brick keeps turning and carries its moments of inertia with it, so the same {$L} requires a different {$omega} at every moment. The energy is constant too, which restricts {$omega}:
rigid-kept-why-2 = Its component along {$L} is fixed, and so its tip moves in a fixed plane perpendicular to {$L}: Poinsot’s *invariable plane*. Run it and watch the tip draw its curve.

## 3 The middle axis
rigid-euler-title = A torque that nothing exerts
rigid-euler-1 = Seen from the brick, the constant {$L} turns. Take the components along the body’s own axes, {$omega-b-is}, in which {$I} is constant. The law gains a second term and becomes *Euler’s equation*:
rigid-euler-2 = The term {$gyro} is called the *gyroscopic torque*, though nothing exerts it: {$tau} is zero. It vanishes when the body turns exactly about a principal axis. Now three equal T-handles turn at 10 rad/s, each about a different principal axis, with a small perturbation: about the bar (the smallest moment of inertia), about the stem (the middle one), and across both (the largest).
rigid-axes-question = Which handle does not keep its axis?
rigid-axes-choice-bar = the one about the bar, with the smallest moment
rigid-axes-choice-stem = the one about the stem, with the middle moment
rigid-axes-choice-across = the one across both, with the largest moment
rigid-axes-measured = The magnitude of ω varied by { $bar } rad/s about the bar, by { $stem } about the stem, by { $across } across both.
rigid-axes-why-1 = Let a body with {$order} turn at {$Omega} about its second axis, with a small perturbation along the others. For the perturbation Euler’s equation then gives
rigid-axes-why-2 = The factor is positive: the perturbation grows exponentially, and the handle turns over, again and again. About the first or the third axis the same calculation gives a negative factor, and the perturbation only oscillates. The cosmonaut Vladimir Dzhanibekov saw it in 1985 on a wing nut in orbit; a tennis racket does it as well.

## 4 Steps
rigid-steps-title = The torque in a time step
rigid-steps-1 = A time step has to specify when the gyroscopic torque is evaluated; the components of {$omega-b} are along the body’s axes throughout. The *explicit* method evaluates it at the start, where everything is known:
rigid-steps-2 = The *implicit* method evaluates it at the end, which gives a small nonlinear system for {$new} that Newton’s method solves in a few iterations:
rigid-steps-3 = The third option is to switch it *off*, as several game engines do. Three handles turn about the stem in steps of 10 ms, one with each option. A fourth runs beside them with a Runge–Kutta method of fourth order.
rigid-gain-question = Which of the three gains energy?
rigid-gain-choice-implicit = the implicit one
rigid-gain-choice-explicit = the explicit one
rigid-gain-choice-off = the one without the torque
rigid-gain-measured = After six seconds the kinetic energy has changed by { $implicit } % (implicit), { $explicit } % (explicit) and { $off } % (off).
rigid-gain-why-1 = Multiply the explicit step by {$old}, the implicit one by {$new}: the right-hand side vanishes both times, since the torque is perpendicular to the velocity from which it was computed. What is left is
rigid-gain-why-2 = with plus for the explicit and minus for the implicit step. The explicit step gains energy every time and blows up in the end; the implicit one loses a little and can never blow up. That is why games use it. Where nothing is said, this engine evaluates it at the middle of the step instead: the angular momentum is kept to rounding, and the energy stays within narrow bounds.
rigid-steps-4 = Without the torque the energy is conserved to the last digit, and yet the motion is wrong: {$omega} is constant in space, {$L} is not, and the handle never turns over. A constant energy proves nothing by itself. Compare the brick with and without the torque, and then three integrators at the same step:

## 5 Tops
rigid-tops-title = Tops
rigid-tops-1 = Where two moments of inertia are equal, {$I1} across and {$I3} about the axis, everything can be solved in closed form: the axis and {$omega} *precess* about {$L} at the constant rate
rigid-tops-2 = A round plate is such a body, with {$disc}. In the Cornell cafeteria someone threw one into the air; it wobbled, and the emblem on it went round. Richard Feynman wanted to know how the two rates are related.
rigid-wobble-question = How often does the plate wobble in one turn?
rigid-wobble-choice-half = half as often
rigid-wobble-choice-same = once
rigid-wobble-choice-twice = about twice
rigid-wobble-measured = The axis went round { $wobbles } times, a mark on the rim { $turns } times.
rigid-wobble-why-1 = For a small wobble the angular momentum is nearly {$I3} times the spin rate, and divided by {$I1} this is twice the spin rate. Feynman tells it the other way round in his book, two turns for one wobble. The run contradicts him.
rigid-tops-3 = Where gravity acts on a spinning body that is supported away from its centre of mass, its torque {$mgl} moves {$L} sideways instead of down. A fast top therefore does not fall; its axis precesses about the vertical at
rigid-tops-4 = The slower it spins, the faster it precesses, until it falls after all. Change the *speed* in the controls and see:

rigid-line-1 = Balance of angular momentum, in world axes.
rigid-line-2 = I acts on the components along the body’s axes, R turns the result to the world axes.
rigid-line-3 = What angular velocity means: the axes of the body turn with it.
rigid-line-4 = Product rule in line 2, with line 3; I is constant in the body’s axes.
rigid-line-5 = Multiplied by Rᵀ, with {$tau-body}.

## Exercises
rigid-exercises-title = Exercises
rigid-exercise-1 = The implicit run loses about 10 % in six seconds with steps of 10 ms. What do you expect for 5 ms?
rigid-exercise-1-ask = The loss, in %
rigid-exercise-1-hint = How much does one step lose, and how many steps are there?
rigid-exercise-1-answer = In a step {$omega} changes by something proportional to {$h}, so a step loses something proportional to {$h2}. There are twice as many of them: half the loss remains, about 5 %. Try it with *time step* in the controls.
rigid-exercise-2 = Why does a sphere need no gyroscopic torque?
rigid-exercise-2-choice-parallel = Its angular momentum is parallel to its angular velocity
rigid-exercise-2-choice-free = No torque acts on it from outside
rigid-exercise-2-choice-small = Its moment of inertia is small
rigid-exercise-2-not-free = A free brick feels no torque from outside either, and its angular velocity changes all the same.
rigid-exercise-2-not-small = The size has no part in it: a heavy sphere needs no gyroscopic torque either.
rigid-exercise-2-ask = The moment of inertia of a solid sphere of 2 kg and r = 0.5 m, in kg·m²
rigid-exercise-2-hint = It is two fifths of mr².
rigid-exercise-2-answer = All its moments of inertia are equal. {$L} and {$omega} are parallel, and the product {$gyro} vanishes. The same is true of a cube.
rigid-exercise-3 = Of the three axes of a closed book, about which can you throw it so that it does not tumble?
rigid-exercise-3-ask = Of the moments 1, 2 and 3 kg·m², the one of the axis about which it tumbles
rigid-exercise-3-hint = The axes of the largest and of the smallest moment are stable.
rigid-exercise-3-answer = About the axis along its spine (smallest moment) and the one across its covers (largest). About the third, in the plane of the covers and across the spine, it turns over. A rubber band keeps it shut.
rigid-exercise-4 = Feynman’s plate: it is thrown so that it turns at 6 rad/s about its axis, with a small wobble. How fast does it wobble?
rigid-exercise-4-ask = The rate of the wobble, in rad/s
rigid-exercise-4-hint = The axis goes round L at |L|/I₁; a thin plate has I₃ = 2I₁.
rigid-exercise-4-answer = {$L} stays fixed, and nearly all of it belongs to the spin about the axis: |L| = 6I₃. Across the axis the moment is half as large, and the axis goes round {$L} at |L|/I₁ = 6·I₃/I₁ = 12 rad/s, twice as fast as the plate turns.

rigid-sources-title = Sources
rigid-source-euler = Leonhard Euler, *Du mouvement de rotation des corps solides autour d’un axe variable*, 1758 (printed 1765), 154–193.
rigid-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, section 1: the matrix Q(q), with ω along the world axes.
rigid-source-ogawa = hi-ogawa, *mechanics* (2020), “Rigid body”: angular velocity along the body’s axes.
rigid-source-poinsot = Louis Poinsot, *Théorie nouvelle de la rotation des corps*, 1834: the invariable plane.
rigid-source-racket = Mark Ashbaugh, Carmen Chicone, Richard Cushman, *The twisting tennis racket*, 1991, Journal of Dynamics and Differential Equations 3, 67–85.
rigid-source-catto = Erin Catto, *Numerical Methods*, Game Developers Conference 2015: the implicit gyroscopic torque.
rigid-source-eberly = David Eberly, *Game Physics*, Morgan Kaufmann 2010, chapter 3: the equations of motion. Helmut Garstenauer, *A Unified Framework for Rigid Body Dynamics*, Linz 2006: rigid bodies and their constraints in one system; the first reference of Lee’s notes.

rigid-picture = Angular momentum, angular velocity and the path of its tip
rigid-picture-caption = Both vectors of the selected run in space, with the first L upright. The dashed ellipse lies in the invariable plane; the thin curve is the path of the tip of ω.
rigid-picture-none = Nothing turns in this scene.
rigid-quantity-qx = quaternion, x
rigid-quantity-qy = quaternion, y
rigid-quantity-qz = quaternion, z
rigid-quantity-qw = quaternion, w
rigid-quantity-qdotx = rate of the quaternion, x
rigid-quantity-qdoty = rate of the quaternion, y
rigid-quantity-qdotz = rate of the quaternion, z
rigid-quantity-qdotw = rate of the quaternion, w
rigid-quantity-length = length of the quaternion
rigid-quantity-wx = angular velocity along x
rigid-quantity-wy = angular velocity along y
rigid-quantity-wz = angular velocity along z
rigid-quantity-Lx = angular momentum along x
rigid-quantity-Ly = angular momentum along y
rigid-quantity-Lz = angular momentum along z
rigid-quantity-energy = kinetic energy

## Buttons, presets and runs
rigid-preset-brick = free brick
rigid-preset-without = brick with and without the torque
rigid-preset-axes = three axes
rigid-preset-handle = T-handle
rigid-preset-steps = three options for the step
rigid-preset-rivals = three integrators
rigid-preset-plate = Feynman’s plate
rigid-preset-gyroscope = gyroscope
rigid-preset-heavyTop = heavy top, steady and released
rigid-preset-top = top on the floor
rigid-run-brick = brick
rigid-run-exact = exact
rigid-run-off = off
rigid-run-bar = about the bar
rigid-run-stem = about the stem
rigid-run-across = across both
rigid-run-handle = handle
rigid-run-implicit = implicit
rigid-run-explicit = explicit
rigid-run-rk4 = Runge–Kutta 4
rigid-run-dormand = Dormand–Prince
rigid-run-rattle = RATTLE
rigid-run-plate = plate
rigid-run-gyroscope = gyroscope
rigid-run-steady = steady
rigid-run-letGo = released
rigid-run-top = top
