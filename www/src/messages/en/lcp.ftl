# The laboratory of complementarity problems: pictures, verdict, solvers, table, code.

## Pictures
lcp-tabs = Pictures
lcp-tab-pair = One pair
lcp-tab-plane = λ-plane
lcp-tab-cones = Plane of b
lcp-tab-space = Space of b
lcp-zoom-in = Larger
lcp-zoom-out = Smaller
lcp-fit = Show all of it
lcp-plane-label = The plane of the two unknowns λ. Tab goes to the grips, arrow keys move them, Shift makes larger steps.
lcp-cones-label = The plane of b with its complementary cones. Tab goes to the grips, arrow keys move them.
lcp-sphere-label = The complementary cones of three rows on the unit sphere, b = { $b }. Arrow keys turn the sphere, with Shift they move b.
lcp-friction-label = The plane of friction: the disc of the cone and the square of the pyramid, each with its solution.
lcp-friction-box = pyramid
lcp-friction-cone = cone
lcp-pair-label = One pair of λ and w. Tab goes to the grips, arrow keys move them.
lcp-cones-plain = The cones are drawn where every row reads λ ≥ 0, w ≥ 0.
lcp-back = Undo changes
lcp-grip-move = Line w{ $row } = 0: shift
lcp-grip-turn = Line w{ $row } = 0: turn
lcp-grip-start = Starting point of the solvers
lcp-grip-b = b
lcp-grip-column = Column { $column } of −A
lcp-grip-intercept = Shift the line: b
lcp-grip-slope = Turn the line: A
lcp-grip-lo = Lower bound
lcp-grip-hi = Upper bound
lcp-grip-trial = Point on the line
lcp-row-words = Row { $row } of A: { $numbers }
lcp-b-words = b{ $row } = { $value }
lcp-start-words = λ₁ = { $x }, λ₂ = { $y }
lcp-trial-words = λ = { $lambda }, w = { $w }, clamp(λ − w) = { $clamped }
lcp-table-note = { $count } unknowns: more than a plane has. λ and w of each row; never both different from zero where λ ≥ 0.
lcp-table-solution = Solution { $number }

## Verdict
lcp-verdict-one = Exactly one solution:
lcp-verdict-several = { $count } solutions:
lcp-verdict-continuum = Infinitely many solutions.
lcp-verdict-corners = Among them
lcp-family-segment = All λ from { $from } to { $to }.
lcp-family-ray = All λ = { $from } + s { $along }, s ≥ 0.
lcp-family-ray-origin = All λ = s { $along }, s ≥ 0.
lcp-family-from = All λ ≥ { $from }.
lcp-family-to = All λ ≤ { $from }.
lcp-family-line = All λ = { $from } + s { $along }, for any s.
lcp-family-region = All λ between { $corners }.
lcp-family-endless = All λ in the hull of { $corners }, extended without bound along { $along }.
lcp-verdict-none = No solution.
lcp-verdict-infeasible = No solution: the inequalities contradict each other.
lcp-verdict-bases = No complementary basis gives one, although the inequalities can be satisfied.
lcp-verdict-certificate = Proof: y ≥ 0, Aᵀy ≤ 0, b·y < 0 with
lcp-verdict-found = A solution:
lcp-verdict-undecided = Undecided: no solver found a solution, and there is no proof that there is none.
lcp-verdict-refused = The problem is not valid.
lcp-shape-pd = A is positive definite: exactly one solution for every b.
lcp-shape-psd = A is positive semi-definite: a solution wherever the inequalities can be satisfied.
lcp-shape-indefinite = A is not positive semi-definite: none, one or many solutions.
lcp-shape-one-pd = A is positive: exactly one solution for every b.
lcp-shape-one-psd = A is zero: the line is horizontal, and everything depends on b.
lcp-shape-one-indefinite = A is negative: the line falls, and everything depends on b.
lcp-eigenvalues = Eigenvalues of ½(A + Aᵀ): { $values }

## Ways of solvers
lcp-ways-title = Show iterates of
lcp-ways-hint = Choose a solver: its iterates are drawn in the λ-plane, starting at the diamond, which can be moved.
lcp-ways-iterate = Iterate
lcp-ways-k = iterate { $k }
lcp-ways-residual = residual { $value }
lcp-way-solved = { $count ->
    [one] 1 iteration
   *[other] { $count } iterations
}
lcp-way-ray = ends in a ray
lcp-way-infeasible = finds no solution
lcp-way-limit = not converged after { $count }
lcp-way-refused = not applicable

## Table of the problem
lcp-editor-title = The problem in numbers
lcp-editor-title-short = Numbers
lcp-ways-card = Iterates of the solvers
lcp-ways-card-short = Solvers
lcp-editor-bounds = bounds of λ
lcp-editor-kind = Kind of row { $row }
lcp-kind-positive = λ ≥ 0
lcp-kind-free = free, w = 0
lcp-kind-between = lo ≤ λ ≤ hi
lcp-kind-box = friction: pyramid
lcp-kind-cone = friction: cone
lcp-editor-size = Number of unknowns
lcp-editor-count = n = { $count }
lcp-editor-less = One unknown fewer
lcp-editor-more = One unknown more
lcp-editor-examples = Examples
lcp-editor-unreadable = { $entry } is not a number. Write it as 2, −0.5, 4/3 or ∞ (for bounds); the last valid number is still used.
lcp-editor-refused = { $entry }: { $message }
lcp-group-one = One solution
lcp-group-many = Many solutions
lcp-group-none = No solution
lcp-group-bounds = Other bounds
lcp-group-larger = More unknowns
lcp-example-coupled = two coupled rows
lcp-example-plank = box on two contacts
lcp-example-edge = one λ is zero
lcp-example-turning = not symmetric
lcp-example-three-p = three solutions
lcp-example-two = two solutions; Lemke ends in a ray
lcp-example-segment = a segment of solutions
lcp-example-ray = a ray of solutions
lcp-example-minus-two = A = −1, b = 1
lcp-example-minus-none = A = −1, b = −1
lcp-example-infeasible = contradiction
lcp-example-feasible-none = no contradiction, no solution
lcp-example-cyclic = three rows, zeros on the diagonal
lcp-example-cycle = three rows in a cycle
lcp-example-murty = Murty’s example
lcp-example-fathi = Fathi’s example
lcp-example-fathi-turned = Fathi’s example, the other product
lcp-example-chain = chain of ten
lcp-example-box = both in boxes
lcp-example-mixed = mixed: the second row is free
lcp-example-linear = a linear system
lcp-example-cone = a contact with friction, cone
lcp-example-pyramid = a contact with friction, pyramid
lcp-example-sliding = a contact with friction of fixed bounds

## Code
lcp-code-title = As JSON and as code
lcp-code-title-short = Code
lcp-code-json = JSON
lcp-code-js = JavaScript
lcp-code-rust = Rust
lcp-code-python = Python
lcp-code-copy = Copy
lcp-code-use = Use this
lcp-code-discard = Discard
lcp-code-open = Open a file …
lcp-code-save = Save
lcp-code-used = Applied.
lcp-code-copied = Copied.
lcp-code-marked = Selected: copy it with the keyboard.
lcp-code-wrong-json = This is not JSON: { $place }
lcp-code-wrong-keys = Expected an object with a, b and optionally lo and hi; not a part of it: { $place }
lcp-code-wrong-numbers = Expected numbers in { $place }
lcp-code-wrong-size = The sizes do not fit, or are too large: { $place }

## Questions
lcp-predict-solve = Solve and see
lcp-predict-right = You said “{ $choice }”. Correct.
lcp-predict-wrong = You said “{ $choice }”. The solution says “{ $answer }”.

## What a screen reader says before a number
lcp-quantity-a = A
lcp-quantity-b = b
lcp-quantity-lambda = λ
lcp-quantity-w = w
lcp-quantity-aim = λ minus w
lcp-quantity-clamped = λ minus w, clamped to the bounds
