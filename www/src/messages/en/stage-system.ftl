# The stage with several particles, sticks and springs, in the plane and in space.
system-label = Stage: drag a particle, or choose one with N and P and move it with the arrow keys
system-description = { $particles ->
    [one] One particle
   *[other] { $particles } particles
  }, { $fixed ->
    [one] one fixed point
   *[other] { $fixed } fixed points
  }, { $sticks ->
    [one] one stick
   *[other] { $sticks } sticks
  }, { $others ->
    [one] one other constraint
   *[other] { $others } other constraints
  }; |C| = { $c }.
system-keys = N and P choose a particle, Enter selects it, Escape releases it. Paused: the arrow keys move it. Running: they push it. Plus, minus and zero zoom.
system-keys-space = The arrow keys turn the scene. N and P choose a particle, then the arrow keys move it; Escape releases it. Plus and minus zoom, Home shows all.
system-body = Particle { $order } of { $count }: { $place }
system-arrow-v-help = ẋ, the velocity of each particle
system-arrow-f-help = f, all forces on a particle except constraint forces: weight, springs, mouse spring
system-arrow-fhat-help = f̂, the force of all constraints together on a particle
system-arrow-grad-help = ∇C of a constraint, for each of its particles: the direction in which C grows fastest
system-loads = rod forces
system-loads-help = λ in the rods: blue rods pull their ends together, orange ones push them apart
system-all = arrows on all
system-all-help = Arrows on every particle, not only on those that you look at
system-pushed = pushed
system-pulled = pulled
system-placed-legal = All constraints hold: a legal start
system-placed-illegal = |C| = { $c }: an illegal start
system-iterate = λ of { $solver }, iterate k = { $k }
