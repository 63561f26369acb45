# Iterations of the solvers, watched.
solvers-nothing = There are no constraints, so there is nothing to solve for.
solvers-coordinates = This method uses generalised coordinates: at this moment there is nothing left to solve for.
solvers-no-problem = This method computes no λ from equations: its springs give the forces directly. Choose another method to see solvers at work.
solvers-running = The run is in progress. Pause it to watch one solve.
solvers-frozen = Paused at { $time } s. Every solver begins at λ = 0 with the same { $rows ->
    [one] equation
   *[other] { $rows } equations
}.
solvers-frozen-warm = Paused at { $time } s. Every solver begins at the λ of the last step with the same { $rows ->
    [one] equation
   *[other] { $rows } equations
}.
solvers-iterations-axis = iterations
solvers-level = least-squares residual
solvers-diverges = diverges
solvers-shown = Shown
solvers-solver = Solver
solvers-iterations = Iterations
solvers-ended = Reason for stopping
solvers-show = Show the curve of { $solver }
solvers-watch = Watch the iterates of { $solver }
solvers-ended-direct = solved directly
solvers-ended-residual = residual below tolerance
solvers-ended-least = least-squares solution
solvers-ended-change = λ no longer changes
solvers-ended-iterations = iteration limit reached
solvers-ended-diverges = diverges
solvers-ended-none = nothing to solve
solvers-ended-too-large = too many equations for this solver
solvers-same-forces = another λ, the same motion
solvers-same-forces-help = With redundant constraints many λ give the same motion. λ* is the one of smallest norm.
solvers-omega = SOR, Jacobi:
solvers-most = At most
solvers-iterates-of = Iterates of { $solver }
solvers-play = Play the iterations
solvers-pause = Pause
solvers-release = Back to the step’s λ
solvers-readout = after { $k ->
    [one] 1 iteration
   *[other] { $k } iterations
} ‖Aλ + b‖ = { $residual }, ‖λ − λ*‖ = { $distance }.
solvers-lifted = The null-space component of λ has been removed.
solvers-lambda = λ of this iterate and at the end
solvers-iterate = now
solvers-final = λ*
solvers-profile = λ of all { $count } equations
solvers-no-direct = There are too many equations for the direct solver, so λ* is what this solver ended with.

solver-sor = Over-relaxation (SOR)
solver-nncg = Nonsmooth conjugate gradients (NNCG)
solver-apgd = Accelerated gradient (APGD)
solver-lemke = Lemke’s pivoting

# Where rows have bounds.
solvers-ended-equations-only = does not support these bounds
solvers-ended-ray = a ray: undecided
solvers-natural = residual, in the unit of λ
solvers-readout-bounded = after { $k ->
    [one] 1 iteration
   *[other] { $k } iterations
} the residual is { $residual }, ‖λ − λ*‖ = { $distance }.
solvers-best-bounded = Some rows have bounds, as contacts do. The residual is the largest |λ − clamp(λ − w/A)| of a row. λ* comes from the solver with the smallest residual.

# To the lesson on iterating.
solvers-apart = To the lesson “Iterating”
solvers-apart-help = Open the problem of this moment, row by row, in the lesson “Iterating”
solvers-by-rows = Row by row
solvers-by-iterates = Iterate by iterate
solvers-walk = View of the solve

# A solve row by row, with its forces on the stage.
rows-title = The solve of this step, row by row
rows-to-start = To the start
rows-back = One row back
rows-on = One row on
rows-play = Play the rows
rows-stop = Stop
rows-sweep-on = Next sweep
rows-sweep = sweep { $k } of { $most }
rows-iteration-on = Next iteration
rows-iteration = iteration { $k } of { $most }
rows-from = Start
rows-cold = cold
rows-warm = warm
rows-paused = Pause the run to go through the solve of its step.
rows-nothing = There is nothing to solve at this moment.
rows-solved = The present λ solves this step already: none of its { $rows } rows changes.
rows-start-cold = Before the first row: all { $rows } rows start from λ = 0.
rows-start-warm = Before the first row: all { $rows } rows start from the λ of the last step.
rows-iterate = Iteration { $k } is done. This solver changes all rows at once.
rows-changed = Row { $row }, { $name }: λ { $change }, now { $lambda }.
rows-held = Row { $row }, { $name }: λ { $change }, clamped to its bound { $lambda }.
rows-normal = normal of contact { $number }
rows-friction = friction of contact { $number }
rows-rolling = rolling friction of contact { $number }
rows-torsion = torsional friction of contact { $number }
rows-equation = constraint { $number }
rows-limit = limit, constraint { $number }
rows-bounded = bounded row of constraint { $number }
rows-ground = carried by the ground
rows-residual = residual
rows-curves = The residual of every solver over its sweeps, on a logarithmic scale
rows-solvers = Solvers, and their residual after sweep { $k }
rows-too-many = This step has more than { $most } rows: too many to walk through one by one. All solvers can still be compared iterate by iterate, in the solver panel.
rows-together = On the way to iterate { $k }, after its rows: a step that changes all rows at once.
rows-bars = λ of all { $rows } rows, and below it the change in this iterate
rows-list = All numbers of this iterate
rows-column-row = row
rows-clamped = clamped to its bound
rows-listed = Rows { $first } to { $last } of { $rows }: those around the current row.
