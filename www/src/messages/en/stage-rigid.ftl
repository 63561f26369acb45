# The stage with rigid bodies and their contacts.
stage-layers = contacts
stage-layers-help = Display of contacts
stage-layer-points = contact points, those of one pair joined
stage-layer-normals = normals
stage-layer-forces = forces in the contacts
stage-layer-cones = friction cones
stage-layer-boxes = bounding boxes
rigid-description = { $bodies ->
    [one] One body
   *[other] { $bodies } bodies
  } that can move, { $contacts ->
    [one] one contact point
   *[other] { $contacts } contact points
  }.
rigid-keys = N and P choose a body, Enter selects it, Escape releases it. Paused: the arrow keys move it, R turns it. Running: they push it. Plus, minus and zero zoom.
rigid-body = Body { $order } of { $count }: { $place }
rigid-placed = Placed, at rest
stage-load = { $force } of { $weight } N
