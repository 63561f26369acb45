# The step’s linear system as a picture.
matrix-title = The equations for λ as a picture
matrix-title-short = Matrix
matrix-show = Shown
matrix-label = { $matrix }, { $meaning }: { $rows } by { $cols }. Arrow keys move from entry to entry.
matrix-hint = Point at an entry, or move over the entries with the arrow keys. Orange is positive, blue negative, blank is zero because nothing is there.
matrix-nothing = There are no constraints, so there is nothing to solve for.
matrix-too-large = { $rows } equations: more than { $most } are too many for a picture of A. The solver never forms it either; it only multiplies by J, W and Jᵀ.
matrix-J = gradients, a row for each equation
matrix-W = inverse masses
matrix-JdotV = velocity terms of C̈
matrix-A = J W Jᵀ, how one λ changes another’s { $rate }
matrix-lambda = multipliers
matrix-b = { $rate } without constraint forces, and feedback; the sum Aλ + b must be zero
matrix-U = A after elimination: a row that follows from others becomes zero

matrix-impulses = This method finds impulses: A and b belong to the step that comes, λ to the one just taken.

matrix-part = part { $part } of { $constraint }
matrix-j = What { $constraint } feels when particle { $body } moves{ $whole ->
    [yes] {""}.
   *[no] {" "}along { $axis }.
}
matrix-j-fixed = What { $constraint } would feel if particle { $body } moved; it is fixed.
matrix-j-none = { $constraint } does not touch particle { $body }.
matrix-w-mass = One over the mass of particle { $body }.
matrix-w-fixed = Particle { $body } is fixed: as if its mass were infinite.
matrix-w-off = Off the diagonal W is empty: each mass moves for itself.
matrix-a-diagonal = What one unit of its own λ does to { $rate } of { $constraint }.
matrix-a-shared = { $one } and { $other } share { $count ->
    [one] particle { $bodies }
   *[other] particles { $bodies }
}.
matrix-a-fixed = { $one } and { $other } meet only at a fixed particle: neither feels the other.
matrix-a-none = { $one } and { $other } share no particle: neither feels the other directly.
matrix-u = What is left of { $constraint } after the rows above it are taken out.
matrix-lambda-entry = How strongly { $constraint } pushes along its gradient.
matrix-b-entry = What { $rate } of { $constraint } would be without constraint forces, feedback included.
matrix-JdotV-entry = The part of C̈ of { $constraint } that comes from motion alone.

matrix-of = { $rank } of { $rows }
matrix-fact-size = A
matrix-fact-size-help = One row and one column for each equation
matrix-fact-symmetric = symmetric
matrix-fact-symmetric-help = The largest difference between A and its transpose, measured
matrix-fact-rank = rank
matrix-fact-rank-help = How many equations say something new
matrix-fact-nullity = nullity
matrix-fact-nullity-help = How many eigenvalues are zero: so many directions of λ push nothing
matrix-fact-condition = condition
matrix-fact-condition-help = Largest over smallest eigenvalue that is not zero: how hard it is for iterations
matrix-spectrum = Eigenvalues of A, logarithmic
matrix-spectrum-words = { $count } eigenvalues of A: largest { $largest }, smallest that is not zero { $smallest }, { $zeros } zero
matrix-spectrum-ask = Find the { $count } eigenvalues of this moment (takes a while)
matrix-dependent = { $count ->
    [one] One row follows from the rows before it. It adds nothing but an eigenvalue zero:
   *[other] { $count } rows follow from the rows before them. They add nothing but eigenvalues zero:
}
matrix-dependent-many = { $row } follows from { $count } others
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
