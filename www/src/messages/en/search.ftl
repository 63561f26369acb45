# The search: app/search.ts.
search-placeholder = Search lessons, scenes, symbols, terms
search-close = Close
search-found = Results
search-none = Nothing found. Try another word, or part of one.
search-count = { $count } found
search-key-choose = choose
search-key-open = open
search-lesson = Lessons
search-section = Sections
search-symbol = Symbols
search-term = Terms
search-scene = Scenes
