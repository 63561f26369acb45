# The step’s linear system as a picture.
matrix-show = Shown
matrix-label = { $matrix }, { $meaning }: { $rows } by { $cols }. Arrow keys move from entry to entry.
matrix-hint = Point at an entry or tap it, or move over the entries with the arrow keys. Orange is positive, blue negative, blank structurally zero.
matrix-nothing = There are no constraints, so there is nothing to solve for.
matrix-too-large = { $rows } equations: more than { $most } are too many for a picture of A. The solver never forms it either; it only multiplies by J, W and Jᵀ.
matrix-J = gradients, a row for each equation
matrix-W = inverse masses
matrix-JdotV = velocity terms of C̈
matrix-A = J W Jᵀ, how each λ changes each { $rate }
matrix-lambda = multipliers
matrix-b = { $rate } without constraint forces, and feedback; the sum Aλ + b must be zero
matrix-U = A after elimination: a dependent row becomes zero

matrix-impulses = This method finds impulses: A and b belong to the coming step, λ to the one just taken.

matrix-part = part { $part } of { $constraint }
matrix-j = Derivative of { $constraint } with respect to particle { $body }{ $whole ->
    [yes] {""}.
   *[no] {" "}along { $axis }.
}
matrix-j-fixed = Derivative of { $constraint } with respect to particle { $body }; the particle is fixed.
matrix-j-none = { $constraint } does not depend on particle { $body }.
matrix-w-mass = Inverse mass of particle { $body }.
matrix-w-fixed = Particle { $body } is fixed: its inverse mass is zero.
matrix-w-off = W is diagonal: its other entries are zero.
matrix-a-diagonal = Change of { $rate } of { $constraint } per unit of its own λ.
matrix-a-shared = { $one } and { $other } share { $count ->
    [one] particle { $bodies }
   *[other] particles { $bodies }
}.
matrix-a-fixed = { $one } and { $other } share only a fixed particle: they are not coupled.
matrix-a-none = { $one } and { $other } share no particle: they are not coupled directly.
matrix-u = The row of { $constraint } after elimination of the rows above it.
matrix-lambda-entry = Multiplier of { $constraint }: force per unit of its gradient.
matrix-b-entry = { $rate } of { $constraint } without constraint forces, feedback included.
matrix-JdotV-entry = Velocity term of C̈ of { $constraint }.

matrix-of = { $rank } of { $rows }
matrix-fact-size = A
matrix-fact-size-help = One row and one column for each equation
matrix-fact-symmetric = symmetric
matrix-fact-symmetric-help = The largest difference between A and its transpose, measured
matrix-fact-rank = rank
matrix-fact-rank-help = Number of independent equations
matrix-fact-nullity = nullity
matrix-fact-nullity-help = Number of zero eigenvalues: dimension of the space of λ that give no force
matrix-fact-condition = condition
matrix-fact-condition-help = Ratio of the largest to the smallest nonzero eigenvalue: iterations converge slowly if it is large
matrix-spectrum = Eigenvalues of A, logarithmic
matrix-spectrum-words = { $count } eigenvalues of A: largest { $largest }, smallest nonzero { $smallest }, { $zeros } zero
matrix-spectrum-ask = Find the { $count } eigenvalues of this moment (takes a while)
matrix-dependent = { $count ->
    [one] One row depends linearly on the rows before it; it adds a zero eigenvalue:
   *[other] { $count } rows depend linearly on the rows before them; they add zero eigenvalues:
}
matrix-dependent-many = { $row } depends on { $count } others
matrix-more = and { $count } more

matrix-kind-circle = ring
matrix-kind-driven-circle = moving ring
matrix-kind-distance = stick
matrix-kind-pin = pin
matrix-kind-line = straight wire
matrix-kind-through = rod through a ring
matrix-kind-angle = angle
matrix-kind-rope = rope
matrix-kind-area = area
matrix-kind-volume = volume
matrix-kind-equal-distances = equal distances
matrix-kind-rigid-group = rigid group
matrix-kind-ellipse = ellipse
matrix-kind-lemniscate = lemniscate
matrix-kind-polynomial = polynomial curve
matrix-kind-sphere = sphere
matrix-kind-plane = plane
matrix-kind-cylinder = cylinder
matrix-kind-ellipsoid = ellipsoid
matrix-kind-torus = torus
matrix-kind-parabola = parabola
matrix-kind-cycloid = cycloid
matrix-kind-helix = helix
matrix-kind-spline = drawn wire
