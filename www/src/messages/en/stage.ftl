# The picture of the simulation and what stands around it.
stage-label = Stage: drag the bead, or move it with the arrow keys
stage-description = The bead is at x = { $x } m, y = { $y } m; |C| = { $c }. Paused: the arrow keys move it. Running: they push it. Plus, minus and zero zoom.
stage-arrows = Arrows
stage-arrow-v = velocity
stage-arrow-v-help = ẋ, the velocity of the bead
stage-arrow-f = applied force
stage-arrow-f-help = f, all forces on the bead except that of the ring: weight, mouse spring
stage-arrow-fhat = constraint force
stage-arrow-fhat-help = f̂, the force of the ring on the bead
stage-arrow-grad = gradient
stage-arrow-grad-help = ∇C, the direction in which C grows fastest
stage-exact = exact
stage-exact-help = The exact motion beside the computed one
stage-view = View
stage-zoom-in = Zoom in (+)
stage-zoom-out = Zoom out (−)
stage-fit = Show all (0)
stage-full = Full screen, and back
stage-placed-legal = On the ring, at rest: a legal start
stage-placed-illegal = Off the ring, |C| = { $c }: an illegal start
stage-run-unnamed = Run { $number }
stage-loupe = Magnifier
stage-loupe-help = Magnifier: the last steps beside the curve, the tangent of the last step, and the distance from C = 0; magnified ⊥ across the curve and ∥ along it
stage-levels = Level sets of C
stage-levels-help = Level sets of C: amber where C is positive, blue where it is negative
