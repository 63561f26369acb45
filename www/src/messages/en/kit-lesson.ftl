# Lesson "The building kit": tasks that check themselves, src/lessons/kit/tasks.ts.
# *word* is emphasis, **word** is strong. A paragraph is one message on one line.

build-lead = The best way to understand a mechanism is to build it. Here are a board, a set of tools, and five tasks. Each task is checked by numbers that are measured while you build.
build-guide = The tools stand at the left of the stage, or above it in a narrow window. Each has a key and shows at the lower edge of the stage what to do next. What you build can be changed while it runs, undone without limit, saved, and shared as a link. Each task has a button that sets up its board and another that shows one solution.

build-task = Task
build-begin = Set up the board
build-again = Set it up again
build-solution = Show a solution
build-reached = (reached)
build-done = Done.

build-things = Inspector
build-things-short = Inspector

build-first-title = A pendulum
build-first-1 = The smallest mechanism there is: a fixed particle, a free one, a stick between them. With the stick tool, drag from one empty place to another, and both particles appear at its ends. Then fix one of them, and run.
build-pendulum-task = Build a pendulum, and let it swing for five seconds.
build-pendulum-tied = a free particle on a stick
build-pendulum-motions = exactly one degree of freedom
build-pendulum-stirs = it moves
build-pendulum-lasts = it has run for five seconds, and its stick is as long as before
build-pendulum-done = One particle has two coordinates, and the stick removes one.
build-first-2 = If there are too many degrees of freedom, nothing is fixed yet: a freely falling stick has three. Select a particle to fix it.
build-first-3 = Each particle in the plane has two coordinates, each body three, and each independent row removes one. So p particles and b bodies have

build-linkage-title = A four-bar linkage
build-linkage-1 = Two fixed pivots, two free joints, three sticks in a row from pivot to pivot; the ground is the fourth bar. The mechanism has a single degree of freedom, and every joint moves along its own path.
build-four-bar-task = Build a four-bar linkage that moves.
build-four-bar-tied = at least two free joints, connected by sticks
build-four-bar-motions = exactly one degree of freedom
build-four-bar-stirs = it moves
build-four-bar-done = Four coordinates, three rows, one degree of freedom. Drag a joint and watch the other follow.
build-linkage-2 = Select a bar and change its length in the inspector while the mechanism moves, and it becomes a different one. What happens when a length is impossible is the subject of “{$redundant}”.

build-hanging-title = A bridge
build-hanging-1 = Two piers are in place, and there is air drag. A bridge of sticks finds its shape by itself: let it hang, and wait.
build-bridge-task = Hang a bridge of at least five sticks between the piers. All of them must be in tension, and it must come to rest.
build-bridge-tied = at least four free joints, on five sticks
build-bridge-rests = it has come to rest; kinetic energy
build-bridge-pulls = all sticks are in tension
build-bridge-done = The chain has found the one shape in which all its links are in tension.
build-hanging-2 = Turn the picture upside down in your mind, and every tension becomes a compression: this is how Antoni Gaudí found the shapes of his vaults, with chains and small weights. Colour the sticks by their force, and hang a weight anywhere.
build-hanging-3 = At each joint only the weight acts from outside, vertically. So the horizontal components of the tensions balance, and they have the same value H in all sticks: the steepest one is under the greatest tension.

build-bracing-title = Too much of a good thing
build-bracing-1 = This frame has one degree of freedom and will lean over. One diagonal would stop it. Add more than it needs, and look at the rank.
build-brace-task = Brace the frame so that nothing moves, with one stick more than necessary.
build-brace-motions = no degree of freedom
build-brace-spare = at least one redundant row
build-brace-rests = it is at rest; kinetic energy
build-brace-done = The rank stays at four however many sticks you add. The matrix panel shows the zero eigenvalue.
build-bracing-2 = With two diagonals the frame stays rigid when one of them is cut. Try it with the scissors, and see which other sticks can be removed.

build-drawing-title = A roller coaster
build-drawing-1 = Take the pencil and draw a wire on the empty board; a bead is added to it. Begin high up. The constraint force is what a passenger would feel: the component of the weight across the wire, plus mass times curvature times the square of the speed.
build-drawing-3 = With the unit normal n that points to the centre of curvature:
build-coaster-task = Draw a ride that is fast, but whose force on a bead of one kilogram never exceeds 45 N.
build-coaster-drawn = the bead runs on a drawn wire
build-coaster-stirs = it is fast: more than 6 J of kinetic energy
build-coaster-gently = it has run for five seconds with at most 45 N
build-coaster-done = The faster the bead, the larger the radius of the bend has to be.
build-drawing-2 = A jagged line is not fast but rough: watch the constraint force in the plot when the bead passes a kink.

build-more-title = What next?
build-more-1 = Everything the catalogue offers is behind the last button of the tools: angles, areas, ropes over several points, rigid groups, springs, wind. In the {$laboratory} the board is empty, large, and kept for your next visit.
build-more-3 = A constraint can also be typed: choose *Formula* there, click one to four particles or bodies, and write the condition in the inspector, say x1^2 + y2 = 1. Its derivatives appear below it, exact and set as formulas, while you type.
build-more-2 = Some suggestions: a walking linkage; a pair of scales; a trapeze that gains height by shifting weight; a bridge that bears a load with the fewest sticks; a wire on which two beads from different heights do *not* arrive together.

build-sources-title = Sources
build-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, slides 12 and 18–20: constraints as blocks that are added and removed while the system runs.
build-source-maxwell = James Clerk Maxwell, *On the calculation of the equilibrium and stiffness of frames*, Philosophical Magazine 27 (1864): counting sticks and joints.
build-source-reuleaux = Franz Reuleaux, *Theoretische Kinematik*, Braunschweig 1875: mechanisms as chains of links, among them the one of four bars.
build-source-hooke = Robert Hooke, *A Description of Helioscopes*, London 1676: as hangs the flexible line, so but inverted will stand the rigid arch.
build-source-stoer = Josef Stoer and Roland Bulirsch, *Introduction to Numerical Analysis*, Springer, section 2.4: the cubic splines that the pencil draws.

build-run-own = as built
build-run-solution = a solution
build-run-typed = formula
build-run-beads = beads
build-preset-typed = the typed condition
build-preset-beads = two beads on one wire
