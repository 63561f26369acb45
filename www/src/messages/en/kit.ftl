# The building kit and the free laboratory: tools, lists, files.
kit-run = as built
kit-run-sequence = in sequence
kit-run-together = together
kit-tools = Tools
kit-scene = Scene
kit-inspector = Inspector
kit-hint = { POINTER() ->
    [touch] An empty stage. Take the stick and drag from place to place, or open a scene.
   *[mouse] An empty stage. Take the stick (S) and drag from place to place, or open a scene.
}
kit-quiet = Dismiss
kit-done = Done
kit-add = Add
kit-close = Close

kit-tool-select = Select
kit-tool-select-help = { POINTER() ->
    [touch] Drag particles, tap to select.
   *[mouse] Drag particles, click to select, Shift-click to select several.
}
kit-tool-particle = Particle
kit-tool-particle-help = { POINTER() ->
    [touch] Tap to place it.
   *[mouse] Click to place it. With Shift it is fixed.
}
kit-tool-box = Box
kit-tool-box-help = { POINTER() ->
    [touch] Drag from corner to corner; a tap makes a small one.
   *[mouse] Drag from corner to corner; a click makes a small one. With Shift it is fixed.
}
kit-tool-disc = Disc
kit-tool-disc-help = { POINTER() ->
    [touch] Drag from its centre; a tap makes a small one.
   *[mouse] Drag from its centre; a click makes a small one. With Shift it is fixed.
}
kit-tool-capsule = Capsule
kit-tool-capsule-help = { POINTER() ->
    [touch] Drag from end to end; a tap makes a small one.
   *[mouse] Drag from end to end; a click makes a small one. With Shift it is fixed.
}
kit-tool-cylinder = Cylinder
kit-tool-cylinder-help = { POINTER() ->
    [touch] Drag from face to face; a tap makes a small one.
   *[mouse] Drag from face to face; a click makes a small one. With Shift it is fixed.
}
kit-tool-cone = Cone
kit-tool-cone-help = { POINTER() ->
    [touch] Drag from the middle of the base to the tip; a tap makes a small one.
   *[mouse] Drag from the middle of the base to the tip; a click makes a small one. With Shift it is fixed.
}
kit-tool-polygon = Convex polygon
kit-tool-polygon-help = { POINTER() ->
    [touch] Tap its corners; the first one again or “Done” closes it.
   *[mouse] Click its corners; the first one again, a double click or Enter closes it.
}
kit-tool-hull = Convex solid
kit-tool-hull-help = { POINTER() ->
    [touch] Tap the corners of its outline; the first one again or “Done” makes a slab of it. Typed corners may lie anywhere.
   *[mouse] Click the corners of its outline; the first one again, a double click or Enter makes a slab of it. Typed corners may lie anywhere.
}
kit-tool-chain = Terrain of segments
kit-tool-chain-help = { POINTER() ->
    [touch] Tap from point to point; “Done” ends it, the first point again closes the ring. It is fixed.
   *[mouse] Click from point to point; a double click or Enter ends it, the first point again closes the ring. It is fixed.
}
kit-tool-fuse = Compound
kit-tool-fuse-help = { POINTER() ->
    [touch] Tap the bodies to join; “Done” creates the compound. Masses add up.
   *[mouse] Click the bodies to join; Enter creates the compound. Masses add up.
}
kit-tool-ground = Ground
kit-tool-ground-help = { POINTER() ->
    [touch] Drag along it, or tap for level ground. It is infinite.
   *[mouse] Drag along it, or click for level ground. It is infinite.
}
kit-tool-stick = Stick
kit-tool-stick-help = { POINTER() ->
    [touch] Drag or tap from particle to particle; an empty spot makes one.
   *[mouse] Drag or click from particle to particle; an empty spot makes one.
}
kit-tool-spring = Spring
kit-tool-spring-help = { POINTER() ->
    [touch] Drag or tap from particle to particle; an empty spot makes one.
   *[mouse] Drag or click from particle to particle; an empty spot makes one.
}
kit-tool-rope = Rope
kit-tool-rope-help = { POINTER() ->
    [touch] Tap every particle it runs over; “Done” ends it.
   *[mouse] Click every particle it runs over; double-click or Enter ends it.
}
kit-tool-wind = Wind
kit-tool-wind-help = Press on a point of a body and drag downwind: 1 m is 5 m/s. From an empty spot it blows on all bodies.
kit-tool-pin = Pin
kit-tool-pin-help = { POINTER() ->
    [touch] Tap the particle to hold in place.
   *[mouse] Click the particle to hold in place.
}
kit-tool-ring = Ring
kit-tool-ring-help = Press on the bead and drag to the centre of its ring.
kit-tool-line = Straight wire
kit-tool-line-help = Press on the bead and drag along its wire.
kit-tool-pencil = Pencil
kit-tool-pencil-help = Draw a wire of any shape, over a bead or on an empty spot.
kit-tool-angle = Angle
kit-tool-angle-help = { POINTER() ->
    [touch] Tap three particles; the angle is at the second.
   *[mouse] Click three particles; the angle is at the second.
}
kit-tool-equal = Equal distances
kit-tool-equal-help = { POINTER() ->
    [touch] Tap two particles, then two more.
   *[mouse] Click two particles, then two more.
}
kit-tool-area = Area
kit-tool-area-help = { POINTER() ->
    [touch] Tap the corners around it, then the first one again.
   *[mouse] Click the corners around it, then the first one again.
}
kit-tool-group = Rigid group
kit-tool-group-help = { POINTER() ->
    [touch] Tap the particles whose distances stay constant; “Done” ends.
   *[mouse] Click the particles whose distances stay constant; Enter ends.
}
kit-tool-hinge = Hinge
kit-tool-hinge-help = Lets bodies rotate about a point: a ball joint in space. Limits and a motor are among its properties.
kit-tool-slider = Slider
kit-tool-slider-help = Lets a body move along a straight line: drag along it. Limits and a motor are among its properties.
kit-tool-weld = Weld
kit-tool-weld-help = Joins two bodies rigidly, or fixes a body to the ground.
kit-tool-gear = Gear
kit-tool-gear-help = { POINTER() ->
    [touch] Tap two wheels, and a third body if one carries both; “Done” ends.
   *[mouse] Click two wheels, and a third body if one carries both; Enter ends.
}
kit-tool-motor = Motor
kit-tool-motor-help = Turns one body relative to another or to the ground; it does not connect them.
kit-tool-drum = Rope on a drum
kit-tool-drum-help = Drag from the side of a wheel where the rope leaves it to the load; an empty spot makes one. The wheel needs a hinge.
kit-tool-screw = Screw
kit-tool-screw-help = A body turns about an axis and advances by the pitch in each turn: drag along the axis. The pitch is among its properties.
kit-tool-torsion = Torsional spring
kit-tool-torsion-help = A spring between the angles of two bodies, or of a body and the ground, stable however stiff it is; it does not connect them.
kit-tool-motion = Prescribed motion
kit-tool-motion-help = Click a body, or an empty spot for a new particle; its motion follows a formula of t, whatever acts on it. The formula is among its properties.
kit-motion-x = displacement along x (m)
kit-motion-y = displacement along y (m)
kit-motion-z = displacement along z (m)
kit-motion-angle = angle of rotation (rad)
kit-family-link = Sticks, springs, ropes and wind
kit-family-solid = Rigid bodies
kit-family-joint = Joints
kit-family-wire = Pins and wires
kit-family-relation = Relations of several particles
kit-family-take = Cut and delete
kit-tool-cut = Scissors
kit-tool-cut-help = Drag across sticks and springs to cut them.
kit-tool-erase = Eraser
kit-tool-erase-help = { POINTER() ->
    [touch] Tap to delete; attached constraints are deleted too.
   *[mouse] Click to delete; attached constraints are deleted too.
}
kit-tool-kind-help = Choose its particles.
kit-all = All constraints and forces
kit-constraints = Constraints
kit-forces = Forces
kit-make-fixed = Fixed: selected particles, or new ones

kit-pick = { $title }: particle { $number } of { $total }
kit-pick-open = { POINTER() ->
    [touch] { $title }: { $count } chosen, at least { $least }; “Done” ends
   *[mouse] { $title }: { $count } chosen, at least { $least }; Enter or a double click ends
}
kit-pick-any = { POINTER() ->
    [touch] { $title }: tap one particle, or “Done” for all
   *[mouse] { $title }: click one particle, or press Enter for all
}
kit-joint-first = { $title }: press on a body at the joint’s position, and drag to the other body or to the ground
kit-joint-second = { POINTER() ->
    [touch] { $title }: now tap the other body or an empty spot; the same position again selects the body beneath
   *[mouse] { $title }: now click the other body or an empty spot; the same position again selects the body beneath
}
kit-joint-needs-body = { POINTER() ->
    [touch] One of the two must be a body: tap one.
   *[mouse] One of the two must be a body: click on one.
}
kit-polygon-corners = A polygon needs three corners that are not collinear.
kit-chain-corners = A chain needs at least two points.
kit-fuse-which = Only finite bodies that have no constraints and are not compounds can be joined.
kit-type-corners = x, y; x, y; x, y
kit-type-corners-space = x, y, z; x, y, z; …
kit-type-bodies = numbers of bodies
kit-type-place = x, y in metres
kit-type-place-space = x, y, z in metres
kit-type-particles = numbers of particles
kit-type-place-wrong = Give one number for each coordinate.
kit-type-none = There is no particle { $number }.
kit-type-count = The number of particles is wrong.
kit-stroke-short = This stroke is too short for a wire.

kit-particle = Particle { $number }
kit-body = Body { $number }
kit-fixed = fixed
kit-all-particles = all particles
kit-position = position
kit-velocity = velocity
kit-nothing-yet = Everything you build is listed here with its properties.
kit-nothing-selected = Select something on the stage or in these lists to see and change its properties.
kit-several = { $count } objects selected
kit-several-help = { $particles ->
    [0] Delete removes them together.
    [one] Delete removes them together.
   *[other] A stick, rope, angle or group can now be made of these { $particles } particles: press its button.
}
kit-delete = Delete
kit-delete-with = { $count ->
    [one] Delete, with one attached object
   *[other] Delete, with { $count } attached objects
}
kit-key-delete = Delete key
kit-removed-with = { $count ->
    [one] One attached object was deleted too. Undo restores everything.
   *[other] { $count } attached objects were deleted too. Undo restores everything.
}
kit-refused = Not possible: { $message }
kit-now-stepping = Switched to the method “Impulse”, which suits contacts best, with Gauss–Seidel.
kit-list-body = Particles: { $count }
kit-list-bodies = Bodies: { $count }
kit-list-constraint = Constraints: { $count }
kit-list-force = Forces: { $count }

kit-undo = Undo
kit-redo = Redo
kit-open = Open
kit-empty-plane = Empty stage in the plane
kit-empty-plane-help = Gravity only.
kit-empty-space = Empty stage in space
kit-empty-space-help = Gravity only, in three dimensions.
kit-from-file = From a file …
kit-from-file-help = A scene that was saved here. It can also be dropped onto the stage.
kit-scenes = Scenes of this course
kit-save = Save
kit-save-help = Save the scene as a file, with its present state
kit-file-name = scene
kit-share = Share
kit-share-help = Copy a link that holds the whole scene
kit-shared = The link is in the clipboard: { $letters } characters.
kit-shared-start = The link is in the clipboard: { $letters } characters. With its present state it would be too long, so it starts from the beginning.
kit-shared-address = The link is in the address bar now; copy it from there.
kit-share-long = This scene is too large for a link of { $most } characters. Save it as a file instead.
kit-code = Code
kit-code-help = The scene as a document and as a program
kit-code-language = Language
kit-code-json = Document
kit-code-js = JavaScript
kit-code-rust = Rust
kit-code-python = Python (Jupyter)
kit-copy = Copy
kit-copied = Copied.
kit-example = An example to play with: drag a particle, cut a stick, add to it. An empty stage is under “Open”.
kit-restored = What you built last time is back. An empty stage is under “Open”.
kit-link-opened = The scene of the link is open. Undo restores what was here before.
kit-link-refused = The scene of this link cannot be shown: { $message }
kit-link-broken = This link is not complete: no scene can be read from it.
kit-file-opened = { $name } is open.
kit-file-not-json = { $name } was not opened because it is not a scene file: { $message }
kit-file-refused = { $name } was not opened: { $message }
kit-file-large = { $name } was not opened: it is too large.

# Names of constraints, forces and their parameters.
kit-constraint-circle = Ring
kit-constraint-driven-circle = Moving ring
kit-constraint-distance = Stick
kit-constraint-line = Straight wire
kit-constraint-spline = Drawn wire
kit-constraint-max-distance = Maximum distance
kit-force-drag = Drag
kit-force-spring = Spring

kit-parameter-center = centre
kit-parameter-friction = friction
kit-parameter-slidingFriction = kinetic to static friction
kit-parameter-rollingFriction = rolling friction
kit-parameter-torsionalFriction = torsional friction
kit-parameter-restitution = restitution
kit-parameter-collide = touch each other
kit-parameter-groups = collision groups
kit-parameter-ignores = ignored groups
kit-parameter-half = half width, half height
kit-parameter-radius = radius
kit-parameter-form = form
kit-parameter-normal = normal
kit-parameter-amplitude = amplitude
kit-parameter-frequency = angular frequency
kit-parameter-axis = axis
kit-parameter-turning = angular velocity
kit-parameter-length = length
kit-parameter-point = point
kit-parameter-direction = direction
kit-parameter-angle = angle
kit-parameter-area = area
kit-parameter-volume = volume
kit-parameter-a = semi-axis
kit-parameter-b = semi-axis
kit-parameter-c = semi-axis
kit-parameter-terms = terms i; j; factor
kit-parameter-tube = radius of the tube
kit-parameter-curvatureRadius = radius of curvature
kit-parameter-rollingRadius = radius of the wheel
kit-parameter-pitch = pitch
kit-parameter-turns = turns
kit-parameter-points = points
kit-parameter-closed = closed
kit-parameter-force = force
kit-parameter-acceleration = acceleration
kit-parameter-coefficient = coefficient
kit-parameter-stiffness = stiffness
kit-parameter-damping = damping
kit-parameter-rest = rest length
kit-parameter-velocity = velocity
kit-parameter-constant = constant
kit-parameter-softening = softening length
kit-parameter-charge = charge
kit-parameter-density = density
kit-parameter-level = level
kit-parameter-gravity = gravity
kit-parameter-magnetic = magnetic field
kit-parameter-electric = electric field
kit-parameter-axes = axes of the force
kit-parameter-height = height
kit-parameter-breakingForce = breaking force
kit-parameter-breakingTorque = breaking torque
kit-parameter-alternating = alternating signs
kit-parameter-anchors = anchor points
kit-parameter-limited = limited
kit-parameter-lower = lower limit
kit-parameter-upper = upper limit
kit-parameter-driven = driven by a motor
kit-parameter-speed = speed
kit-parameter-maxTorque = largest torque
kit-parameter-maxForce = largest force
kit-parameter-gain = gain
kit-parameter-target = target
kit-parameter-frictionTorque = friction in the bearing
kit-parameter-frictionForce = friction in the guide
kit-parameter-play = play
kit-parameter-taut = kept taut
kit-parameter-ratio = ratio
kit-parameter-of = bodies
kit-parameter-condition = condition
kit-parameter-potential = potential
kit-parameter-fx = force along x
kit-parameter-fy = force along y
kit-parameter-fz = force along z
kit-parameter-torque = torque
kit-parameter-otherAxis = second axis
kit-parameter-halfLength = half length
kit-parameter-mass = mass
kit-parameter-body = particle
kit-parameter-between = bodies
kit-parameter-over = particles
kit-parameter-around = particles
kit-parameter-corners = particles
kit-parameter-bodies = particles
kit-parameter-first = first pair
kit-parameter-second = second pair

kit-heavy = A large scene
kit-heavy-text = It contains { $bodies ->
    [one] one body
   *[other] { $bodies } bodies
} and { $constraints ->
    [0] no constraints
    [one] one constraint
   *[other] { $constraints } constraints
}. Building it may take a while; the page does not respond meanwhile.
kit-heavy-points = It is described by { $numbers } numbers. Building it may take a while; the page does not respond meanwhile.
kit-heavy-build = Build it
kit-heavy-cancel = Cancel
kit-heavy-building = Building …
kit-heavy-cancelled = Nothing was opened; everything is unchanged.
