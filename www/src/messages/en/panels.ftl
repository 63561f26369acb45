# Controls, presets, numbers in sentences, the state in words; names of what the catalogue offers.
number-unreadable = This is not a number. Write it like 0.01, 0,01 or 1e-2. Escape brings the old value back.
number-whole = This must be a whole number.
number-outside = This must lie between { $from } and { $to }. Escape brings the old value back.
control-reset = { $name }: back to { $value }
control-restarts = Changing it restarts the simulation.
control-on = on
control-off = off
control-idle = Not used by “{ $method }”; the value is kept.
controls-title = Settings
controls-explain = Explain
controls-reset = All to their defaults
controls-scope = Changes apply to
controls-this-run = the selected run
controls-all-runs = all runs
controls-group-scene = Scene
controls-group-world = World
controls-group-method = Method
controls-group-integrator = Time stepping
controls-group-solver = Solver for λ
controls-group-projection = Projection after the step
presets-title = Prepared experiments

state-say = Read state aloud
state-time = At { $time } s:
state-constraint = C = { $C } and { $trend ->
    [growing] moving away from zero
    [shrinking] moving towards zero
   *[steady] steady
};
state-lambda = λ = { $lambda };
state-motion = { $which ->
    [one] the bead
   *[other] body { $which }
} moves { $direction ->
    [up] up
    [down] down
    [left] left
    [right] right
    [up-left] left and up
    [up-right] right and up
    [down-left] left and down
   *[down-right] right and down
} at { $speed } m/s.
state-rest = { $which ->
    [one] the bead
   *[other] body { $which }
} is at rest.
state-exploded = This run has exploded and left the picture.
state-diverged = This run has stopped: its numbers grew without bound.
state-unsupported = It has stopped: its method does not support this scene.
state-work-limit = It has stopped: the next step needs more work than is allowed.

stages-more = and { $count } more

parameter-radius = radius
parameter-mass = mass
parameter-gravity = gravity
parameter-form = form of the constraint
parameter-form-help = Which function is zero where the constraint holds. The constraint is the same; gradient and λ differ.
parameter-start = start
parameter-angle = angle
parameter-speed = speed
parameter-method = method
parameter-integrator = integrator
parameter-stepSize = time step
parameter-stepSize-help = Length of one time step. Smaller is more accurate and slower.
parameter-substeps = substeps
parameter-substeps-help = Number of equal parts of each step.
parameter-alpha = feedback on C
parameter-alpha-help = C̈ = −αC − βĊ: how strongly errors of position are corrected. At zero nothing takes drift back.
parameter-beta = feedback on Ċ
parameter-beta-help = How strongly errors of velocity are corrected. Critically damped at β = 2√α; if too large for the step, the simulation explodes.
parameter-stiffness = penalty stiffness
parameter-stiffness-help = Spring of the penalty method. In N/m for C = |x| − r; in general in N per unit of C·∂C.
parameter-damping = penalty damping
parameter-damping-help = Damper of the penalty method, on Ċ.
parameter-solver = solver
parameter-tolerance = tolerance
parameter-tolerance-help = The solver stops when ‖Aλ + b‖ is below this fraction of ‖b‖.
parameter-maxIterations = iteration limit
parameter-maxIterations-help = The solver stops after this number of iterations.
parameter-rankTolerance = rank tolerance
parameter-workLimit = work limit
parameter-warmStart = warm start
parameter-mouseFrequency = mouse spring frequency
parameter-mouseFrequency-help = Natural frequency of the spring between the pointer and the body that it holds.
parameter-mouseDamping = mouse spring damping
parameter-mouseDamping-help = Damping ratio of that spring; 1 is critical.

start-legal = on the ring
start-wrong-velocity = wrong velocity
method-acceleration = Constraint force
integrator-dormand-prince = Dormand–Prince
