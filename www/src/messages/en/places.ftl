# The gallery of scenes; what to see in each is said by the core in English.
scenes-title = Scenes
scenes-lead = { $count } prepared scenes, each with something to see. Run one here, or take it apart in the laboratory.
scenes-search = Find a scene
scenes-none = No scene matches.
scenes-all = All scenes
scenes-plane = In the plane
scenes-space = In space
scenes-see = What to see
scenes-open = Open in the laboratory

# Sharing an experiment: app/share-state.ts.
app-share-link = Copy a link to this state
app-share-embed = Copy embed code
app-share-copied = Copied.
app-share-long = This state is too large for a link.
app-share-no-embed = Only prepared scenes can be embedded; send a link instead.
app-share-broken = The link is damaged: the lesson begins as usual.

# The glossary: app/words.ts.
app-words-lead = One word for one thing: the terms of this course, with their symbols, in four languages.
app-words-term = Term
app-words-symbol = Symbol
app-words-meaning = Meaning
