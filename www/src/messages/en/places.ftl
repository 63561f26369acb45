# The gallery of scenes; what to see in each is said by the core in English.
scenes-title = Scenes
scenes-lead = { $count } prepared scenes, each with something to observe. Run one here, or modify it in the laboratory.
scenes-search = Find a scene
scenes-none = No scene matches.
scenes-all = All scenes
scenes-plane = In the plane
scenes-space = In space
scenes-see = What to observe
scenes-open = Open in the laboratory

# Sharing an experiment: app/share-state.ts.
app-share-link = Copy a link to this state
app-share-link-place = Copy a link to this section
app-share-embed = Copy embed code
app-share-size = Size of the frame
app-share-full-width = full width
app-share-qr = Show a QR code
app-share-code = Show as a program
app-share-picture = Save the picture (PNG)
app-share-film = Save a film of the last 5 seconds (WebM)
app-share-step = One step on paper
app-share-print = Print the lesson, or save it as PDF
app-share-qr-place = This state is too long for a code; this one leads to the lesson.
app-share-qr-beginning = This state is too long for a code; this one leads to the beginning of the experiment.
app-share-filming = The film is being drawn, picture by picture …
app-share-filmed = Saved.
app-share-no-film = Nothing has been recorded yet: run the experiment first.
app-share-film-missing = This browser has no video encoder (WebCodecs). Copy the link and open it in a current Chrome, Edge or Firefox on a computer, for instance.
app-share-film-insecure = Browsers encode films only for addresses that begin with https. Open the course there.
app-share-cannot-film = This browser cannot encode films as WebM. Copy the link and open it in another browser, or save a picture.
app-share-copied = Copied.
app-share-long = This state is too large for a link.
app-share-broken = The link is damaged: the lesson begins as usual.

# The glossary: app/words.ts.
app-words-lead = One word for one thing: the terms of this course, with their symbols, in four languages.
app-words-term = Term
app-words-symbol = Symbol
app-words-meaning = Meaning
