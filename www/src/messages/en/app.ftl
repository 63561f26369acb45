# The frame of the page: header, contents, transport, runs.
app-title = Constrained Dynamics
app-skip = Skip to the content
app-lessons = Lessons
app-settings = Appearance and language
app-large-type = Large type
app-language = Language
app-theme = Theme
app-theme-auto = Theme: as the system
app-theme-light = Theme: light
app-theme-dark = Theme: dark
app-course-kicker = A course in the browser
app-course-lead = How do simulated things stay where they belong: a bead on its wire, a chain in one piece, a box on the floor? Each lesson is a simulation you can touch, with its equations beside it and their numbers under every symbol.
app-course-how = Everything you see is computed while you look at it. Change anything, stop time, take one step apart, and compare methods side by side.
app-lesson-number = Lesson { $number }
app-minutes = about { $minutes } minutes
app-open-lesson = Open the lesson
app-loading = Loading the simulation …
app-core-missing = This browser has no WebAssembly, or it is switched off. The simulations of this course cannot run without it.
app-core-blocked = The simulation could not be loaded: WebAssembly was blocked or the file could not be fetched. Reload the page, or ask whoever set the security rules of this browser to allow WebAssembly.
app-licences = Licences of the course and of what it contains
app-not-found = There is no such lesson. Here are all of them:
app-stage-column = Simulation
app-plots = Plots
app-controls = Controls

app-transport = Time
app-run = Run
app-pause = Pause
app-step-forward = One step
app-step-back = One step back
app-rewind = Back to the start, keeping the recording
app-reset = Start over with the present settings; the recording is cleared
app-timeline = Timeline
app-seconds = { $seconds } seconds
app-speed = Speed
app-slow = Slower than real time: this computer cannot keep up with these settings
app-keys = Keys
app-space = Space
app-key-toggle = Run, pause
app-key-forward = One step; with Shift ten
app-key-back = One step back; with Shift ten
app-key-rewind = Back to the start of the recording
app-key-reset = Start over, clear the recording
app-key-slower = Slower
app-key-faster = Faster
app-key-zoom = On the stage: zoom in, out, show all
app-key-bead = On the stage: move the bead, or push it while running

app-runs = Runs
app-run-add = Add run
app-run-add-help = Another run beside this one, with the same settings; all start from the beginning
app-run-select = Select: controls, formulas and arrows show this run. Double-click to rename.
app-run-rename = Rename { $name }
app-run-remove = Remove { $name }
app-run-new-name = New name
app-run-diverged = { $name } stopped: its numbers grew without bound.
app-run-exploded = has exploded
app-run-exploded-help = |C| is beyond a million: this run has left the picture
app-run-limit = { $name }: the solver reached its limit of iterations.
app-run-unsupported = { $name } stopped: its method does not support this scene. Choose another method.
app-run-use-stepping = Change to time stepping
app-run-work = { $name } stopped: the next step needs more work than is allowed for one step.
app-run-more-work = Allow ten times as much
app-run-start-over = Start over

app-embed-wrong = This address cannot be shown as it is
app-embed-unknown = “{ $name }” is not known here. Known: { $known }.
app-embed-unknown-too = “{ $name }” is not known here either.
app-embed-twice = “{ $name }” is there twice; it can have one value only.
app-embed-number = “{ $name } = { $value }” is not a number.
app-embed-refused = “{ $name } = { $value }”: { $message }
app-embed-failed = The scene could not be built: { $message }
app-embed-choice = “{ $name } = { $value }” is not one of { $known }.
app-embed-open = Open the lesson

# What the core refuses, by its code; behind it come the place and the core's own words.
error-unknown-scene = There is no such scene.
error-unknown-key = This entry is unknown here.
error-wrong-type = A value of another type is expected here, for instance a number instead of text.
error-out-of-range = This value is outside the permitted range.
error-not-finite = This is not a finite number.
error-missing = Something is missing that has to be given.
error-unknown-id = This refers to something that does not exist.
error-duplicate-id = Two entries have the same name.
error-in-use = This cannot be removed while others depend on it.
error-too-large = This exceeds the limits of this program.
error-unsupported = This combination is not supported: choose another method, form or kind.
error-bad-snapshot = The saved state is damaged, or it belongs to another scene.
error-not-recorded = This quantity has not been recorded.
error-freed = This simulation has ended. Reload the page.
error-recursive-use = The simulation was called while another call was in progress.
error-out-of-memory = The simulation ran out of memory. Reload the page; what this browser keeps of your scene is there again afterwards.
error-other = An unexpected error occurred. Reload the page.
error-at = { $sentence } Place: { $path }
