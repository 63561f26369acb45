# The list of lessons: a title and one sentence each.
lesson-circle-title = A point on a circle
lesson-circle-summary = A bead on a wire ring: which force keeps it there, why the computed bead drifts off, and what brings it back.
