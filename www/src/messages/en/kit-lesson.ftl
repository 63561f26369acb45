# Lesson "The building kit": tasks that check themselves, src/lessons/kit/tasks.ts.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

build-lead = To understand a mechanism one has to build it. Here are a board, a set of tools, and five tasks. Whether a task is done is not a matter of opinion: numbers are measured while you build.
build-guide = The tools are at the left of the stage. Each has a key, and says below the stage what to do next. What you build can be changed while it runs, undone without end, saved, and sent to somebody as a link. A button of each task sets up its board, another shows one way to do it.

build-task = Task
build-begin = Set up the board
build-again = Set it up again
build-solution = Show one way
build-reached = (reached)
build-done = Done.

build-things = Inspector
build-things-short = Inspector

build-first-title = A pendulum
build-first-1 = The smallest mechanism there is: a fixed particle, a free one, a stick between them. With the stick tool, drag from one empty place to another, and both particles appear at its ends. Then fix one of them, and run.
build-pendulum-task = Build a pendulum, and let it swing for five seconds.
build-pendulum-tied = a free particle on a stick
build-pendulum-motions = exactly one motion is left
build-pendulum-stirs = it moves
build-pendulum-lasts = it has run for five seconds, and its stick is as long as before
build-pendulum-done = One particle has two coordinates, the stick takes one.
build-first-2 = If too many motions are left, nothing is fixed yet: a stick that falls freely has three. Select a particle to fix it.

build-linkage-title = A four-bar linkage
build-linkage-1 = Two fixed pivots, two free joints, three sticks in a row from pivot to pivot; the ground is the fourth bar. What the free joints may do is one single motion, and every joint has its own path on it.
build-four-bar-task = Build a four-bar linkage that moves.
build-four-bar-tied = two free joints at least, tied by sticks
build-four-bar-motions = exactly one motion is left
build-four-bar-stirs = it moves
build-four-bar-done = Four coordinates, three rows, one motion. Drag a joint and watch the other follow.
build-linkage-2 = Change the length of a bar in the lists below the stage while it moves, and the mechanism turns into another one. When a length is asked for that cannot be, “{$redundant}” tells what happens.

build-hanging-title = A bridge
build-hanging-1 = Two piers stand already, and there is air that brakes. A bridge of sticks finds its shape by itself: let it hang, and wait.
build-bridge-task = Hang a bridge of at least five sticks between the piers. All of them must pull, and it must come to rest.
build-bridge-tied = four free joints at least, on five sticks
build-bridge-rests = it has come to rest; kinetic energy
build-bridge-pulls = all sticks pull
build-bridge-done = A chain that only pulls has found the one shape in which it can.
build-hanging-2 = Turn the picture upside down in your mind, and every pull becomes a push: that is how Antoni Gaudí found the shapes of his vaults, with chains and little weights. Colour the sticks by their force, and hang a weight where you like.

build-bracing-title = Too much of a good thing
build-bracing-1 = This frame has one motion too many and will lean over. One diagonal would stop it. Give it more than it needs, and look at the rank.
build-brace-task = Brace the frame so that nothing moves, with one stick more than would be necessary.
build-brace-motions = no motion is left
build-brace-spare = one row at least repeats the others
build-brace-rests = it is at rest; kinetic energy
build-brace-done = The rank stays at four however many sticks you add. The matrix panel shows the zero eigenvalue.
build-bracing-2 = With two diagonals the frame bears it when one of them is cut. Try it with the scissors, and see which other sticks may go.

build-drawing-title = A roller coaster
build-drawing-1 = Take the pencil and draw a wire on the empty board; a bead comes along. Begin high up. The constraint force is what a passenger would feel: the weight, and on top of it the curvature times the square of the speed.
build-coaster-task = Draw a ride that is fast, but never presses with more than 45 N on a bead of one kilogram.
build-coaster-drawn = the bead runs on a drawn wire
build-coaster-stirs = it is fast: more than 6 J of kinetic energy
build-coaster-gently = it has run for five seconds with never more than 45 N
build-coaster-done = The faster the bead, the wider the bend has to be.
build-drawing-2 = A jagged line is not fast but painful: watch the constraint force in the plot when the bead passes a kink.

build-more-title = And now?
build-more-1 = Everything the catalogue offers is behind the last button of the tools: angles, areas, ropes over several points, rigid groups, springs, wind. In the {$laboratory} the board is empty, large, and kept for your next visit.
build-more-3 = A constraint can also be typed: choose *Formula* there, click one to four particles or bodies, and write the condition in the inspector, say x1^2 + y2 = 1. Its derivatives appear below it, exact and set as formulas, while you type.
build-more-2 = A few proposals: a linkage that walks; a pair of scales; a trapeze that gains height by shifting weight; a bridge that bears a load with the fewest sticks; a wire on which two beads from different heights do *not* arrive together.

build-run-own = as built
build-run-solution = one way to do it
